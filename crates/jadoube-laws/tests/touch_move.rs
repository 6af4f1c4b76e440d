//! Touch-move compared with a slow restatement of 4.3 to 4.5, for random touches in random
//! positions.

use jadoube_chess::{Board, Fen, File, Kind, Move, Piece, Rank, Setup, Side, Square};
use jadoube_laws::{Actor, Creation, Edition, Game, Regulations, Start};

use crate::simulation::chance::Chance;

#[test]
fn what_touch_move_leaves_is_what_the_articles_say_one_by_one() {
    let mut chance = Chance::new(43);
    let (mut touches, mut castlings, mut captures, mut free) = (0, 0, 0, 0);
    while touches < 20_000 {
        let Some(mut game) = random_game(&mut chance) else { continue };
        let legal = legal(&game);
        if legal.is_empty() {
            continue;
        }
        let side = game.to_move();
        let mut touched: Vec<Square> = Vec::new();
        for _ in 0..1 + chance.below(4) {
            let together = touch(&mut chance, &mut game, side);
            for square in in_order(game.standing().board(), side, &together) {
                if !touched.contains(&square) {
                    touched.push(square);
                }
            }
            touches += 1;
            let left = sorted(game.moves_left());
            let fen = game.standing().to_string();
            assert!(!left.is_empty(), "{fen}: nothing left after {touched:?}");
            let edition = game.rules().edition();
            let slow = Slow { board: game.standing().board(), side, legal: &legal, edition };
            assert_eq!(left, sorted(slow.left(&touched)), "{edition} {fen}: {touched:?}");
            castlings += usize::from(left.iter().all(|mv| mv.castling().is_some()));
            captures += usize::from(left.iter().all(|mv| mv.captured().is_some()));
            free += usize::from(left.len() == legal.len());
        }
    }
    // Each way in which touches can bind a player, or not, must have come up often.
    assert!(castlings > 200 && captures > 200 && free > 200, "{castlings} {captures} {free}");
}

/// The moves that the touches allow, found article by article and without haste.
struct Slow<'a> {
    board: &'a Board,
    side: Side,
    legal: &'a [Move],
    edition: Edition,
}

impl Slow<'_> {
    fn left(&self, touched: &[Square]) -> Vec<Move> {
        let own: Vec<Square> = self.of(touched, self.side);
        let enemies: Vec<Square> = self.of(touched, !self.side);
        let king = self.board.king_of(self.side);
        let king_place = own.iter().position(|&square| Some(square) == king);

        // 4.4.2: a rook touched before the king does not castle on this move.
        let castling_barred = |mv: &Move| {
            mv.castling_rook().is_some_and(|rook| {
                let rook_place = own.iter().position(|&square| square == rook);
                matches!((rook_place, king_place), (Some(rook), Some(king)) if rook < king)
            })
        };
        let uses = |square: Square| -> Vec<Move> {
            let moves = self.legal.iter().copied().filter(|mv| !castling_barred(mv));
            match self.board.piece_at(square).is_some_and(|piece| piece.side == self.side) {
                true => moves.filter(|mv| mv.from() == square).collect(),
                false => moves.filter(|mv| mv.captured_on() == Some(square)).collect(),
            }
        };
        let first_use = touched.iter().map(|&square| uses(square)).find(|moves| !moves.is_empty());

        // 4.4.1 to 4.4.3: the king is the first that counts, and a rook comes after it.
        if let (Some(king), Some(place)) = (king, king_place)
            && touched.iter().take_while(|&&square| square != king).all(|&on| uses(on).is_empty())
            && let Some(rook) =
                own[place + 1..].iter().copied().find(|&on| self.is_rook_at_home(on))
        {
            let castling: Vec<Move> = self
                .legal
                .iter()
                .copied()
                .filter(|mv| {
                    mv.castling().is_some() && (mv.castling_rook() > Some(king)) == (rook > king)
                })
                .collect();
            let rook_next = own[place + 1] == rook;
            if !castling.is_empty() {
                let before_enemies = enemies.first().is_none_or(|enemy| {
                    let place = |of: Square| touched.iter().position(|&square| square == of);
                    place(rook) < place(*enemy)
                });
                let takes = self.capture(&own, &enemies);
                if self.edition != Edition::E1993 && (before_enemies || takes.is_empty()) {
                    return castling;
                }
            } else if rook_next && uses(king).is_empty() {
                let rest: Vec<Square> =
                    touched.iter().copied().filter(|&on| on != king && on != rook).collect();
                return self.left(&rest);
            } else if rook_next && self.capture(&own, &enemies).is_empty() {
                return uses(king);
            }
        }
        // 4.3.3: the first of the player's own pieces captures the first of the opponent's.
        let takes = self.capture(&own, &enemies);
        if !takes.is_empty() {
            return takes;
        }
        // 4.3.1, 4.3.2: the first that can be moved or captured; 4.5: otherwise any legal move.
        first_use.unwrap_or_else(|| self.legal.to_vec())
    }

    fn of(&self, touched: &[Square], side: Side) -> Vec<Square> {
        let is_of = |square: &Square| self.board.side(side).contains(*square);
        touched.iter().copied().filter(is_of).collect()
    }

    fn capture(&self, own: &[Square], enemies: &[Square]) -> Vec<Move> {
        let (Some(&from), Some(&on)) = (own.first(), enemies.first()) else { return Vec::new() };
        let takes = |mv: &Move| mv.from() == from && mv.captured_on() == Some(on);
        self.legal.iter().copied().filter(takes).collect()
    }

    fn is_rook_at_home(&self, square: Square) -> bool {
        let king = self.board.king_of(self.side);
        let rook = Piece { side: self.side, kind: Kind::Rook };
        self.board.piece_at(square) == Some(rook)
            && square.rank() == self.side.first_rank()
            && king.is_some_and(|king| king.rank() == self.side.first_rank())
    }
}

/// Of pieces touched at once the king counts first, then the player's others, then the opponent's.
fn in_order(board: &Board, side: Side, together: &[Square]) -> Vec<Square> {
    let own = |square: &Square| board.side(side).contains(*square);
    let is_king = |square: &Square| Some(*square) == board.king_of(side);
    let kings = together.iter().copied().filter(is_king);
    let others = together.iter().copied().filter(|square| own(square) && !is_king(square));
    let enemies = together.iter().copied().filter(|square| !own(square));
    kings.chain(others).chain(enemies).collect()
}

/// Touches one or two pieces; returns which.
fn touch(chance: &mut Chance, game: &mut Game, side: Side) -> Vec<Square> {
    let pieces: Vec<Square> = game.standing().board().occupied().into_iter().collect();
    let at_home = |square: &&Square| {
        let piece = game.standing().board().piece_at(**square);
        piece.is_some_and(|piece| {
            piece.side == side && [Kind::King, Kind::Rook].contains(&piece.kind)
        })
    };
    let castlers: Vec<Square> = pieces.iter().filter(at_home).copied().collect();
    let one = |chance: &mut Chance| {
        let from = if chance.once_in(3) && !castlers.is_empty() { &castlers } else { &pieces };
        from[chance.below(from.len())]
    };
    let mut squares = vec![one(chance)];
    let second = one(chance);
    if chance.once_in(4) && !squares.contains(&second) {
        squares.push(second);
    }
    let words: Vec<String> = squares.iter().map(ToString::to_string).collect();
    game.play(&format!("{side} touches {}", words.join(" and "))).expect("an act");
    squares
}

/// A game from a position with random pieces, often with the castling pieces at home; not every one
/// is legal.
fn random_game(chance: &mut Chance) -> Option<Game> {
    let side = if chance.once_in(2) { Side::White } else { Side::Black };
    let mut setup = Setup { to_move: side, move_number: 1, ..Setup::default() };
    let home = |file: usize| Square::new(File::ALL[file], side.first_rank());
    let king = if chance.once_in(4) { 1 + chance.below(6) } else { 4 };
    setup.board.put(Piece { side, kind: Kind::King }, home(king));
    for corner in [home(0), home(7)] {
        if !chance.once_in(3) {
            setup.board.put(Piece { side, kind: Kind::Rook }, corner);
            if !chance.once_in(5) {
                setup.castling.insert(corner);
            }
        }
    }
    put(chance, &mut setup.board, !side, Kind::King);
    for _ in 0..chance.below(14) {
        let kinds = [Kind::Pawn, Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
        let (of, kind) = (chance.one_of(&Side::ALL), chance.one_of(&kinds));
        put(chance, &mut setup.board, of, kind);
    }
    let edition = chance.one_of(&[Edition::E1993, Edition::E2018, Edition::E2023]);
    let mut regulations = Regulations::standard(edition);
    regulations.start = Start::Position(Fen::from(setup));
    let game = Game::new(regulations);
    game.standing().position().is_some().then_some(game)
}

/// Puts a piece on a random square, if it is free and fit for it.
fn put(chance: &mut Chance, board: &mut Board, side: Side, kind: Kind) {
    let square = Square::new(chance.one_of(&File::ALL), chance.one_of(&Rank::ALL));
    let at_edge = [Side::White, Side::Black].map(Side::first_rank).contains(&square.rank());
    if board.piece_at(square).is_none() && !(kind == Kind::Pawn && at_edge) {
        board.put(Piece { side, kind }, square);
    }
}

fn legal(game: &Game) -> Vec<Move> {
    game.standing().arrangement().map(|arrangement| arrangement.legal_moves()).unwrap_or_default()
}

fn sorted(moves: Vec<Move>) -> Vec<Move> {
    let mut moves = moves;
    moves.sort_by_key(|mv| (mv.from(), mv.to(), mv.promotion(), mv.castling()));
    moves
}

/// Taken as an act it would be a press of the clock without a move.
#[test]
fn a_sign_for_castling_is_no_act_of_a_hand() {
    let game = Game::create(Creation::new(Regulations::default()));
    for text in ["completes 0-0", "plays 0-0-0", "completes O-O"] {
        let error = game.acts(Actor::Player(Side::White), text).expect_err(text);
        assert!(error.expected().contains("e1g1"), "{text}: {error}");
    }
}
