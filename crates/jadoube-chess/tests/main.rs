//! Tests of the whole crate: the clauses of the Laws, FEN, flaws, identity, counts of moves.

mod by_side;
mod castling;
mod castling960;
mod chess960;
mod clauses;
mod en_passant;
mod facts;
mod fen;
mod fen_lenient;
mod fen_lists;
mod fen_properties;
mod flaws;
mod identity;
mod irregular;
mod pawns;
mod perft;
mod properties;
#[cfg(feature = "serde")]
mod serialised;
mod uci;
mod verdict;
mod walk;
