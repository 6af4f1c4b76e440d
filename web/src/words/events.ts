/** What happened, in words: who did it, and what, as the server tells it. */
import type { View } from '../api/types';
import type { Pieces } from '../board/pieces';
import { told } from './told';
import { t } from './words';

/** Who did it. */
export function actorWords(view: View): string {
  return told(view.who);
}

/** A sentence of who did what. */
export function sentence(view: View, pieces?: Pieces): string {
  const by = view.by === 'clock' ? 'clock' : 'other';
  const what = eventWords(view, pieces).replace(/\.$/, '');
  return t('event-sentence', { by, who: actorWords(view), what });
}

/** What was done, without who did it; a piece that was touched is named where the board is known. */
export function eventWords(view: View, pieces?: Pieces): string {
  const { message } = view;
  if (message === undefined) return t('event-not-told');
  const what = told(message, view.act);
  if (message.id !== 'event-piece-touched') return what;
  const on = message.arguments?.['on'];
  const piece = on !== undefined && 'text' in on ? pieces?.get(on.text) : undefined;
  return piece === undefined ? what : t('event-piece-named', { what, piece: t('piece-name', { piece: piece.kind }) });
}
