use std::io::{self, Write};

use jadoube_chess::{Arrangement, Fen, Setup};

use super::GameResult;
use super::game::{Game, Step};
use super::wrap::Wrapped;
use super::writer_text::Text;
use crate::Style;

/// The tags that the standard requires in every game, in its order, each with its text for
/// "unknown".
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Writes games as PGN: in the export format of the standard, or with moves in another style.
///
/// ```
/// use jadoube_notation::{Language, Style};
/// use jadoube_notation::pgn::{Games, Writer};
/// let game = Games::new(b"1. e4 e5 2. Nf3 *").next_game().unwrap().unwrap();
/// let mut polish = Vec::new();
/// Writer::new(Style::fide(Language::Polish)).without_roster().write(&game, &mut polish).unwrap();
/// assert_eq!(polish, b"1. e4 e5 2. Sf3 *\n\n");
/// ```
#[derive(Clone, Debug)]
pub struct Writer {
    style: Style,
    has_roster: bool,
}

impl Default for Writer {
    /// The export format of the standard.
    fn default() -> Self {
        Self::new(Style::pgn())
    }
}

impl Writer {
    /// A writer of moves in this style.
    pub const fn new(style: Style) -> Self {
        Self { style, has_roster: true }
    }

    /// Writes only the tags that a game has, not all that the standard requires.
    #[must_use]
    pub const fn without_roster(self) -> Self {
        Self { has_roster: false, ..self }
    }

    /// Writes a game and the empty line after it.
    ///
    /// At an illegal move that stood, the game is split in two, because such a move leads readers
    /// of PGN astray: the first part ends there, the second begins with the position after it. If
    /// that position is itself illegal, so that those readers would refuse it, the moves up to the
    /// next legal position are put into the comment too.
    ///
    /// Law: A.5.2
    pub fn write(&self, game: &Game, out: &mut impl Write) -> io::Result<()> {
        let mut part = Part { tags: game.tags.clone(), start: game.start, opening: None };
        let mut steps = game.steps.as_slice();
        while let Some(at) = steps.iter().position(|step| matches!(step, Step::Stood { .. })) {
            let (before, rest) = steps.split_at(at);
            let told = self.tell(rest);
            let texts = &told.texts;
            let comment = format!("illegal and not corrected: {texts}; the game goes on below");
            let first = part.unfinished();
            self.write_part(&first, before, Some(&comment), GameResult::Unknown, out)?;
            let opening = format!("position after {texts}, which was illegal and stood");
            part = part.following(&told.after, opening);
            steps = &rest[told.steps..];
        }
        self.write_part(&part, steps, None, game.result.unwrap_or(GameResult::Unknown), out)
    }

    /// Collects an illegal move that stood and everything that follows it up to the next legal
    /// position.
    fn tell(&self, steps: &[Step]) -> Told {
        let mut told = Told { texts: String::new(), after: Setup::empty(), steps: 0 };
        let mut arrangement = None;
        for step in steps {
            match (step, &arrangement) {
                (Step::Stood { text, after }, _) => {
                    told.add(text, *after);
                    arrangement = Arrangement::try_from(*after).ok();
                }
                (Step::Move(mv), Some(before @ Arrangement::Irregular(_))) => {
                    let after = before.play(*mv);
                    told.add(&self.style.write_on(before, *mv).to_string(), after.setup());
                    arrangement = Some(after);
                }
                (Step::Comment(text), Some(Arrangement::Irregular(_))) => {
                    told.add(&format!("({text})"), told.after);
                }
                (Step::DrawOffer, Some(Arrangement::Irregular(_))) => told.add("(=)", told.after),
                _ => break,
            }
            told.steps += 1;
        }
        told
    }

    fn write_part(
        &self,
        part: &Part,
        steps: &[Step],
        closing: Option<&str>,
        result: GameResult,
        out: &mut impl Write,
    ) -> io::Result<()> {
        // Without a tag, a comment before the first move would be taken for part of the previous
        // game.
        let needs_tag = part.opening.is_some() || !matches!(steps.first(), Some(Step::Move(_)));
        self.write_tags(part, needs_tag, result, out)?;
        let mut text = Text::new(&self.style, part.start, Wrapped::new(out));
        if let Some(opening) = &part.opening {
            text.comment(opening)?;
        }
        for step in steps {
            text.step(step)?;
        }
        if let Some(closing) = closing {
            text.comment(closing)?;
        }
        text.end(result)
    }

    fn write_tags(
        &self,
        part: &Part,
        needs_tag: bool,
        result: GameResult,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let in_roster = |name: &str| ROSTER.iter().any(|(roster, _)| *roster == name);
        let mut tags = Vec::new();
        for (name, unknown) in ROSTER {
            match part.tags.iter().find(|(tag, _)| tag == name) {
                Some((_, value)) => tags.push((name, value.as_str())),
                None if self.has_roster && name == "Result" => {
                    tags.push((name, result.standard().text()));
                }
                None if self.has_roster => tags.push((name, unknown)),
                None => {}
            }
        }
        let others = part.tags.iter().filter(|(name, _)| !in_roster(name));
        tags.extend(others.map(|(name, value)| (name.as_str(), value.as_str())));
        if tags.is_empty() && needs_tag {
            tags.extend(ROSTER.first());
        }
        for (name, value) in &tags {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
            writeln!(out, "[{name} \"{value}\"]")?;
        }
        if tags.is_empty() { Ok(()) } else { writeln!(out) }
    }
}

/// Moves that go into a comment, and what was on the board after the last of them.
struct Told {
    texts: String,
    after: Setup,
    /// The number of steps of the game that they take up.
    steps: usize,
}

impl Told {
    fn add(&mut self, text: &str, after: Setup) {
        if !self.texts.is_empty() {
            self.texts.push(' ');
        }
        self.texts.push_str(text);
        self.after = after;
    }
}

/// A game, or what is left of it after an illegal move that stood.
struct Part {
    tags: Vec<(String, String)>,
    start: Arrangement,
    opening: Option<String>,
}

impl Part {
    /// This part with the result of an unfinished game at its end.
    fn unfinished(&self) -> Self {
        let mut tags = self.tags.clone();
        for (_, value) in tags.iter_mut().filter(|(name, _)| name == "Result") {
            value.clear();
            value.push_str(GameResult::Unknown.text());
        }
        Self { tags, start: self.start, opening: self.opening.clone() }
    }

    fn following(&self, after: &Setup, opening: String) -> Self {
        let mut tags = self.tags.clone();
        tags.retain(|(name, _)| name != "FEN" && name != "SetUp");
        tags.push(("SetUp".to_owned(), "1".to_owned()));
        tags.push(("FEN".to_owned(), Fen::from(*after).to_string()));
        let start = Arrangement::try_from(*after).unwrap_or(self.start);
        Self { tags, start, opening: Some(opening) }
    }
}
