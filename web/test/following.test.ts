import { describe, expect, it } from 'vitest';
import type { State, StateChange } from '../src/api/generated/wire';
import { followed } from '../src/api/following';

const move = (number: number) => ({ number, side: 'white' as const, uci: 'e2e4', san: null, piece: 'pawn' as const, takes: false });

function whole(more: object): State {
  return { game: 'g', views: 3, board: '8', moves: [move(1), move(2)], outcome: null, ...more } as unknown as State;
}

describe('how a game stands', () => {
  it('is the whole that was told, whatever was known', () => {
    const told = whole({});
    expect(followed(undefined, told)).toBe(told);
    expect(followed(whole({ views: 9 }), told)).toBe(told);
  });

  it('is not known from a change alone', () => {
    expect(followed(undefined, { views: 4 } as StateChange)).toBeUndefined();
  });

  it('changes where something was told and nowhere else', () => {
    const known = whole({ over: false });
    const state = followed(known, { views: 4, over: true } as StateChange);
    expect(state).toEqual(whole({ views: 4, over: true }));
    expect(known.views).toBe(3);
  });

  it('grows, and is cut where moves were taken back', () => {
    const grown = followed(whole({}), { views: 4, moves: { from: 2, items: [move(3)] } } as StateChange);
    expect(grown?.moves.map((move) => move.number)).toEqual([1, 2, 3]);
    const cut = followed(grown, { views: 5, moves: { from: 1, items: [] } } as StateChange);
    expect(cut?.moves.map((move) => move.number)).toEqual([1]);
  });

  it('has both scoresheets of an arbiter grow by themselves', () => {
    const known = whole({ sheets: { white: ['e4'], black: [] } });
    const sheets = { white: { from: 1, items: ['d4'] }, black: { from: 0, items: ['e5'] } };
    const state = followed(known, { views: 4, sheets } as StateChange);
    expect(state).toMatchObject({ sheets: { white: ['e4', 'd4'], black: ['e5'] } });
    // A pair that is no pair of lists is told as it is.
    const warned = followed(whole({ warnings: { white: 0, black: 0 } }), { views: 4, warnings: { white: 1, black: 0 } } as StateChange);
    expect(warned).toMatchObject({ warnings: { white: 1, black: 0 } });
  });

  it('is not broken any more when that is told', () => {
    const state = followed(whole({ broken: '' }), { views: 4, broken: null } as StateChange);
    expect(state && 'broken' in state).toBe(false);
  });
});
