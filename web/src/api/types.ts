/** What the server sends; `/api/openapi.json` is the full account. */

export type Side = 'white' | 'black';

/** One argument with its type: `{ "side": "white" }`, `{ "ms": 120000 }`. */
export type Argument = Record<string, string | number>;

export interface Message {
  id: string;
  arguments?: Record<string, Argument>;
}

export interface Ruling {
  /** Either a bare name or a name with its values. */
  effect: string | Record<string, unknown>;
  /** By the numbers of the game's edition; the first is the one it rests on. */
  articles: string[];
  message: Message;
  routine: boolean;
}

export interface Clocks {
  white_ms: number;
  black_ms: number;
  running: Side | null;
}

/** What one role is shown of an entry of the record. */
export interface View {
  n: number;
  at: number;
  /** When the server got it, in milliseconds since 1970. */
  received: number;
  by: string;
  /** In the words of the law cases. */
  act?: string;
  event?: string | Record<string, unknown>;
  rulings: Ruling[];
  clocks?: Clocks;
}

export interface StateClocks extends Clocks {
  control: string;
  first_flag: Side | null;
  /** Which period each side is in, from 1. */
  periods: { white: number; black: number };
}

export interface Outcome {
  score: string;
  termination: string;
}

export interface StateMove {
  number: number;
  side: Side;
  uci: string | null;
  san: string | null;
}

export interface Regulations {
  edition: string;
  class: 'standard' | 'rapid' | 'blitz';
  supervision: 'full' | 'limited';
  observer: 'engine' | 'arbiter';
  control: string | null;
  recording: 'players' | 'automatic';
  draw_offers: string | Record<string, number>;
  start: string | Record<string, unknown>;
  assistance: boolean;
  languages: [string, string];
  [more: string]: unknown;
}

export interface State {
  game: string;
  competition: string;
  role?: string;
  white: string;
  black: string;
  round: string;
  moving: 'by_hand' | 'joined';
  regulations: Regulations;
  /** How many views this role has been shown. */
  views: number;
  at: number;
  utc: number;
  /** The men as hands have left them, as FEN writes them. */
  board: string;
  to_move: Side;
  clocks: StateClocks | null;
  moves: StateMove[];
  outcome: Outcome | null;
  over: boolean;
  /** The record was altered or is damaged and is not written on; officials are told what is wrong. */
  broken?: string;
  /** A player's own. */
  sheet?: string[];
  [more: string]: unknown;
}

/** A link as the server makes it; its secret is told only once. */
export interface NewLink {
  role: string;
  name: string;
  token: string;
  link: string;
}

export interface Created {
  competition: string;
  game: string;
  links: NewLink[];
}

/** Who did something with a link: a role, `creation` or `unknown`. */
export interface Deed {
  by: string;
  link: string | null;
  at: number;
}

/** A link of one's side in the open, without its secret. */
export interface OpenLink {
  link: string;
  role: string;
  name: string;
  yours: boolean;
  made: Deed;
  used: number | null;
  vouched: Deed[];
  /** Whether it may hold a share of a sealed move. */
  trusted: boolean;
  revoked: Deed | null;
}

/** Whom a link lets in, and where. */
export interface Session {
  /** The link's public name, to be sent along with requests. */
  link: string;
  role: string;
  name: string;
  competition: string;
  game: string | null;
}

export interface Done {
  id: string;
  again: boolean;
  views: number[];
}

export interface ProblemBody {
  status: number;
  code: string;
  detail: string;
  act?: string;
  elsewhere?: string;
}
