import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { bundleOf, type Language } from '../src/words/words';
import { span } from '../src/words/told';

const FOLDERS = ['locales', '../crates/jadoube-lawbook/locales'];

function texts(folder: string, language: Language): Record<string, string> {
  const within = join(import.meta.dirname, '..', folder, language);
  const names = readdirSync(within).filter((name) => name.endsWith('.ftl'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(within, name), 'utf8')]));
}

/** Each message of a file with the arguments it uses. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let id = '';
  for (const line of text.split('\n')) {
    const start = /^([a-z][a-z0-9-]*) *=/.exec(line);
    if (start?.[1] !== undefined) id = start[1];
    if (id === '' || line.startsWith('#')) continue;
    const named = [...line.matchAll(/\$([a-z]+)/g)].map((match) => match[1] ?? '');
    found.set(id, [...new Set([...(found.get(id) ?? []), ...named])].sort());
  }
  return found;
}

describe('the words of the pages', () => {
  it('are the same messages with the same arguments in every language', () => {
    for (const [name, english] of Object.entries(texts('locales', 'en'))) {
      for (const language of ['pl', 'sk'] as const) {
        const other = texts('locales', language)[name];
        expect(other, `${language}/${name}`).toBeDefined();
        expect(messages(other ?? ''), `${language}/${name}`).toEqual(messages(english));
      }
    }
  });

  it('can be read, and none is written twice', () => {
    for (const language of ['en', 'pl', 'sk'] as const) {
      const all = FOLDERS.flatMap((folder) => Object.values(texts(folder, language)));
      const bundle = bundleOf(language, []);
      for (const text of all) expect(bundle.addResource(new FluentResource(text))).toEqual([]);
      const pattern = bundle.getMessage('ruling-time-added')?.value;
      const args = { side: 'black', time: span(120_000) };
      expect(pattern && bundle.formatPattern(pattern, args)).toContain('2:00');
    }
  });
});

describe('a span of time', () => {
  it('is written as people read it: tenths only where little is left', () => {
    const times = [0, 500, 1050, 19_999, 20_000, 20_999, 120_000, 3_599_873, 5_400_000, -90_400];
    expect(times.map(span)).toEqual([
      '0:00', '0:00.5', '0:01', '0:19.9', '0:20', '0:20', '2:00', '59:59', '1:30:00', '−1:30',
    ]);
  });
});
