//! Every move of PGN files in its short form, as we write it and as pgn-reader with shakmaty does.

mod jadoube;
#[cfg(test)]
mod known;
mod peer;

use std::path::PathBuf;

use crate::pgn;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// PGN files, plain or .zst.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// A game as a reader sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Game {
    /// The values of the first tags, by which the same game is found again.
    title: String,
    /// Each move in its short form, `--` where a side passes, brackets around variations, and
    /// [`LOST`] where a line cannot be played on.
    words: Vec<String>,
}

/// Adds a tag to a title: only its ASCII letters, which every encoding shares.
fn extend_title(title: &mut String, value: &[u8]) {
    title.extend(value.iter().filter(|byte| byte.is_ascii()).map(|&byte| char::from(byte)));
    title.push('/');
}

/// How many tags make a title: those that the standard has in every game.
const TITLE: usize = 7;

/// Stands for a move that could not be read.
const LOST: &str = "?";

/// How many words are shown before the first that differs.
const CONTEXT: usize = 4;

pub(crate) fn run(args: &Args) -> Result<(), String> {
    let mut differing = 0;
    for path in &args.files {
        let bytes = pgn::read(path)?;
        let differences = compare(&bytes);
        for difference in &differences.games {
            println!("{}: {difference}", path.display());
        }
        println!("{}: {}", path.display(), differences.summary());
        differing += differences.games.len();
    }
    if differing == 0 { Ok(()) } else { Err(format!("{differing} games are read differently")) }
}

/// What two readers make of a file.
#[derive(Debug, Default)]
struct Differences {
    ours: Counts,
    theirs: Counts,
    games: Vec<Difference>,
}

/// What one reader finds in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    games: usize,
    /// Moves in main lines and in variations.
    moves: usize,
    lost: usize,
}

/// A game that the two read differently, or that only one of them finds.
#[derive(Debug)]
struct Difference {
    title: String,
    ours: Option<String>,
    theirs: Option<String>,
}

/// How far ahead to look for a game that the other reader does not have here.
const LOOK_AHEAD: usize = 300;

fn compare(bytes: &[u8]) -> Differences {
    let (ours, theirs) = (jadoube::games(bytes), peer::games(bytes));
    let mut games = Vec::new();
    let (mut rest, mut other_rest) = (ours.as_slice(), theirs.as_slice());
    while let Some((one, after)) = rest.split_first() {
        let ahead = &other_rest[..other_rest.len().min(LOOK_AHEAD)];
        rest = after;
        let Some(at) = ahead.iter().position(|other| other.title == one.title) else {
            games.push(Difference::between(Some(one), None));
            continue;
        };
        games.extend(ahead[..at].iter().map(|other| Difference::between(None, Some(other))));
        if ahead[at].words != one.words {
            games.push(Difference::between(Some(one), Some(&ahead[at])));
        }
        other_rest = &other_rest[at + 1..];
    }
    games.extend(other_rest.iter().map(|other| Difference::between(None, Some(other))));
    Differences { ours: Counts::of(&ours), theirs: Counts::of(&theirs), games }
}

impl Difference {
    fn between(one: Option<&Game>, other: Option<&Game>) -> Difference {
        let title = one.or(other).map(|game| game.title.clone());
        let words = |game: Option<&Game>| game.map(|game| game.words.clone()).unwrap_or_default();
        let (ours, theirs) = (words(one), words(other));
        let same = ours.iter().zip(&theirs).take_while(|(one, other)| one == other).count();
        let excerpt = |game: Option<&Game>| {
            let words = &game?.words;
            let from = same.saturating_sub(CONTEXT);
            Some(words[from..words.len().min(same + CONTEXT)].join(" "))
        };
        let (ours, theirs) = (excerpt(one), excerpt(other));
        Difference { title: title.unwrap_or_default(), ours, theirs }
    }
}

impl Counts {
    fn of(games: &[Game]) -> Counts {
        let words = || games.iter().flat_map(|game| &game.words).map(String::as_str);
        Counts {
            games: games.len(),
            moves: words().filter(|word| !matches!(*word, "(" | ")" | LOST)).count(),
            lost: words().filter(|word| *word == LOST).count(),
        }
    }
}

impl Differences {
    fn summary(&self) -> String {
        let Counts { games, moves, lost } = self.ours;
        let theirs = self.theirs;
        format!(
            "{games} games, {moves} moves, {lost} lines lost; the peer: {} games, {} moves, {} lines lost; \
             {} games differ",
            theirs.games,
            theirs.moves,
            theirs.lost,
            self.games.len()
        )
    }
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = |words: &Option<String>| match words {
            Some(words) => format!("`{words}`"),
            None => "no such game".to_owned(),
        };
        write!(f, "{}: ours {}, theirs {}", self.title, text(&self.ours), text(&self.theirs))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DATA: &str =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/jadoube-notation/tests/data");

    fn sample(name: &str) -> Differences {
        compare(&pgn::read(&PathBuf::from(format!("{DATA}/{name}.pgn"))).expect("a sample"))
    }

    #[test]
    fn games_over_the_board_and_with_clocks_are_the_same() {
        for (name, games, moves) in [("otb", 114, 9_746), ("clocks", 49, 3_179)] {
            let differences = sample(name);
            assert!(differences.games.is_empty(), "{:?}", differences.games);
            assert_eq!(differences.ours, Counts { games, moves, lost: 0 });
            assert_eq!(differences.theirs, differences.ours);
        }
    }

    #[test]
    fn chess960_differs_in_the_game_that_is_cut_off() {
        let differences = sample("chess960");
        assert_eq!(differences.games.len(), 1);
        assert!(differences.games[0].theirs.is_none());
        assert_eq!((differences.ours.games, differences.theirs.games), (17, 16));
    }

    /// What our writer makes of games with an illegal move that stood.
    const STOOD: &[u8] =
        b"1. e4 e5 2. Nf3 {illegal and not corrected: Bb4; the game goes on below} *\n\n\
        [SetUp \"1\"]\n\
        [FEN \"rnbqk1nr/pppp1ppp/8/4p3/1b2P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 1 3\"]\n\n\
        {position after Bb4, which was illegal and stood} 3. c3 Ba5 1-0\n\n\
        1. e4 e5 2. Qh5 Nc6 3. Qxf7+ {illegal and not corrected: a6 Nb1c3; the game\n\
        goes on below} *\n\n[SetUp \"1\"]\n\
        [FEN \"r1bqkbnr/1ppp1Qpp/p1n5/4p3/4P3/2N5/PPPP1PPP/R1B1KBNR b KQkq - 1 4\"]\n\n\
        {position after a6 Nb1c3, which was illegal and stood} 4... Kxf7 5. Nf3 *\n\n";

    #[test]
    fn illegal_moves_that_stood_lead_nobody_astray() {
        let differences = compare(STOOD);
        assert!(differences.games.is_empty(), "{:?}", differences.games);
        assert_eq!(differences.theirs, Counts { games: 4, moves: 12, lost: 0 });
    }

    #[test]
    fn annotated_games_differ_for_known_reasons() {
        let differences = sample("annotated");
        let known = |difference: &&Difference| {
            known::REASONS
                .iter()
                .any(|(_, games)| games.iter().any(|game| difference.title.contains(game)))
        };
        // What follows a blank line is a game without tags for the peer.
        let (untitled, titled): (Vec<_>, Vec<_>) =
            differences.games.iter().partition(|it| it.title.is_empty());
        assert_eq!(untitled.len(), 3);
        let unknown: Vec<_> = titled.iter().filter(|it| !known(it)).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
        for (reason, games) in known::REASONS {
            for game in *games {
                let differs = differences.games.iter().any(|it| it.title.contains(game));
                assert!(differs, "{game} is the same: {reason}");
            }
        }
    }
}
