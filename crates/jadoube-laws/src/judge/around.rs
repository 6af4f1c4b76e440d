//! What happens around the board, during the game and after it: conduct, scoresheets, penalties,
//! results and appeals (Articles 8 and 10 to 12).

use jadoube_chess::{BySide, Side};

use crate::articles::art06;
use crate::articles::art08;
use crate::articles::art09;
use crate::articles::art10;
use crate::articles::art11;
use crate::articles::art12;
use crate::game::asked::Answers;
use crate::{Actor, Choice, ConductEvent, Event, Game, Ruling, SheetEvent, Topic};

impl Game {
    /// What the Laws say about what happens around the board; `None` if it happens at the board.
    pub(crate) fn judge_around(&self, at: u64, by: Actor, event: &Event) -> Option<Vec<Ruling>> {
        Some(match (event, by) {
            (Event::OfConduct(event), _) => self.judge_conduct(by, event),
            (Event::OfSheet(event), _) => self.judge_sheet(at, by.side(), *event),
            (Event::SheetWritten { text }, Actor::Player(side)) => {
                art08::recording::wrote(self, side, text)
            }
            (Event::SheetWritten { text }, Actor::AssistantOf(side)) => {
                art08::sheets::assistant_wrote(self, side, text)
            }
            (Event::SheetWritten { .. }, Actor::Arbiter(number)) => {
                art12::duties::arbiter_wrote(self, number)
            }
            (Event::ResultSigned { score }, _) => {
                by.side().map_or_else(Vec::new, |side| art08::result::signed(self, side, *score))
            }
            (Event::Appealed { against, .. }, _) => by
                .side()
                .map_or_else(Vec::new, |side| art11::appeals::appealed(self, at, side, *against)),
            (Event::AppealUpheld { score }, _) => art11::appeals::upheld(self, at, *score),
            (Event::AppealRejected, _) => art11::appeals::rejected(self),
            (Event::PenaltyGiven { side, penalty, about }, _) => {
                art12::arbiter::penalty(self, at, *side, *penalty, *about)
            }
            (Event::ArbiterDecided { choice, about }, _) if self.is_over() => {
                return self.decided_after_the_end(at, by, *choice, *about);
            }
            (Event::Said { .. }, Actor::Bystander) => art12::spectators::spoke(by),
            _ => return None,
        })
    }

    /// What follows from rulings by other articles: for the sheets, for points that waited, and for
    /// the points of the competition.
    pub(crate) fn judge_consequences(
        &self,
        at: u64,
        by: Actor,
        event: &Event,
        rulings: &mut Vec<Ruling>,
    ) {
        art09::gives_way::gives_way(self, event, rulings);
        art06::no_time_left::by_hand(self, at, rulings);
        art11::devices::once_decided(self, event, rulings);
        art11::conduct::offered(self, rulings);
        art08::completing::after_flag(self, at, event, rulings);
        art08::recording::moving(self, by, at, rulings);
        art12::penalties::points_at_the_end(self, rulings);
        art10::scored(self, rulings);
    }

    /// Questions about conduct and results stay open after the end; and the chief arbiter may
    /// correct a result.
    fn decided_after_the_end(
        &self,
        at: u64,
        by: Actor,
        choice: Choice,
        about: Option<Topic>,
    ) -> Option<Vec<Ruling>> {
        let open = self.answers(choice, about) != Answers::Nothing;
        match choice {
            _ if open => Some(art12::arbiter::decided(self, at, choice, about)),
            Choice::Score(score) => Some(vec![art08::result::corrected(self, by, score)]),
            _ => None,
        }
    }

    fn judge_conduct(&self, by: Actor, event: &ConductEvent) -> Vec<Ruling> {
        match (event, by) {
            (ConductEvent::Recorded { who, what }, _) => art11::conduct::recorded(self, *who, what),
            (ConductEvent::LeftArea, Actor::Player(side)) if !self.is_over() => {
                art11::conduct::left_area(self, side)
            }
            (ConductEvent::LeftVenue, Actor::Player(side)) if !self.is_over() => {
                art11::conduct::left_venue(self, side)
            }
            (ConductEvent::EnteredArea, _) => art12::spectators::entered(self, by),
            (ConductEvent::Asked { inquiry }, _) => art11::conduct::asked(self, inquiry),
            (ConductEvent::ToldArbiter { .. }, _) => art12::spectators::told_arbiter(by),
            (ConductEvent::TimeGranted { white_ms, black_ms }, _) if !self.is_over() => {
                art12::duties::time_granted(self, BySide::new(*white_ms, *black_ms))
            }
            _ => Vec::new(),
        }
    }

    fn judge_sheet(&self, at: u64, side: Option<Side>, event: SheetEvent) -> Vec<Ruling> {
        match (event, side) {
            (SheetEvent::Replaced { side }, _) => art08::sheets::replaced(self, side),
            (SheetEvent::HandedIn { sheet }, Some(side)) => art08::sheets::handed_in(side, sheet),
            (SheetEvent::LoanAsked, Some(side)) => art08::completing::loan_asked(self, side),
            (SheetEvent::ReconstructionOrdered, _) if !self.is_over() => {
                art08::completing::reconstruction_ordered(self, at)
            }
            (SheetEvent::ReconstructionEnded { moves }, _) if !self.is_over() => {
                art08::completing::reconstruction_ended(self, moves)
            }
            (SheetEvent::RecorderAccepted { side, minus_ms }, _) if !self.is_over() => {
                art08::sheets::recorder_accepted(self, side, minus_ms)
            }
            _ => Vec::new(),
        }
    }
}
