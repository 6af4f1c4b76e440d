/** What the arbiter is needed for, with exactly the lawful answers and what each would lead to. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { Offer, Offers } from '../api/officials';
import { told } from '../words/told';
import { t } from '../words/words';
import { articleLinks, articlesOf, followsText } from './rulings';
import { needSign } from './signs';

@customElement('decision-panel')
export class DecisionPanel extends Part {
  @property({ attribute: false }) offers: Offers | undefined;
  @property() edition = '';

  private choose(act: string): void {
    this.dispatchEvent(new CustomEvent<string>('act', { detail: act, bubbles: true }));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { offers } = this;
    if (!offers) return nothing;
    const { desk, decisions, appeal, expulsions } = offers;
    const quiet =
      !desk.call && desk.facts.length === 0 && !desk.appeal && decisions.length === 0 && expulsions.length === 0;
    if (quiet) return nothing;
    return html`
      <section class="decide card" aria-labelledby="decide-title">
        <h2 id="decide-title">${t('decide-title')}</h2>
        ${desk.call
          ? html`<p class="decide-call">
              ${needSign('call')}
              ${desk.call.because === null
                ? t('call-by', { side: desk.call.by })
                : t('call-by-because', { side: desk.call.by, text: desk.call.because })}
            </p>`
          : nothing}
        ${decisions.map(
          (question) => html`
            <div class="question">
              <h3>${told(question.message)}</h3>
              <div class="choices">${question.choices.map((choice) => this.button(choice))}</div>
            </div>
          `,
        )}
        ${desk.facts.map(
          (fact) => html`
            <div class="question">
              <h3>${isReport(fact) ? nothing : t('fact-seen')} ${told(fact.message)}</h3>
              <div class="choices">${this.button(fact, t(isReport(fact) ? 'incident-do' : 'fact-notice'))}</div>
            </div>
          `,
        )}
        ${desk.appeal
          ? html`<div class="question">
              <h3>${t('appeal-by', { side: desk.appeal })}</h3>
              ${appeal.length === 0
                ? html`<p class="soft">${t('appeal-waits')}</p>`
                : html`<div class="choices">${appeal.map((offer) => this.button(offer))}</div>`}
            </div>`
          : nothing}
        ${expulsions.map(
          (it) => html`<button @click=${() => this.choose(it.act)}>
            ${t('expulsion-agree', { side: it.side })}
          </button>`,
        )}
      </section>
    `;
  }

  private button(offer: Offer, label = told(offer.message)): TemplateResult {
    const follows = followsText(offer.follows);
    return html`<div class="choice">
      <button @click=${() => this.choose(offer.act)}>
        <span class="choice-label">${label}</span>
        ${follows && follows !== label ? html`<span class="choice-follows">${follows}</span>` : nothing}
      </button>
      ${articleLinks(articlesOf(offer.follows), this.edition)}
    </div>`;
  }
}

/** Whether it is what a device sent too late, which the arbiter can only write down. */
function isReport(fact: Offer): boolean {
  return ['act-reported-late', 'act-dated-back'].includes(fact.message.id);
}
