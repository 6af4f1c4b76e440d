/** More boards for a competition that is on. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { get, inWords, post } from '../api/client';
import type { Competition } from '../api/officials';
import type { Created } from '../api/types';
import { createdLinks, type LinkGroup } from '../officials/created-links';
import { pairingsOf } from '../officials/pairings';
import { t } from '../words/words';
import '../styles/officials.css';

@customElement('add-boards-page')
export class AddBoardsPage extends Part {
  @property() competition = '';
  @property() link = '';
  @state() private about: Competition | undefined;
  @state() private failure = '';
  @state() private boards = '';
  @state() private round = '';
  @state() private groups: LinkGroup[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(): Promise<void> {
    try {
      this.about = await get<Competition>(`/api/competitions/${this.competition}`, this.link);
    } catch (error) {
      this.failure = inWords(error);
    }
  }

  private async add(event: Event): Promise<void> {
    event.preventDefault();
    const before = this.about?.boards.length ?? 0;
    const groups: LinkGroup[] = [];
    try {
      for (const [i, pairing] of pairingsOf(this.boards).entries()) {
        const number = before + i + 1;
        const round = this.round === '' ? String(number) : `${this.round}.${i + 1}`;
        const path = `/api/competitions/${this.competition}/games`;
        const game = await post<Created>(path, { ...pairing, round }, this.link);
        groups.push({ title: `${t('board-number', { number })}: ${pairing.white} – ${pairing.black}`, links: game.links });
      }
      this.boards = '';
      this.failure = '';
    } catch (error) {
      this.failure = inWords(error);
    }
    // What was made before something failed is there, and its links are told only once.
    this.groups = [...groups, ...this.groups];
    await this.read();
  }

  protected override render(): TemplateResult {
    const count = pairingsOf(this.boards).length;
    return html`
      <section class="page officials form">
        <header class="officials-head no-print">
          <p class="back"><a href=${`/competition/${this.competition}?as=${this.link}`}>${t('boards-all')}</a></p>
          <h1>${t('boards-add')}</h1>
          <p class="soft">${this.about?.name ?? ''}</p>
        </header>
        ${this.failure ? html`<p class="error" role="alert">${this.failure}</p>` : nothing}
        <form class="card competition-form no-print" @submit=${(event: Event) => void this.add(event)}>
          <label class="field">
            <span>${t('boards-round')}</span>
            <input
              name="round"
              maxlength="20"
              .value=${this.round}
              @input=${(event: Event) => (this.round = (event.target as HTMLInputElement).value.trim())}
            />
          </label>
          <label class="field">
            <span>${t('competition-boards')}</span>
            <textarea
              name="boards"
              rows="6"
              required
              placeholder=${t('competition-boards-hint')}
              .value=${this.boards}
              @input=${(event: Event) => (this.boards = (event.target as HTMLTextAreaElement).value)}
            ></textarea>
          </label>
          <p class="soft" role="status">${count === 0 ? '' : t('competition-count', { count })}</p>
          <button class="primary" type="submit" ?disabled=${count === 0}>${t('boards-add')}</button>
        </form>
        ${createdLinks(this.groups)}
      </section>
    `;
  }
}
