/** The pieces in a row, to greet whoever comes. */
import { html, type TemplateResult } from 'lit';
import { picture, shading } from '../board/drawings';
import type { Kind } from '../board/pieces';
import '../board/board.css';

const ROW: Kind[] = ['rook', 'knight', 'bishop', 'queen', 'king', 'pawn'];

export function parade(): TemplateResult {
  const pieces = ROW.flatMap((kind) => [picture('white', kind), picture('black', kind)]);
  return html`<div class="parade" aria-hidden="true">${shading}${pieces.map((piece) => html`<span>${piece}</span>`)}</div>`;
}
