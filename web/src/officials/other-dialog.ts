/** What else the arbiter may do now: grant time, permit something, see to scoresheets and supervision. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { GameState, OtherAct } from '../api/officials';
import { told } from '../words/told';
import { t } from '../words/words';
import { ANYBODY, personChoice, PLAYERS, type Person } from './person-choice';
import { articleLinks, articlesOf } from './rulings';
import { actTime } from './times';

const GROUPS = ['time', 'permission', 'sheet', 'start', 'arbiters'];

@customElement('other-dialog')
export class OtherDialog extends Part {
  @property({ attribute: false }) game: GameState | undefined;
  @property({ attribute: false }) others: OtherAct[] = [];
  @state() private chosen = '';
  @state() private person: Person | undefined;
  @state() private minutes = 2;
  @state() private seconds = 0;
  @state() private number = '';
  @query('dialog') private dialog!: HTMLDialogElement;

  open(): void {
    this.chosen = '';
    this.person = undefined;
    this.minutes = 2;
    this.seconds = 0;
    this.number = '';
    this.dialog.showModal();
  }

  private wants(place: string): boolean {
    return this.chosen.includes(`{${place}}`);
  }

  /** The act with everything in its place; nothing while something is missing. */
  private get act(): string {
    const ms = (this.minutes * 60 + this.seconds) * 1000;
    const missing =
      ((this.wants('side') || this.wants('who')) && this.person === undefined) ||
      (this.wants('time') && ms <= 0) ||
      (this.wants('number') && !(Number(this.number) >= 1));
    if (missing) return '';
    return this.chosen
      .replace(/\{side\}|\{who\}/, this.person ?? '')
      .replaceAll('{time}', actTime(ms))
      .replace('{number}', String(Math.floor(Number(this.number))));
  }

  private choose(act: string): void {
    this.chosen = act;
    this.person = undefined;
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (this.act === '') return;
    this.dispatchEvent(new CustomEvent<string>('act', { detail: this.act, bubbles: true }));
    this.dialog.close();
  }

  protected override render(): TemplateResult {
    const about = this.others.find((other) => other.act === this.chosen);
    const edition = String(this.game?.regulations.edition ?? '');
    return html`
      <dialog aria-labelledby="other-title">
        <form method="dialog" @submit=${this.submit}>
          <h2 id="other-title">${t('other-title')}</h2>
          <label class="field">
            <span>${t('incident-what')}</span>
            <select name="other" @change=${(event: Event) => this.choose((event.target as HTMLSelectElement).value)}>
              <option value="" ?selected=${this.chosen === ''}>${t('incident-choose')}</option>
              ${GROUPS.map((group) => this.group(group))}
            </select>
          </label>
          ${this.mayNotGrant ? html`<p class="soft">${t('other-no-time')}</p>` : nothing}
          ${about
            ? html`<p class="soft">
                ${t('incident-article')} ${articleLinks([...about.articles, ...articlesOf(about.follows)], edition)}
              </p>`
            : nothing}
          ${this.wants('side') || this.wants('who')
            ? personChoice(t('incident-who'), this.wants('who') ? ANYBODY : PLAYERS, this.game, this.person, (person) => (this.person = person))
            : nothing}
          ${this.wants('time') ? this.time() : nothing}
          ${this.wants('number') ? this.counted() : nothing}
          <div class="row dialog-buttons">
            <button type="button" @click=${() => this.dialog.close()}>${t('cancel')}</button>
            <button class="primary" type="submit" ?disabled=${this.act === ''}>${t('other-do')}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  /** Time is granted for a disturbance, which must be in the record. */
  private get mayNotGrant(): boolean {
    return this.game?.clocks != null && !this.others.some((other) => other.group === 'time');
  }

  private group(group: string): TemplateResult | typeof nothing {
    const acts = this.others.filter((other) => other.group === group);
    if (acts.length === 0) return nothing;
    return html`<optgroup label=${t(`other-${group}`)}>
      ${acts.map((it) => html`<option value=${it.act} ?selected=${this.chosen === it.act}>${told(it.message)}</option>`)}
    </optgroup>`;
  }

  private time(): TemplateResult {
    const field = (name: 'minutes' | 'seconds') => html`<label>
      <span>${t(`clock-${name}`)}</span>
      <input
        type="number"
        name=${name}
        inputmode="numeric"
        min="0"
        max=${name === 'minutes' ? 999 : 59}
        .value=${String(this[name])}
        @input=${(event: Event) => (this[name] = Math.max(0, Math.floor(Number((event.target as HTMLInputElement).value) || 0)))}
      />
    </label>`;
    return html`<fieldset class="other-time">
      <legend>${t('penalty-how-long')}</legend>
      <div class="clock-units">${field('minutes')} ${field('seconds')}</div>
    </fieldset>`;
  }

  private counted(): TemplateResult {
    return html`<label class="field">
      <span>${t(this.chosen.startsWith('appoints') ? 'other-which-arbiter' : 'other-how-many')}</span>
      <input
        type="number"
        name="number"
        inputmode="numeric"
        min="1"
        max="999"
        .value=${this.number}
        @input=${(event: Event) => (this.number = (event.target as HTMLInputElement).value)}
      />
    </label>`;
  }
}
