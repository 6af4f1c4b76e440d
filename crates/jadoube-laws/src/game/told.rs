//! Which move the hands of the player who has the move have made, from the squares where the pieces
//! belong or from those where they were displaced to.

use jadoube_chess::{Attempt, Board, Setup, Side};

use crate::game::handwork::{self, Handwork};
use crate::game::table::{Shifted, Table};
use crate::game::turn::Tables;
use crate::{Actor, Event, Game, Standing, Wrong};

/// What the hands have made.
pub(crate) struct Told {
    /// What it was made from.
    pub(crate) from: Standing,
    /// Nothing can be told if no move is possible there.
    pub(crate) handwork: Option<Handwork>,
    /// Whether it is a move only from squares where pieces do not belong (7.6).
    pub(crate) is_shifted: bool,
}

impl Game {
    /// The table after a player did something.
    pub(crate) fn table_after(&self, side: Side, event: &Event) -> Table {
        self.tables.of(side).after(&self.hand(Actor::Player(side)), event)
    }

    /// Whether pieces are not where the last move left them, on one board for both players.
    pub(crate) fn is_displaced(&self) -> bool {
        match &self.tables {
            Tables::One(table) => table.base != *self.now.board() || table.is_displaced(),
            Tables::Two(_) => false,
        }
    }

    /// What the hands have made of the position.
    pub(crate) fn told(&self, table: &Table) -> Told {
        let from = self.played_on();
        let handwork = tell(&from, &table.told, table, table.released);
        let is_none = matches!(handwork, Some(Handwork::Attempted(_) | Handwork::Muddle) | None);
        let shifted = is_none.then(|| self.told_of_shifted(table)).flatten();
        shifted.unwrap_or(Told { from, handwork, is_shifted: false })
    }

    /// A legal move with pieces that stood elsewhere than where they belong.
    fn told_of_shifted(&self, table: &Table) -> Option<Told> {
        if table.shifted().is_empty() {
            return None;
        }
        let from = shifted_standing(&self.now, table.shifted());
        let mut told = table.told;
        for it in table.shifted() {
            if told.piece_at(it.home) == self.now.board().piece_at(it.home) {
                told.remove(it.home);
            }
        }
        let stood = |home| table.shifted().iter().find(|it| it.home == home).map(|it| it.at);
        let released = table.released.map(|(home, on)| (stood(home).unwrap_or(home), on));
        let handwork = tell(&from, &told, table, released);
        let is_shifted = matches!(handwork, Some(Handwork::Made(_)));
        is_shifted.then_some(Told { from, handwork, is_shifted })
    }

    /// What a move was made from that led to these pieces, and since when pieces had been displaced
    /// that it was made with.
    pub(crate) fn played_from(
        &self,
        attempt: Option<Attempt>,
        wrong: Option<Wrong>,
        after: &Standing,
    ) -> (Standing, Option<usize>) {
        // What is no move from any squares is one from none of the wrong ones either.
        if !matches!(wrong, None | Some(Wrong::TouchMove(_) | Wrong::BothHands)) {
            return (self.played_on(), None);
        }
        let now = self.now.board();
        let table = self.tables.of(self.now.to_move());
        let is_from =
            |it: &Shifted| matches!(attempt, Some(Attempt::Move { from, .. }) if from == it.home);
        let left = |it: &Shifted| now.piece_at(it.home) != after.board().piece_at(it.home);
        let used: Vec<Shifted> =
            table.shifted().iter().copied().filter(|it| !is_from(it) && left(it)).collect();
        match used.iter().map(|it| it.since).min() {
            Some(since) => (shifted_standing(&self.now, &used), Some(since)),
            None => (self.played_on(), None),
        }
    }

    /// What stood on the board before a ply by the Laws, wherever its pieces were taken from.
    pub(crate) fn stood_before(&self, index: usize) -> Standing {
        let ply = &self.line[index];
        match (ply.displaced_since, index.checked_sub(1)) {
            (None, _) => ply.before,
            (Some(_), Some(last)) => self.line[last].after,
            (Some(_), None) => self.initial,
        }
    }

    /// What the player who has the move plays on from. In records of the first format that may be
    /// the pieces as they were displaced without anyone noticing.
    pub(crate) fn played_on(&self) -> Standing {
        match &self.tables {
            Tables::One(table) if table.base != *self.now.board() => {
                Standing::from(with_board(self.now.setup(), table.base))
            }
            _ => self.now,
        }
    }
}

fn tell(
    from: &Standing,
    told: &Board,
    table: &Table,
    released: Option<(jadoube_chess::Square, jadoube_chess::Square)>,
) -> Option<Handwork> {
    Some(match handwork::tell(from.arrangement()?, told, released) {
        // A capture is made when the captured piece is off the board (4.7.1).
        Handwork::Made(mv) if table.leaves_a_captured_piece() => Handwork::Part(mv),
        handwork => handwork,
    })
}

fn shifted_standing(now: &Standing, shifted: &[Shifted]) -> Standing {
    let mut board = *now.board();
    for it in shifted {
        if let Some(piece) = board.remove(it.home) {
            board.put(piece, it.at);
        }
    }
    Standing::from(with_board(now.setup(), board))
}

/// The setup with other pieces: whoever castles does so with king and rook where they belong.
fn with_board(mut setup: Setup, board: Board) -> Setup {
    setup.castling = setup
        .castling
        .into_iter()
        .filter(|&rook| {
            let owner = setup.board.piece_at(rook).map(|piece| piece.side);
            board.piece_at(rook) == setup.board.piece_at(rook)
                && owner.is_some_and(|side| board.king_of(side) == setup.board.king_of(side))
        })
        .collect();
    setup.en_passant = None;
    setup.board = board;
    setup
}
