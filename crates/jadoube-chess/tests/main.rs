//! What holds of whole positions: reading and writing FEN, flaws, counts of moves.

mod castling;
mod castling960;
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
mod uci;
mod verdict;
mod walk;
