/** A board on a page of its own, to look at: square by square, by eye or by keyboard. */
import { html, type TemplateResult } from 'lit';
import { piecesOf, type Pieces, type Square } from '../board/pieces';
import '../board/chess-board';

/** The pieces of the last few boards, so that the same board is the same pieces. */
const known = new Map<string, Pieces>();

export function largeBoard(fen: string, last?: string | null): TemplateResult {
  let pieces = known.get(fen);
  if (!pieces) {
    if (known.size > 8) known.clear();
    pieces = piecesOf(fen);
    known.set(fen, pieces);
  }
  const marks: Square[] = last && last.length >= 4 ? [last.slice(0, 2), last.slice(2, 4)] : [];
  return html`<chess-board .pieces=${pieces} .marks=${marks}></chess-board>`;
}
