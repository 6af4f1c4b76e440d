use jadoube_lawbook::{Class, Edition, IllegalMovePenalty, Provisions, Supervision, Window};

use crate::{Observer, Regulations};

/// Edition and regulations, resolved once when the game is created: everything that judging reads.
#[derive(Clone, Debug)]
pub struct Rules {
    regulations: Regulations,
    provisions: Provisions,
}

impl Rules {
    /// Resolves what the organiser chose.
    pub fn new(regulations: Regulations) -> Self {
        let mut provisions = *regulations.edition.provisions();
        // Only if an edition has the same penalty as in standard play: 2018 gives one minute in
        // every blitz game.
        let is_open = provisions.wrong_claim_ms(Class::Blitz, Supervision::Full)
            == provisions.wrong_claim_ms(Class::Standard, Supervision::Full);
        if let Some(minutes) = regulations.blitz_full_minutes.filter(|_| is_open) {
            provisions = provisions.with_blitz_full_minutes(minutes);
        }
        Self { regulations, provisions }
    }

    /// What the organiser chose.
    pub const fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// What the edition provides where editions differ.
    pub const fn provisions(&self) -> &Provisions {
        &self.provisions
    }

    /// The edition in force, to cite articles by its numbers.
    pub const fn edition(&self) -> Edition {
        self.regulations.edition
    }

    /// Whether what the engine sees is ruled on at once.
    pub fn engine_observes(&self) -> bool {
        self.regulations.observer == Observer::Engine
    }

    /// Whether the rules for limited supervision hold (A.5, B.3).
    pub fn is_limited(&self) -> bool {
        self.regulations.supervision == Supervision::Limited
    }

    /// The penalty for an illegal move in this game.
    pub const fn illegal_move(&self) -> IllegalMovePenalty {
        self.provisions.illegal_move(self.regulations.class, self.regulations.supervision)
    }

    /// Until when an illegal move is corrected in this game.
    pub const fn illegal_move_window(&self) -> Window {
        self.provisions.illegal_move_window(self.regulations.class, self.regulations.supervision)
    }

    /// What the opponent gains by a wrong claim in this game.
    pub const fn wrong_claim_ms(&self) -> u32 {
        self.provisions.wrong_claim_ms(self.regulations.class, self.regulations.supervision)
    }
}
