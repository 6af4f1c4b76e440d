//! The choice between the two ways of [`crate::sliders`], made once for each call from outside.

use crate::mover::{Black, Mover, White};
use crate::node::Node;
use crate::perft::{self, Rows, Walk};
use crate::sink::Sink;
use crate::sliders::Portable;
use crate::throne::Throne;
use crate::{Kind, Move, Position, Side, Square, Wing, find, generate};

impl Walk for Portable {
    fn walk<M: Mover>(node: &Node, passed: u64, depth: u32, rows: &mut Rows) -> u64 {
        perft::walk::<Self, M>(node, passed, depth, rows)
    }

    fn walk_two<M: Mover>(node: &Node, passed: u64, rows: &mut Rows) -> u64 {
        perft::walk_two::<Self, M>(node, passed, rows)
    }

    fn count<M: Mover>(node: &Node, passed: u64) -> u64 {
        perft::count::<Self, M>(node, passed)
    }

    fn count_rows<M: Mover>(rows: &Rows, throne: &Throne) -> u64 {
        perft::count_rows::<Self, M>(rows, throne)
    }
}

/// Counts lines of play in the fastest way this processor has.
pub(crate) fn perft(node: &Node, side: Side, passed: u64, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if x86::has_fast_pext() {
        return perft::perft::<crate::sliders::Pext>(node, side, passed, depth);
    }
    perft::perft::<Portable>(node, side, passed, depth)
}

/// Hands all legal moves to `sink` in the fastest way this processor has.
pub(crate) fn generate<S: Sink>(node: &Node, side: Side, passed: u64, sink: &mut S) {
    #[cfg(target_arch = "x86_64")]
    if x86::has_fast_pext() {
        return x86::generate(node, side, passed, sink);
    }
    match side {
        Side::White => generate::generate::<Portable, White, S>(node, passed, sink),
        Side::Black => generate::generate::<Portable, Black, S>(node, passed, sink),
    }
}

/// Finds castling in the fastest way this processor has.
#[inline]
pub(crate) fn find_castling(position: &Position, wing: Wing) -> Option<Move> {
    #[cfg(target_arch = "x86_64")]
    if x86::has_fast_pext() {
        return x86::find_castling(position, wing);
    }
    find::find_castling::<Portable>(position, wing)
}

/// Those of the squares `among` from which a kind of piece can legally go to a square, found in the
/// fastest way this processor has.
#[inline]
pub(crate) fn origins(position: &Position, kind: Kind, to: Square, among: u64) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if x86::has_fast_pext() {
        return x86::origins(position, kind, to, among);
    }
    find::origins::<Portable>(position, kind, to, among)
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    #![expect(unsafe_code, reason = "functions built for newer processors are called only there")]

    use std::arch::x86_64::__cpuid;
    use std::sync::LazyLock;

    use super::{
        Black, Kind, Move, Mover, Node, Position, Rows, Side, Sink, Square, Throne, Walk, White,
        Wing, perft,
    };
    use crate::sliders::Pext;

    /// Whether the processor has the instructions, and has PEXT in hardware; asked once.
    pub(super) fn has_fast_pext() -> bool {
        static ANSWER: LazyLock<bool> = LazyLock::new(|| {
            is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("lzcnt")
                && is_x86_feature_detected!("popcnt")
                && !has_slow_pext()
        });
        *ANSWER
    }

    /// AMD's processors before the family 0x19 (Zen 3) run PEXT bit by bit in microcode.
    fn has_slow_pext() -> bool {
        let vendor = __cpuid(0);
        let is_amd =
            [vendor.ebx, vendor.edx, vendor.ecx].map(u32::to_le_bytes).concat() == b"AuthenticAMD";
        let signature = __cpuid(1).eax;
        let family = (signature >> 8) & 0xf;
        let extended = (signature >> 20) & 0xff;
        is_amd && (if family == 0xf { family + extended } else { family }) < 0x19
    }

    // Every function of the recursion carries the features: on the entry alone the instructions
    // would remain calls.
    macro_rules! stamped {
        ($(fn $name:ident($($argument:ident: $kind:ty),*) -> u64 = $body:ident;)*) => {
            $(
                #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
                fn $name<M: Mover>($($argument: $kind),*) -> u64 {
                    perft::$body::<Pext, M>($($argument),*)
                }
            )*
        };
    }

    stamped! {
        fn walk_stamped(node: &Node, passed: u64, depth: u32, rows: &mut Rows) -> u64 = walk;
        fn walk_two_stamped(node: &Node, passed: u64, rows: &mut Rows) -> u64 = walk_two;
        fn count_stamped(node: &Node, passed: u64) -> u64 = count;
        fn count_rows_stamped(rows: &Rows, throne: &Throne) -> u64 = count_rows;
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn generate_stamped<M: Mover, S: Sink>(node: &Node, passed: u64, sink: &mut S) {
        crate::generate::generate::<Pext, M, S>(node, passed, sink);
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn origins_stamped(position: &Position, kind: Kind, to: Square, among: u64) -> u64 {
        crate::find::origins::<Pext>(position, kind, to, among)
    }

    /// Call only if [`has_fast_pext`] returned true.
    #[inline]
    pub(super) fn origins(position: &Position, kind: Kind, to: Square, among: u64) -> u64 {
        // SAFETY: the caller checked `has_fast_pext`.
        unsafe { origins_stamped(position, kind, to, among) }
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn find_castling_stamped(position: &Position, wing: Wing) -> Option<Move> {
        crate::find::find_castling::<Pext>(position, wing)
    }

    /// Call only if [`has_fast_pext`] returned true.
    #[inline]
    pub(super) fn find_castling(position: &Position, wing: Wing) -> Option<Move> {
        // SAFETY: the caller checked `has_fast_pext`.
        unsafe { find_castling_stamped(position, wing) }
    }

    /// Call only if [`has_fast_pext`] returned true.
    pub(super) fn generate<S: Sink>(node: &Node, side: Side, passed: u64, sink: &mut S) {
        // SAFETY: the caller checked `has_fast_pext`.
        unsafe {
            match side {
                Side::White => generate_stamped::<White, S>(node, passed, sink),
                Side::Black => generate_stamped::<Black, S>(node, passed, sink),
            }
        }
    }

    // SAFETY of all four: `Pext` is used only if `has_fast_pext` returned true.
    impl Walk for Pext {
        #[inline(always)]
        fn walk<M: Mover>(node: &Node, passed: u64, depth: u32, rows: &mut Rows) -> u64 {
            // SAFETY: see above.
            unsafe { walk_stamped::<M>(node, passed, depth, rows) }
        }

        #[inline(always)]
        fn walk_two<M: Mover>(node: &Node, passed: u64, rows: &mut Rows) -> u64 {
            // SAFETY: see above.
            unsafe { walk_two_stamped::<M>(node, passed, rows) }
        }

        #[inline(always)]
        fn count<M: Mover>(node: &Node, passed: u64) -> u64 {
            // SAFETY: see above.
            unsafe { count_stamped::<M>(node, passed) }
        }

        #[inline(always)]
        fn count_rows<M: Mover>(rows: &Rows, throne: &Throne) -> u64 {
            // SAFETY: see above.
            unsafe { count_rows_stamped::<M>(rows, throne) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Portable;
    use crate::{Position, Setup, perft};

    /// Both ways give the same counts, if this processor has two.
    #[test]
    fn fast_and_portable_counts_agree() {
        for (fen, depth) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
            ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
            ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5),
            ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4),
            ("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 4),
        ] {
            let setup = Setup::from_fen(fen).expect("a FEN");
            let (position, _) = Position::allowing_unreachable(setup).expect("a position");
            let (node, passed) = (&position.node, position.passed_bit());
            let portable = perft::perft::<Portable>(node, position.to_move, passed, depth);
            assert_eq!(position.perft(depth), portable, "{fen}");
        }
    }

    /// More moves than fit into one batch of positions.
    #[test]
    fn a_board_full_of_queens_is_counted() {
        let fen = "1Q3Qrk/Q2Q2pp/Q5Q1/Q3Q3/2Q4Q/Q4Q2/3Q4/1Q4QK w - - 0 1";
        let setup = Setup::from_fen(fen).expect("a FEN");
        let (position, _) = Position::allowing_unreachable(setup).expect("a position");
        assert_eq!(position.count_legal_moves(), 238);
        let slow: usize = position
            .legal_moves()
            .into_iter()
            .map(|mv| position.play(mv).legal_moves().len())
            .sum();
        assert_eq!(position.perft(2), slow as u64);
    }
}
