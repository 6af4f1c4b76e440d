//! Which article is asked when an arbiter looks at something.

use crate::articles::appendix_a::supervision::{self, Condition};
use crate::articles::appendix_c;
use crate::articles::appendix_d;
use crate::articles::art04;
use crate::articles::art06;
use crate::articles::art07;
use crate::articles::art08;
use crate::articles::art09;
use crate::articles::art12;
use crate::articles::guideline_1;
use crate::{Game, Noticed, Ruling};

impl Game {
    pub(crate) fn judge_noticed(&self, at: u64, noticed: Noticed) -> Vec<Ruling> {
        match noticed {
            Noticed::Move { side, number } => art07::faults::move_noticed(self, side, number),
            Noticed::Flag { side } => art06::flag::flag(self, at, side, art06::flag::Seen::Noticed),
            Noticed::Position => art07::displaced::position_noticed(self),
            Noticed::Piece { .. } => art07::displaced::man_noticed(self),
            Noticed::BothKingsInCheck => art07::found_later::arrangement_noticed(self),
            Noticed::PawnNotPromoted { .. } => art07::found_later::pawn_noticed(self),
            Noticed::BothHands { side } => art07::found_later::two_hands_noticed(self, side),
            Noticed::PressedWithoutMove { side } => art07::faults::press_noticed(self, side),
            Noticed::InitialPosition => art07::setup::initial_position_noticed(self),
            Noticed::Board => art07::setup::board_noticed(self),
            Noticed::Colours => art07::setup::colours_noticed(self),
            Noticed::ClockSetting => art06::setting::setting_noticed(self, at),
            Noticed::ClockFailed => art06::setting::failed(),
            Noticed::Sheet { side } => appendix_c::sheet_noticed(self, side).unwrap_or_else(|| {
                let rulings = art08::recording::sheet_noticed(self, at, side);
                let rulings = appendix_c::other_notation(side, rulings);
                appendix_d::assistant::sheet(self, side, rulings)
            }),
            Noticed::BoardsDiffer => appendix_d::boards::noticed(self),
            Noticed::Occurred { .. } | Noticed::QuietMoves { .. } => {
                art09::counts::count_noticed(self)
            }
            Noticed::OfferAtWrongTime { side } | Noticed::OfferRepeated { side } => {
                vec![art09::draws::offer_noticed(side)]
            }
            Noticed::AdjustingAlone { .. } => art04::adjusting::adjusting_noticed(),
            Noticed::OtherHand { side } => vec![art06::handling::other_hand(self, side)],
            Noticed::Handled { side, how } => art06::handling::noticed(side, how),
            Noticed::MoveCounter => art06::setting::counter_noticed(self),
            Noticed::OrderUnknown => art06::flag::order_noticed(self, at),
            Noticed::ScheduleSuffers => art06::setting::schedule_noticed(self, at),
            Noticed::Absent { side } => art06::arrival::absence_noticed(self, at, side),
            Noticed::ClassOfGame => art06::start::class_noticed(self),
            Noticed::Times => art06::start::times_noticed(self),
            Noticed::GamesOfArbiter => {
                supervision::condition_noticed(self, Condition::GamesOfArbiter)
            }
            Noticed::Recorder => supervision::condition_noticed(self, Condition::Recorder),
            Noticed::TimeLeft { side } => art12::duties::time_noticed(self, at, side),
            Noticed::EnvelopeMissing => guideline_1::irregular::envelope_missing(self),
            Noticed::AdjournedPosition => guideline_1::irregular::position_noticed(self),
            Noticed::CameLate { side } => guideline_1::irregular::came_late(self, side),
            Noticed::SpokeUnasked { side } => appendix_d::assistant::spoke_unasked(side),
        }
    }
}
