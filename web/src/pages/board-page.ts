/** A board as officials see it: all of the truth, and all that they may do. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { onWake } from '../app/wake';
import { get, inWords, Problem } from '../api/client';
import { followed } from '../api/following';
import type { Connection } from '../api/line';
import { Live } from '../api/live';
import type { ArbiterState, Offer, Offers } from '../api/officials';
import type { GameState, Side } from '../api/officials';
import type { View } from '../api/types';
import { isUsual } from '../officials/game-log';
import { largeBoard } from '../officials/large-board';
import { roundWords } from '../officials/round-words';
import { rulingLine } from '../officials/rulings';
import { needSign } from '../officials/signs';
import { scoreText } from '../parts/score-text';
import { told } from '../words/told';
import { t } from '../words/words';
import type { ClockDialog } from '../officials/clock-dialog';
import type { IncidentDialog } from '../officials/incident-dialog';
import type { NoticeDialog } from '../officials/notice-dialog';
import type { OtherDialog } from '../officials/other-dialog';
import type { PenaltyDialog } from '../officials/penalty-dialog';
import '../officials/board-facts';
import '../officials/clock-dialog';
import '../officials/decision-panel';
import '../officials/incident-dialog';
import '../officials/move-list';
import '../officials/notice-dialog';
import '../officials/other-dialog';
import '../officials/penalty-dialog';
import '../officials/running-time';
import '../styles/officials.css';

/** Views that come together are looked at together. */
const TOGETHER_MS = 120;

@customElement('board-page')
export class BoardPage extends Part {
  @property() game = '';
  @property() link = '';
  @state() private shown: ArbiterState | undefined;
  @state() private offers: Offers | undefined;
  @state() private views: View[] = [];
  @state() private failure = '';
  @state() private refusal = '';
  @state() private connection: Connection = 'connecting';
  /** When the state was told, by this device's clock. */
  private toldAt = 0;
  private live: Live | undefined;
  private looking: ReturnType<typeof setTimeout> | undefined;
  @query('clock-dialog') private clockDialog!: ClockDialog;
  @query('penalty-dialog') private penaltyDialog!: PenaltyDialog;
  @query('incident-dialog') private incidentDialog!: IncidentDialog;
  @query('other-dialog') private otherDialog!: OtherDialog;
  @query('notice-dialog') private noticeDialog!: NoticeDialog;

  override connectedCallback(): void {
    super.connectedCallback();
    this.whileHere(() => clearTimeout(this.looking));
    this.whileHere(() => this.live?.end());
    this.whileHere(onWake(() => this.woken()));
    void this.begin();
  }

  private async begin(): Promise<void> {
    await this.look();
    if (this.failure) return;
    this.live = new Live(this.game, this.link, 0, {
      view: (view) => {
        this.views = [...this.views, view];
        this.lookSoon();
      },
      state: (told) => this.stands(followed(this.shown, told)),
      done: () => undefined,
      refused: (problem) => {
        this.refusal = new Problem(problem).words;
      },
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

  private stands(shown: ArbiterState | undefined): void {
    if (!shown) return;
    this.shown = shown;
    this.toldAt = performance.now();
  }

  /** What may be done now is asked for when something has happened. */
  private lookSoon(): void {
    clearTimeout(this.looking);
    this.looking = setTimeout(() => void this.lookAtOffers().catch(() => undefined), TOGETHER_MS);
  }

  private async lookAtOffers(): Promise<void> {
    this.offers = await get<Offers>(`/api/games/${this.game}/acts`, this.link);
  }

  private async look(): Promise<void> {
    try {
      const [shown] = await Promise.all([
        get<ArbiterState>(`/api/games/${this.game}/state`, this.link),
        this.lookAtOffers(),
      ]);
      this.stands(shown);
      this.failure = '';
    } catch (error) {
      if (!this.shown) this.failure = inWords(error);
    }
  }

  private act(words: string): void {
    this.refusal = '';
    this.live?.act(words);
  }

  private readonly onAct = (event: CustomEvent<string>) => this.act(event.detail);

  protected override render(): TemplateResult {
    const { shown } = this;
    if (this.failure || !shown) {
      return html`<section class="page narrow">
        <h1>${t('page-board')}</h1>
        ${this.failure
          ? html`<p class="error" role="alert">${this.failure}</p>`
          : html`<p class="soft">${t('officials-loading')}</p>`}
      </section>`;
    }
    const edition = String(shown.regulations.edition);
    return html`
      <section class="page officials board-page" @act=${this.onAct}>
        <header class="officials-head">
          <p class="back">
            <a href=${`/competition/${shown.competition}?as=${this.link}`}>${t('boards-all')}</a>
          </p>
          <h1>${shown.white || t('side', { side: 'white' })} – ${shown.black || t('side', { side: 'black' })}</h1>
          <p class="soft">${this.about(shown)}</p>
        </header>
        ${this.connection === 'lost' ? html`<p class="error" role="alert">${t('connection-lost')}</p>` : nothing}
        ${this.refusal ? html`<p class="error" role="alert">${this.refusal}</p>` : nothing}
        ${shown.broken === undefined ? nothing : html`<p class="error" role="alert">${t('record-broken-why', { why: shown.broken })}</p>`}
        <div class="board-columns">
          <div class="board-main">
            <div class="board-clocks">${this.clocks(shown)}</div>
            <div class="board-place">
              ${largeBoard(shown.board, shown.moves.at(-1)?.uci)} ${this.mismatch(shown)}
            </div>
          </div>
          <div class="board-more">
            <decision-panel .offers=${this.offers} .edition=${edition}></decision-panel>
            ${this.said(edition)} ${this.actions(shown)}
            <board-facts .game=${shown}></board-facts>
            <move-list .moves=${shown.moves} .outcome=${shown.outcome}></move-list>
            <section class="card"><game-log .views=${this.views} .edition=${edition}></game-log></section>
            ${this.files()}
          </div>
        </div>
        <clock-dialog .game=${shown} .told=${this.toldAt}></clock-dialog>
        <penalty-dialog .game=${shown} .penalties=${this.offers?.penalties ?? []}></penalty-dialog>
        <incident-dialog .game=${shown} .incidents=${this.offers?.incidents ?? []}></incident-dialog>
        <other-dialog .game=${shown} .others=${this.offers?.others ?? []}></other-dialog>
        <notice-dialog .notices=${this.offers?.notices ?? []} .edition=${edition}></notice-dialog>
      </section>
    `;
  }

  private about(shown: GameState): string {
    const { regulations } = shown;
    const parts = [
      roundWords(shown.round),
      t(`short-${regulations.class}`),
      String(shown.clocks?.control ?? ''),
      t('laws-of', { edition: String(regulations.edition) }),
      t(`short-${regulations.observer}`),
    ];
    return parts.filter((part) => part !== '').join(' · ');
  }

  /** What was ruled last, told to those who do not see it too. */
  private said(edition: string): TemplateResult {
    const last = this.views.findLast((view) => view.rulings.some((ruling) => !isUsual(view, ruling)));
    return html`<div class="said" role="status" aria-live="polite">
      ${last
        ? last.rulings
            // What the arbiter must decide stands in the panel, as long as it is open.
            .filter((ruling) => !isUsual(last, ruling) && ruling.message.id !== 'ruling-arbiter-must-decide')
            .map((ruling) => html`<p>${rulingLine(ruling, edition)}</p>`)
        : nothing}
    </div>`;
  }

  private clocks(shown: ArbiterState): TemplateResult | typeof nothing {
    const { clocks } = shown;
    if (!clocks) return nothing;
    const one = (side: Side) => {
      const runs = clocks.running === side;
      const flag = shown.flags.includes(side);
      return html`<div class="big-clock ${runs ? 'runs' : ''} ${flag ? 'fell' : ''}">
        <span class="big-clock-name">
          <span class="board-side ${side}" aria-hidden="true"></span>${shown[side] || t('side', { side })}
        </span>
        <span class="big-clock-time" role="timer" aria-label=${t('side', { side })}
          ><running-time .clocks=${clocks} .side=${side} .told=${this.toldAt}></running-time
        ></span>
        <span class="big-clock-state">
          ${flag ? html`<b>⚑ ${t(clocks.first_flag === side ? 'flag-first' : 'flag-down')}</b>` : nothing}
          ${runs ? t('clock-runs') : nothing}
        </span>
      </div>`;
    };
    let stands: TemplateResult | typeof nothing = nothing;
    if (shown.over && shown.outcome) {
      stands = html`<p class="clock-note over">${needSign('over')} ${scoreText(shown.outcome.score)}</p>`;
    } else if (shown.stopped) {
      stands = html`<p class="clock-note">${needSign('paused')} ${t('need-paused')}</p>`;
    } else if (shown.not_started) {
      stands = html`<p class="clock-note">${needSign('not-started')} ${t('need-not-started')}</p>`;
    }
    return html`<div class="big-clocks">${one('white')} ${one('black')}</div>${stands}`;
  }

  private actions(shown: GameState): TemplateResult {
    const offers = this.offers;
    const isArbiter = (shown.role ?? '').startsWith('arbiter-');
    if (!offers || !isArbiter) return html``;
    const play = (offer: Offer) =>
      html`<button class="primary" @click=${() => this.act(offer.act)}>${told(offer.message)}</button>`;
    return html`<div class="actions" role="toolbar" aria-label=${t('actions')}>
      ${offers.play.map(play)}
      ${offers.clock
        ? html`<button @click=${() => this.clockDialog.open()}>${t('action-clock')}</button>`
        : nothing}
      <button @click=${() => this.noticeDialog.open()}>${t('action-notice')}</button>
      <button @click=${() => this.penaltyDialog.open()}>${t('action-penalty')}</button>
      <button @click=${() => this.incidentDialog.open()}>${t('action-incident')}</button>
      ${offers.others.length > 0
        ? html`<button @click=${() => this.otherDialog.open()}>${t('action-other')}</button>`
        : nothing}
    </div>`;
  }

  /** Where the pieces do not stand as the Laws' account has them. */
  private mismatch(shown: ArbiterState): TemplateResult | typeof nothing {
    const standing = shown.standing.split(' ')[0] ?? '';
    if (standing === shown.board) return nothing;
    return html`<details class="mismatch">
      <summary>${t('board-differs')}</summary>
      ${largeBoard(standing)}
    </details>`;
  }

  private files(): TemplateResult {
    const path = `/api/games/${this.game}`;
    const query = `?link=${this.link}`;
    return html`<p class="row files">
      <a href=${`${path}/pgn${query}`} download>PGN</a>
      <a href=${`${path}/case${query}`} download>${t('file-case')}</a>
      <a href=${`${path}/record${query}`} download>${t('file-record')}</a>
    </p>`;
  }
}
