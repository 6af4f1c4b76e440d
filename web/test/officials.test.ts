import { describe, expect, it } from 'vitest';
import { pairingsOf } from '../src/officials/pairings';
import { actTime, clockText, timeLeft } from '../src/officials/times';

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
  it('are shown as clocks show them', () => {
    expect([5_400_000, 245_000, 10_000, 9_940, 0, -5].map(clockText)).toEqual([
      '1:30:00', '4:05', '0:10', '0:09.9', '0:00.0', '0:00.0',
    ]);
  });

  it('are written in acts to the second', () => {
    expect([5_400_000, 245_400, 999].map(actTime)).toEqual(['1:30:00', '0:04:05', '0:00:01']);
  });

  it('run for the side whose clock runs', () => {
    const clocks = { white_ms: 60_000, black_ms: 50_000, running: 'white' as const };
    expect(timeLeft(clocks, 'white', 1500)).toBe(58_500);
    expect(timeLeft(clocks, 'black', 1500)).toBe(50_000);
    expect(timeLeft(clocks, 'white', 70_000)).toBe(0);
  });
});
