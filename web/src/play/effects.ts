/** What rulings say, by the names of the effects. */
import type { Effect, Ruling, Side, View } from '../api/types';
import { illegalFirst, tellsIllegal } from '../parts/illegal-first';

type KeyOf<T> = T extends unknown ? keyof T : never;
type WithValues = Exclude<Effect, string>;
type Name = Extract<Effect, string> | KeyOf<WithValues>;
/** What an effect of that name says; one that is only a name says nothing more. */
type ValuesOf<N extends Name> = N extends KeyOf<WithValues> ? Extract<WithValues, Record<N, unknown>>[N] : object;

/** The values of an effect of that name in a view, if there is one. */
export function effectIn<N extends Name>(view: View, name: N): ValuesOf<N> | undefined {
  for (const { effect } of view.rulings) {
    if (effect === name) return {} as ValuesOf<N>;
    if (typeof effect !== 'string' && name in effect) return (effect as unknown as Record<N, ValuesOf<N>>)[name];
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
