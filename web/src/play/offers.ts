/** Draw offers, from what the viewer was told. */
import type { Side, View } from '../api/types';
import { effectIn, sideOf } from './effects';

/**
 * Whether an offer of the opponent waits for an answer of `side`: until it is answered, or until the
 * player touches a piece, by which he declines it.
 */
export function openOffer(views: readonly View[], side: Side): boolean {
  for (const view of views.toReversed()) {
    const offer = effectIn(view, 'offer_opened');
    if (offer) return offer['by'] !== side;
    if (effectIn(view, 'offer_lapsed') || effectIn(view, 'game_ended')) return false;
    const answers = /^(touches|accepts|declines|lifts|claims)/;
    if (sideOf(view.by) === side && answers.test(view.act ?? '')) return false;
  }
  return false;
}

/** After which plies, from 0, a draw was offered. */
export function offerPlies(views: readonly View[]): number[] {
  const plies: number[] = [];
  let completed = 0;
  for (const view of views) {
    // An offer is made with a move: on the board and not yet pressed, or the next to be made.
    if (effectIn(view, 'offer_opened')) plies.push(completed);
    if (effectIn(view, 'clock_goes_over')) completed += 1;
    if (effectIn(view, 'position_restored') || effectIn(view, 'turn_returned')) completed = Math.max(0, completed - 1);
    if (effectIn(view, 'started_anew')) completed = 0;
  }
  return plies;
}
