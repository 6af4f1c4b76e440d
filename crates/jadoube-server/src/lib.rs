#![doc = include_str!("../README.md")]

mod access;
mod acts;
mod app;
mod begun;
mod body;
mod case_pages;
mod competition_live;
mod competitions;
mod control;
mod delayed;
mod demo;
mod demo_boards;
mod desk;
mod extract;
mod games;
mod headers;
mod late;
mod laws;
mod limits;
mod live;
mod metrics;
mod offers;
mod offers_other;
mod pages;
mod pgn;
mod problem;
mod role;
mod room;
mod rooms;
mod routes;
mod sealing;
mod serve;
mod session;
mod shown;
mod state;
mod summary;
#[cfg(test)]
mod taken_over;
mod wall;
mod watching;

pub use begun::{Announced, Begun, Moving};
pub use demo::{Demo, DemoLink};
pub use limits::Limits;
pub use problem::Problem;
pub use role::{ParseRoleError, Role, Secret};
pub use serve::{Options, ServeError, Server};
