//! Forms in which plain numbers, texts and lists stand in a phrase: `{ms:time}`, `{text:quoted}`.

use std::fmt;

use crate::words::{Read, Readable, Sample, Words};

/// A length of time on a clock, in milliseconds: `2:00`, `1:30:00`.
pub(crate) mod time {
    use super::{Read, Words, fmt};
    use crate::words::{parse_time, write_time};

    pub(crate) fn write(ms: &i64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write_time(*ms))
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Read<i64> {
        words.value("a time such as 2:00 or 1:30:00", parse_time)
    }

    pub(crate) fn samples() -> Vec<i64> {
        vec![120_000]
    }
}

/// A length of time that no clock need show, in milliseconds.
pub(crate) mod span {
    use super::{Read, Words, fmt};
    use crate::words::{parse_span, write_time};

    pub(crate) fn write(ms: &i64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write_time(*ms))
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Read<i64> {
        words.value("a time such as 2:00 or 1:30:00", parse_span)
    }

    pub(crate) fn samples() -> Vec<i64> {
        vec![12_000]
    }
}

/// A text in quotation marks.
pub(crate) mod quoted {
    use super::{Read, Words, fmt};
    use crate::words::quoted::Quoted;

    pub(crate) fn write(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Quoted(text), f)
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Read<String> {
        words.quoted()
    }

    pub(crate) fn samples() -> Vec<String> {
        vec!["Nf3".to_owned()]
    }
}

/// A text that goes on to the end of the line, in quotation marks only where it needs them.
pub(crate) mod last {
    use super::{Read, Words, fmt};
    use crate::words::quoted::{Last, read_last};

    pub(crate) fn write(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Last(text), f)
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Read<String> {
        words.take_rest("a text").map(read_last)
    }

    pub(crate) fn samples() -> Vec<String> {
        vec!["the clock was wrong".to_owned()]
    }
}

/// A FEN of six fields, or of four, to the end of the line.
pub(crate) mod fen {
    use jadoube_chess::Fen;

    use super::{Read, Words, fmt};

    const EXPECTED: &str = "a FEN of four or six fields";

    pub(crate) fn write(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(text)
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Read<String> {
        let start = words.mark();
        let text = words.take_rest(EXPECTED)?;
        let is_short = text.split_whitespace().count() == 4;
        let whole = if is_short { format!("{text} 0 1") } else { text.to_owned() };
        if whole.parse::<Fen>().is_err() {
            words.back(start);
            return Err(words.miss(EXPECTED));
        }
        Ok(text.to_owned())
    }

    pub(crate) fn samples() -> Vec<String> {
        vec!["4k3/8/8/8/8/8/4P3/4K3 w - - 12 60".to_owned()]
    }
}

/// One or several: `e1 and h1`.
pub(crate) mod and {
    use super::{Read, Readable, Sample, Words, fmt, list};

    pub(crate) fn write<T: fmt::Display>(all: &[T], f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list::write(all, " and ", f)
    }

    pub(crate) fn read<T: Readable>(words: &mut Words<'_>) -> Read<Vec<T>> {
        list::read(words, " and ")
    }

    pub(crate) fn samples<T: Sample>() -> Vec<Vec<T>> {
        list::samples()
    }
}

/// What one may choose from: `no penalty | a warning`.
pub(crate) mod or {
    use super::{Read, Readable, Sample, Words, fmt, list};

    pub(crate) fn write<T: fmt::Display>(all: &[T], f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list::write(all, " | ", f)
    }

    pub(crate) fn read<T: Readable>(words: &mut Words<'_>) -> Read<Vec<T>> {
        list::read(words, " | ")
    }

    pub(crate) fn samples<T: Sample>() -> Vec<Vec<T>> {
        list::samples()
    }
}

pub(crate) mod list {
    use super::{Read, Readable, Sample, Words, fmt};

    pub(crate) fn write<T: fmt::Display>(
        all: &[T],
        between: &str,
        f: &mut fmt::Formatter<'_>,
    ) -> fmt::Result {
        for (index, one) in all.iter().enumerate() {
            if index > 0 {
                f.write_str(between)?;
            }
            one.fmt(f)?;
        }
        Ok(())
    }

    pub(crate) fn read<T: Readable>(words: &mut Words<'_>, between: &'static str) -> Read<Vec<T>> {
        let mut all = vec![T::read(words)?];
        while let Some(next) = words.optional(|words| {
            words.literal(between)?;
            T::read(words)
        }) {
            all.push(next);
        }
        Ok(all)
    }

    pub(crate) fn samples<T: Sample>() -> Vec<Vec<T>> {
        vec![T::samples().into_iter().take(1).collect(), T::samples().into_iter().take(2).collect()]
    }
}

/// A number that tells one of several from the others: from 1 on.
pub(crate) mod ordinal {
    use super::{Read, Words, fmt};

    pub(crate) fn write(number: &u16, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(number, f)
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Read<u16> {
        words.value("a number from 1 on", |word| word.parse().ok().filter(|&number| number > 0))
    }

    pub(crate) fn samples() -> Vec<u16> {
        vec![1, 2]
    }
}

/// A short length of time, in milliseconds.
pub(crate) mod short_time {
    use super::{Read, Words, fmt, time};

    pub(crate) fn write(ms: &u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        time::write(&i64::from(*ms), f)
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Read<u32> {
        time::read(words).map(|ms| u32::try_from(ms).unwrap_or(u32::MAX))
    }

    pub(crate) fn samples() -> Vec<u32> {
        vec![5_000]
    }
}

/// `on` or `off`.
pub(crate) mod on_off {
    use super::{Read, Words, fmt};

    pub(crate) fn write(on: &bool, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *on { "on" } else { "off" })
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Read<bool> {
        if words.literal("on").is_ok() {
            return Ok(true);
        }
        words.literal("off").map(|()| false)
    }

    pub(crate) fn samples() -> Vec<bool> {
        vec![true, false]
    }
}

/// The code of a language in which moves can be written.
pub(crate) mod language {
    use jadoube_notation::Language;

    use super::{Read, Words, fmt};

    pub(crate) fn write(code: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(code)
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Read<String> {
        words.value("the code of a language such as pl", |word| {
            Language::all().any(|language| language.code() == word).then(|| word.to_owned())
        })
    }

    pub(crate) fn samples() -> Vec<String> {
        vec!["pl".to_owned()]
    }
}

/// A FEN of six fields, to the end of the line.
pub(crate) mod position {
    use jadoube_chess::Fen;

    use super::{Read, Words, fen, fmt};

    pub(crate) fn write(fen: &Fen, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(fen, f)
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Read<Fen> {
        let start = words.mark();
        let expected = "a FEN of six fields";
        let text = words.take_rest(expected)?;
        text.parse().map_err(|_| {
            words.back(start);
            words.miss(expected)
        })
    }

    pub(crate) fn samples() -> Vec<Fen> {
        fen::samples().iter().filter_map(|text| text.parse().ok()).collect()
    }
}
