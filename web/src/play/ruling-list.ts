/** What happened and was ruled, the last first, each ruling with its article. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { View } from '../api/types';
import { lawsLink } from '../parts/laws-link';
import { sentence } from '../words/events';
import { told } from '../words/told';
import { t } from '../words/words';
import { happened, worthTelling } from './effects';

const SHOWN = 30;

/** What people say to each other, and what is said to all. */
const WORDS = [
  'draw_offered', 'draw_declined', 'draw_accepted', 'draw_claimed', 'claimed', 'of_quickplay',
  'clock_stopped', 'said', 'adjusting_announced', 'game_started', 'game_interrupted', 'game_resumed', 'result_signed',
];

@customElement('ruling-list')
export class RulingList extends Part {
  @property({ attribute: false }) views: View[] = [];
  @property() edition = '';

  protected override render(): TemplateResult {
    const told = this.views.filter((view) => worthTelling(view).length > 0 || isWord(view));
    const last = told.slice(-SHOWN).reverse();
    return html`<section class="rulings" aria-labelledby="rulings-title">
      <h2 id="rulings-title">${t('rulings-title')}</h2>
      ${last.length === 0
        ? html`<p class="soft">${t('rulings-none')}</p>`
        : html`<ol reversed>${last.map((view) => this.entry(view))}</ol>`}
    </section>`;
  }

  private entry(view: View): TemplateResult {
    return html`<li>
      <span class="soft">${view.event === undefined ? nothing : sentence(view)}</span>
      ${worthTelling(view).map(
        (ruling) => html`<p class="ruling">
          ${told(ruling.message)}
          ${ruling.articles[0] === undefined ? nothing : lawsLink(ruling.articles[0], this.edition)}
        </p>`,
      )}
    </li>`;
  }
}

/** Whether people said something to each other that should be read though nothing follows from it. */
function isWord(view: View): boolean {
  return happened(view, ...WORDS);
}
