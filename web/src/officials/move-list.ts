/** The moves of a game in two columns, by their squares where nobody may be told more. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { GameMove } from '../api/officials';
import type { Outcome } from '../api/types';
import { scoreText } from '../parts/score-text';
import { t } from '../words/words';
import { moveText } from './move-text';

@customElement('move-list')
export class MoveList extends Part {
  @property({ attribute: false }) moves: GameMove[] = [];
  @property({ attribute: false }) outcome: Outcome | null = null;

  protected override updated(): void {
    // The last move is the one that is looked for.
    const list = this.querySelector('.moves-scroll');
    if (list) list.scrollTop = list.scrollHeight;
  }

  protected override render(): TemplateResult {
    const rows = new Map<number, { white?: GameMove; black?: GameMove }>();
    for (const move of this.moves) {
      rows.set(move.number, { ...rows.get(move.number), [move.side]: move });
    }
    return html`<section class="card moves" aria-labelledby="moves-title">
      <h2 id="moves-title">${t('moves-title')}</h2>
      ${rows.size === 0
        ? html`<p class="soft">${t('moves-none')}</p>`
        : html`<div class="moves-scroll" tabindex="0" role="group" aria-labelledby="moves-title">
            <table>
              <thead class="visually-hidden">
                <tr>
                  <th scope="col">${t('moves-number')}</th>
                  <th scope="col">${t('side', { side: 'white' })}</th>
                  <th scope="col">${t('side', { side: 'black' })}</th>
                </tr>
              </thead>
              <tbody>
                ${[...rows].map(
                  ([number, row]) => html`<tr>
                    <th scope="row">${number}.</th>
                    <td>${this.move(row.white)}</td>
                    <td>${this.move(row.black)}</td>
                  </tr>`,
                )}
              </tbody>
            </table>
          </div>`}
      ${this.outcome ? html`<p class="moves-result"><b>${scoreText(this.outcome.score)}</b></p>` : nothing}
    </section>`;
  }

  private move(move: GameMove | undefined): TemplateResult {
    // Where notation is told, a move without it is one that the Laws do not know.
    const isWrong = move && !move.san && this.moves.some((other) => other.san);
    if (!isWrong) return html`${moveText(move)}`;
    return html`<span class="move-wrong">${moveText(move)} <span aria-hidden="true">✗</span></span>
      <span class="visually-hidden">${t('move-wrong')}</span>`;
  }
}
