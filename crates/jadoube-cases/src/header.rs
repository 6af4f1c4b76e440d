use jadoube_chess::{BySide, Fen};
use jadoube_clock::Controls;
use jadoube_lawbook::Editions;
use jadoube_laws::{
    Class, ClockAtStart, Creation, Edition, Observer, ParseWordsError, Regulations, Side, Start,
    Supervision, parse_time,
};

use crate::block_line::BlockLine;
use crate::case::wrong;

/// The situation before the first step.
#[derive(Clone, Debug, Default)]
pub struct Header {
    /// The editions under which the case is played.
    pub editions: Editions,
    /// Standard, rapid or blitz.
    pub class: Class,
    /// Full or limited; the usual one of the class if not given.
    pub supervision: Option<Supervision>,
    /// Settings of the regulations, in words.
    pub settings: Vec<String>,
    /// Who observes the game, if not the usual one.
    pub observer: Option<Observer>,
    /// The time control.
    pub control: Option<Controls>,
    /// The position at the start.
    pub position: Option<Fen>,
    /// The Chess960 start at the start of the game.
    pub start960: Option<u16>,
    /// Moves made before the first step, in English short notation.
    pub after: Vec<String>,
    /// The times on the clocks.
    pub clock: Option<ClockAtStart>,
    /// Whether the arbiter has yet to start the game.
    pub not_started: bool,
    /// The number of illegal moves made before.
    pub illegal_moves: BySide<u8>,
    pub(crate) colours_exchanged: bool,
    pub(crate) board_turned: bool,
    pub(crate) absent: BySide<bool>,
    /// What the clock was set to by mistake.
    pub(crate) clock_setting: Option<Controls>,
    pub(crate) lines: Vec<(BlockLine, String)>,
}

const WORDS: [&str; 8] =
    ["laws", "set", "observer", "control", "position", "after", "clock", "tally"];

impl Header {
    pub(crate) fn is_header(content: &str) -> bool {
        content.split_whitespace().next().is_some_and(|word| WORDS.contains(&word))
    }

    pub(crate) fn take(&mut self, line: BlockLine, content: &str) -> Result<(), ParseWordsError> {
        let (word, rest) = content.split_once(char::is_whitespace).unwrap_or((content, ""));
        let rest = rest.trim();
        match word {
            "laws" => self.laws(rest)?,
            "set" => self.set(rest)?,
            "observer" => {
                self.observer = Some(match rest {
                    "engine" => Observer::Engine,
                    "arbiter" => Observer::Arbiter,
                    _ => return Err(wrong(rest, "engine or arbiter")),
                });
            }
            "control" => {
                let controls = rest
                    .parse()
                    .map_err(|error| wrong(rest, &format!("a time control ({error})")))?;
                self.control = Some(controls);
            }
            "position" => self.position(rest)?,
            "after" => self.after = moves(rest),
            "clock" => self.clock(rest)?,
            _ => self.tally(rest)?,
        }
        self.lines.push((line, content.to_owned()));
        Ok(())
    }

    fn laws(&mut self, text: &str) -> Result<(), ParseWordsError> {
        let (editions, class) = text.split_once(',').unwrap_or((text, ""));
        for year in editions.split_whitespace() {
            let choices = || format!("{}, or with those after it as 2018-", Edition::choices());
            self.editions.take(year).map_err(|_| wrong(year, &choices()))?;
        }
        for word in class.split_whitespace() {
            if let Ok(class) = word.parse() {
                self.class = class;
            } else if let Ok(supervision) = word.parse() {
                self.supervision = Some(supervision);
            } else {
                return Err(wrong(word, "standard, rapid or blitz, and full or limited"));
            }
        }
        Ok(())
    }

    fn set(&mut self, text: &str) -> Result<(), ParseWordsError> {
        match text {
            "colours exchanged" => self.colours_exchanged = true,
            "board turned" => self.board_turned = true,
            "absent White" => self.absent.white = true,
            "absent Black" => self.absent.black = true,
            _ if text.starts_with("clock-setting ") => {
                let rest = text["clock-setting ".len()..].trim();
                let controls = rest
                    .parse()
                    .map_err(|error| wrong(rest, &format!("a time control ({error})")))?;
                self.clock_setting = Some(controls);
            }
            _ => {
                Regulations::default().set(text)?;
                self.settings.push(text.to_owned());
            }
        }
        Ok(())
    }

    fn position(&mut self, text: &str) -> Result<(), ParseWordsError> {
        if text == "start" {
            return Ok(());
        }
        if let Some(number) = text.strip_prefix("start960") {
            let number =
                number.trim().parse().map_err(|_| wrong(number, "a number from 0 to 959"))?;
            self.start960 = Some(number);
            return Ok(());
        }
        let fen = text.parse().map_err(|error| wrong(text, &format!("a FEN ({error})")))?;
        self.position = Some(fen);
        Ok(())
    }

    fn clock(&mut self, text: &str) -> Result<(), ParseWordsError> {
        let mut clock = ClockAtStart::default();
        for part in text.split(',').map(str::trim) {
            if part == "not started" {
                self.not_started = true;
                continue;
            }
            let words: Vec<&str> = part.split_whitespace().collect();
            match *words {
                ["move", number] => {
                    let number = number.parse().map_err(|_| wrong(number, "a number"))?;
                    clock.move_number = Some(number);
                }
                [side @ ("White" | "Black"), time, ref rest @ ..] => {
                    let ms =
                        parse_time(time).ok_or_else(|| wrong(time, "a time such as 0:10:00"))?;
                    let side: Side = side.parse().map_err(|_| wrong(side, "White or Black"))?;
                    match side {
                        Side::White => clock.white_ms = Some(ms),
                        Side::Black => clock.black_ms = Some(ms),
                    }
                    match *rest {
                        [] => {}
                        ["running"] => clock.running = Some(side),
                        _ => return Err(wrong(part, "`running` or nothing after the time")),
                    }
                }
                _ => return Err(wrong(part, "`White 0:10:00`, `move 38` or `not started`")),
            }
        }
        self.clock = Some(clock);
        Ok(())
    }

    fn tally(&mut self, text: &str) -> Result<(), ParseWordsError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (side, count) = match *words {
            [side @ ("White" | "Black"), "illegal", count] => (side, count.parse().ok()),
            _ => ("", None),
        };
        let count = count.ok_or_else(|| wrong(text, "`White illegal 1`"))?;
        self.illegal_moves[if side == "Black" { Side::Black } else { Side::White }] = count;
        Ok(())
    }

    /// The creation of the game under `edition`.
    pub fn creation(&self, edition: Edition) -> Result<Creation, ParseWordsError> {
        let supervision = self.supervision.unwrap_or_else(|| self.class.usual_supervision());
        let mut regulations = Regulations::of_class(edition, self.class, supervision);
        regulations.control.clone_from(&self.control);
        regulations.start = match (&self.position, self.start960) {
            (Some(fen), _) => Start::Position(*fen),
            (None, Some(number)) => Start::Chess960(number),
            (None, None) => Start::Standard,
        };
        if let Some(observer) = self.observer {
            regulations.observer = observer;
        }
        for setting in &self.settings {
            regulations.set(setting)?;
        }
        let mut creation = Creation::new(regulations);
        // The regulations may require a position other than the one that was set up.
        creation.set_up = self.position;
        creation.colours_exchanged = self.colours_exchanged;
        creation.board_turned = self.board_turned;
        creation.absent = self.absent;
        creation.clock_setting.clone_from(&self.clock_setting);
        creation.illegal_moves = self.illegal_moves;
        creation.clock = self.clock.unwrap_or_default();
        if !self.not_started && creation.clock.running.is_none() {
            creation.clock.running = Some(creation.standing().to_move());
        }
        Ok(creation)
    }
}

/// The moves of a line such as `1. e4 e5 2. Nf3`, without their numbers.
fn moves(text: &str) -> Vec<String> {
    text.split_whitespace()
        .map(|word| word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.'))
        .zip(text.split_whitespace())
        .map(|(bare, word)| if word.starts_with("0-0") { word } else { bare })
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}
