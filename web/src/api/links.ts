/**
 * The links this browser holds. The secret of a link comes in the fragment of its address, goes to
 * the server once, and stays in a cookie that no script can read; here only its public name is kept.
 */
import { post, request } from './client';
import type { NewLink, Session } from './types';

export interface Held extends Session {
  /** When it was opened here, in milliseconds since 1970. */
  opened: number;
}

const KEPT = 'jadoube.links';
const MOST = 50;

export function heldLinks(): Held[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? (kept as Held[]) : [];
  } catch {
    return [];
  }
}

export function heldLink(link: string): Held | undefined {
  return heldLinks().find((held) => held.link === link);
}

/** Gives the secret to the server and keeps the link's public name. */
export async function open(token: string): Promise<Held> {
  const session = await post<Session>('/api/session', { token });
  const held = { ...session, opened: Date.now() };
  const others = heldLinks().filter((other) => other.link !== held.link);
  localStorage.setItem(KEPT, JSON.stringify([held, ...others].slice(0, MOST)));
  return held;
}

export async function forget(link: string): Promise<void> {
  await request('DELETE', '/api/session', { link });
  localStorage.setItem(KEPT, JSON.stringify(heldLinks().filter((held) => held.link !== link)));
}

/** The page that a link opens. */
export function pageOf(held: Session): string {
  const as = `?as=${held.link}`;
  if (held.game === null) return `/competition/${held.competition}${as}`;
  const page = held.role === 'spectator' ? 'watch' : 'play';
  return `/${page}/${held.game}${as}`;
}

/** The address to send to somebody; the secret is in the part that no server is sent. */
export function addressOf(link: NewLink): string {
  return `${location.origin}/join#${link.token}`;
}
