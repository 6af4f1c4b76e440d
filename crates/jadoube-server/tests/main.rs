//! The server's tests: whole games over the interface, as clients play them.

mod arbiter;
mod client;
mod crowds;
mod fuzz;
mod games;
mod grids;
mod late;
mod laws;
mod live;
mod malformed;
mod officials;
mod openapi;
mod patience;
mod restart;
mod role_table;
mod roles;
mod sealing;
mod session;
