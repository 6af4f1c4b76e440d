import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { Part } from '../app/part';
import { t } from '../words/words';

@customElement('not-found-page')
export class NotFoundPage extends Part {
  protected override render(): TemplateResult {
    return html`
      <section class="page narrow">
        <h1>${t('page-not-found')}</h1>
        <p>${t('not-found-text')}</p>
        <p><a href="/">${t('not-found-home')}</a></p>
      </section>
    `;
  }
}
