/**
 * The table as hands leave it, in step with what the server tells: the same way of moving men about as
 * `crates/jadoube-laws/src/game/table.rs`, lawful or not.
 */
import type { Json, Ruling, Side } from '../api/types';
import { menOf, type Kind, type Man, type Men, type Square } from './men';

/** What a hand did, as the server writes it. */
export type HandEvent =
  | { piece_touched: { on: Square[] } }
  | { piece_lifted: { from: Square } }
  | { piece_released: { on: Square } }
  | { piece_taken_off: { from: Square } }
  | { piece_put: { kind: string; on: Square } }
  | { piece_displaced: { from: Square; to: Square | null } }
  | { piece_put_back: { from: Square; on: Square } };

interface Held {
  man: Man;
  from: Square;
}

export class Table {
  private board: Map<Square, Man>;
  private held: Partial<Record<Side, Held>> = {};
  private atHand: Partial<Record<Side, Square>> = {};
  /** The squares that the last hand touched or moved to, for the eye to find. */
  private marked: Square[] = [];
  /** Whether something was done that cannot be followed without the server. */
  lost = false;

  constructor(fen: string) {
    this.board = menOf(fen);
  }

  get men(): Men {
    return this.board;
  }

  get marks(): readonly Square[] {
    return this.marked;
  }

  /** Marks the squares of a move that was made before anybody looked, such as `e2e4`. */
  markMove(move: string): void {
    this.marked = [move.slice(0, 2), move.slice(2, 4)];
  }

  /** The own man that a side touched last. */
  touched(side: Side): Square | undefined {
    return this.atHand[side];
  }

  copy(): Table {
    const copy = new Table('');
    copy.board = new Map(this.board);
    copy.held = { ...this.held };
    copy.atHand = { ...this.atHand };
    copy.marked = [...this.marked];
    copy.lost = this.lost;
    return copy;
  }

  /** Puts the men as a FEN says; hands stay where they are if their man does. */
  reset(fen: string): void {
    this.board = menOf(fen);
    this.held = {};
    this.lost = false;
    for (const side of ['white', 'black'] as const) {
      const on = this.atHand[side];
      if (on !== undefined && this.board.get(on)?.side !== side) delete this.atHand[side];
    }
  }

  after(side: Side, event: HandEvent): void {
    if ('piece_touched' in event) {
      for (const on of event.piece_touched.on) {
        if (this.board.get(on)?.side === side) this.atHand[side] = on;
      }
      this.marked = event.piece_touched.on;
    } else if ('piece_lifted' in event) {
      this.lift(side, event.piece_lifted.from);
    } else if ('piece_released' in event) {
      this.release(side, event.piece_released.on);
    } else if ('piece_taken_off' in event) {
      this.board.delete(event.piece_taken_off.from);
    } else if ('piece_put' in event) {
      const { kind, on } = event.piece_put;
      this.board.set(on, { side, kind: kind.toLowerCase() as Kind });
      this.mark(on);
    } else if ('piece_displaced' in event) {
      const { from, to } = event.piece_displaced;
      this.move(from, to);
    } else {
      this.lost = true;
    }
  }

  private lift(side: Side, from: Square): void {
    const man = this.board.get(from);
    if (!man) return;
    this.board.delete(from);
    delete this.atHand[side];
    this.held[side] = { man, from };
    this.marked = [from];
  }

  private release(side: Side, on: Square): void {
    const taken = this.takeUp(side);
    if (!taken) {
      this.lost = true;
      return;
    }
    this.board.set(on, taken.man);
    this.marked = [taken.from, on];
  }

  /** The man in the hand, or else the own man touched last. */
  private takeUp(side: Side): Held | undefined {
    const at = this.atHand[side];
    delete this.atHand[side];
    const held = this.held[side];
    if (held && (held.man.side === side || at === undefined)) {
      delete this.held[side];
      return held;
    }
    const man = at === undefined ? undefined : this.board.get(at);
    if (at === undefined || man?.side !== side) return undefined;
    this.board.delete(at);
    return { man, from: at };
  }

  private move(from: Square, to: Square | null): void {
    const man = this.board.get(from);
    this.board.delete(from);
    if (man && to !== null) this.board.set(to, man);
  }

  private mark(on: Square): void {
    if (!this.marked.includes(on)) this.marked = [...this.marked, on];
  }
}

/** Whether an event is of hands on the board. */
export function isOfHands(event: Json | HandEvent | undefined): event is HandEvent {
  return (
    typeof event === 'object' &&
    event !== null &&
    Object.keys(event).some((name) => name.startsWith('piece_') && name !== 'piece_held')
  );
}

/** The men that a ruling puts on the board, as FEN writes them, if it does. */
export function menByRuling(ruling: Ruling): string | undefined {
  if (typeof ruling.effect === 'string') return undefined;
  for (const values of Object.values(ruling.effect)) {
    const { standing, after } = (values ?? {}) as { standing?: Json; after?: Json };
    if (typeof standing === 'string') return standing;
    if (typeof after === 'string') return after;
  }
  return undefined;
}
