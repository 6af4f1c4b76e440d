/** A link to hand out: whom it is for, its address, and the same as a QR code. */
import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { qrCode } from '../parts/qr-code';
import { t } from '../words/words';

@customElement('link-card')
export class LinkCard extends Part {
  @property() heading = '';
  @property() name = '';
  @property() address = '';
  @state() private copied = false;

  private async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.address);
      this.copied = true;
    } catch {
      // Where a page may not write to the clipboard, the address can be marked and copied by hand.
      this.querySelector<HTMLInputElement>('input')?.select();
    }
  }

  protected override render(): TemplateResult {
    return html`<article class="link-card card">
      <h3>${this.heading}</h3>
      ${this.name ? html`<p class="link-name">${this.name}</p>` : ''}
      ${qrCode(this.address, t('link-qr', { whom: `${this.heading} ${this.name}` }))}
      <div class="link-row">
        <input readonly aria-label=${t('link-address', { whom: `${this.heading} ${this.name}` })} .value=${this.address} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
        <button type="button" aria-label=${t('link-copy-for', { whom: `${this.heading} ${this.name}` })} @click=${() => void this.copy()}>${this.copied ? t('link-copied') : t('link-copy')}</button>
      </div>
    </article>`;
  }
}
