/** The whole of what happened, as it is announced: the act, then what the Laws make of it. */
import type { View } from '../api/types';
import type { Pieces } from '../board/pieces';
import { sentence } from '../words/events';
import { told } from '../words/told';
import { t } from '../words/words';
import { worthTelling } from './effects';

export function viewWords(view: View, pieces?: Pieces): string {
  const act = view.event === undefined ? '' : sentence(view, pieces);
  const started = view.rulings.filter((ruling) => ruling.message.id === 'ruling-clock-started');
  const rulings = [...worthTelling(view), ...started.filter((ruling) => ruling.routine)]
    .map((ruling) => rulingWords(ruling.message, ruling.articles[0]));
  return [act, ...rulings].filter((part) => part !== '').join(' ');
}

function rulingWords(message: View['rulings'][number]['message'], article: string | undefined): string {
  const words = told(message);
  return article === undefined ? words : `${words} ${t('laws-article', { article })}.`;
}
