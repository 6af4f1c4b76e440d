//! The commands and options that can be typed.

use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand};
use jadoube_chess::Side;
use jadoube_lawbook::{Edition, Locale};
use jadoube_notation::{AnnouncementLanguage, Form, Language};

#[cfg(feature = "server")]
use crate::server::ServeArguments;
#[cfg(feature = "store")]
use crate::store::{BackupArguments, RecheckArguments, TranscriptArguments, VerifyArguments};

/// The FIDE Laws of Chess as software.
///
/// Data goes to standard output, messages to standard error. The exit code is 0 on success, 1 if
/// the answer is no (for instance an illegal position), 2 if the request cannot be understood.
#[derive(Debug, Parser)]
#[command(name = "jadoube", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    #[cfg(feature = "server")]
    /// Serve games over HTTP and WebSocket
    Serve(ServeArguments),
    /// Count the lines of play of a given length from a position
    Perft(PerftArguments),
    /// Show what the Laws say about a position: legal moves, check, mate, stalemate
    Position(PositionArguments),
    /// Find out whether a side can still give mate by any series of legal moves
    CanMate(CanMateArguments),
    /// Play law cases and report each that fails
    Case(CaseArguments),
    /// Convert games or lists of moves to another language or form of notation
    Convert(ConvertArguments),
    /// Announce the moves of games as Appendix D asks of blind and visually disabled players
    Announce(AnnounceArguments),
    /// Look up the Laws: an article by its number, or by words
    Laws(LawsArguments),
    /// Print a Chess960 starting position, drawn at random or by its number
    Start960(Start960Arguments),
    #[cfg(feature = "store")]
    /// Check the hashes of stored games: nothing was altered, left out or cut off
    Verify(VerifyArguments),
    #[cfg(feature = "store")]
    /// Copy a whole SQLite store while games go on in it, and check the copy
    Backup(BackupArguments),
    #[cfg(feature = "store")]
    /// Judge stored games again and show where the Laws now rule differently
    Recheck(RecheckArguments),
    #[cfg(feature = "store")]
    /// Print a stored game as a law case
    Transcript(TranscriptArguments),
}

/// The words of a FEN, then a depth.
#[derive(Args, Debug)]
#[command(
    override_usage = "jadoube perft [OPTIONS] <FEN> <DEPTH>",
    after_help = "Examples:\n  jadoube perft start 5\n  \
                  jadoube perft 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1' 4 --divide"
)]
pub(crate) struct PerftArguments {
    /// The position as FEN (quotes may be left out) or `start`, then the number of half-moves
    #[arg(value_name = "FEN> <DEPTH", required = true, num_args = 1..)]
    pub(crate) words: Vec<String>,
    /// Show the count for each first move
    #[arg(long)]
    pub(crate) divide: bool,
    /// Allow the castling rights of Chess960, and write castling as king takes rook
    #[arg(long)]
    pub(crate) chess960: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  jadoube position start\n  \
                        jadoube position --json '7k/P7/6K1/8/8/8/8/8 w - - 0 1'")]
pub(crate) struct PositionArguments {
    /// The position as FEN (quotes may be left out), or `start`
    #[arg(value_name = "FEN", required = true, num_args = 1..)]
    pub(crate) words: Vec<String>,
    /// The language: en, pl or sk
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    pub(crate) lang: Locale,
    /// Answer in JSON, for programs
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    override_usage = "jadoube can-mate [--limit N] [--lang LANGUAGE] [--json] <FEN> --by white|black\n       \
                      jadoube can-mate [--limit N] --batch FILE|-",
    after_help = "The exit code is 0 for yes, 1 for no, 2 for input that cannot be read, 3 if \
                  the limit was reached.\n\nA batch has lines FEN<TAB>white|black; each is printed with \
                  <TAB>yes|no|unknown<TAB>certificate added, in order. For yes, the certificate is the \
                  mating line in UCI. A line that cannot be read is printed with <TAB>error<TAB>reason \
                  and reported on standard error; the exit code is then 1, otherwise 0.\n\nExamples:\n  \
                  jadoube can-mate '8/8/8/8/8/2k5/1r6/K6N w - -' --by white\n  \
                  printf 'start\\twhite\\n' | jadoube can-mate --batch -"
)]
pub(crate) struct CanMateArguments {
    /// The position as FEN (quotes may be left out), or `start`
    #[arg(value_name = "FEN", required_unless_present = "batch", num_args = 1..)]
    pub(crate) words: Vec<String>,
    /// The side that would give mate
    #[arg(long, value_name = "SIDE", required_unless_present = "batch")]
    pub(crate) by: Option<Side>,
    /// Answer one question per line of a file, or of standard input with -
    #[arg(long, value_name = "FILE|-", conflicts_with_all = ["words", "by"])]
    pub(crate) batch: Option<String>,
    /// Look at no more than this many positions; without a limit the answer is always yes or no
    #[arg(long, value_name = "N")]
    pub(crate) limit: Option<usize>,
    /// The language: en, pl or sk
    #[arg(long, value_name = "LANGUAGE", default_value = "en", conflicts_with = "batch")]
    pub(crate) lang: Locale,
    /// Answer in JSON, for programs
    #[arg(long, conflicts_with = "batch")]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "A law case is a block in a Markdown page; cases/README.md explains how to write one. \
                  Failures are shown on standard error. The last line is `N passed, N failed`.\n\
                  The exit code is 0 if all passed, 1 if a case failed, 2 if a path has no case.\n\n\
                  Examples:\n  jadoube case cases\n  jadoube case --show cases/07-irregularities"
)]
pub(crate) struct CaseArguments {
    /// Pages or folders of pages
    #[arg(value_name = "PATH", required = true, num_args = 1..)]
    pub(crate) paths: Vec<PathBuf>,
    /// Show each case as it ran, with all rulings
    #[arg(long)]
    pub(crate) show: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Everything readable is converted; the rest is reported on standard error and \
                        kept in a comment, and the exit code is 1.\n\nExamples:\n  \
                        jadoube convert --to pl --fide games.pgn\n  \
                        echo '1. e4 e5 2. Sf3' | jadoube convert --from pl --form uci -"
)]
pub(crate) struct ConvertArguments {
    #[command(flatten)]
    pub(crate) games: GamesArguments,
    /// The language to write
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    pub(crate) to: Language,
    /// The form of notation to write: short, abbreviated, long, figurine or uci
    #[arg(long, value_name = "FORM", default_value = "short")]
    pub(crate) form: Form,
    /// Use the signs of the Laws (0-0, d8Q, e.p.) instead of those of PGN
    #[arg(long)]
    pub(crate) fide: bool,
}

/// Which games to read, and how.
#[derive(Args, Debug)]
pub(crate) struct GamesArguments {
    /// The language of the moves to read (a code such as pl, or a name), or `auto`: found for each
    /// game
    #[arg(long, value_name = "LANGUAGE", default_value = "auto")]
    pub(crate) from: FromLanguage,
    /// PGN files or lists of moves; - for standard input
    #[arg(value_name = "FILE|-", required = true)]
    pub(crate) files: Vec<String>,
}

/// The language of the moves to read.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FromLanguage {
    /// Found for each game on its own.
    Auto,
    Language(Language),
}

impl FromStr for FromLanguage {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "auto" => Ok(Self::Auto),
            _ => text.parse().map(Self::Language).map_err(|error| format!("{error}, or auto")),
        }
    }
}

#[derive(Args, Debug)]
#[command(
    after_help = "Everything readable is announced, whatever language the moves are written in; the \
                  rest is reported on standard error, and the exit code is 1.\n\nExamples:\n  \
                  jadoube announce game.pgn\n  \
                  echo '1. e4 e5 2. Nf3' | jadoube announce --lang en -"
)]
pub(crate) struct AnnounceArguments {
    /// The language to announce in: de (as the Laws propose), en, pl or sk
    #[arg(long, value_name = "LANGUAGE", default_value = "de")]
    pub(crate) lang: AnnouncementLanguage,
    /// Announce captures, check and mate in German too; the other languages always do
    #[arg(long)]
    pub(crate) signs: bool,
    #[command(flatten)]
    pub(crate) games: GamesArguments,
}

#[derive(Args, Debug)]
#[command(after_help = "The exit code is 1 if there is no such article or nothing is found.\n\n\
                        Examples:\n  jadoube laws 7.5.5\n  jadoube laws touched piece\n  \
                        jadoube laws --edition 2018 9.2.1\n  jadoube laws 2014:A.4c\n  \
                        jadoube laws --lang pl dotknięta bierka\n  \
                        jadoube laws --json > laws.json")]
pub(crate) struct LawsArguments {
    /// The number of an article or chapter, or words to search for; without either, the contents
    #[arg(value_name = "ARTICLE|WORDS")]
    pub(crate) words: Vec<String>,
    #[arg(long, value_name = "YEAR", help = format!(
        "The edition to read, {}; articles are numbered as in this edition", Edition::choices()
    ))]
    pub(crate) edition: Option<Edition>,
    /// The language: en, pl or sk
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    pub(crate) lang: Locale,
    /// Answer in JSON, for programs; without an article or words, the whole book
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Start960Arguments {
    /// The number of the position, 0 to 959 (518 is the ordinary one); drawn at random if left out
    #[arg(value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(..960))]
    pub(crate) number: Option<u16>,
    /// Draw with this seed: the same position each time
    #[arg(long, conflicts_with = "number")]
    pub(crate) seed: Option<u64>,
    /// Answer in JSON, for programs
    #[arg(long)]
    pub(crate) json: bool,
}
