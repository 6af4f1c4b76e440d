import { describe, expect, it } from 'vitest';
import type { Effect, Side, View } from '../src/api/types';
import { backoff } from '../src/api/line';
import { PlyLog } from '../src/play/ply-log';
import { openOffer } from '../src/play/offers';
import { unquoted } from '../src/play/quoted';
import { lineUp } from '../src/sheet/line-up';
import { asked, defaults } from '../src/start/settings';

let n = 0;
function view(by: string, event: NonNullable<View['event']>, ...effects: Effect[]): View {
  n += 1;
  const who = { id: `actor-${by}` };
  const rulings = effects.map((effect) => ({ effect, articles: [], message: { id: '' }, routine: true }));
  return { n, at: 0, received: 0, by, who, event, rulings, clocks: { white_ms: 100 - n, black_ms: 200 - n, running: null } };
}
const opened = (by: Side) => ({ offer_opened: { by } });
const over = (side: Side) => ({ clock_goes_over: { side, counted: true } });

describe('a draw offer', () => {
  it('waits for the opponent until they answer or touch a piece', () => {
    const offer = view('white', { draw_offered: { condition: null } }, opened('white'));
    expect(openOffer([offer], 'black')).toBe(true);
    expect(openOffer([offer], 'white')).toBe(false);
    expect(openOffer([offer, view('white', { clock_pressed: { hand: 'same' } }, over('white'))], 'black')).toBe(true);
    expect(openOffer([offer, view('black', { piece_touched: { on: ['e7'], contact: 'deliberate', hands: 'one' } })], 'black')).toBe(false);
    expect(openOffer([offer, view('black', 'draw_declined', 'offer_lapsed')], 'black')).toBe(false);
    expect(openOffer([view('black', { piece_touched: { on: ['e7'], contact: 'deliberate', hands: 'one' } }), offer], 'black')).toBe(true);
  });
});

describe('what belongs to each move', () => {
  const restored = (toMove: string) => ({ position_restored: { kept: 0, standing: `8/8 ${toMove} - - 0 1`, touched: [] } });

  it('is the time of the player who pressed, without moves taken back', () => {
    n = 0;
    const plies = new PlyLog();
    plies.take(view('white', { clock_pressed: { hand: 'same' } }, over('white')));
    // Ruled on before the clock went over, and after.
    plies.take(view('black', { clock_pressed: { hand: 'same' } }, restored('b')));
    plies.take(view('black', { clock_pressed: { hand: 'same' } }, over('black'), restored('b')));
    plies.take(view('black', { clock_pressed: { hand: 'same' } }, over('black')));
    expect([plies.timeAfter(0), plies.timeAfter(1), plies.timeAfter(2)]).toEqual([99, 196, undefined]);
    plies.keep(1);
    expect(plies.timeAfter(1)).toBeUndefined();
  });

  it('is the offer that was made with it', () => {
    const plies = new PlyLog();
    plies.take(view('white', { clock_pressed: { hand: 'same' } }, over('white')));
    plies.take(view('black', { draw_offered: { condition: null } }, opened('black')));
    plies.take(view('black', { clock_pressed: { hand: 'same' } }, over('black')));
    expect(plies.offers).toEqual([1]);
    plies.take(view('black', { draw_offered: { condition: null } }, opened('black')));
    expect(plies.offers).toEqual([1]);
    plies.take(view('white', { draw_offered: { condition: null } }, opened('white')));
    expect(plies.offers).toEqual([1, 2]);
  });
});

describe('the lines of a sheet', () => {
  it('stand in two columns from the side that moved first', () => {
    expect(lineUp(['e4', 'e5', 'Nf3'], 'white')).toEqual([
      { number: 1, white: { text: 'e4', ply: 0 }, black: { text: 'e5', ply: 1 } },
      { number: 2, white: { text: 'Nf3', ply: 2 } },
    ]);
    expect(lineUp(['e5'], 'black')).toEqual([{ number: 1, black: { text: 'e5', ply: 0 } }]);
  });

  it('show offers, whether written or made', () => {
    expect(lineUp(['e4', '(=)', 'e5'], 'white')[0]?.white?.text).toBe('e4 (=)');
    expect(lineUp(['e4', 'e5'], 'white', [1])[0]?.black?.text).toBe('e5 (=)');
    expect(lineUp(['e4 (=)'], 'white', [0])[0]?.white?.text).toBe('e4 (=)');
  });
});

describe('a new game', () => {
  it('is asked for as the server wants it', () => {
    const body = asked({ ...defaults('pl'), start: 'chess960', offers: 'from_move' }, () => 518);
    expect(body['regulations']).toMatchObject({
      start: { chess960: 518 },
      draw_offers: { from_move: 30 },
      languages: ['pl', 'pl'],
    });
    const plain = asked({ ...defaults('en'), control: ' ' }, () => 0);
    expect(plain['regulations']).toMatchObject({ start: 'standard', control: null, draw_offers: 'allowed' });
  });
});

describe('what people write', () => {
  it('stays one line within the marks of an act', () => {
    expect(unquoted(' he said "no"\nand left ')).toBe('he said ”no” and left');
  });
});

describe('trying again', () => {
  it('waits longer each time, but not for long', () => {
    expect([0, 1, 2, 10].map(backoff)).toEqual([250, 500, 1000, 5000]);
  });
});
