//! Rows of a table: what is attempted where, and what the Laws say about it, for both colours.

use jadoube_chess::{Attempt, Board, Illegality, Piece, Position, Setup, Side, Square};

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Checks each line of a table as it stands and with the colours exchanged.
///
/// A line has a FEN (or `start`), an attempt, and `legal` or the reason why it is not.
#[track_caller]
pub(crate) fn check(table: &str) {
    let lines = table.lines().map(str::trim);
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with("//")) {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[fen, text, expected] = columns.as_slice() else {
            panic!("expected three columns: {line}");
        };
        let attempt: Attempt = text.parse().unwrap();
        let setup = read(if fen == "start" { START } else { fen }).setup();
        let found = position(line, setup).check(attempt).map(drop);
        assert_eq!(verdict(found), expected, "{line}");

        let mirrored_setup = mirrored(&setup);
        let exchanged = position(line, mirrored_setup).check(mirrored_attempt(attempt)).map(drop);
        let expected = mirrored_text(&format!("{found:?}"));
        assert_eq!(format!("{exchanged:?}"), expected, "{line}, colours exchanged");
    }
}

fn verdict(found: Result<(), Illegality>) -> String {
    found.map_or_else(|illegality| illegality.to_string(), |()| "legal".to_owned())
}

#[track_caller]
fn position(fen: &str, setup: Setup) -> Position {
    Position::try_from(setup).unwrap_or_else(|flaws| panic!("{fen}: {flaws}"))
}

#[track_caller]
pub(crate) fn read(fen: &str) -> Position {
    position(fen, Setup::from_fen(fen).unwrap())
}

/// The position after some attempts, all of them legal.
#[track_caller]
pub(crate) fn played(position: Position, attempts: &str) -> Position {
    attempts.split_whitespace().fold(position, |position, text| {
        position.play(position.move_from_uci(text).unwrap_or_else(|error| panic!("{error}")))
    })
}

/// Why an attempt is illegal.
#[track_caller]
pub(crate) fn refusal(position: &Position, text: &str) -> String {
    verdict(position.check(text.parse().unwrap()).map(drop))
}

/// The legal moves of the piece on a square, as sorted UCI text.
#[track_caller]
pub(crate) fn moves_from(fen: &str, square: Square) -> String {
    let moves = read(fen).legal_moves_from(square);
    let mut moves: Vec<_> = moves.into_iter().map(|mv| mv.attempt().to_string()).collect();
    moves.sort();
    moves.join(" ")
}

fn mirrored(setup: &Setup) -> Setup {
    let mut board = Board::empty();
    for (square, Piece { side, kind }) in setup.board.pieces() {
        board.put(Piece { side: !side, kind }, square.mirrored());
    }
    Setup {
        board,
        to_move: !setup.to_move,
        castling: setup.castling.into_iter().map(Square::mirrored).collect(),
        en_passant: setup.en_passant.map(Square::mirrored),
        ..*setup
    }
}

fn mirrored_attempt(attempt: Attempt) -> Attempt {
    match attempt {
        Attempt::Move { from, to, promotion } => {
            Attempt::Move { from: from.mirrored(), to: to.mirrored(), promotion }
        }
        castling @ Attempt::Castling(_) => castling,
    }
}

/// Exchanges the sides and the squares in a value's `Debug` text.
fn mirrored_text(text: &str) -> String {
    let words = text.split_inclusive(|letter: char| !letter.is_alphanumeric());
    words
        .map(|word| {
            let name = word.trim_end_matches(|letter: char| !letter.is_alphanumeric());
            let end = &word[name.len()..];
            let name = match (name.parse::<Square>(), name.parse::<Side>()) {
                (Ok(square), _) => format!("{:?}", square.mirrored()),
                (_, Ok(side)) => format!("{:?}", !side),
                _ => name.to_owned(),
            };
            name + end
        })
        .collect()
}
