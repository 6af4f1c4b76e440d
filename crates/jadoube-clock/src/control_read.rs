//! Reads the text form of a time control.

use std::ops::Range;
use std::str::FromStr;

use crate::presets::preset;
use crate::{Controls, ParseControlError, PerMove, Period, TextFault, TimeControl};

impl FromStr for TimeControl {
    type Err = ParseControlError;

    /// Reads a control as the crate's page describes it, or the name of a preset.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut reader = Reader::new(text);
        if let Some((controls, span)) = reader.preset()? {
            if controls.differ() {
                return Err(ParseControlError::new(TextFault::SidesDiffer, text, span));
            }
            return Ok(controls.white);
        }
        let control = reader.control()?;
        reader.end()?;
        Ok(control)
    }
}

impl FromStr for Controls {
    type Err = ParseControlError;

    /// Reads one control for both players, `White …; Black …`, or the name of a preset.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut reader = Reader::new(text);
        if reader.eat("White") {
            let white = reader.control()?;
            if !reader.eat(";") {
                return Err(reader.unexpected(TextFault::Surplus));
            }
            if !reader.eat("Black") {
                return Err(reader.unexpected(TextFault::ExpectedBlack));
            }
            let black = reader.control()?;
            reader.end()?;
            return Ok(Self { white, black });
        }
        if let Some((controls, _)) = reader.preset()? {
            return Ok(controls);
        }
        let control = reader.control()?;
        reader.end()?;
        Ok(Self::same(control))
    }
}

/// A place in the text; everything before it has been read.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    fn control(&mut self) -> Result<TimeControl, ParseControlError> {
        let start = self.start_of_next();
        let mut periods = Vec::new();
        let mut spans = Vec::new();
        loop {
            let from = self.start_of_next();
            periods.push(self.period()?);
            spans.push(from..from + self.text[from..self.at].trim_end().len());
            if !self.eat("+") {
                break;
            }
        }
        let for_all = if self.eat(",") { self.per_move()? } else { PerMove::Nothing };
        let periods = periods.into_iter().map(|(period, own)| period.with(own.unwrap_or(for_all)));
        TimeControl::new(periods).map_err(|fault| {
            let span = fault.period().and_then(|number| spans.get(number - 1));
            let span = span.cloned().unwrap_or(start..self.at);
            ParseControlError::new(TextFault::Control(fault), self.text, span)
        })
    }

    /// Reads a period, and the time for each of its moves if that follows in brackets.
    fn period(&mut self) -> Result<(Period, Option<PerMove>), ParseControlError> {
        let time_ms = self.time()?;
        let mut moves = 0;
        if self.eat("/") {
            let from = self.start_of_next();
            let number = self.number()?.unwrap_or(0);
            moves = u32::try_from(number).map_err(|_| self.since(from, TextFault::TooLarge))?;
            if moves == 0 {
                let to = self.at.max(self.end_of_word(from));
                let span = from..to;
                let fault = TextFault::ExpectedMoves;
                return Err(ParseControlError::new(fault, self.text, span));
            }
        }
        let mut own = None;
        if self.eat("(") {
            own = Some(self.per_move()?);
            if !self.eat(")") {
                return Err(self.unexpected(TextFault::ExpectedBracket));
            }
        }
        Ok((Period::moves(moves, time_ms), own))
    }

    fn per_move(&mut self) -> Result<PerMove, ParseControlError> {
        let kind = if self.eat("+") {
            PerMove::Increment
        } else if self.eat("d") {
            PerMove::Delay
        } else if self.eat("b") {
            PerMove::Bronstein
        } else {
            return Err(self.unexpected(TextFault::ExpectedPerMove));
        };
        Ok(kind(self.time()?))
    }

    /// Reads numbers with units, without spaces between them.
    fn time(&mut self) -> Result<u64, ParseControlError> {
        let start = self.start_of_next();
        let mut total_ms = 0u64;
        let mut last_unit_ms = u64::MAX;
        let mut from = start;
        while let Some(number) = self.number()? {
            let Some((unit, unit_ms)) = self.unit() else {
                let span = from..self.end_of_word(from);
                let fault = TextFault::ExpectedUnit;
                return Err(ParseControlError::new(fault, self.text, span));
            };
            self.at += unit.len();
            if unit_ms >= last_unit_ms {
                return Err(self.since(from, TextFault::UnitOrder));
            }
            last_unit_ms = unit_ms;
            total_ms = number
                .checked_mul(unit_ms)
                .and_then(|ms| total_ms.checked_add(ms))
                .ok_or_else(|| self.since(from, TextFault::TooLarge))?;
            from = self.at;
        }
        if from == start {
            return Err(self.unexpected(TextFault::ExpectedTime));
        }
        Ok(total_ms)
    }

    fn unit(&self) -> Option<(&'static str, u64)> {
        const UNITS: [(&str, u64); 4] = [("ms", 1), ("h", 3_600_000), ("m", 60_000), ("s", 1_000)];
        UNITS.into_iter().find(|(unit, _)| self.rest().starts_with(unit))
    }

    /// Reads digits that come next, without skipping spaces.
    fn number(&mut self) -> Result<Option<u64>, ParseControlError> {
        let from = self.at;
        let rest = self.rest();
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits == 0 {
            return Ok(None);
        }
        self.at += digits;
        let number = self.text[from..self.at].parse();
        number.map(Some).map_err(|_| self.since(from, TextFault::TooLarge))
    }

    /// Reads the name of a preset, if the text begins like a name.
    fn preset(&mut self) -> Result<Option<(Controls, Range<usize>)>, ParseControlError> {
        let from = self.start_of_next();
        if !self.rest().starts_with(|c: char| c.is_ascii_alphabetic()) {
            return Ok(None);
        }
        let name = self.rest().trim_end();
        let span = from..from + name.len();
        match preset(name) {
            Some(found) => Ok(Some((found.controls(), span))),
            None => Err(ParseControlError::new(TextFault::UnknownPreset, self.text, span)),
        }
    }

    fn end(&mut self) -> Result<(), ParseControlError> {
        if self.start_of_next() == self.text.len() {
            Ok(())
        } else {
            Err(self.unexpected(TextFault::Surplus))
        }
    }

    /// Takes `word` if it comes next.
    fn eat(&mut self, word: &str) -> bool {
        self.start_of_next();
        let found = self.rest().starts_with(word);
        if found {
            self.at += word.len();
            self.start_of_next();
        }
        found
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Skips spaces.
    fn start_of_next(&mut self) -> usize {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
        self.at
    }

    fn end_of_word(&self, from: usize) -> usize {
        let ends = |c: char| c.is_whitespace() || "+,;/()".contains(c);
        let rest = &self.text[from..];
        from + rest.find(ends).unwrap_or(rest.len())
    }

    /// The error for what comes next.
    fn unexpected(&self, fault: TextFault) -> ParseControlError {
        let first = self.rest().chars().next().map_or(0, char::len_utf8);
        let end = self.end_of_word(self.at).max(self.at + first);
        ParseControlError::new(fault, self.text, self.at..end)
    }

    /// The error for what was read since `from`.
    fn since(&self, from: usize, fault: TextFault) -> ParseControlError {
        ParseControlError::new(fault, self.text, from..self.at)
    }
}
