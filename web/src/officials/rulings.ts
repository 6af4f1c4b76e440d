/** Rulings as sentences, with the articles they rest on as links into the rule book. */
import { html, nothing, type TemplateResult } from 'lit';
import { lawAddress } from '../api/laws';
import type { Ruling } from '../api/types';
import { told } from '../words/told';
import { t } from '../words/words';

/** Links to articles by their numbers in the edition. */
export function articleLinks(articles: string[], edition: string): TemplateResult | typeof nothing {
  if (articles.length === 0) return nothing;
  const links = articles.map(
    (number, i) => html`${i === 0 ? '' : ', '}<a href=${lawAddress(number, edition)}>${number}</a>`,
  );
  return html`<span class="articles"><span class="visually-hidden">${t('articles')} </span>${links}</span>`;
}

/** One ruling: the sentence and its articles. */
export function rulingLine(ruling: Ruling, edition: string): TemplateResult {
  return html`${told(ruling.message)} ${articleLinks(ruling.articles, edition)}`;
}

/** What an act would lead to, without what goes without saying unless there is nothing else. */
export function telling(rulings: Ruling[]): Ruling[] {
  const some = rulings.filter((ruling) => !ruling.routine);
  return some.length > 0 ? some : rulings;
}

/** What would follow, in plain text, for the label of a button. */
export function followsText(rulings: Ruling[]): string {
  return telling(rulings)
    .map((ruling) => told(ruling.message))
    .join(' ');
}

/** The articles of several rulings, each once. */
export function articlesOf(rulings: Ruling[]): string[] {
  return [...new Set(telling(rulings).flatMap((ruling) => ruling.articles))];
}
