//! The server's tests: whole games over the interface, as clients play them.

mod client;
mod games;
mod live;
mod openapi;
mod restart;
mod roles;
mod session;
