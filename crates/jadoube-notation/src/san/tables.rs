//! What the letters of a plain move say, as tables made when compiling.

/// The number of the kind that a first letter says; a file is a pawn's.
pub(super) static KINDS: [u8; 256] = {
    let mut table = [0; 256];
    let mut kind = 1;
    while kind < 6 {
        table[PIECES[kind] as usize] = kind as u8;
        kind += 1;
    }
    table
};

const PIECES: [u8; 6] = *b"PNBRQK";

/// The squares that a first letter leaves to come from. A pawn's letter says its file whether it
/// captures or not.
pub(super) static FIRST: [u64; 256] = {
    let mut table = NARROWED;
    let mut other = b'1';
    while other <= b'8' {
        table[other as usize] = 0;
        other += 1;
    }
    table[b'x' as usize] = 0;
    let mut kind = 1;
    while kind < 6 {
        table[PIECES[kind] as usize] = !0;
        kind += 1;
    }
    table
};

/// The squares that a character leaves for a piece to come from: a file, a rank, or all for the
/// sign of a capture; none for a character that has no place there.
pub(super) static NARROWED: [u64; 256] = {
    let mut table = [0; 256];
    let mut line = 0;
    while line < 8 {
        table[b'a' as usize + line] = 0x0101_0101_0101_0101 << line;
        table[b'1' as usize + line] = 0xff << (8 * line);
        line += 1;
    }
    table[b'x' as usize] = !0;
    table
};
