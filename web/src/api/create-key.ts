/** The key of a server that lets only those create who know it; the tab keeps it as long as it is open. */
import { post, Problem } from './client';

const KEPT = 'jadoube.create-key';
const HEADER = 'jadoube-create-key';

/** Keeps a key to be sent along; what no header can carry is no key of any server. */
export function keepKey(key: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(key)) return false;
  sessionStorage.setItem(KEPT, key);
  return true;
}

export function keptKey(): string | undefined {
  return sessionStorage.getItem(KEPT) ?? undefined;
}

/** Creates a competition or a game of its own, with the key if there is one. */
export async function createWithKey<T>(path: string, body: unknown): Promise<T> {
  const key = keptKey();
  try {
    return await post<T>(path, body, undefined, key === undefined ? {} : { [HEADER]: key });
  } catch (error) {
    // A wrong key is not kept, so that nobody is locked out by it.
    if (needsKey(error)) sessionStorage.removeItem(KEPT);
    throw error;
  }
}

/** Whether the server asks for a key. */
export function needsKey(error: unknown): boolean {
  return error instanceof Problem && error.code === 'needs-create-key';
}
