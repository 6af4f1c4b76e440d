/** What a board needs, in words, and how the boards are grouped by it. */
import type { BoardBrief, Need } from '../api/officials';
import { t } from '../words/words';

export function needWords(need: Need, board: BoardBrief): string {
  if (need === 'decision' && board.desk?.appeal) return t('need-appeal');
  if (need === 'decision' && board.desk?.call) return t('need-call');
  return t(`need-${need}`);
}

/** The groups of the grid, in their order. */
export const GROUPS: { id: string; needs: Need[] }[] = [
  { id: 'group-needed', needs: ['decision', 'call', 'notice'] },
  { id: 'group-waiting', needs: ['paused', 'not-started'] },
  { id: 'group-playing', needs: ['time-trouble', 'playing'] },
  { id: 'group-over', needs: ['over'] },
];

export function needOf(board: BoardBrief): Need {
  return board.desk?.need ?? (board.over ? 'over' : 'playing');
}
