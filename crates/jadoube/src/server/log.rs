//! The log of `jadoube serve`, on standard error.

use std::io::{self, IsTerminal};

use clap::{Args, ValueEnum};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// What to log and how.
#[derive(Args, Debug)]
pub(crate) struct LogArguments {
    /// The format of the log on standard error
    #[arg(long = "log", value_name = "FORM", default_value = "text")]
    form: LogForm,
    /// The least severe messages to log; more severe ones are logged too
    #[arg(long = "log-level", value_name = "LEVEL", default_value = "info")]
    level: LogLevel,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum LogForm {
    /// Lines for people
    Text,
    /// One JSON object per line, for programs
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum LogLevel {
    /// Failures
    Error,
    /// What may be about to fail
    Warn,
    /// Server start and stop, and games taken over
    Info,
    /// Every request, and every game opened or closed
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
    // The libraries below see what is in requests but not which of it is secret: only their
    // warnings and errors are logged.
    let own =
        Targets::new().with_default(level.min(LevelFilter::WARN)).with_target("jadoube", level);
    let log = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_target(false);
    let logged = tracing_subscriber::registry().with(own);
    match arguments.form {
        LogForm::Text => logged.with(log.with_ansi(io::stderr().is_terminal())).init(),
        LogForm::Json => logged.with(log.json().flatten_event(true)).init(),
    }
}
