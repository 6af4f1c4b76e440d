//! Guideline II: Chess960; the start position, and castling by hand.

use jadoube_chess::{
    Arrangement, Board, Fen, File, Illegality, Kind, Move, Piece, Position, Rank, Side, Square,
    Wing, chess960,
};
use jadoube_lawbook::{Article, art};

use crate::game::Phase;
use crate::{Duty, Effect, Game, Ruling, Start, StartEffect, Wrong};

/// Whether the game is one of Chess960: the start was drawn by lot, or castling is not the usual
/// one.
pub(crate) fn is_chess960(game: &Game) -> bool {
    matches!(game.rules.regulations().start, Start::Chess960(_))
        || game.initial.position().is_some_and(Position::needs_chess960)
}

/// The pieces are set up for the start of a game, by lot, dice or cards (II.2).
pub(crate) fn set_up(game: &Game, fen: &str) -> Vec<Ruling> {
    let before = game.phase == Phase::NotStarted && is_chess960(game);
    let whole = match fen.split_whitespace().count() {
        4 => format!("{fen} 0 1"),
        _ => fen.to_owned(),
    };
    let Some(board) = whole.parse::<Fen>().ok().map(|fen| fen.setup().board).filter(|_| before)
    else {
        return vec![Ruling::new(Effect::NoEffect, art!("II.2"))];
    };
    vec![match start_of(&board) {
        Ok(standing) => {
            let effect = StartEffect::SetUp { standing: standing.into() };
            Ruling::new(effect.into(), art!("II.2"))
        }
        Err(article) => Ruling::new(Effect::RequestRefused, article),
    }]
}

/// The starting position that these pieces form, or the clause that they offend.
fn start_of(board: &Board) -> Result<Position, Article> {
    let rank_of = |rank| File::ALL.map(|file| board.piece_at(Square::new(file, rank)));
    let white = rank_of(Rank::R1).map(|piece| kind_of(piece, Side::White));
    let mut first_rank = [Kind::Pawn; 8];
    for (kind, found) in first_rank.iter_mut().zip(white) {
        *kind = found.ok_or(art!("II.2"))?;
    }
    let count = |kind| first_rank.iter().filter(|&&other| other == kind).count();
    let expected = [(Kind::King, 1), (Kind::Queen, 1), (Kind::Rook, 2), (Kind::Bishop, 2)];
    let pawns =
        rank_of(Rank::R2).iter().all(|&piece| kind_of(piece, Side::White) == Some(Kind::Pawn));
    if expected.into_iter().any(|(kind, number)| count(kind) != number) || !pawns {
        return Err(art!("II.2"));
    }
    let places = |kind| {
        let at = |(place, &other): (usize, &Kind)| (other == kind).then_some(place);
        first_rank.iter().enumerate().filter_map(at).collect::<Vec<usize>>()
    };
    let (rooks, bishops) = (places(Kind::Rook), places(Kind::Bishop));
    if !(rooks[0]..rooks[1]).contains(&places(Kind::King)[0]) {
        return Err(art!("II.2.1"));
    }
    if (bishops[0] + bishops[1]) % 2 == 0 {
        return Err(art!("II.2.2"));
    }
    let start = chess960::number_of(&first_rank).and_then(chess960::start);
    start.filter(|start| start.board() == board).ok_or(art!("II.2.3"))
}

fn kind_of(piece: Option<Piece>, side: Side) -> Option<Kind> {
    piece.filter(|piece| piece.side == side).map(|piece| piece.kind)
}

/// The clauses by which castling counts as made: how the pieces moved, and what is special about
/// it.
pub(crate) fn made_by(game: &Game, mv: Move) -> Option<Vec<Article>> {
    let (wing, rook) = mv.castling().zip(mv.castling_rook()).filter(|_| is_chess960(game))?;
    let side = game.to_move();
    let rook_to = Square::new(wing.rook_file(), side.first_rank());
    let (king_stays, rook_stays) = (mv.from() == mv.to(), rook == rook_to);
    let manner = if king_stays {
        art!("II.3.2.4")
    } else if rook_stays {
        art!("II.3.2.3")
    } else if mv.to() == rook && rook_to == mv.from() {
        art!("II.3.2.2")
    } else {
        art!("II.3.2.1")
    };
    let stays = if king_stays { mv.from() } else { rook };
    let one_hand_less = (king_stays || rook_stays) && !game.turn.touched.contains(&stays);
    let special = if is_first_move(game, side) {
        Some(art!("II.3.2.7(3)"))
    } else if stays_filled(game.now.board(), mv.from(), rook, wing) {
        Some(art!("II.3.2.7(5)"))
    } else {
        one_hand_less.then_some(art!("II.3.2.7(2)"))
    };
    Some(special.into_iter().chain([manner]).collect())
}

fn is_first_move(game: &Game, side: Side) -> bool {
    let start = game.initial.position().and_then(chess960::is_valid);
    start.is_some() && game.line.iter().all(|ply| ply.side() != side)
}

/// Whether a square is occupied that in ordinary chess would have to be empty, or to hold king or
/// rook: a, b or e for castling on the c-side, e or h on the g-side.
fn stays_filled(board: &Board, king: Square, rook: Square, wing: Wing) -> bool {
    let files: &[File] = match wing {
        Wing::QueenSide => &[File::A, File::B, File::E],
        Wing::KingSide => &[File::E, File::H],
    };
    let squares = files.iter().map(|&file| Square::new(file, king.rank()));
    squares.filter(|&on| on != king && on != rook).any(|on| board.piece_at(on).is_some())
}

/// Whether a touched rook may castle although the king was not touched, because only the rook moves
/// (II.3.2.7(2)).
pub(crate) fn castles_with_rook_alone(duty: Duty, mv: Move) -> bool {
    let Duty::Move { from, .. } = duty else { return false };
    mv.castling_rook() == Some(from) && mv.from() == mv.to()
}

/// Whether the player who has the move has declared the intention to castle (II.3.2.7(1)).
pub(crate) fn is_declared(game: &Game) -> bool {
    let words = ["castl", "0-0", "o-o", "rochade", "rosz", "rošád"];
    let says = |said: &str| words.iter().any(|word| said.to_lowercase().contains(word));
    is_chess960(game) && game.turn.said.as_deref().is_some_and(says)
}

/// The touches as they count after castling was declared: king and rook, whichever came first.
pub(crate) fn as_declared(
    game: &Game,
    arrangement: &Arrangement,
    touched: &[Square],
) -> Option<Vec<Square>> {
    let side = arrangement.to_move();
    let king = arrangement.board().king_of(side).filter(|_| is_declared(game))?;
    let is_rook = |on: &&Square| {
        arrangement.board().piece_at(**on) == Some(Piece { side, kind: Kind::Rook })
            && on.rank() == king.rank()
    };
    let rook = *touched.iter().find(is_rook)?;
    let others = touched.iter().copied().filter(|&on| on != king && on != rook);
    Some([king, rook].into_iter().chain(others).collect())
}

/// The clauses of this guideline that an illegal castling offends, before those of Article 3.
pub(crate) fn clauses(
    game: &Game,
    board: &Board,
    wrong: Wrong,
    others: Vec<Article>,
) -> Vec<Article> {
    if !is_chess960(game) {
        return others;
    }
    let clause = match wrong {
        Wrong::Illegal(Illegality::CastlingBlocked { .. }) => Some(art!("II.3.2.7(4)")),
        Wrong::Illegal(Illegality::CastlingRightLost { .. }) => Some(art!("II.3.1")),
        _ => wrong_squares(game.now.board(), board, game.to_move()),
    };
    clause.into_iter().chain(others).collect()
}

/// King and rook were both moved along the first rank, but not to where castling takes them.
fn wrong_squares(before: &Board, after: &Board, side: Side) -> Option<Article> {
    let (king, king_to) = (before.king_of(side)?, after.king_of(side)?);
    let rooks = |board: &Board| board.of(side, Kind::Rook);
    let rook = rooks(before).without(rooks(after)).only()?;
    let rook_to = rooks(after).without(rooks(before)).only()?;
    let on_rank = |on: Square| on.rank() == side.first_rank();
    if king == king_to || ![king, king_to, rook, rook_to].into_iter().all(on_rank) {
        return None;
    }
    let wing = if rook > king { Wing::KingSide } else { Wing::QueenSide };
    let other = if wing == Wing::KingSide { Wing::QueenSide } else { Wing::KingSide };
    let is = |wing: Wing| (king_to.file() == wing.king_file(), rook_to.file() == wing.rook_file());
    match (is(wing), is(other)) {
        ((true, true), _) => None,
        ((true, false), _) => Some(art!("II.3.2")),
        (_, (true, true)) => Some(art!("II.3.2.6")),
        _ => Some(art!("II.3.2.5(2)")),
    }
}
