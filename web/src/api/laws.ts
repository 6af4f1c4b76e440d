/** The rule book as the server sends it; the same for everybody. */
import { get } from './client';
import { currentLanguage } from '../words/words';

export const EDITIONS = ['2023', '2018', '2014', '1993'] as const;
export const NEWEST = EDITIONS[0];

/** An article in a list. */
export interface Brief {
  id: string;
  /** Its number in the edition, if that has it. */
  number: string | null;
  title: string;
  summary: string | null;
  heading: boolean;
}

export interface Chapter {
  name: string;
  title: string;
  articles: Brief[];
}

export interface Hits {
  has_all_words: boolean;
  count: number;
  articles: Brief[];
}

export interface Clause {
  number: string;
  title: string;
  kind: string;
  heading: boolean;
  summary: string;
  differs: string;
  penalties: string[];
  setting: { name: string; default: string } | null;
  misprints: string[];
}

export interface Article {
  id: string;
  title: string;
  number: string | null;
  numbers: Record<string, string | null>;
  places: Record<string, string | null>;
  clauses: Record<string, Clause>;
  notes: { title: string; text: string; origin?: string }[];
  differences: { subject: string; says: Record<string, string> }[];
  open_points: { subject: string; open: string; decision: string; setting?: string | null }[];
  glossary: { en: string; pl: string; sk: string; meaning: string }[];
  cases: { editions: string; page: string; title: string }[];
  parts: Brief[];
  see_also: Brief[];
}

function asked(path: string, edition: string, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ lang: currentLanguage(), edition, ...more });
  return `/api/laws${path}?${query.toString()}`;
}

export async function contents(edition: string): Promise<Chapter[]> {
  return (await get<{ chapters: Chapter[] }>(asked('', edition))).chapters;
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
  return (await get<{ text: string }>(`/api/laws/cases?${query.toString()}`)).text;
}

/** Where the rule book tells of an article. */
export function lawAddress(number: string, edition: string): string {
  const query = edition === NEWEST ? '' : `?edition=${edition}`;
  return `/laws/${encodeURIComponent(number)}${query}`;
}
