/** One side's clock: plain to read across a hall which runs, what it shows, which flag fell first. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { Part } from '../app/part';
import type { Side } from '../api/types';
import { t } from '../words/words';
import { soundLow } from './low-sound';
import { isLow, nextChange, readControl, remaining, written, type Snapshot } from './reading';
import './clock.css';

@customElement('clock-face')
export class ClockFace extends Part {
  @property() side: Side = 'white';
  @property() name = '';
  @property({ attribute: false }) snapshot: Snapshot | null = null;
  /** Whose flag fell first. */
  @property() firstFlag: Side | null = null;
  /** The control as the server writes it. */
  @property() control = '';
  /** Which period the side is in, from 1. */
  @property({ type: Number }) period = 1;
  /** Whether it is the clock of the player who looks at it, who may want to hear that it is low. */
  @property({ type: Boolean }) own = false;

  private wasLow: boolean | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    clearTimeout(this.timer);
    super.disconnectedCallback();
  }

  private get ms(): number | undefined {
    return this.snapshot ? remaining(this.snapshot, this.side, performance.now()) : undefined;
  }

  private get low(): boolean {
    const full = readControl(this.control).periods[0]?.ms ?? 0;
    return this.ms !== undefined && full > 0 && isLow(this.ms, full);
  }

  /** Draws again when the digits change; each time from the snapshot, so that nothing adds up. */
  protected override updated(): void {
    clearTimeout(this.timer);
    const ms = this.ms;
    if (this.own && this.low && this.wasLow === false) soundLow();
    this.wasLow = this.low;
    if (ms === undefined || this.snapshot?.running !== this.side || ms <= 0) return;
    this.timer = setTimeout(() => this.requestUpdate(), nextChange(ms) + 1);
  }

  protected override render(): TemplateResult {
    const ms = this.ms;
    const control = readControl(this.control);
    const running = this.snapshot?.running === this.side;
    const classes = {
      clock: true,
      running,
      low: this.low,
      flagged: this.firstFlag === this.side,
    };
    const side = this.side;
    return html`
      <div class=${classMap(classes)} data-side=${side}>
        <div class="clock-name">
          <span class="clock-colour ${side}" aria-hidden="true"></span>
          <span class="clock-player">${this.name || t(`side-${side}`)}</span>
          ${running ? html`<span class="clock-state" role="img" aria-label=${t('clock-runs')}>▶</span>` : nothing}
        </div>
        ${ms === undefined
          ? html`<div class="clock-none">${t('clock-none')}</div>`
          : html`<div class="clock-time" role="timer" aria-label=${t('clock-of', { side })}>${written(ms)}</div>`}
        <div class="clock-notes">
          ${this.firstFlag === this.side ? html`<span class="clock-flag">⚑ ${t('clock-first-flag')}</span>` : nothing}
          ${control.periods.length > 1
            ? html`<span>${t('clock-period', { number: this.period, of: control.periods.length })}</span>`
            : nothing}
          ${control.each ? html`<span>${control.each}</span>` : nothing}
        </div>
      </div>
    `;
  }
}
