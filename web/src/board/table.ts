/**
 * The table as hands leave it, lawful or not. It shows what hands do before the server answers: which piece is
 * on which square, in a hand, or beside the board. The server has the same table in
 * `crates/jadoube-laws/src/game/table.rs`, and its word replaces what is shown here.
 *
 * It decides nothing. It must not know whether a move is legal, who has the move by the Laws, whether a position
 * has repeated, whether it is mate, or what the result is.
 */
import type { GameEvent, Place, Ruling, Side } from '../api/types';
import { isSquare, piecesOf, type Kind, type Piece, type Pieces, type Square } from './pieces';

/** What a hand did, as the server writes it. */
export type HandEvent =
  | { piece_touched: { on: Square[] } }
  | { piece_lifted: { from: Square } }
  | { piece_released: { on: Square } }
  | { piece_taken_off: { from: Square } }
  | { piece_put: { kind: Kind; on: Square } }
  | { piece_displaced: { from: Square; to: Place | null } }
  | { piece_put_back: { from: Square; on: Square } };

interface Held {
  piece: Piece;
  from: Square;
}

export class Table {
  private board: Map<Square, Piece>;
  private held: Partial<Record<Side, Held>> = {};
  private atHand: Partial<Record<Side, Square>> = {};
  /** The squares that the last hand touched or moved to, for the eye to find. */
  private marked: Square[] = [];

  constructor(fen: string) {
    this.board = piecesOf(fen);
  }

  get pieces(): Pieces {
    return this.board;
  }

  get marks(): readonly Square[] {
    return this.marked;
  }

  /** Marks the squares of a move that was made before anybody looked, such as `e2e4`. */
  markMove(move: string): void {
    this.marked = [move.slice(0, 2), move.slice(2, 4)];
  }

  /** The piece of its own that a side touched last. */
  touched(side: Side): Square | undefined {
    return this.atHand[side];
  }

  copy(): Table {
    const copy = new Table('');
    copy.board = new Map(this.board);
    copy.held = { ...this.held };
    copy.atHand = { ...this.atHand };
    copy.marked = [...this.marked];
    return copy;
  }

  /** Puts the pieces as a FEN says; hands stay where they are if their piece does. */
  reset(fen: string): void {
    this.board = piecesOf(fen);
    this.held = {};
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
      this.board.set(on, { side, kind });
      this.mark(on);
    } else if ('piece_displaced' in event) {
      const { from, to } = event.piece_displaced;
      this.displace(from, squareOf(to, from));
    }
    // What cannot be followed here the server's next word about the board sets right.
  }

  private lift(side: Side, from: Square): void {
    const piece = this.board.get(from);
    if (!piece) return;
    this.board.delete(from);
    delete this.atHand[side];
    this.held[side] = { piece, from };
    this.marked = [from];
  }

  private release(side: Side, on: Square): void {
    const taken = this.takeUp(side);
    if (!taken) return;
    this.board.set(on, taken.piece);
    this.marked = [taken.from, on];
  }

  /** The piece in the hand, or else the player's own piece that was touched last. */
  private takeUp(side: Side): Held | undefined {
    const at = this.atHand[side];
    delete this.atHand[side];
    const held = this.held[side];
    if (held && (held.piece.side === side || at === undefined)) {
      delete this.held[side];
      return held;
    }
    const piece = at === undefined ? undefined : this.board.get(at);
    if (at === undefined || piece?.side !== side) return undefined;
    this.board.delete(at);
    return { piece, from: at };
  }

  private displace(from: Square, to: Square | undefined): void {
    const piece = this.board.get(from);
    if (!piece || to === from) return;
    this.board.delete(from);
    if (to !== undefined && !this.board.has(to)) this.board.set(to, piece);
  }

  private mark(on: Square): void {
    if (!this.marked.includes(on)) this.marked = [...this.marked, on];
  }
}

/** The square at which a displaced piece is, standing or lying; none if it is between two or off the board. */
function squareOf(place: Place | null, from: Square): Square | undefined {
  if (place === null) return from;
  if (typeof place === 'string') return isSquare(place) ? place : undefined;
  if ('lying' in place) return place.lying;
  return 'shifted' in place ? place.shifted : undefined;
}

/** Whether an event is of hands on the board. */
export function isOfHands(event: GameEvent | HandEvent | undefined): event is HandEvent {
  return (
    typeof event === 'object' &&
    Object.keys(event).some((name) => name.startsWith('piece_') && name !== 'piece_held')
  );
}

/** The pieces that a ruling puts on the board, as FEN writes them, if it does. */
export function piecesByRuling(ruling: Ruling): string | undefined {
  if (typeof ruling.effect === 'string') return undefined;
  for (const values of Object.values<unknown>(ruling.effect)) {
    const { standing, after } = (values ?? {}) as { standing?: unknown; after?: unknown };
    if (typeof standing === 'string') return standing;
    if (typeof after === 'string') return after;
  }
  return undefined;
}
