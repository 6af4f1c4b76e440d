/** The start: a new game in two clicks, everything about it for those who want it otherwise. */
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { Part } from '../app/part';
import { t } from '../words/words';

@customElement('start-page')
export class StartPage extends Part {
  protected override render(): TemplateResult {
    return html`<section class="page"><h1>${t('page-start')}</h1></section>`;
  }
}
