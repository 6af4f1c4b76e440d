/** A game as spectators see it: board, clocks, moves. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { onWake } from '../app/wake';
import { get, inWords } from '../api/client';
import { followed } from '../api/following';
import { heldLink } from '../api/links';
import type { Connection } from '../api/line';
import { Live } from '../api/live';
import type { GameState, Side } from '../api/officials';
import type { View } from '../api/types';
import { largeBoard } from '../officials/large-board';
import { roundWords } from '../officials/round-words';
import { rulingLine } from '../officials/rulings';
import { t } from '../words/words';
import '../officials/move-list';
import '../officials/running-time';
import '../styles/officials.css';

@customElement('watch-page')
export class WatchPage extends Part {
  @property() game = '';
  @property() link = '';
  @state() private shown: GameState | undefined;
  @state() private ruled: View | undefined;
  @state() private failure = '';
  @state() private connection: Connection = 'connecting';
  private toldAt = 0;
  private live: Live | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.whileHere(() => this.live?.end());
    this.whileHere(onWake(() => this.woken()));
    void this.begin();
  }

  private async begin(): Promise<void> {
    await this.look();
    const shown = this.shown;
    if (!shown) return;
    this.live = new Live(this.game, this.link, shown.views, {
      view: (view) => {
        if (view.rulings.some((ruling) => !ruling.routine)) this.ruled = view;
      },
      state: (told) => this.stands(followed(this.shown, told)),
      done: () => undefined,
      refused: () => undefined,
      connection: (now, reason) => {
        this.connection = now;
        if (now === 'refused') this.failure = reason;
      },
    });
  }

  /** What was missed is told again, and the clocks are set right. */
  private woken(): void {
    this.live?.hurry();
    void this.look();
  }

  private stands(shown: GameState | undefined): void {
    if (!shown) return;
    this.shown = shown;
    this.toldAt = performance.now();
  }

  private async look(): Promise<void> {
    try {
      this.stands(await get<GameState>(`/api/games/${this.game}/state`, this.link));
    } catch (error) {
      if (!this.shown) this.failure = inWords(error);
    }
  }

  protected override render(): TemplateResult {
    const { shown } = this;
    if (this.failure || !shown) {
      return html`<section class="page narrow">
        <h1>${t('page-watch')}</h1>
        ${this.failure
          ? html`<p class="error" role="alert">${this.failure}</p>`
          : html`<p class="soft">${t('officials-loading')}</p>`}
      </section>`;
    }
    const edition = String(shown.regulations.edition);
    // A link for one game alone does not open the others.
    const alone = heldLink(this.link)?.game != null;
    return html`
      <section class="page officials watch-page">
        <header class="officials-head">
          ${alone
            ? nothing
            : html`<p class="back">
                <a href=${`/competition/${shown.competition}?as=${this.link}`}>${t('boards-all')}</a>
              </p>`}
          <h1>${shown.white || t('side', { side: 'white' })} – ${shown.black || t('side', { side: 'black' })}</h1>
          <p class="soft">
            ${[roundWords(shown.round), t(`short-${shown.regulations.class}`), String(shown.clocks?.control ?? ''), t('laws-of', { edition })]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
        </header>
        ${this.connection === 'lost' ? html`<p class="error" role="alert">${t('connection-lost')}</p>` : nothing}
        ${shown.broken === undefined ? nothing : html`<p class="error" role="alert">${t('record-broken')}</p>`}
        <div class="said" role="status" aria-live="polite">
          ${this.ruled?.rulings
            .filter((ruling) => !ruling.routine)
            .map((ruling) => html`<p>${rulingLine(ruling, edition)}</p>`)}
        </div>
        <div class="board-columns watched">
          <div class="board-main">
            ${this.clock(shown, 'black')}
            ${largeBoard(shown.board, shown.moves.at(-1)?.uci)}
            ${this.clock(shown, 'white')}
          </div>
          <div class="board-more">
            <move-list .moves=${shown.moves} .outcome=${shown.outcome}></move-list>
            <p class="soft">${t('watch-note')}</p>
          </div>
        </div>
      </section>
    `;
  }

  private clock(shown: GameState, side: Side): TemplateResult {
    const { clocks } = shown;
    const runs = clocks?.running === side;
    return html`<div class="watch-player ${runs ? 'runs' : ''}">
      <span class="big-clock-name">
        <span class="board-side ${side}" aria-hidden="true"></span>${shown[side] || t('side', { side })}
      </span>
      ${clocks
        ? html`<span class="watch-time" role="timer" aria-label=${t('side', { side })}>
            ${clocks.first_flag === side ? html`<span class="flag" role="img" aria-label=${t('flag-first')}>⚑</span>` : nothing}
            <running-time .clocks=${clocks} .side=${side} .told=${this.toldAt}></running-time>
          </span>`
        : nothing}
    </div>`;
  }
}
