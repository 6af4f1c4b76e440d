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
