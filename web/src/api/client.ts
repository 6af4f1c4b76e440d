/** Requests to the server. */
import type { ProblemBody } from './types';
import { has, t } from '../words/words';

/** What went wrong with a request, in words that say what to do. */
export class Problem extends Error {
  constructor(readonly body: ProblemBody) {
    super(body.detail);
  }

  get code(): string {
    return this.body.code;
  }

  /** In the reader's language if there are words for it, else as the server put it. */
  get words(): string {
    const id = `problem-${this.body.code}`;
    return has(id) ? t(id, { detail: this.body.detail }) : this.body.detail;
  }
}

/** The server was not reached. */
const unreachable: ProblemBody = { status: 0, code: 'unreachable', detail: 'no connection' };

/** Which link a request is made by; its secret is in a cookie that no script can read. */
export const LINK_HEADER = 'jadoube-link';

export async function request(
  method: string,
  path: string,
  options: { link?: string | undefined; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  const headers = new Headers(options.headers);
  if (options.link) headers.set(LINK_HEADER, options.link);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
  } catch {
    throw new Problem(unreachable);
  }
  if (response.ok) return response;
  const kind = response.headers.get('content-type') ?? '';
  if (kind.includes('json')) throw new Problem((await response.json()) as ProblemBody);
  throw new Problem({ ...unreachable, status: response.status });
}

export async function get<T>(path: string, link?: string): Promise<T> {
  return (await (await request('GET', path, { link })).json()) as T;
}

export async function post<T>(
  path: string,
  body: unknown,
  link?: string,
  headers: Record<string, string> = {},
): Promise<T> {
  return (await (await request('POST', path, { link, body, headers })).json()) as T;
}

/** Any failure in words. */
export function inWords(error: unknown): string {
  return error instanceof Problem ? error.words : String(error);
}
