/** All boards of a competition, live; for officials those first that need a decision. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { Part } from '../app/part';
import { onWake } from '../app/wake';
import { get, inWords } from '../api/client';
import { competitionLive } from '../api/competition-live';
import { isOfficial, NEEDS, runs, type BoardBrief, type BoardProblem, type Competition } from '../api/officials';
import type { Connection, Line } from '../api/line';
import { bellIsOn, ring, setBell } from '../officials/bell';
import { GROUPS, needOf, needWords } from '../officials/needs';
import { bellSign } from '../officials/signs';
import { roleWords } from '../parts/role-words';
import { t } from '../words/words';
import '../officials/board-card';
import '../styles/officials.css';

interface Shown {
  board: BoardBrief;
  number: number;
  /** When it was told, by this device's clock. */
  told: number;
}

@customElement('competition-page')
export class CompetitionPage extends Part {
  @property() competition = '';
  @property() link = '';
  @state() private about: Competition | undefined;
  @state() private shown: Shown[] = [];
  @state() private failure = '';
  @state() private connection: Connection = 'connecting';
  /** What has just come up, for those who do not see it. */
  @state() private news = '';
  private live: Line | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.whileHere(() => this.live?.end());
    this.whileHere(
      onWake(() => {
        this.live?.hurry();
        void this.look().catch(() => undefined);
      }),
    );
    void this.begin();
  }

  private async begin(): Promise<void> {
    try {
      await this.look();
    } catch (error) {
      this.failure = inWords(error);
      return;
    }
    this.live = competitionLive(this.competition, this.link, {
      boards: (boards, all) => this.take(boards, all),
      connection: (now, reason) => {
        this.connection = now;
        if (now === 'refused') this.failure = reason;
      },
    });
  }

  private async look(): Promise<void> {
    this.about = await get<Competition>(`/api/competitions/${this.competition}`, this.link);
    this.take(this.about.boards, true);
  }

  private take(boards: (BoardBrief | BoardProblem)[], all: boolean): void {
    const known = new Map(this.shown.map((it) => [it.board.game, it]));
    const told = performance.now();
    const news: string[] = [];
    boards.forEach((board, index) => {
      if ('problem' in board) return;
      const before = known.get(board.game);
      const number = before?.number ?? (all ? index + 1 : known.size + 1);
      known.set(board.game, { board, number, told });
      const [was, is] = [before && needOf(before.board), needOf(board)];
      if (before && was !== is && NEEDS.indexOf(is) < 3) {
        news.push(`${t('board-number', { number })}: ${needWords(is, board)}`);
      }
    });
    this.shown = [...known.values()];
    if (news.length > 0) {
      this.news = news.join('. ');
      ring();
    }
  }

  private get needed(): number {
    return this.shown.filter((it) => NEEDS.indexOf(needOf(it.board)) < 3).length;
  }

  protected override updated(): void {
    if (!this.about) return;
    // Seen in the list of tabs too.
    const count = isOfficial(this.about.role) && this.needed > 0 ? `(${this.needed}) ` : '';
    document.title = `${count}${this.about.name || t('page-competition')} · Jadoube`;
  }

  private addressOf(game: string): string {
    const page = this.about && isOfficial(this.about.role) ? 'board' : 'watch';
    return `/${page}/${game}?as=${this.link}`;
  }

  protected override render(): TemplateResult {
    const { about } = this;
    if (this.failure) {
      return html`<section class="page narrow">
        <h1>${t('page-competition')}</h1>
        <p class="error" role="alert">${this.failure}</p>
      </section>`;
    }
    if (!about) return html`<section class="page"><p class="soft">${t('officials-loading')}</p></section>`;
    const { needed } = this;
    return html`
      <section class="page officials">
        <header class="officials-head">
          <h1>${about.name || t('page-competition')}</h1>
          <p class="soft">
            ${roleWords(about.role)}
            ${about.site ? html` · ${about.site}` : nothing}
            ${isOfficial(about.role) ? html` · ${t('needed', { count: needed })}` : nothing}
          </p>
          ${this.menu(about)}
        </header>
        ${this.connection === 'lost'
          ? html`<p class="error" role="alert">${t('connection-lost')}</p>`
          : nothing}
        <p class="visually-hidden" role="status" aria-live="assertive">${this.news}</p>
        ${this.shown.length === 0 ? this.empty(about) : this.groups(about)}
      </section>
    `;
  }

  private menu(about: Competition): TemplateResult | typeof nothing {
    if (!isOfficial(about.role)) return nothing;
    const query = `?as=${this.link}`;
    return html`<nav class="row" aria-label=${t('competition-menu')}>
      ${runs(about.role)
        ? html`<a class="button" href=${`/add-boards/${this.competition}${query}`}>${t('boards-add')}</a>
            <a class="button" href=${`/people/${this.competition}${query}`}>${t('people')}</a>`
        : nothing}
      <button aria-pressed=${bellIsOn() ? 'true' : 'false'} @click=${this.toggleBell}>
        ${bellSign(bellIsOn())} ${t('bell')}
      </button>
      <a class="button" href=${`/api/competitions/${this.competition}/pgn?link=${this.link}`} download="games.pgn"
        >${t('games-pgn')}</a
      >
    </nav>`;
  }

  private toggleBell(): void {
    setBell(!bellIsOn());
    this.requestUpdate();
  }

  private empty(about: Competition): TemplateResult {
    return html`<div class="card empty">
      <p>${t('boards-none')}</p>
      ${runs(about.role)
        ? html`<p>
            <a class="button primary" href=${`/add-boards/${this.competition}?as=${this.link}`}
              >${t('boards-add')}</a
            >
          </p>`
        : nothing}
    </div>`;
  }

  private groups(about: Competition): TemplateResult | TemplateResult[] {
    if (!isOfficial(about.role)) return this.grid(this.shown);
    return GROUPS.map((group) => {
      const boards = this.shown
        .filter((it) => group.needs.includes(needOf(it.board)))
        .sort((a, b) => group.needs.indexOf(needOf(a.board)) - group.needs.indexOf(needOf(b.board)) || a.number - b.number);
      if (boards.length === 0) return html``;
      return html`<section aria-labelledby=${group.id}>
        <h2 id=${group.id}>${t(group.id)} <span class="soft">${boards.length}</span></h2>
        ${this.grid(boards)}
      </section>`;
    });
  }

  private grid(boards: Shown[]): TemplateResult {
    return html`<div class="board-grid">
      ${repeat(
        boards,
        (it) => it.board.game,
        (it) =>
          html`<board-card
            .board=${it.board}
            .number=${it.number}
            .told=${it.told}
            .address=${this.addressOf(it.board.game)}
          ></board-card>`,
      )}
    </div>`;
  }
}
