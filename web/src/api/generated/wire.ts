/**
 * What the server sends and takes. Made from the types of `crates/jadoube-server` by
 * `cargo xtask bless --wire`, and not to be edited.
 */

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

/** A lawful answer to it: the act that gives it, and what it is called. */
export type Answer = {
  act: string;
  message: Message;
};

/** An argument of a message, with its type, so that each language can put it in its own way. */
export type Argument = { "side": string } | { "piece": string } | { "square": string } | { "ms": number } | { "article": string } | { "edition": Edition } | { "number": number } | { "word": string } | { "text": string } | { "message": Message } | { "list": Array<Message> };

/** A question that the Laws leave to the arbiter. */
export type AskedQuestion = {
  question: Question;
  choices: Array<Answer>;
};

/** A board among many; what the arbiter alone may know is there for him alone. */
export type Board = {
  game: string;
  /** White's name. */
  white: string;
  /** Black's name. */
  black: string;
  round: string;
  edition: Edition;
  class: Class;
  /** The time of the server in milliseconds since 1970 (UTC). */
  utc: number;
  /** The pieces as hands have left them, as FEN writes them. */
  board: string;
  to_move: Side;
  clocks: GameClocks | null;
  last: LastMove | null;
  outcome: Outcome | null;
  over: boolean;
  /**
   * The record of the game was altered or is damaged, so nothing is written on it any more; to
   * officials, what is wrong with it.
   */
  broken?: string;
} & Partial<BoardForArbiter>;

/** What the arbiter alone is told of a board. */
export type BoardForArbiter = {
  desk: Desk;
  /** How many questions are left to him. */
  questions: number;
  /** Who has offered a draw that can still be accepted. */
  offer: Side | null;
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

/** A player stopped the clocks to speak with the arbiter. */
export type Call = {
  by: Side;
  because: string | null;
  /** The game time in milliseconds. */
  at: number;
};

/** The answer in a word. */
export type Can = "yes" | "no" | "unknown";

/** How fast a game is: the Laws have one set of rules and two appendices that change it. */
export type Class = "standard" | "rapid" | "blitz";

/** What the clocks show after an entry. */
export type Clocks = {
  white_ms: number;
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

/** What a time control in text means. */
export type Control = {
  /** Its usual form. */
  text: string;
  /** What a game is by it. */
  class: Class;
  sides_differ: boolean;
};

/** The keys of what was created, and the links into it; their secrets are not shown again. */
export type Created = {
  competition: string;
  game?: string;
  links: Array<LinkMade>;
};

/** A question that the Laws leave to the arbiter, and its lawful answers. */
export type Decision = {
  message: Message;
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
  need: Need;
  call: Call | null;
  /** What he must decide first. */
  question: Message | null;
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

/** One value for each side, by name. */
export type Each<T> = {
  white: T;
  black: T;
};

/** An edition of the Laws, by the year it came into force. */
export type Edition = "1993" | "2014" | "2018" | "2023";

/** The organiser may agree to an expulsion. */
export type Expulsion = {
  act: string;
  side: Side;
};

/** What the arbiter alone is told of how a game stands. */
export type ForArbiter = {
  /** What is on the board by the Laws' account, as FEN writes it. */
  standing: string;
  /** Who has offered a draw that can still be accepted. */
  offer: Side | null;
  questions: Array<AskedQuestion>;
  illegal_moves: Each<number>;
  /** For how many moves of either side nothing was captured and no pawn moved. */
  quiet_plies: number | null;
  /** How often the position has occurred. */
  occurrences: number;
  /** After which moves it has; nothing stands for the beginning. */
  occurred_after: Array<MoveNumber | null>;
  warnings: Each<number>;
  stopped: boolean;
  not_started: boolean;
  desk: Desk | null;
  sheets: Each<Array<string>>;
  /** Whose flags have fallen, the first one first. */
  flags: Array<Side>;
  /** Who can still give mate; nothing where no position stands by the Laws' account. */
  can_mate: Each<Mate | null>;
};

/** The clocks of a game. */
export type GameClocks = {
  white_ms: number;
  black_ms: number;
  /** Whose clock runs. */
  running: Side | null;
  /** The time control in its usual form. */
  control: string;
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

/** What an arbiter can write into the record. */
export type Incident = {
  act: string;
  message: Message;
  articles: Array<string>;
};

/** What a piece is, whatever its colour. */
export type Kind = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";

/** The last move that the role is told of. */
export type LastMove = {
  number: number;
  side: Side;
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

/** Where a note comes from. */
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
 * Where the value of a provision was taken from.
 *
 * Of the editions of 1993 and 2014 there are only extracts to work from.
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

/** Whether a side can still give mate. */
export type Mate = {
  can: Can;
  /** Moves that lead to one. */
  line: Array<string> | null;
};

/**
 * Something to tell people, before it is put into a language: an id and typed arguments.
 *
 * This is what travels between programs; `Messages`, of the feature `messages`, makes text of it.
 */
export type Message = {
  /** The id, the same in all languages. */
  id: string;
  /** The arguments by their names. */
  arguments?: { [key in string]: Argument };
};

/** A move of a game. */
export type Move = {
  number: number;
  side: Side;
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
  number: number;
  side: Side;
};

/** What a board needs, the most urgent first. */
export type Need = "decision" | "call" | "notice" | "paused" | "time-trouble" | "not-started" | "playing" | "over";

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
 * An act that an official may do, what it is called, and what the Laws would make of it. `{time}` in
 * the act stands for a time such as `2:00`.
 */
export type Offer = {
  act: string;
  message: Message;
  follows: Array<Ruling>;
  /** Whom it is about. */
  side?: Side;
};

/**
 * All that an official may do now. `{side}` in the act of an incident stands for White, Black or
 * Bystander; in another act for White or Black, and `{who}` for any of the three. `{time}` and
 * `{number}` are left to him.
 */
export type Offers = {
  decisions: Array<Decision>;
  appeal: Array<Offer>;
  desk: Desk;
  play: Array<Offer>;
  /** Whether he may set the clock. */
  clock: boolean;
  notices: Array<Offer>;
  penalties: Array<Offer>;
  incidents: Array<Incident>;
  others: Array<OtherAct>;
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
  group: Group;
  act: string;
  message: Message;
  follows: Array<Ruling>;
  /** Those that allow it where it has no ruling. */
  articles: Array<string>;
};

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

/** An entry as it is stored. */
export type RecordEntry = {
  number: number;
  text: string;
  salt: string;
  hash: string;
};

/** What the Laws make of something, with its sentence and its articles. */
export type Ruling = {
  effect: Effect;
  /** By the numbers of the game's edition; the first is the one it rests on. */
  articles: Array<string>;
  message: Message;
  /** Whether it is one of the effects that need no telling, such as a legal move made. */
  routine: boolean;
};

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

/** One of the two players, by the colour of the pieces. */
export type Side = "white" | "black";

/** How a game stands, as far as a role may know it. */
export type State = {
  game: string;
  competition: string;
  /** As whom the game is looked at. */
  role?: string;
  /** White's name. */
  white: string;
  /** Black's name. */
  black: string;
  round: string;
  moving: Moving;
  regulations: Regulations;
  /** How many views the role has been shown. */
  views: number;
  /** The game time in milliseconds. */
  at: number;
  /** The time of the server in milliseconds since 1970 (UTC). */
  utc: number;
  /** The pieces as hands have left them, as FEN writes them. */
  board: string;
  to_move: Side;
  clocks: GameClocks | null;
  moves: Array<Move>;
  outcome: Outcome | null;
  over: boolean;
  /**
   * The record of the game was altered or is damaged, so nothing is written on it any more; to
   * officials, what is wrong with it.
   */
  broken?: string;
  /** A player's own scoresheet. */
  sheet?: Array<string>;
} & Partial<ForArbiter>;

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
  event?: Event;
  /** What was done, to be told in a language. */
  message?: Message;
  rulings: Array<Ruling>;
  clocks?: Clocks;
};

/** Views, one after the other. */
export type Views = {
  views: Array<View>;
};
