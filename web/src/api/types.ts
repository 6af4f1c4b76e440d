/** What the server sends, by the names that the pages have for it; `generated/wire.ts` is the full account. */
import type { Created as Made, GameClocks, LinkMade, Move, Problem } from './generated/wire';

export type {
  Argument,
  Clocks,
  Deed,
  Done,
  Effect,
  Event as GameEvent,
  Message,
  OpenLink,
  Outcome,
  Place,
  Regulations,
  Ruling,
  Session,
  Side,
  State,
  View,
} from './generated/wire';

export type StateClocks = GameClocks;
export type StateMove = Move;
export type ProblemBody = Problem;

/** A link as the server makes it; its secret is told only once. */
export type NewLink = LinkMade;

/** A game that was made, and the links into it. */
export type Created = Made & { game: string };
