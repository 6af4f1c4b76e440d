/** The links of a new game, to be sent to the players and the arbiter. */
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../app/part';
import { t } from '../words/words';

@customElement('links-page')
export class LinksPage extends Part {
  @property() competition = '';

  protected override render(): TemplateResult {
    return html`<section class="page"><h1>${t('page-links')}</h1></section>`;
  }
}
