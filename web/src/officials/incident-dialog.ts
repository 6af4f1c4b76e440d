/** Writing into the record what the arbiter saw: an offence, a disturbance, or a note in their own words. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { Incident } from '../api/officials';
import type { GameState } from '../api/officials';
import { told } from '../words/told';
import { t } from '../words/words';
import { ANYBODY, personChoice, type Person } from './person-choice';
import { articleLinks } from './rulings';

@customElement('incident-dialog')
export class IncidentDialog extends Part {
  @property({ attribute: false }) game: GameState | undefined;
  @property({ attribute: false }) incidents: Incident[] = [];
  @state() private who: Person | undefined;
  @state() private chosen = '';
  @state() private text = '';
  @query('dialog') private dialog!: HTMLDialogElement;

  open(): void {
    this.who = undefined;
    this.chosen = '';
    this.text = '';
    this.dialog.showModal();
  }

  private get act(): string {
    // A quotation mark would end what is quoted.
    const text = this.text.trim().replaceAll('"', '”');
    if (this.chosen === 'note') return text === '' ? '' : `records "${text}"`;
    if (this.chosen === 'disturbance') return text === '' ? '' : `records a disturbance "${text}"`;
    // What is written about somebody must say about whom.
    if (this.chosen === '' || this.who === undefined) return '';
    if (this.chosen === 'other') return text === '' ? '' : `records ${this.who} does "${text}"`;
    return this.chosen.replace('{side}', this.who);
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (this.act === '') return;
    this.dispatchEvent(new CustomEvent<string>('act', { detail: this.act, bubbles: true }));
    this.dialog.close();
  }

  protected override render(): TemplateResult {
    const free = ['note', 'disturbance', 'other'].includes(this.chosen);
    const about = this.incidents.find((incident) => incident.act === this.chosen);
    return html`
      <dialog aria-labelledby="incident-title">
        <form method="dialog" @submit=${this.submit}>
          <h2 id="incident-title">${t('incident-title')}</h2>
          <label class="field">
            <span>${t('incident-what')}</span>
            <select
              name="what"
              @change=${(event: Event) => (this.chosen = (event.target as HTMLSelectElement).value)}
            >
              <option value="" ?selected=${this.chosen === ''}>${t('incident-choose')}</option>
              <option value="note" ?selected=${this.chosen === 'note'}>${t('incident-note')}</option>
              <option value="disturbance" ?selected=${this.chosen === 'disturbance'}>${t('incident-disturbance')}</option>
              <option value="other" ?selected=${this.chosen === 'other'}>${t('incident-other')}</option>
              <optgroup label=${t('incident-conduct')}>
                ${this.incidents.map(
                  (it) =>
                    html`<option value=${it.act} ?selected=${this.chosen === it.act}>
                      ${told(it.message)} (${it.articles.join(', ')})
                    </option>`,
                )}
              </optgroup>
            </select>
          </label>
          ${about
            ? html`<p class="soft">
                ${t('incident-article')} ${articleLinks(about.articles, String(this.game?.regulations.edition ?? ''))}
              </p>`
            : nothing}
          ${this.chosen === 'disturbance' && this.game?.clocks ? html`<p class="soft">${t('incident-then-time')}</p>` : nothing}
          ${this.chosen === '' || this.chosen === 'note' || this.chosen === 'disturbance'
            ? nothing
            : personChoice(t('incident-who'), ANYBODY, this.game, this.who, (who) => (this.who = who))}
          ${free
            ? html`<label class="field">
                <span>${t('incident-words')}</span>
                <textarea
                  name="text"
                  rows="3"
                  maxlength="400"
                  .value=${this.text}
                  @input=${(event: Event) => (this.text = (event.target as HTMLTextAreaElement).value)}
                ></textarea>
              </label>`
            : nothing}
          <div class="row dialog-buttons">
            <button type="button" @click=${() => this.dialog.close()}>${t('cancel')}</button>
            <button class="primary" type="submit" ?disabled=${this.act === ''}>${t('incident-do')}</button>
          </div>
        </form>
      </dialog>
    `;
  }
}
