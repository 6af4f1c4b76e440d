//! The command that serves games, built in by the feature `server`.

mod arguments;
mod log;
mod serve;

pub(crate) use arguments::ServeArguments;
pub(crate) use serve::run as serve;
