/** Setting the clocks: the old values stay in sight, the new ones are a few taps away. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { GameState, Side } from '../api/officials';
import { remaining, written } from '../clock/reading';
import { t } from '../words/words';
import { actTime } from './times';

const SIDES = ['white', 'black'] as const;
const MINUTE = 60_000;
/** What an arbiter most often adds or takes. */
const STEPS = [-MINUTE, -10_000, 10_000, MINUTE, 2 * MINUTE];

type Times = Record<'white' | 'black', number>;

@customElement('clock-dialog')
export class ClockDialog extends Part {
  @property({ attribute: false }) game: GameState | undefined;
  /** When the game was told, by this device's clock. */
  @property({ type: Number }) told = 0;
  @state() private old: Times = { white: 0, black: 0 };
  @state() private fresh: Times = { white: 0, black: 0 };
  @state() private move = '';
  @query('dialog') private dialog!: HTMLDialogElement;

  /** Opens with what the clocks show at this moment, which stays as the old value. */
  open(): void {
    const clocks = this.game?.clocks;
    if (!clocks) return;
    // As the clock on the page shows it.
    const whole = (side: Side) => Math.floor(remaining({ ...clocks, taken: this.told }, side, performance.now()) / 1000) * 1000;
    this.old = { white: whole('white'), black: whole('black') };
    this.fresh = { ...this.old };
    this.move = '';
    this.dialog.showModal();
  }

  private get act(): string {
    const parts: string[] = SIDES.filter((side) => this.fresh[side] !== this.old[side]).map(
      (side) => `${side === 'white' ? 'White' : 'Black'} ${actTime(this.fresh[side])}`,
    );
    if (this.move !== '') parts.push(`move ${Number(this.move)}`);
    return parts.length === 0 ? '' : `sets clock ${parts.join(', ')}`;
  }

  private add(side: Side, ms: number): void {
    this.fresh = { ...this.fresh, [side]: Math.max(0, this.fresh[side] + ms) };
  }

  private type(side: Side, unit: number, value: string): void {
    const ms = this.fresh[side];
    const [h, m, s] = [Math.floor(ms / 3_600_000), Math.floor(ms / MINUTE) % 60, Math.floor(ms / 1000) % 60];
    const parts = [h, m, s];
    parts[unit] = Math.max(0, Math.min(unit === 0 ? 99 : 59, Math.floor(Number(value) || 0)));
    const [hours = 0, minutes = 0, seconds = 0] = parts;
    this.fresh = { ...this.fresh, [side]: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (this.act === '') return;
    this.dispatchEvent(new CustomEvent<string>('act', { detail: this.act, bubbles: true }));
    this.dialog.close();
  }

  protected override render(): TemplateResult {
    const runs = this.game?.clocks?.running != null;
    return html`
      <dialog aria-labelledby="clock-title" class="clock-dialog">
        <form method="dialog" @submit=${this.submit}>
          <h2 id="clock-title">${t('clock-set-title')}</h2>
          ${runs ? html`<p class="warn">${t('clock-set-runs')}</p>` : nothing}
          ${SIDES.map((side) => this.side(side))}
          <label class="field">
            <span>${t('clock-set-move')}</span>
            <input
              type="number"
              name="move"
              inputmode="numeric"
              min="1"
              max="999"
              .value=${this.move}
              @input=${(event: Event) => (this.move = (event.target as HTMLInputElement).value)}
            />
          </label>
          <div class="row dialog-buttons">
            <button type="button" @click=${() => this.dialog.close()}>${t('cancel')}</button>
            <button class="primary" type="submit" ?disabled=${this.act === ''}>${t('clock-set-do')}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  private side(side: Side): TemplateResult {
    const ms = this.fresh[side];
    const parts = [Math.floor(ms / 3_600_000), Math.floor(ms / MINUTE) % 60, Math.floor(ms / 1000) % 60];
    const changed = this.fresh[side] !== this.old[side];
    const name = this.game?.[side] || t('side', { side });
    return html`
      <fieldset class="clock-side">
        <legend>${t('side', { side })} <span class="soft">${name}</span></legend>
        <p class="clock-old" aria-live="polite">
          <span>${t('clock-old', { time: written(this.old[side]) })}</span>
          <b>${changed ? t('clock-new', { time: written(ms) }) : t('clock-same')}</b>
        </p>
        <div class="clock-units">
          ${['hours', 'minutes', 'seconds'].map(
            (unit, i) => html`<label>
              <span>${t(`clock-${unit}`)}</span>
              <input
                type="number"
                name=${`${side}-${unit}`}
                inputmode="numeric"
                min="0"
                max=${i === 0 ? 99 : 59}
                .value=${String(parts[i] ?? 0)}
                @change=${(event: Event) => this.type(side, i, (event.target as HTMLInputElement).value)}
              />
            </label>`,
          )}
        </div>
        <div class="clock-steps">
          ${STEPS.map((step) => {
            const sign = step < 0 ? '−' : '+';
            const time = clockStep(Math.abs(step));
            return html`<button
              type="button"
              aria-label=${t('clock-step', { side, what: `${sign}${time}` })}
              @click=${() => this.add(side, step)}
            >
              ${sign}${time}
            </button>`;
          })}
        </div>
      </fieldset>
    `;
  }
}

function clockStep(ms: number): string {
  return `${Math.floor(ms / MINUTE)}:${String((ms / 1000) % 60).padStart(2, '0')}`;
}
