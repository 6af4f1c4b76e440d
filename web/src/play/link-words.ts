/** What was done with a link, in one sentence or two. */
import type { OpenLink } from '../api/types';
import { roleWords } from '../parts/role-words';
import { t } from '../words/words';

/** Whether the link is a player's, made with the game or later, and used or not, decides the sentence. */
export function linkWords(link: OpenLink, time: (ms: number) => string): string {
  const first = link.made.by === 'creation' || link.made.by === 'unknown';
  const player = link.role === 'white' || link.role === 'black';
  const id = `side-links-${player ? 'second' : 'assistant'}-${first ? 'first' : 'later'}-${link.used === null ? 'unused' : 'used'}`;
  const words = t(id, {
    role: roleWords(link.role),
    by: roleWords(link.made.by),
    made: time(link.made.at),
    used: link.used === null ? '' : time(link.used),
  });
  if (link.revoked === null) return words;
  const { by, at } = link.revoked;
  const revoked = by === 'unknown' ? t('side-links-gone', { time: time(at) }) : t('side-links-revoked', { by: roleWords(by), time: time(at) });
  return `${words} ${revoked}`;
}
