//! What is known about conduct, penalties, signatures and sheets besides the moves: folded
//! mechanically from the entries.

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::Article;

use crate::game::decision::Decision;
use crate::{
    Actor, Appealable, ConductEffect, Effect, Entry, Event, Game, Misconduct, Permission,
    PointsPenalty, Score, SheetEffect, SheetEvent, Withdrawn,
};

/// An incident in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    /// When it was recorded, in game time.
    pub at: u64,
    /// The person it is about.
    pub who: Actor,
    /// What was seen.
    pub what: Misconduct,
}

/// What is known besides the moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Conduct {
    pub(crate) incidents: Vec<Incident>,
    /// What the arbiter has permitted and nobody has used yet.
    pub(crate) permissions: Vec<(Actor, Permission)>,
    pub(crate) warnings: BySide<u8>,
    /// The players who have reported that they are about to leave the playing area.
    pub(crate) reported: BySide<bool>,
    /// The player who had a device before the opponent arrived.
    pub(crate) device: Option<Side>,
    /// Whether something from outside disturbed the game, and no time has been given for it yet.
    pub(crate) disturbed: bool,
    /// The players whose expulsion the organiser approves.
    pub(crate) expulsion_agreed: BySide<bool>,
    pub(crate) points: Vec<(Side, PointsPenalty)>,
    /// The number of rounds from which a player is excluded, and whether from the whole
    /// competition.
    pub(crate) excluded: BySide<u8>,
    pub(crate) expelled: BySide<bool>,
    /// Arbiters who were appointed as assistants for this game.
    pub(crate) assistants: Vec<u16>,
    /// The decisions that can be appealed against.
    pub(crate) decisions: Vec<Decision>,
    /// The player who has appealed, and the entry with the decision.
    pub(crate) appeal: Option<(Side, u32)>,
    pub(crate) signed: BySide<Option<Score>>,
    /// The side that offered a draw, and after how many plies.
    pub(crate) offers: Vec<(Side, usize)>,
    /// The side that claimed a draw since the last move.
    pub(crate) claimed: Option<Side>,
    /// The players for whom someone else records.
    pub(crate) recorders: BySide<bool>,
    /// The player who has the opponent's sheet.
    pub(crate) borrowed: Option<Side>,
    pub(crate) reconstruction: bool,
    /// Whether a reconstruction has ended, and no flag has fallen since.
    pub(crate) reconstructed: bool,
    /// The players who must complete their sheets after a flag, and the clause.
    pub(crate) completing: BySide<Option<Article>>,
    pub(crate) arbiters_sheet: Vec<String>,
}

impl Conduct {
    pub(crate) fn permits(&self, who: Actor, what: Permission) -> bool {
        self.permissions.contains(&(who, what))
    }

    /// Uses up what was permitted.
    pub(crate) fn use_permission(&mut self, who: Actor, what: Permission) {
        self.permissions.retain(|held| *held != (who, what));
    }

    /// Notes a decision that can be appealed against.
    pub(crate) fn take_decision(&mut self, entry: &Entry, asked_in: Option<u32>) {
        if entry.rulings.iter().any(|ruling| decides(entry, &ruling.effect)) {
            let effects = entry.rulings.iter().map(|ruling| ruling.effect.clone()).collect();
            let decision = Decision { entry: entry.number, at: entry.at, effects, asked_in };
            self.decisions.push(decision);
        }
    }

    /// The decision that an appeal is against: the last one, or the last of a kind.
    pub(crate) fn appealed(&self, against: Option<Appealable>) -> Option<&Decision> {
        let is_meant = |decision: &&Decision| {
            against.is_none_or(|what| decision.effects.iter().any(|effect| what.is(effect)))
        };
        self.decisions.iter().rfind(is_meant)
    }

    /// Notes whose appeal is admitted, and against what.
    pub(crate) fn take_appeal(
        &mut self,
        entry: &Entry,
        by: Option<Side>,
        against: Option<Appealable>,
    ) {
        let taken = entry.rulings.iter().any(|ruling| {
            matches!(ruling.effect, Effect::OfConduct(ConductEffect::AppealTaken { .. }))
        });
        if let (true, Some(side), Some(decision)) = (taken, by, self.appealed(against)) {
            self.appeal = Some((side, decision.entry));
        }
    }

    /// The committee has decided, unless its score was refused: nobody appeals against the same
    /// decision again.
    pub(crate) fn take_verdict(&mut self, entry: &Entry) {
        if !entry.rulings.iter().any(|ruling| ruling.effect.is_refused_score()) {
            self.settle();
        }
    }

    pub(crate) fn take_event_of_sheet(&mut self, entry: &Entry, event: SheetEvent) {
        match event {
            SheetEvent::LoanAsked => {
                if entry.rulings.is_empty() {
                    self.borrowed = entry.by.side().or(self.borrowed);
                }
            }
            SheetEvent::LoanReturned => self.borrowed = None,
            SheetEvent::ReconstructionEnded { .. } => {
                self.reconstruction = false;
                self.reconstructed = true;
                self.completing = BySide::both(None);
            }
            SheetEvent::Replaced { .. }
            | SheetEvent::HandedIn { .. }
            | SheetEvent::ReconstructionOrdered
            | SheetEvent::RecorderAccepted { .. } => {}
        }
    }

    pub(crate) fn take_warning(&mut self, side: Side) {
        let warnings = &mut self.warnings[side];
        *warnings = warnings.saturating_add(1);
    }

    /// `side` has made a move.
    pub(crate) fn take_move(&mut self, side: Side) {
        self.claimed = None;
        self.completing[side] = None;
    }

    pub(crate) fn take_new_game(&mut self) {
        self.claimed = None;
        self.borrowed = None;
        self.reconstruction = false;
        self.completing = BySide::both(None);
        self.arbiters_sheet.clear();
    }

    pub(crate) fn take_effect_of_sheet(&mut self, effect: SheetEffect, basis: &[Article]) {
        match effect {
            SheetEffect::MustComplete { side } => self.completing[side] = basis.first().copied(),
            SheetEffect::RecorderAccepted { side } => self.recorders[side] = true,
            SheetEffect::Reconstruction { .. } => self.reconstruction = true,
            SheetEffect::MustUseAlgebraic { .. }
            | SheetEffect::MustMarkOffer { .. }
            | SheetEffect::Replaced { .. }
            | SheetEffect::MustHandIn { .. }
            | SheetEffect::MustLend { .. }
            | SheetEffect::MustGiveBack { .. }
            | SheetEffect::NextMove { .. } => {}
        }
    }
}

impl Conduct {
    fn settle(&mut self) {
        let Some((_, entry)) = self.appeal.take() else { return };
        let settled = self.decisions.iter().find(|decision| decision.entry == entry).cloned();
        self.decisions.retain(|decision| {
            settled.as_ref().is_none_or(|settled| !decision.belongs_to(settled))
        });
    }

    pub(crate) fn withdraw(&mut self, side: Side, what: Withdrawn) {
        match what {
            Withdrawn::Warning => self.warnings[side] = self.warnings[side].saturating_sub(1),
            Withdrawn::Points => {
                if let Some(last) = self.points.iter().rposition(|(whose, _)| *whose == side) {
                    self.points.remove(last);
                }
            }
            Withdrawn::Exclusion { rounds } => {
                self.excluded[side] = self.excluded[side].saturating_sub(rounds);
            }
            Withdrawn::Expulsion => self.expelled[side] = false,
            Withdrawn::Fine => {}
        }
    }
}

/// Whether a ruling is a decision that can be appealed against; a ruling that an appeal comes too
/// late, or that everything stays as it is, does not start a new period for one.
fn decides(entry: &Entry, effect: &Effect) -> bool {
    effect.is_decision()
        && !matches!(entry.event, Event::Appealed { .. })
        // What the committee decides is final.
        && entry.by != Actor::AppealsCommittee
}

impl Game {
    /// The number of following rounds from which penalties of this game exclude a player.
    ///
    /// Law: 12.9.8
    pub const fn rounds_excluded(&self, side: Side) -> u8 {
        *self.conduct.excluded.of(side)
    }

    /// Whether a player was expelled from the competition in this game.
    ///
    /// Law: 12.9.9
    pub const fn is_expelled(&self, side: Side) -> bool {
        *self.conduct.expelled.of(side)
    }
}
