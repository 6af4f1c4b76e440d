/**
 * What the server sends and takes. Made from the types of `crates/jadoube-server` and
 * `crates/jadoube-room` by `cargo xtask bless --wire`, and not to be edited.
 */

/** One act, in the words of the law cases. */
export type Act = {
  /** The client's own name for it: sent twice, done once. */
  id: string;
  /**
   * What is done, in the words of the law cases: `touches e2`, `presses`, `offers a draw`. In a text
   * in quotation marks `\"` is a quotation mark, `\\` a backslash, `\n`, `\r` and `\t` the end of a
   * line and the tabulator, `\u{202e}` any character by its number; a backslash before anything else
   * stands for itself.
   */
  act: string;
  /** Only for a device that an arbiter registered for this board and role. */
  device?: ActDevice | null;
  /** Opens a sealed move: the arbiter's share of its key and that of the player who replies. */
  shares?: [string, string] | null;
};

/** Where an act comes from that was not sent when it was done. */
export type ActDevice = {
  /** The device, by the name it was registered under. */
  id: string;
  /** Its own number of the act; each is greater than the one before. */
  seq: number;
  /**
   * How long before it was sent the act was done, in milliseconds by the device's own clock. Believed
   * for no longer than nothing was heard of the device's link; the act is done when it comes, and the
   * arbiter is told when the device says it was done.
   */
  ago_ms: number;
  /**
   * The device's Ed25519 signature in 128 hexadecimal digits, over these lines, each but the last
   * ended by a line feed: `jadoube act 1`, the game, the device's id, `seq`, `ago_ms`, the act's id,
   * the act.
   */
  signature: string;
};

/** What came of acts: those that were done, and the first that was refused, after which nothing was. */
export type Acted = {
  done: Array<Done>;
  refused?: Problem;
};

/** Who did something at the board. */
export type Actor = string;

/** What the Laws make of an adjournment and a resumption. */
export type AdjournmentEffect =
  | { "must_seal": { side: Side } }
  | { "must_seal_move": { side: Side, attempt: Attempt } }
  | "adjourned"
  | { "must_show": { item: LabelItem } }
  | "kept"
  | { "must_state": { side: Side } }
  | "resumed";

/** What is done around an adjournment, besides sealing the move and opening the envelope. */
export type AdjournmentEvent =
  | "ordered"
  | { "labelled": EnvelopeItem }
  | "checked"
  | { "set_up": { fen: string } }
  | { "stated": { text: string } }
  | "times_claimed";

/** Something about an adjourned game that an arbiter can be told. */
export type AdjournmentFact = "envelope_missing" | "position_unknown" | { "came_late": { side: Side } };

/** What an arbiter is asked about an adjourned game. */
export type AdjournmentQuestion =
  | { "meaning": { side: Side } }
  | { "late": { side: Side } }
  | { "times": { white_ms: number, black_ms: number } };

/** A competition; with its names and regulations it takes at most 16384 bytes as JSON. */
export type Announced = {
  /** Its name. */
  name: string;
  /** Where it is played. */
  site?: string;
  /** The names of its arbiters, the first one first. */
  arbiters?: Array<string>;
  /** What holds for its games unless a game says otherwise. */
  regulations?: Partial<Regulations>;
  /** By how much spectators see everything later, in milliseconds. */
  spectator_delay_ms?: number;
};

/** What is announced in the hall before the games. */
export type Announcement = "round" | { "supervision": Supervision };

/** A lawful answer to it: the act that gives it, and what it is called. */
export type Answer = {
  /** The act that gives it. */
  act: string;
  /** What it is called. */
  message: Message;
};

/** What a player can appeal against. */
export type Appealable =
  | "result"
  | "warning"
  | "time"
  | "points"
  | "fine"
  | "exclusion"
  | "expulsion"
  | "position"
  | "rejection";

/** An argument of a message, with its type, so that each language can put it in its own way. */
export type Argument =
  | { "side": string }
  | { "piece": string }
  | { "square": string }
  | { "ms": number }
  | { "article": Article }
  | { "edition": Edition }
  | { "number": number }
  | { "word": string }
  | { "text": string }
  | { "message": Message }
  | { "list": Array<Message> };

/**
 * An article of the Laws: the same one through all editions, whatever its number in each.
 *
 * Its id is its number in 2023; an article that only older editions have is named with the
 * edition, such as `1993:8.3`. `art!` makes one that is checked at compile time.
 * Articles compare in the order of the Laws.
 */
export type Article = string;

/** A question that the Laws leave to the arbiter. */
export type AskedQuestion = {
  /** What is asked. */
  question: Question;
  /** The lawful answers. */
  choices: Array<Answer>;
};

/** The duties that a player gives an assistant; all if none is named. */
export type AssistantDuties = Array<AssistantDuty>;

/** One of the duties of D.2.10. */
export type AssistantDuty =
  | "moves"
  | "announcements"
  | "score_and_clock"
  | "information"
  | "claims"
  | "adjournment";

/**
 * What a hand did, or is about to do, on the board; legal or not.
 *
 * Castling may be attempted by moving the king two squares, by moving the king onto the rook, or
 * by its name; only the last is unambiguous in Chess960, where the king may move one square or
 * none.
 */
export type Attempt =
  | { "move": { from: Square, to: Square, promotion: Kind | null } }
  | { "castling": Wing };

/** What the Laws make of announcements, boards and assistants. */
export type BlindEffect =
  | "two_boards"
  | { "assistant_accepted": { side: Side, duties?: AssistantDuties } }
  | { "heard": { side: Side, attempt: Attempt | null } }
  | { "repeated": { side: Side } }
  | { "must_repeat": { side: Side } }
  | { "must_announce": { side: Side } }
  | { "not_yet_made": { side: Side } }
  | { "told": { side: Side, moves: number, white_ms: number, black_ms: number } };

/** What a player asks for in such a game. */
export type BlindEvent =
  | "two_boards_demanded"
  | "assistant_requested"
  | { "assistant_requested_for": { duties: AssistantDuties } }
  | "information_requested";

/** Something about a visually disabled player's game that an arbiter can be told. */
export type BlindFact = {
  "spoke_unasked": { side: Side };
};

/** What an arbiter is asked about a game of a visually disabled player. */
export type BlindQuestion = {
  "slip": { side: Side };
};

/** A board among many; what the arbiter alone may know is there for the arbiter alone. */
export type Board = {
  /** The game's key. */
  game: string;
  /** White's name. */
  white: string;
  /** Black's name. */
  black: string;
  /** The round. */
  round: string;
  /** The edition of the Laws. */
  edition: Edition;
  /** What it is by its time control. */
  class: Class;
  /** The time of the server in milliseconds since 1970 (UTC). */
  utc: number;
  /** The pieces as hands have left them, as FEN writes them. */
  board: string;
  /** Who has the move. */
  to_move: Side;
  /** What the clocks show. */
  clocks: GameClocks | null;
  /** The last move that the role is told of. */
  last: LastMove | null;
  /** How it ended. */
  outcome: Outcome | null;
  /** Whether it is over. */
  over: boolean;
  /**
   * The record of the game was altered or is damaged, so nothing is written on it any more; to
   * officials, what is wrong with it.
   */
  broken?: string;
} & Partial<BoardForArbiter>;

/** What the arbiter alone is told of a board. */
export type BoardForArbiter = {
  /** What lies on the desk. */
  desk: Desk;
  /** How many questions are left to the arbiter. */
  questions: number;
  /** Who has offered a draw that can still be accepted. */
  offer: Side | null;
  /** The illegal moves of each side that counted. */
  illegal_moves: Each<number>;
};

/**
 * A board, or why it could not be shown: one that another node has, or that cannot be read, does not
 * hide the others.
 */
export type BoardOrProblem = Board | BoardProblem;

/** A board that could not be shown, and why. */
export type BoardProblem = {
  game: string;
  problem: Problem;
};

/** A message of a live competition: boards that changed, or all of them. */
export type Boards = {
  boards: Array<BoardOrProblem>;
  /** Whether these are all there are. */
  all?: boolean;
};

/** Who loses the time that passes while neither player is there (6.7.2). */
export type BothAbsent = "white" | "nobody";

/** One value for each side. */
export type BySide<T> = [T, T];

/** Thirty-two bytes, written as 64 hexadecimal digits: a share of a key, a salt or a commitment. */
export type Bytes32 = string;

/** A player stopped the clocks to speak with the arbiter. */
export type Call = {
  /** Who it was. */
  by: Side;
  /** What for, in that player's words. */
  because: string | null;
  /** The game time in milliseconds. */
  at: number;
};

/** The answer in a word. */
export type Can = "yes" | "no" | "unknown";

/** One of the decisions that the Laws leave to the arbiter. */
export type Choice =
  | "clocks_stay"
  | "clocks_as_they_were"
  | "finish_castling"
  | "illegal_move"
  | "accident"
  | "touch_counts"
  | "touch_does_not_count"
  | "play_on"
  | "new_game"
  | "restore"
  | { "win": Side }
  | "draw"
  | "no_penalty"
  | "warning"
  | "take_report"
  | "ignore_report"
  | "reason_valid"
  | "clocks_by_setting"
  | "ten_minutes_less"
  | "clock_failed"
  | "meaning_clear"
  | "move_on_board"
  | "move_announced"
  | "increment"
  | "delay"
  | "no_increment"
  | "put_off"
  | "put_off_with_time"
  | "reject_claim"
  | { "score": Score }
  | "result_stands"
  | "send_out"
  | "time_taken"
  | { "position_after": { side: Side, number: number } };

/** A claim that is not for a draw. */
export type Claim =
  | "time"
  | "illegal_move"
  | "touch_move"
  | "accident"
  | "initial_position"
  | "piece_displaced"
  | "board_turned"
  | "clock_setting"
  | "clock_defect";

/** How fast a game is: the Laws have one set of rules and two appendices that modify it. */
export type Class = "standard" | "rapid" | "blitz";

/** The clock when a game is created. */
export type ClockAtStart = {
  /** What White's clock shows, if not the control's time. */
  white_ms: number | null;
  /** What Black's clock shows, if not the control's time. */
  black_ms: number | null;
  /** The number of the next move, if not the first. */
  move_number: number | null;
  /** Whose clock runs; nobody's before the arbiter starts the game. */
  running: Side | null;
};

/** What the Laws make of the clock, besides its times (Article 6). */
export type ClockEffect =
  | { "period_begun": { side: Side } }
  | { "flag_put_up": { side: Side } }
  | { "placed": { place: ClockPlace } }
  | "replaced"
  | { "control_set": { controls: Controls } };

/** Something about the clock, or about how the game begins, that an arbiter can be told. */
export type ClockFact =
  | { "handled": { side: Side, how: Handling } }
  | "counter_behind"
  | "order_unknown"
  | "schedule_suffers"
  | { "absent": { side: Side } }
  | { "class": { class: Class } }
  | "times_differ"
  | "too_many_games"
  | "not_recorded";

/** Whether the clock tells which flag fell first. */
export type ClockKind = "electronic" | "mechanical";

/** Where the clock stands (6.5). */
export type ClockPlace = "black_right" | "black_left";

/** What the clocks show after an entry. */
export type Clocks = {
  /** White's time, in milliseconds. */
  white_ms: number;
  /** Black's time, in milliseconds. */
  black_ms: number;
  /** Whose clock runs. */
  running: Side | null;
};

/** All about a competition, and its boards as the role may see them. */
export type Competition = {
  competition: string;
  /** As whom it is looked at. */
  role: string;
  name: string;
  site: string;
  arbiters: Array<string>;
  regulations: Regulations;
  /** By how much spectators see everything later. */
  spectator_delay_ms: number;
  boards: Array<BoardOrProblem>;
};

/** What follows from conduct, penalties, questions and appeals. */
export type ConductEffect =
  | { "points_scored": { white: number, black: number } }
  | "score_refused"
  | { "penalty_refused": { because: Unlawful } }
  | { "points_wait": { side: Side, penalty: PointsPenalty } }
  | { "fined": { side: Side } }
  | { "excluded": { side: Side, rounds: number } }
  | { "expelled": { side: Side } }
  | { "sent_out": { who: Actor } }
  | { "result_waits": { side: Side } }
  | { "explained": { article: Article } }
  | { "moves_told": { white: number, black: number } }
  | { "appeal_taken": { by: Side } }
  | "appeal_too_late"
  | { "withdrawn": { side: Side, what: Withdrawn } }
  | "goes_on"
  | { "reinstated": { entry: number } }
  | "decision_unclear";

/** Something that happened around the board. */
export type ConductEvent =
  | { "recorded": { who: Actor, what: Misconduct } }
  | { "permitted": { who: Actor, what: Permission } }
  | "left_area"
  | "left_venue"
  | "entered_area"
  | "absence_reported"
  | { "asked": { inquiry: Inquiry } }
  | { "told_arbiter": { text: string } }
  | { "disturbed": { text: string } }
  | { "time_granted": { white_ms: number | null, black_ms: number | null } }
  | { "assistant_appointed": { arbiter: number } }
  | { "expulsion_agreed": { side: Side } };

/** Something about scoresheets or conduct that an arbiter can be told. */
export type ConductFact =
  | { "warned": { side: Side, times: number } }
  | { "time_trouble": { side: Side } }
  | { "many_offers": { side: Side, times: number } };

/** A question about conduct, a penalty or a result. */
export type ConductQuestion =
  | { "offence": { side: Side, article: Article } }
  | { "spectator": { who: Actor, article: Article } }
  | { "refusal": { side: Side } }
  | "both_refuse"
  | { "time_penalty": { side: Side, ms: number } }
  | { "expelled": { side: Side } }
  | { "result": { was: Score | null } };

/** The organiser's choices about scoresheets, conduct, penalties and appeals. */
export type ConductRules = {
  /** On what the players record (8.1.1.1, 8.1.1.2). */
  scoresheet: Scoresheet;
  /**
   * Whether the opponent of the player having the move reports before leaving the
   * playing area (11.2.4).
   */
  report_absence: boolean;
  /** Whether a device that is switched off may be in a player's bag (11.3.2.1). */
  devices_in_bag: boolean;
  /** What a device on a player costs (11.3.2.2). */
  device_penalty: DevicePenalty;
  /** Whether fines were announced beforehand (12.9.7). */
  fines: boolean;
  /** Whether a player is expelled only with the organiser's consent (12.9.9). */
  expulsion_consent: boolean;
  /** Whether decisions can be appealed against (11.10). */
  appeals: boolean;
  /** For how long after a decision, or after the end of the game (11.10). */
  appeal_deadline_ms: number | null;
};

/** How a contact with a piece looked. */
export type Contact = "deliberate" | "accidental";

/** What a time control in text means. */
export type Control = {
  /** Its usual form. */
  text: Controls;
  /** What a game is by it. */
  class: Class;
  sides_differ: boolean;
};

/** The time controls of both players, usually the same. */
export type Controls = string;

/** The keys of what was created, and the links into it; their secrets are not shown again. */
export type Created = {
  competition: string;
  game?: string;
  links: Array<LinkMade>;
};

/** How a game begins; the record holds it before its first entry. */
export type Creation = {
  /** What the organiser chose. */
  regulations: Partial<Regulations>;
  /** What was really set up, if not what the regulations say. */
  set_up?: Fen | null;
  /** Whether the players sit down with each other's colour. */
  colours_exchanged?: boolean;
  /** Whether the board lies turned by a quarter. */
  board_turned?: boolean;
  /** Whether White and Black are missing at the start. */
  absent?: BySide<boolean>;
  /** What the clock shows and whether it runs. */
  clock?: ClockAtStart;
  /** What the clock was really set to, if not what the regulations say. */
  clock_setting?: Controls | null;
  /** Illegal moves that White and Black have already made. */
  illegal_moves?: BySide<number>;
};

/** A question that the Laws leave to the arbiter, and its lawful answers. */
export type Decision = {
  /** What it is called. */
  message: Message;
  /** The lawful answers. */
  choices: Array<Offer>;
};

/** Who did something, and when. */
export type Deed = {
  /**
   * The role; `creation` for what was made with the game or the competition, `unknown` where nobody
   * noted it.
   */
  by: string;
  /** The short public name of the link by which it was done. */
  link: string | null;
  /** In milliseconds since 1970 (UTC). */
  at: number;
};

/** What the arbiter has not dealt with; `need` is the most urgent. */
export type Desk = {
  /** What it needs first. */
  need: Need;
  /** Who called the arbiter. */
  call: Call | null;
  /** What the arbiter must decide first. */
  question: Message | null;
  /** What the engine saw and the arbiter may notice. */
  facts: Array<Offer>;
  /** Who has appealed. */
  appeal: Side | null;
};

/** A device at a board that signs what it sends. */
export type Device = {
  id: string;
  /** For whom it acts. */
  role: string;
  /** The public key for Ed25519 in hexadecimal digits. */
  key: string;
  registered: Deed;
  /** When it was revoked, in milliseconds since 1970 (UTC). */
  revoked: number | null;
};

/** What a device on a player costs. */
export type DevicePenalty = "loss" | "milder";

/** The devices at a board. */
export type Devices = {
  devices: Array<Device>;
};

/** An act that was done. */
export type Done = {
  /** Its id. */
  id: string;
  /** Whether it had been done already when it was sent. */
  again: boolean;
  /** The numbers of the views it made for the one who did it. */
  views: Array<number>;
  /**
   * It came from a device too late to be put in its place: nothing changed at the board, and the
   * arbiter was told of it instead.
   */
  reported?: boolean;
};

/** The ground of a draw claim. */
export type DrawGround = "threefold" | "fifty_moves";

/** Limits on agreeing to a draw. */
export type DrawOffers = "allowed" | "never" | { "from_move": number } | "by_arbiter";

/** What touch-move leaves a player for this move (Article 4). */
export type Duty =
  | "free"
  | { "move": { from: Square, kind: Kind, barred: Wing | null } }
  | { "take": { on: Square } }
  | { "take_with": { from: Square, kind: Kind, on: Square } }
  | { "castle": Wing }
  | { "promote": { on: Square, kind: Kind } }
  | { "finish": { from: Square, to: Square, promotion: Kind | null } }
  | { "play": { from: Square, to: Square, promotion: Kind | null } };

/** One value for each side, by name. */
export type Each<T> = {
  /** White's. */
  white: T;
  /** Black's. */
  black: T;
};

/** An edition of the Laws, by the year it came into force. */
export type Edition = "1993" | "2014" | "2018" | "2023";

/**
 * What the Laws make of a happening.
 *
 * A closed list: whatever changes position, turn, duty, clock, counts, tallies or result is one of
 * these, with its value, so that the record can be folded without asking the Laws again.
 */
export type Effect =
  | { "touch_counted": { on: Array<Square> } }
  | { "adjusting_allowed": { side: Side } }
  | { "move_made": { attempt: Attempt | null, wrong: Wrong | null, after: Standing } }
  | { "move_completed": { side: Side } }
  | { "clock_goes_over": { side: Side, counted: boolean } }
  | { "clock_started": { side: Side } }
  | "clocks_stopped"
  | { "illegal_moves_counted": { side: Side, count: number, ply: number | null } }
  | { "offer_opened": { by: Side } }
  | "offer_lapsed"
  | { "take_back_agreed": { by: Side, side: Side, number: number } }
  | { "turn_returned": { kept: number, standing: Standing } }
  | { "move_sealed": { by: Side } }
  | { "must_move": { side: Side, duty: Duty } }
  | "announcement_too_late"
  | { "touch_annulled": { left: Array<Square>, duty: Duty | null } }
  | { "may_not_adjust": { side: Side } }
  | { "position_restored": { kept: number, standing: Standing, touched: Array<Square> } }
  | "position_transferred"
  | { "castling_lost": { side: Side, wing: Wing | null, after: Standing } }
  | { "must_restore": { side: Side } }
  | { "move_stands": { side: Side } }
  | { "becomes_queen": { on: Square, after: Standing } }
  | { "time_added": { to: Side, ms: number } }
  | { "time_taken": { from: Side, ms: number } }
  | { "clock_set": { side: Side, from_ms: number, to_ms: number } }
  | { "counter_set": { white: number, black: number } }
  | "clock_setting_stays"
  | "no_penalty"
  | { "warned": { side: Side } }
  | "claim_correct"
  | "claim_rejected"
  | "offer_no_longer_open"
  | "condition_void"
  | "no_agreement"
  | { "must_write_first": { side: Side } }
  | { "must_update_sheet": { side: Side } }
  | { "need_not_record": { side: Side } }
  | "request_refused"
  | { "sealed_move_made": { attempt: Attempt } }
  | { "must_set_board": { side: Side } }
  | "control_met"
  | { "game_ended": Outcome }
  | { "started_anew": { standing: Standing, colours_exchanged: boolean } }
  | "result_stands"
  | { "result_replaced": { was: Score | null, now: Score } }
  | "decision_stands"
  | { "decision_replaced": { entry: number } }
  | "appeal_upheld"
  | "appeal_rejected"
  | "arbiter_waits"
  | { "arbiter_must_decide": { question: Question, choices: Array<Choice> } }
  | { "sheet_given": { side: Side } }
  | { "sheet_shown": { side: Side } }
  | { "of_clock": ClockEffect }
  | { "of_start": StartEffect }
  | { "of_adjournment": AdjournmentEffect }
  | { "of_quickplay": QuickplayEffect }
  | { "of_blind": BlindEffect }
  | { "of_notation": NotationEffect }
  | { "known": Fact }
  | { "of_conduct": ConductEffect }
  | { "of_sheet": SheetEffect }
  | "no_effect";

/** How a position ends the game by itself. */
export type Ending = "checkmate" | "stalemate";

/** What a player sealed. */
export type Envelope = { "text": string } | "paper" | { "locked": Locked };

/** What stands on the envelope. */
export type EnvelopeItem =
  | { "names": string }
  | { "position": string }
  | { "used": { white_ms: number, black_ms: number } }
  | { "sealer": Side }
  | { "move_number": number }
  | "draw_offer"
  | { "resumption": string };

/**
 * A fact at the board, as a camera or a microphone could record it.
 *
 * No event says illegal, mate, repeated, dead, exempt or too late: that is for the Laws to find.
 * The words of `Display` and `FromStr` are those of the law cases.
 */
export type Event =
  | { "piece_touched": { on: Array<Square>, contact: Contact, hands: Hands } }
  | { "piece_lifted": { from: Square, hands: Hands } }
  | { "piece_released": { on: Square, hands: Hands } }
  | { "piece_released_beside": { on: Square, hands: Hands } }
  | { "piece_released_between": { one: Square, other: Square, hands: Hands } }
  | { "piece_taken_off": { from: Square, hands: Hands } }
  | { "piece_put": { kind: Kind, pose: Pose, on: Square, hands: Hands } }
  | { "piece_held": { kind: Kind, on: Square } }
  | { "spare_touched": { kind: Kind } }
  | { "piece_displaced": { from: Square, to: Place | null } }
  | { "piece_put_back": { from: Square, on: Square } }
  | "adjusting_announced"
  | { "clock_pressed": { hand: PressingHand } }
  | { "clock_stopped": { because: string | null } }
  | { "clock_handled": { how: Handling } }
  | { "clock_placed": { place: ClockPlace } }
  | "screen_pointed_at"
  | { "asked": { request: Request } }
  | { "announced": { announcement: Announcement } }
  | { "said": { text: string } }
  | { "move_announced": { text: string } }
  | { "sheet_written": { text: string } }
  | { "move_sealed": { envelope: Envelope, clock: SealingClock } }
  | { "envelope_opened": { reading: Reading | null } }
  | { "of_adjournment": AdjournmentEvent }
  | { "of_quickplay": QuickplayEvent }
  | { "of_blind": BlindEvent }
  | { "draw_offered": { condition: string | null } }
  | "draw_accepted"
  | "draw_declined"
  | "resigned"
  | { "draw_claimed": { ground: DrawGround, writing: string | null } }
  | { "claimed": { claim: Claim } }
  | { "take_back_agreed": { side: Side, number: number } }
  | "arrived"
  | "left"
  | { "result_signed": { score: Score } }
  | { "appealed": { because: string | null, against?: Appealable | null } }
  | { "arbiter_noticed": { fact: Fact } }
  | { "arbiter_decided": { choice: Choice, about?: Topic | null } }
  | { "clock_set_by_arbiter": { white_ms: number | null, black_ms: number | null, move_number: number | null } }
  | { "control_set_by_arbiter": { controls: Controls } }
  | "game_started"
  | "game_interrupted"
  | "game_resumed"
  | { "incident_recorded": { text: string } }
  | { "penalty_given": { side: Side, penalty: Penalty, about?: Topic | null } }
  | { "appeal_upheld": { score: Score | null } }
  | "appeal_rejected"
  | { "flag_fell": { side: Side } }
  | { "press_reported": { side: Side, ago_ms: number } }
  | { "act_reported": { by: Actor, ago_ms: number, act: string } }
  | { "of_conduct": ConductEvent }
  | { "of_sheet": SheetEvent }
  | "time_passed";

/** The organiser may agree to an expulsion. */
export type Expulsion = {
  /** The act as it is sent. */
  act: string;
  /** Whose. */
  side: Side;
};

/**
 * Something that is so in a game, and that an arbiter can be told.
 *
 * `Display` says what is so (`White's move 12 is illegal`), as the arbiter alone is told it. Where
 * an arbiter looks to find it (`White's move 12`) is `Fact::looked_for`.
 */
export type Fact =
  | { "move": { side: Side, number: number } }
  | { "touch_move": { side: Side, number: number } }
  | { "flag": { side: Side } }
  | "position"
  | { "man": { on: Square } }
  | "both_kings_in_check"
  | { "pawn_not_promoted": { on: Square } }
  | { "both_hands": { side: Side } }
  | { "pressed_without_move": { side: Side } }
  | "initial_position"
  | "board_turned"
  | "colours"
  | "clock_setting"
  | "clock_failed"
  | { "sheet": { side: Side } }
  | "boards_differ"
  | { "occurred": { times: number } }
  | { "quiet_moves": { moves: number } }
  | { "adjusting_alone": { side: Side } }
  | { "offer_at_wrong_time": { side: Side } }
  | { "offer_repeated": { side: Side } }
  | { "other_hand": { side: Side } }
  | { "of_clock": ClockFact }
  | { "of_conduct": ConductFact }
  | { "of_adjournment": AdjournmentFact }
  | { "of_blind": BlindFact };

/**
 * A setup as FEN (Forsyth-Edwards Notation), and the way in which it is written.
 *
 * Reading with `parse` is strict: six fields separated by single spaces, each as it
 * would be written. What is read is written again in the same way. Any arrangement of pieces can
 * be read; whether it is legal is another question, see `Setup::flaws`.
 */
export type Fen = string;

/** What the arbiter alone is told of how a game stands. */
export type ForArbiter = {
  /** What is on the board by the Laws' account, as FEN writes it. */
  standing: string;
  /** Who has offered a draw that can still be accepted. */
  offer: Side | null;
  /** What the Laws leave to the arbiter. */
  questions: Array<AskedQuestion>;
  /** The illegal moves of each side that counted. */
  illegal_moves: Each<number>;
  /** For how many moves of either side nothing was captured and no pawn moved. */
  quiet_plies: number | null;
  /** How often the position has occurred. */
  occurrences: number;
  /** After which moves it has; nothing stands for the beginning. */
  occurred_after: Array<MoveNumber | null>;
  /** The warnings of each side. */
  warnings: Each<number>;
  /** Whether the clocks were stopped. */
  stopped: boolean;
  /** Whether the game was not started yet. */
  not_started: boolean;
  /** What lies on the desk. */
  desk: Desk | null;
  /** The scoresheets. */
  sheets: Each<Array<string>>;
  /** Whose flags have fallen, the first one first. */
  flags: Array<Side>;
  /** Who can still give mate; nothing where no position stands by the Laws' account. */
  can_mate: Each<Mate | null>;
};

/** The clocks of a game. */
export type GameClocks = {
  /** White's time, in milliseconds. */
  white_ms: number;
  /** Black's time, in milliseconds. */
  black_ms: number;
  /** Whose clock runs. */
  running: Side | null;
  /** The time control in its usual form. */
  control: Controls;
  /** Whose flag fell first. */
  first_flag: Side | null;
  /** Which period each side is in, from 1. */
  periods: Each<number>;
};

/** The record of a game: every entry as it is stored, with its hash. */
export type GameRecord = {
  game: string;
  competition: string;
  created: number;
  /** What was there before the first entry, as it is stored. */
  text: string;
  /** The hash before the first entry. */
  genesis: string;
  /** The hash of the last entry. */
  head: string;
  entries: Array<RecordEntry>;
};

/** What such an act is about. */
export type Group = "time" | "permission" | "sheet" | "start" | "arbiters";

/** A list that has grown: the first `from` of what was there stay, and these follow. */
export type Grown<T> = {
  /** How many stay. */
  from: number;
  /** What follows them. */
  items: Array<T>;
};

/** What a player hands in after the game. */
export type Handed = "original" | "copy";

/** What somebody does to the clock besides pressing and stopping it (6.2.3, 6.2.4). */
export type Handling = "hit" | "lifted" | "knocked_over" | "finger" | "held";

/** With what a piece was handled. */
export type Hands = "one" | "both";

/**
 * Why an attempt is not a legal move.
 *
 * If several reasons apply, the first in the order of the Laws is given: the game is over; it is
 * not the mover's piece; a king would be captured; a piece of the same side is on the square; the
 * piece does not move like that; the promotion is wrong; the mover's king would be in check. A
 * pawn's step straight ahead and castling have their own conditions about occupied squares, and
 * are judged by those.
 */
export type Illegality =
  | { "game_over": Ending }
  | { "empty_square": { from: Square } }
  | { "opponents_piece": Placed }
  | { "not_moved": Placed }
  | { "king_taken": Placed }
  | { "own_piece": Placed }
  | { "not_how_it_moves": { piece: Placed, to: Square } }
  | { "path_blocked": { kind: Kind, by: Placed } }
  | { "pawn_blocked": { by: Placed } }
  | { "double_step_blocked": { by: Placed } }
  | { "double_step_not_first": { from: Square } }
  | { "nothing_to_capture": { to: Square } }
  | { "en_passant_not_possible": { pawn: Placed } }
  | { "promotion_missing": { to: Square } }
  | { "promotion_not_allowed": { kind: Kind } }
  | { "promotion_not_due": { to: Square } }
  | { "castling_right_lost": { wing: Wing } }
  | { "castling_out_of_check": { wing: Wing, by: Placed } }
  | { "castling_through_attack": { wing: Wing, on: Square, by: Placed } }
  | { "castling_into_attack": { wing: Wing, on: Square, by: Placed } }
  | { "castling_blocked": { wing: Wing, by: Placed } }
  | { "king_left_in_check": { by: Placed } }
  | { "king_into_check": { on: Square, by: Placed } }
  | { "king_exposed": { by: Placed } };

/** What an arbiter can write into the record. */
export type Incident = {
  /** The act as it is sent. */
  act: string;
  /** What it is called. */
  message: Message;
  /** The article that speaks of it. */
  articles: Array<string>;
};

/** What a player can ask the arbiter. */
export type Inquiry = { "rule": Article } | { "move": string } | "move_count";

/** The kind of a piece, whatever its colour. */
export type Kind = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";

/** One of the seven things that must stand on the envelope (I.2). */
export type LabelItem =
  | "names"
  | "position"
  | "used"
  | "sealer"
  | "move_number"
  | "draw_offer"
  | "resumption";

/**
 * A language in which players write the pieces, each with its own letters.
 *
 * Figurines belong to no language and are read in all of them.
 */
export type Language = string;

/** The last move that the role is told of. */
export type LastMove = {
  /** Its number. */
  number: number;
  /** Whose it was. */
  side: Side;
  /** The squares, as UCI writes them. */
  uci: string | null;
};

/** All the rule book has about an article. */
export type LawArticle = {
  edition: Edition;
  /** Its number in the edition, if that has it. */
  number: string | null;
  /** The articles one level below. */
  parts: Array<LawBrief>;
  see_also: Array<LawBrief>;
  id: string;
  title: string;
  chapter: string;
  /** By edition. */
  numbers: { [key in string]: string | null };
  /** The clause that says it in an edition, where it is said in another one. */
  places: { [key in string]: string | null };
  related: Array<string>;
  /** By edition. */
  clauses: { [key in string]: LawClause };
  notes: Array<LawNote>;
  differences: Array<LawDifference>;
  open_points: Array<LawOpenPoint>;
  glossary: Array<LawTerm>;
  cases: Array<LawProof>;
};

/** An article in a list. */
export type LawBrief = {
  id: string;
  /** Its number in the edition, if that has it. */
  number: string | null;
  title: string;
  summary: string | null;
  /** Whether it only leads in or heads others. */
  heading: boolean;
};

/** A law case as it stands on its page, in Markdown. */
export type LawCase = {
  page: string;
  title: string;
  text: string;
};

/** A chapter and its articles. */
export type LawChapter = {
  name: string;
  title: string;
  articles: Array<LawBrief>;
};

/** An article as one edition has it. */
export type LawClause = {
  number: string;
  title: string;
  kind: LawKind;
  /** Whether it only leads in or heads others. */
  heading: boolean;
  summary: string;
  /** What is otherwise in the editions before. */
  differs: string;
  /** The penalties that it opens to the arbiter: articles, or words. */
  penalties: Array<string>;
  setting: LawSetting | null;
  /** Misprints of the texts at hand, with the right reading. */
  misprints: Array<string>;
};

/** What an edition of the Laws has, chapter by chapter. */
export type LawContents = {
  edition: Edition;
  chapters: Array<LawChapter>;
};

/** A point on which editions differ. */
export type LawDifference = {
  number: number;
  subject: string;
  articles: Array<string>;
  fields: Array<string>;
  /** By edition. */
  says: { [key in string]: string };
  /** By edition. */
  sources: { [key in string]: LawSource };
};

/** What was found, the best first. */
export type LawHits = {
  edition: Edition;
  /** Whether the first of them has all the words that were looked for. */
  has_all_words: boolean;
  /** How many there are; not all of them are told. */
  count: number;
  articles: Array<LawBrief>;
};

/** How a clause concerns a program. */
export type LawKind = "enforced" | "procedure" | "configured" | "recorded" | "informative";

/** What is printed under an article besides its text. */
export type LawNote = {
  article: string;
  origin: LawOrigin;
  title: string;
  text: string;
  /** For which it holds. */
  editions: Array<Edition>;
};

/** A point that the texts leave open, and how it is decided here. */
export type LawOpenPoint = {
  number: number;
  subject: string;
  articles: Array<string>;
  open: string;
  decision: string;
  /** The regulation by which an organiser may decide otherwise. */
  setting: string | null;
};

/** The source of a note. */
export type LawOrigin = "arbiters-manual" | "older-wording";

/** A law case that shows what an article turns on. */
export type LawProof = {
  /** For which it does, as years. */
  editions: string;
  page: string;
  title: string;
};

/** What an organiser may choose under a clause. */
export type LawSetting = {
  name: string;
  /** What holds if nothing is chosen. */
  default: string;
};

/**
 * The source of the value of a provision.
 *
 * Only extracts of the editions of 1993 and 2014 are available.
 */
export type LawSource = "text" | "outside" | "later" | "absent";

/** A word of the Laws and its meaning. */
export type LawTerm = {
  en: string;
  pl: string;
  sk: string;
  meaning: string;
  articles: Array<string>;
  note: string | null;
};

/** A link, without its secret. */
export type Link = {
  /** Its public name. */
  link: string;
  role: string;
  /** The game it is for, unless it is for the whole competition. */
  game: string | null;
  name: string;
  created: number;
  /** Whether it may hold a share of a sealed move. */
  trusted: boolean;
  revoked: number | null;
};

/** A link that was made, with its secret; it is not shown again. */
export type LinkMade = {
  role: string;
  name: string;
  /** Its secret. */
  token: string;
  /** Its public name. */
  link: string;
};

/** The links into a competition and its games, without their secrets. */
export type Links = {
  links: Array<Link>;
};

/** What a client sends over a live connection. */
export type LiveActs = {
  acts: Array<Act>;
};

/** What a client is answered, beside the views. */
export type LiveAnswer = { "done": Done } | { "refused": Problem } | { "here": number };

/** What changed in it, after the views by which it did. */
export type LiveChange = {
  state: StateChange;
};

/** How a game stands: the first message of a live connection that asked for it. */
export type LiveState = {
  state: State;
};

/**
 * A sealed move as the record holds it: a salted commitment and a ciphertext.
 *
 * The key of the ciphertext is split into two shares, one for the arbiter and one for the player
 * who has to reply (I.7). Neither share, nor the record, nor anything the sealer keeps, tells
 * anything of the move. A share that is lost is a lost envelope (I.12).
 */
export type Locked = {
  /** The hash of salt and words, to which they are held when the envelope is opened. */
  commitment: Bytes32;
  /** The words, padded to one length, and the salt, under the split key; in hexadecimal digits. */
  ciphertext: string;
  /** The shares, where the record itself carries them: each locked for its holder alone. */
  shares?: Array<LockedShare>;
};

/** A share of the key of an envelope, locked for one holder by whoever keeps the record. */
export type LockedShare = {
  /** What the holder is known by. */
  to: Bytes32;
  /** The share, which only the holder can read; in hexadecimal digits. */
  ciphertext: string;
};

/** Whether a side can still give mate. */
export type Mate = {
  /** Whether it can. */
  can: Can;
  /** Moves that lead to one. */
  line: Array<string> | null;
};

/**
 * Something to tell people, before it is put into a language: an id and typed arguments.
 *
 * This is what programs exchange; `Messages`, of the feature `messages`, turns it into text.
 */
export type Message = {
  /** The id, the same in all languages. */
  id: string;
  /** The arguments by their names. */
  arguments?: { [key in string]: Argument };
};

/**
 * What somebody was seen to do that Articles 8, 11 and 12 speak of.
 *
 * Whether it is an offence, and what follows, the Laws say: a device switched off in a bag may be
 * allowed, a finished player is a spectator.
 */
export type Misconduct =
  | "disrepute"
  | { "other": string }
  | "notes"
  | "information"
  | "advice"
  | "analysis"
  | "device_in_venue"
  | "device_off_in_bag"
  | "device_on_in_bag"
  | "bag_used"
  | "device_on_person"
  | "inspection_refused"
  | "smoking"
  | "disturbing"
  | "distraction"
  | "claims"
  | "offers"
  | "noise"
  | "refusal"
  | "reconstruction_refused"
  | "check_refused"
  | "sheet_hidden"
  | "pen_on_sheet"
  | "sheet_not_lent"
  | "dawdling"
  | "interference"
  | "phone"
  | "helped";

/** A move of a game. */
export type Move = {
  /** Its number. */
  number: number;
  /** Whose it was. */
  side: Side;
  /** The squares, as UCI writes them. */
  uci: string | null;
  /** Told to officials, and to all when the game is over: it tells whether the move is legal. */
  san: string | null;
  /** What moved: what everybody could see. */
  piece: Kind | null;
  /** Whether it took something. */
  takes: boolean;
};

/** Which move it was. */
export type MoveNumber = {
  /** Its number. */
  number: number;
  /** Whose it was. */
  side: Side;
};

/** How the acts of a move are given on screens. */
export type Moving = "by_hand" | "joined";

/** What a board needs, the most urgent first. */
export type Need =
  | "decision"
  | "call"
  | "notice"
  | "paused"
  | "time-trouble"
  | "not-started"
  | "playing"
  | "over";

/** A device as it is registered. */
export type NewDevice = {
  /** Its name, unlike all others that there are or were at the board. */
  id: string;
  /** For whom it acts. */
  role: string;
  /** The public key for Ed25519 in hexadecimal digits. */
  key: string;
};

/** A game; with its names and regulations it takes at most 16384 bytes as JSON. */
export type NewGame = {
  white?: string;
  black?: string;
  round?: string;
  /** The place in the playing hall, such as the number of the table. */
  station?: string;
  moving?: Moving;
  /** The competition's own if left out. */
  regulations?: Partial<Regulations> | null;
  /** All else that can be wrong or special when a game begins, instead of regulations. */
  creation?: Creation;
};

/** A link as it is asked for. */
export type NewLink = {
  /** For whom it is. */
  role: string;
  /** The game it is for, unless it is for the whole competition. */
  game?: string | null;
  name?: string;
};

/** The link whose secret is put into a cookie. */
export type NewSession = {
  /** Its secret. */
  token: string;
};

/**
 * When the time of the next period is added.
 *
 * Electronic clocks do either, depending on their setting; neither changes who loses on time.
 */
export type NextPeriod = "at-move" | "at-flag";

/** What the Laws make of the notation on a scoresheet. */
export type NotationEffect =
  | { "no_evidence": { side: Side } }
  | { "must_correct": { side: Side, entry: number } };

/** Whose eyes count. */
export type Observer = "engine" | "arbiter";

/**
 * An act that an official may do, what it is called, and what the Laws would make of it. `{time}` in
 * the act stands for a time such as `2:00`.
 */
export type Offer = {
  /** The act as it is sent. */
  act: string;
  /** What it is called. */
  message: Message;
  /** What the Laws would make of it. */
  follows: Array<Ruling>;
  /** Whom it is about. */
  side?: Side;
};

/**
 * All that an official may do now. `{side}` in the act of an incident stands for White, Black or
 * Bystander; in another act for White or Black, and `{who}` for any of the three. `{time}` and
 * `{number}` are left to the official.
 */
export type Offers = {
  /** What the Laws leave to the arbiter. */
  decisions: Array<Decision>;
  /** How an appeal may be decided. */
  appeal: Array<Offer>;
  /** What lies on the desk. */
  desk: Desk;
  /** Starting, interrupting, resuming. */
  play: Array<Offer>;
  /** Whether the clock may be set. */
  clock: boolean;
  /** Where a look has consequences. */
  notices: Array<Offer>;
  /** The penalties that the Laws allow now. */
  penalties: Array<Offer>;
  /** What can be written into the record. */
  incidents: Array<Incident>;
  /** Everything else. */
  others: Array<OtherAct>;
  /** Expulsions that may be agreed to. */
  expulsions: Array<Expulsion>;
};

/** A link and all about it that is no secret. */
export type OpenLink = {
  /** Its short public name. */
  link: string;
  role: string;
  name: string;
  /** The game it is for, unless it is for the whole competition. */
  game: string | null;
  /** Whether the request was made by it. */
  yours: boolean;
  made: Deed;
  /** When somebody came in by it first, in milliseconds since 1970 (UTC). */
  used: number | null;
  vouched: Array<Deed>;
  /**
   * Whether it may hold a share of a sealed move: it was made with the game, or somebody else than
   * whoever made it has vouched for it.
   */
  trusted: boolean;
  revoked: Deed | null;
};

/** The links into a game in the open. */
export type OpenLinks = {
  links: Array<OpenLink>;
};

/** An act of an arbiter with places for whom, how much or how many. */
export type OtherAct = {
  /** What it is about. */
  group: Group;
  /** The act as it is sent, with its places. */
  act: string;
  /** What it is called. */
  message: Message;
  /** What the Laws would make of it. */
  follows: Array<Ruling>;
  /** Those that allow it where it has no ruling. */
  articles: Array<string>;
};

/** How a game ended: a score for each side, and by what. */
export type Outcome = {
  /** What each side scored. */
  score: Score;
  /** What ended the game. */
  termination: Termination;
};

/** The penalties of 12.9. */
export type Penalty =
  | "warning"
  | { "opponent_gains": { ms: number } }
  | { "loses": { ms: number } }
  | "opponent_full"
  | "lowered"
  | { "score": Score }
  | "loss"
  | "fine"
  | { "exclusion": { rounds: number } }
  | "expulsion";

/** What an arbiter can permit. */
export type Permission = "leave_area" | "leave_venue" | "enter_area" | "device" | "use_bag" | "phone";

/** A piece of the set: its colour and its kind. */
export type Piece = {
  /** The side it belongs to. */
  side: Side;
  /** The kind of piece it is. */
  kind: Kind;
};

/**
 * Where a piece is. The Laws' account of the game (`Standing`) does not change because a piece
 * fell over; this says where the wood is.
 */
export type Place =
  | { "lying": Square }
  | { "shifted": Square }
  | { "between": { one: Square, other: Square } }
  | { "in_hand": Actor }
  | "taken_off"
  | "beside"
  | Square;

/** A piece and the square it is on. */
export type Placed = {
  /** The piece. */
  piece: Piece;
  /** Its square. */
  on: Square;
};

/** A penalty in points for a game that is not over. */
export type PointsPenalty = "opponent_full" | "lowered";

/** How a piece put on the board stands. */
export type Pose = "upright" | "inverted";

/** Which hand pressed the clock. */
export type PressingHand = "same" | "other";

/**
 * What went wrong with a request, as `application/problem+json`.
 *
 * `code` never changes its meaning; `detail` is for people and says what to do.
 */
export type Problem = {
  /** The status of the answer. */
  status: number;
  /** The stable name of the problem. */
  code: string;
  /** What was wrong and what to do. */
  detail: string;
  /** The act of a batch that it is about. */
  act?: string;
  /** Where to send the request instead. */
  elsewhere?: string;
};

/** What an arbiter was asked, with what is needed to carry out the answer. */
export type Question =
  | { "clocks": { white_ms: number, black_ms: number } }
  | { "castling": { side: Side } }
  | { "press": { side: Side } }
  | { "touch": { side: Side, on: Square } }
  | { "report": { side: Side, at: number } }
  | { "arrival": { side: Side } }
  | "agreement"
  | { "penalty": { side: Side } }
  | { "stop": { side: Side } }
  | { "setting": { white_ms: number, black_ms: number } }
  | { "deduction": { side: Side } }
  | "defect"
  | "both_flags"
  | { "of_adjournment": AdjournmentQuestion }
  | { "of_quickplay": QuickplayQuestion }
  | { "of_blind": BlindQuestion }
  | { "of_conduct": ConductQuestion }
  | "position";

/** What the Laws make of requests and claims in a quickplay finish. */
export type QuickplayEffect =
  | { "requested": { side: Side } }
  | { "increment_introduced": { ms: number } }
  | { "delay_introduced": { ms: number } }
  | { "put_off": { side: Side } }
  | "order_unknown"
  | { "play_ends": { side: Side, ground: QuickplayGround } }
  | { "must_write_position": { side: Side } }
  | { "must_verify": { side: Side } };

/** What players do in a quickplay finish without increment. */
export type QuickplayEvent =
  | "increment_requested"
  | { "claimed": { ground: QuickplayGround } }
  | { "position_written": { fen: string } }
  | "verified";

/** The ground of a claim in a quickplay finish. */
export type QuickplayGround = "no_normal_means" | "no_effort";

/** What an arbiter is asked in a quickplay finish. */
export type QuickplayQuestion =
  | { "increment": { side: Side } }
  | { "claim": { side: Side } }
  | { "put_off": { side: Side } }
  | { "referred": { side: Side } };

/** What was found in an envelope when it was opened. */
export type Reading = {
  /** The words, as they stand there. */
  text: string;
  /** The salt of a locked envelope, by which anybody can hold the words to the commitment. */
  salt?: Bytes32 | null;
};

/** An entry as it is stored. */
export type RecordEntry = {
  number: number;
  text: string;
  salt: string;
  hash: string;
};

/** Who records the moves. */
export type Recording = "players" | "automatic";

/** What the organiser chose before the game. */
export type Regulations = {
  /** The edition of the Laws in force. */
  edition: Edition;
  /** Standard, rapid or blitz. */
  class: Class;
  /** Whether the competition rules apply in full (A.4, B.2) or not (A.5, B.3). */
  supervision: Supervision;
  /** Whose eyes count. */
  observer: Observer;
  /** The time controls, such as `90m/40 + 30m, +30s`; none for a game without clock. */
  control: Controls | null;
  /** When the time of the next period is added. */
  next_period: NextPeriod;
  /** The position from which the game is to begin. */
  start: Start;
  /** After how long a player who is not there loses (6.7.1); the edition's own if not given. */
  default_time_ms: number | null;
  /** Limits on agreeing to a draw (9.1.1). */
  draw_offers: DrawOffers;
  /** Who records the moves. */
  recording: Recording;
  /** Guideline I: games may be adjourned. */
  adjournment: boolean;
  /** How long a session lasts by the arbiter's timepiece, for games that may be adjourned (I.14). */
  session_ms: number | null;
  /** Guideline III: quickplay finish without increment. */
  quickplay: boolean;
  /** Whether a delay may be asked for as well as an increment, by an older wording of III.4. */
  delay_requests: boolean;
  /** Whether an arbiter supervises the competition (III.6). */
  arbiter_present: boolean;
  /** Players for whom Appendix D holds. */
  visually_disabled: Array<Side>;
  /** Whether such players and their opponents have a board each (D.1). */
  two_boards: boolean;
  /** Players who do not hear what is announced (D.2.11). */
  hearing_impaired: Array<Side>;
  /** Players who have an assistant accepted by the arbiter. */
  assistants: Array<Side>;
  /** For which duties, White's first; all if none is named (D.2.10). */
  assistant_duties?: BySide<AssistantDuties>;
  /**
   * Minutes for illegal moves and wrong claims in blitz under full supervision, where the
   * text of 2023 is open.
   */
  blitz_full_minutes: number | null;
  /**
   * Whether players must record in blitz under full supervision, where the text is open: A.2 is
   * taken over for limited supervision only, but the arbiter records (B.2.2).
   */
  blitz_full_recording: boolean;
  /** A longer limit than fifty moves, announced beforehand (1993). */
  fifty_limit: number | null;
  /** Whether a claim made after touching a piece costs the minutes of a wrong claim (9.4). */
  bonus_after_touch: boolean;
  /** What a win, a draw and a loss are worth, in halves of a point (10.1). */
  scoring: Scoring;
  /** The language of each player's notation by its code, White's first; C.2 leaves it to the player. */
  languages: BySide<Language>;
  /** Whether screens may tell a player what is legal. */
  assistance: boolean;
  /** Scoresheets, conduct, penalties and appeals. */
  conduct: ConductRules;
  /** Where the clock stands (6.5). */
  clock_place: ClockPlace;
  /** Whether the clock tells which flag fell first (III.3.1). */
  clock_kind: ClockKind;
  /** Who loses the time while neither player is there (6.7.2). */
  both_absent: BothAbsent;
  /** Players with a disability: an assistant at the clock costs them no time (6.2.6). */
  disabled: Array<Side>;
  /** What an assistant at the clock costs any other player; the arbiter decides if not given. */
  assistant_time_ms: number | null;
  /** How many games one arbiter has; within the limits if not given (A.4.1, B.2.1). */
  games_per_arbiter: number | null;
  /**
   * Whether an arbiter or an assistant records every game; if not given, whether the board
   * does (A.4.2, B.2.2).
   */
  games_recorded: boolean | null;
};

/** What a player asks the arbiter for. */
export type Request = "scoresheet" | "record";

/** What the Laws make of something, with its sentence and its articles. */
export type Ruling = {
  /** What it is. */
  effect: Effect;
  /** By the numbers of the game's edition; the first is the one it rests on. */
  articles: Array<string>;
  /** It in a sentence. */
  message: Message;
  /** Whether it is one of the effects that need no telling, such as a legal move made. */
  routine: boolean;
};

/** The score of a game as it is written: two numbers, so that 0-0 and ½-0 exist, or a forfeit. */
export type Score = string;

/** On what the players record. */
export type Scoresheet = "paper" | "electronic";

/** What results are worth, in halves of a point. */
export type Scoring = {
  /** A win. */
  win: number;
  /** A draw. */
  draw: number;
  /** A loss. */
  loss: number;
  /** A loss by forfeit. */
  forfeit: number;
};

/** Whether the player who sealed has stopped the clock (I.1.1). */
export type SealingClock = "stopped" | "running";

/** Whom a link lets in, and where. */
export type Session = {
  /** The link's short name, by which requests name it; no secret. */
  link: string;
  role: string;
  name: string;
  competition: string;
  /** The game that it is for; none if it is for all of the competition. */
  game: string | null;
};

/** The holder's own share of the key of an envelope. */
export type Share = {
  share: string;
  sealed_by: Side;
};

/** What follows for a scoresheet. */
export type SheetEffect =
  | { "must_use_algebraic": { side: Side } }
  | { "must_mark_offer": { side: Side } }
  | { "must_complete": { side: Side } }
  | { "replaced": { side: Side } }
  | { "must_hand_in": { side: Side } }
  | { "must_lend": { side: Side } }
  | { "must_give_back": { side: Side } }
  | { "reconstruction": { white_ms: number, black_ms: number, ran: Side | null, plies: number } }
  | { "next_move": { number: number } }
  | { "recorder_accepted": { side: Side } };

/** Something that happened to a scoresheet. */
export type SheetEvent =
  | { "replaced": { side: Side } }
  | { "handed_in": { sheet: Handed } }
  | "loan_asked"
  | "loan_returned"
  | "reconstruction_ordered"
  | { "reconstruction_ended": { moves: number | null } }
  | { "recorder_accepted": { side: Side, minus_ms: number | null } };

/** One of the two players, by the colour of the pieces. */
export type Side = "white" | "black";

/** One of the 64 squares. */
export type Square = string;

/**
 * What stands on the board by the Laws' account: a legal position, an illegal one on which play
 * can go on, or pieces among which a king is missing.
 *
 * It is written as FEN.
 */
export type Standing = string;

/** The position from which a game is to begin. */
export type Start = "standard" | { "chess960": number } | { "position": Fen };

/** What the Laws make of the beginning of a game (2.1 to 2.3, 6.6, A.6, B.4). */
export type StartEffect =
  | "round_begun"
  | "cannot_start"
  | { "set_up": { standing: Standing } }
  | { "supervision_chosen": { supervision: Supervision } };

/** How a game stands, as far as a role may know it. */
export type State = {
  /** The game's key. */
  game: string;
  /** The competition's key. */
  competition: string;
  /** As whom the game is looked at. */
  role?: string;
  /** White's name. */
  white: string;
  /** Black's name. */
  black: string;
  /** The round. */
  round: string;
  /** How the pieces are moved. */
  moving: Moving;
  /** The regulations of the game. */
  regulations: Regulations;
  /** How many views the role has been shown. */
  views: number;
  /** The game time in milliseconds. */
  at: number;
  /** The time of the server in milliseconds since 1970 (UTC). */
  utc: number;
  /** The pieces as hands have left them, as FEN writes them. */
  board: string;
  /** Who has the move. */
  to_move: Side;
  /** What the clocks show. */
  clocks: GameClocks | null;
  /** The moves that the role is told of. */
  moves: Array<Move>;
  /** How it ended. */
  outcome: Outcome | null;
  /** Whether it is over. */
  over: boolean;
  /**
   * The record of the game was altered or is damaged, so nothing is written on it any more; to
   * officials, what is wrong with it.
   */
  broken?: string;
  /** A player's own scoresheet. */
  sheet?: Array<string>;
} & Partial<ForArbiter>;

/**
 * What changed in how a game stands for a role: the fields of `State` that did, under the same names; of
 * the moves and the scoresheets what was added. The time, the clocks and the desk are always told with
 * a view.
 */
export type StateChange = {
  /** How many views the role has been shown. */
  views: number;
  /** The game time in milliseconds. */
  at?: number;
  /** The time of the server in milliseconds since 1970 (UTC). */
  utc?: number;
  /** The regulations of the game. */
  regulations?: Regulations;
  /** The pieces as hands have left them, as FEN writes them. */
  board?: string;
  /** Who has the move. */
  to_move?: Side;
  /** What the clocks show. */
  clocks?: GameClocks | null;
  /** The moves that the role is told of. */
  moves?: Grown<Move>;
  /** How it ended. */
  outcome?: Outcome | null;
  /** Whether it is over. */
  over?: boolean;
  /** The record of the game was altered or is damaged; to officials, what is wrong with it. */
  broken?: string | null;
  /** A player's own scoresheet. */
  sheet?: Grown<string>;
  /** To the arbiter: what is on the board by the Laws' account, as FEN writes it. */
  standing?: string;
  /** To the arbiter: who has offered a draw that can still be accepted. */
  offer?: Side | null;
  /** What the Laws leave to the arbiter. */
  questions?: Array<AskedQuestion>;
  /** To the arbiter: the illegal moves of each side that counted. */
  illegal_moves?: Each<number>;
  /** To the arbiter: for how many moves of either side nothing was captured and no pawn moved. */
  quiet_plies?: number | null;
  /** To the arbiter: how often the position has occurred. */
  occurrences?: number;
  /** To the arbiter: after which moves it has; nothing stands for the beginning. */
  occurred_after?: Array<MoveNumber | null>;
  /** To the arbiter: the warnings of each side. */
  warnings?: Each<number>;
  /** To the arbiter: whether the clocks were stopped. */
  stopped?: boolean;
  /** To the arbiter: whether the game was not started yet. */
  not_started?: boolean;
  /** What lies on the arbiter's desk. */
  desk?: Desk | null;
  /** To the arbiter: the scoresheets. */
  sheets?: Each<Grown<string>>;
  /** To the arbiter: whose flags have fallen, the first one first. */
  flags?: Array<Side>;
  /** To the arbiter: who can still give mate. It is told when it is found out. */
  can_mate?: Each<Mate | null>;
};

/**
 * Whether an arbiter watches the game closely enough for the Competition Rules to apply in full.
 *
 * In standard play they always do.
 */
export type Supervision = "full" | "limited";

/** What ended a game. */
export type Termination =
  | "checkmate"
  | "stalemate"
  | "dead_position"
  | "resignation"
  | "agreement"
  | "threefold"
  | "fifty_moves"
  | "fivefold"
  | "seventy_five_moves"
  | "time"
  | "illegal_moves"
  | "illegal_position"
  | "default"
  | "sealed_move"
  | "quickplay"
  | "penalty"
  | "arbiter"
  | "appeal"
  | "signature";

/**
 * What a question is about, so that a decision can say which of several it answers.
 *
 * Two questions are about the same if they have the same words; what is needed to carry out the
 * answer is no part of it.
 */
export type Topic = string;

/** Why a penalty is not lawful. */
export type Unlawful =
  | "no_clock"
  | "game_over"
  | "no_time"
  | "full_already"
  | "nothing_left"
  | "not_lost"
  | "opponent_loses"
  | "not_a_score"
  | "not_announced"
  | "no_round"
  | "no_consent";

/** What a role is shown of an entry. */
export type View = {
  /** Its number among the views of this role, from 1. */
  n: number;
  /** The game time in milliseconds. */
  at: number;
  /** When the server got it, in milliseconds since 1970 (UTC). */
  received: number;
  /** Who did it: `white`, `black-assistant`, `arbiter-1`, `clock`. */
  by: string;
  /** Who did it, to be told in a language. */
  who: Message;
  /** In the words of the law cases. */
  act?: string;
  /** What was done, as the record has it. */
  event?: Event;
  /** What was done, to be told in a language. */
  message?: Message;
  /** What the Laws make of it, as far as the role is told. */
  rulings: Array<Ruling>;
  /** What the clocks show after it. */
  clocks?: Clocks;
};

/** Views, one after the other. */
export type Views = {
  views: Array<View>;
};

/**
 * One of the two ways to castle, by the side of the board on which the rook stands.
 *
 * The final squares are those of ordinary chess, whatever the starting position: king on the
 * g-file and rook on the f-file, or king on the c-file and rook on the d-file.
 */
export type Wing = "king-side" | "queen-side";

/** A part of a decision that counts no longer. */
export type Withdrawn = "warning" | "points" | "fine" | { "exclusion": { rounds: number } } | "expulsion";

/** What was wrong with a move that was completed. */
export type Wrong =
  | { "illegal": Illegality }
  | "no_move"
  | "unpromoted"
  | { "touch_move": Duty }
  | "both_hands"
  | "pass";
