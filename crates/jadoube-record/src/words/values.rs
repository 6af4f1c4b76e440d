//! What stands in the fields of words: squares, sides, pieces, numbers, moves, articles.

use jadoube_chess::{Attempt, Kind, Side, Square, Wing};
use jadoube_clock::{Controls, NextPeriod};
use jadoube_lawbook::{Argument, Article, Class, Message, Supervision, art};

use crate::words::{Read, Readable, Sample, Told, Word, Words, shown_once};

/// A value that is one word on the line, read and written by its own type.
macro_rules! single {
    ($($type:ty, $expected:literal, [$($sample:expr),+ $(,)?];)*) => {$(
        impl Readable for $type {
            fn read(words: &mut Words<'_>) -> Read<Self> {
                words.value($expected, |word| word.parse().ok())
            }
        }

        impl Sample for $type {
            fn samples() -> Vec<Self> {
                vec![$($sample),+]
            }
        }
    )*};
}

single! {
    u8, "a number", [2, 1];
    u16, "a number", [2];
    u32, "a number", [12];
    u64, "a number", [5_000];
    Attempt, "a move such as e2e4 or e7e8q", [Self::new(Square::E2, Square::E4)];
    Article, "an article such as 11.5", [art!("11.5")];
    NextPeriod, "at-move or at-flag", [Self::AtMove, Self::AtFlag];
}

/// A word out of a closed list.
macro_rules! listed {
    ($($type:ty, [$($name:literal => $value:expr),+ $(,)?];)*) => {$(
        impl Readable for $type {
            fn read(words: &mut Words<'_>) -> Read<Self> {
                $(if words.literal($name).is_ok() {
                    return Ok($value);
                })+
                Err(crate::words::Miss)
            }
        }

        impl Sample for $type {
            fn samples() -> Vec<Self> {
                vec![$($value),+]
            }
        }
    )*};
}

listed! {
    Side, ["White" => Self::White, "Black" => Self::Black];
    Supervision, ["full" => Self::Full, "limited" => Self::Limited];
    Class, ["standard" => Self::Standard, "rapid" => Self::Rapid, "blitz" => Self::Blitz];
}

/// Two letters, whatever follows: a move may be written as two squares.
impl Readable for Square {
    fn read(words: &mut Words<'_>) -> Read<Self> {
        words.letters(2, "a square such as e4", |text| text.parse().ok())
    }
}
impl Sample for Square {
    fn samples() -> Vec<Self> {
        vec![Self::E2, Self::E4]
    }
}

/// With or without an article: `the queen`, `a queen`, `queen`.
impl Readable for Kind {
    fn read(words: &mut Words<'_>) -> Read<Self> {
        for article in ["the ", "an ", "a "] {
            words.skip(article);
        }
        let expected = "king, queen, rook, bishop, knight or pawn";
        words.value(expected, |word| Self::ALL.into_iter().find(|kind| kind.to_string() == word))
    }
}
impl Sample for Kind {
    fn samples() -> Vec<Self> {
        vec![Self::Queen]
    }
}

/// A time control goes on to the end of the line.
impl Readable for Controls {
    fn read(words: &mut Words<'_>) -> Read<Self> {
        let expected = "a time control such as 90m, +30s";
        let start = words.mark();
        let text = words.take_rest(expected)?;
        text.parse().map_err(|_| {
            words.back(start);
            words.miss(expected)
        })
    }
}
impl Sample for Controls {
    fn samples() -> Vec<Self> {
        ["90m, +30s", "90m/40 + 30m, +30s"].iter().filter_map(|text| text.parse().ok()).collect()
    }
}

impl Sample for Wing {
    fn samples() -> Vec<Self> {
        vec![Self::KingSide, Self::QueenSide]
    }
}

impl Sample for bool {
    fn samples() -> Vec<Self> {
        vec![true, false]
    }
}

impl Sample for i64 {
    fn samples() -> Vec<Self> {
        vec![60_000]
    }
}
impl<T: Word> Word for Option<T> {
    fn recognise(words: &mut Words<'_>) -> Read<String> {
        T::recognise(words)
    }
}

impl<T: Sample> Sample for Option<T> {
    fn samples() -> Vec<Self> {
        T::samples().into_iter().map(Some).chain([None]).collect()
    }

    /// What may be left out is shown at least once.
    fn shown() -> Vec<Self> {
        shown_once().into_iter().map(Some).collect()
    }
}

impl<T: Sample> Sample for Vec<T> {
    fn samples() -> Vec<Self> {
        vec![T::samples().into_iter().take(1).collect(), T::samples()]
    }
}

/// Milliseconds, told as a time.
pub(crate) struct Ms(pub(crate) i64);

impl Told for Ms {
    fn argument(&self) -> Argument {
        Argument::Ms(self.0.max(0).unsigned_abs())
    }
}

impl Told for Argument {
    fn argument(&self) -> Argument {
        self.clone()
    }
}

impl Told for Message {
    fn argument(&self) -> Argument {
        Argument::Message(Box::new(self.clone()))
    }
}

impl<T: Told> Told for &T {
    fn argument(&self) -> Argument {
        (*self).argument()
    }
}

impl Told for Side {
    fn argument(&self) -> Argument {
        Argument::side(self)
    }
}

impl Told for Square {
    fn argument(&self) -> Argument {
        Argument::square(self)
    }
}

impl Told for Kind {
    fn argument(&self) -> Argument {
        Argument::piece(self)
    }
}

impl Told for Wing {
    fn argument(&self) -> Argument {
        Argument::word(match self {
            Self::KingSide => "king-side",
            Self::QueenSide => "queen-side",
        })
    }
}

impl Told for Vec<Square> {
    fn argument(&self) -> Argument {
        let names: Vec<String> = self.iter().map(ToString::to_string).collect();
        Argument::text(names.join(", "))
    }
}

/// Told by their own words.
macro_rules! told_as {
    ($($how:ident: $($type:ty),*;)*) => {$($(
        impl Told for $type {
            fn argument(&self) -> Argument {
                Argument::$how(self.to_string())
            }
        }
    )*)*};
}

told_as! {
    text: Attempt, Controls, Article, String;
    word: Class, Supervision;
}

/// Told as numbers.
macro_rules! told_as_number {
    ($($type:ty),*) => {$(
        impl Told for $type {
            fn argument(&self) -> Argument {
                Argument::Number(i64::from(*self))
            }
        }
    )*};
}

told_as_number! { u8, u16, u32 }
