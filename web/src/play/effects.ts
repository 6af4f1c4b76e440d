/** What rulings say, by the names of the effects. */
import type { Json, Ruling, Side, View } from '../api/types';
import { illegalFirst, tellsIllegal } from '../parts/illegal-first';

/** The values of an effect of that name in a view, if there is one. */
export function effectIn(view: View, name: string): { [name: string]: Json } | undefined {
  for (const { effect } of view.rulings) {
    if (effect === name) return {};
    if (typeof effect !== 'string' && name in effect) return (effect[name] ?? {}) as { [name: string]: Json };
  }
  return undefined;
}

/** Whether it was one of these that happened, by the names of the events. */
export function happened(view: View, ...names: string[]): boolean {
  const { event } = view;
  if (event === undefined) return false;
  return names.some((name) => (typeof event === 'string' ? event === name : name in event));
}

/** The rulings that people should read, not those that belong to every ordinary move. */
export function worthTelling(view: View): Ruling[] {
  return illegalFirst(view.rulings).filter((ruling) => !ruling.routine || tellsIllegal(ruling));
}

/** The side whose player or assistant did it, if one did; the server writes `white`, `black-assistant`. */
export function sideOf(by: string): Side | undefined {
  if (by.startsWith('white')) return 'white';
  return by.startsWith('black') ? 'black' : undefined;
}
