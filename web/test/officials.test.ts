import { describe, expect, it } from 'vitest';
import type { GameMove } from '../src/api/officials';
import { moveText } from '../src/officials/move-text';
import { pairingsOf } from '../src/officials/pairings';
import { actTime } from '../src/officials/times';

describe('pairings', () => {
  it('are a line each, however the players are kept apart', () => {
    const text = '1. Anna Nowak – Ján Kováč\nEva Horvath-Kiss - Jan Wilk\n\n  Ola\tMaja \n12) A : B\nLeon';
    expect(pairingsOf(text)).toEqual([
      { white: 'Anna Nowak', black: 'Ján Kováč' },
      { white: 'Eva Horvath-Kiss', black: 'Jan Wilk' },
      { white: 'Ola', black: 'Maja' },
      { white: 'A', black: 'B' },
      { white: 'Leon', black: '' },
    ]);
  });

  it('are none in an empty text', () => {
    expect(pairingsOf(' \n\n')).toEqual([]);
  });
});

describe('times', () => {
  it('are written in acts to the second', () => {
    expect([5_400_000, 245_400, 999].map(actTime)).toEqual(['1:30:00', '0:04:05', '0:00:01']);
  });
});

describe('a move', () => {
  const move = (uci: string, piece: GameMove['piece'], more: Partial<GameMove> = {}): GameMove => ({
    number: 1, side: 'white', uci, san: null, piece, takes: false, ...more,
  });

  it('is told as everybody could see it where notation would tell too much', () => {
    const moves = [
      move('e2e4', 'pawn'), move('g1f3', 'knight'), move('b5c6', 'bishop', { takes: true }),
      move('a7a8q', 'pawn'), move('e1g1', 'king'), move('e8c8', 'king'), move('e1e2', 'king'),
    ];
    expect(moves.map(moveText)).toEqual(['e2–e4', 'Ng1–f3', 'Bb5xc6', 'a7–a8Q', '0-0', '0-0-0', 'Ke1–e2']);
    expect(moveText(move('O-O-O', null))).toBe('0-0-0');
    expect(moveText({ ...move('e2e4', null), uci: null })).toBe('…');
  });

  it('is told in notation where that is told', () => {
    expect(moveText(move('b5c6', 'bishop', { san: 'Bxc6+' }))).toBe('Bxc6+');
  });
});
