/** The player's hand: what it does on the board becomes acts. */
import type { State } from '../api/types';
import type { Hand } from '../board/chess-board';
import { lastRank, rankOf, type Kind, type Pieces, type Square } from '../board/pieces';
import type { HandEvent } from '../board/table';
import type { GameModel } from './game-model';

export interface PlayingHand extends Hand {
  /** The player's own piece that can be put down. */
  readonly atHand: Square | undefined;
  /** The piece that was touched last, of whichever side. */
  readonly lastTouched: Square | undefined;
  /** The square of the player's own pawn that has arrived on the last rank. */
  readonly promotion: Square | undefined;
  readonly put: (kind: Kind, on: Square) => void;
  /** Makes a whole move, as typed. */
  move(move: string): void;
}

export function handFor(model: GameModel): PlayingHand {
  const isJoined = () => model.state?.moving === 'joined';
  const byHand = new ByHand(model);
  const joined = new Joined(model);
  const now = (): PlayingHand => (isJoined() ? joined : byHand);
  return {
    touch: (on) => now().touch(on),
    release: (on) => now().release(on),
    takeOff: (on) => now().takeOff(on),
    put: (kind, on) => now().put(kind, on),
    move: (move) => now().move(move),
    get atHand() {
      return now().atHand;
    },
    get lastTouched() {
      return now().lastTouched;
    },
    get promotion() {
      return now().promotion;
    },
  };
}

const touched = (on: Square): HandEvent => ({ piece_touched: { on: [on] } });
const released = (on: Square): HandEvent => ({ piece_released: { on } });
const LETTERS: Partial<Record<Kind, string>> = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' };

/** What a whole move does on the board, to be shown at once; the server's word follows. */
function shown(move: string, pieces: Pieces): HandEvent[] {
  const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
  // Castling, written as the king onto its rook, moves two pieces.
  if (pieces.get(from)?.side === pieces.get(to)?.side) return [];
  return [touched(from), released(to)];
}

/** Each act by itself, as at a board. */
class ByHand implements PlayingHand {
  private last: Square | undefined;

  constructor(private readonly model: GameModel) {}

  get atHand(): Square | undefined {
    return this.model.side && this.model.table.touched(this.model.side);
  }

  get lastTouched(): Square | undefined {
    return this.last !== undefined && this.model.table.pieces.has(this.last) ? this.last : undefined;
  }

  get promotion(): Square | undefined {
    const side = this.model.side;
    if (!side) return undefined;
    const pawns = [...this.model.table.pieces].filter(([, piece]) => piece.side === side && piece.kind === 'pawn');
    return pawns.map(([on]) => on).find((on) => rankOf(on) === lastRank(side));
  }

  touch(on: Square): void {
    this.last = on;
    this.model.act(`touches ${on}`, touched(on));
  }

  release(on: Square): void {
    const there = this.model.table.pieces.get(on);
    // To capture a piece is to touch it.
    if (there && there.side !== this.model.side && this.last !== on) this.touch(on);
    this.last = undefined;
    this.model.act(`releases on ${on}`, released(on));
  }

  takeOff(on: Square): void {
    this.last = undefined;
    this.model.act(`takes off ${on}`, { piece_taken_off: { from: on } });
  }

  readonly put = (kind: Kind, on: Square): void => {
    this.last = undefined;
    this.model.act(`puts ${kind} on ${on}`, { piece_put: { kind, on } });
  };

  move(move: string): void {
    this.last = undefined;
    this.model.act(`plays ${move}`, ...shown(move, this.model.table.pieces));
  }
}

/** Moving and pressing in one act, for casual play: a piece that is pointed at is only chosen. */
class Joined implements PlayingHand {
  private chosen: Square | undefined;
  private waiting: { from: Square; to: Square } | undefined;
  readonly lastTouched = undefined;

  constructor(private readonly model: GameModel) {}

  get atHand(): Square | undefined {
    const piece = this.chosen === undefined ? undefined : this.model.table.pieces.get(this.chosen);
    return piece?.side === this.model.side ? this.chosen : undefined;
  }

  get promotion(): Square | undefined {
    return this.waiting?.to;
  }

  touch(on: Square): void {
    const own = this.model.table.pieces.get(on)?.side === this.model.side;
    const castles = own && this.isKingAt(this.atHand) && is960(this.model.state) && this.model.table.pieces.get(on)?.kind === 'rook';
    if (castles) {
      this.release(on);
      return;
    }
    this.waiting = undefined;
    this.chosen = own && this.chosen !== on ? on : undefined;
    this.redraw();
  }

  release(to: Square): void {
    const from = this.atHand;
    if (from === undefined) return;
    const piece = this.model.table.pieces.get(from);
    if (piece?.kind === 'pawn' && rankOf(to) === lastRank(piece.side)) {
      this.waiting = { from, to };
      this.redraw();
      return;
    }
    this.move(`${from}${to}`);
  }

  takeOff(): void {
    // Nothing is taken off by itself where a move is one act.
  }

  readonly put = (kind: Kind): void => {
    if (!this.waiting) return;
    this.move(`${this.waiting.from}${this.waiting.to}${LETTERS[kind] ?? 'q'}`);
  };

  move(move: string): void {
    this.chosen = undefined;
    this.waiting = undefined;
    this.model.act(`completes ${move}`, ...shown(move, this.model.table.pieces));
  }

  private isKingAt(on: Square | undefined): boolean {
    return on !== undefined && this.model.table.pieces.get(on)?.kind === 'king';
  }

  private redraw(): void {
    this.model.touchUp();
  }
}

/** Whether the game began from one of the positions of Chess960. */
export function is960(state: State | undefined): boolean {
  const start = state?.regulations.start;
  return typeof start === 'object' && 'chess960' in start;
}
