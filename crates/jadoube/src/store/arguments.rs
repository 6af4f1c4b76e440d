//! What the commands on stored games take.

use std::path::PathBuf;

use clap::Args;
use jadoube_store::Digest;

#[derive(Args, Debug)]
#[command(
    after_help = "A game that cannot be read is told as broken, with the entry and the reason, and \
                        the others are checked all the same.\n\nThe exit code is 0 if all hashes \
                        are right, 1 if a record was tampered with or there is no game at all, 2 if \
                        the store cannot be read.\n\nExamples:\n  jadoube verify\n  \
                        jadoube verify --game kVbn31xQa0Zt --head 38c3b91d…"
)]
pub(crate) struct VerifyArguments {
    /// The SQLite file with the games, or the address of a PostgreSQL database
    #[arg(long, value_name = "FILE|postgres://…", default_value = "jadoube.db")]
    pub(crate) store: String,
    /// This game alone
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// The hash that was written down with the result: the record must end with it
    #[arg(long, value_name = "HASH", requires = "game")]
    pub(crate) head: Option<Digest>,
    /// Take a store without any game for right
    #[arg(long, conflicts_with = "game")]
    pub(crate) allow_empty: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "The copy holds the games as they are at one moment, and needs no other file. It \
                        has its name only when it is whole and every hash in it was checked. A \
                        PostgreSQL database is copied with its own program, pg_dump.\n\nThe exit \
                        code is 0 if all hashes of the copy are right, 1 if a record was tampered \
                        with (it is copied all the same), 2 if there is no copy.\n\nExample:\n  \
                        jadoube backup --store jadoube.db --to /media/backup/jadoube-monday.db"
)]
pub(crate) struct BackupArguments {
    /// The SQLite file with the games
    #[arg(long, value_name = "FILE", default_value = "jadoube.db")]
    pub(crate) store: String,
    /// Where the copy goes; a file that is there is never overwritten
    #[arg(long, value_name = "FILE")]
    pub(crate) to: PathBuf,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Each entry is judged on the game as the stored entries before it made it. Where \
                        the rulings differ, - is what is stored and + what this program rules; \
                        nothing is changed. With --json there is one object a line, for each \
                        game.\n\nThe exit code is 0 if all rulings are alike, 1 if some differ, 2 \
                        if a game cannot be read.\n\nExamples:\n  jadoube recheck\n  \
                        jadoube recheck --json kVbn31xQa0Zt"
)]
pub(crate) struct RecheckArguments {
    /// The SQLite file with the games, or the address of a PostgreSQL database
    #[arg(long, value_name = "FILE|postgres://…", default_value = "jadoube.db")]
    pub(crate) store: String,
    /// Answer in JSON, for programs
    #[arg(long)]
    pub(crate) json: bool,
    /// The games; all of them if left out
    #[arg(value_name = "GAME")]
    pub(crate) games: Vec<String>,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Example:\n  jadoube transcript kVbn31xQa0Zt > game.md && jadoube case game.md"
)]
pub(crate) struct TranscriptArguments {
    /// The SQLite file with the games, or the address of a PostgreSQL database
    #[arg(long, value_name = "FILE|postgres://…", default_value = "jadoube.db")]
    pub(crate) store: String,
    /// The game
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
}
