/** A player's page: board, clocks, scoresheet, and what a player can do. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { inWords, Problem } from '../api/client';
import type { Side, View } from '../api/types';
import type { ChessBoard } from '../board/chess-board';
import { other, type Pieces, type Square } from '../board/pieces';
import { happened, sideOf } from '../play/effects';
import { GameModel } from '../play/game-model';
import { handFor, is960, type PlayingHand } from '../play/hand';
import { viewWords } from '../play/happening-words';
import type { HelpDialog } from '../play/help-dialog';
import { openOffer } from '../play/offers';
import { takeTyped } from '../play/take-typed';
import { turnWords } from '../play/turn-words';
import type { TypedMove } from '../play/typed-move';
import { t } from '../words/words';
import '../board/chess-board';
import '../clock/clock-face';
import '../play/act-panel';
import '../play/connection-banner';
import '../play/help-dialog';
import '../play/live-region';
import '../play/promotion-picker';
import '../play/result-card';
import '../play/ruling-list';
import '../play/side-links';
import '../play/typed-move';
import '../sheet/score-sheet';
import '../play/play.css';

@customElement('play-page')
export class PlayPage extends Part {
  @property() game = '';
  @property() link = '';
  @state() private failure = '';
  @state() private announced: string[] = [];
  @query('help-dialog') private help!: HelpDialog;
  @query('typed-move') private typed!: TypedMove;
  @query('chess-board') private board!: ChessBoard;
  private model: GameModel | undefined;
  private hand: PlayingHand | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    const model = new GameModel(this.game, this.link, (view, before) => this.changed(view, before));
    this.model = model;
    this.hand = handFor(model);
    this.whileHere(() => model.close());
    this.listen('keydown', (event) => this.key(event));
    model.open().then(
      () => this.arrive(model),
      (error: unknown) => (this.failure = inWords(error)),
    );
  }

  private readonly act = (words: string) => this.model?.act(words);

  /** Whoever opens the page has come to the board. */
  private arrive(model: GameModel): void {
    const before = model.views.some((view) => sideOf(view.by) === model.side && happened(view, 'arrived'));
    const begun = (model.state?.moves.length ?? 0) > 0;
    if (model.side && !before && !begun && !model.state?.over) this.act('arrives');
  }

  private changed(view?: View, before?: Pieces): void {
    if (view) this.announce(viewWords(view, before));
    this.requestUpdate();
  }

  private announce(words: string): void {
    if (words !== '') this.announced = [...this.announced.slice(-19), words];
  }

  private get side(): Side {
    return this.model?.side ?? 'white';
  }

  protected override render(): TemplateResult {
    const state = this.model?.state;
    if (this.failure !== '' || !state || !this.model) {
      return html`<section class="page narrow">
        <h1>${t('page-play')}</h1>
        <p role="status" class=${this.failure ? 'error' : ''}>${this.failure || t('play-opening')}</p>
      </section>`;
    }
    const table = this.model.table;
    const ended = state.over;
    const top = other(this.side);
    return html`
      <div class="play">
        <h1 class="visually-hidden">${t('play-title', { white: state.white || t('side-white'), black: state.black || t('side-black') })}</h1>
        <connection-banner class="play-banner" .connection=${this.model.connection} .reason=${this.model.reason} .waiting=${this.model.waiting} ?broken=${state.broken !== undefined}></connection-banner>
        <div class="play-top">${this.clock(top)}</div>
        <div class="play-board">
          <chess-board
            .pieces=${table.pieces}
            .marks=${table.marks}
            .side=${this.side}
            .atHand=${this.hand?.atHand}
            .hand=${ended ? undefined : this.hand}
          ></chess-board>
        </div>
        <div class="play-bottom">
          ${this.clock(this.side)}
          ${ended ? nothing : this.press()}
        </div>
        <div class="play-side">${this.beside(ended)}</div>
        <help-dialog ?joined=${state.moving === 'joined'}></help-dialog>
        <live-region .lines=${this.announced}></live-region>
      </div>
    `;
  }

  private clock(side: Side): TemplateResult {
    const state = this.model?.state;
    const name = side === 'white' ? state?.white : state?.black;
    const periods = state?.clocks?.periods;
    return html`<clock-face
      .side=${side}
      ?own=${side === this.model?.side}
      .name=${name ?? ''}
      .snapshot=${this.model?.snapshot ?? null}
      .firstFlag=${state?.clocks?.first_flag ?? null}
      .control=${state?.clocks?.control ?? ''}
      .period=${(side === 'white' ? periods?.white : periods?.black) ?? 1}
    ></clock-face>`;
  }

  private press(): TemplateResult | typeof nothing {
    if (this.model?.state?.moving === 'joined' && this.model.state.moves.length > 0) return nothing;
    const runs = this.model?.snapshot?.running === this.side || this.model?.snapshot == null;
    return html`<button class="press ${runs ? 'primary' : ''}" @click=${this.pressed} aria-keyshortcuts="Space">
      ${t('press-clock')} <kbd aria-hidden="true">${t('key-space')}</kbd>
    </button>`;
  }

  private beside(ended: boolean): TemplateResult | typeof nothing {
    const model = this.model;
    const state = model?.state;
    if (!model || !state) return nothing;
    const promotion = this.hand?.promotion;
    const writes = state.regulations.recording === 'players';
    const problem = model.refused ? new Problem(model.refused).words : '';
    return html`
      ${promotion ? html`<promotion-picker .side=${this.side} .on=${promotion} .put=${this.hand?.put}></promotion-picker>` : nothing}
      <p class="error" role="alert">${problem}</p>
      ${ended ? nothing : html`<p class="turn">${turnWords(state, this.side)}</p>`}
      ${ended
        ? html`<result-card .state=${state} .views=${model.views} .side=${model.side} .act=${this.act}></result-card>`
        : html`<act-panel
            .act=${this.act}
            .regulations=${state.regulations}
            .offered=${openOffer(model.views, this.side)}
            ?joined=${state.moving === 'joined'}
            .help=${() => this.help.show()}
          ></act-panel>
          ${this.takeOff()} ${is960(state) ? this.castling() : nothing}`}
      <ruling-list .views=${[...model.views]} .edition=${state.regulations.edition}></ruling-list>
      <score-sheet
        .state=${state}
        .plies=${model.plies}
        .begun=${model.views[0]?.received ?? 0}
        .write=${writes && !ended ? (text: string) => this.act(`writes "${text}"`) : undefined}
      ></score-sheet>
      ${ended
        ? nothing
        : html`<typed-move .take=${(text: string) => this.answerTo(text)} .hint=${t('typed-hint')}></typed-move>`}
      ${model.side
        ? html`<side-links
            .game=${this.game}
            .link=${this.link}
            .side=${model.side}
            .connection=${model.connection}
            ?seals=${state.regulations['adjournment'] === true}
          ></side-links>`
        : nothing}
    `;
  }

  /** For those who cannot drag a piece from the board. */
  private takeOff(): TemplateResult | typeof nothing {
    const on = this.hand?.lastTouched;
    if (on === undefined) return nothing;
    return html`<button class="take-off" @click=${() => this.hand?.takeOff(on)}>${t('take-off', { square: on })}</button>`;
  }

  /** In Chess960 king and rook can be in each other's way, so that castling is one act of both. */
  private castling(): TemplateResult {
    const castle = (text: string) => html`<button @click=${() => this.answerTo(text)}>${text}</button>`;
    return html`<div class="row" role="group" aria-label=${t('castling-label')}>${castle('0-0')}${castle('0-0-0')}</div>`;
  }

  private readonly pressed = () => this.act('presses');

  private answerTo(text: string): string {
    if (!this.model || !this.hand) return '';
    const last = this.announced[this.announced.length - 1] ?? '';
    return takeTyped(text, this.model, this.hand, last);
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const typing = target.closest('input, textarea, select, dialog, button, a, summary');
    if (typing || event.ctrlKey || event.metaKey || event.altKey || this.model?.state?.over) return;
    const keys: Record<string, () => void> = {
      ' ': this.pressed,
      j: () => this.act("says j'adoube"),
      m: () => this.typed.focus(),
      b: () => this.board.focusOn((this.hand?.atHand ?? 'e2') as Square),
      '?': () => this.help.show(),
    };
    const does = keys[event.key];
    if (!does || event.repeat) return;
    event.preventDefault();
    does();
  }
}
