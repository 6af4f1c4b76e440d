//! How long the answers take: each question to all programs, one after the other, in one run.

use std::fmt;
use std::path::Path;
use std::time::Duration;

use jadoube_mate::{Limit, can_mate, quick};

use super::figures::{Figures, clock_cost, timed};
use super::questions::{Question, Set};
use super::{Args, plies};
use crate::pgn;
use crate::table::{Table, plain};

/// Who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Program {
    Jadoube,
    Chasolver,
    /// Our quick mode, which may leave the question open.
    JadoubeQuick,
    /// chasolver's fast mode, which says no or nothing.
    ChasolverFast,
}

impl Program {
    const ALL: [Program; 4] =
        [Program::Jadoube, Program::Chasolver, Program::JadoubeQuick, Program::ChasolverFast];

    /// The answer and the time it took; `None` if the program's board refuses the position.
    fn ask(self, question: &Question, limit: Limit) -> Option<Done> {
        let peer = question.peer.as_ref();
        let (answer, time) = match self {
            Program::Jadoube => {
                let (answer, time) = timed(|| can_mate(&question.position, question.by, limit));
                (super::verdict(&answer), time)
            }
            Program::JadoubeQuick => {
                let (answer, time) = timed(|| quick(&question.position, question.by));
                (super::verdict(&answer), time)
            }
            Program::Chasolver => peer.map(|peer| timed(|| peer.full()))?,
            Program::ChasolverFast => {
                let (is_no, time) = peer.map(|peer| timed(|| peer.is_no_fast()))?;
                (is_no.then_some(false), time)
            }
        };
        Some(Done { answer, time })
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Program::Jadoube => "jadoube",
            Program::Chasolver => "chasolver",
            Program::JadoubeQuick => "jadoube quick",
            Program::ChasolverFast => "chasolver fast",
        })
    }
}

/// How one program did on one question.
#[derive(Clone, Copy, Debug)]
struct Done {
    answer: Option<bool>,
    time: Duration,
}

/// A question, and how each program did on it.
struct Asked<'a> {
    question: &'a Question,
    done: [Option<Done>; Program::ALL.len()],
}

impl<'a> Asked<'a> {
    fn new(question: &'a Question) -> Self {
        Asked { question, done: [None; Program::ALL.len()] }
    }

    fn of(&self, program: Program) -> Option<Done> {
        self.done[program as usize]
    }

    /// Asks each program once more; the better time counts. The order changes from turn to turn, so
    /// that no program always finds the caches warmed by another.
    fn ask(&mut self, turn: usize, limit: Limit) {
        for place in 0..Program::ALL.len() {
            let program = Program::ALL[(turn + place) % Program::ALL.len()];
            let best = &mut self.done[program as usize];
            // A disturbance that matters to a short answer does not matter to a long one.
            if best.is_some_and(|best| best.time > LONG) {
                continue;
            }
            let now = program.ask(self.question, limit);
            *best = match (*best, now) {
                (Some(before), Some(now)) if before.time <= now.time => Some(before),
                (_, now) => now,
            };
        }
    }

    fn is_wrong(&self, program: Program) -> bool {
        let given = self.of(program).and_then(|done| done.answer);
        matches!((given, self.question.expected), (Some(given), Some(right)) if given != right)
    }

    fn is_answered(&self, program: Program) -> bool {
        self.of(program).is_some_and(|done| done.answer.is_some())
    }
}

/// Questions that take longer are asked once.
const LONG: Duration = Duration::from_millis(100);

/// How many of the slowest questions are named.
const SLOWEST: usize = 20;

pub(super) fn run(questions: &[Question], args: &Args) -> Result<(), String> {
    println!(
        "processor time of the thread in µs, without the {:?} that reading the clock costs",
        clock_cost()
    );
    let mut asked: Vec<_> = questions.iter().map(Asked::new).collect();
    // The very first answer pays for one-time initialisation; it is shown, and then discarded.
    let first = Program::ALL.map(|program| program.ask(&questions[0], args.limit()));
    for (program, first) in Program::ALL.iter().zip(first) {
        println!("the very first answer, {program}: {:?}", first.map(|first| first.time));
    }
    for round in 0..args.rounds.max(1) as usize {
        for (number, asked) in asked.iter_mut().enumerate() {
            asked.ask(round + number, args.limit());
        }
    }
    println!("\n{}", table(&asked));
    if args.list {
        list(&asked);
    }
    compare_quick(&asked, args.list);
    let pgn = args.pgn.as_deref().unwrap_or(Path::new(plies::OWN));
    plies::run(&pgn::read(pgn)?, args.rounds);
    let ours = [Program::Jadoube, Program::JadoubeQuick];
    let wrong = asked.iter().filter(|asked| ours.iter().any(|&program| asked.is_wrong(program)));
    let wrong = wrong.count();
    let lost = asked.iter().filter(|asked| {
        asked.is_answered(Program::Chasolver) && !asked.is_answered(Program::Jadoube)
    });
    println!("ours wrong: {wrong}; ours unknown where chasolver answers: {}", lost.count());
    let ratio = |set| plain(ratio(&asked, set));
    let (games, hard, generated) = (ratio(Set::Games), ratio(Set::Hard), ratio(Set::Generated));
    println!("games={games} hard={hard} generated={generated}");
    if wrong == 0 { Ok(()) } else { Err(format!("{wrong} wrong answers")) }
}

fn of<'a>(asked: &'a [Asked<'a>], set: Set) -> impl Iterator<Item = &'a Asked<'a>> {
    asked.iter().filter(move |asked| asked.question.set == set)
}

fn table(asked: &[Asked<'_>]) -> Table {
    let headings = Figures::headings().into_iter().chain(["unknown".into(), "wrong".into()]);
    let mut table = Table::new("µs", headings.collect(), 1);
    for set in Set::ALL {
        for program in Program::ALL {
            let done = || of(asked, set).filter_map(|asked| asked.of(program));
            let figures = Figures::new(done().map(|done| done.time));
            let unknown = done().filter(|done| done.answer.is_none()).count();
            let wrong = of(asked, set).filter(|asked| asked.is_wrong(program)).count();
            let counts = [unknown, wrong].map(|count| Some(count as f64));
            let row = figures.columns().into_iter().chain(counts).collect();
            table.row(&format!("{set}, {program}"), row);
        }
    }
    table
}

/// Our mean by theirs, over the questions both were asked.
fn ratio(asked: &[Asked<'_>], set: Set) -> Option<f64> {
    let both = || {
        of(asked, set)
            .filter_map(|asked| asked.of(Program::Jadoube).zip(asked.of(Program::Chasolver)))
    };
    let ours = Figures::new(both().map(|(ours, _)| ours.time)).mean()?;
    let theirs = Figures::new(both().map(|(_, theirs)| theirs.time)).mean()?;
    Some(ours / theirs)
}

/// How much of what chasolver's fast mode answers our quick mode answers.
fn compare_quick(asked: &[Asked<'_>], names: bool) {
    let theirs = || asked.iter().filter(|asked| asked.is_answered(Program::ChasolverFast));
    let open: Vec<_> = theirs().filter(|asked| !asked.is_answered(Program::JadoubeQuick)).collect();
    let count = theirs().count();
    let answered = count - open.len();
    println!(
        "quick answers {answered} of the {count} that chasolver's fast mode answers ({:.2} %), {} of all {}",
        answered as f64 * 100.0 / count.max(1) as f64,
        asked.iter().filter(|asked| asked.is_answered(Program::JadoubeQuick)).count(),
        asked.len()
    );
    for asked in open.iter().filter(|_| names) {
        println!("  open: {}  {}", asked.question.fen, asked.question.by);
    }
}

/// Names our slowest questions of each set.
fn list(asked: &[Asked<'_>]) {
    let time = |asked: &Asked<'_>, program| asked.of(program).map(|done| done.time);
    for set in Set::ALL {
        println!("our slowest of {set}: ours, theirs, right answer, question");
        let mut slowest: Vec<_> = of(asked, set).collect();
        slowest.sort_by_key(|asked| std::cmp::Reverse(time(asked, Program::Jadoube)));
        for asked in slowest.into_iter().take(SLOWEST) {
            let [ours, theirs] =
                [Program::Jadoube, Program::Chasolver].map(|program| time(asked, program));
            let Question { fen, by, expected, .. } = asked.question;
            println!("  {ours:?}  {theirs:?}  {expected:?}  {fen}  {by}");
        }
        println!();
    }
}
