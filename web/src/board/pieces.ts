/** Squares and pieces, and a board full of them. No rule of chess is in here. */
import type { Side } from '../api/types';

export type Kind = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';

export interface Piece {
  side: Side;
  kind: Kind;
}

/** `e4` */
export type Square = string;
export type Pieces = ReadonlyMap<Square, Piece>;

const KINDS: Record<string, Kind> = {
  p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king',
};
export const FILES = 'abcdefgh';

export function square(file: number, rank: number): Square {
  return `${FILES[file] ?? ''}${rank + 1}`;
}

/** From 0: the a-file, the first rank. */
export function fileOf(on: Square): number {
  return on.charCodeAt(0) - 97;
}

export function rankOf(on: Square): number {
  return on.charCodeAt(1) - 49;
}

export function isSquare(text: string): boolean {
  return /^[a-h][1-8]$/.test(text);
}

/** The squares in rows from the top, as one who sits at `side` sees them. */
export function rows(side: Side): Square[][] {
  const order = [0, 1, 2, 3, 4, 5, 6, 7];
  const ranks = side === 'white' ? order.toReversed() : order;
  const files = side === 'white' ? order : order.toReversed();
  return ranks.map((rank) => files.map((file) => square(file, rank)));
}

export function isDark(on: Square): boolean {
  return (fileOf(on) + rankOf(on)) % 2 === 0;
}

export function other(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

export function lastRank(side: Side): number {
  return side === 'white' ? 7 : 0;
}

/** The pieces of the first field of a FEN. */
export function piecesOf(fen: string): Map<Square, Piece> {
  const pieces = new Map<Square, Piece>();
  const field = fen.split(' ')[0] ?? '';
  field.split('/').forEach((row, i) => {
    let file = 0;
    for (const letter of row) {
      const kind = KINDS[letter.toLowerCase()];
      if (kind) {
        pieces.set(square(file, 7 - i), { side: letter === letter.toLowerCase() ? 'black' : 'white', kind });
        file += 1;
      } else {
        file += Number(letter);
      }
    }
  });
  return pieces;
}
