/** What holds for the games of a competition, with good defaults. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { get, inWords } from '../api/client';
import type { Control, Edition, Regulations } from '../api/generated/wire';
import { EDITIONS, NEWEST } from '../api/laws';
import { t } from '../words/words';

type Class = 'standard' | 'rapid' | 'blitz';

/** Usual time controls, with the class that the Laws give them. */
const PRESETS: { control: string; class: Class }[] = [
  { control: '90m/40 + 30m, +30s', class: 'standard' },
  { control: '90m, +30s', class: 'standard' },
  { control: '60m, +30s', class: 'standard' },
  { control: '15m, +10s', class: 'rapid' },
  { control: '10m, +5s', class: 'rapid' },
  { control: '5m, +3s', class: 'blitz' },
  { control: '3m, +2s', class: 'blitz' },
];
const OWN = 'own';

@customElement('regulations-form')
export class RegulationsForm extends Part {
  @state() private preset = '0';
  @state() private own = '';
  @state() private kind: Class = 'standard';
  @state() private wrong = '';
  @state() private edition: Edition = NEWEST;
  @state() private supervision: Regulations['supervision'] = 'full';
  @state() private observer: Regulations['observer'] = 'engine';

  /** As the server reads them. */
  get regulations(): Partial<Regulations> {
    const preset = PRESETS[Number(this.preset)];
    return {
      edition: this.edition,
      class: preset?.class ?? this.kind,
      supervision: this.supervision,
      observer: this.observer,
      control: preset?.control ?? this.own,
    };
  }

  /** Asks the server what the Laws call a game by this control. */
  private async write(text: string): Promise<void> {
    this.own = text;
    try {
      const control = await get<Control>(`/api/control?text=${encodeURIComponent(text)}`);
      if (this.own !== text) return;
      this.kind = control.class;
      this.wrong = '';
    } catch (error) {
      if (this.own === text) this.wrong = inWords(error);
    }
  }

  protected override render(): TemplateResult {
    const value = (event: Event) => (event.target as HTMLInputElement | HTMLSelectElement).value;
    return html`<fieldset>
      <legend>${t('regulations')}</legend>
      <div class="fields">
        <label class="field">
          <span>${t('regulations-control')}</span>
          <select name="preset" @change=${(event: Event) => (this.preset = value(event))}>
            ${PRESETS.map(
              (it, i) =>
                html`<option value=${i} ?selected=${this.preset === String(i)}>
                  ${it.control} (${t(`short-${it.class}`)})
                </option>`,
            )}
            <option value=${OWN} ?selected=${this.preset === OWN}>${t('regulations-own-control')}</option>
          </select>
        </label>
        ${this.preset === OWN
          ? html`<label class="field">
                <span>${t('regulations-control-text')}</span>
                <input name="control" required placeholder="90m/40 + 30m, +30s" .value=${this.own} @input=${(event: Event) => void this.write(value(event))} aria-describedby="regulations-class" />
                <span id="regulations-class" role="status" class=${this.wrong ? 'error' : 'soft'}>
                  ${this.own.trim() === '' ? nothing : this.wrong || t(`class-${this.kind}`)}
                </span>
              </label>`
          : nothing}
        <label class="field">
          <span>${t('laws-edition')}</span>
          <select name="edition" @change=${(event: Event) => (this.edition = value(event) as Edition)}>
            ${EDITIONS.map((year) => html`<option value=${year} ?selected=${year === this.edition}>${year}</option>`)}
          </select>
        </label>
        <label class="field">
          <span>${t('regulations-supervision')}</span>
          <select name="supervision" @change=${(event: Event) => (this.supervision = value(event) as Regulations['supervision'])}>
            ${['full', 'limited'].map(
              (it) => html`<option value=${it} ?selected=${it === this.supervision}>${t(`short-${it}`)}</option>`,
            )}
          </select>
        </label>
        <label class="field">
          <span>${t('regulations-observer')}</span>
          <select name="observer" @change=${(event: Event) => (this.observer = value(event) as Regulations['observer'])}>
            ${['engine', 'arbiter'].map(
              (it) => html`<option value=${it} ?selected=${it === this.observer}>${t(`short-${it}`)}</option>`,
            )}
          </select>
        </label>
      </div>
    </fieldset>`;
  }
}
