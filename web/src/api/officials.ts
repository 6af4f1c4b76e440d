/** What officials are told of a competition and may do in a game; see `/api/openapi.json`. */
import type { Kind } from '../board/men';
import type { Message, Outcome, ProblemBody, Regulations, Ruling } from './types';

export type Side = 'white' | 'black';

export interface GameClocks {
  white_ms: number;
  black_ms: number;
  running: Side | null;
  control: unknown;
  first_flag: Side | null;
}

export interface GameMove {
  number: number;
  side: Side;
  uci: string | null;
  /** Told to officials, and to all when the game is over: it tells whether the move is legal. */
  san: string | null;
  /** What moved, and whether it took something: what everybody could see. */
  piece: Kind | null;
  takes: boolean;
}

/** How a game stands for anybody who looks on. */
export interface GameState {
  game: string;
  competition: string;
  role?: string;
  white: string;
  black: string;
  round: string;
  regulations: Regulations;
  views: number;
  at: number;
  utc: number;
  board: string;
  to_move: Side;
  clocks: GameClocks | null;
  moves: GameMove[];
  outcome: Outcome | null;
  over: boolean;
  /** The record was altered or is damaged and is not written on; officials are told what is wrong. */
  broken?: string;
}

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
] as const;
export type Need = (typeof NEEDS)[number];

/** An act that an official may do, and what the Laws would make of it. */
export interface Offer {
  act: string;
  message: Message;
  follows: Ruling[];
  side?: Side;
}

export interface Desk {
  need: Need;
  call: { by: Side; because: string | null; at: number } | null;
  /** What he must decide first. */
  question: Message | null;
  facts: Offer[];
  appeal: Side | null;
}

/** A board among many. */
export interface BoardBrief {
  game: string;
  white: string;
  black: string;
  round: string;
  edition: string;
  class: 'standard' | 'rapid' | 'blitz';
  utc: number;
  board: string;
  to_move: Side;
  clocks: GameClocks | null;
  last: { number: number; side: Side; uci: string | null } | null;
  outcome: Outcome | null;
  over: boolean;
  /** The record was altered or is damaged and is not written on. */
  broken?: string;
  desk?: Desk;
  questions?: number;
  offer?: Side | null;
  illegal_moves?: { white: number; black: number };
}

/** A board that could not be shown. */
export interface BoardProblem {
  game: string;
  problem: ProblemBody;
}

export interface Competition {
  competition: string;
  role: string;
  name: string;
  site: string;
  arbiters: string[];
  spectator_delay_ms: number;
  boards: (BoardBrief | BoardProblem)[];
}

export interface Incident {
  act: string;
  message: Message;
  articles: string[];
}

/** An act of an arbiter with places for whom, how much or how many: `{side}`, `{who}`, `{time}`, `{number}`. */
export interface OtherAct extends Incident {
  group: string;
  follows: Ruling[];
}

/** All that an official may do in a game now. */
export interface Offers {
  decisions: { message: Message; choices: Offer[] }[];
  appeal: Offer[];
  desk: Desk;
  play: Offer[];
  clock: boolean;
  notices: Offer[];
  penalties: Offer[];
  incidents: Incident[];
  others: OtherAct[];
  expulsions: { act: string; side: Side }[];
}

/** What the arbiter alone is told of how a game stands. */
export interface ArbiterState extends GameState {
  standing: string;
  offer: Side | null;
  illegal_moves: { white: number; black: number };
  warnings: { white: number; black: number };
  quiet_plies: number | null;
  occurrences: number;
  occurred_after: ({ number: number; side: Side } | null)[];
  can_mate: Record<'white' | 'black', { can: string; line: string[] | null } | null>;
  stopped: boolean;
  not_started: boolean;
  flags: Side[];
}

/** Whether the role sees everything: arbiters, organiser, appeals committee. */
export function isOfficial(role: string): boolean {
  return role === 'organiser' || role === 'appeals' || role.startsWith('arbiter-');
}

/** Whether it may add boards, make and revoke links. */
export function runs(role: string): boolean {
  return role === 'organiser' || role.startsWith('arbiter-');
}
