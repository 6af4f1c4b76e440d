/** What officials noticed, decided and gave, in the words of the buttons by which they did it. */
import type { Json } from '../api/types';
import { named, plain } from './named';
import { span } from './told';
import { has, t, type Arguments } from './words';

const kebab = (name: string) => name.replaceAll('_', '-');

/** A decision as its button named it. */
export function choiceWords(choice: Json | undefined): string {
  const [name, fields] = named(choice);
  if (name === 'win') return t('choice-win', { side: String(fields['value']) });
  if (name === 'score') return t('choice-score', { score: String(fields['value']) });
  const id = `choice-${kebab(name)}`;
  return has(id) ? t(id, plain(fields)) : name;
}

export function penaltyWords(penalty: Json | undefined): string {
  const [name, fields] = named(penalty);
  if (name === 'score') return t('penalty-score', { score: String(fields['value']) });
  const args: Arguments = plain(fields);
  if (typeof fields['ms'] === 'number') args['time'] = span(fields['ms']);
  if (typeof fields['rounds'] === 'number') args['count'] = fields['rounds'];
  const id = `penalty-${kebab(name)}`;
  return has(id) ? t(id, args) : name;
}

/** What somebody did; in the arbiter's own words if he wrote them. */
export function misconductWords(what: Json | undefined): string {
  const [name, fields] = named(what);
  const id = `misconduct-${kebab(name)}`;
  return has(id) ? t(id) : String(fields['value'] ?? name);
}

/** Names of looks that differ from the names of what may be found there, by which the record has them. */
const lookNames: Record<string, string> = {
  man: 'piece',
  board_turned: 'board',
  counter_behind: 'move-counter',
  class: 'class-of-game',
  times_differ: 'times',
  too_many_games: 'games-of-arbiter',
  not_recorded: 'recorder',
  time_trouble: 'time-left',
  position_unknown: 'adjourned-position',
};

/** What an arbiter looked at; that something is wrong there is not said by it. */
export function noticedWords(noticed: Json | undefined): string {
  const [name, fields] = named(noticed);
  if (name.startsWith('of_')) return noticedWords(fields['value'] ?? fields);
  const args: Arguments = plain(fields);
  if (typeof args['on'] === 'string') args['square'] = args['on'];
  for (const count of ['times', 'moves']) {
    if (typeof fields[count] === 'number') args['count'] = fields[count];
  }
  const look = `noticed-${lookNames[name] ?? kebab(name)}`;
  if (has(look)) return t(look, args);
  // What is seen and not looked for is told as it is: both hands, an empty chair.
  const how = name === 'handled' ? `clock-${kebab(String(fields['how']))}` : kebab(name);
  return has(`fact-${how}`) ? t(`fact-${how}`, args) : '';
}
