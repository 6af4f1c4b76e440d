/** What a clock shows at an instant. */
import type { Clocks, Side } from '../api/types';

/** What the clocks showed at an instant of the device's own time, from which they run on. */
export interface Snapshot extends Clocks {
  /** By `performance.now()`. */
  taken: number;
}

/** Below this the tenths are shown. */
const TENTHS_BELOW_MS = 20_000;

export function remaining(snapshot: Snapshot, side: Side, now: number): number {
  const ms = side === 'white' ? snapshot.white_ms : snapshot.black_ms;
  if (snapshot.running !== side) return ms;
  return Math.max(0, ms - Math.max(0, now - snapshot.taken));
}

/** `1:30:00`, `4:05`, `0:09.4`. */
export function written(ms: number): string {
  const left = Math.max(0, ms);
  const two = (n: number) => String(n).padStart(2, '0');
  const seconds = Math.floor(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  const tenths = left < TENTHS_BELOW_MS ? `.${Math.floor(left / 100) % 10}` : '';
  return `${minutes}:${two(seconds % 60)}${tenths}`;
}

/** How long until what is written changes. */
export function nextChange(ms: number): number {
  const step = ms <= TENTHS_BELOW_MS ? 100 : 1000;
  const rest = ms % step;
  return rest === 0 ? step : rest;
}

/** When little time is left: the last minute, less where there was little from the start. */
export function isLow(ms: number, full: number): boolean {
  return ms < Math.min(60_000, Math.max(10_000, full / 8));
}

/** A period of a time control as the server writes it: `90m/40 + 30m, +30s`. */
export interface Period {
  ms: number;
  moves: number | undefined;
}

/** What can be told from the text of a control that both players have alike. */
export interface ControlText {
  periods: Period[];
  /** As it is written: `+30s`, `delay 5s`. */
  each: string;
}

function spanOf(text: string): number {
  const units: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1000 };
  let ms = 0;
  for (const [, number, unit] of text.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s)/g)) {
    ms += Number(number) * (unit === 'ms' ? 1 : (units[unit ?? ''] ?? 0));
  }
  return ms;
}

export function readControl(text: string): ControlText {
  const [times = '', ...rest] = text.split(',');
  const periods = times.split(' + ').map((part) => {
    const moves = /\/(\d+)/.exec(part)?.[1];
    return { ms: spanOf(part.split('/')[0] ?? ''), moves: moves === undefined ? undefined : Number(moves) };
  });
  return { periods, each: rest.join(',').trim() };
}
