use std::io::{self, Write};

use jadoube_chess::{Arrangement, Fen, Setup, Side};

use super::game::{Game, Step};
use super::line::passed;
use super::wrap::Wrapped;
use super::{GameResult, Nag};
use crate::Style;

/// The tags that the standard wants in every game, in its order, with what stands for "unknown".
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
    /// Writes moves in this style.
    pub const fn new(style: Style) -> Self {
        Self { style, has_roster: true }
    }

    /// Writes just the tags that a game has, not those that the standard wants besides.
    #[must_use]
    pub const fn without_roster(self) -> Self {
        Self { has_roster: false, ..self }
    }

    /// Writes a game and the empty line after it.
    ///
    /// At an illegal move that stood the game is broken in two, because readers of PGN go astray
    /// over such a move: the first part ends there, the second begins with the position after it.
    /// If that position is itself illegal, so that those readers would refuse it, the moves up to the
    /// next legal one are told in the comment too.
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

    /// What becomes of an illegal move that stood and of all that follows it up to the next legal
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
        // Without a tag, a comment before the first move would be taken for the last game's.
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

/// Moves that go into a comment, and what was on the board after the last.
struct Told {
    texts: String,
    after: Setup,
    /// How many steps of the game they are.
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
    /// The same with a result as it stands at its end.
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

/// The moves of a game as text.
struct Text<'a, W> {
    style: &'a Style,
    out: Wrapped<W>,
    before: Arrangement,
    now: Arrangement,
    outer: Vec<(Arrangement, Arrangement)>,
    /// Whether a move of Black needs its number, because it does not follow one of White.
    needs_number: bool,
}

impl<'a, W: Write> Text<'a, W> {
    const fn new(style: &'a Style, start: Arrangement, out: Wrapped<W>) -> Self {
        Self { style, out, before: start, now: start, outer: Vec::new(), needs_number: true }
    }

    fn step(&mut self, step: &Step) -> io::Result<()> {
        match step {
            Step::Move(mv) => {
                let text = self.style.write_on(&self.now, *mv).to_string();
                self.ply(&text)?;
                self.before = self.now;
                self.now = self.now.play(*mv);
                Ok(())
            }
            Step::Null => {
                self.ply("--")?;
                self.before = self.now;
                self.now = passed(&self.now).unwrap_or(self.now);
                Ok(())
            }
            Step::Nag(Nag(number)) => self.out.word(&format!("${number}")),
            Step::Comment(text) => self.comment(text),
            Step::DrawOffer => self.out.word("(=)"),
            Step::VariationStart => {
                self.outer.push((self.before, self.now));
                self.now = self.before;
                self.needs_number = true;
                self.out.open("(")
            }
            Step::VariationEnd => {
                if let Some(outer) = self.outer.pop() {
                    (self.before, self.now) = outer;
                }
                self.needs_number = true;
                self.out.close(")")
            }
            Step::Unread(text) => {
                // A variation may still stand in place of what could not be read.
                self.before = self.now;
                self.comment(&format!("not read: {text}"))
            }
            // `Writer::write` has taken these out.
            Step::Stood { text, .. } => self.comment(text),
        }
    }

    fn ply(&mut self, text: &str) -> io::Result<()> {
        let number = self.now.setup().move_number;
        match self.now.to_move() {
            Side::White => self.out.word(&format!("{number}."))?,
            Side::Black if self.needs_number => self.out.word(&format!("{number}..."))?,
            Side::Black => {}
        }
        self.needs_number = false;
        // A sign after a space belongs to the move; only a line's end may part them.
        text.split(' ').try_for_each(|word| self.out.word(word))
    }

    fn comment(&mut self, text: &str) -> io::Result<()> {
        self.needs_number = true;
        if text.contains('}') {
            return text.lines().try_for_each(|line| self.out.line(&format!("; {line}")));
        }
        self.out.open("{")?;
        comment_words(text).iter().try_for_each(|word| self.out.word(word))?;
        self.out.close("}")
    }

    fn end(mut self, result: GameResult) -> io::Result<()> {
        let standard = result.standard();
        if standard != result {
            self.comment(&format!("result {}", result.text()))?;
        }
        self.out.word(standard.text())?;
        self.out.finish()
    }
}

/// The parts of a comment between which a line may end: its words, and whole commands, because not
/// every reader finds `[%clk 0:05:00]` again on two lines.
fn comment_words(text: &str) -> Vec<String> {
    /// A longer command is broken all the same.
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
