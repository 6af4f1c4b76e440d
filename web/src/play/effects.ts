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

/**
 * The rulings that people should read, not those that belong to every ordinary move: that a move was
 * illegal before what follows from it.
 */
export function worthTelling(view: View): Ruling[] {
  const counts = (ruling: Ruling) => ruling.message.id === 'ruling-illegal-moves-counted';
  return [...view.rulings.filter(counts), ...view.rulings.filter((ruling) => !ruling.routine && !counts(ruling))];
}

/** The side whose player or assistant did it, if one did; the server writes `White`, `Black's assistant`. */
export function sideOf(by: string): Side | undefined {
  if (by.startsWith('White')) return 'white';
  return by.startsWith('Black') ? 'black' : undefined;
}
