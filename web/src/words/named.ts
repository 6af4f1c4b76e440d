/** Values as the server writes them: a bare name, or a name with its fields. */
import type { Json } from '../api/types';
import { span } from './told';
import type { Arguments } from './words';

export type Fields = { [name: string]: Json };

/** The name and the fields; a single value without a name is the field `value`. */
export function named(value: Json | undefined): [string, Fields] {
  if (typeof value === 'string') return [value, {}];
  const [name, inner] = Object.entries((value ?? {}) as Fields)[0] ?? ['', {}];
  const fields = typeof inner === 'object' && inner !== null ? (inner as Fields) : { value: inner };
  return [name, fields];
}

/** The fields that messages can use as they are; times, in milliseconds, as clocks show them. */
export function plain(fields: Fields): Arguments {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'number' && name.endsWith('_ms')) args[name.slice(0, -3)] = span(value);
    else if (typeof value === 'string' || typeof value === 'number') args[name] = value;
  }
  return args;
}
