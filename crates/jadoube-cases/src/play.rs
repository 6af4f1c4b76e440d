use jadoube_laws::{
    Actor, Edition, Effect, Entry, Event, Game, Happening, ParseWordsError, Recording, Ruling, Side,
};
use jadoube_notation::{Language, read_move};

use crate::block_line::BlockLine;
use crate::expected::line_of;
use crate::{Case, Page, State, Step, Trouble};

/// A case played under an edition.
#[derive(Clone, Debug)]
pub struct Played {
    /// The edition it was played under.
    pub edition: Edition,
    /// The entries that brought the game to the situation of the header.
    pub set_up: Vec<Entry>,
    /// The outcome of each step, as far as the case could be played.
    pub steps: Vec<PlayedStep>,
    /// Everything that did not happen as the case says.
    pub troubles: Vec<Trouble>,
    /// The game at the end.
    pub game: Option<Game>,
}

/// The outcome of a step.
#[derive(Clone, Debug)]
pub struct PlayedStep {
    /// The entries it made; those of flags that fell before it without a ruling come first.
    pub entries: Vec<Entry>,
    /// The rulings that a case shows.
    pub rulings: Vec<Ruling>,
    /// For each `==` line of the step, the actual state if the line does not hold in this edition.
    pub states: Vec<Option<String>>,
}

impl Case {
    /// Plays the case under one of its editions.
    pub fn play(&self, page: &Page, edition: Edition) -> Played {
        let mut player = Player {
            case: self,
            page,
            edition,
            made: Vec::new(),
            steps: Vec::new(),
            troubles: Vec::new(),
        };
        let mut set_up = Vec::new();
        let game = player.play(&mut set_up);
        Played { edition, set_up, steps: player.steps, troubles: player.troubles, game }
    }

    /// Plays the case under each of its editions.
    pub fn play_all(&self, page: &Page) -> Vec<Played> {
        self.header.editions.iter().map(|edition| self.play(page, edition)).collect()
    }
}

struct Player<'a> {
    case: &'a Case,
    page: &'a Page,
    edition: Edition,
    /// Entries made since the previous step.
    made: Vec<Entry>,
    steps: Vec<PlayedStep>,
    troubles: Vec<Trouble>,
}

impl Player<'_> {
    fn play(&mut self, set_up: &mut Vec<Entry>) -> Option<Game> {
        let mut game = self.set_up()?;
        set_up.append(&mut self.made);
        for step in &self.case.steps {
            if self.take(&mut game, step).is_none() {
                break;
            }
        }
        Some(game)
    }

    fn set_up(&mut self) -> Option<Game> {
        let header = &self.case.header;
        let creation = match header.creation(self.edition) {
            Ok(creation) => creation,
            Err(error) => return self.header_trouble("set", &error.to_string()),
        };
        if header.clock.is_some() && header.control.is_none() {
            return self.header_trouble("clock", "a clock needs a `control`");
        }
        let regulations = &creation.regulations;
        let two_boards = regulations.two_boards && !regulations.visually_disabled.is_empty();
        if two_boards && !header.after.is_empty() {
            let message = "moves on two boards are announced and made: play them as steps";
            return self.header_trouble("after", message);
        }
        let mut game = Game::create(creation);
        for text in &header.after {
            let read = match game.standing().position() {
                Some(position) => {
                    read_move(text, position, Language::English).map_err(|error| error.to_string())
                }
                None => Err("the position is not a legal one".to_owned()),
            };
            match read {
                Ok(read) => self.made.extend(make(&mut game, text, read.mv)),
                Err(error) => return self.header_trouble("after", &error),
            }
        }
        if let (false, Some(clock)) = (header.after.is_empty(), header.clock) {
            let event = Event::ClockSetByArbiter {
                white_ms: clock.white_ms,
                black_ms: clock.black_ms,
                move_number: clock.move_number,
            };
            self.made.push(game.happen(Happening { at: 0, by: Actor::Arbiter(1), event }));
        }
        Some(game)
    }

    fn header_trouble(&mut self, word: &str, message: &str) -> Option<Game> {
        let lines = &self.case.header.lines;
        let named = lines.iter().find(|(_, content)| content.starts_with(word));
        let line =
            named.or(lines.first()).map_or(BlockLine { offset: 0, length: 0 }, |(line, _)| *line);
        self.trouble(line, "the case cannot be set up", message);
        None
    }

    /// Plays a step and compares it with the case; `None` if it cannot be played.
    fn take(&mut self, game: &mut Game, step: &Step) -> Option<()> {
        let at = self.time_of(game, step)?;
        self.let_flags_fall(game, step, at)?;
        let events = match game.acts(step.by, &step.act) {
            Ok(events) => events,
            Err(error) => return self.cannot(step, &error),
        };
        let in_one_go = events.len() > 1;
        let mut entries = Vec::new();
        for event in events {
            match Happening::new(at, step.by, event) {
                Ok(happening) => entries.push(game.happen(happening)),
                Err(error) => return self.cannot(step, &error),
            }
        }
        let rulings = shown(game, &entries, in_one_go);
        self.compare(step, &rulings);
        let edition = self.edition;
        let fails =
            |state: &State| state.holds_in(edition).then(|| state.fails(game, &entries)).flatten();
        let states: Vec<Option<String>> = step.states.iter().map(fails).collect();
        for (state, is) in step.states.iter().zip(&states) {
            if let Some(is) = is {
                let message = format!("this does not hold{}", state.doubts());
                self.trouble(state.at, &message, &format!("== {is}"));
            }
        }
        let mut made = std::mem::take(&mut self.made);
        made.append(&mut entries);
        self.steps.push(PlayedStep { entries: made, rulings, states });
        Some(())
    }

    /// The time of a step: the given time after the previous one, or when a flag falls.
    fn time_of(&mut self, game: &Game, step: &Step) -> Option<u64> {
        let Ok(Event::FlagFell { side }) = step.act.parse() else {
            return Some(game.at() + step.delay_ms.unwrap_or(0));
        };
        match game.clock().and_then(jadoube_clock::Clock::next_flag) {
            Some((at, falls)) if falls == side => match step.delay_ms {
                Some(delay) if game.at() + delay != at => {
                    let after =
                        jadoube_laws::write_time(i64::try_from(at - game.at()).unwrap_or(0));
                    self.trouble(step.at, "the flag falls at another time", &format!("+{after}"));
                    None
                }
                _ => Some(at),
            },
            _ => {
                self.trouble(step.at, "this flag does not fall", "that clock does not run out");
                None
            }
        }
    }

    /// Lets flags fall that fall before a step; a case must show one that leads to a ruling.
    fn let_flags_fall(&mut self, game: &mut Game, step: &Step, until: u64) -> Option<()> {
        if let Ok(Event::FlagFell { .. }) = step.act.parse() {
            return Some(());
        }
        while let Some((at, side)) = game.clock().and_then(jadoube_clock::Clock::next_flag)
            && at <= until
        {
            let event = Event::FlagFell { side };
            let entry = game.happen(Happening { at, by: Actor::Clock, event });
            let rulings = shown(game, std::slice::from_ref(&entry), false);
            self.made.push(entry);
            if !rulings.is_empty() {
                let lines: Vec<String> = rulings.iter().map(line_of).collect();
                let message = format!("`Clock flag of {side} falls` must be shown before this");
                self.trouble(step.at, &message, &lines.join("; "));
                return None;
            }
        }
        Some(())
    }

    fn compare(&mut self, step: &Step, rulings: &[Ruling]) {
        let edition = self.edition;
        let expected: Vec<_> = step.expected.iter().filter(|line| line.holds_in(edition)).collect();
        for (expected, ruling) in expected.iter().zip(rulings) {
            if !expected.fits(ruling) {
                let message = format!("the ruling is different{}", expected.doubts(ruling));
                self.trouble(expected.at, &message, &line_of(ruling));
                return;
            }
        }
        if let Some(missing) = expected.get(rulings.len()) {
            self.trouble(missing.at, "this ruling was not given", "missing");
        } else if let Some(more) = rulings.get(expected.len()) {
            self.trouble(step.at, "a ruling was given that the case does not show", &line_of(more));
        }
    }

    fn cannot(&mut self, step: &Step, error: &ParseWordsError) -> Option<()> {
        self.trouble(step.at, &error.problem(), &format!("expected {}", error.expected()));
        None
    }

    fn trouble(&mut self, line: BlockLine, message: &str, label: &str) {
        let message = format!("{} ({}): {message}", self.case.title, self.edition);
        self.troubles.push(Trouble::new(&self.page.place(line), message, label));
    }
}

/// Makes a move of the header: made, pressed and, if the players record, written by both.
fn make(game: &mut Game, text: &str, mv: jadoube_chess::Move) -> Vec<Entry> {
    let side = game.to_move();
    let text_of_move = match mv.castling_rook() {
        Some(rook) => format!("{}{rook}", mv.from()),
        None => mv.attempt().to_string(),
    };
    let events = game.acts(Actor::Player(side), &format!("completes {text_of_move}"));
    let mut made = Vec::new();
    for event in events.unwrap_or_default() {
        made.push(game.happen(Happening { at: 0, by: Actor::Player(side), event }));
    }
    if game.rules().regulations().recording == Recording::Players {
        for writer in Side::ALL {
            let event = Event::SheetWritten { text: text.to_owned() };
            made.push(game.happen(Happening { at: 0, by: Actor::Player(writer), event }));
        }
    }
    made
}

/// The rulings that a case shows: no routine ones, and for `plays` and `completes` no duty that
/// arose and ended within the act.
fn shown(game: &Game, entries: &[Entry], in_one_go: bool) -> Vec<Ruling> {
    let all: Vec<&Ruling> = entries
        .iter()
        .flat_map(|entry| &entry.rulings)
        .filter(|ruling| !ruling.effect.is_routine())
        .collect();
    let last_duty = all.iter().rposition(|ruling| ruling.effect.is_duty());
    let open_duty = game.duty().is_some();
    let of_hands: usize = entries
        .iter()
        .take(entries.len().saturating_sub(1))
        .map(|entry| entry.rulings.iter().filter(|ruling| !ruling.effect.is_routine()).count())
        .sum();
    all.iter()
        .enumerate()
        .filter(|(index, ruling)| match &ruling.effect {
            _ if !in_one_go => true,
            effect if effect.is_duty() => open_duty && Some(*index) == last_duty,
            Effect::NoEffect => *index >= of_hands,
            _ => true,
        })
        .map(|(_, ruling)| (*ruling).clone())
        .collect()
}
