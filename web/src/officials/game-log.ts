/** The record of a game for officials: every entry, newest first, with the rulings and their articles. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { Part } from '../app/part';
import type { Ruling, View } from '../api/types';
import { written } from '../clock/reading';
import { illegalFirst, tellsIllegal } from '../parts/illegal-first';
import { actorWords, eventWords } from '../words/events';
import { currentLocale, t } from '../words/words';
import { rulingLine } from './rulings';

/** Acts of hands that every game is full of. */
const ROUTINE = /^(piece_|clock_pressed|time_passed)/;

@customElement('game-log')
export class GameLog extends Part {
  @property({ attribute: false }) views: View[] = [];
  @property() edition = '';
  /** Whether every touch and press is shown too. */
  @state() private everything = false;

  protected override render(): TemplateResult {
    const shown = this.views.filter((view) => this.everything || !isRoutine(view)).reverse();
    return html`
      <div class="log-head">
        <h2 id="log-title">${t('log-title')}</h2>
        <label class="check">
          <input
            type="checkbox"
            .checked=${this.everything}
            @change=${(event: Event) => (this.everything = (event.target as HTMLInputElement).checked)}
          />
          ${t('log-everything')}
        </label>
      </div>
      ${shown.length === 0
        ? html`<p class="soft">${t('log-empty')}</p>`
        : html`<ol class="log" aria-labelledby="log-title" reversed>
            ${repeat(shown, (view) => view.n, (view) => this.entry(view))}
          </ol>`}
    `;
  }

  private entry(view: View): TemplateResult {
    const told = illegalFirst(view.rulings).filter((ruling) => this.everything || !isUsual(view, ruling));
    const time = new Date(view.received).toLocaleTimeString(currentLocale());
    const { clocks } = view;
    return html`<li value=${view.n}>
      <div class="log-what">
        <b>${actorWords(view)}</b>${t('event-joint')} ${eventWords(view)}
      </div>
      ${told.map((ruling) => html`<div class="log-ruling">${rulingLine(ruling, this.edition)}</div>`)}
      <div class="log-when soft">
        <time datetime=${new Date(view.received).toISOString()}>${time}</time>
        ${clocks
          ? html`<span>${t('log-clocks', { white: written(clocks.white_ms), black: written(clocks.black_ms) })}</span>`
          : nothing}
      </div>
    </li>`;
  }
}

function nameOf(view: View): string {
  return typeof view.event === 'string' ? view.event : (Object.keys(view.event ?? {})[0] ?? '');
}

/** Whether an entry is a move like any other. */
function isRoutine(view: View): boolean {
  return ROUTINE.test(nameOf(view)) && view.rulings.every((ruling) => isUsual(view, ruling));
}

/** Whether a ruling needs no telling: every touch of a move leaves a duty that the move then ends. */
export function isUsual(view: View, ruling: Ruling): boolean {
  if (tellsIllegal(ruling)) return false;
  return ruling.routine || (nameOf(view).startsWith('piece_') && ruling.message.id.startsWith('ruling-must-move'));
}
