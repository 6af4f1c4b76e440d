//! Articles 4.3 to 4.5: what the touched pieces oblige a player to do.

use jadoube_chess::{Arrangement, Attempt, Kind, Move, Square, Wing};
use jadoube_lawbook::{Article, art};

use crate::articles::art04::castling::{self, Pair};
use crate::articles::guideline_2;
use crate::{Duty, Game};

/// The duty of the player who has the move after touching pieces in this order, and its articles.
pub(crate) fn duty_of(
    game: &Game,
    arrangement: &Arrangement,
    touched: &[Square],
) -> (Duty, Vec<Article>) {
    let declared = guideline_2::as_declared(game, arrangement, touched);
    let Some(touched) = &declared else { return Touches::new(arrangement, touched).duty(game) };
    let (duty, mut basis) = Touches::new(arrangement, touched).duty(game);
    basis.insert(0, art!("II.3.2.7(1)"));
    (duty, basis)
}

struct Touches<'a> {
    arrangement: &'a Arrangement,
    touched: &'a [Square],
    own: Vec<Square>,
    legal: Vec<Move>,
    /// Castling that a rook touched before the king rules out (4.4.2).
    barred: Option<Wing>,
}

impl<'a> Touches<'a> {
    fn new(arrangement: &'a Arrangement, touched: &'a [Square]) -> Self {
        let side = arrangement.to_move();
        let own = arrangement.board().side(side);
        let own: Vec<Square> =
            touched.iter().copied().filter(|&square| own.contains(square)).collect();
        let barred = castling::rook_then_king(arrangement, &own);
        Self { arrangement, touched, own, legal: arrangement.legal_moves(), barred }
    }

    fn duty(&self, game: &Game) -> (Duty, Vec<Article>) {
        let pair = match self.king_counts() {
            true => castling::king_then_rook(game, self.arrangement, &self.own, &self.legal),
            false => Pair::None,
        };
        if let Pair::Frees { king, rook } = pair {
            let others = self.touched.iter().copied().filter(|&on| on != king && on != rook);
            return match duty_of(game, self.arrangement, &others.collect::<Vec<_>>()) {
                (Duty::Free, _) => (Duty::Free, vec![art!("4.4.3")]),
                bound => bound,
            };
        }
        match self.touched.iter().position(|on| !self.own.contains(on)) {
            Some(enemy) if !self.own.is_empty() => self.of_both_colours(game, enemy, &pair),
            Some(_) => self.first_usable(&[art!("4.3.2")]),
            None => match pair {
                Pair::Binds(duty, article) => (duty, vec![article]),
                _ if self.barred.is_some() => self.first_usable(&[art!("4.4.2"), art!("4.3.1")]),
                _ => self.first_usable(&[art!("4.3.1")]),
            },
        }
    }

    /// Pieces of both colours (4.3.3): the first of the player's own captures the first of the
    /// opponent's; if that is illegal, the first touched that can be used counts.
    fn of_both_colours(&self, game: &Game, enemy: usize, pair: &Pair) -> (Duty, Vec<Article>) {
        // Castling that was due before anything of the opponent's was touched remains due.
        let before = duty_of(game, self.arrangement, &self.touched[..enemy]);
        if let Duty::Castle(_) = before.0 {
            return before;
        }
        let (from, on) = (self.own[0], self.touched[enemy]);
        let with = Duty::TakeWith { from, kind: self.kind_of(from), on };
        match *pair {
            _ if self.leaves_a_move(with) => (with, vec![art!("4.3.3")]),
            Pair::Binds(duty, article) => (duty, vec![article, art!("4.3.3")]),
            _ => self.first_usable(&[art!("4.3.3")]),
        }
    }

    /// The first touched piece that can be moved or captured; if there is none, any legal move
    /// (4.5).
    fn first_usable(&self, basis: &[Article]) -> (Duty, Vec<Article>) {
        let usable = |duty: &Duty| self.leaves_a_move(*duty);
        match self.touched.iter().map(|&square| self.duty_to(square)).find(usable) {
            Some(duty) => (duty, basis.to_vec()),
            None => (Duty::Free, vec![art!("4.5")]),
        }
    }

    /// Whether the king was touched, and nothing before it that can be used.
    fn king_counts(&self) -> bool {
        let king = self.arrangement.board().king_of(self.arrangement.to_move());
        let place = self.touched.iter().position(|&square| Some(square) == king);
        place.is_some_and(|place| {
            !self.touched[..place].iter().any(|&on| self.leaves_a_move(self.duty_to(on)))
        })
    }

    fn duty_to(&self, square: Square) -> Duty {
        match self.own.contains(&square) {
            true => Duty::Move { from: square, kind: self.kind_of(square), barred: self.barred },
            false => Duty::Take { on: square },
        }
    }

    fn leaves_a_move(&self, duty: Duty) -> bool {
        self.legal.iter().any(|&mv| duty.allows(mv))
    }

    fn kind_of(&self, square: Square) -> Kind {
        self.arrangement.board().piece_at(square).map_or(Kind::Pawn, |piece| piece.kind)
    }
}

/// The duty for the move that replaces an illegal one: by what was touched, and what was released
/// as part of a legal move that was never finished (4.7, 7.5.1).
pub(crate) fn replacing(
    game: &Game,
    arrangement: &Arrangement,
    touched: &[Square],
    attempt: Option<Attempt>,
) -> (Duty, Article) {
    let (duty, basis) = duty_of(game, arrangement, touched);
    let begun = attempt.and_then(|attempt| arrangement.check(attempt).ok());
    let finish = begun.filter(|&mv| duty.allows(mv)).map(|mv| match mv.castling() {
        Some(wing) => Duty::Castle(wing),
        None => Duty::Finish { from: mv.from(), to: mv.to(), promotion: mv.promotion() },
    });
    match finish {
        Some(finish) => (finish, article_of(game, Some(arrangement), touched, finish)),
        None => (duty, basis[0]),
    }
}

/// The article of a duty to which these touches and releases have led.
pub(crate) fn article_of(
    game: &Game,
    arrangement: Option<&Arrangement>,
    touched: &[Square],
    duty: Duty,
) -> Article {
    let by_touch = arrangement.map(|arrangement| duty_of(game, arrangement, touched));
    match (duty, by_touch) {
        _ if game.turn.written && game.turn.duty == Some(duty) => art!("9.5.3"),
        (Duty::Promote { .. } | Duty::Finish { promotion: Some(_), .. }, _) => art!("4.4.4"),
        (Duty::Finish { .. }, _) => art!("4.7"),
        (_, Some((by_touch, basis))) if by_touch == duty => basis[0],
        (Duty::Castle(_), _) => art!("4.7.2"),
        _ => art!("4.3"),
    }
}

/// The article of the present duty.
pub(crate) fn present_article(game: &Game, duty: Duty) -> Article {
    article_of(game, game.now.arrangement(), &game.turn.touched, duty)
}
