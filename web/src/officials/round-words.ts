/** A round as people say it: `3` is `Round 3`, and what says more is left as it is. */
import { t } from '../words/words';

export function roundWords(round: string): string {
  return /^\d+(\.\d+)*$/.test(round) ? `${t('sheet-round')} ${round}` : round;
}
