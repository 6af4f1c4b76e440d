/** What a player can do besides moving. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { Regulations } from '../api/types';
import { t } from '../words/words';
import type { ClaimDialog } from './claim-dialog';
import type { StopDialog } from './stop-dialog';
import './claim-dialog';
import './stop-dialog';

/** How long a first tap on "resign" waits for the second. */
const SURE_MS = 4000;

@customElement('act-panel')
export class ActPanel extends Part {
  @property({ attribute: false }) act: (words: string) => void = () => undefined;
  @property({ attribute: false }) regulations: Regulations | undefined;
  /** Whether the opponent's offer waits for an answer. */
  @property({ type: Boolean }) offered = false;
  @property({ type: Boolean }) joined = false;
  @property({ attribute: false }) help: () => void = () => undefined;
  @state() private sure = false;
  @query('claim-dialog') private claim!: ClaimDialog;
  @query('stop-dialog') private stop!: StopDialog;
  private timer: ReturnType<typeof setTimeout> | undefined;

  protected override render(): TemplateResult {
    const offers = this.regulations?.draw_offers;
    return html`
      ${this.offered
        ? html`<div class="offer card" role="group" aria-label=${t('offer-made')}>
            <strong>${t('offer-made')}</strong>
            <span class="row">
              <button class="primary" @click=${() => this.act('accepts')}>${t('offer-accept')}</button>
              <button @click=${() => this.act('declines')}>${t('offer-decline')}</button>
            </span>
            <span class="soft small">${t('offer-touch')}</span>
          </div>`
        : nothing}
      <div class="acts" role="group" aria-label=${t('acts-label')}>
        ${this.joined ? nothing : html`<button @click=${() => this.act("says j'adoube")}>${t('act-adjust')}</button>`}
        ${offers === 'never' ? nothing : html`<button @click=${() => this.act('offers a draw')}>${t('act-offer')}</button>`}
        <button @click=${() => this.claim.show()}>${t('act-claim')}</button>
        <button @click=${() => this.stop.show()}>${t('act-stop')}</button>
        <button @click=${this.help}>${t('help-open')}</button>
        <button class="danger ${this.sure ? 'sure' : ''}" @click=${this.resign}>
          ${t(this.sure ? 'act-resign-sure' : 'act-resign')}
        </button>
      </div>
      <claim-dialog .act=${this.act} .edition=${this.regulations?.edition ?? ''}></claim-dialog>
      <stop-dialog .act=${this.act}></stop-dialog>
    `;
  }

  private resign(): void {
    clearTimeout(this.timer);
    if (this.sure) {
      this.sure = false;
      this.act('resigns');
      return;
    }
    this.sure = true;
    this.timer = setTimeout(() => (this.sure = false), SURE_MS);
  }

  override disconnectedCallback(): void {
    clearTimeout(this.timer);
    super.disconnectedCallback();
  }
}
