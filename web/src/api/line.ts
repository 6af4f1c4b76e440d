/** A live connection that restores itself: it tries again ever more slowly, and notices when the other end is gone. */

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

export interface LineListener {
  /** It is open, now or again. */
  opened(): void;
  /** The server said something. */
  heard(text: string): void;
  connection(now: Connection, reason: string): void;
}

/** How a line finds out that it is dead, which a browser does not tell by itself for minutes. */
export interface Silence {
  /** After how long without a word. */
  afterMs: number;
  /** What is asked, to be answered; nothing where the server speaks often enough by itself. */
  ask?: string;
}

/** How long to wait before the next attempt, by how many failed. */
export function backoff(failed: number): number {
  return Math.min(250 * 2 ** failed, 5000);
}

const CHECK_EVERY_MS = 2500;
/** The server's code for a link that no longer counts. */
const REFUSED = 1008;

export class Line {
  private socket: WebSocket | undefined;
  private failed = 0;
  private heardAt = 0;
  private ended = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly checking: ReturnType<typeof setInterval>;

  constructor(
    /** Where to, asked anew for each attempt. */
    private readonly path: () => string,
    private readonly silence: Silence,
    private readonly listener: LineListener,
  ) {
    this.checking = setInterval(() => this.check(), CHECK_EVERY_MS);
    this.connect();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Says something if the line is open; whether it was. */
  say(text: string): boolean {
    if (this.isOpen) this.socket?.send(text);
    return this.isOpen;
  }

  /** Connects at once, as when the device has just woken up. */
  hurry(): void {
    if (this.isOpen) {
      this.check();
      return;
    }
    this.failed = 0;
    this.connect();
  }

  end(): void {
    this.ended = true;
    clearInterval(this.checking);
    clearTimeout(this.retry);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.ended) return;
    this.drop();
    this.listener.connection(this.failed === 0 ? 'connecting' : 'lost', '');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path()}`);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => {
      this.failed = 0;
      this.heardAt = Date.now();
      this.listener.connection('open', '');
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heardAt = Date.now();
      this.listener.heard(event.data);
    };
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
    // To try again would be of no use.
    if (event.code === REFUSED) {
      this.listener.connection('refused', event.reason);
      return;
    }
    this.listener.connection('lost', event.reason);
    this.retry = setTimeout(() => this.connect(), backoff(this.failed));
    this.failed += 1;
  }

  private check(): void {
    if (!this.isOpen) return;
    if (Date.now() - this.heardAt > this.silence.afterMs) {
      this.failed += 1;
      this.connect();
    } else if (this.silence.ask !== undefined) {
      this.say(this.silence.ask);
    }
  }
}
