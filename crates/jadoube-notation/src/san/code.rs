//! What a plain move says, packed into one number.

use std::num::NonZeroU64;

use jadoube_chess::{Kind, Square, Wing};

/// One byte each for the square, the kind, the promotion and castling; the highest bit of the first
/// is always set.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Code(NonZeroU64);

impl Code {
    #[inline(always)]
    pub(super) const fn new(to: u8, kind: u8) -> Self {
        Self::of(0x80 | (to & 63) as u64 | (kind as u64) << 8)
    }

    #[inline(always)]
    const fn of(bits: u64) -> Self {
        match NonZeroU64::new(bits) {
            Some(code) => Self(code),
            None => Self(NonZeroU64::MAX),
        }
    }

    pub(super) const fn promoting(self, kind: Kind) -> Self {
        Self::of(self.0.get() | (kind as u64) << 16)
    }

    pub(super) const fn castling_to(self, wing: Wing) -> Self {
        Self::of(self.0.get() | (wing as u64 + 1) << 24)
    }

    #[inline(always)]
    pub(super) fn to(self) -> Square {
        Square::from_index(self.0.get() as u8 & 63).unwrap_or(Square::A1)
    }

    #[inline(always)]
    pub(super) const fn kind(self) -> Kind {
        kind_of(self.0.get() >> 8)
    }

    /// No pawn becomes a pawn, so this number is free to mean no promotion.
    #[inline(always)]
    pub(super) const fn promotion(self) -> Option<Kind> {
        match kind_of(self.0.get() >> 16) {
            Kind::Pawn => None,
            kind => Some(kind),
        }
    }

    #[inline(always)]
    pub(super) const fn castling(self) -> Option<Wing> {
        match self.0.get() >> 24 {
            0 => None,
            1 => Some(Wing::KingSide),
            _ => Some(Wing::QueenSide),
        }
    }
}

/// The kind in the lowest three bits.
#[inline(always)]
const fn kind_of(bits: u64) -> Kind {
    use Kind::{Bishop, King, Knight, Pawn, Queen, Rook};
    const KINDS: [Kind; 8] = [Pawn, Knight, Bishop, Rook, Queen, King, King, King];
    KINDS[(bits & 7) as usize]
}
