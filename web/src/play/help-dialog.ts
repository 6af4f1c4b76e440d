/** How to play here, by hand and by keyboard. */
import { html, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { Part } from '../app/part';
import { lowSoundIsOn, setLowSound } from '../clock/low-sound';
import { t } from '../words/words';

const KEYS = ['arrows', 'enter', 'delete', 'space', 'j', 'm', 'question'];
const TYPED = ['move', 'empty', 'clock', 'last', 'square', 'pieces'];

@customElement('help-dialog')
export class HelpDialog extends Part {
  @property({ type: Boolean }) joined = false;
  @query('dialog') private dialog!: HTMLDialogElement;

  show(): void {
    this.dialog.showModal();
  }

  protected override render(): TemplateResult {
    const list = (kind: string, names: string[]) =>
      html`<dl class="keys">
        ${names.map((name) => html`<div><dt><kbd>${t(`${kind}-${name}`)}</kbd></dt><dd>${t(`${kind}-${name}-does`)}</dd></div>`)}
      </dl>`;
    return html`
      <dialog aria-labelledby="help-title">
        <form method="dialog">
          <h2 id="help-title" tabindex="-1" autofocus>${t('help-title')}</h2>
          <p>${t(this.joined ? 'help-joined' : 'help-by-hand')}</p>
          <h3>${t('help-keys')}</h3>
          ${list('key', KEYS)}
          <h3>${t('help-typed')}</h3>
          ${list('typed', TYPED)}
          <label class="check">
            <input
              type="checkbox"
              name="low-sound"
              .checked=${lowSoundIsOn()}
              @change=${(event: Event) => setLowSound((event.target as HTMLInputElement).checked)}
            />
            ${t('help-low-sound')}
          </label>
          <div class="row end"><button class="primary">${t('close')}</button></div>
        </form>
      </dialog>
    `;
  }
}
