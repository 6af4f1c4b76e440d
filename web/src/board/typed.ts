/**
 * Moves typed in the player's own notation. What is found is which piece goes where by the way it moves;
 * whether that is legal is not asked and not told.
 */
import type { Side } from '../api/types';
import { LETTERS } from './letters';
import { FILES, fileOf, isSquare, rankOf, square, type Kind, type Pieces, type Square } from './pieces';

/** `e2e4`, `e7e8q`: as acts write a move. */
export type Typed = { move: string } | { unclear: true };

const PROMOTIONS: Record<string, string> = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' };
const FIGURINES: Record<string, Kind> = {
  '♔': 'king', '♕': 'queen', '♖': 'rook', '♗': 'bishop', '♘': 'knight',
  '♚': 'king', '♛': 'queen', '♜': 'rook', '♝': 'bishop', '♞': 'knight',
};
const UNCLEAR: Typed = { unclear: true };

/** The piece a letter stands for, and what is left of the text. */
function pieceAt(text: string, language: string): [Kind | undefined, string] {
  const figurine = FIGURINES[text[0] ?? ''];
  if (figurine) return [figurine, text.slice(1)];
  const letters = Object.entries(LETTERS[language] ?? LETTERS['en'] ?? {});
  const all = letters.flatMap(([kind, list]) => list.map((letter) => [kind as Kind, letter] as const));
  all.sort((a, b) => b[1].length - a[1].length);
  for (const [kind, letter] of all) {
    if (text.startsWith(letter)) return [kind, text.slice(letter.length)];
  }
  return [undefined, text];
}

export function typed(input: string, language: string, side: Side, pieces: Pieces): Typed {
  const text = input.trim().replace(/(\+\+?|#|[!?]+|e\.?p\.?|\(=\))$/gi, '').trim();
  const castling = /^[O0o]-?[O0o](-?[O0o])?$/.exec(text);
  if (castling) return castlingTyped(castling[1] !== undefined, side, pieces);
  const plain = /^([a-h][1-8])[-x:]?([a-h][1-8])([a-zA-Z])?$/.exec(text);
  if (plain?.[1] !== undefined && plain[2] !== undefined) {
    return finish(plain[1], plain[2], plain[3], language);
  }
  const [kind, rest] = pieceAt(text, language);
  const shape = /^([a-h])?([1-8])?[-x:]?([a-h][1-8])=?\(?(.*?)\)?$/.exec(rest);
  if (!shape) return UNCLEAR;
  const [, file, rank, to = '', tail = ''] = shape;
  if (!isSquare(to)) return UNCLEAR;
  // A pawn without a file goes straight ahead.
  const onFile = file ?? (kind === undefined ? to.charAt(0) : undefined);
  const from = [...pieces]
    .filter(([, piece]) => piece.side === side && piece.kind === (kind ?? 'pawn'))
    .map(([on]) => on)
    .filter((on) => onFile === undefined || on.startsWith(onFile))
    .filter((on) => rank === undefined || on.endsWith(rank))
    .filter((on) => reaches(on, to, side, pieces));
  const only = from[0];
  if (only === undefined || from.length > 1) return UNCLEAR;
  return finish(only, to, tail || undefined, language);
}

function finish(from: Square, to: Square, piece: string | undefined, language: string): Typed {
  if (piece === undefined) return { move: `${from}${to}` };
  const [kind] = pieceAt(piece, language);
  const [shouted] = pieceAt(piece.toUpperCase(), language);
  const letter = PROMOTIONS[kind ?? shouted ?? ''] ?? (/^[qrbn]$/i.test(piece) ? piece : undefined);
  return letter ? { move: `${from}${to}${letter.toLowerCase()}` } : UNCLEAR;
}

/** The king goes onto the square of the rook that is farthest on that side. */
function castlingTyped(long: boolean, side: Side, pieces: Pieces): Typed {
  const own = [...pieces].filter(([, piece]) => piece.side === side);
  const king = own.find(([, piece]) => piece.kind === 'king')?.[0];
  if (king === undefined) return UNCLEAR;
  const rooks = own
    .filter(([on, piece]) => piece.kind === 'rook' && rankOf(on) === rankOf(king))
    .map(([on]) => on)
    .filter((on) => (long ? fileOf(on) < fileOf(king) : fileOf(on) > fileOf(king)))
    .sort((a, b) => (long ? fileOf(a) - fileOf(b) : fileOf(b) - fileOf(a)));
  return rooks[0] === undefined ? UNCLEAR : { move: `${king}${rooks[0]}` };
}

/** Whether a piece comes from one square to another by the way it moves, over empty squares. */
export function reaches(from: Square, to: Square, side: Side, pieces: Pieces): boolean {
  const piece = pieces.get(from);
  if (!piece || from === to) return false;
  const df = fileOf(to) - fileOf(from);
  const dr = rankOf(to) - rankOf(from);
  const [wide, high] = [Math.abs(df), Math.abs(dr)];
  switch (piece.kind) {
    case 'knight':
      return wide * high === 2;
    case 'king':
      return Math.max(wide, high) === 1;
    case 'rook':
      return (df === 0 || dr === 0) && isFree(from, to, pieces);
    case 'bishop':
      return wide === high && isFree(from, to, pieces);
    case 'queen':
      return (df === 0 || dr === 0 || wide === high) && isFree(from, to, pieces);
    case 'pawn':
      return pawnReaches(from, to, side, pieces);
  }
}

function pawnReaches(from: Square, to: Square, side: Side, pieces: Pieces): boolean {
  const ahead = (rankOf(to) - rankOf(from)) * (side === 'white' ? 1 : -1);
  const aside = Math.abs(fileOf(to) - fileOf(from));
  if (aside === 1) return ahead === 1;
  const first = side === 'white' ? 1 : 6;
  if (aside !== 0 || pieces.has(to)) return false;
  return ahead === 1 || (ahead === 2 && rankOf(from) === first && isFree(from, to, pieces));
}

function isFree(from: Square, to: Square, pieces: Pieces): boolean {
  const step = (a: number, b: number) => Math.sign(b - a);
  const [df, dr] = [step(fileOf(from), fileOf(to)), step(rankOf(from), rankOf(to))];
  let [file, rank] = [fileOf(from) + df, rankOf(from) + dr];
  while (square(file, rank) !== to) {
    if (file < 0 || file >= FILES.length || rank < 0 || rank > 7) return false;
    if (pieces.has(square(file, rank))) return false;
    file += df;
    rank += dr;
  }
  return true;
}
