/** Stopping the clocks to call the arbiter, with a reason. */
import { html, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { t } from '../words/words';
import { unquoted } from './quoted';

@customElement('stop-dialog')
export class StopDialog extends Part {
  @property({ attribute: false }) act: (words: string) => void = () => undefined;
  @state() private reason = '';
  @query('dialog') private dialog!: HTMLDialogElement;

  show(): void {
    this.reason = '';
    this.dialog.showModal();
  }

  protected override render(): TemplateResult {
    return html`
      <dialog aria-labelledby="stop-title">
        <form method="dialog" @submit=${this.send}>
          <h2 id="stop-title">${t('stop-title')}</h2>
          <label class="field">
            <span>${t('stop-reason')}</span>
            <textarea name="reason" rows="2" maxlength="300" required .value=${this.reason}
              @input=${(event: Event) => (this.reason = (event.target as HTMLTextAreaElement).value)}></textarea>
          </label>
          <p class="cost">${t('stop-cost')}</p>
          <div class="row end">
            <button type="button" @click=${() => this.dialog.close()}>${t('cancel')}</button>
            <button class="primary">${t('stop-send')}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  private send(): void {
    this.act(`stops the clock because ${unquoted(this.reason)}`);
  }
}
