/** The live connection to a competition: all boards in short, again whenever one changes. */
import { backoff, type Connection } from './live';
import type { BoardBrief, BoardProblem } from './officials';

type Shown = BoardBrief | BoardProblem;

export interface BoardsListener {
  /** The boards that changed, or all of them. */
  boards(boards: Shown[], all: boolean): void;
  connection(now: Connection, reason: string): void;
}

export class CompetitionLive {
  private socket: WebSocket | undefined;
  private failed = 0;
  private ended = false;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly competition: string,
    private readonly link: string,
    private readonly listener: BoardsListener,
  ) {
    this.connect();
  }

  /** Connects at once, as when the device has just woken up. */
  hurry(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      this.failed = 0;
      this.connect();
    }
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.retry);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.ended) return;
    this.drop();
    this.listener.connection(this.failed === 0 ? 'connecting' : 'lost', '');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/competitions/${this.competition}/live?link=${this.link}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.failed = 0;
      this.listener.connection('open', '');
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const { boards, all } = JSON.parse(event.data) as { boards: Shown[]; all?: boolean };
      this.listener.boards(boards, all ?? false);
    };
    socket.onclose = (event) => this.closed(event);
  }

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
}
