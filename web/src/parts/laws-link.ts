/** Where the rule book tells of an article. */
import { html, type TemplateResult } from 'lit';
import { t } from '../words/words';

export function lawsAddress(article: string, edition: string): string {
  const wanted = edition === '' ? '' : `?edition=${encodeURIComponent(edition)}`;
  return `/laws/${encodeURIComponent(article)}${wanted}`;
}

/** An article of the game's edition, linked; it opens beside the game, which goes on. */
export function lawsLink(article: string, edition: string): TemplateResult {
  return html`<a class="article" href=${lawsAddress(article, edition)} target="_blank">${t('laws-article', { article })}</a>`;
}
