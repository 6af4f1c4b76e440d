//! The choice between the two ways of [`crate::sliders`], made once a call from outside.

use crate::generate::{self, Black, Mover, Node, Sink, White};
use crate::perft::{self, Walk};
use crate::sliders::Portable;
use crate::Side;

impl Walk for Portable {
    fn walk<M: Mover>(node: &Node, passed: u64, depth: u32) -> u64 {
        perft::walk::<Self, M>(node, passed, depth)
    }

    fn count<M: Mover>(node: &Node, passed: u64) -> u64 {
        perft::count::<Self, M>(node, passed)
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

#[cfg(target_arch = "x86_64")]
mod x86 {
    #![expect(unsafe_code, reason = "functions built for newer processors are called only there")]

    use super::{Black, Mover, Node, Side, Sink, Walk, White, perft};
    use crate::sliders::Pext;

    /// Whether the processor has the instructions, and has PEXT in hardware.
    pub(super) fn has_fast_pext() -> bool {
        is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt")
    }

    // Every function of the recursion carries the features: on the entry alone the instructions
    // would stay calls.
    macro_rules! stamped {
        ($(fn $name:ident($($argument:ident: $kind:ty),*) -> u64 = $body:ident;)*) => {
            $(
                #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
                fn $name<M: Mover>($($argument: $kind),*) -> u64 {
                    perft::$body::<Pext, M>($($argument),*)
                }
            )*
        };
    }

    stamped! {
        fn walk_stamped(node: &Node, passed: u64, depth: u32) -> u64 = walk;
        fn count_stamped(node: &Node, passed: u64) -> u64 = count;
    }

    #[target_feature(enable = "bmi1,bmi2,lzcnt,popcnt")]
    fn generate_stamped<M: Mover, S: Sink>(node: &Node, passed: u64, sink: &mut S) {
        crate::generate::generate::<Pext, M, S>(node, passed, sink);
    }

    /// Call only where [`has_fast_pext`] says so.
    pub(super) fn generate<S: Sink>(node: &Node, side: Side, passed: u64, sink: &mut S) {
        // SAFETY: the caller asked `has_fast_pext`.
        unsafe {
            match side {
                Side::White => generate_stamped::<White, S>(node, passed, sink),
                Side::Black => generate_stamped::<Black, S>(node, passed, sink),
            }
        }
    }

    impl Walk for Pext {
        #[inline(always)]
        fn walk<M: Mover>(node: &Node, passed: u64, depth: u32) -> u64 {
            // SAFETY: `Pext` is used only where `has_fast_pext` said so.
            unsafe { walk_stamped::<M>(node, passed, depth) }
        }

        #[inline(always)]
        fn count<M: Mover>(node: &Node, passed: u64) -> u64 {
            // SAFETY: as in `walk`.
            unsafe { count_stamped::<M>(node, passed) }
        }
    }
}
