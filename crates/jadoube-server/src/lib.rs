#![doc = include_str!("../README.md")]

mod access;
mod announced;
mod app;
mod demo;
mod demo_boards;
mod doer;
mod http;
mod limits;
mod link_book;
mod link_books;
mod live;
mod metrics;
mod pages;
mod places;
mod problem;
mod rooms;
mod routes;
#[cfg(feature = "schema")]
pub mod schema;
mod secret;
mod seldom;
mod sent;
mod serve;
#[cfg(feature = "schema")]
mod shape;
#[cfg(test)]
mod taken_over;

pub use announced::Announced;
pub use demo::{Demo, DemoLink};
pub use http::address::{ParseProxyError, TrustedProxy};
pub use http::creating::CreationOptions;
pub use jadoube_room::{LinkRole, ParseLinkRoleError};
pub use limits::Limits;
pub use problem::Problem;
pub use secret::Secret;
pub use serve::{Options, ServeError, Server};
