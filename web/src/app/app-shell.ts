/** What surrounds every page: its name, the settings, and where what happens is announced. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Part } from './part';
import { onPlace, type Place } from './router';
import { t } from '../words/words';
import './app-settings';
import '../styles/shell.css';

@customElement('app-shell')
export class AppShell extends Part {
  @state() private place: Place | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.whileHere(onPlace((place) => void this.show(place)));
  }

  private async show(place: Place): Promise<void> {
    await place.route.load();
    this.place = place;
    await this.updateComplete;
    window.scrollTo(0, 0);
  }

  protected override updated(): void {
    if (this.place) document.title = `${t(this.place.route.title)} · Jadoube`;
  }

  protected override render(): TemplateResult {
    return html`
      <a class="skip" href="#main" @click=${this.skip}>${t('shell-skip')}</a>
      <header class="shell-header">
        <a class="shell-name" href="/">Jadoube</a>
        <nav class="shell-nav" aria-label=${t('shell-pages')}>
          <a href="/laws">${t('shell-laws')}</a>
        </nav>
        <app-settings></app-settings>
      </header>
      <main id="main" tabindex="-1">${this.place ? this.place.route.page(this.place) : nothing}</main>
    `;
  }

  private skip(event: Event): void {
    event.preventDefault();
    this.querySelector<HTMLElement>('#main')?.focus();
  }
}
