/** A link to hand out: whom it is for, its address, and the same as a QR code. */
import { html, svg, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { encode } from 'uqr';
import { Part } from '../app/part';
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
      ${this.code()}
      <div class="link-row">
        <input readonly aria-label=${t('link-address', { whom: `${this.heading} ${this.name}` })} .value=${this.address} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
        <button type="button" aria-label=${t('link-copy-for', { whom: `${this.heading} ${this.name}` })} @click=${() => void this.copy()}>${this.copied ? t('link-copied') : t('link-copy')}</button>
      </div>
    </article>`;
  }

  private code(): TemplateResult {
    const { data, size } = encode(this.address, { ecc: 'M', border: 2 });
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return html`<svg class="qr" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${t('link-qr', { whom: `${this.heading} ${this.name}` })} shape-rendering="crispEdges">
      ${svg`<rect class="qr-paper" width=${size} height=${size} /><path class="qr-ink" d=${path.join('')} />`}
    </svg>`;
  }
}
