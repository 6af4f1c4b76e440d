//! What is known of conduct, penalties, signatures and sheets besides the moves: folded from the
//! entries, mechanically.

use jadoube_chess::Side;
use jadoube_lawbook::Article;

use crate::appealable::Decision;
use crate::record::index;
use crate::{
    Actor, Appealable, ConductEffect, ConductEvent, Effect, Entry, Event, Game, Misconduct,
    Permission, PointsPenalty, Score, SheetEffect, SheetEvent, Withdrawn,
};

/// An incident in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    /// When it was written down, in game time.
    pub at: u64,
    /// Who.
    pub who: Actor,
    /// What was seen.
    pub what: Misconduct,
}

/// What is known besides the moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Conduct {
    pub(crate) incidents: Vec<Incident>,
    /// What the arbiter has permitted and nobody has made use of yet.
    pub(crate) permissions: Vec<(Actor, Permission)>,
    pub(crate) warnings: [u8; 2],
    /// Who has reported that he is about to leave the playing area.
    pub(crate) reported: [bool; 2],
    /// Who had a device while the opponent had not come yet.
    pub(crate) device: Option<Side>,
    /// Something from outside disturbed the game, and no time was given for it yet.
    pub(crate) disturbed: bool,
    /// Of whose expulsion the organiser approves.
    pub(crate) expulsion_agreed: [bool; 2],
    pub(crate) points: Vec<(Side, PointsPenalty)>,
    /// For how many rounds a player is excluded, and whether he is out of the competition.
    pub(crate) excluded: [u8; 2],
    pub(crate) expelled: [bool; 2],
    /// Arbiters who were appointed as assistants for this game.
    pub(crate) assistants: Vec<u16>,
    /// What was decided that can be appealed against.
    pub(crate) decisions: Vec<Decision>,
    /// Who has appealed, and against the decision of which entry.
    pub(crate) appeal: Option<(Side, u32)>,
    pub(crate) signed: [Option<Score>; 2],
    /// Who offered a draw, and after how many plies.
    pub(crate) offers: Vec<(Side, usize)>,
    /// Who claimed a draw since the last move.
    pub(crate) claimed: Option<Side>,
    /// Who has somebody else record for him.
    pub(crate) recorders: [bool; 2],
    /// Who has the opponent's sheet.
    pub(crate) borrowed: Option<Side>,
    pub(crate) reconstruction: bool,
    /// A reconstruction has ended, and no flag has fallen since.
    pub(crate) reconstructed: bool,
    /// Who must complete his sheet after a flag, and by which clause.
    pub(crate) completing: [Option<Article>; 2],
    pub(crate) arbiters_sheet: Vec<String>,
}

impl Conduct {
    pub(crate) fn permits(&self, who: Actor, what: Permission) -> bool {
        self.permissions.contains(&(who, what))
    }

    /// Takes in what happened and what was made of it.
    pub(crate) fn take(&mut self, entry: &Entry, plies: usize, asked_in: Option<u32>) {
        self.take_event(entry);
        for ruling in &entry.rulings {
            self.take_effect(&ruling.effect);
            if let Effect::OfferOpened { by } = ruling.effect {
                self.offers.push((by, plies));
            }
            if let Effect::OfSheet(SheetEffect::MustComplete { side }) = ruling.effect {
                self.completing[index(side)] = ruling.basis.first().copied();
            }
        }
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

    fn take_event(&mut self, entry: &Entry) {
        let side = entry.by.side();
        match (&entry.event, side) {
            (Event::OfConduct(event), _) => self.take_conduct(entry, event),
            (Event::OfSheet(SheetEvent::LoanAsked), Some(side)) if entry.rulings.is_empty() => {
                self.borrowed = Some(side);
            }
            (Event::OfSheet(SheetEvent::LoanReturned), _) => self.borrowed = None,
            (Event::OfSheet(SheetEvent::ReconstructionEnded { .. }), _) => {
                self.reconstruction = false;
                self.reconstructed = true;
                self.completing = [None; 2];
            }
            (Event::FlagFell { .. }, _) => self.reconstructed = false,
            (Event::ResultSigned { score }, Some(side)) => self.signed[index(side)] = Some(*score),
            (Event::DrawClaimed { .. }, Some(side)) => self.claimed = Some(side),
            (Event::SheetWritten { text }, None) if entry.rulings.is_empty() => {
                self.arbiters_sheet.push(text.clone());
            }
            (Event::Appealed { against, .. }, Some(side)) => {
                let taken = entry.rulings.iter().any(|ruling| {
                    matches!(ruling.effect, Effect::OfConduct(ConductEffect::AppealTaken { .. }))
                });
                if let (true, Some(decision)) = (taken, self.appealed(*against)) {
                    self.appeal = Some((side, decision.entry));
                }
            }
            (Event::AppealUpheld { .. } | Event::AppealRejected, _)
                if !entry.rulings.iter().any(|ruling| ruling.effect.is_refused_score()) =>
            {
                self.settle();
            }
            _ => {}
        }
    }

    fn take_conduct(&mut self, entry: &Entry, event: &ConductEvent) {
        let mut used = |what| self.permissions.retain(|held| *held != (entry.by, what));
        match event {
            ConductEvent::Recorded { who, what } => {
                let incident = Incident { at: entry.at, who: *who, what: what.clone() };
                self.incidents.push(incident);
            }
            ConductEvent::Permitted { who, what } => self.permissions.push((*who, *what)),
            ConductEvent::LeftArea => {
                used(Permission::LeaveArea);
                entry.by.side().into_iter().for_each(|side| self.reported[index(side)] = false);
            }
            ConductEvent::LeftVenue => used(Permission::LeaveVenue),
            ConductEvent::EnteredArea => used(Permission::EnterArea),
            ConductEvent::AbsenceReported => {
                entry.by.side().into_iter().for_each(|side| self.reported[index(side)] = true);
            }
            ConductEvent::Disturbed { .. } => self.disturbed = true,
            ConductEvent::TimeGranted { .. } => self.disturbed = false,
            ConductEvent::AssistantAppointed { arbiter } => self.assistants.push(*arbiter),
            ConductEvent::ExpulsionAgreed { side } if entry.by == Actor::Organiser => {
                self.expulsion_agreed[index(*side)] = true;
            }
            _ => {}
        }
    }

    fn take_effect(&mut self, effect: &Effect) {
        match effect {
            Effect::Warned { side } => {
                let warnings = &mut self.warnings[index(*side)];
                *warnings = warnings.saturating_add(1);
            }
            Effect::MoveMade { after, .. } => {
                self.claimed = None;
                self.completing[index(!after.to_move())] = None;
            }
            Effect::StartedAnew { .. } => {
                self.claimed = None;
                self.borrowed = None;
                self.reconstruction = false;
                self.completing = [None; 2];
                self.arbiters_sheet.clear();
            }
            Effect::OfConduct(ConductEffect::ResultWaits { side }) => self.device = Some(!*side),
            Effect::OfConduct(ConductEffect::PointsWait { side, penalty }) => {
                self.points.push((*side, *penalty));
            }
            Effect::OfConduct(ConductEffect::Excluded { side, rounds }) => {
                let excluded = &mut self.excluded[index(*side)];
                *excluded = excluded.saturating_add(*rounds);
            }
            Effect::OfConduct(ConductEffect::Expelled { side }) => {
                self.expelled[index(*side)] = true;
            }
            Effect::OfConduct(ConductEffect::Withdrawn { side, what }) => {
                self.withdraw(*side, *what);
            }
            Effect::OfSheet(SheetEffect::RecorderAccepted { side }) => {
                self.recorders[index(*side)] = true;
            }
            Effect::OfSheet(SheetEffect::Reconstruction { .. }) => self.reconstruction = true,
            _ => {}
        }
    }
}

impl Conduct {
    /// The committee has decided: nobody appeals against the same again.
    fn settle(&mut self) {
        let Some((_, entry)) = self.appeal.take() else { return };
        let settled = self.decisions.iter().find(|decision| decision.entry == entry).cloned();
        self.decisions.retain(|decision| {
            settled.as_ref().is_none_or(|settled| !decision.belongs_to(settled))
        });
    }

    fn withdraw(&mut self, side: Side, what: Withdrawn) {
        let place = index(side);
        match what {
            Withdrawn::Warning => self.warnings[place] = self.warnings[place].saturating_sub(1),
            Withdrawn::Points => {
                if let Some(last) = self.points.iter().rposition(|(whose, _)| *whose == side) {
                    self.points.remove(last);
                }
            }
            Withdrawn::Exclusion { rounds } => {
                self.excluded[place] = self.excluded[place].saturating_sub(rounds);
            }
            Withdrawn::Expulsion => self.expelled[place] = false,
            Withdrawn::Fine => {}
        }
    }
}

/// Whether a ruling is a decision that can be appealed against; that an appeal comes too late, or
/// that all stays as it is, opens no new time for one.
fn decides(entry: &Entry, effect: &Effect) -> bool {
    !effect.is_routine()
        && !effect.is_duty()
        && !matches!(entry.event, Event::Appealed { .. })
        // What the committee decides is final.
        && entry.by != Actor::AppealsCommittee
        && !matches!(
            effect,
            Effect::Known(_)
                | Effect::ArbiterMustDecide { .. }
                | Effect::NoEffect
                | Effect::RequestRefused
                | Effect::ResultStands
                | Effect::DecisionStands
                | Effect::OfConduct(
                    ConductEffect::PenaltyRefused { .. } | ConductEffect::DecisionUnclear
                )
        )
}

impl Game {
    /// From how many of the next rounds penalties of this game exclude a player.
    ///
    /// Law: 12.9.8
    pub const fn rounds_excluded(&self, side: Side) -> u8 {
        self.conduct.excluded[index(side)]
    }

    /// Whether a player was expelled from the competition in this game.
    ///
    /// Law: 12.9.9
    pub const fn is_expelled(&self, side: Side) -> bool {
        self.conduct.expelled[index(side)]
    }
}
