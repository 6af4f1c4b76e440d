/**
 * The live connection to a game: views come in order, each once; acts go out, each once. It connects
 * again by itself, asks for the views it has missed, and sends acts again that were not answered,
 * with the same ids, so that nothing is lost or doubled.
 */
import type { Done, ProblemBody, View } from './types';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

export interface LiveListener {
  view(view: View): void;
  done(done: Done): void;
  refused(problem: ProblemBody): void;
  connection(now: Connection, reason: string): void;
}

interface KeptAct {
  id: string;
  act: string;
}

/** How long to wait before the next attempt, by how many failed. */
export function backoff(failed: number): number {
  return Math.min(250 * 2 ** failed, 5000);
}

/** After how long without an answer the connection is taken for dead. */
const SILENT_MS = 6000;
const ASK_EVERY_MS = 2500;

export class Live {
  private socket: WebSocket | undefined;
  private failed = 0;
  private heard = 0;
  private ended = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly asking: ReturnType<typeof setInterval>;
  private kept: KeptAct[];

  constructor(
    private readonly game: string,
    private readonly link: string,
    private since: number,
    private readonly listener: LiveListener,
  ) {
    this.kept = this.read();
    this.asking = setInterval(() => this.ask(), ASK_EVERY_MS);
    this.connect();
  }

  /** Does an act, now or when the connection is back; returns its id. */
  act(words: string): string {
    const id = newId();
    this.kept.push({ id, act: words });
    this.write();
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ id, act: words });
    return id;
  }

  /** The acts that the server has not answered yet. */
  get waiting(): readonly string[] {
    return this.kept.map((kept) => kept.act);
  }

  /** Connects at once, as when the device has just woken up. */
  hurry(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      this.failed = 0;
      this.connect();
    } else {
      this.ask();
    }
  }

  end(): void {
    this.ended = true;
    clearInterval(this.asking);
    clearTimeout(this.retry);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.ended) return;
    this.drop();
    this.listener.connection(this.failed === 0 ? 'connecting' : 'lost', '');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/games/${this.game}/live?since=${this.since}&link=${this.link}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      this.failed = 0;
      this.heard = Date.now();
      this.listener.connection('open', '');
      for (const kept of this.kept) this.send(kept);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.take(event.data);
    socket.onclose = (event) => this.closed(event);
  }

  /** Lets go of a socket without hearing of it again. */
  private drop(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = undefined;
  }

  private closed(event: CloseEvent): void {
    this.socket = undefined;
    if (this.ended) return;
    // The server says so when a link no longer counts; to try again would be of no use.
    if (event.code === 1008) {
      this.listener.connection('refused', event.reason);
      return;
    }
    this.listener.connection('lost', event.reason);
    this.retry = setTimeout(() => this.connect(), backoff(this.failed));
    this.failed += 1;
  }

  private take(text: string): void {
    this.heard = Date.now();
    const message = JSON.parse(text) as
      | View
      | { done: Done }
      | { refused: ProblemBody }
      | { here: number };
    if ('n' in message) {
      if (message.n !== this.since + 1) return;
      this.since = message.n;
      this.listener.view(message);
    } else if ('done' in message) {
      this.answered(message.done.id);
      this.listener.done(message.done);
    } else if ('refused' in message) {
      this.refused(message.refused);
    }
  }

  private refused(problem: ProblemBody): void {
    // What the server cannot take now is sent again later.
    if (problem.status === 503 || problem.status === 429 || problem.code === 'game-moved') {
      setTimeout(() => this.sendAgain(problem.act), 1000);
      return;
    }
    if (problem.act !== undefined) this.answered(problem.act);
    this.listener.refused(problem);
  }

  private sendAgain(id: string | undefined): void {
    for (const kept of this.kept) if (id === undefined || kept.id === id) this.send(kept);
  }

  private answered(id: string): void {
    this.kept = this.kept.filter((kept) => kept.id !== id);
    this.write();
  }

  private send(kept: KeptAct): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ acts: [kept] }));
    }
  }

  /** Asks whether the server is still there, which a browser does not tell by itself for minutes. */
  private ask(): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      if (Date.now() - this.heard > SILENT_MS) {
        this.failed += 1;
        this.connect();
        return;
      }
      this.socket.send('{"acts":[]}');
    }
  }

  private get place(): string {
    return `jadoube.acts.${this.link}`;
  }

  private read(): KeptAct[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.place) ?? '[]') as KeptAct[];
    } catch {
      return [];
    }
  }

  private write(): void {
    sessionStorage.setItem(this.place, JSON.stringify(this.kept));
  }
}

/** A name that nothing else has. `randomUUID` is missing where a hall's server has no certificate. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
