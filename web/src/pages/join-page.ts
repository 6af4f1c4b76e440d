/** Where a link leads first: its secret goes to the server, then the page it is for opens. */
import { html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Part } from '../app/part';
import { go } from '../app/router';
import { inWords } from '../api/client';
import { open, pageOf } from '../api/links';
import { t } from '../words/words';

@customElement('join-page')
export class JoinPage extends Part {
  @state() private failure = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.join();
  }

  private async join(): Promise<void> {
    const token = location.hash.slice(1);
    // The secret leaves the address, so that nobody reads it over a shoulder or in the history.
    history.replaceState(null, '', '/join');
    if (token === '') {
      this.failure = t('join-no-token');
      return;
    }
    try {
      go(pageOf(await open(token)), 'replace');
    } catch (error) {
      this.failure = t('join-failed', { reason: inWords(error) });
    }
  }

  protected override render(): TemplateResult {
    return html`
      <section class="page narrow">
        <h1>${t('page-join')}</h1>
        <p role="status">${this.failure || t('join-opening')}</p>
        ${this.failure ? html`<p><a href="/">${t('not-found-home')}</a></p>` : ''}
      </section>
    `;
  }
}
