//! The server's tests: whole games over the interface, as clients play them.

mod arbiter;
mod bounds;
mod carried;
mod client;
mod creating;
mod crowds;
mod devices;
mod fuzz;
mod games;
mod grids;
mod ids;
mod late;
mod laws;
mod live;
mod malformed;
mod net;
mod odd_words;
mod officials;
mod open_links;
mod openapi;
mod patience;
mod restart;
mod role_table;
mod roles;
mod sealing;
mod session;
#[cfg(feature = "schema")]
mod wire;
