/** A small picture of a board, for the eye alone. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../app/part';
import { drawn } from '../board/drawings';
import { fileOf, isDark, piecesOf, rankOf, rows, type Square } from '../board/pieces';

@customElement('board-picture')
export class BoardPicture extends Part {
  /** The pieces as the first field of a FEN has them. */
  @property() pieces = '';
  /** The last move, from square to square, to be marked. */
  @property() last = '';

  protected override render(): TemplateResult {
    const pieces = piecesOf(this.pieces);
    const marked = this.last.length >= 4 ? [this.last.slice(0, 2), this.last.slice(2, 4)] : [];
    const squares = rows(WHITE).flat();
    return html`
      <svg class="board-picture-svg" viewBox="0 0 800 800" aria-hidden="true">
        ${squares.map((on) => this.square(on, marked.includes(on)))}
        ${[...pieces].map(([on, piece]) => {
          const [x, y] = place(on);
          const side = String(piece.side).toLowerCase();
          return svg`<g class="piece piece-${side}" transform=${`translate(${x} ${y})`}>${drawn(piece.kind)}</g>`;
        })}
      </svg>
    `;
  }

  private square(on: Square, marked: boolean): SVGTemplateResult {
    const [x, y] = place(on);
    const colour = isDark(on) ? 'dark' : 'light';
    return svg`<rect class="square-${colour}" x=${x} y=${y} width="100" height="100" />
      ${marked ? svg`<rect class="square-last" x=${x} y=${y} width="100" height="100" />` : nothing}`;
  }
}

const WHITE = 'white' as Parameters<typeof rows>[0];

function place(on: Square): [number, number] {
  return [fileOf(on) * 100, (7 - rankOf(on)) * 100];
}
