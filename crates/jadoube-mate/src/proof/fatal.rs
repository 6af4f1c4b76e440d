//! Squares on which a piece of the side to be mated would itself give mate, and so end the game.
//!
//! Where the king of the mating side can never move, a check that nobody can parry is mate. Nothing
//! follows it, so a piece of the other side need not be followed to where it gives such a check: every
//! position after which the game goes on belongs to the abstraction without that. It is certain of
//! a piece that comes to a square `q`, whatever it may take there, if
//! - from `q` it attacks the king `k`, and no piece may stand on the squares between;
//! - no other piece of the mating side may take on `q` or come between, though the piece that moved no
//!   longer stands where it stood;
//! - each square beside `k` either holds a steady piece of the mating side, or is attacked, from
//!   wherever they may stand, by pawns, knights or the king of the other side, other than the piece
//!   that moved: these no piece shuts out. `q` itself must be so attacked if it is beside `k`.
//!
//! Pawns are left out: what has just gone two squares may be taken en passant. All conditions hold
//! less and less while squares are added, as those of [`reach`](crate::proof::reach) do.

use jadoube_chess::{Kind, Side, Square};

use crate::attacks::{attacks, attacks_of, between, bit, pawn_steps_from, squares};
use crate::fill::{self, attacks_from};
use crate::proof::kings::beside;
use crate::proof::pieces::Rover;
use crate::proof::reach::Reach;

impl Reach {
    /// The squares to which a piece of the side to be mated may go only to end the game.
    pub(crate) fn fatal(&self, index: usize, by: Side) -> u64 {
        let king = self.pieces.king(by).reach;
        let Rover { piece, reach: stood } = self.pieces.as_slice()[index];
        let is_piece = matches!(piece.kind, Kind::Knight | Kind::Bishop | Kind::Rook | Kind::Queen);
        if piece.side == by || !is_piece || !king.is_power_of_two() {
            return 0;
        }
        let Some(king) = squares(king).next() else { return 0 };
        let held = self.held_without(index, by);
        if beside(king) & !(held | self.steady_pieces_of(by)) != 0 {
            return 0;
        }
        let others = self.others(index).fold(0, |all, (_, rover)| all | rover.reach);
        let checks = attacks_of(piece.kind, by, king, others & !bit(king));
        let (takes, comes) = self.reached_by_pieces_of(by, self.steady & !stood);
        let is_sure = |on: &Square| between(piece.kind, *on, king) & (comes | others) == 0;
        squares(checks & !takes & !(beside(king) & !held))
            .filter(is_sure)
            .fold(0, |all, on| all | bit(on))
    }

    fn others(&self, index: usize) -> impl Iterator<Item = (usize, &Rover)> {
        self.pieces.as_slice().iter().enumerate().filter(move |&(other, _)| other != index)
    }

    /// What pawns, knights and the king of the side to be mated, except one piece, always attack.
    fn held_without(&self, index: usize, by: Side) -> u64 {
        let holds = |&(other, rover): &(usize, &Rover)| {
            rover.piece.side != by
                && self.captured & (1 << other) == 0
                && matches!(rover.piece.kind, Kind::Pawn | Kind::Knight | Kind::King)
                && rover.reach.count_ones() <= 3
        };
        self.others(index).filter(holds).fold(0, |held, (_, rover)| {
            held | squares(rover.reach).fold(!0, |all, from| all & attacks(rover.piece, from, 0))
        })
    }

    fn steady_pieces_of(&self, by: Side) -> u64 {
        let is_own =
            |rover: &&Rover| rover.piece.side == by && rover.reach & self.steady == rover.reach;
        self.pieces.as_slice()[2..].iter().filter(is_own).fold(0, |all, rover| all | rover.reach)
    }

    /// Where pieces of a side other than its king may capture something, and where they may go
    /// without capturing, if only the `walls` are in their way.
    fn reached_by_pieces_of(&self, by: Side, walls: u64) -> (u64, u64) {
        let pieces = self.pieces.as_slice()[2..].iter().filter(|rover| rover.piece.side == by);
        pieces.fold((0, 0), |(takes, comes), rover| match rover.piece.kind {
            Kind::Pawn => (
                takes | fill::pawns(by, rover.reach),
                comes | pawn_steps_from(by, rover.reach, walls),
            ),
            _ => {
                let to = attacks_from(rover.piece, rover.reach, walls);
                (takes | to, comes | to)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use jadoube_chess::Position;

    use super::*;
    use crate::proof::kings::Kings;
    use crate::proof::pieces::Pieces;
    use crate::proof::split::is_walled_in;

    /// White's king can never move, and whatever Black's knight does is mate.
    const KNIGHT: &str = "2b5/2k5/8/3p1p2/3PpP2/2BpKpB1/3P1P1n/8 b - - 0 1";

    #[test]
    fn a_knight_that_only_mates_stays_where_it_is() {
        let position = Position::from_fen(KNIGHT).expect("a position");
        let pieces = Pieces::of(&position).expect("no rights");
        let kings =
            Kings::new(position.king(Side::White), position.king(Side::Black), position.to_move());
        let quiet = Reach::by_quiet_moves(&pieces, &kings, Side::White);
        let knight = |rover: &&Rover| rover.piece.kind == Kind::Knight;
        let knight = quiet.pieces.as_slice().iter().find(knight).expect("a knight");
        assert_eq!(knight.reach, bit(Square::H2));
        assert!(is_walled_in(&position, Side::White, 50));
        // A piece that can be captured where it gives check is free to go there.
        let taken = "2b5/2k5/8/3p1p2/3PpP2/2BpKpB1/3P1P1n/2B2B2 b - - 0 1";
        let position = Position::from_fen(taken).expect("a position");
        let pieces = Pieces::of(&position).expect("no rights");
        let quiet = Reach::by_quiet_moves(&pieces, &kings, Side::White);
        assert!(
            quiet.pieces.as_slice().iter().any(|rover| {
                rover.piece.kind == Kind::Knight && rover.reach != bit(Square::H2)
            })
        );
    }
}
