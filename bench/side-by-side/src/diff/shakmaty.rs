//! shakmaty's answers.

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position, PositionErrorKinds};

use super::answers::Program;

pub(super) struct Shakmaty(Chess);

impl Shakmaty {
    /// The position, or what is wrong with it; nothing if not even the text can be read.
    pub(super) fn read(fen: &str) -> Result<Shakmaty, Option<PositionErrorKinds>> {
        let fen: Fen = fen.parse().map_err(|_| None)?;
        // Every chess position is a Chess960 position, and so one mode serves for both.
        match fen.into_position(CastlingMode::Chess960) {
            Ok(position) => Ok(Shakmaty(position)),
            Err(error) => Err(Some(error.kinds())),
        }
    }

    /// The moves that random play seldom meets: castling, en passant and promotion.
    pub(super) fn special_moves(&self) -> Vec<String> {
        let mut moves = self.moves();
        moves.retain(|(_, mv)| mv.is_castle() || mv.is_en_passant() || mv.is_promotion());
        let mut texts: Vec<_> = moves.into_iter().map(|(text, _)| text).collect();
        texts.sort();
        texts
    }
}

impl Program for Shakmaty {
    const NAME: &'static str = "shakmaty";

    type Move = Move;

    fn moves(&self) -> Vec<(String, Move)> {
        let moves = self.0.legal_moves().into_iter();
        moves.map(|mv| (UciMove::from_chess960(mv).to_string(), mv)).collect()
    }

    fn play(&self, mv: Move) -> Shakmaty {
        let mut position = self.0.clone();
        position.play_unchecked(mv);
        Shakmaty(position)
    }

    fn checkers(&self) -> u64 {
        self.0.checkers().0
    }

    fn fen(&self) -> String {
        Fen::from_position(&self.0, EnPassantMode::Legal).to_string()
    }
}
