/** The form for a new game: good as it stands, everything there for those who want it otherwise. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { get, inWords } from '../api/client';
import type { Control } from '../api/generated/wire';
import { LETTERS } from '../board/letters';
import { currentLanguage, t } from '../words/words';
import { defaults, EDITIONS, PRESETS, type Settings } from './settings';

@customElement('game-form')
export class GameForm extends Part {
  /** Makes the game. */
  @property({ attribute: false }) create: (settings: Settings) => void = () => undefined;
  @property({ type: Boolean }) busy = false;
  @state() private settings: Settings = defaults(currentLanguage());
  @state() private own = false;
  @state() private wrong = '';

  private set(part: Partial<Settings>): void {
    this.settings = { ...this.settings, ...part };
  }

  private choose(control: string): void {
    this.own = false;
    this.wrong = '';
    this.set({ control });
    void this.classify(control);
  }

  /** Asks the server what the Laws call a game by this control. */
  private async classify(text: string): Promise<void> {
    if (text.trim() === '') {
      this.wrong = '';
      return;
    }
    try {
      const control = await get<Control>(`/api/control?text=${encodeURIComponent(text)}`);
      if (this.settings.control !== text) return;
      this.wrong = '';
      this.set({ class: control.class });
    } catch (error) {
      this.wrong = inWords(error);
    }
  }

  protected override render(): TemplateResult {
    const { settings } = this;
    return html`
      <form class="game-form" @submit=${this.send}>
        <div class="two">
          ${this.text('white', t('form-white'), settings.white)} ${this.text('black', t('form-black'), settings.black)}
        </div>
        ${this.controls()}
        <details class="more">
          <summary>${t('form-more')}</summary>
          <div class="two">${this.laws()} ${this.play()}</div>
        </details>
        <button class="primary big" ?disabled=${this.busy || this.wrong !== ''}>${t('form-create')}</button>
      </form>
    `;
  }

  private controls(): TemplateResult {
    const { control } = this.settings;
    return html`<fieldset>
      <legend>${t('form-control')}</legend>
      <div class="tiles">
        ${PRESETS.map((preset) => {
          const chosen = !this.own && control === preset;
          return html`<label class="tile">
            <input type="radio" name="control" .checked=${chosen} @change=${() => this.choose(preset)} />
            <span>${preset === '' ? t('form-no-clock') : preset}</span>
          </label>`;
        })}
        <label class="tile">
          <input type="radio" name="control" .checked=${this.own} @change=${() => (this.own = true)} />
          <span>${t('form-own-control')}</span>
        </label>
      </div>
      ${this.own
        ? html`<label class="field">
            <span>${t('form-control-text')}</span>
            <input name="control-text" .value=${control} @input=${(event: Event) => {
              const text = (event.target as HTMLInputElement).value;
              this.set({ control: text });
              void this.classify(text);
            }} aria-describedby="control-wrong" />
          </label>`
        : nothing}
      <p id="control-wrong" role="status" class=${this.wrong ? 'error' : 'soft'}>
        ${this.wrong || (control.trim() === '' ? t('class-none') : t(`class-${this.settings.class}`))}
      </p>
    </fieldset>`;
  }

  private laws(): TemplateResult {
    const { settings } = this;
    return html`<fieldset>
      <legend>${t('form-laws')}</legend>
      ${this.select('edition', t('form-edition'), settings.edition, EDITIONS.map((year) => [year, year]))}
      ${this.select('supervision', t('form-supervision'), settings.supervision, this.named('supervision', ['full', 'limited']))}
      ${this.select('observer', t('form-observer'), settings.observer, this.named('observer', ['engine', 'arbiter']))}
      ${this.select('offers', t('form-offers'), settings.offers, this.named('offers', ['allowed', 'from_move', 'by_arbiter', 'never']))}
      ${settings.offers === 'from_move'
        ? html`<label class="field"><span>${t('form-offers-from')}</span>
            <input type="number" min="1" max="200" .value=${String(settings.offersFrom)}
              @input=${(event: Event) => this.set({ offersFrom: Number((event.target as HTMLInputElement).value) || 1 })} /></label>`
        : nothing}
    </fieldset>`;
  }

  private play(): TemplateResult {
    const { settings } = this;
    const languages = Object.keys(LETTERS).map((code): [string, string] => [code, languageName(code)]);
    return html`<fieldset>
      <legend>${t('form-play')}</legend>
      ${this.select('start', t('form-start'), settings.start, this.named('start', ['standard', 'chess960']))}
      ${settings.start === 'chess960'
        ? html`<label class="field"><span>${t('form-number')}</span>
            <input type="number" min="0" max="959" .value=${settings.number}
              @input=${(event: Event) => this.set({ number: (event.target as HTMLInputElement).value })} /></label>`
        : nothing}
      ${this.select('moving', t('form-moving'), settings.moving, this.named('moving', ['by_hand', 'joined']))}
      ${this.select('recording', t('form-recording'), settings.recording, this.named('recording', ['automatic', 'players']))}
      ${this.select('whiteLanguage', t('form-language-white'), settings.whiteLanguage, languages)}
      ${this.select('blackLanguage', t('form-language-black'), settings.blackLanguage, languages)}
    </fieldset>`;
  }

  private named(kind: string, values: string[]): [string, string][] {
    return values.map((value) => [value, t(`${kind}-${value.replaceAll('_', '-')}`)]);
  }

  private text(name: 'white' | 'black', label: string, value: string): TemplateResult {
    return html`<label class="field"><span>${label}</span>
      <input name=${name} maxlength="100" autocomplete="off" .value=${value}
        @input=${(event: Event) => this.set({ [name]: (event.target as HTMLInputElement).value })} /></label>`;
  }

  private select(name: keyof Settings, label: string, value: string, options: [string, string][]): TemplateResult {
    return html`<label class="field"><span>${label}</span>
      <select name=${name} @change=${(event: Event) => this.set({ [name]: (event.target as HTMLSelectElement).value })}>
        ${options.map(([code, words]) => html`<option value=${code} ?selected=${code === value}>${words}</option>`)}
      </select></label>`;
  }

  private send(event: Event): void {
    event.preventDefault();
    this.create(this.settings);
  }
}

/** A language by its name in the reader's own. */
function languageName(code: string): string {
  return new Intl.DisplayNames([currentLanguage()], { type: 'language' }).of(code) ?? code;
}
