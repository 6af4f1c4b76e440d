//! The server's tests: whole games over the interface, as clients play them.

mod arbiter;
mod bounds;
mod client;
mod creating;
mod devices;
mod fuzz;
mod games;
mod ids;
mod late;
mod laws;
mod live;
mod odd_words;
mod officials;
mod open_links;
mod openapi;
mod restart;
mod role_table;
mod roles;
mod sealing;
mod session;
