//! Our own answers.

use jadoube_chess::{CastlingText, Move, ParsePositionError, Position, chess960};

use super::answers::Program;

pub(super) struct Jadoube(Position);

impl Jadoube {
    pub(super) fn read(fen: &str) -> Result<Jadoube, ParsePositionError> {
        Position::from_fen(fen).map(Jadoube)
    }

    /// The starting position of that number.
    pub(super) fn chess960_start(number: u16) -> Jadoube {
        Jadoube(chess960::start(number).expect("there are 960"))
    }

    /// Whether the position read from its own text is the same, with the key that grew move by move.
    pub(super) fn read_again(&self) -> Result<(), String> {
        let fen = self.fen();
        let again = Jadoube::read(&fen)
            .map_err(|error| format!("jadoube cannot read its own {fen}: {error}"))?;
        if again.0 != self.0 {
            return Err(format!("jadoube reads another position from its own {fen}"));
        }
        if again.0.key() != self.0.key() {
            return Err(format!("the key of {fen} depends on the way to it"));
        }
        Ok(())
    }
}

impl Program for Jadoube {
    const NAME: &'static str = "jadoube";

    type Move = Move;

    fn moves(&self) -> Vec<(String, Move)> {
        let moves = self.0.legal_moves();
        moves.iter().map(|&mv| (mv.uci(CastlingText::KingTakesRook).to_string(), mv)).collect()
    }

    fn play(&self, mv: Move) -> Jadoube {
        Jadoube(self.0.play(mv))
    }

    fn checkers(&self) -> u64 {
        self.0.checkers().bits()
    }

    fn fen(&self) -> String {
        self.0.to_string()
    }
}
