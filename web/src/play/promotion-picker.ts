/** The pieces beside the board from which one takes the place of a pawn on the last rank. */
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { Side } from '../api/types';
import { picture } from '../board/drawings';
import type { Kind, Square } from '../board/pieces';
import { t } from '../words/words';

const CHOICES: Kind[] = ['queen', 'rook', 'bishop', 'knight'];

@customElement('promotion-picker')
export class PromotionPicker extends Part {
  @property() side: Side = 'white';
  @property() on: Square = '';
  @property({ attribute: false }) put: (kind: Kind, on: Square) => void = () => undefined;

  protected override render(): TemplateResult {
    return html`<div class="promotion card" role="group" aria-label=${t('promotion-label', { square: this.on })}>
      <span>${t('promotion-label', { square: this.on })}</span>
      <span class="promotion-pieces">
        ${CHOICES.map(
          (kind) => html`<button aria-label=${t('piece-name', { piece: kind })} @click=${() => this.put(kind, this.on)}>
            ${picture(this.side, kind)}
          </button>`,
        )}
      </span>
    </div>`;
  }
}
