/** A competition of several boards: what holds, who arbitrates, who plays whom. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { inWords, post } from '../api/client';
import { createWithKey, keptKey, needsKey } from '../api/create-key';
import { open, pageOf } from '../api/links';
import type { Announced, Created as Made } from '../api/generated/wire';
import type { Created } from '../api/types';
import { createdLinks, type LinkGroup } from '../officials/created-links';
import { pairingsOf } from '../officials/pairings';
import type { RegulationsForm } from '../officials/regulations-form';
import { t } from '../words/words';
import '../officials/regulations-form';
import '../start/create-key';
import '../styles/officials.css';

@customElement('new-competition-page')
export class NewCompetitionPage extends Part {
  @state() private failure = '';
  /** Whether the server asks for its key, and whether it refused one. */
  @state() private key: 'none' | 'asked' | 'wrong' = 'none';
  @state() private busy = false;
  @state() private groups: LinkGroup[] = [];
  @state() private page = '';
  @state() private boards = '';
  @query('regulations-form') private regulations!: RegulationsForm;

  private async create(event: Event): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const hadKey = keptKey() !== undefined;
    this.busy = true;
    this.failure = '';
    try {
      const { regulations } = this.regulations;
      const arbiters = text('arbiters').split('\n').map((name) => name.trim()).filter((name) => name !== '');
      const body: Announced = {
        name: text('name'),
        site: text('site'),
        arbiters,
        regulations,
        spectator_delay_ms: Math.max(0, Number(text('delay')) || 0) * 60_000,
      };
      const made = await createWithKey<Made>('/api/competitions', body);
      const groups: LinkGroup[] = [{ title: t('links-officials'), links: made.links }];
      const organiser = made.links.find((link) => link.role === 'organiser');
      if (!organiser) throw new Error('no link for the organiser');
      const held = await open(organiser.token);
      this.page = pageOf(held);
      for (const [i, pairing] of pairingsOf(this.boards).entries()) {
        const path = `/api/competitions/${made.competition}/games`;
        const game = await post<Created>(path, { ...pairing, round: String(i + 1) }, held.link);
        const title = `${t('board-number', { number: i + 1 })}: ${pairing.white} – ${pairing.black}`;
        groups.push({ title, links: game.links });
      }
      this.groups = groups;
      await this.updateComplete;
      this.querySelector<HTMLElement>('#created-title')?.focus();
    } catch (error) {
      if (needsKey(error)) this.key = hadKey ? 'wrong' : 'asked';
      else this.failure = inWords(error);
    } finally {
      this.busy = false;
    }
  }

  protected override render(): TemplateResult {
    return html`
      <section class="page officials form">
        <h1>${t('page-new-competition')}</h1>
        ${this.failure ? html`<p class="error" role="alert">${this.failure}</p>` : nothing}
        ${this.groups.length > 0
          ? html`<p class="no-print"><a class="button primary" href=${this.page}>${t('competition-open')}</a></p>
              ${createdLinks(this.groups)}`
          : html`${this.form()} ${this.askKey()}`}
      </section>
    `;
  }

  private readonly again = (): void => this.querySelector<HTMLFormElement>('.competition-form')?.requestSubmit();

  private askKey(): TemplateResult | typeof nothing {
    if (this.key === 'none') return nothing;
    return html`<create-key .again=${this.again} ?wrong=${this.key === 'wrong'}></create-key>`;
  }

  private form(): TemplateResult {
    const count = pairingsOf(this.boards).length;
    return html`<form class="card competition-form" @submit=${(event: Event) => void this.create(event)}>
      <div class="fields">
        <label class="field">
          <span>${t('competition-name')}</span>
          <input name="name" required maxlength="200" autocomplete="off" />
        </label>
        <label class="field">
          <span>${t('competition-site')}</span>
          <input name="site" maxlength="200" autocomplete="off" />
        </label>
      </div>
      <label class="field">
        <span>${t('competition-arbiters')}</span>
        <textarea name="arbiters" rows="2"></textarea>
      </label>
      <label class="field">
        <span>${t('competition-boards')}</span>
        <textarea
          name="boards"
          rows="6"
          placeholder=${t('competition-boards-hint')}
          .value=${this.boards}
          @input=${(event: Event) => (this.boards = (event.target as HTMLTextAreaElement).value)}
        ></textarea>
      </label>
      <p class="soft" role="status">${t('competition-count', { count })}</p>
      <regulations-form></regulations-form>
      <label class="field">
        <span>${t('competition-delay')}</span>
        <input name="delay" type="number" inputmode="numeric" min="0" max="120" value="0" />
      </label>
      <button class="primary" type="submit" ?disabled=${this.busy}>${t('competition-create')}</button>
    </form>`;
  }
}
