//! The moves of a game as text.

use std::io::{self, Write};
use std::mem;

use jadoube_chess::{Arrangement, Move, Side};

use super::game::Step;
use super::lines_of_play::passed;
use super::wrap::Wrapped;
use super::{GameResult, Nag};
use crate::Style;

pub(super) struct Text<'a, W> {
    style: &'a Style,
    out: Wrapped<W>,
    here: Place,
    outer: Vec<Place>,
    /// Whether a move of Black needs its number, because it does not follow one of White.
    needs_number: bool,
}

/// A place in a line of play.
#[derive(Clone, Copy)]
struct Place {
    /// The board before the last move.
    before: Arrangement,
    /// The board now.
    now: Arrangement,
    last: Option<Ply>,
    /// Whether text that could not be read follows the last move.
    is_lost: bool,
    /// Whether the last move is to be written again, because a variation begins after it.
    repeats: bool,
}

#[derive(Clone, Copy)]
enum Ply {
    Move(Move),
    Null,
}

impl<'a, W: Write> Text<'a, W> {
    pub(super) const fn new(style: &'a Style, start: Arrangement, out: Wrapped<W>) -> Self {
        let here = Place { before: start, now: start, last: None, is_lost: false, repeats: false };
        Self { style, out, here, outer: Vec::new(), needs_number: true }
    }

    pub(super) fn step(&mut self, step: &Step) -> io::Result<()> {
        match step {
            Step::Move(mv) => self.ply(Ply::Move(*mv)),
            Step::Null => self.ply(Ply::Null),
            Step::Nag(Nag(number)) => self.out.word(&format!("${number}")),
            Step::Comment(text) => self.comment(text),
            Step::DrawOffer => self.out.word("(=)"),
            Step::VariationStart => {
                self.outer.push(self.here);
                // Nothing can take the place of text that could not be read, as that is now only a
                // comment. So the variation takes the place of the move before, and begins with it.
                let follows_last = self.here.is_lost || self.here.repeats;
                self.here.repeats = follows_last && self.here.last.is_some();
                if !follows_last {
                    self.here.now = self.here.before;
                    self.here.last = None;
                }
                self.here.is_lost = false;
                self.needs_number = true;
                self.out.open("(")
            }
            Step::VariationEnd => {
                self.here = self.outer.pop().unwrap_or(self.here);
                self.needs_number = true;
                self.out.close(")")
            }
            Step::Unread(text) => {
                self.here.is_lost = true;
                self.comment(&format!("not read: {text}"))
            }
            // `Writer::write` has already taken these out.
            Step::Stood { text, .. } => self.comment(text),
        }
    }

    fn ply(&mut self, ply: Ply) -> io::Result<()> {
        if mem::take(&mut self.here.repeats)
            && let Some(last) = self.here.last
        {
            self.here.now = self.here.before;
            self.write_ply(last)?;
        }
        self.write_ply(ply)
    }

    fn write_ply(&mut self, ply: Ply) -> io::Result<()> {
        let now = self.here.now;
        let (text, after) = match ply {
            Ply::Move(mv) => (self.style.write_on(&now, mv).to_string(), now.play(mv)),
            Ply::Null => ("--".to_owned(), passed(&now).unwrap_or(now)),
        };
        let number = now.setup().move_number;
        match now.to_move() {
            Side::White => self.out.word(&format!("{number}."))?,
            Side::Black if self.needs_number => self.out.word(&format!("{number}..."))?,
            Side::Black => {}
        }
        self.needs_number = false;
        self.here = Place { before: now, now: after, last: Some(ply), ..self.here };
        // A sign after a space belongs to the move; only a line break may separate them.
        text.split(' ').try_for_each(|word| self.out.word(word))
    }

    pub(super) fn comment(&mut self, text: &str) -> io::Result<()> {
        self.needs_number = true;
        if text.contains('}') {
            return text.lines().try_for_each(|line| self.out.line(&format!("; {line}")));
        }
        self.out.open("{")?;
        comment_words(text).iter().try_for_each(|word| self.out.word(word))?;
        self.out.close("}")
    }

    pub(super) fn end(mut self, result: GameResult) -> io::Result<()> {
        let standard = result.standard();
        if standard != result {
            self.comment(&format!("result {}", result.text()))?;
        }
        self.out.word(standard.text())?;
        self.out.finish()
    }
}

/// The parts of a comment between which a line may be broken: its words, and whole commands,
/// because not every reader recognises `[%clk 0:05:00]` on two lines.
fn comment_words(text: &str) -> Vec<String> {
    /// A longer command is broken nevertheless.
    const LONGEST_COMMAND: usize = 64;
    let mut words: Vec<String> = Vec::new();
    let mut is_in_command = false;
    for word in text.split_whitespace() {
        match words.last_mut() {
            Some(command) if is_in_command && command.len() + word.len() < LONGEST_COMMAND => {
                command.push(' ');
                command.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
        let last = words.last().map(String::as_str).unwrap_or_default();
        is_in_command = last.rfind("[%").is_some_and(|at| !last[at..].contains(']'));
    }
    words
}
