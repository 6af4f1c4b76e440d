/** Draw offers, from what the viewer was told. */
import type { Side, View } from '../api/types';
import { effectIn, happened, sideOf } from './effects';

/** What answers an offer: in words, or by a touch. */
const ANSWERS = ['piece_touched', 'piece_lifted', 'draw_accepted', 'draw_declined', 'draw_claimed', 'claimed'];

/**
 * Whether an offer of the opponent waits for an answer of `side`: until it is answered, or until the
 * player touches a piece, which declines it.
 */
export function openOffer(views: readonly View[], side: Side): boolean {
  for (const view of views.toReversed()) {
    const offer = effectIn(view, 'offer_opened');
    if (offer) return offer.by !== side;
    if (effectIn(view, 'offer_lapsed') || effectIn(view, 'game_ended')) return false;
    if (sideOf(view.by) === side && happened(view, ...ANSWERS)) return false;
  }
  return false;
}
