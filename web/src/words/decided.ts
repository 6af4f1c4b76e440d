/** What officials noticed, decided and gave, in the words of the buttons by which they did it. */
import { named, plain } from './named';
import { span } from './told';
import { has, t, type Arguments } from './words';

const kebab = (name: string) => name.replaceAll('_', '-');

/** A decision as its button named it. */
export function choiceWords(choice: unknown): string {
  const [name, fields] = named(choice);
  if (name === 'win') return t('choice-win', { side: String(fields['value']) });
  if (name === 'score') return t('choice-score', { score: String(fields['value']) });
  const id = `choice-${kebab(name)}`;
  return has(id) ? t(id, plain(fields)) : name;
}

export function penaltyWords(penalty: unknown): string {
  const [name, fields] = named(penalty);
  if (name === 'score') return t('penalty-score', { score: String(fields['value']) });
  const args: Arguments = plain(fields);
  if (typeof fields['ms'] === 'number') args['time'] = span(fields['ms']);
  if (typeof fields['rounds'] === 'number') args['count'] = fields['rounds'];
  const id = `penalty-${kebab(name)}`;
  return has(id) ? t(id, args) : name;
}

/** What somebody did; in the arbiter's own words if he wrote them. */
export function misconductWords(what: unknown): string {
  const [name, fields] = named(what);
  const id = `misconduct-${kebab(name)}`;
  return has(id) ? t(id) : String(fields['value'] ?? name);
}

export function factWords(fact: unknown): string {
  const [name, fields] = named(fact);
  if (name.startsWith('of_')) return factWords(fields['value'] ?? fields);
  const args: Arguments = plain(fields);
  if (typeof args['on'] === 'string') args['square'] = args['on'];
  for (const count of ['times', 'moves']) {
    if (typeof fields[count] === 'number') args['count'] = fields[count];
  }
  const id = `fact-${kebab(name)}`;
  return has(id) ? t(id, args) : '';
}
