//! From any arrangement to a legal position, by way of everything that is wrong with it.

use crate::double_step::DoubleStep;
use crate::fen_castling::{castling_king, rooks};
use crate::last_move::LastMove;
use crate::{Board, Flaw, Flaws, Kind, Position, Rank, Setup, Side, Square, SquareSet, Tier, Wing};

impl Setup {
    /// Everything that keeps this setup from being a legal position; see [`Flaw`] for what is
    /// decided.
    ///
    /// ```
    /// use jadoube_chess::Setup;
    /// let setup = Setup::from_fen("4k3/8/8/8/8/8/8/R3K3 w KQ e6 0 1").unwrap();
    /// assert_eq!(
    ///     setup.flaws().to_string(),
    ///     "White may castle with a rook on h1 that is not there; \
    ///      a pawn is said to have passed e6 but is not on e5"
    /// );
    /// ```
    ///
    /// Law: 3.10.3
    pub fn flaws(&self) -> Flaws {
        let mut flaws = Vec::new();
        find_king_flaws(&self.board, &mut flaws);
        find_castling_flaws(self, &mut flaws);
        let double_step = find_en_passant_flaws(self, &mut flaws);
        let opponent_in_check = find_opponent_in_check(self, &mut flaws);
        find_pawn_flaws(&self.board, &mut flaws);
        find_material_flaws(&self.board, &mut flaws);
        // If the opponent's king is attacked, the last move was not a legal one.
        if !opponent_in_check {
            find_check_flaws(self, double_step, &mut flaws);
        }
        flaws.into_iter().collect()
    }
}

impl TryFrom<Setup> for Position {
    type Error = Flaws;

    /// Refuses a setup with any flaw.
    ///
    /// ```
    /// use jadoube_chess::{Position, Setup};
    /// assert!(Position::try_from(Setup::empty()).is_err());
    /// assert_eq!(Position::try_from(Position::start().setup()), Ok(Position::start()));
    /// ```
    fn try_from(setup: Setup) -> Result<Self, Flaws> {
        let flaws = setup.flaws();
        if flaws.is_empty() { Ok(Self::from_sound(&setup)) } else { Err(flaws) }
    }
}

impl Position {
    /// The position of a setup that need not be reachable, and the reasons why it is not.
    ///
    /// For problems and test positions: flaws of [`Tier::Unreachable`] are returned together with
    /// the position; any other flaw refuses the setup.
    ///
    /// ```
    /// use jadoube_chess::{Flaw, Position, Setup, Side};
    /// let setup = Setup::from_fen("3qqk2/pppppppp/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    /// assert!(Position::try_from(setup).is_err());
    /// let (position, flaws) = Position::allowing_unreachable(setup).unwrap();
    /// assert_eq!(position.legal_moves().len(), 5);
    /// let flaw = Flaw::TooManyPromoted { side: Side::Black, promoted: 1, missing_pawns: 0 };
    /// assert_eq!(flaws.as_slice(), [flaw]);
    /// ```
    ///
    /// Law: 3.10.3
    pub fn allowing_unreachable(setup: Setup) -> Result<(Self, Flaws), Flaws> {
        let flaws = setup.flaws();
        if flaws.iter().all(|flaw| flaw.tier() == Tier::Unreachable) {
            Ok((Self::from_sound(&setup), flaws))
        } else {
            Err(flaws)
        }
    }
}

fn find_king_flaws(board: &Board, flaws: &mut Vec<Flaw>) {
    for side in Side::ALL {
        let kings = board.of(side, Kind::King);
        match kings.len() {
            0 => flaws.push(Flaw::NoKing(side)),
            1 => {}
            _ => flaws.push(Flaw::SeveralKings(side, kings)),
        }
    }
}

fn find_castling_flaws(setup: &Setup, flaws: &mut Vec<Flaw>) {
    let first_ranks = SquareSet::rank(Rank::R1) | SquareSet::rank(Rank::R8);
    let elsewhere = setup.castling.without(first_ranks);
    flaws.extend(elsewhere.into_iter().map(Flaw::CastlingElsewhere));
    for side in Side::ALL {
        let claimed: Vec<Square> = rooks(setup.castling, side).collect();
        if claimed.is_empty() {
            continue;
        }
        let king = castling_king(&setup.board, side);
        if king.is_none() {
            flaws.push(Flaw::CastlingWithoutKing(side));
        }
        let there = setup.board.of(side, Kind::Rook);
        let missing = claimed.iter().filter(|&&rook| !there.contains(rook));
        flaws.extend(missing.map(|&rook| Flaw::CastlingWithoutRook(side, rook)));
        for wing in Wing::ALL {
            let on_wing =
                |&&rook: &&Square| king.is_some_and(|king| Wing::of_rook(king, rook) == wing);
            if claimed.iter().filter(on_wing).count() > 1 {
                flaws.push(Flaw::CastlingTwice(side, wing));
            }
        }
    }
}

/// Returns the double step that was the last move, if one is claimed and fits the board.
fn find_en_passant_flaws(setup: &Setup, flaws: &mut Vec<Flaw>) -> Option<DoubleStep> {
    let passed = setup.en_passant?;
    let Some(step) = DoubleStep::over(passed, setup.to_move) else {
        flaws.push(Flaw::EnPassantOnWrongRank(passed));
        return None;
    };
    if setup.board.piece_at(step.to) != Some(step.pawn) {
        flaws.push(Flaw::EnPassantWithoutPawn { passed, missing: step.to });
    }
    for occupied in [passed, step.from] {
        if setup.board.piece_at(occupied).is_some() {
            flaws.push(Flaw::EnPassantBlocked { passed, occupied });
        }
    }
    step.fits(&setup.board).then_some(step)
}

/// Returns whether the side that does not have the move is in check.
fn find_opponent_in_check(setup: &Setup, flaws: &mut Vec<Flaw>) -> bool {
    let attackers = |side: Side| {
        let king = setup.board.king_of(side)?;
        Some(setup.board.attackers_of(king, !side)).filter(|attackers| !attackers.is_empty())
    };
    let side = !setup.to_move;
    let Some(by) = attackers(side) else {
        return false;
    };
    flaws.push(match attackers(setup.to_move) {
        Some(_) => Flaw::BothInCheck,
        None => Flaw::OpponentInCheck { side, by },
    });
    true
}

fn find_pawn_flaws(board: &Board, flaws: &mut Vec<Flaw>) {
    for side in Side::ALL {
        let on = |rank| board.of(side, Kind::Pawn) & SquareSet::rank(rank);
        flaws.extend(on(side.first_rank()).into_iter().map(Flaw::PawnOnFirstRank));
        flaws.extend(on(side.last_rank()).into_iter().map(Flaw::PawnOnLastRank));
    }
}

/// Checks against what a side starts with: 16 pieces, eight of them pawns.
///
/// Law: 2.2
fn find_material_flaws(board: &Board, flaws: &mut Vec<Flaw>) {
    for side in Side::ALL {
        let pieces = board.side(side).len();
        if pieces > 16 {
            flaws.push(Flaw::TooManyMen(side, pieces));
        }
        let pawns = board.of(side, Kind::Pawn).len();
        if pawns > 8 {
            flaws.push(Flaw::TooManyPawns(side, pawns));
        }
        let beyond = |pieces: SquareSet, at_start: usize| pieces.len().saturating_sub(at_start);
        let bishops = board.of(side, Kind::Bishop);
        let promoted = beyond(board.of(side, Kind::Queen), 1)
            + beyond(board.of(side, Kind::Rook), 2)
            + beyond(board.of(side, Kind::Knight), 2)
            + beyond(bishops & SquareSet::LIGHT, 1)
            + beyond(bishops.without(SquareSet::LIGHT), 1);
        let missing_pawns = 8usize.saturating_sub(pawns);
        if promoted > missing_pawns {
            flaws.push(Flaw::TooManyPromoted { side, promoted, missing_pawns });
        }
    }
}

fn find_check_flaws(setup: &Setup, double_step: Option<DoubleStep>, flaws: &mut Vec<Flaw>) {
    let Some(last_move) = LastMove::of(setup) else {
        return;
    };
    let checkers = last_move.checkers();
    if checkers.len() > 2 {
        flaws.push(Flaw::TooManyCheckers(checkers));
    } else if let Some(step) = double_step {
        let by = last_move.attackers_before_double_step(step);
        if !by.is_empty() {
            flaws.push(Flaw::ImpossibleDoubleStep { passed: step.passed, by });
        }
    } else if !checkers.is_empty() && !last_move.exists() {
        flaws.push(Flaw::ImpossibleCheck(checkers));
    }
}
