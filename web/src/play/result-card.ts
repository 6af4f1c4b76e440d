/** The end of a game: the result, and the players' signatures. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { Side, State, View } from '../api/types';
import { told } from '../words/told';
import { scoreText } from '../parts/score-text';
import { t } from '../words/words';
import { happened, sideOf } from './effects';

@customElement('result-card')
export class ResultCard extends Part {
  @property({ attribute: false }) state: State | undefined;
  @property({ attribute: false }) views: View[] = [];
  @property() side: Side | undefined;
  @property({ attribute: false }) act: (words: string) => void = () => undefined;

  private hasSigned(side: Side): boolean {
    return this.views.some((view) => sideOf(view.by) === side && happened(view, 'result_signed'));
  }

  protected override render(): TemplateResult | typeof nothing {
    const outcome = this.state?.outcome;
    if (!outcome) return nothing;
    const end = this.views
      .flatMap((view) => view.rulings)
      .findLast((ruling) => ruling.message.id.startsWith('ruling-game-'));
    const score = scoreText(outcome.score);
    const signed = (side: Side) =>
      html`<li>${t(`side-${side}`)}: ${t(this.hasSigned(side) ? 'sign-done' : 'sign-open')}</li>`;
    return html`<section class="result card" aria-labelledby="result-title">
      <h2 id="result-title">${t('result-title')}</h2>
      <p class="result-score">${score}</p>
      ${end ? html`<p>${told(end.message)}</p>` : nothing}
      <ul class="signatures">${signed('white')}${signed('black')}</ul>
      <div class="row">
        ${this.side && !this.hasSigned(this.side)
          ? html`<button class="primary" @click=${() => this.act(`signs ${outcome.score}`)}>${t('sign-act', { score })}</button>`
          : nothing}
        <button @click=${() => window.print()}>${t('sheet-print')}</button>
      </div>
    </section>`;
  }
}
