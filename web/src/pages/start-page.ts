/** The start: a new game in two clicks, and the games that this browser holds links to. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { go } from '../app/router';
import { inWords } from '../api/client';
import { keptKey, needsKey } from '../api/create-key';
import { heldLinks, pageOf, type Held } from '../api/links';
import { parade } from '../start/parade';
import { roleWords } from '../parts/role-words';
import { create } from '../start/create';
import type { Settings } from '../start/settings';
import { currentLocale, t } from '../words/words';
import '../start/create-key';
import '../start/game-form';
import '../start/start.css';

@customElement('start-page')
export class StartPage extends Part {
  @state() private busy = false;
  @state() private failure = '';
  /** Whether the server asks for its key, and whether it refused one. */
  @state() private key: 'none' | 'asked' | 'wrong' = 'none';

  protected override render(): TemplateResult {
    const held = heldLinks();
    return html`
      <div class="page start">
        <section>
          ${parade()}
          <h1>${t('start-title')}</h1>
          <p class="lead">${t('start-lead')}</p>
          <game-form .create=${this.create} ?busy=${this.busy}></game-form>
          ${this.key === 'none'
            ? nothing
            : html`<create-key .again=${this.again} ?wrong=${this.key === 'wrong'}></create-key>`}
          <p class="error" role="alert">${this.failure}</p>
        </section>
        <div class="beside">
          <section class="held card" aria-labelledby="held-title">
            <h2 id="held-title">${t('held-title')}</h2>
            ${held.length === 0
              ? html`<p class="soft">${t('held-none')}</p>`
              : html`<ul>${held.map((link) => this.link(link))}</ul>`}
          </section>
          <section class="card" aria-labelledby="several-title">
            <h2 id="several-title">${t('several-title')}</h2>
            <p class="soft">${t('start-several')}</p>
            <p class="row several"><a class="button" href="/new-competition">${t('page-new-competition')}</a></p>
          </section>
        </div>
      </div>
    `;
  }

  private link(held: Held): TemplateResult {
    const opened = new Date(held.opened).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
    return html`<li>
      <a href=${pageOf(held)}>${roleWords(held.role)}${held.name ? html`: ${held.name}` : nothing}</a>
      <span class="soft small">${opened}</span>
    </li>`;
  }

  private readonly again = (): void => this.querySelector<HTMLFormElement>('.game-form')?.requestSubmit();

  private readonly create = async (settings: Settings): Promise<void> => {
    const hadKey = keptKey() !== undefined;
    this.busy = true;
    this.failure = '';
    try {
      const made = await create(settings);
      go(`/links/${made.competition}`);
    } catch (error) {
      if (needsKey(error)) this.key = hadKey ? 'wrong' : 'asked';
      else this.failure = inWords(error);
    } finally {
      this.busy = false;
    }
  };
}
