use std::collections::BTreeSet;

use jadoube_chess::Board;
use jadoube_laws::{
    Actor, Audience, ConductEffect, Effect, Entry, Event, Game, Outcome, Role, Side,
};

use super::ledger::Ledger;

/// What must hold after every entry, whatever happened.
pub(crate) struct Checks {
    seed: u64,
    ledger: Option<Ledger>,
    /// The results so far, the last one in force.
    outcomes: Vec<Outcome>,
    over: bool,
    /// Every position that has stood on the board by the Laws, and the last of them.
    stood: BTreeSet<String>,
    board: Board,
}

impl Checks {
    pub(crate) fn new(seed: u64, game: &Game) -> Self {
        Self {
            seed,
            ledger: Ledger::new(game),
            outcomes: Vec::new(),
            over: false,
            stood: BTreeSet::from([pieces(game.standing().board())]),
            board: *game.standing().board(),
        }
    }

    pub(crate) fn after(&mut self, after: &Game, entry: &Entry) {
        let seed = self.seed;
        let what = format!("seed {seed}, entry {}: {} {}", entry.number, entry.by, entry.event);
        self.time_is_conserved(after, entry, &what);
        rulings_cite(entry, &what);
        self.the_end_stands(after, entry, &what);
        some_move_is_left(after, entry, &what);
        assert!(result_is_possible(after), "{what}: {:?}", after.outcomes());
        views_hide(entry, &what);
        self.no_piece_is_lost(after, entry, &what);
    }

    /// Only rulings change the position, and what they restore has stood in the game.
    fn no_piece_is_lost(&mut self, after: &Game, entry: &Entry, what: &str) {
        let effects = || entry.rulings.iter().map(|ruling| &ruling.effect);
        // A pawn that was left on the last rank is a queen in what is restored (7.5.2).
        for effect in effects() {
            if let Effect::MoveMade { after, .. } | Effect::BecomesQueen { after, .. } = effect {
                self.stood.insert(pieces(after.board()));
            }
        }
        for effect in effects() {
            if let Effect::PositionRestored { standing, .. } = effect {
                assert!(self.stood.contains(&pieces(standing.board())), "{what}: {standing}");
            }
        }
        let changes = effects().any(|effect| {
            matches!(
                effect,
                Effect::MoveMade { .. }
                    | Effect::BecomesQueen { .. }
                    | Effect::PositionRestored { .. }
                    | Effect::TurnReturned { .. }
                    | Effect::StartedAnew { .. }
                    | Effect::OfStart(_)
                    | Effect::OfConduct(ConductEffect::Reinstated { .. })
            )
        });
        let board = *after.standing().board();
        assert!(changes || board == self.board, "{what}: {:?}", entry.rulings);
        self.board = board;
        self.stood.insert(pieces(&board));
    }

    fn time_is_conserved(&mut self, after: &Game, entry: &Entry, what: &str) {
        let Some(ledger) = &mut self.ledger else { return };
        ledger.take(entry, after);
        assert_eq!(ledger.left_ms(), after.clocks_ms(entry.at), "{what}: {:?}", entry.rulings);
    }

    /// Only the arbiter, the appeals committee or both players by signing change a result, and the
    /// old one stays in the record.
    fn the_end_stands(&mut self, after: &Game, entry: &Entry, what: &str) {
        let may_change = matches!(entry.by, Actor::Arbiter(_) | Actor::AppealsCommittee)
            || matches!(entry.event, Event::ResultSigned { .. });
        assert!(!self.over || may_change || after.outcomes() == self.outcomes, "{what}");
        assert!(!self.over || after.is_over(), "{what}");
        assert!(after.outcomes().starts_with(&self.outcomes), "{what}");
        self.outcomes = after.outcomes().to_vec();
        self.over = after.is_over();
    }
}

fn pieces(board: &Board) -> String {
    board.pieces().map(|(on, piece)| format!("{}{on}", piece.fen_letter())).collect()
}

fn rulings_cite(entry: &Entry, what: &str) {
    for ruling in &entry.rulings {
        assert!((1..=3).contains(&ruling.basis.len()), "{what}: {ruling:?}");
        assert!(!ruling.effect.to_string().is_empty(), "{what}: {ruling:?}");
    }
}

fn some_move_is_left(after: &Game, entry: &Entry, what: &str) {
    let Some(arrangement) = after.standing().arrangement() else { return };
    if !arrangement.legal_moves().is_empty() {
        assert!(!after.moves_left().is_empty(), "{what}: {:?} {}", entry.rulings, after.standing());
    }
}

/// No view holds what its role must not know.
fn views_hide(entry: &Entry, what: &str) {
    for role in [Role::Player(Side::White), Role::Player(Side::Black), Role::Spectator] {
        let Some(view) = entry.view(role) else { continue };
        for ruling in &view.rulings {
            assert_ne!(ruling.audience, Audience::Arbiter, "{what}");
            assert!(!matches!(ruling.effect, Effect::Known(_)), "{what}");
            // A player learns whether a move was legal from the ruling on it and not before.
            assert!(!matches!(ruling.effect, Effect::MoveMade { .. }), "{what}");
        }
        if let Some(Event::SheetWritten { .. }) = view.event {
            assert_eq!(entry.by.side().map(Role::Player), Some(role), "{what}");
        }
        assert!(!matches!(view.event, Some(Event::ArbiterNoticed { .. })), "{what}");
    }
    assert!(entry.view(Role::Arbiter).is_some(), "{what}");
}

/// Whatever replaced a result, it is a score a game can have by the organiser's points.
fn result_is_possible(game: &Game) -> bool {
    let scoring = game.rules().regulations().scoring;
    game.outcomes().iter().all(|outcome| scoring.allows(outcome.score))
}
