//! The disagreements that we know and can explain, each with its name and its test.

use cozy_chess::FenParseError;
use jadoube_chess::{Flaw, ParsePositionError};
use shakmaty::PositionErrorKinds;

use super::cozy::Cozy;
use super::jadoube::Jadoube;
use super::shakmaty::Shakmaty;

/// cozy-chess notes every double step; we note only one that can be answered by a legal capture en
/// passant, because only that makes it a different position (9.2.3).
pub(super) fn cozy_keeps_every_double_step(cozy: &Cozy) -> String {
    match cozy.en_passant_square() {
        Some(square) if cozy.has_legal_en_passant(square) => square.to_string(),
        _ => "-".to_owned(),
    }
}

/// Whether two FENs say the same, except for known differences.
pub(super) fn same_fen(ours: &str, theirs: &str) -> bool {
    ours == theirs || cozy_stops_counting_at_100(ours, theirs)
}

/// cozy-chess calls the game drawn after fifty moves by each side and stops counting; by the Laws
/// it goes on until someone claims (9.3) or to seventy-five moves (9.6.2).
fn cozy_stops_counting_at_100(ours: &str, theirs: &str) -> bool {
    let split = |fen: &str| {
        let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
        let clock = fields.get(4)?.parse::<u32>().ok()?;
        fields.remove(4);
        Some((clock, fields))
    };
    match (split(ours), split(theirs)) {
        (Some((ours, rest)), Some((100, other))) => ours > 100 && rest == other,
        _ => false,
    }
}

/// Whether it is known why the programs differ on the validity of a setup.
///
/// All known differences are setups that we refuse and others accept; then each flaw that we find
/// must be one that they do not look for.
pub(super) fn explains(
    jadoube: &Result<Jadoube, ParsePositionError>,
    shakmaty: &Result<Shakmaty, Option<PositionErrorKinds>>,
    cozy: &Result<Cozy, FenParseError>,
) -> bool {
    let Err(ParsePositionError::Flaws(flaws)) = jadoube else {
        return false;
    };
    flaws.iter().all(|flaw| {
        let unseen_by_shakmaty =
            we_take_the_last_move_back(flaw) || we_take_the_double_step_back(flaw);
        let unseen_by_cozy = |cozy: &Cozy| {
            unseen_by_shakmaty
                || cozy_does_not_count_promotions(flaw)
                || cozy_lets_kings_touch(flaw, cozy)
        };
        (shakmaty.is_err() || unseen_by_shakmaty) && cozy.as_ref().map_or(true, unseen_by_cozy)
    })
}

/// Only we ask of every check whether some move can have given it. shakmaty knows a few signs of
/// a check that none can have given, cozy-chess only that there are never three checkers.
fn we_take_the_last_move_back(flaw: &Flaw) -> bool {
    matches!(flaw, Flaw::ImpossibleCheck(_))
}

/// Only we ask whether the king was attacked before a double step that gave no check. The others
/// ask it of one that did.
fn we_take_the_double_step_back(flaw: &Flaw) -> bool {
    matches!(flaw, Flaw::ImpossibleDoubleStep { .. })
}

/// cozy-chess counts pieces and pawns, but not how many of the pieces must have been pawns.
fn cozy_does_not_count_promotions(flaw: &Flaw) -> bool {
    matches!(flaw, Flaw::TooManyPromoted { .. })
}

/// cozy-chess does not count a king among the pieces that attack a king.
fn cozy_lets_kings_touch(flaw: &Flaw, cozy: &Cozy) -> bool {
    matches!(flaw, Flaw::OpponentInCheck { .. } | Flaw::BothInCheck) && cozy.kings_touch()
}

#[cfg(test)]
mod tests {
    use super::super::answers::Program;
    use super::super::setups::{Agreement, verdicts};
    use super::*;

    fn played<P: Program>(position: &P, text: &str) -> P {
        let moves = position.moves();
        let (_, mv) = moves.iter().find(|(other, _)| other == text).expect("a legal move");
        position.play(*mv)
    }

    /// The programs that let the setup pass.
    fn accepting(fen: &str) -> Vec<&'static str> {
        let accepted = [
            (Jadoube::NAME, Jadoube::read(fen).is_ok()),
            (Shakmaty::NAME, Shakmaty::read(fen).is_ok()),
            (Cozy::NAME, Cozy::read(fen).is_ok()),
        ];
        let accepting = accepted.into_iter().filter(|(_, accepted)| *accepted);
        accepting.map(|(name, _)| name).collect()
    }

    #[test]
    fn cozy_keeps_every_double_step() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1";
        let cozy = played(&Cozy::read(start).unwrap(), "e2e4");
        assert!(cozy.shredder_fen().contains(" e3 "));
        let ours = played(&Jadoube::read(start).unwrap(), "e2e4");
        assert_eq!(cozy.fen(), ours.fen());
    }

    #[test]
    fn cozy_stops_counting_at_100() {
        let before = "4k3/8/8/8/8/8/8/4K2R w H - 100 80";
        let cozy = played(&Cozy::read(before).unwrap(), "h1h2").fen();
        let ours = played(&Jadoube::read(before).unwrap(), "h1h2").fen();
        assert_eq!(ours, "4k3/8/8/8/8/8/7R/4K3 b - - 101 80");
        assert_eq!(cozy, "4k3/8/8/8/8/8/7R/4K3 b - - 100 80");
        assert!(same_fen(&ours, &cozy));
        assert!(!same_fen(&cozy, &ours));
    }

    #[test]
    fn we_take_the_last_move_back() {
        // A pawn that has not moved gives no check to a king that has not moved just now.
        let fen = "8/8/8/8/8/4k3/3P4/7K b - - 0 1";
        assert_eq!(accepting(fen), [Shakmaty::NAME, Cozy::NAME]);
        assert_eq!(verdicts(fen), Ok(Agreement::Explained));
    }

    #[test]
    fn we_take_the_double_step_back() {
        // On b7 the pawn gave check, and White cannot have left the king there.
        let fen = "4k3/8/K7/1p6/8/8/8/8 w - b6 0 1";
        assert_eq!(accepting(fen), [Shakmaty::NAME, Cozy::NAME]);
        assert_eq!(verdicts(fen), Ok(Agreement::Explained));
    }

    #[test]
    fn cozy_does_not_count_promotions() {
        let fen = "3qqk2/pppppppp/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(accepting(fen), [Cozy::NAME]);
        assert_eq!(verdicts(fen), Ok(Agreement::Explained));
    }

    #[test]
    fn cozy_lets_kings_touch() {
        let fen = "8/8/8/3kK3/8/8/8/8 w - - 0 1";
        assert_eq!(accepting(fen), [Cozy::NAME]);
        assert_eq!(verdicts(fen), Ok(Agreement::Explained));
    }
}
