import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { View } from '../src/api/types';
import { eventWords, identified, sentence } from '../src/words/events';
import { LANGUAGES, has, speak, t, type Language } from '../src/words/words';

const RECORD = join(import.meta.dirname, '../../crates/jadoube-record/src');
const ALL = Object.keys(LANGUAGES) as Language[];

/** The names of the variants of an enum of the record, as it is written in JSON. */
function variants(name: string): string[] {
  const files = readdirSync(RECORD, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.rs'));
  const texts = files.map((file) => readFileSync(join(RECORD, file), 'utf8'));
  const text = texts.find((text) => text.includes(`pub enum ${name} {`)) ?? '';
  const body = text.slice(text.indexOf(`pub enum ${name} {`)).split('\n}')[0] ?? '';
  const found = [...body.matchAll(/^ {4}([A-Z][A-Za-z0-9]*)/gm)].map((match) => match[1] ?? '');
  return found.map((word) => word.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase());
}

const view = (event: NonNullable<View['event']>, by = 'White'): View => ({
  n: 1, at: 0, received: 0, by, act: 'in the words of the cases', event, rulings: [],
});

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});
afterAll(() => vi.unstubAllGlobals());

describe('what happened', () => {
  it('has words for every event that the law engine knows, in every language', async () => {
    const plain = variants('Event').filter((name) => !name.startsWith('of_'));
    const inner = ['Adjournment', 'Quickplay', 'Blind', 'Conduct', 'Sheet'].flatMap((group) =>
      variants(`${group}Event`).map((name) => ({ [`of_${group.toLowerCase()}`]: { [name]: {} } })),
    );
    expect(plain.length).toBeGreaterThan(40);
    expect(inner.length).toBeGreaterThan(30);
    expect(variants('Event').filter((name) => name.startsWith('of_'))).toHaveLength(5);
    for (const language of ALL) {
      await speak(language);
      const without = [...plain, ...inner].map((event) => identified(event).id).filter((id) => !has(id));
      expect(without, language).toEqual([]);
    }
  });

  it('says every request and every ground that an event can name', async () => {
    for (const language of ALL) {
      await speak(language);
      for (const [named, of] of [
        ['AssistantDuty', (value: string) => t(`duty-${value}`)],
        ['Permission', (value: string) => said({ of_conduct: { permitted: { who: { player: 'white' }, what: value } } })],
        ['QuickplayGround', (value: string) => said({ of_quickplay: { claimed: { ground: value } } })],
        ['Handling', (value: string) => said({ clock_handled: { how: value } })],
        ['Request', (value: string) => said({ asked: { request: value } })],
        ['EnvelopeItem', (value: string) => said({ of_adjournment: { labelled: { [value]: 'x' } } })],
        ['Handed', (value: string) => said({ of_sheet: { handed_in: { sheet: value } } })],
        ['Inquiry', (value: string) => said({ of_conduct: { asked: { inquiry: { [value]: 'x' } } } })],
      ] as const) {
        const words = variants(named).map(of);
        expect(words.length, named).toBeGreaterThan(1);
        expect(new Set(words).size, `${named} ${language}`).toBe(words.length);
      }
    }
    function said(event: NonNullable<View['event']>): string {
      return eventWords(view(event));
    }
  });

  it('is told with what belongs to it', async () => {
    await speak('en');
    const told: [NonNullable<View['event']>, string][] = [
      [{ piece_touched: { on: ['e2'], contact: 'deliberate', hands: 'one' } }, 'White touches e2.'],
      [{ piece_touched: { on: ['e2'], contact: 'accidental', hands: 'one' } }, 'White brushes e2 by accident.'],
      [{ clock_stopped: { because: 'none' } }, 'White stops the clocks: none.'],
      [{ clock_stopped: { because: null } }, 'White stops the clocks.'],
      [{ draw_claimed: { ground: 'threefold', writing: 'Nf3' } }, 'White writes “Nf3” and claims a draw: the position will have occurred three times.'],
      [{ of_conduct: { time_granted: { white_ms: 120_000, black_ms: null } } }, 'White grants extra time: White 2:00.'],
      [{ of_conduct: { permitted: { who: 'bystander', what: 'phone' } } }, 'White permits Spectator to use a phone.'],
      [{ of_sheet: { recorder_accepted: { side: 'black', minus_ms: 600_000 } } }, 'White lets somebody record for Black, who loses 10:00 for it.'],
      [{ of_adjournment: { labelled: { used: { white_ms: 60_000, black_ms: 90_000 } } } }, 'White writes on the envelope: the times used, White 1:00, Black 1:30.'],
      [{ of_adjournment: { labelled: 'draw_offer' } }, 'White writes on the envelope: that a draw is offered.'],
      [{ of_blind: { assistant_requested_for: { duties: ['moves', 'claims'] } } }, 'White asks for an assistant for the moves on the boards, claims.'],
      [{ of_quickplay: 'verified' }, 'White confirms what the opponent wrote down.'],
      [{ announced: { announcement: { supervision: 'limited' } } }, 'White announces limited supervision.'],
      [{ arbiter_noticed: { fact: { move: { side: 'black', number: 3 } } } }, "White notices: Black's move 3."],
      [{ arbiter_noticed: { fact: { man: { on: 'e4' } } } }, 'White notices: the piece on e4.'],
      [{ arbiter_noticed: { fact: { of_clock: 'counter_behind' } } }, 'White notices: the move counter of the clock.'],
      [{ arbiter_noticed: { fact: { of_clock: { handled: { side: 'black', how: 'hit' } } } } }, 'White notices: Black hit the clock.'],
    ];
    expect(told.map(([event]) => sentence(view(event)))).toEqual(told.map(([, words]) => words));
    const late = { act_reported: { by: { player: 'white' }, ago_ms: 12_000, act: 'touches e2' } };
    expect(sentence(view(late, 'Clock'))).toBe('A device reports late: White, 0:12 before: “touches e2”.');
    expect(sentence(view({ flag_fell: { side: 'black' } }, 'Clock'))).toBe("Black's flag falls.");
    const men = new Map([['e2', { kind: 'pawn', side: 'white' }]]) as Parameters<typeof sentence>[1];
    expect(sentence(view({ piece_touched: { on: ['e2'] } }), men)).toBe('White touches e2, pawn.');
  });

  it('is told in the words of the cases where the page is older than the server', () => {
    expect(eventWords(view('something_new'))).toBe('in the words of the cases');
  });
});
