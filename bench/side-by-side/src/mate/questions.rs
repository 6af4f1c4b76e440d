//! The questions: the project's own file, or a table with headings.

use std::path::Path;
use std::{fmt, fs};

use jadoube_chess::{Fen, Position, Side};

use super::chasolver::Peer;

/// The questions that the tests of jadoube-mate ask too.
const OWN: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/jadoube-mate/tests/data/positions.tsv");

/// Can this side still give mate?
pub(super) struct Question {
    pub(super) fen: String,
    pub(super) by: Side,
    /// The answer known to be right.
    pub(super) expected: Option<bool>,
    pub(super) set: Set,
    pub(super) position: Position,
    /// The question for chasolver, if its board accepts the position.
    pub(super) peer: Option<Peer>,
}

/// Where a question comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Set {
    /// A position of a game on lichess.
    Games,
    /// One on which chasolver gives up.
    Hard,
    /// Made by a program.
    Generated,
    /// Composed, or from the test sets of other programs.
    Other,
}

impl Set {
    pub(super) const ALL: [Set; 4] = [Set::Games, Set::Hard, Set::Generated, Set::Other];

    fn of(source: &str, is_hard: bool) -> Set {
        match source {
            _ if is_hard => Set::Hard,
            source if source.contains("lichess") => Set::Games,
            source if source.starts_with("generated") => Set::Generated,
            _ => Set::Other,
        }
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Set::Games => "games",
            Set::Hard => "hard",
            Set::Generated => "generated",
            Set::Other => "other",
        })
    }
}

impl Question {
    pub(super) fn new(
        fen: &str,
        by: Side,
        expected: Option<bool>,
        set: Set,
    ) -> Result<Question, String> {
        let (read, _) = Fen::lenient(fen).map_err(|error| format!("{fen}: {error}"))?;
        let (position, _) = Position::allowing_unreachable(*read.setup())
            .map_err(|flaws| format!("{fen}: {flaws}"))?;
        let peer = Peer::new(&position, by);
        Ok(Question { fen: fen.to_owned(), by, expected, set, position, peer })
    }
}

/// The questions of a file, or those the project keeps.
pub(super) fn read(path: Option<&Path>) -> Result<Vec<Question>, String> {
    let path = path.unwrap_or(Path::new(OWN));
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let questions = match text.starts_with("fen\t") {
        true => table(&text),
        false => own(&text),
    };
    questions.map_err(|error| format!("{}: {error}", path.display()))
}

/// Lines of a position and the answers for White and for Black; the head of the file explains them.
fn own(text: &str) -> Result<Vec<Question>, String> {
    let mut questions = Vec::new();
    let mut source = "";
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        if let Some(name) = line.strip_prefix("@ ") {
            source = name;
            continue;
        }
        let mut fields = line.split('\t');
        let fen = fields.next().unwrap_or_default();
        for by in Side::ALL {
            let answer = fields.next().unwrap_or_default();
            let expected = match answer.chars().next() {
                Some('-') => continue,
                Some('y') => true,
                Some('n') => false,
                _ => return Err(format!("line {}: expected y, n or -", number + 1)),
            };
            let set = Set::of(source, answer.ends_with('!'));
            let question = Question::new(fen, by, Some(expected), set);
            questions.push(question.map_err(|error| format!("line {}: {error}", number + 1))?);
        }
    }
    Ok(questions)
}

/// Columns under the headings fen, winner, answer, source and hard, in any order; the last three
/// may be missing.
fn table(text: &str) -> Result<Vec<Question>, String> {
    let mut lines = text.lines().enumerate();
    let headings: Vec<_> =
        lines.next().map(|(_, line)| line.split('\t').collect()).unwrap_or_default();
    let column = |name: &str| headings.iter().position(|&heading| heading == name);
    let (answer, source, hard) = (column("answer"), column("source"), column("hard"));
    let winner = column("winner").ok_or("there is no column `winner`")?;
    let one = |line: &str| {
        let fields: Vec<_> = line.split('\t').collect();
        let field = |column: Option<usize>| column.and_then(|at| fields.get(at)).copied();
        let by =
            field(Some(winner)).unwrap_or_default().parse().map_err(|error| format!("{error}"))?;
        let expected = match field(answer) {
            Some("winnable" | "yes") => Some(true),
            Some("unwinnable" | "no") => Some(false),
            _ => None,
        };
        let is_hard = field(hard).is_some_and(|hard| !matches!(hard, "" | "no"));
        Question::new(fields[0], by, expected, Set::of(field(source).unwrap_or_default(), is_hard))
    };
    lines
        .map(|(number, line)| one(line).map_err(|error| format!("line {}: {error}", number + 1)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sets(questions: &[Question]) -> Vec<(Side, Option<bool>, Set)> {
        questions.iter().map(|question| (question.by, question.expected, question.set)).collect()
    }

    #[test]
    fn both_forms_are_read() {
        let own = own(
            "# a remark\n@ generated:few\n8/8/4k3/8/8/3K4/8/8 w - -\tns\t-\n@ tests/lichess.txt\n\
                       7k/P7/6K1/8/8/8/8/8 w - -\tym\tns\n",
        )
        .unwrap();
        let expected = [
            (Side::White, Some(false), Set::Generated),
            (Side::White, Some(true), Set::Games),
            (Side::Black, Some(false), Set::Games),
        ];
        assert_eq!(sets(&own), expected);
        let table = table(
            "fen\twinner\tanswer\tsource\tevidence\thard\n\
                           8/8/4k3/8/8/3K4/8/8 w - -\twhite\tunwinnable\tgenerated:few\t\tno\n\
                           7k/P7/6K1/8/8/8/8/8 w - -\twhite\twinnable\tgenerated\t\tyes\n",
        )
        .unwrap();
        assert_eq!(sets(&table)[0], expected[0]);
        assert_eq!(sets(&table)[1], (Side::White, Some(true), Set::Hard));
    }

    #[test]
    fn the_project_keeps_24_072_questions_and_chasolver_can_be_asked_all() {
        let questions = read(None).unwrap();
        assert_eq!(questions.len(), 24_072);
        let count = |set| questions.iter().filter(|question| question.set == set).count();
        assert_eq!(count(Set::Hard), 6);
        assert!(questions.iter().all(|question| question.peer.is_some()));
    }
}
