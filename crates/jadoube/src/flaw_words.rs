//! Why a setup is not a legal position, as messages.

use jadoube_chess::{Flaw, Wing};
use jadoube_lawbook::{Argument, Message};

/// The flaw before it is put into a language.
pub(crate) fn message(flaw: &Flaw) -> Message {
    let (side, square) = (|it| Argument::side(it), |it| Argument::square(it));
    let squares = |it| Argument::text(format!("{it}"));
    let count = |it: usize| Argument::Number(it as i64);
    match *flaw {
        Flaw::NoKing(whose) => Message::new("flaw-no-king").with("side", side(whose)),
        Flaw::SeveralKings(whose, kings) => Message::new("flaw-several-kings")
            .with("side", side(whose))
            .with("squares", squares(kings)),
        Flaw::CastlingElsewhere(on) => {
            Message::new("flaw-castling-elsewhere").with("square", square(on))
        }
        Flaw::CastlingWithoutKing(whose) => {
            Message::new("flaw-castling-without-king").with("side", side(whose))
        }
        Flaw::CastlingWithoutRook(whose, on) => Message::new("flaw-castling-without-rook")
            .with("side", side(whose))
            .with("square", square(on)),
        Flaw::CastlingTwice(whose, wing) => {
            let wing = match wing {
                Wing::KingSide => "king-side",
                Wing::QueenSide => "queen-side",
            };
            Message::new("flaw-castling-twice")
                .with("side", side(whose))
                .with("wing", Argument::word(wing))
        }
        Flaw::EnPassantOnWrongRank(on) => {
            Message::new("flaw-en-passant-on-wrong-rank").with("square", square(on))
        }
        Flaw::EnPassantWithoutPawn { passed, missing } => {
            Message::new("flaw-en-passant-without-pawn")
                .with("square", square(passed))
                .with("to", square(missing))
        }
        Flaw::EnPassantBlocked { passed, occupied } => Message::new("flaw-en-passant-blocked")
            .with("square", square(passed))
            .with("on", square(occupied)),
        Flaw::OpponentInCheck { side: whose, by } => Message::new("flaw-opponent-in-check")
            .with("side", side(whose))
            .with("squares", squares(by)),
        Flaw::BothInCheck => Message::new("flaw-both-in-check"),
        Flaw::PawnOnFirstRank(on) | Flaw::PawnOnLastRank(on) => {
            Message::new("flaw-pawn-on-end-rank").with("square", square(on))
        }
        Flaw::TooManyMen(whose, pieces) => {
            Message::new("flaw-too-many-men").with("side", side(whose)).with("count", count(pieces))
        }
        Flaw::TooManyPawns(whose, pawns) => Message::new("flaw-too-many-pawns")
            .with("side", side(whose))
            .with("count", count(pawns)),
        Flaw::TooManyPromoted { side: whose, promoted, missing_pawns } => {
            Message::new("flaw-too-many-promoted")
                .with("side", side(whose))
                .with("promoted", count(promoted))
                .with("missing", count(missing_pawns))
        }
        Flaw::TooManyCheckers(by) => {
            Message::new("flaw-too-many-checkers").with("squares", squares(by))
        }
        Flaw::ImpossibleCheck(by) => {
            Message::new("flaw-impossible-check").with("squares", squares(by))
        }
        Flaw::ImpossibleDoubleStep { passed, by } => Message::new("flaw-impossible-double-step")
            .with("square", square(passed))
            .with("squares", squares(by)),
    }
}

#[cfg(test)]
mod tests {
    use jadoube_chess::{Side, Square, SquareSet};
    use jadoube_lawbook::{Locale, Messages};

    use super::*;

    fn flaws() -> Vec<Flaw> {
        let by = SquareSet::from(Square::A1);
        let side = Side::Black;
        let (passed, missing, occupied) = (Square::E3, Square::E4, Square::E2);
        vec![
            Flaw::NoKing(side),
            Flaw::SeveralKings(side, by),
            Flaw::CastlingElsewhere(Square::E4),
            Flaw::CastlingWithoutKing(side),
            Flaw::CastlingWithoutRook(side, Square::A8),
            Flaw::CastlingTwice(side, Wing::KingSide),
            Flaw::CastlingTwice(side, Wing::QueenSide),
            Flaw::EnPassantOnWrongRank(Square::E4),
            Flaw::EnPassantWithoutPawn { passed, missing },
            Flaw::EnPassantBlocked { passed, occupied },
            Flaw::OpponentInCheck { side, by },
            Flaw::BothInCheck,
            Flaw::PawnOnFirstRank(Square::E1),
            Flaw::PawnOnLastRank(Square::E8),
            Flaw::TooManyMen(side, 17),
            Flaw::TooManyPawns(side, 9),
            Flaw::TooManyPromoted { side, promoted: 2, missing_pawns: 1 },
            Flaw::TooManyCheckers(by),
            Flaw::ImpossibleCheck(by),
            Flaw::ImpossibleDoubleStep { passed, by },
        ]
    }

    #[test]
    fn english_messages_say_what_the_flaws_say() {
        let messages = Messages::new(Locale::English);
        for flaw in flaws() {
            assert_eq!(messages.text(&message(&flaw)).unwrap(), flaw.to_string());
        }
    }

    #[test]
    fn every_flaw_can_be_told_in_every_language() {
        for locale in Locale::ALL {
            let messages = Messages::new(locale);
            for flaw in flaws() {
                assert!(messages.text(&message(&flaw)).is_ok(), "{locale}: {flaw:?}");
            }
        }
    }
}
