/** The links of a new game, to be sent to the players and the arbiter. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { addressOf } from '../api/links';
import type { NewLink } from '../api/types';
import { qrCode } from '../parts/qr-code';
import { roleWords } from '../parts/role-words';
import { made } from '../start/new-links';
import { t } from '../words/words';
import '../start/start.css';

/** Those whom everybody needs come first, the others on demand. */
const FIRST = ['white', 'black', 'arbiter-1', 'spectator'];

@customElement('links-page')
export class LinksPage extends Part {
  @property() competition = '';
  @state() private copied = '';

  protected override render(): TemplateResult {
    const found = made(this.competition);
    if (!found) {
      return html`<section class="page narrow">
        <h1>${t('page-links')}</h1>
        <p>${t('links-gone')}</p>
        <p><a href="/">${t('not-found-home')}</a></p>
      </section>`;
    }
    // A spectator's link to the board, not to the competition, which comes before it.
    const of = (role: string) => found.links.findLast((link) => link.role === role);
    const first = FIRST.map(of).filter((link) => link !== undefined);
    const others = found.links.filter((link) => !first.includes(link));
    return html`<section class="page">
      <h1>${t('links-title')}</h1>
      <p class="lead">${t('links-lead')}</p>
      <ul class="links">${first.map((link) => this.card(link))}</ul>
      <details class="more">
        <summary>${t('links-more')}</summary>
        <ul class="links">${others.map((link) => this.card(link))}</ul>
      </details>
      <p role="status" class="soft">${this.copied ? t('links-copied', { role: this.copied }) : nothing}</p>
    </section>`;
  }

  private card(link: NewLink): TemplateResult {
    const role = roleWords(link.role);
    const address = addressOf(link);
    return html`<li class="link card">
      <h2>${role}${link.name ? html` <span class="soft">${link.name}</span>` : nothing}</h2>
      ${qrCode(address, t('links-qr', { role }))}
      <div class="row">
        <a class="button primary" href=${address} data-role=${link.role} aria-label=${t('links-open-of', { role })}>${t('links-open')}</a>
        <button @click=${() => void this.copy(address, role)} aria-label=${t('links-copy-of', { role })}>${t('links-copy')}</button>
      </div>
    </li>`;
  }

  private async copy(address: string, role: string): Promise<void> {
    if (navigator.clipboard) await navigator.clipboard.writeText(address);
    else window.prompt(role, address);
    this.copied = role;
  }
}
