//! Where an arbiter looks to find a fact, and how a look is written in the record.

use jadoube_lawbook::Class;

use crate::{AdjournmentFact, BlindFact, ClockFact, ConductFact, Fact, Noticed, ParseWordsError};

impl Fact {
    /// Where an arbiter looks to find this; nothing is looked at for what the engine counts itself.
    pub const fn looked_for(self) -> Option<Noticed> {
        Some(match self {
            Self::Move { side, number } | Self::TouchMove { side, number } => {
                Noticed::Move { side, number }
            }
            Self::Flag { side } => Noticed::Flag { side },
            Self::Position => Noticed::Position,
            Self::Piece { on } => Noticed::Piece { on },
            Self::BothKingsInCheck => Noticed::BothKingsInCheck,
            Self::PawnNotPromoted { on } => Noticed::PawnNotPromoted { on },
            Self::BothHands { side } => Noticed::BothHands { side },
            Self::PressedWithoutMove { side } => Noticed::PressedWithoutMove { side },
            Self::InitialPosition => Noticed::InitialPosition,
            Self::BoardTurned => Noticed::Board,
            Self::Colours => Noticed::Colours,
            Self::ClockSetting => Noticed::ClockSetting,
            Self::ClockFailed => Noticed::ClockFailed,
            Self::Sheet { side } => Noticed::Sheet { side },
            Self::BoardsDiffer => Noticed::BoardsDiffer,
            Self::Occurred { times } => Noticed::Occurred { times },
            Self::QuietMoves { moves } => Noticed::QuietMoves { moves },
            Self::AdjustingAlone { side } => Noticed::AdjustingAlone { side },
            Self::OfferAtWrongTime { side } => Noticed::OfferAtWrongTime { side },
            Self::OfferRepeated { side } => Noticed::OfferRepeated { side },
            Self::OtherHand { side } => Noticed::OtherHand { side },
            Self::OfClock(ClockFact::Handled { side, how }) => Noticed::Handled { side, how },
            Self::OfClock(ClockFact::CounterBehind) => Noticed::MoveCounter,
            Self::OfClock(ClockFact::OrderUnknown) => Noticed::OrderUnknown,
            Self::OfClock(ClockFact::ScheduleSuffers) => Noticed::ScheduleSuffers,
            Self::OfClock(ClockFact::Absent { side }) => Noticed::Absent { side },
            Self::OfClock(ClockFact::Class { .. }) => Noticed::ClassOfGame,
            Self::OfClock(ClockFact::TimesDiffer) => Noticed::Times,
            Self::OfClock(ClockFact::TooManyGames) => Noticed::GamesOfArbiter,
            Self::OfClock(ClockFact::NotRecorded) => Noticed::Recorder,
            Self::OfConduct(ConductFact::TimeTrouble { side }) => Noticed::TimeLeft { side },
            Self::OfConduct(ConductFact::Warned { .. } | ConductFact::ManyOffers { .. }) => {
                return None;
            }
            Self::OfAdjournment(AdjournmentFact::EnvelopeMissing) => Noticed::EnvelopeMissing,
            Self::OfAdjournment(AdjournmentFact::PositionUnknown) => Noticed::AdjournedPosition,
            Self::OfAdjournment(AdjournmentFact::CameLate { side }) => Noticed::CameLate { side },
            Self::OfBlind(BlindFact::SpokeUnasked { side }) => Noticed::SpokeUnasked { side },
        })
    }
}

/// How a look is written in format 1 of the record: by what might be found.
impl From<Noticed> for Fact {
    fn from(noticed: Noticed) -> Self {
        match noticed {
            Noticed::Move { side, number } => Self::Move { side, number },
            Noticed::Flag { side } => Self::Flag { side },
            Noticed::Position => Self::Position,
            Noticed::Piece { on } => Self::Piece { on },
            Noticed::BothKingsInCheck => Self::BothKingsInCheck,
            Noticed::PawnNotPromoted { on } => Self::PawnNotPromoted { on },
            Noticed::BothHands { side } => Self::BothHands { side },
            Noticed::PressedWithoutMove { side } => Self::PressedWithoutMove { side },
            Noticed::InitialPosition => Self::InitialPosition,
            Noticed::Board => Self::BoardTurned,
            Noticed::Colours => Self::Colours,
            Noticed::ClockSetting => Self::ClockSetting,
            Noticed::ClockFailed => Self::ClockFailed,
            Noticed::Sheet { side } => Self::Sheet { side },
            Noticed::BoardsDiffer => Self::BoardsDiffer,
            Noticed::Occurred { times } => Self::Occurred { times },
            Noticed::QuietMoves { moves } => Self::QuietMoves { moves },
            Noticed::AdjustingAlone { side } => Self::AdjustingAlone { side },
            Noticed::OfferAtWrongTime { side } => Self::OfferAtWrongTime { side },
            Noticed::OfferRepeated { side } => Self::OfferRepeated { side },
            Noticed::OtherHand { side } => Self::OtherHand { side },
            Noticed::Handled { side, how } => Self::OfClock(ClockFact::Handled { side, how }),
            Noticed::MoveCounter => Self::OfClock(ClockFact::CounterBehind),
            Noticed::OrderUnknown => Self::OfClock(ClockFact::OrderUnknown),
            Noticed::ScheduleSuffers => Self::OfClock(ClockFact::ScheduleSuffers),
            Noticed::Absent { side } => Self::OfClock(ClockFact::Absent { side }),
            Noticed::ClassOfGame => Self::OfClock(ClockFact::Class { class: Class::Standard }),
            Noticed::Times => Self::OfClock(ClockFact::TimesDiffer),
            Noticed::GamesOfArbiter => Self::OfClock(ClockFact::TooManyGames),
            Noticed::Recorder => Self::OfClock(ClockFact::NotRecorded),
            Noticed::TimeLeft { side } => Self::OfConduct(ConductFact::TimeTrouble { side }),
            Noticed::EnvelopeMissing => Self::OfAdjournment(AdjournmentFact::EnvelopeMissing),
            Noticed::AdjournedPosition => Self::OfAdjournment(AdjournmentFact::PositionUnknown),
            Noticed::CameLate { side } => Self::OfAdjournment(AdjournmentFact::CameLate { side }),
            Noticed::SpokeUnasked { side } => Self::OfBlind(BlindFact::SpokeUnasked { side }),
        }
    }
}

impl TryFrom<Fact> for Noticed {
    type Error = ParseWordsError;

    fn try_from(fact: Fact) -> Result<Self, ParseWordsError> {
        let refused = || ParseWordsError::new(fact.to_string(), "what an arbiter can look at");
        fact.looked_for().ok_or_else(refused)
    }
}
