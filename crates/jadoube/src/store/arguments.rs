//! The options of the commands on stored games.

use std::path::PathBuf;

use clap::Args;
use jadoube_store::Digest;

#[derive(Args, Debug)]
#[command(
    after_help = "A game that cannot be read is reported as broken, with the entry and the reason, and \
                        the others are checked nevertheless.\n\nThe exit code is 0 if all hashes \
                        are right, 1 if a record was tampered with or there are no games at all, 2 if \
                        the store cannot be read.\n\nExamples:\n  jadoube verify\n  \
                        jadoube verify --game kVbn31xQa0Zt --head 38c3b91d…"
)]
pub(crate) struct VerifyArguments {
    /// The SQLite file with the games, or the address of a PostgreSQL database
    #[arg(long, value_name = "FILE|postgres://…", default_value = "jadoube.db")]
    pub(crate) store: String,
    /// Check only this game
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    /// The hash that was noted with the result: the record must end with it
    #[arg(long, value_name = "HASH", requires = "game")]
    pub(crate) head: Option<Digest>,
    /// Accept a store that has no games
    #[arg(long, conflicts_with = "game")]
    pub(crate) allow_empty: bool,
}

#[derive(Args, Debug)]
#[command(
    after_help = "The copy holds the games as they are at one moment, and needs no other file. It \
                        gets its name only once it is complete and every hash in it has been checked. To \
                        copy a PostgreSQL database, use its own program, pg_dump.\n\nThe exit \
                        code is 0 if all hashes of the copy are right, 1 if a record was tampered \
                        with (it is copied nevertheless), 2 if no copy was made.\n\nExample:\n  \
                        jadoube backup --store jadoube.db --to /media/backup/jadoube-monday.db"
)]
pub(crate) struct BackupArguments {
    /// The SQLite file with the games
    #[arg(long, value_name = "FILE", default_value = "jadoube.db")]
    pub(crate) store: String,
    /// Where to write the copy; an existing file is never overwritten
    #[arg(long, value_name = "FILE")]
    pub(crate) to: PathBuf,
}

#[derive(Args, Debug)]
#[command(
    after_help = "Each entry is judged in the game as the entries stored before it left it. Where \
                        the rulings differ, - is what is stored and + is what this program rules; \
                        nothing is changed. With --json there is one object per line for each \
                        game.\n\nThe exit code is 0 if all rulings are the same, 1 if some differ, 2 \
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
