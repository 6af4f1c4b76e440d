/** What was typed: a question, a move, or nothing, which presses the clock. */
import { typed } from '../board/typed';
import { t } from '../words/words';
import type { GameModel } from './game-model';
import type { PlayingHand } from './hand';
import { answer } from './questions';

/** Does what was typed; returns what to answer at once. */
export function takeTyped(text: string, model: GameModel, hand: PlayingHand, last: string): string {
  const { state, side } = model;
  if (!state || !side) return '';
  const { pieces } = model.table;
  if (text === '') {
    model.act('presses');
    return '';
  }
  const answered = answer(text, { pieces, snapshot: model.snapshot, last });
  if (answered !== undefined) return answered;
  const language = state.regulations.languages[side === 'white' ? 0 : 1];
  const move = typed(text, language, side, pieces);
  if ('unclear' in move) return t('typed-unclear', { text });
  hand.move(move.move);
  return '';
}
