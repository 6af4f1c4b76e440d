/** A player's page. */
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { Part } from '../app/part';
import { t } from '../words/words';

@customElement('play-page')
export class PlayPage extends Part {
  @property() game = '';
  @property() link = '';

  protected override render(): TemplateResult {
    return html`<section class="page"><h1>${t('page-play')}</h1></section>`;
  }
}
