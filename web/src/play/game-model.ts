/**
 * A game as one viewer sees it: the state that the server told last, and what came since. The viewer's own acts
 * are shown at once and stay shown until the server's word about them is here.
 */
import { get } from '../api/client';
import type { Connection } from '../api/line';
import { Live } from '../api/live';
import { onWake } from '../app/wake';
import type { Views } from '../api/generated/wire';
import type { ProblemBody, Side, State, View } from '../api/types';
import type { Pieces } from '../board/pieces';
import { isHeld, isOfHands, piecesByRuling, Table, type HandEvent } from '../board/table';
import type { Snapshot } from '../clock/reading';
import { sideOf } from './effects';
import { PlyLog } from './ply-log';

/** An act of the viewer that the server has not shown yet, and what it does on the board. */
interface Pending {
  id: string;
  hands: HandEvent[];
  /** The view after which it is part of the board; known once the act is done. */
  until: number | undefined;
}

/** A refetch waits this long, so that several views at once cost one request. */
const GATHER_MS = 40;

export class GameModel {
  state: State | undefined;
  views: View[] = [];
  connection: Connection = 'connecting';
  reason = '';
  /** What was wrong with the last act, until the next. */
  refused: ProblemBody | undefined;
  snapshot: Snapshot | null = null;
  readonly plies = new PlyLog();

  private base = new Table('');
  private applied = 0;
  private pending: Pending[] = [];
  private live: Live | undefined;
  private offset = 0;
  private fetching: ReturnType<typeof setTimeout> | undefined;
  private readonly unwatch: () => void;

  constructor(
    private readonly game: string,
    private readonly link: string,
    /** Called after each change; with the view, if one came live, and the pieces before it. */
    private readonly changed: (view?: View, before?: Pieces) => void,
  ) {
    // A device that slept has missed messages and may show the wrong time.
    this.unwatch = onWake(() => {
      this.live?.hurry();
      this.fetchSoon();
    });
  }

  /** Asks for all there is and stays connected. */
  async open(): Promise<void> {
    await this.fetchState();
    const { views } = await get<Views>(`/api/games/${this.game}/views?since=0`, this.link);
    for (const view of views) this.take(view);
    const last = this.state?.moves.at(-1)?.uci;
    if (last) this.base.markMove(last);
    this.live = new Live(this.game, this.link, views.length, {
      view: (view) => {
        const before = new Map(this.base.pieces);
        this.take(view);
        this.runFrom(view);
        if (needsState(view)) this.fetchSoon();
        this.changed(view, before);
      },
      done: (done) => {
        const last = done.views[done.views.length - 1];
        for (const pending of this.pending) if (pending.id === done.id) pending.until = last ?? this.applied;
        this.settle();
        this.changed();
      },
      refused: (problem) => {
        this.refused = problem;
        this.pending = this.pending.filter((pending) => pending.id !== problem.act);
        this.fetchSoon();
        this.changed();
      },
      connection: (now, reason) => {
        this.connection = now;
        this.reason = reason;
        if (now === 'open') this.fetchSoon();
        this.changed();
      },
    });
    this.changed();
  }

  close(): void {
    this.live?.end();
    this.unwatch();
    clearTimeout(this.fetching);
  }

  /** The side whose player looks on, if one does. */
  get side(): Side | undefined {
    const role = this.state?.role ?? '';
    if (role.startsWith('white')) return 'white';
    return role.startsWith('black') ? 'black' : undefined;
  }

  /** How many of the viewer's acts the server has not answered. */
  get waiting(): number {
    return this.live?.waiting.length ?? 0;
  }

  /** The board as it looks now, with the viewer's acts that are under way. */
  get table(): Table {
    const side = this.side;
    if (!side || this.pending.length === 0) return this.base;
    const table = this.base.copy();
    for (const { hands } of this.pending) for (const event of hands) table.after(side, event);
    return table;
  }

  /** Does an act in the words of the law cases; `hands` is what it does on the board. */
  act(words: string, ...hands: HandEvent[]): void {
    if (!this.live) return;
    this.refused = undefined;
    this.pending.push({ id: this.live.act(words), hands, until: undefined });
    this.changed();
  }

  /** Draws again what changed here and not on the server. */
  touchUp(): void {
    this.changed();
  }

  private take(view: View): void {
    this.views.push(view);
    this.plies.take(view);
    if (view.n > this.applied) {
      this.applied = view.n;
      const side = sideOf(view.by);
      if (side && isOfHands(view.event)) this.base.after(side, view.event);
      if (isHeld(view.event)) this.base.lost = true;
      for (const ruling of view.rulings) {
        const pieces = piecesByRuling(ruling);
        if (pieces !== undefined) this.base.reset(pieces);
      }
      if (this.base.lost) this.fetchSoon();
    }
    this.settle();
  }

  private settle(): void {
    this.pending = this.pending.filter((pending) => pending.until === undefined || pending.until > this.applied);
  }

  /** Lets the clocks run on from what they showed when the server made the view. */
  private runFrom(view: View): void {
    if (!view.clocks) return;
    const ago = Math.max(0, Math.min(60_000, Date.now() + this.offset - view.received));
    this.snapshot = { ...view.clocks, taken: performance.now() - ago };
  }

  private fetchSoon(): void {
    clearTimeout(this.fetching);
    this.fetching = setTimeout(() => void this.fetchState().catch(() => undefined), GATHER_MS);
  }

  private async fetchState(): Promise<void> {
    const asked = performance.now();
    const state = await get<State>(`/api/games/${this.game}/state`, this.link);
    const half = (performance.now() - asked) / 2;
    this.offset = state.utc + half - Date.now();
    this.state = state;
    this.plies.keep(state.moves.length);
    if (state.clocks) {
      const { white_ms, black_ms, running } = state.clocks;
      this.snapshot = { white_ms, black_ms, running, taken: performance.now() - half };
    }
    // What is older than what has been seen already says nothing new of the board.
    if (state.views >= this.applied) {
      this.applied = state.views;
      this.base.reset(state.board);
    } else if (this.base.lost) {
      this.fetchSoon();
    }
    this.settle();
    this.changed();
  }
}

/** Whether a view changes more than where pieces stand. */
function needsState(view: View): boolean {
  return view.rulings.length > 0 || !isOfHands(view.event);
}
