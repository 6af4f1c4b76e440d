/** Everything people read, in the language they chose. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'pl' | 'sk';
export type Arguments = Record<string, FluentVariable>;

/** Each language by its own name. */
export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  pl: 'Polski',
  sk: 'Slovenčina',
};

const KEPT = 'jadoube.language';
const loaders: Record<Language, () => Promise<{ texts: string[] }>> = {
  en: () => import('./en'),
  pl: () => import('./pl'),
  sk: () => import('./sk'),
};

let language: Language = 'en';
let bundle = new FluentBundle('en');
const listeners = new Set<() => void>();

export function currentLanguage(): Language {
  return language;
}

/** By which dates and times of day are written: in English as most who play by these Laws write them. */
export function currentLocale(): string {
  return language === 'en' ? 'en-GB' : language;
}

/** Puts the messages of a language together. */
export function bundleOf(code: Language, texts: string[]): FluentBundle {
  // Without the marks for text of mixed direction, as in the rest of the project.
  const made = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** The message in words; its id if there is none, which a test makes impossible. */
export function t(id: string, args?: Arguments): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern == null ? id : bundle.formatPattern(pattern, args ?? null, []);
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** Tells whenever the language changes; returns what ends that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function speak(code: Language): Promise<void> {
  const { texts } = await loaders[code]();
  bundle = bundleOf(code, texts);
  language = code;
  document.documentElement.lang = code;
  localStorage.setItem(KEPT, code);
  for (const listener of listeners) listener();
}

function isLanguage(code: string | null | undefined): code is Language {
  return code != null && code in LANGUAGES;
}

/** The language kept from last time, else the browser's, else English. */
export async function startWords(): Promise<void> {
  const kept = localStorage.getItem(KEPT);
  const wished = navigator.languages.map((code) => code.slice(0, 2)).find(isLanguage);
  await speak(isLanguage(kept) ? kept : (wished ?? 'en'));
}
