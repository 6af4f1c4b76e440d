/** A board on a page of its own, to look at: square by square, by eye or by keyboard. */
import { html, type TemplateResult } from 'lit';
import { menOf, type Men, type Square } from '../board/men';
import '../board/chess-board';

/** The men of the last few boards, so that the same board is the same men. */
const known = new Map<string, Men>();

export function largeBoard(fen: string, last?: string | null): TemplateResult {
  let men = known.get(fen);
  if (!men) {
    if (known.size > 8) known.clear();
    men = menOf(fen);
    known.set(fen, men);
  }
  const marks: Square[] = last && last.length >= 4 ? [last.slice(0, 2), last.slice(2, 4)] : [];
  return html`<chess-board .men=${men} .marks=${marks}></chess-board>`;
}
