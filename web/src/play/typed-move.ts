/** Moves and questions typed: for those who play by keyboard. */
import { html, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { t } from '../words/words';

@customElement('typed-move')
export class TypedMove extends Part {
  /** Takes what was typed; returns what to answer. */
  @property({ attribute: false }) take: (text: string) => string = () => '';
  @property() hint = '';
  @state() private answer = '';
  @query('input') private input!: HTMLInputElement;

  override focus(): void {
    this.input.focus();
  }

  protected override render(): TemplateResult {
    return html`
      <form class="typed" @submit=${this.send}>
        <label class="field">
          <span>${t('typed-label')}</span>
          <input name="move" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false"
            aria-describedby="typed-hint typed-answer" enterkeyhint="go" />
        </label>
        <button>${t('typed-send')}</button>
        <p id="typed-hint" class="soft small">${this.hint}</p>
        <p id="typed-answer" role="status">${this.answer}</p>
      </form>
    `;
  }

  private send(event: Event): void {
    event.preventDefault();
    this.answer = this.take(this.input.value.trim());
    this.input.value = '';
  }
}
