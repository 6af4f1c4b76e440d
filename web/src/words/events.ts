/** What happened, in words: who did it, and what, as entries of the record name it. */
import type { Json, View } from '../api/types';
import type { Men } from '../board/men';
import { choiceWords, misconductWords, noticedWords, penaltyWords } from './decided';
import { named, plain, type Fields } from './named';
import { span } from './told';
import { has, t, type Arguments } from './words';

/** Who did it, as the server names him: `White`, `Black's assistant`, `Arbiter 2`. */
export function actorWords(by: string): string {
  const assistant = /^(White|Black)'s assistant$/.exec(by);
  if (assistant?.[1] !== undefined) return t('actor-assistant', { side: assistant[1].toLowerCase() });
  const arbiter = /^Arbiter (\d+)$/.exec(by);
  if (arbiter?.[1] !== undefined) return t('actor-arbiter-number', { number: Number(arbiter[1]) });
  const id = `actor-${by.toLowerCase()}`;
  return has(id) ? t(id) : by;
}

/** A sentence of who did what. */
export function sentence(view: View, men?: Men): string {
  const by = view.by === 'Clock' ? 'clock' : 'other';
  const what = eventWords(view, men).replace(/\.$/, '');
  return t('event-sentence', { by, who: actorWords(view.by), what });
}

/** What was done, without who did it; a piece that was touched is named where the board is known. */
export function eventWords(view: View, men?: Men): string {
  if (view.event === undefined) return t('event-not-told');
  const { id, fields } = identified(view.event);
  const args = { ...plain(fields), ...(SPECIAL[id]?.(fields, men) ?? {}) };
  // What is told only sometimes, such as a reason, has a message of its own.
  const fuller = Object.keys(args).map((name) => `${id}-${name}`).find(has);
  const chosen = id === 'event-piece-touched' && fields['contact'] === 'accidental' ? 'event-piece-brushed' : (fuller ?? id);
  // A server that is newer than this page may tell what it has no words for.
  return has(chosen) && args['what'] !== '' ? t(chosen, args) : (view.act ?? '');
}

/** The message of an event, `event-clock-pressed` or `event-sheet-replaced`, and what it tells. */
export function identified(event: NonNullable<View['event']>): { id: string; fields: Fields } {
  const [name, fields] = named(event);
  if (!name.startsWith('of_')) return { id: `event-${kebab(name)}`, fields };
  const [inner, more] = named(Object.values(event as Fields)[0]);
  return { id: `event-${kebab(name.slice(3))}-${kebab(inner)}`, fields: more };
}

const kebab = (name: string) => name.replaceAll('_', '-');

type Special = (fields: Fields, men?: Men) => Arguments;

/** Where the fields of an event are not as messages can use them. */
const SPECIAL: Record<string, Special> = {
  'event-piece-touched': (fields, men) => {
    const on = fields['on'] as string[];
    const man = on.length === 1 ? men?.get(on[0] ?? '') : undefined;
    return { on: on.join(', '), piece: man ? t('piece-name', { piece: man.kind }) : 'none' };
  },
  'event-announced': (fields) => {
    const [what, more] = named(fields['announcement']);
    return { announcement: String(more['value'] ?? what) };
  },
  'event-act-reported': (fields) => ({ who: person(fields['by']) }),
  'event-envelope-opened': (fields) => {
    const reading = fields['reading'] as { text: string } | null | undefined;
    return reading == null ? {} : { reading: reading.text };
  },
  'event-adjournment-labelled': (fields) => {
    const [item, more] = named(fields['value'] ?? fields);
    const side = item === 'sealer' ? t('side', { side: String(more['value']) }) : undefined;
    return { item, told: side ?? (item === 'used' ? times(more) : String(more['value'] ?? '')) };
  },
  'event-blind-assistant-requested-for': (fields) => ({
    duties: (fields['duties'] as string[]).map((duty) => t(`duty-${duty}`)).join(', '),
  }),
  'event-conduct-recorded': (fields) => ({ who: person(fields['who']), what: misconductWords(fields['what']) }),
  'event-conduct-permitted': (fields) => ({ who: person(fields['who']) }),
  'event-conduct-asked': (fields) => {
    const [inquiry, more] = named(fields['inquiry']);
    return { inquiry, told: String(more['value'] ?? '') };
  },
  'event-conduct-time-granted': (fields) => ({ what: times(fields) }),
  'event-arbiter-noticed': (fields) => ({ what: noticedWords(fields['fact']) }),
  'event-arbiter-decided': (fields) => ({ what: choiceWords(fields['choice']) }),
  'event-penalty-given': (fields) => ({ what: penaltyWords(fields['penalty']) }),
  'event-clock-set-by-arbiter': (fields) => {
    const number = fields['move_number'];
    const move = typeof number === 'number' ? [t('event-clock-set-move', { number })] : [];
    return { what: [times(fields), ...move].filter((part) => part !== '').join(', ') };
  },
};

/** Times for the sides: `White 10:00, Black 4:30`. */
function times(fields: Fields): string {
  const sides = (['white', 'black'] as const).flatMap((side) => {
    const ms = fields[`${side}_ms`];
    return typeof ms === 'number' ? [`${t('side', { side })} ${span(ms)}`] : [];
  });
  return sides.join(', ');
}

/** Somebody as events name him: `{ player: "white" }`, `"bystander"`. */
function person(who: Json | undefined): string {
  const [kind, fields] = named(who);
  const side = String(fields['value']);
  if (kind === 'player') return t('side', { side });
  if (kind === 'assistant_of') return t('actor-assistant', { side });
  if (kind === 'arbiter') return t('actor-arbiter-number', { number: Number(fields['value']) });
  return has(`actor-${kind}`) ? t(`actor-${kind}`) : kind;
}
