/** Shows a player every link for their side: whoever holds another one can act in the player's name. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { get, inWords, post } from '../api/client';
import type { OpenLinks } from '../api/generated/wire';
import type { Connection } from '../api/line';
import type { OpenLink, Side } from '../api/types';
import { roleWords } from '../parts/role-words';
import { currentLocale, t } from '../words/words';
import { linkWords } from './link-words';
import './side-links.css';

/** What is made or used meanwhile is seen within a minute. */
const EVERY_MS = 60_000;

@customElement('side-links')
export class SideLinks extends Part {
  @property() game = '';
  @property() link = '';
  @property() side: Side = 'white';
  @property() connection: Connection = 'connecting';
  /** Whether moves can be sealed, so that it matters which links may hold a share. */
  @property({ type: Boolean }) seals = false;
  @state() private links: OpenLink[] | undefined;
  @state() private failure = '';

  override connectedCallback(): void {
    super.connectedCallback();
    const timer = setInterval(() => void this.read(), EVERY_MS);
    this.whileHere(() => clearInterval(timer));
    void this.read();
  }

  /** Whatever was missed while the connection was down is read when it is back. */
  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('connection') && changed.get('connection') !== undefined && this.connection === 'open') void this.read();
  }

  private get path(): string {
    return `/api/games/${this.game}/links`;
  }

  private async read(): Promise<void> {
    try {
      this.links = (await get<OpenLinks>(this.path, this.link)).links;
    } catch {
      // What is known stays; the page itself says when the server is out of reach.
    }
  }

  private async vouch(link: OpenLink): Promise<void> {
    try {
      await post(`${this.path}/${link.link}/vouch`, undefined, this.link);
      this.failure = '';
    } catch (error) {
      this.failure = inWords(error);
    }
    await this.read();
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.links === undefined) return nothing;
    const players = this.links.filter((link) => link.role === this.side && !link.yours);
    const assistants = this.links.filter((link) => link.role !== this.side && !link.yours);
    const role = roleWords(this.side);
    const own = this.links.find((link) => link.yours)?.role === this.side;
    return html`<section class="side-links" aria-labelledby="side-links-title">
      <h2 id="side-links-title">${t('side-links-title')}</h2>
      <div role="status">
        ${own && players.length === 0
          ? html`<p class="soft">${t('side-links-only', { role })}</p>`
          : html`<ul>${players.map((link) => this.other(link))}</ul>`}
      </div>
      ${assistants.length === 0 ? nothing : html`<ul class="soft">${assistants.map((link) => html`<li>${linkWords(link, time)}</li>`)}</ul>`}
      ${this.failure === '' ? nothing : html`<p class="error" role="alert">${this.failure}</p>`}
    </section>`;
  }

  private other(link: OpenLink): TemplateResult {
    const open = link.revoked === null;
    const asks = this.seals && open && !link.trusted;
    return html`<li class=${open ? 'other-link' : 'soft'}>
      ${linkWords(link, time)}
      ${asks
        ? html`<span>${t('side-links-untrusted')}</span>
            <button @click=${() => void this.vouch(link)}>${t('side-links-mine')}</button>`
        : nothing}
    </li>`;
  }
}

/** The time of day; with the day, if it was another one. */
function time(ms: number): string {
  const then = new Date(ms);
  const clock = then.toLocaleTimeString(currentLocale(), { hour: '2-digit', minute: '2-digit' });
  const today = then.toDateString() === new Date().toDateString();
  return today ? clock : `${then.toLocaleDateString(currentLocale())} ${clock}`;
}
