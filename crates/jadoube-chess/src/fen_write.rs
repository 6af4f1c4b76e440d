//! Writing FEN.

use std::fmt::{self, Write};

use crate::double_step::{can_be_taken, takers};
use crate::fen_castling::{letter_of, rooks};
use crate::{Board, EnPassantField, Fen, File, Rank, Side, Square};

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = self.setup();
        write_board(f, &setup.board)?;
        write!(f, " {} ", setup.to_move.fen_letter())?;
        self.write_castling(f)?;
        match self.written_en_passant() {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", setup.quiet_plies, setup.move_number)
    }
}

impl Fen {
    pub(crate) fn write_castling(&self, out: &mut impl Write) -> fmt::Result {
        let setup = self.setup();
        let mut none = true;
        for side in Side::ALL {
            for rook in rooks(setup.castling, side) {
                let letter = letter_of(&setup.board, side, rook, self.castling_letters);
                out.write_char(letter)?;
                none = false;
            }
        }
        if none { out.write_char('-') } else { Ok(()) }
    }

    /// The square that goes into the en passant field.
    fn written_en_passant(&self) -> Option<Square> {
        let setup = self.setup();
        setup.en_passant.filter(|&square| match self.en_passant_field {
            EnPassantField::Always => true,
            EnPassantField::IfCapturable => !takers(setup, square).is_empty(),
            EnPassantField::IfLegal => can_be_taken(setup, square),
        })
    }
}

fn write_board(out: &mut impl Write, board: &Board) -> fmt::Result {
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            let Some(piece) = board.piece_at(Square::new(file, rank)) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                write!(out, "{empty}")?;
                empty = 0;
            }
            out.write_char(piece.fen_letter())?;
        }
        if empty > 0 {
            write!(out, "{empty}")?;
        }
        if rank != Rank::R1 {
            out.write_char('/')?;
        }
    }
    Ok(())
}
