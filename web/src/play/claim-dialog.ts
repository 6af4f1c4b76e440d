/** A claim: on what ground, now or with a move that is written first, and what it costs if it is wrong. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { t } from '../words/words';
import { lawsAddress } from '../parts/laws-link';
import { unquoted } from './quoted';

/** What can be claimed, in the words of the act, and the message that names it. */
const GROUNDS = {
  threefold: 'claim-threefold',
  'fifty moves': 'claim-fifty-moves',
  time: 'claim-time',
  'illegal move': 'claim-illegal-move',
  'touch-move': 'claim-touch-move',
};
type Ground = keyof typeof GROUNDS;

@customElement('claim-dialog')
export class ClaimDialog extends Part {
  /** Does the act. */
  @property({ attribute: false }) act: (words: string) => void = () => undefined;
  @property() edition = '';
  @state() private ground: Ground = 'threefold';
  @state() private next = false;
  @state() private written = '';
  @query('dialog') private dialog!: HTMLDialogElement;

  show(): void {
    this.ground = 'threefold';
    this.next = false;
    this.written = '';
    this.dialog.showModal();
  }

  private get isDraw(): boolean {
    return this.ground === 'threefold' || this.ground === 'fifty moves';
  }

  protected override render(): TemplateResult {
    return html`
      <dialog aria-labelledby="claim-title">
        <form method="dialog" @submit=${this.send}>
          <h2 id="claim-title">${t('claim-title')}</h2>
          <fieldset>
            <legend>${t('claim-what')}</legend>
            ${(Object.keys(GROUNDS) as Ground[]).map((ground) => this.choice(ground))}
          </fieldset>
          ${this.isDraw ? this.when() : nothing}
          <p class="cost" id="claim-cost">
            ${t(this.isDraw ? 'claim-cost-draw' : 'claim-cost-other')}
            ${this.isDraw ? html` <a href=${lawsAddress('9.5', this.edition)} target="_blank">${t('laws-article', { article: '9.5' })}</a>` : nothing}
          </p>
          <div class="row end">
            <button type="button" @click=${() => this.dialog.close()}>${t('cancel')}</button>
            <button class="primary" ?disabled=${this.isDraw && this.next && this.written.trim() === ''}>${t('claim-send')}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  private choice(ground: Ground): TemplateResult {
    return html`<label class="choice">
      <input type="radio" name="ground" .checked=${this.ground === ground} @change=${() => (this.ground = ground)} />
      ${t(GROUNDS[ground])}
    </label>`;
  }

  private when(): TemplateResult {
    return html`<fieldset>
      <legend>${t('claim-when')}</legend>
      <label class="choice">
        <input type="radio" name="when" .checked=${!this.next} @change=${() => (this.next = false)} />
        ${t('claim-now')}
      </label>
      <label class="choice">
        <input type="radio" name="when" .checked=${this.next} @change=${() => (this.next = true)} />
        ${t('claim-next')}
      </label>
      ${this.next
        ? html`<label class="field">
            <span>${t('claim-written')}</span>
            <input
              name="written"
              autocomplete="off"
              autocapitalize="off"
              spellcheck="false"
              .value=${this.written}
              @input=${(event: Event) => (this.written = (event.target as HTMLInputElement).value)}
            />
          </label>`
        : nothing}
    </fieldset>`;
  }

  private send(): void {
    const writing = this.isDraw && this.next ? ` writing "${unquoted(this.written)}"` : '';
    this.act(`claims ${this.ground}${writing}`);
  }
}
