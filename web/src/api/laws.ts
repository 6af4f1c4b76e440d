/** The rule book as the server sends it; the same for everybody. */
import { get } from './client';
import type { Edition, LawArticle, LawBrief, LawCase, LawChapter, LawClause, LawContents, LawHits } from './generated/wire';
import { currentLanguage } from '../words/words';

export const EDITIONS = ['2023', '2018', '2014', '1993'] as const satisfies readonly Edition[];
export const NEWEST = EDITIONS[0];

export type Brief = LawBrief;
export type Chapter = LawChapter;
export type Clause = LawClause;
export type Hits = LawHits;
export type Article = LawArticle;

function asked(path: string, edition: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ lang: currentLanguage(), edition, ...more });
  return `/api/laws${path}?${query.toString()}`;
}

export async function contents(edition: string): Promise<Chapter[]> {
  return (await get<LawContents>(asked('', edition))).chapters;
}

export function search(words: string, edition: string): Promise<Hits> {
  return get<Hits>(asked('/search', edition, { q: words }));
}

export function article(number: string, edition: string): Promise<Article> {
  return get<Article>(asked(`/${encodeURIComponent(number)}`, edition));
}

/** A law case as it stands on its page, in Markdown. */
export async function lawCase(page: string, title: string): Promise<string> {
  const query = new URLSearchParams({ page, title });
  return (await get<LawCase>(`/api/laws/cases?${query.toString()}`)).text;
}

/** Where the rule book tells of an article. */
export function lawAddress(number: string, edition: string): string {
  const query = edition === NEWEST ? '' : `?edition=${edition}`;
  return `/laws/${encodeURIComponent(number)}${query}`;
}
