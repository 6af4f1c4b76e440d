//! The choices that editions make, as types; each is a field of [`Provisions`](crate::Provisions).

/// Declares an enum that is a choice of the Laws.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
        pub enum $name { $($(#[$variant_doc])* $variant,)+ }
    };
}

mod around;
mod endings;
mod irregularities;
mod moves;

pub use self::around::*;
pub use self::endings::*;
pub use self::irregularities::*;
pub use self::moves::*;
