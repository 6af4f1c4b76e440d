/** Tells those who listen what happened, entry by entry. */
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../app/part';
import { t } from '../words/words';

@customElement('live-region')
export class LiveRegion extends Part {
  @property({ attribute: false }) lines: string[] = [];

  protected override render(): TemplateResult {
    return html`<div class="visually-hidden" role="log" aria-live="polite" aria-label=${t('live-label')}>
      ${this.lines.map((line) => html`<p>${line}</p>`)}
    </div>`;
  }
}
