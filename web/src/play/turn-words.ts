/** Whose move it is, and whether the clock waits for something. */
import type { Side, State } from '../api/types';
import { t } from '../words/words';

export function turnWords(state: State, side: Side): string {
  const turn = t(state.to_move === side ? 'turn-own' : 'turn-other');
  if (!state.clocks || state.clocks.running) return turn;
  if (state.moves.length > 0) return `${turn} ${t('turn-stopped')}`;
  return t(side === 'black' ? 'turn-start-own' : 'turn-start-other');
}
