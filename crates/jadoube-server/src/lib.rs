#![doc = include_str!("../README.md")]

mod access;
mod acts;
mod app;
mod begun;
mod body;
mod competitions;
mod control;
mod games;
mod headers;
mod limits;
mod live;
mod metrics;
mod pages;
mod pgn;
mod problem;
mod role;
mod room;
mod rooms;
mod routes;
mod serve;
mod session;
mod shown;
mod state;
mod wall;

pub use begun::{Announced, Begun, Moving};
pub use limits::Limits;
pub use problem::Problem;
pub use role::{ParseRoleError, Role, Secret};
pub use serve::{Options, ServeError, Server};
