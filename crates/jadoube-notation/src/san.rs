//! Plain English SAN, read from bytes and found on the board without listing all moves.

mod code;
mod tables;

use std::fmt;

use jadoube_chess::{Kind, Move, NotFound, Position, Rank, SquareSet, Wing};

use code::Code;
use tables::{FIRST, KINDS, NARROWED};

/// What plain SAN says about a move, before any position is consulted.
///
/// Plain are `e4`, `exd5`, `Nf3`, `Nbd2`, `N1xd2`, `Qa1xb2`, `e8=Q`, `O-O`, each with or without
/// one `+` or `#`; whether those signs are true is not checked. Anything else that people write is
/// left to the general reader of moves.
///
/// ```
/// use jadoube_chess::{Position, Square};
/// use jadoube_notation::San;
/// let san = San::parse(b"Nf3").unwrap();
/// let knight = san.find(&Position::start()).unwrap();
/// assert_eq!((knight.from(), knight.to()), (Square::G1, Square::F3));
/// assert_eq!(San::parse(b"Sf3"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct San {
    /// The squares from which the piece may come, as far as the text says.
    among: SquareSet,
    // Everything else in one number, so that a move fits into two registers.
    code: Code,
}

/// The length of the longest plain move, such as `Qa1xb2+`.
const LONGEST: usize = 7;

impl San {
    /// Reads a move from a text, if it is plain SAN.
    pub fn parse(text: &[u8]) -> Option<Self> {
        if text.is_empty() || text.len() > LONGEST {
            return None;
        }
        let mut word = [0; 8];
        word[..text.len()].copy_from_slice(text);
        Self::parse_word(u64::from_le_bytes(word), text.len())
    }

    /// Reads a move from a text of `len` bytes, one to seven, that begins with the lowest byte of a
    /// word. The bytes beyond the text do not matter.
    #[inline(always)]
    pub(crate) fn parse_word(word: u64, len: usize) -> Option<Self> {
        let byte = |at: usize| (word >> ((at & 7) * 8)) as u8;
        let sign = byte(len.wrapping_sub(1));
        let len = len - usize::from(sign == b'+' || sign == b'#');
        let file = byte(len.wrapping_sub(2)).wrapping_sub(b'a');
        let rank = byte(len.wrapping_sub(1)).wrapping_sub(b'1');
        // What is between a piece and the square narrows down where it comes from; if there is
        // nothing, treat it as the sign of a capture, which does not narrow it.
        let square_at = (len.wrapping_sub(2) & 7) * 8;
        let before_square = (1u64 << square_at) - 1;
        let middle = (word & before_square | CAPTURES & !before_square).to_le_bytes();
        let narrowed = |at: usize| NARROWED[usize::from(middle[at])];
        let first = usize::from(byte(0));
        let among = FIRST[first] & narrowed(1) & narrowed(2) & narrowed(3);
        if (file | rank) > 7 || among == 0 {
            return Self::parse_rare(word, len);
        }
        let kind = KINDS[first];
        let is_long = len > 4 || (len == 4 && kind == 0 && byte(1) != b'x');
        if is_long && !is_ordered(word, len) {
            return None;
        }
        let code = Code::new(rank * 8 + file, kind);
        Some(Self { among: SquareSet::from_bits(among), code })
    }

    /// Reads castling and promotions; the sign of check has been removed.
    #[inline(never)]
    fn parse_rare(word: u64, len: usize) -> Option<Self> {
        let bytes = word.to_le_bytes();
        let text = bytes.get(..len)?;
        let castling =
            |wing| Some(Self { among: SquareSet::ALL, code: Code::new(0, 5).castling_to(wing) });
        match text {
            b"O-O" | b"0-0" => return castling(Wing::KingSide),
            b"O-O-O" | b"0-0-0" => return castling(Wing::QueenSide),
            _ => {}
        }
        let (&letter, rest) = text.split_last()?;
        let kind = char::from(letter).is_ascii_uppercase().then(|| char::from(letter));
        let promotion = Kind::from_letter(kind?).filter(|kind| Kind::PROMOTIONS.contains(kind))?;
        let rest = rest.strip_suffix(b"=").unwrap_or(rest);
        // The sign of check is after the new piece, if anywhere.
        let pawn = Self::parse(rest).filter(|san| {
            san.code.kind() == Kind::Pawn
                && san.code.promotion().is_none()
                && matches!(san.code.to().rank(), Rank::R1 | Rank::R8)
                && rest.last().is_some_and(u8::is_ascii_digit)
        })?;
        Some(Self { code: pawn.code.promoting(promotion), ..pawn })
    }

    /// Finds the legal move of a position that the text means, or says why there is none.
    #[inline(always)]
    pub fn find(self, position: &Position) -> Result<Move, NotFound> {
        let code = self.code;
        match code.castling() {
            None => position.find(code.kind(), code.to(), self.among, code.promotion()),
            Some(wing) => position.find_castling(wing).ok_or(NotFound::Nowhere),
        }
    }

    /// Finds the legal move of a position that the text means, if there is one.
    #[inline(always)]
    pub fn find_only(self, position: &Position) -> Option<Move> {
        let code = self.code;
        match code.castling() {
            None => position.find_only(code.kind(), code.to(), self.among, code.promotion()),
            Some(wing) => position.find_castling(wing),
        }
    }
}

impl fmt::Debug for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("San")
            .field("kind", &self.code.kind())
            .field("to", &self.code.to())
            .field("promotion", &self.code.promotion())
            .field("castling", &self.code.castling())
            .field("among", &self.among)
            .finish()
    }
}

const CAPTURES: u64 = u64::from_le_bytes([b'x'; 8]);

/// Whether the characters before the square are a piece, a file, a rank and a capture, in this
/// order.
fn is_ordered(word: u64, len: usize) -> bool {
    let order = |byte: &u8| match byte {
        b'a'..=b'h' => 1,
        b'1'..=b'8' => 2,
        b'x' => 3,
        _ => 0,
    };
    let bytes = word.to_le_bytes();
    bytes
        .get(..len - 2)
        .is_some_and(|before| before.is_sorted_by(|one, two| order(one) < order(two)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Option<(Kind, &str, &str)>) {
        let found = San::parse(text.as_bytes()).map(|san| {
            assert_eq!(san.code.castling(), None);
            (san.code.kind(), san.code.to().to_string(), san.among)
        });
        let among = |text: &str| match text.as_bytes() {
            b"" => !0,
            bytes => bytes.iter().fold(!0, |set, &byte| set & NARROWED[usize::from(byte)]),
        };
        let expected = expected
            .map(|(kind, to, from)| (kind, to.to_owned(), SquareSet::from_bits(among(from))));
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn plain_moves_say_what_they_say() {
        check("e4", Some((Kind::Pawn, "e4", "e")));
        check("exd5+", Some((Kind::Pawn, "d5", "e")));
        check("ed5", Some((Kind::Pawn, "d5", "e")));
        check("e2e4", Some((Kind::Pawn, "e4", "e2")));
        check("Nf3", Some((Kind::Knight, "f3", "")));
        check("Ngf3", Some((Kind::Knight, "f3", "g")));
        check("N1f3#", Some((Kind::Knight, "f3", "1")));
        check("Nxf3", Some((Kind::Knight, "f3", "")));
        check("Ngxf3", Some((Kind::Knight, "f3", "g")));
        check("Qa1xb2+", Some((Kind::Queen, "b2", "a1")));
        check("bxc3", Some((Kind::Pawn, "c3", "b")));
        check("Bxc3", Some((Kind::Bishop, "c3", "")));
    }

    #[test]
    fn what_is_no_plain_move_is_left() {
        for text in [
            "",
            "+",
            "#",
            "e",
            "e9",
            "i4",
            "N",
            "N3",
            "Nf",
            "f3N",
            "nf3",
            "Sf3",
            "Nf3++",
            "Nf3!",
            "Nxxf3",
            "N1gf3",
            "eed5",
            "exxd5",
            "Nxgf3",
            "NNf3",
            "e4e",
            "=Q",
            "e8=K",
            "e8=P",
            "e4=Q",
            "e8=Qx",
            "O",
            "O-",
            "O-O-",
            "OO",
            "O-O-O-O",
            "Qa1xb2++",
            "e8+=Q",
            "\u{2658}f3",
            "e4 ",
            " e4",
        ] {
            assert_eq!(San::parse(text.as_bytes()), None, "{text:?}");
        }
    }

    #[test]
    fn promotions_and_castling_are_read() {
        let promotion =
            |text: &str| San::parse(text.as_bytes()).and_then(|san| san.code.promotion());
        assert_eq!(promotion("e8=Q"), Some(Kind::Queen));
        assert_eq!(promotion("e8N+"), Some(Kind::Knight));
        assert_eq!(promotion("exd1=R#"), Some(Kind::Rook));
        assert_eq!(promotion("a8=B"), Some(Kind::Bishop));
        let castling = |text: &str| San::parse(text.as_bytes()).and_then(|san| san.code.castling());
        assert_eq!(castling("O-O"), Some(Wing::KingSide));
        assert_eq!(castling("0-0-0#"), Some(Wing::QueenSide));
        assert_eq!(castling("O-O-O+"), Some(Wing::QueenSide));
    }

    #[test]
    fn bytes_beyond_the_text_do_not_matter() {
        for text in ["e4", "Nf3+", "Qa1xb2+", "O-O", "exd8=Q", "x", "Ng"] {
            let alone = San::parse(text.as_bytes());
            for beyond in [b' ', b'4', b'+', 0xff] {
                let mut word = [beyond; 8];
                word[..text.len()].copy_from_slice(text.as_bytes());
                assert_eq!(San::parse_word(u64::from_le_bytes(word), text.len()), alone);
            }
        }
    }
}
