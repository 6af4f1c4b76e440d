//! What happens around the board, during the game and after it: conduct, scoresheets, penalties,
//! results and appeals (Articles 8 and 10 to 12).

use jadoube_chess::Side;

use crate::asked::Answers;
use crate::{
    Actor, Choice, ConductEvent, ConductFact, Event, Game, Ruling, SheetEvent, Topic,
    art08_completing, art08_recording, art08_result, art08_sheets, art10_points, art11_appeals,
    art11_conduct, art11_devices, art12_arbiter, art12_duties, art12_penalties, art12_spectators,
};

impl Game {
    /// What the Laws make of what happens around the board; nothing if it is at the board.
    pub(crate) fn judge_around(&self, at: u64, by: Actor, event: &Event) -> Option<Vec<Ruling>> {
        Some(match (event, by) {
            (Event::OfConduct(event), _) => self.judge_conduct(by, event),
            (Event::OfSheet(event), _) => self.judge_sheet(at, by.side(), *event),
            (Event::SheetWritten { text }, Actor::Player(side)) => {
                art08_recording::wrote(self, side, text)
            }
            (Event::SheetWritten { text }, Actor::AssistantOf(side)) => {
                art08_sheets::assistant_wrote(self, side, text)
            }
            (Event::SheetWritten { .. }, Actor::Arbiter(number)) => {
                art12_duties::arbiter_wrote(self, number)
            }
            (Event::ResultSigned { score }, _) => {
                by.side().map_or_else(Vec::new, |side| art08_result::signed(self, side, *score))
            }
            (Event::Appealed { against, .. }, _) => by
                .side()
                .map_or_else(Vec::new, |side| art11_appeals::appealed(self, at, side, *against)),
            (Event::AppealUpheld { score }, _) => art11_appeals::upheld(self, at, *score),
            (Event::AppealRejected, _) => art11_appeals::rejected(self),
            (Event::PenaltyGiven { side, penalty, about }, _) => {
                art12_arbiter::penalty(self, at, *side, *penalty, *about)
            }
            (Event::ArbiterDecided { choice, about }, _) if self.is_over() => {
                return self.decided_after_the_end(at, by, *choice, *about);
            }
            (Event::Said { .. }, Actor::Bystander) => art12_spectators::spoke(by),
            _ => return None,
        })
    }

    /// What follows from rulings by other articles: for the sheets, for points that waited, for
    /// the points of the competition.
    pub(crate) fn judge_consequences(
        &self,
        at: u64,
        by: Actor,
        event: &Event,
        rulings: &mut Vec<Ruling>,
    ) {
        art11_devices::once_decided(self, event, rulings);
        art11_conduct::offered(self, rulings);
        art08_completing::after_flag(self, at, event, rulings);
        art08_recording::moving(self, by, at, rulings);
        art12_penalties::points_at_the_end(self, rulings);
        art10_points::scored(self, rulings);
    }

    /// The arbiter looks at something of conduct.
    pub(crate) fn judge_noticed_of_conduct(&self, at: u64, fact: ConductFact) -> Vec<Ruling> {
        match fact {
            ConductFact::TimeTrouble { side } => art12_duties::time_noticed(self, at, side),
            _ => Vec::new(),
        }
    }

    /// Questions about conduct and results stay open after the end; and the chief arbiter may put
    /// a result right.
    fn decided_after_the_end(
        &self,
        at: u64,
        by: Actor,
        choice: Choice,
        about: Option<Topic>,
    ) -> Option<Vec<Ruling>> {
        let open = self.answers(choice, about) != Answers::Nothing;
        match choice {
            _ if open => Some(art12_arbiter::decided(self, at, choice, about)),
            Choice::Score(score) => Some(vec![art08_result::corrected(self, by, score)]),
            _ => None,
        }
    }

    fn judge_conduct(&self, by: Actor, event: &ConductEvent) -> Vec<Ruling> {
        match (event, by) {
            (ConductEvent::Recorded { who, what }, _) => art11_conduct::recorded(self, *who, what),
            (ConductEvent::LeftArea, Actor::Player(side)) if !self.is_over() => {
                art11_conduct::left_area(self, side)
            }
            (ConductEvent::LeftVenue, Actor::Player(side)) if !self.is_over() => {
                art11_conduct::left_venue(self, side)
            }
            (ConductEvent::EnteredArea, _) => art12_spectators::entered(self, by),
            (ConductEvent::Asked { inquiry }, _) => art11_conduct::asked(self, inquiry),
            (ConductEvent::ToldArbiter { .. }, _) => art12_spectators::told_arbiter(by),
            (ConductEvent::TimeGranted { white_ms, black_ms }, _) if !self.is_over() => {
                art12_duties::time_granted(self, [*white_ms, *black_ms])
            }
            _ => Vec::new(),
        }
    }

    fn judge_sheet(&self, at: u64, side: Option<Side>, event: SheetEvent) -> Vec<Ruling> {
        match (event, side) {
            (SheetEvent::Replaced { side }, _) => art08_sheets::replaced(self, side),
            (SheetEvent::HandedIn { sheet }, Some(side)) => art08_sheets::handed_in(side, sheet),
            (SheetEvent::LoanAsked, Some(side)) => art08_completing::loan_asked(self, side),
            (SheetEvent::ReconstructionOrdered, _) if !self.is_over() => {
                art08_completing::reconstruction_ordered(self, at)
            }
            (SheetEvent::ReconstructionEnded { moves }, _) if !self.is_over() => {
                art08_completing::reconstruction_ended(self, moves)
            }
            (SheetEvent::RecorderAccepted { side, minus_ms }, _) if !self.is_over() => {
                art08_sheets::recorder_accepted(self, side, minus_ms)
            }
            _ => Vec::new(),
        }
    }
}
