/** Giving a penalty: only those that the Laws allow now, each with what it leads to. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { Offer } from '../api/officials';
import type { GameState, Side } from '../api/officials';
import { told } from '../words/told';
import { t } from '../words/words';
import { personChoice, PLAYERS, type Person } from './person-choice';
import { articleLinks, articlesOf, followsText } from './rulings';

/** The times that are usual, in seconds. */
const TIMES = [60, 120, 300, 600];

@customElement('penalty-dialog')
export class PenaltyDialog extends Part {
  @property({ attribute: false }) game: GameState | undefined;
  @property({ attribute: false }) penalties: Offer[] = [];
  @state() private side: Side | undefined;
  @state() private chosen = '';
  @state() private seconds = 120;
  @query('dialog') private dialog!: HTMLDialogElement;

  open(): void {
    this.side = undefined;
    this.chosen = '';
    this.seconds = 120;
    this.dialog.showModal();
  }

  private get person(): Person | undefined {
    return this.side && (this.side === 'white' ? 'White' : 'Black');
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (this.chosen === '') return;
    const minutes = Math.floor(this.seconds / 60);
    const time = `${minutes}:${String(this.seconds % 60).padStart(2, '0')}`;
    const detail = this.chosen.replace('{time}', time);
    this.dispatchEvent(new CustomEvent<string>('act', { detail, bubbles: true }));
    this.dialog.close();
  }

  protected override render(): TemplateResult {
    const open = this.penalties.filter((offer) => offer.side === this.side);
    return html`
      <dialog aria-labelledby="penalty-title">
        <form method="dialog" @submit=${this.submit}>
          <h2 id="penalty-title">${t('penalty-title')}</h2>
          ${personChoice(t('penalty-whom'), PLAYERS, this.game, this.person, (person) => {
            this.side = person === 'White' ? 'white' : 'black';
            this.chosen = '';
          })}
          ${this.side === undefined
            ? html`<p class="soft">${t('penalty-choose-side')}</p>`
            : html`<fieldset class="offers">
                <legend>${t('penalty-which')}</legend>
                ${open.map((offer) => this.offer(offer))}
              </fieldset>`}
          ${this.chosen.includes('{time}') ? this.times() : nothing}
          <div class="row dialog-buttons">
            <button type="button" @click=${() => this.dialog.close()}>${t('cancel')}</button>
            <button class="primary" type="submit" ?disabled=${this.chosen === ''}>${t('penalty-give')}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  private offer(offer: Offer): TemplateResult {
    const timed = offer.act.includes('{time}');
    const gains = offer.message.id === 'penalty-opponent-gains';
    const label = timed ? t(gains ? 'penalty-time-opponent' : 'penalty-time-less') : told(offer.message);
    return html`<label class="offer">
      <input
        type="radio"
        name="penalty"
        value=${offer.act}
        .checked=${this.chosen === offer.act}
        @change=${() => (this.chosen = offer.act)}
      />
      <span>
        <b>${label}</b>
        ${timed ? nothing : html`<span class="soft">${followsText(offer.follows)}</span>`}
        ${articleLinks(articlesOf(offer.follows), String(this.game?.regulations.edition ?? ''))}
      </span>
    </label>`;
  }

  private times(): TemplateResult {
    return html`<label class="field">
      <span>${t('penalty-how-long')}</span>
      <select
        name="time"
        @change=${(event: Event) => (this.seconds = Number((event.target as HTMLSelectElement).value))}
      >
        ${TIMES.map(
          (seconds) =>
            html`<option value=${seconds} ?selected=${seconds === this.seconds}>
              ${t('minutes', { count: seconds / 60 })}
            </option>`,
        )}
      </select>
    </label>`;
  }
}
