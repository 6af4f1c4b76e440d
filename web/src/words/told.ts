/** Messages as the server sends them: an id and typed arguments. */
import type { Argument, Message } from '../api/types';
import { has, t, type Arguments } from './words';

/** Below this, people want the tenths. */
const TENTHS_MS = 20_000;

/** A time as people read it: `2:00`, `1:30:00`, and with tenths, where there are any, only below 20 seconds. */
export function span(ms: number): string {
  const unit = Math.abs(ms) < TENTHS_MS ? 100 : 1000;
  // As clocks show it: what has not passed yet is still there.
  const shown = Math.floor(Math.abs(ms) / unit) * unit;
  const seconds = Math.floor(shown / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const start = hours > 0 ? `${hours}:${two(minutes)}` : `${minutes}`;
  const tenths = (shown % 1000) / 100;
  return `${ms < 0 ? '−' : ''}${start}:${two(seconds % 60)}${tenths === 0 ? '' : `.${tenths}`}`;
}

/** A message of the server in words; what stands for it if a newer server tells what this page has no words for. */
export function told(message: Message, otherwise?: string): string {
  if (otherwise !== undefined && !has(message.id)) return otherwise;
  const args: Arguments = {};
  for (const [name, argument] of Object.entries(message.arguments ?? {})) args[name] = value(argument);
  return t(message.id, args);
}

function value(argument: Argument): string | number {
  if ('ms' in argument) return span(argument.ms);
  if ('message' in argument) return told(argument.message);
  if ('list' in argument) return argument.list.map((message) => told(message)).join(', ');
  return Object.values(argument)[0] as string | number;
}
