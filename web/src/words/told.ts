/** Messages as the server sends them: an id and typed arguments. */
import type { Message } from '../api/types';
import { t, type Arguments } from './words';

/** A span of time as clocks show it: `2:00`, `1:30:00`, `0:00.5`. */
export function span(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const rest = ms % 1000;
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const start = hours > 0 ? `${hours}:${two(minutes)}` : `${minutes}`;
  const end = rest === 0 ? '' : `.${String(rest).padStart(3, '0').replace(/0+$/, '')}`;
  return `${start}:${two(seconds % 60)}${end}`;
}

/** A message of the server in words. */
export function told(message: Message): string {
  const args: Arguments = {};
  for (const [name, argument] of Object.entries(message.arguments ?? {})) {
    const [kind, value] = Object.entries(argument)[0] ?? ['text', ''];
    args[name] = kind === 'ms' ? span(Number(value)) : value;
  }
  return t(message.id, args);
}
