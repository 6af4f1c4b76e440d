/** The time of one side, running by itself between what the server tells. */
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../app/part';
import type { GameClocks, Side } from '../api/officials';
import { remaining, written } from '../clock/reading';

const EVERY_MS = 100;
/** Below this a time is marked as low. */
const LOW_MS = 60_000;

@customElement('running-time')
export class RunningTime extends Part {
  @property({ attribute: false }) clocks: GameClocks | null = null;
  @property() side: Side = 'white';
  /** When the clocks were told, by `performance.now()`. */
  @property({ type: Number }) told = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.whileHere(() => clearInterval(this.timer));
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('clocks')) return;
    clearInterval(this.timer);
    if (this.clocks?.running === this.side) {
      this.timer = setInterval(() => this.requestUpdate(), EVERY_MS);
    }
  }

  protected override render(): TemplateResult {
    const { clocks } = this;
    if (!clocks) return html``;
    const ms = remaining({ ...clocks, taken: this.told }, this.side, performance.now());
    this.classList.toggle('low', ms < LOW_MS);
    return html`${written(ms)}`;
  }
}
