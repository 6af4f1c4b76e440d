/** Times on clocks, as officials read and set them. */
import type { GameClocks, Side } from '../api/officials';

/** What the clock of a side shows `since` milliseconds after it was told. */
export function timeLeft(clocks: Pick<GameClocks, 'white_ms' | 'black_ms' | 'running'>, side: Side, since: number): number {
  const ms = side === 'white' ? clocks.white_ms : clocks.black_ms;
  return clocks.running === side ? Math.max(0, ms - since) : ms;
}

const two = (n: number) => String(n).padStart(2, '0');

/** `1:23:45`, `4:05`, and tenths in the last ten seconds. */
export function clockText(ms: number): string {
  if (ms < 10_000) return `0:0${(Math.floor(Math.max(0, ms) / 100) / 10).toFixed(1)}`;
  const seconds = Math.floor(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The time as acts write it: whole seconds. */
export function actTime(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
