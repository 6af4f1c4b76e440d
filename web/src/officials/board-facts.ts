/** What only officials are told of a position: counts, repetitions, tallies, who can still mate. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../app/part';
import { lawAddress } from '../api/laws';
import type { ArbiterState } from '../api/officials';
import type { Side } from '../api/officials';
import { t } from '../words/words';

@customElement('board-facts')
export class BoardFacts extends Part {
  @property({ attribute: false }) game: ArbiterState | undefined;

  protected override render(): TemplateResult | typeof nothing {
    const { game } = this;
    if (!game) return nothing;
    const edition = String(game.regulations.edition);
    const law = (number: string) => html`<a href=${lawAddress(number, edition)}>${number}</a>`;
    const quiet = game.quiet_plies ?? 0;
    return html`
      <section class="card facts" aria-labelledby="facts-title">
        <h2 id="facts-title">${t('facts-title')}</h2>
        <dl>
          <dt>${t('facts-quiet')}</dt>
          <dd>${t('facts-quiet-count', { moves: Math.floor(quiet / 2), plies: quiet })} ${law('9.3')}</dd>
          <dt>${t('facts-repeated')}</dt>
          <dd>${this.repetition(game)} ${law('9.2')}</dd>
          <dt>${t('facts-illegal')}</dt>
          <dd>${this.tally(game.illegal_moves)} ${law('7.5.5')}</dd>
          <dt>${t('facts-warnings')}</dt>
          <dd>${this.tally(game.warnings)} ${law('12.9')}</dd>
          <dt>${t('facts-offer')}</dt>
          <dd>${game.offer ? t('facts-offer-by', { side: game.offer }) : t('facts-none')}</dd>
          ${(['white', 'black'] as const).map(
            (side) => html`<dt>${t('facts-mate', { side })}</dt><dd>${this.mate(game, side)}</dd>`,
          )}
        </dl>
      </section>
    `;
  }

  private repetition(game: ArbiterState): string {
    const moves = game.occurred_after.map((after) =>
      after === null ? t('facts-start') : `${after.number}${after.side === 'white' ? '.' : '…'}`,
    );
    return t('facts-repeated-count', { count: game.occurrences, moves: moves.join(', ') });
  }

  private tally(count: { white: number; black: number }): string {
    return `${t('side', { side: 'white' })} ${count.white}, ${t('side', { side: 'black' })} ${count.black}`;
  }

  private mate(game: ArbiterState, side: Side): TemplateResult {
    const answer = game.can_mate[side];
    if (!answer) return html`${t('facts-mate-unknown')}`;
    const line = answer.line ?? [];
    if (answer.can !== 'yes' || line.length === 0) return html`${t(`facts-mate-${answer.can}`)}`;
    return html`${t('facts-mate-yes')}
      <details class="mate-line">
        <summary>${t('facts-mate-line', { count: line.length })}</summary>
        <p>${line.join(' ')}</p>
      </details>`;
  }
}
