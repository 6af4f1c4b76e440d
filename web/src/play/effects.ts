/** What rulings say, by the names of the effects. */
import type { Ruling, Side, View } from '../api/types';

/** The values of an effect of that name in a view, if there is one. */
export function effectIn(view: View, name: string): Record<string, unknown> | undefined {
  for (const { effect } of view.rulings) {
    if (effect === name) return {};
    if (typeof effect !== 'string' && name in effect) return (effect[name] ?? {}) as Record<string, unknown>;
  }
  return undefined;
}

/** The name of an event, and its values. */
export function eventOf(view: View): [string, Record<string, unknown>] {
  if (view.event === undefined) return ['', {}];
  if (typeof view.event === 'string') return [view.event, {}];
  const [name, values] = Object.entries(view.event)[0] ?? ['', {}];
  return [name, (typeof values === 'object' ? (values ?? {}) : {}) as Record<string, unknown>];
}

/** The rulings that people should read, not those that belong to every ordinary move. */
export function worthTelling(view: View): Ruling[] {
  return view.rulings.filter((ruling) => !ruling.routine);
}

/** The side whose player or assistant did it, if one did; the server writes `White`, `Black's assistant`. */
export function sideOf(by: string): Side | undefined {
  if (by.startsWith('White')) return 'white';
  return by.startsWith('Black') ? 'black' : undefined;
}
