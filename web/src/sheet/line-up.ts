/** What stands on a sheet, line by line, put into its columns. */
import type { Side } from '../api/types';

export interface Cell {
  text: string;
  /** Which ply of the sheet it is, from 0. */
  ply: number;
}

export interface Line {
  number: number;
  white?: Cell;
  black?: Cell;
}

/** A mark that belongs to the move before it. */
function isMark(text: string): boolean {
  return /^\(?=\)?$/.test(text.trim());
}

export function lineUp(texts: readonly string[], first: Side, offers: readonly number[] = []): Line[] {
  const moves: string[] = [];
  for (const text of texts) {
    const last = moves.length - 1;
    if (isMark(text) && last >= 0) moves[last] += ' (=)';
    else moves.push(text);
  }
  const lines: Line[] = [];
  const shift = first === 'white' ? 0 : 1;
  moves.forEach((text, ply) => {
    const place = ply + shift;
    const number = Math.floor(place / 2);
    const line = (lines[number] ??= { number: number + 1 });
    const offered = offers.includes(ply) && !text.includes('(=)') ? `${text} (=)` : text;
    line[place % 2 === 0 ? 'white' : 'black'] = { text: offered, ply };
  });
  return lines;
}
