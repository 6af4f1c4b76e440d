/** What holds for the games of a competition, with good defaults. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { get, inWords } from '../api/client';
import type { Control, Edition, Regulations } from '../api/generated/wire';
import { EDITIONS, NEWEST } from '../api/laws';
import { t } from '../words/words';

type Class = Control['class'];

/** Usual time controls. What the Laws call a game by each of them, the server says. */
const PRESETS = ['90m/40 + 30m, +30s', '90m, +30s', '60m, +30s', '15m, +10s', '10m, +5s', '5m, +3s', '3m, +2s'];
const OWN = 'own';

@customElement('regulations-form')
export class RegulationsForm extends Part {
  @state() private preset = '0';
  @state() private own = '';
  @state() private kinds = new Map<string, Class>();
  @state() private wrong = '';
  @state() private edition: Edition = NEWEST;
  @state() private supervision: Regulations['supervision'] = 'full';
  @state() private observer: Regulations['observer'] = 'engine';

  /** As the server reads them. */
  get regulations(): Partial<Regulations> {
    const control = PRESETS[Number(this.preset)] ?? this.own;
    const kind = this.kinds.get(control);
    return {
      edition: this.edition,
      ...(kind && { class: kind }),
      supervision: this.supervision,
      observer: this.observer,
      control,
    };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const control of PRESETS) void this.classify(control);
  }

  /** Asks the server what the Laws call a game by this control. */
  private async write(text: string): Promise<void> {
    this.own = text;
    const wrong = await this.classify(text);
    if (this.own === text) this.wrong = wrong;
  }

  /** What is wrong with a control; nothing, and its class is known, if it is one. */
  private async classify(text: string): Promise<string> {
    try {
      const control = await get<Control>(`/api/control?text=${encodeURIComponent(text)}`);
      this.kinds = new Map(this.kinds).set(text, control.class);
      return '';
    } catch (error) {
      return inWords(error);
    }
  }

  /** A control with its class, once that is known. */
  private named(control: string): string {
    const kind = this.kinds.get(control);
    return kind === undefined ? control : `${control} (${t(`short-${kind}`)})`;
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
                  ${this.named(it)}
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
                  ${this.own.trim() === '' ? nothing : this.wrong || t(`class-${this.kinds.get(this.own) ?? 'none'}`)}
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
