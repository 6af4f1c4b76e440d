/** What happened, in words: who did it, and what, as entries of the record name it. */
import type { View } from '../api/types';
import { span } from './told';
import { has, t, type Arguments } from './words';

type Fields = Record<string, unknown>;

/** Who did it. */
export function actorWords(by: string): string {
  const assistant = /^(White|Black)'s assistant$/.exec(by);
  if (assistant?.[1] !== undefined) {
    return t('actor-assistant', { side: assistant[1].toLowerCase() });
  }
  const arbiter = /^Arbiter (\d+)$/.exec(by);
  if (arbiter?.[1] !== undefined) return t('actor-arbiter-number', { number: Number(arbiter[1]) });
  const id = `actor-${by.toLowerCase()}`;
  return has(id) ? t(id) : by;
}

/** What was done; in the words of the law cases where there are no better ones. */
export function eventWords(view: View): string {
  if (view.event === undefined) return t('event-not-told');
  const [name, fields] = named(view.event);
  const own = of(name, fields);
  if (own !== '') return own;
  const id = `event-${kebab(name)}`;
  return has(id) ? t(id, flat(fields)) : (view.act ?? '');
}

/** A value that is a bare name, or a name with its fields. */
function named(value: unknown): [string, Fields] {
  if (typeof value === 'string') return [value, {}];
  const [name, inner] = Object.entries((value ?? {}) as Fields)[0] ?? ['', {}];
  const fields = typeof inner === 'object' && inner !== null ? (inner as Fields) : { value: inner };
  return [name, fields];
}

const kebab = (name: string) => name.replaceAll('_', '-');

function of(name: string, fields: Fields): string {
  switch (name) {
    case 'piece_touched': {
      const on = fields['on'] as string[];
      const id = fields['contact'] === 'accidental' ? 'event-piece-brushed' : 'event-piece-touched';
      return t(id, { squares: on.join(', ') });
    }
    case 'clock_set_by_arbiter':
      return clockSet(fields);
    case 'arbiter_decided':
      return t('event-arbiter-decided', { what: choiceWords(fields['choice']) });
    case 'arbiter_noticed': {
      const what = factWords(fields['fact']);
      return what === '' ? '' : t('event-arbiter-noticed', { what });
    }
    case 'penalty_given':
      return t('event-penalty-given', {
        side: String(fields['side']),
        what: penaltyWords(fields['penalty']),
      });
    case 'draw_claimed': {
      const writing = fields['writing'];
      const ground = kebab(String(fields['ground']));
      const id = writing == null ? 'event-draw-claimed' : 'event-draw-claimed-writing';
      return t(id, { ground, text: String(writing ?? '') });
    }
    case 'claimed':
      return t('event-claimed', { claim: kebab(String(fields['claim'])) });
    case 'clock_stopped':
    case 'appealed': {
      const because = fields['because'];
      const id = `event-${kebab(name)}`;
      return because == null ? t(id) : t(`${id}-because`, { text: String(because) });
    }
    case 'appeal_upheld':
      return fields['score'] == null
        ? t('event-appeal-upheld')
        : t('event-appeal-upheld-with', { score: String(fields['score']) });
    case 'of_conduct':
      return ofConduct(fields);
    default:
      return '';
  }
}

function ofConduct(fields: Fields): string {
  const [name, inner] = named(fields['value'] ?? fields);
  if (name === 'disturbed') return t('event-disturbed', { text: String(inner['text']) });
  if (name === 'recorded') {
    const [who, values] = named(inner['who']);
    const [what, told] = named(inner['what']);
    const id = `misconduct-${kebab(what)}`;
    return t('event-recorded', {
      who: who === 'player' ? t('side', { side: String(values['value']) }) : t('actor-bystander'),
      what: has(id) ? t(id) : String(told['value'] ?? what),
    });
  }
  const id = `event-${kebab(name)}`;
  return has(id) ? t(id, flat(inner)) : '';
}

function clockSet(fields: Fields): string {
  const parts: string[] = [];
  for (const side of ['white', 'black']) {
    const ms = fields[`${side}_ms`];
    if (typeof ms === 'number') parts.push(`${t('side', { side })} ${span(ms)}`);
  }
  const number = fields['move_number'];
  if (typeof number === 'number') parts.push(t('event-clock-set-move', { number }));
  return t('event-clock-set-by-arbiter', { what: parts.join(', ') });
}

/** A decision as its button named it. */
function choiceWords(choice: unknown): string {
  const [name, fields] = named(choice);
  if (name === 'win') return t('choice-win', { side: String(fields['value']) });
  if (name === 'score') return t('choice-score', { score: String(fields['value']) });
  const id = `choice-${kebab(name)}`;
  return has(id) ? t(id, flat(fields)) : name;
}

function penaltyWords(penalty: unknown): string {
  const [name, fields] = named(penalty);
  if (name === 'score') return t('penalty-score', { score: String(fields['value']) });
  const args: Arguments = flat(fields);
  if (typeof fields['ms'] === 'number') args['time'] = span(fields['ms']);
  if (typeof fields['rounds'] === 'number') args['count'] = fields['rounds'];
  const id = `penalty-${kebab(name)}`;
  return has(id) ? t(id, args) : name;
}

function factWords(fact: unknown): string {
  const [name, fields] = named(fact);
  if (name.startsWith('of_')) return factWords(fields['value'] ?? fields);
  const args: Arguments = flat(fields);
  if (typeof args['on'] === 'string') args['square'] = args['on'];
  for (const count of ['times', 'moves']) {
    if (typeof fields[count] === 'number') args['count'] = fields[count];
  }
  const id = `fact-${kebab(name)}`;
  return has(id) ? t(id, args) : '';
}

/** The fields that messages can use. */
function flat(fields: Fields): Arguments {
  const args: Arguments = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' || typeof value === 'number') args[name] = value;
  }
  return args;
}
