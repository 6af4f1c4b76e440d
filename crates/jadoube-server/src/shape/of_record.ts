/** Anything that JSON can say. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** What hands did or people said: a name, or a name with its values. */
export type Event = string | { [name: string]: Json };

/** What the Laws make of something: a name, or a name with its values. */
export type Effect = string | { [name: string]: Json };

/** What the Laws leave to the arbiter: a name, or a name with its values. */
export type Question = string | { [name: string]: Json };

/** How the acts of a move are given on screens. */
export type Moving = 'by_hand' | 'joined';

/** How a game ended: the score of each side, and by what. */
export interface Outcome {
  score: string;
  termination: string;
}

/** What the organiser chose. */
export interface Regulations {
  edition: Edition;
  class: Class;
  supervision: 'full' | 'limited';
  /** Whose eyes count. */
  observer: 'engine' | 'arbiter';
  /** The time control, such as `90m/40 + 30m, +30s`. */
  control: string | null;
  next_period: 'at-move' | 'at-flag';
  start: 'standard' | { chess960: number } | { position: string };
  default_time_ms: number | null;
  draw_offers: 'allowed' | 'never' | 'by_arbiter' | { from_move: number };
  recording: 'players' | 'automatic';
  adjournment: boolean;
  session_ms: number | null;
  quickplay: boolean;
  delay_requests: boolean;
  arbiter_present: boolean;
  visually_disabled: Side[];
  two_boards: boolean;
  hearing_impaired: Side[];
  assistants: Side[];
  /** White's first; all if it is left out. */
  assistant_duties?: [string[], string[]];
  blitz_full_minutes: number | null;
  blitz_full_recording: boolean;
  fifty_limit: number | null;
  bonus_after_touch: boolean;
  /** In halves of a point. */
  scoring: { win: number; draw: number; loss: number; forfeit: number };
  /** Of each player's notation, White's first; by their codes. */
  languages: [string, string];
  assistance: boolean;
  conduct: {
    scoresheet: 'paper' | 'electronic';
    report_absence: boolean;
    devices_in_bag: boolean;
    device_penalty: 'loss' | 'milder';
    fines: boolean;
    expulsion_consent: boolean;
    appeals: boolean;
    appeal_deadline_ms: number | null;
  };
  clock_place: 'black_right' | 'black_left';
  clock_kind: 'electronic' | 'mechanical';
  both_absent: 'white' | 'nobody';
  disabled: Side[];
  assistant_time_ms: number | null;
  games_per_arbiter: number | null;
  games_recorded: boolean | null;
}

/** How a game begins, with all that can be wrong or special about it. */
export interface Creation {
  regulations: Partial<Regulations>;
  set_up?: string | null;
  colours_exchanged?: boolean;
  board_turned?: boolean;
  /** White's first. */
  absent?: [boolean, boolean];
  clock?: {
    white_ms: number | null;
    black_ms: number | null;
    move_number: number | null;
    running: Side | null;
  };
  clock_setting?: string | null;
  /** White's first. */
  illegal_moves?: [number, number];
}
