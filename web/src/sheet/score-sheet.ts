/** The scoresheet: both columns in the player's own notation, the times, the result; fit to be printed. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { State } from '../api/types';
import { written } from '../clock/reading';
import type { PlyLog } from '../play/ply-log';
import { unquoted } from '../play/quoted';
import { scoreText } from '../parts/score-text';
import { currentLocale, t } from '../words/words';
import { lineUp, type Line } from './line-up';
import './sheet.css';

@customElement('score-sheet')
export class ScoreSheet extends Part {
  @property({ attribute: false }) state: State | undefined;
  @property({ attribute: false }) plies: PlyLog | undefined;
  /** When the game began, in milliseconds since 1970. */
  @property({ type: Number }) begun = 0;
  /** Writes a line; without it the sheet is only shown. */
  @property({ attribute: false }) write: ((text: string) => void) | undefined;
  @query('.sheet-scroll') private scrolled!: HTMLElement;

  protected override render(): TemplateResult | typeof nothing {
    const state = this.state;
    if (!state) return nothing;
    const lines = lineUp(state.sheet ?? [], state.moves[0]?.side ?? 'white', this.plies?.offers);
    return html`<section class="sheet" aria-labelledby="sheet-title">
      <h2 id="sheet-title">${t('sheet-title')}</h2>
      <dl class="sheet-head">
        ${this.head('sheet-white', state.white)} ${this.head('sheet-black', state.black)}
        ${this.head('sheet-round', state.round)} ${this.head('sheet-date', this.date)}
        ${this.head('sheet-result', state.outcome ? scoreText(state.outcome.score) : '')}
      </dl>
      <div class="sheet-scroll" tabindex="0" role="region" aria-label=${t('sheet-moves')}>
        <table>
          <thead><tr>
            <th scope="col"><span class="visually-hidden">${t('sheet-number')}</span></th>
            <th scope="col">${t('side-white')}</th><th scope="col">${t('side-black')}</th>
          </tr></thead>
          <tbody>${lines.map((line) => this.line(line))}</tbody>
        </table>
        ${lines.length === 0 ? html`<p class="soft">${t('sheet-empty')}</p>` : nothing}
      </div>
      ${this.write ? this.writing() : nothing}
      <div class="signature-lines" aria-hidden="true">
        <span>${t('sheet-sign-white')}</span><span>${t('sheet-sign-black')}</span><span>${t('sheet-sign-arbiter')}</span>
      </div>
    </section>`;
  }

  private get date(): string {
    const begun = this.begun || (this.state?.utc ?? 0);
    return new Date(begun).toLocaleDateString(currentLocale(), { dateStyle: 'long' });
  }

  private head(id: string, value: string): TemplateResult {
    return html`<div><dt>${t(id)}</dt><dd>${value || '—'}</dd></div>`;
  }

  private line(line: Line): TemplateResult {
    const cell = (side: 'white' | 'black') => {
      const text = line[side];
      const ms = text === undefined ? undefined : this.plies?.timeAfter(text.ply);
      return html`<td>
        ${text?.text ?? ''}${ms === undefined ? nothing : html`<small>${written(ms)}</small>`}
      </td>`;
    };
    return html`<tr><th scope="row">${line.number}</th>${cell('white')}${cell('black')}</tr>`;
  }

  private writing(): TemplateResult {
    return html`<form class="sheet-write" @submit=${this.send}>
      <label class="field">
        <span>${t('sheet-write')}</span>
        <input name="line" autocomplete="off" autocapitalize="off" spellcheck="false" />
      </label>
      <button>${t('sheet-write-send')}</button>
    </form>`;
  }

  private send(event: SubmitEvent): void {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).elements.namedItem('line') as HTMLInputElement;
    const text = unquoted(input.value);
    if (text !== '') this.write?.(text);
    input.value = '';
  }

  protected override updated(): void {
    // The last move stays in sight.
    if (this.scrolled) this.scrolled.scrollTop = this.scrolled.scrollHeight;
  }
}
