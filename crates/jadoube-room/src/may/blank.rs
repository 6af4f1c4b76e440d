//! Acts with places that are left to the official: built as values, and shown with a sign in each place.

use jadoube_laws::{Actor, Event, Side, write_time};

/// What the official puts into the places of an act.
#[derive(Clone, Copy, Debug)]
pub(super) struct Filling {
    pub(super) side: Side,
    /// A player, or somebody else.
    pub(super) who: Actor,
    pub(super) ms: i64,
    pub(super) number: u16,
}

/// What acts are put to the engine with, and shown with before signs stand in their places. Nothing of
/// it stands in the words of any act.
pub(super) const PROBED: Filling =
    Filling { side: Side::White, who: Actor::Player(Side::White), ms: 60_000, number: 1 };

/// A place of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// `{side}`: White or Black.
    Side,
    /// `{who}`: the same, or Bystander.
    Who,
    /// `{time}`: a time such as `2:00`.
    Time,
    /// `{number}`
    Number,
}

impl Place {
    const fn sign(self) -> &'static str {
        match self {
            Self::Side => "{side}",
            Self::Who => "{who}",
            Self::Time => "{time}",
            Self::Number => "{number}",
        }
    }

    fn words(self, filling: &Filling) -> String {
        match self {
            Self::Side => filling.side.to_string(),
            Self::Who => filling.who.to_string(),
            Self::Time => write_time(filling.ms),
            Self::Number => filling.number.to_string(),
        }
    }
}

/// An act with places.
#[derive(Clone, Copy)]
pub(super) struct Blank {
    pub(super) places: &'static [Place],
    pub(super) act: fn(&Filling) -> Event,
}

impl Blank {
    /// The act with its places filled in.
    pub(super) fn filled(&self, filling: &Filling) -> Event {
        (self.act)(filling)
    }

    /// The words of the act, with the signs in its places.
    pub(super) fn shown(&self) -> String {
        with_signs(&self.filled(&PROBED), self.places)
    }
}

/// The words of an act that was filled with [`PROBED`], with signs in these places.
pub(super) fn with_signs(act: &Event, places: &[Place]) -> String {
    let words = act.to_string();
    places.iter().fold(words, |words, place| words.replace(&place.words(&PROBED), place.sign()))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Whoever puts words into the places of what is shown says what the blank says with the same.
    pub(crate) fn reads_as_it_is_filled(blank: &Blank) {
        let fillings = [
            PROBED,
            Filling { side: Side::Black, who: Actor::Bystander, ms: 3_723_000, number: 7 },
        ];
        for filling in fillings {
            let words = blank.places.iter().fold(blank.shown(), |words, place| {
                words.replace(place.sign(), &place.words(&filling))
            });
            assert!(!words.contains('{'), "{words}");
            assert_eq!(words.parse(), Ok(blank.filled(&filling)), "{words}");
        }
        for place in blank.places {
            assert!(blank.shown().contains(place.sign()), "{}", blank.shown());
        }
    }
}
