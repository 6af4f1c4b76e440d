//! What the letters of a plain move mean, as tables made at compile time.

/// The number of the kind that a first letter means; a file means a pawn.
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

/// The squares from which the piece may come, by the first letter. A pawn's letter is its file
/// whether it captures or not.
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

/// The squares from which a piece may come, by a later character: a file, a rank, or all for the
/// sign of a capture; none for a character that is out of place.
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
