/** A law case that proves an article; its text is fetched when it is opened. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { inWords } from '../api/client';
import { lawCase } from '../api/laws';
import { t } from '../words/words';

@customElement('law-case')
export class LawCase extends Part {
  @property() page = '';
  @property() heading = '';
  @property() editions = '';
  @state() private text = '';
  @state() private failure = '';

  private async open(event: Event): Promise<void> {
    if (!(event.target as HTMLDetailsElement).open || this.text !== '') return;
    try {
      this.text = await lawCase(this.page, this.heading);
      this.failure = '';
    } catch (error) {
      this.failure = inWords(error);
    }
  }

  protected override render(): TemplateResult {
    return html`
      <details class="law-case" @toggle=${this.open}>
        <summary><span lang="en">${this.heading}</span> <span class="soft">${this.editions}</span></summary>
        ${this.failure ? html`<p class="error" role="alert">${this.failure}</p>` : nothing}
        ${this.text === '' ? nothing : this.parts()}
        <p class="soft">${t('laws-case-page', { page: this.page })}</p>
      </details>
    `;
  }

  /** The prose, and what happens as the cases write it down. */
  private parts(): TemplateResult[] {
    const pieces = this.text.split(/^```(?:case)?$/m);
    return pieces
      .map((piece, i) => ({ text: piece.trim(), isCase: i % 2 === 1 }))
      .filter(({ text }) => text !== '')
      .map(({ text, isCase }) =>
        isCase
          ? html`<pre class="law-steps" lang="en" tabindex="0" role="group" aria-label=${this.heading}>${text}</pre>`
          : html`<p lang="en">${text}</p>`,
      );
  }
}
