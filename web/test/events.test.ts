import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Message, View } from '../src/api/types';
import { eventWords, sentence } from '../src/words/events';
import { speak } from '../src/words/words';

const white: Message = { id: 'actor-white' };
const view = (message?: Message, by = 'white', who = white): View => ({
  n: 1, at: 0, received: 0, by, who, act: 'in the words of the cases', ...(message && { message }), rulings: [],
});

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});
afterAll(() => vi.unstubAllGlobals());

describe('what happened', () => {
  it('is told by the message of the server', () => {
    const stopped: Message = { id: 'event-clock-stopped-because', arguments: { because: { text: 'none' } } };
    expect(sentence(view(stopped))).toBe('White stops the clocks: none.');
    const flag: Message = { id: 'event-flag-fell', arguments: { side: { side: 'black' } } };
    expect(sentence(view(flag, 'clock', { id: 'actor-clock' }))).toBe("Black's flag falls.");
    expect(eventWords(view())).toBe('something for the arbiter alone');
  });

  it('tells messages within messages', () => {
    const time = (side: string, ms: number): Message => ({ id: 'event-time-of', arguments: { side: { side }, time: { ms } } });
    const granted: Message = {
      id: 'event-conduct-time-granted',
      arguments: { what: { list: [time('white', 120_000), time('black', 60_000)] } },
    };
    expect(eventWords(view(granted))).toBe('grants extra time: White 2:00, Black 1:00');
    const noticed: Message = {
      id: 'event-arbiter-noticed',
      arguments: { what: { message: { id: 'noticed-move', arguments: { side: { side: 'black' }, number: { number: 3 } } } } },
    };
    expect(eventWords(view(noticed))).toBe("notices: Black's move 3");
  });

  it('names the piece that was touched where the board is known', () => {
    const touched: Message = { id: 'event-piece-touched', arguments: { on: { text: 'e2' } } };
    const pieces = new Map([['e2', { kind: 'pawn', side: 'white' }]]) as Parameters<typeof sentence>[1];
    expect(sentence(view(touched))).toBe('White touches e2.');
    expect(sentence(view(touched), pieces)).toBe('White touches e2, pawn.');
  });

  it('is told in the words of the cases where the page is older than the server', () => {
    expect(eventWords(view({ id: 'event-something-new' }))).toBe('in the words of the cases');
  });
});
