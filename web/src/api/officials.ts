/** What officials are told of a competition and may do in a game; `generated/wire.ts` is the full account. */
import type { Board, ForArbiter, Move, Need, State } from './generated/wire';

export type {
  BoardProblem,
  Competition,
  Desk,
  GameClocks,
  Incident,
  Need,
  Offer,
  Offers,
  OtherAct,
  Side,
} from './generated/wire';

export type GameMove = Move;

/** How a game stands for anybody who looks on. */
export type GameState = State;

/** The same for the arbiter. */
export type ArbiterState = State & ForArbiter;

/** A board among many. */
export type BoardBrief = Board;

/** What a board needs, the most urgent first. */
export const NEEDS = [
  'decision',
  'call',
  'notice',
  'paused',
  'time-trouble',
  'not-started',
  'playing',
  'over',
] as const satisfies readonly Need[];

/** Whether the role sees everything: arbiters, organiser, appeals committee. */
export function isOfficial(role: string): boolean {
  return role === 'organiser' || role === 'appeals' || role.startsWith('arbiter-');
}

/** Whether it may add boards, make and revoke links. */
export function runs(role: string): boolean {
  return role === 'organiser' || role.startsWith('arbiter-');
}
