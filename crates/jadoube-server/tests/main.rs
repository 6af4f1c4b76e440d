//! The server's tests: whole games over the interface, as clients play them.

mod client;
mod games;
mod laws;
mod live;
mod officials;
mod openapi;
mod restart;
mod roles;
mod session;
