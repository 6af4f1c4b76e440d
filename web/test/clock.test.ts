import { describe, expect, it } from 'vitest';
import { isLow, nextChange, readControl, remaining, written, type Snapshot } from '../src/clock/reading';

const snapshot: Snapshot = { white_ms: 60_000, black_ms: 5_000, running: 'white', taken: 1000 };

describe('a clock', () => {
  it('runs from its snapshot alone, and only the side that runs', () => {
    expect(remaining(snapshot, 'white', 1000)).toBe(60_000);
    expect(remaining(snapshot, 'white', 31_000)).toBe(30_000);
    expect(remaining(snapshot, 'black', 31_000)).toBe(5_000);
    expect(remaining(snapshot, 'white', 100_000)).toBe(0);
    expect(remaining(snapshot, 'white', 0)).toBe(60_000);
  });

  it('shows hours, minutes, and tenths in the last seconds', () => {
    expect([5_400_000, 3_600_000, 3_599_999, 65_000, 20_000, 19_950, 940, 0, -5].map(written)).toEqual([
      '1:30:00', '1:00:00', '59:59', '1:05', '0:20', '0:19.9', '0:00.9', '0:00.0', '0:00.0',
    ]);
  });

  it('changes what it shows when the digits change', () => {
    expect(nextChange(65_400)).toBe(400);
    expect(nextChange(65_000)).toBe(1000);
    expect(nextChange(9_450)).toBe(50);
  });

  it('is low in the last minute, or the last eighth of a short game', () => {
    expect(isLow(59_000, 5_400_000)).toBe(true);
    expect(isLow(61_000, 5_400_000)).toBe(false);
    expect(isLow(36_000, 300_000)).toBe(true);
    expect(isLow(38_000, 300_000)).toBe(false);
    expect(isLow(9_000, 60_000)).toBe(true);
  });
});

describe('the text of a control', () => {
  it('tells the periods and what each move gives', () => {
    expect(readControl('90m/40 + 30m, +30s')).toEqual({
      periods: [{ ms: 5_400_000, moves: 40 }, { ms: 1_800_000, moves: undefined }],
      each: '+30s',
    });
    expect(readControl('1h30m')).toEqual({ periods: [{ ms: 5_400_000, moves: undefined }], each: '' });
  });
});
