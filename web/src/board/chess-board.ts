/**
 * The board. Pointing at a piece touches it, putting it down releases it; by keyboard the squares are a
 * grid. It says what hands do and knows no rule.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { Part } from '../app/part';
import type { Side } from '../api/types';
import { t } from '../words/words';
import { drawn, shading } from './drawings';
import { isDark, rows, type Pieces, type Square } from './pieces';
import './board.css';

/** What a hand can do at the board. */
export interface Hand {
  touch(on: Square): void;
  release(on: Square): void;
  takeOff(on: Square): void;
}

/** What a square is called, for those who hear it. */
export function squareLabel(on: Square, pieces: Pieces): string {
  const piece = pieces.get(on);
  if (!piece) return t('square-empty', { square: on });
  return t('square-man', { square: on, side: piece.side, piece: piece.kind });
}

@customElement('chess-board')
export class ChessBoard extends Part {
  @property({ attribute: false }) pieces: Pieces = new Map();
  /** At which side the viewer sits. */
  @property() side: Side = 'white';
  /** The viewer's own piece that was touched last and can be put down. */
  @property() atHand: Square | undefined;
  @property({ attribute: false }) marks: readonly Square[] = [];
  /** What takes the viewer's acts; without it they only look on. */
  @property({ attribute: false }) hand: Hand | undefined;

  /** Where the keyboard is. */
  @state() private focused: Square = 'e2';
  private dragged: Square | undefined;
  private ghost: HTMLElement | undefined;

  protected override render(): TemplateResult {
    return html`
      ${shading}
      <div
        class=${classMap({ board: true, playable: this.hand !== undefined })}
        role="grid"
        aria-label=${t('board-label')}
        @pointerdown=${this.down}
        @pointermove=${this.move}
        @pointerup=${this.up}
        @pointercancel=${this.cancel}
        @keydown=${this.key}
      >
        ${rows(this.side).map((row, i) => html`<div role="row" class="board-row">${row.map((on, j) => this.cell(on, i, j))}</div>`)}
      </div>
    `;
  }

  private cell(on: Square, row: number, column: number): TemplateResult {
    const piece = this.pieces.get(on);
    const classes = {
      square: true,
      dark: isDark(on),
      marked: this.marks.includes(on),
      'at-hand': this.atHand === on,
    };
    return html`<div
      role="gridcell"
      class=${classMap(classes)}
      data-square=${on}
      data-rank=${column === 0 ? (on[1] ?? nothing) : nothing}
      data-file=${row === 7 ? (on[0] ?? nothing) : nothing}
      aria-label=${squareLabel(on, this.pieces)}
      aria-selected=${this.atHand === on ? 'true' : nothing}
      tabindex=${this.focused === on ? 0 : -1}
      @focus=${() => (this.focused = on)}
    >
      ${piece
        ? html`<svg class="piece piece-${piece.side}" viewBox="0 0 100 100" aria-hidden="true">${drawn(piece.kind)}</svg>`
        : nothing}
    </div>`;
  }

  private squareAt(x: number, y: number): Square | undefined {
    const found = document.elementsFromPoint(x, y).find((node) => node instanceof HTMLElement && node.dataset['square']);
    return found && this.contains(found) ? (found as HTMLElement).dataset['square'] : undefined;
  }

  private down(event: PointerEvent): void {
    if (!this.hand || event.button !== 0 || !event.isPrimary) return;
    const on = this.squareAt(event.clientX, event.clientY);
    if (on === undefined) return;
    event.preventDefault();
    // The keyboard goes on from here; the focus itself stays, so that no ring follows the mouse.
    this.focused = on;
    if (this.choose(on)) return;
    if (this.pieces.has(on)) this.drag(on, event);
  }

  /** Puts the piece at hand down here, or touches the piece that stands here; says whether it put one down. */
  private choose(on: Square): boolean {
    const own = this.pieces.get(on)?.side === this.side;
    if (this.atHand !== undefined && this.atHand !== on && !own) {
      this.hand?.release(on);
      return true;
    }
    if (this.pieces.has(on)) this.hand?.touch(on);
    return false;
  }

  private drag(from: Square, event: PointerEvent): void {
    this.dragged = from;
    this.querySelector('.board')?.setPointerCapture(event.pointerId);
    const piece = this.querySelector<HTMLElement>(`[data-square="${from}"] .piece`);
    if (!piece) return;
    this.ghost = piece.cloneNode(true) as HTMLElement;
    this.ghost.classList.add('ghost');
    const size = piece.getBoundingClientRect().width * 1.1;
    this.ghost.style.width = this.ghost.style.height = `${size}px`;
    this.ghost.hidden = true;
    document.body.append(this.ghost);
  }

  private move(event: PointerEvent): void {
    if (!this.ghost || this.dragged === undefined) return;
    const still = this.squareAt(event.clientX, event.clientY) === this.dragged;
    if (still && this.ghost.hidden) return;
    this.ghost.hidden = false;
    this.querySelector(`[data-square="${this.dragged}"]`)?.classList.add('lifted');
    const half = this.ghost.getBoundingClientRect().width / 2;
    this.ghost.style.transform = `translate(${event.clientX - half}px, ${event.clientY - half}px)`;
  }

  private up(event: PointerEvent): void {
    const from = this.dragged;
    this.cancel();
    if (from === undefined) return;
    const on = this.squareAt(event.clientX, event.clientY);
    const own = this.pieces.get(from)?.side === this.side;
    if (on === from) return;
    if (on === undefined) {
      // A player's own piece that slips from the board stays in the hand; the opponent's is taken off.
      if (!own) this.hand?.takeOff(from);
    } else if (own) {
      this.hand?.release(on);
    }
  }

  private cancel(): void {
    this.querySelector('.lifted')?.classList.remove('lifted');
    this.ghost?.remove();
    this.ghost = undefined;
    this.dragged = undefined;
  }

  override disconnectedCallback(): void {
    this.cancel();
    super.disconnectedCallback();
  }

  private key(event: KeyboardEvent): void {
    const steps: Record<string, [number, number]> = {
      ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
      Home: [0, -8], End: [0, 8], PageUp: [-8, 0], PageDown: [8, 0],
    };
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      this.step(step[0], step[1]);
    } else if (event.key === 'Enter' && this.hand) {
      event.preventDefault();
      this.choose(this.focused);
    } else if (event.key === 'Delete' && this.hand && this.pieces.has(this.focused)) {
      event.preventDefault();
      this.hand.takeOff(this.focused);
    }
  }

  private step(down: number, right: number): void {
    const grid = rows(this.side);
    const row = grid.findIndex((squares) => squares.includes(this.focused));
    const column = grid[row]?.indexOf(this.focused) ?? 0;
    const within = (n: number) => Math.max(0, Math.min(7, n));
    this.focusOn(grid[within(row + down)]?.[within(column + right)] ?? this.focused);
  }

  /** Brings the keyboard to a square. */
  focusOn(on: Square): void {
    this.focused = on;
    this.querySelector<HTMLElement>(`[data-square="${on}"]`)?.focus({ preventScroll: true });
  }
}
