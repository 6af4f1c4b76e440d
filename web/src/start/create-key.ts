/** Where the key of the server is typed in, if it lets only those create who know it. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { keepKey } from '../api/create-key';
import { t } from '../words/words';
import './create-key.css';

@customElement('create-key')
export class CreateKey extends Part {
  /** Tries again what was refused. */
  @property({ attribute: false }) again: () => void = () => undefined;
  /** Whether the server refused a key already. */
  @property({ type: Boolean }) wrong = false;
  @state() private unfit = false;
  @query('input') private input!: HTMLInputElement;

  protected override firstUpdated(): void {
    this.input.focus();
  }

  private readonly send = (event: Event): void => {
    event.preventDefault();
    this.unfit = !keepKey(this.input.value.trim());
    if (!this.unfit) this.again();
  };

  protected override render(): TemplateResult {
    const wrong = this.wrong || this.unfit;
    return html`<form class="create-key card" aria-labelledby="create-key-title" @submit=${this.send}>
      <h2 id="create-key-title">${t('key-title')}</h2>
      <p id="create-key-why">${t('key-why')}</p>
      <label class="field">
        <span>${t('key-label')}</span>
        <input type="password" name="key" required maxlength="1000" autocomplete="off" aria-describedby="create-key-why" aria-invalid=${wrong ? 'true' : nothing} />
      </label>
      <p class="error" role="alert">${wrong ? t('key-wrong') : ''}</p>
      <button class="primary" type="submit">${t('key-send')}</button>
    </form>`;
  }
}
