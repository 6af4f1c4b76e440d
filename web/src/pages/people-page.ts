/** Who holds a link into a competition: new links are made here, and lost ones revoked. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { get, inWords, post, request } from '../api/client';
import type { Link, Links } from '../api/generated/wire';
import { addressOf } from '../api/links';
import type { BoardBrief, Competition } from '../api/officials';
import type { NewLink } from '../api/types';
import { currentLocale, t } from '../words/words';
import { roleWords } from '../parts/role-words';
import '../officials/link-card';
import '../styles/officials.css';

const OF_GAME = ['white', 'black', 'white-assistant', 'black-assistant'];

@customElement('people-page')
export class PeoplePage extends Part {
  @property() competition = '';
  @property() link = '';
  @state() private about: Competition | undefined;
  @state() private kept: Link[] = [];
  @state() private made: (NewLink & { game: string })[] = [];
  @state() private failure = '';
  /** The link that is revoked by a second tap. */
  @state() private sure = '';
  @state() private wanted = 'arbiter';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private get path(): string {
    return `/api/competitions/${this.competition}`;
  }

  private async read(): Promise<void> {
    try {
      this.about = await get<Competition>(this.path, this.link);
      this.kept = (await get<Links>(`${this.path}/links`, this.link)).links;
      this.failure = '';
    } catch (error) {
      this.failure = inWords(error);
    }
  }

  private get boards(): BoardBrief[] {
    return (this.about?.boards ?? []).filter((board): board is BoardBrief => !('problem' in board));
  }

  private boardName(game: string | null): string {
    const index = this.boards.findIndex((board) => board.game === game);
    const board = this.boards[index];
    if (!board) return '';
    return `${t('board-number', { number: index + 1 })}: ${board.white} – ${board.black}`;
  }

  private async revoke(link: string): Promise<void> {
    if (this.sure !== link) {
      this.sure = link;
      return;
    }
    try {
      await request('DELETE', `${this.path}/links/${link}`, { link: this.link });
    } catch (error) {
      this.failure = inWords(error);
    }
    this.sure = '';
    await this.read();
  }

  /** Says that a link that somebody else made is for whom it says. */
  private async vouch(kept: Link): Promise<void> {
    const game = kept.game ?? this.boards[0]?.game ?? '';
    try {
      await post(`/api/games/${game}/links/${kept.link}/vouch`, undefined, this.link);
      await this.read();
    } catch (error) {
      this.failure = inWords(error);
    }
  }

  /** Whether somebody has to vouch for a link before it holds a share of a sealed move. */
  private needsVouching(kept: Link): boolean {
    const holds = ['white', 'black'].includes(kept.role) || kept.role.startsWith('arbiter-');
    return holds && kept.revoked === null && !kept.trusted && this.boards.length > 0;
  }

  private async make(event: Event): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const game = String(form.get('game') ?? '');
    let role = this.wanted;
    if (role === 'arbiter') {
      const numbers = this.kept.map((it) => Number(/^arbiter-(\d+)$/.exec(it.role)?.[1] ?? 0));
      role = `arbiter-${Math.max(0, ...numbers) + 1}`;
    }
    const needsGame = OF_GAME.includes(role) || (role === 'spectator' && game !== '');
    try {
      const body = { role, name: String(form.get('name') ?? ''), ...(needsGame ? { game } : {}) };
      const made = await post<NewLink>(`${this.path}/links`, body, this.link);
      this.made = [{ ...made, game: needsGame ? game : '' }, ...this.made];
      (event.target as HTMLFormElement).reset();
      await this.read();
    } catch (error) {
      this.failure = inWords(error);
    }
  }

  protected override render(): TemplateResult {
    return html`
      <section class="page officials form">
        <header class="officials-head">
          <p class="back"><a href=${`/competition/${this.competition}?as=${this.link}`}>${t('boards-all')}</a></p>
          <h1>${t('people')}</h1>
          <p class="soft">${t('people-note')}</p>
        </header>
        ${this.failure ? html`<p class="error" role="alert">${this.failure}</p>` : nothing} ${this.form()}
        ${this.made.length === 0
          ? nothing
          : html`<section aria-labelledby="made-title">
              <h2 id="made-title">${t('links-made')}</h2>
              <p class="soft">${t('links-once')}</p>
              <div class="link-grid">
                ${this.made.map(
                  (it) =>
                    html`<link-card
                      .heading=${roleWords(it.role)}
                      .name=${[it.name, this.boardName(it.game)].filter((part) => part !== '').join(' · ')}
                      .address=${addressOf(it)}
                    ></link-card>`,
                )}
              </div>
            </section>`}
        ${this.table()}
      </section>
    `;
  }

  private form(): TemplateResult {
    const mine = this.about?.role === 'organiser' ? ['organiser'] : [];
    const roles = ['arbiter', ...mine, 'appeals', 'spectator', ...OF_GAME];
    const ofGame = OF_GAME.includes(this.wanted);
    return html`<form class="card people-form" @submit=${(event: Event) => void this.make(event)}>
      <h2>${t('link-new')}</h2>
      <div class="row">
        <label class="field">
          <span>${t('link-role')}</span>
          <select name="role" @change=${(event: Event) => (this.wanted = (event.target as HTMLSelectElement).value)}>
            ${roles.map((role) => html`<option value=${role} ?selected=${role === this.wanted}>${role === 'arbiter' ? t('actor-arbiter') : roleWords(role)}</option>`)}
          </select>
        </label>
        ${ofGame || this.wanted === 'spectator'
          ? html`<label class="field">
              <span>${t('link-game')}</span>
              <select name="game" ?required=${ofGame}>
                ${ofGame ? nothing : html`<option value="">${t('link-all-games')}</option>`}
                ${this.boards.map((board) => html`<option value=${board.game}>${this.boardName(board.game)}</option>`)}
              </select>
            </label>`
          : nothing}
        <label class="field">
          <span>${t('link-name')}</span>
          <input name="name" maxlength="200" autocomplete="off" />
        </label>
        <button class="primary" type="submit">${t('link-make')}</button>
      </div>
    </form>`;
  }

  private table(): TemplateResult {
    const time = (ms: number) => new Date(ms).toLocaleString(currentLocale());
    return html`<section class="card" aria-labelledby="kept-title">
      <h2 id="kept-title">${t('links-kept')}</h2>
      <ul class="people">
        ${this.kept.map(
          (it) => html`<li class=${it.revoked === null ? '' : 'revoked'}>
            <span class="people-who">
              <b>${roleWords(it.role)}</b> ${it.name} <span class="soft">${this.boardName(it.game)}</span>
            </span>
            <span class="soft">${it.revoked === null ? time(it.created) : t('link-revoked', { time: time(it.revoked) })}</span>
            ${this.needsVouching(it)
              ? html`<button
                  aria-label=${t('link-vouch-for', { whom: `${roleWords(it.role)} ${it.name} ${this.boardName(it.game)}` })}
                  title=${t('link-vouch-why')}
                  @click=${() => void this.vouch(it)}
                >
                  ${t('link-vouch')}
                </button>`
              : nothing}
            ${it.revoked === null && !it.link.startsWith(this.link)
              ? html`<button
                  class="danger ${this.sure === it.link ? 'sure' : ''}"
                  aria-label=${t(this.sure === it.link ? 'link-revoke-sure-for' : 'link-revoke-for', {
                    whom: `${roleWords(it.role)} ${it.name} ${this.boardName(it.game)}`,
                  })}
                  @click=${() => void this.revoke(it.link)}
                >
                  ${t(this.sure === it.link ? 'link-revoke-sure' : 'link-revoke')}
                </button>`
              : nothing}
          </li>`,
        )}
      </ul>
    </section>`;
  }
}
