//! Articles 7.2 and 7.3: wrong initial position, turned board, exchanged colours; with A.5.1.2.

use jadoube_chess::{Board, Kind, Side, Square, Wing};
use jadoube_lawbook::{Article, art};

use crate::articles::appendix_a;
use crate::articles::art02;
use crate::articles::art06;
use crate::{Claim, Effect, Game, Ruling, Standing};

/// A player claims that something was wrong from the start (7.2, 6.10.2): what the arbiter would
/// find, if the claim can still be made (A.5.1).
pub(crate) fn claimed(game: &Game, at: u64, claim: Claim) -> Vec<Ruling> {
    let rulings = match claim {
        Claim::InitialPosition => initial_position_noticed(game),
        Claim::BoardTurned => board_noticed(game),
        Claim::ClockSetting => art06::setting::setting_noticed(game, at),
        _ => Vec::new(),
    };
    let reject = |ruling: Ruling| match ruling.effect {
        Effect::NoEffect => Ruling { effect: Effect::ClaimRejected, ..ruling },
        _ => ruling,
    };
    rulings.into_iter().map(reject).collect()
}

/// The arbiter looks at the initial position (7.2.1, A.5.1.2).
pub(crate) fn initial_position_noticed(game: &Game) -> Vec<Ruling> {
    if !game.has_begun() {
        return art02::men_noticed(game);
    }
    let should_be = game.rules.regulations().start.standing();
    let was = game.tables.of(Side::White).as_begun(game.initial.board());
    if was == *should_be.board() {
        return vec![Ruling::new(Effect::NoEffect, art!("7.2.1"))];
    }
    let limit = game.rules.provisions().wrong_setup_stands_after;
    if !appendix_a::supervision::stands(game, limit) {
        return anew(game, art!("7.2.1"), game.colours_exchanged);
    }
    let lost = match game.rules.provisions().misplaced_piece_bars_castling {
        true => castling_lost(game, &was, should_be.board()),
        false => Vec::new(),
    };
    match lost.is_empty() {
        true => vec![Ruling::new(Effect::NoEffect, art!("A.5.1.2"))],
        false => lost,
    }
}

/// A king that was misplaced may not castle; a rook that was may not be castled with (A.5.1.2).
fn castling_lost(game: &Game, was: &Board, should_be: &Board) -> Vec<Ruling> {
    let mut setup = game.now.setup();
    let mut rulings = Vec::new();
    for side in Side::ALL {
        let Some(king) = should_be.king_of(side) else { continue };
        let wings =
            Wing::ALL.into_iter().filter_map(|wing| Some((wing, rook(should_be, side, wing)?)));
        let misplaced: Vec<(Wing, Square)> = wings
            .filter(|&(_, square)| was.piece_at(square) != should_be.piece_at(square))
            .collect();
        let king_misplaced = was.king_of(side) != Some(king);
        let lost: Vec<Option<Wing>> = match king_misplaced {
            true => vec![None],
            false => misplaced.iter().map(|&(wing, _)| Some(wing)).collect(),
        };
        for square in setup.castling {
            let own = setup.board.piece_at(square).is_some_and(|piece| piece.side == side);
            let wing = setup.board.king_of(side).map(|king| match square > king {
                true => Wing::KingSide,
                false => Wing::QueenSide,
            });
            if own && lost.iter().any(|of| of.is_none() || *of == wing) {
                setup.castling.remove(square);
            }
        }
        rulings.extend(lost.into_iter().map(|wing| {
            let after = Standing::from(setup);
            Ruling::new(Effect::CastlingLost { side, wing, after }, art!("A.5.1.2"))
        }));
    }
    rulings
}

/// The original square of the rook with which `side` castles on that wing: the outermost one.
fn rook(board: &Board, side: Side, wing: Wing) -> Option<Square> {
    let king = board.king_of(side)?;
    let rooks = board.of(side, Kind::Rook).into_iter().filter(|rook| rook.rank() == king.rank());
    match wing {
        Wing::KingSide => rooks.filter(|&rook| rook > king).max(),
        Wing::QueenSide => rooks.filter(|&rook| rook < king).min(),
    }
}

/// The arbiter looks at the orientation of the board (7.2.2).
pub(crate) fn board_noticed(game: &Game) -> Vec<Ruling> {
    if !game.has_begun() {
        return art02::board_noticed(game);
    }
    if !game.board_turned {
        return vec![Ruling::new(Effect::NoEffect, art!("7.2.2"))];
    }
    if appendix_a::supervision::stands(game, game.rules.provisions().turned_board_stands_after) {
        return vec![Ruling::new(Effect::NoEffect, art!("A.5.1.2"))];
    }
    vec![Ruling::new(Effect::PositionTransferred, art!("7.2.2"))]
}

/// The arbiter looks at who has which colour (7.3).
pub(crate) fn colours_noticed(game: &Game) -> Vec<Ruling> {
    let limit = game.rules.provisions().reversed_colours_stand_after;
    let made = game.moves_by_each(|_| true);
    if !game.colours_exchanged || made >= usize::from(limit) {
        return vec![Ruling::new(Effect::NoEffect, art!("7.3"))];
    }
    anew(game, art!("7.3"), false)
}

/// The game is void; a new one is played.
pub(crate) fn anew(game: &Game, article: Article, colours_exchanged: bool) -> Vec<Ruling> {
    let standing = game.rules.regulations().start.standing();
    vec![Ruling::new(Effect::StartedAnew { standing, colours_exchanged }, article)]
}
