/** Language and light, chosen at once and remembered. */
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { Part } from './part';
import { currentTheme, setTheme, THEMES, type Theme } from './theme';
import { currentLanguage, LANGUAGES, speak, t, type Language } from '../words/words';

@customElement('app-settings')
export class AppSettings extends Part {
  protected override render(): TemplateResult {
    const languages = Object.entries(LANGUAGES);
    return html`
      <label class="setting">
        <span class="visually-hidden">${t('shell-language')}</span>
        <select name="language" @change=${this.chooseLanguage}>
          ${languages.map(
            ([code, name]) =>
              html`<option value=${code} lang=${code} ?selected=${code === currentLanguage()}>${name}</option>`,
          )}
        </select>
      </label>
      <label class="setting">
        <span class="visually-hidden">${t('shell-theme')}</span>
        <select name="theme" @change=${this.chooseTheme}>
          ${THEMES.map(
            (theme) =>
              html`<option value=${theme} ?selected=${theme === currentTheme()}>${t(`theme-${theme}`)}</option>`,
          )}
        </select>
      </label>
    `;
  }

  private chooseLanguage(event: Event): void {
    void speak((event.target as HTMLSelectElement).value as Language);
  }

  private chooseTheme(event: Event): void {
    setTheme((event.target as HTMLSelectElement).value as Theme);
  }
}
