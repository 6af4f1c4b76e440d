//! The log of `jadoube serve`, on standard error.

use std::io::{self, IsTerminal};

use clap::{Args, ValueEnum};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// What to log and how.
#[derive(Args, Debug)]
pub(crate) struct LogArguments {
    /// How to write the log on standard error
    #[arg(long = "log", value_name = "FORM", default_value = "text")]
    form: LogForm,
    /// How much to log: what is worse than this is logged too
    #[arg(long = "log-level", value_name = "LEVEL", default_value = "info")]
    level: LogLevel,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum LogForm {
    /// Lines for people
    Text,
    /// An object of JSON a line, for programs
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum LogLevel {
    /// What failed
    Error,
    /// What may be about to fail
    Warn,
    /// That the server starts and stops, and takes over games
    Info,
    /// Every request, and every game that is opened and closed
    Debug,
}

impl From<LogLevel> for LevelFilter {
    fn from(level: LogLevel) -> Self {
        match level {
            LogLevel::Error => Self::ERROR,
            LogLevel::Warn => Self::WARN,
            LogLevel::Info => Self::INFO,
            LogLevel::Debug => Self::DEBUG,
        }
    }
}

/// Starts the log.
pub(crate) fn start(arguments: &LogArguments) {
    let level = LevelFilter::from(arguments.level);
    // The libraries below know what is in requests, and not what of it is secret: of them only what
    // is worth a warning is logged.
    let own =
        Targets::new().with_default(level.min(LevelFilter::WARN)).with_target("jadoube", level);
    let log = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_target(false);
    let logged = tracing_subscriber::registry().with(own);
    match arguments.form {
        LogForm::Text => logged.with(log.with_ansi(io::stderr().is_terminal())).init(),
        LogForm::Json => logged.with(log.json().flatten_event(true)).init(),
    }
}
