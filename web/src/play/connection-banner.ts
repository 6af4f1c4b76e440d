/** Says at once that the connection is lost, and that nothing is; or that the record is not written on. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { Connection } from '../api/line';
import { t } from '../words/words';

@customElement('connection-banner')
export class ConnectionBanner extends Part {
  @property() connection: Connection = 'connecting';
  @property() reason = '';
  @property({ type: Number }) waiting = 0;
  /** The record of the game is not written on any more. */
  @property({ type: Boolean }) broken = false;

  protected override render(): TemplateResult {
    return html`<div role="alert">
      ${this.connection === 'lost'
        ? html`<p class="banner">${t('connection-lost')} ${this.waiting > 0 ? t('connection-waiting', { count: this.waiting }) : nothing}</p>`
        : nothing}
      ${this.broken ? html`<p class="banner">${t('record-broken')}</p>` : nothing}
      ${this.connection === 'refused' ? html`<p class="banner">${t('problem-no-valid-link')}</p>` : nothing}
    </div>`;
  }
}
