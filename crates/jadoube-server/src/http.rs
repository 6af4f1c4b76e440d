//! HTTP: connections that are taken, what a request says and from where it comes, how much is too much, and
//! the paths that answer with a body.

pub(crate) mod accept;
pub(crate) mod address;
pub(crate) mod body;
pub(crate) mod bounds;
pub(crate) mod competitions;
pub(crate) mod control;
pub(crate) mod creating;
pub(crate) mod devices;
pub(crate) mod expiring;
pub(crate) mod extract;
pub(crate) mod files;
pub(crate) mod game_links;
pub(crate) mod games;
pub(crate) mod headers;
pub(crate) mod history;
pub(crate) mod links;
pub(crate) mod nul;
pub(crate) mod pgn;
pub(crate) mod reads;
pub(crate) mod session;
pub(crate) mod sharing;
pub(crate) mod window;
pub(crate) mod wire;
