//! What is known of conduct, penalties, signatures and sheets besides the moves: folded from the
//! entries, mechanically.

use jadoube_chess::Side;
use jadoube_lawbook::Article;

use crate::record::index;
use crate::{
    Actor, ConductEffect, ConductEvent, ConductQuestion, Effect, Entry, Event, Game, Handed,
    Misconduct, Permission, PointsPenalty, Question, Score, SheetEffect, SheetEvent,
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
    /// When something was last decided that can be appealed against.
    pub(crate) decided_at: Option<u64>,
    pub(crate) appeal: Option<Side>,
    pub(crate) signed: [Option<Score>; 2],
    pub(crate) handed_in: [Option<Handed>; 2],
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
    pub(crate) fn take(&mut self, entry: &Entry, plies: usize) {
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
            self.decided_at = Some(entry.at);
        }
    }

    fn take_event(&mut self, entry: &Entry) {
        let side = entry.by.side();
        match (&entry.event, side) {
            (Event::OfConduct(event), _) => self.take_conduct(entry, event),
            (Event::OfSheet(SheetEvent::HandedIn { sheet }), Some(side)) => {
                self.handed_in[index(side)] = Some(*sheet);
            }
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
            (Event::AppealUpheld { .. } | Event::AppealRejected, _) => self.appeal = None,
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
            Effect::OfConduct(ConductEffect::AppealTaken { by }) => self.appeal = Some(*by),
            Effect::OfSheet(SheetEffect::RecorderAccepted { side }) => {
                self.recorders[index(*side)] = true;
            }
            Effect::OfSheet(SheetEffect::Reconstruction { .. }) => self.reconstruction = true,
            _ => {}
        }
    }
}

/// Whether a ruling is a decision that can be appealed against; that an appeal comes too late, or
/// that all stays as it is, opens no new time for one.
fn decides(entry: &Entry, effect: &Effect) -> bool {
    !effect.is_routine()
        && !effect.is_duty()
        && !matches!(entry.event, Event::Appealed { .. })
        && !matches!(
            effect,
            Effect::Known(_)
                | Effect::ArbiterMustDecide { .. }
                | Effect::NoEffect
                | Effect::RequestRefused
                | Effect::ResultStands
                | Effect::DecisionStands
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

/// Whether giving `side` a penalty answers this question.
pub(crate) fn answered_by_penalty(question: &Question, side: Side) -> bool {
    match question {
        Question::Penalty { side: asked } | Question::Stop { side: asked } => *asked == side,
        Question::OfConduct(
            ConductQuestion::Offence { side: asked, .. } | ConductQuestion::Refusal { side: asked },
        ) => *asked == side,
        _ => false,
    }
}
