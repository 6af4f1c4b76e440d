/** What happened, in words: for the log that is read, and for those who hear it. */
import type { View } from '../api/types';
import type { Men } from '../board/men';
import { has, t, type Arguments } from '../words/words';
import { told } from '../words/told';
import { eventOf } from './effects';

/** Who did it: a player, an arbiter, the clock. */
export function who(by: string): string {
  const name = by.toLowerCase();
  if (name.startsWith('white') || name.startsWith('black')) return t(`side-${name.slice(0, 5)}`);
  if (name.startsWith('arbiter')) return t('who-arbiter');
  if (name.startsWith('clock')) return t('who-clock');
  return has(`who-${name}`) ? t(`who-${name}`) : by;
}

/** The act in words; the words of the law cases where there are no others. */
export function actWords(view: View, men?: Men): string {
  const [name, values] = eventOf(view);
  if (name === '') return '';
  const id = `act-${name.replaceAll('_', '-')}`;
  if (!has(id)) return view.act === undefined ? '' : `${who(view.by)}: ${view.act}`;
  const args: Arguments = { who: who(view.by), side: view.by.toLowerCase().slice(0, 5) };
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number') args[key] = String(value).toLowerCase();
    if (Array.isArray(value)) args[key] = value.join(', ');
  }
  const on = Array.isArray(values['on']) ? String(values['on'][0]) : undefined;
  const man = on === undefined ? undefined : men?.get(on);
  args['piece'] = man ? t('piece-name', { piece: man.kind }) : 'none';
  args['kind'] = typeof values['kind'] === 'string' ? t('piece-name', { piece: String(values['kind']).toLowerCase() }) : '';
  args['text'] = text(values);
  return t(id, args);
}

/** What a player wrote, said or gave as a reason. */
function text(values: Record<string, unknown>): string {
  for (const key of ['text', 'because', 'writing', 'condition', 'score']) {
    const value = values[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return 'none';
}

/** The whole of a view, as it is announced: the act, then what the Laws make of it. */
export function viewWords(view: View, men?: Men): string {
  const rulings = view.rulings
    .filter((ruling) => !ruling.routine || ruling.message.id === 'ruling-clock-started')
    .map((ruling) => rulingWords(ruling.message, ruling.articles[0]));
  return [actWords(view, men), ...rulings].filter((part) => part !== '').join(' ');
}

function rulingWords(message: View['rulings'][number]['message'], article: string | undefined): string {
  const words = told(message);
  return article === undefined ? words : `${words} ${t('laws-article', { article })}.`;
}
