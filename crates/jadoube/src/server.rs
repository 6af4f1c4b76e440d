//! The command that serves games, which the feature `server` builds in.

mod arguments;
mod log;
mod serve;

pub(crate) use arguments::ServeArguments;
pub(crate) use serve::run as serve;
