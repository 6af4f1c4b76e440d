//! What people are told of facts, choices, penalties and faults.

use jadoube_chess::{Illegality, Placed, Square, Wing};
use jadoube_lawbook::{Argument, Message};

use crate::{Choice, Fact, Penalty, Side, Termination, Wrong};

pub(crate) fn ms(ms: i64) -> Argument {
    Argument::Ms(ms.max(0).unsigned_abs())
}

pub(crate) fn wing(wing: Wing) -> Argument {
    Argument::word(match wing {
        Wing::KingSide => "king-side",
        Wing::QueenSide => "queen-side",
    })
}

pub(crate) fn squares(squares: &[Square]) -> Argument {
    let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
    Argument::text(names.join(", "))
}

fn of(id: &'static str, side: Side) -> Message {
    Message::new(id).with("side", Argument::side(side))
}

fn on(id: &'static str, square: Square) -> Message {
    Message::new(id).with("square", Argument::square(square))
}

fn number(number: u32) -> Argument {
    Argument::Number(i64::from(number))
}

impl Fact {
    /// What the arbiter is told.
    pub fn message(self) -> Message {
        match self {
            Self::Move { side, number: n } => of("fact-move", side).with("number", number(n)),
            Self::TouchMove { side, number: n } => {
                of("fact-touch-move", side).with("number", number(n))
            }
            Self::Flag { side } => of("fact-flag", side),
            Self::Position => Message::new("fact-position"),
            Self::Man { on: square } => on("fact-man", square),
            Self::BothKingsInCheck => Message::new("fact-both-kings-in-check"),
            Self::PawnNotPromoted { on: square } => on("fact-pawn-not-promoted", square),
            Self::BothHands { side } => of("fact-both-hands", side),
            Self::PressedWithoutMove { side } => of("fact-pressed-without-move", side),
            Self::InitialPosition => Message::new("fact-initial-position"),
            Self::BoardTurned => Message::new("fact-board-turned"),
            Self::Colours => Message::new("fact-colours"),
            Self::ClockSetting => Message::new("fact-clock-setting"),
            Self::ClockFailed => Message::new("fact-clock-failed"),
            Self::Sheet { side } => of("fact-sheet", side),
            Self::BoardsDiffer => Message::new("fact-boards-differ"),
            Self::Occurred { times } => Message::new("fact-occurred").with("count", number(times)),
            Self::QuietMoves { moves } => {
                Message::new("fact-quiet-moves").with("count", number(moves))
            }
            Self::AdjustingAlone { side } => of("fact-adjusting-alone", side),
            Self::OfferAtWrongTime { side } => of("fact-offer-at-wrong-time", side),
            Self::OfferRepeated { side } => of("fact-offer-repeated", side),
            Self::OtherHand { side } => of("fact-other-hand", side),
            Self::OfClock(fact) => fact.message(),
            Self::OfConduct(fact) => fact.message(),
            Self::OfAdjournment(fact) => fact.message(),
            Self::OfBlind(fact) => fact.message(),
        }
    }
}

impl Choice {
    /// What the arbiter reads on the button.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Win(side) => return of("choice-win", side),
            Self::Score(score) => {
                let text = Argument::text(score.to_string());
                return Message::new("choice-score").with("score", text);
            }
            Self::PositionAfter { side, number: n } => {
                return of("choice-position-after", side).with("number", number(n));
            }
            Self::ClocksStay => "choice-clocks-stay",
            Self::ClocksAsTheyWere => "choice-clocks-as-they-were",
            Self::FinishCastling => "choice-finish-castling",
            Self::IllegalMove => "choice-illegal-move",
            Self::Accident => "choice-accident",
            Self::TouchCounts => "choice-touch-counts",
            Self::TouchDoesNotCount => "choice-touch-does-not-count",
            Self::PlayOn => "choice-play-on",
            Self::NewGame => "choice-new-game",
            Self::Restore => "choice-restore",
            Self::Draw => "choice-draw",
            Self::NoPenalty => "choice-no-penalty",
            Self::Warning => "choice-warning",
            Self::TakeReport => "choice-take-report",
            Self::IgnoreReport => "choice-ignore-report",
            Self::ResultStands => "choice-result-stands",
            Self::SendOut => "choice-send-out",
            Self::TimeTaken => "choice-time-taken",
            Self::ReasonValid => "choice-reason-valid",
            Self::ClocksBySetting => "choice-clocks-by-setting",
            Self::TenMinutesLess => "choice-ten-minutes-less",
            Self::ClockFailed => "choice-clock-failed",
            Self::MeaningClear => "choice-meaning-clear",
            Self::MoveOnBoard => "choice-move-on-board",
            Self::MoveAnnounced => "choice-move-announced",
            Self::Increment => "choice-increment",
            Self::Delay => "choice-delay",
            Self::NoIncrement => "choice-no-increment",
            Self::PutOff => "choice-put-off",
            Self::PutOffWithTime => "choice-put-off-with-time",
            Self::RejectClaim => "choice-reject-claim",
        })
    }
}

impl Penalty {
    /// What the penalty is.
    pub fn message(self) -> Message {
        match self {
            Self::Warning => Message::new("penalty-warning"),
            Self::OpponentGains { ms: time } => {
                Message::new("penalty-opponent-gains").with("time", ms(time))
            }
            Self::Loses { ms: time } => Message::new("penalty-loses").with("time", ms(time)),
            Self::OpponentFull => Message::new("penalty-opponent-full"),
            Self::Lowered => Message::new("penalty-lowered"),
            Self::Score(score) => {
                Message::new("penalty-score").with("score", Argument::text(score.to_string()))
            }
            Self::Loss => Message::new("penalty-loss"),
            Self::Fine => Message::new("penalty-fine"),
            Self::Exclusion { rounds } => {
                Message::new("penalty-exclusion").with("count", number(u32::from(rounds)))
            }
            Self::Expulsion => Message::new("penalty-expulsion"),
        }
    }
}

impl Wrong {
    /// What was wrong with the move.
    pub fn message(self) -> Message {
        match self {
            Self::Illegal(illegality) => illegality_message(&illegality),
            Self::NoMove => Message::new("wrong-no-move"),
            Self::Unpromoted => Message::new("wrong-unpromoted"),
            Self::TouchMove(_) => Message::new("wrong-touch-move"),
            Self::BothHands => Message::new("wrong-both-hands"),
            Self::Pass => Message::new("wrong-pass"),
        }
    }
}

impl Termination {
    /// The word by which messages choose.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead-position",
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::Threefold => "threefold",
            Self::FiftyMoves => "fifty-moves",
            Self::Fivefold => "fivefold",
            Self::SeventyFiveMoves => "seventy-five-moves",
            Self::Time => "time",
            Self::IllegalMoves => "illegal-moves",
            Self::IllegalPosition => "illegal-position",
            Self::Default => "default",
            Self::SealedMove => "sealed-move",
            Self::Quickplay => "quickplay",
            Self::Penalty => "penalty",
            Self::Arbiter => "arbiter",
            Self::Appeal => "appeal",
            Self::Signature => "signature",
        }
    }
}

/// Why an attempt is not a legal move.
pub fn illegality_message(illegality: &Illegality) -> Message {
    match *illegality {
        Illegality::GameOver(ending) => Message::new("illegality-game-over")
            .with("ending", Argument::word(ending.to_string().to_lowercase())),
        Illegality::EmptySquare { from } => on("illegality-empty-square", from),
        Illegality::OpponentsPiece(placed) => man("illegality-opponents-piece", placed),
        Illegality::NotMoved(placed) => man("illegality-not-moved", placed),
        Illegality::KingTaken(placed) => man("illegality-king-taken", placed),
        Illegality::OwnPiece(placed) => man("illegality-own-piece", placed),
        Illegality::NotHowItMoves { piece, to } => on("illegality-not-how-it-moves", piece.on)
            .with("piece", Argument::piece(piece.piece.kind))
            .with("to", Argument::square(to)),
        Illegality::PathBlocked { kind, by } => {
            man("illegality-path-blocked", by).with("kind", Argument::piece(kind))
        }
        Illegality::PawnBlocked { by } => man("illegality-pawn-blocked", by),
        Illegality::DoubleStepBlocked { by } => man("illegality-double-step-blocked", by),
        Illegality::DoubleStepNotFirst { from } => on("illegality-double-step-not-first", from),
        Illegality::NothingToCapture { to } => on("illegality-nothing-to-capture", to),
        Illegality::EnPassantNotPossible { pawn } => {
            man("illegality-en-passant-not-possible", pawn)
        }
        Illegality::PromotionMissing { to } => on("illegality-promotion-missing", to),
        Illegality::PromotionNotAllowed { kind } => {
            Message::new("illegality-promotion-not-allowed").with("kind", Argument::piece(kind))
        }
        Illegality::PromotionNotDue { to } => on("illegality-promotion-not-due", to),
        Illegality::CastlingRightLost { wing: to } => {
            Message::new("illegality-castling-right-lost").with("wing", wing(to))
        }
        Illegality::CastlingOutOfCheck { wing: to, by } => {
            man("illegality-castling-out-of-check", by).with("wing", wing(to))
        }
        Illegality::CastlingThroughAttack { wing: to, on, by } => {
            man("illegality-castling-through-attack", by)
                .with("wing", wing(to))
                .with("on", Argument::square(on))
        }
        Illegality::CastlingIntoAttack { wing: to, on, by } => {
            man("illegality-castling-into-attack", by)
                .with("wing", wing(to))
                .with("on", Argument::square(on))
        }
        Illegality::CastlingBlocked { wing: to, by } => {
            man("illegality-castling-blocked", by).with("wing", wing(to))
        }
        Illegality::KingLeftInCheck { by } => man("illegality-king-left-in-check", by),
        Illegality::KingIntoCheck { on, by } => {
            man("illegality-king-into-check", by).with("on", Argument::square(on))
        }
        Illegality::KingExposed { by } => man("illegality-king-exposed", by),
    }
}

/// A message about a man on the board.
fn man(id: &'static str, placed: Placed) -> Message {
    on(id, placed.on)
        .with("side", Argument::side(placed.piece.side))
        .with("piece", Argument::piece(placed.piece.kind))
}
