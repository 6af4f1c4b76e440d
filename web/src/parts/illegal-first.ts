/** That a move was illegal is told before what follows from it. */
import type { Ruling } from '../api/types';

/** Whether a ruling says that a move was illegal. */
export function tellsIllegal(ruling: Ruling): boolean {
  return ruling.message.id === 'ruling-illegal-moves-counted';
}

export function illegalFirst(rulings: Ruling[]): Ruling[] {
  return [...rulings.filter(tellsIllegal), ...rulings.filter((ruling) => !tellsIllegal(ruling))];
}
