/** How a game stands, kept up to date by what the live connection tells of it. */
import type { Grown, State, StateChange } from './generated/wire';

/** The state after a change of it; nothing if a change comes before the whole was told. */
export function followed<S extends State>(known: S | undefined, told: State | StateChange): S | undefined {
  if (isWhole(told)) return told as S;
  if (!known) return undefined;
  const state: Record<string, unknown> = { ...known };
  for (const [name, value] of Object.entries(told)) state[name] = next(state[name], value);
  // That a record is broken is left out while it is not.
  if (state['broken'] === null) delete state['broken'];
  return state as unknown as S;
}

/** Whether all of it was told, as it is first and after a break. */
function isWhole(told: State | StateChange): told is State {
  return 'game' in told;
}

function next(known: unknown, told: unknown): unknown {
  if (isGrown(told)) return [...listOf(known).slice(0, told.from), ...told.items];
  if (isBySide(told) && isBySide(known) && isGrown(told.white) && isGrown(told.black)) {
    return { white: next(known.white, told.white), black: next(known.black, told.black) };
  }
  return told;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isGrown(value: unknown): value is Grown<unknown> {
  return typeof value === 'object' && value !== null && 'from' in value && 'items' in value;
}

function isBySide(value: unknown): value is { white: unknown; black: unknown } {
  return typeof value === 'object' && value !== null && 'white' in value && 'black' in value;
}
