/** Where a look of the arbiter would have consequences. */
import { html, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { Offer } from '../api/officials';
import { told } from '../words/told';
import { t } from '../words/words';
import { articleLinks, articlesOf, followsText } from './rulings';

@customElement('notice-dialog')
export class NoticeDialog extends Part {
  @property({ attribute: false }) notices: Offer[] = [];
  @property() edition = '';
  @query('dialog') private dialog!: HTMLDialogElement;

  open(): void {
    this.dialog.showModal();
  }

  private notice(act: string): void {
    this.dispatchEvent(new CustomEvent<string>('act', { detail: act, bubbles: true }));
    this.dialog.close();
  }

  protected override render(): TemplateResult {
    return html`
      <dialog aria-labelledby="notice-title">
        <h2 id="notice-title">${t('notice-title')}</h2>
        ${this.notices.length === 0
          ? html`<p>${t('notice-none')}</p>`
          : html`<p class="soft">${t('notice-hint')}</p>
              <div class="choices">
                ${this.notices.map(
                  (offer) => html`<div class="choice">
                    <button @click=${() => this.notice(offer.act)}>
                      <span class="choice-label">${told(offer.message)}</span>
                      <span class="choice-follows">${followsText(offer.follows)}</span>
                    </button>
                    ${articleLinks(articlesOf(offer.follows), this.edition)}
                  </div>`,
                )}
              </div>`}
        <div class="row dialog-buttons">
          <button type="button" @click=${() => this.dialog.close()}>${t('close')}</button>
        </div>
      </dialog>
    `;
  }
}
