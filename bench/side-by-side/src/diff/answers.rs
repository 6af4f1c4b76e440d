//! What each program says about a position, in words that can be compared.

use super::known;

/// A program that can be asked.
pub(super) trait Program: Sized {
    const NAME: &'static str;

    type Move: Copy;

    /// The legal moves with their text in UCI, castling as king takes rook.
    fn moves(&self) -> Vec<(String, Self::Move)>;

    /// The position after the move.
    fn play(&self, mv: Self::Move) -> Self;

    /// The pieces that give check, a1 as the lowest bit, h8 as the highest.
    fn checkers(&self) -> u64;

    /// The position as FEN: castling as X-FEN has it, the en passant square only if a capture there is legal.
    fn fen(&self) -> String;
}

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Answers {
    name: &'static str,
    pub(super) fen: String,
    checkers: u64,
    /// Each legal move, in alphabetical order, with the position it leads to.
    pub(super) moves: Vec<(String, String)>,
}

impl Answers {
    pub(super) fn of<P: Program>(position: &P) -> Answers {
        let moves = position.moves().into_iter();
        let mut moves: Vec<_> = moves.map(|(text, mv)| (text, position.play(mv).fen())).collect();
        moves.sort();
        Answers { name: P::NAME, fen: position.fen(), checkers: position.checkers(), moves }
    }

    /// Where the two differ, if they do.
    pub(super) fn compare(&self, other: &Answers) -> Result<(), String> {
        let differ = |what: &str, ours: &dyn std::fmt::Debug, theirs: &dyn std::fmt::Debug| {
            Err(format!(
                "{what} at {}\n  {}: {ours:?}\n  {}: {theirs:?}",
                self.fen, self.name, other.name
            ))
        };
        if !known::same_fen(&self.fen, &other.fen) {
            return differ("FEN", &self.fen, &other.fen);
        }
        if self.checkers != other.checkers {
            return differ("checkers", &self.checkers, &other.checkers);
        }
        let texts = |answers: &Answers| {
            answers.moves.iter().map(|(text, _)| text.clone()).collect::<Vec<_>>()
        };
        if texts(self) != texts(other) {
            return differ("legal moves", &texts(self), &texts(other));
        }
        for (ours, theirs) in self.moves.iter().zip(&other.moves) {
            if !known::same_fen(&ours.1, &theirs.1) {
                return differ(&format!("FEN after {}", ours.0), &ours.1, &theirs.1);
            }
        }
        Ok(())
    }
}
