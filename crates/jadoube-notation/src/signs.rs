/// The signs that are written, and how.
///
/// Capture, check, mate and en passant are optional (C.13.3 to C.13.6); the signs of castling are
/// not.
///
/// ```
/// use jadoube_notation::{CaptureSign, MateSign, Signs};
/// let polish_print = Signs { capture: CaptureSign::Colon, mate: MateSign::X, ..Signs::FIDE };
/// assert_eq!(polish_print.capture.text(), ":");
/// ```
///
/// Law: C.13
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Signs {
    /// How a capture is shown.
    pub capture: CaptureSign,
    /// Whether a check is shown.
    pub check: CheckSign,
    /// How a checkmate is shown.
    pub mate: MateSign,
    /// Whether a capture en passant is marked.
    pub en_passant: EnPassantSign,
    /// What is written between the square and the new piece.
    pub promotion: PromotionSign,
    /// The character with which castling is written.
    pub castling: CastlingSign,
}

impl Signs {
    /// The signs of the Laws' first sample form: `x`, `+`, `#`, ` e.p.`, `d8Q`, `0-0`.
    pub const FIDE: Self = Self {
        capture: CaptureSign::X,
        check: CheckSign::Plus,
        mate: MateSign::Hash,
        en_passant: EnPassantSign::Written,
        promotion: PromotionSign::Nothing,
        castling: CastlingSign::Zeros,
    };

    /// The signs of PGN's export format: `x`, `+`, `#`, `d8=Q`, `O-O`.
    pub const PGN: Self = Self {
        en_passant: EnPassantSign::Omitted,
        promotion: PromotionSign::Equals,
        castling: CastlingSign::Letters,
        ..Self::FIDE
    };

    /// No sign that the Laws leave to the player.
    pub const NONE: Self = Self {
        capture: CaptureSign::Omitted,
        check: CheckSign::Omitted,
        mate: MateSign::Omitted,
        en_passant: EnPassantSign::Omitted,
        ..Self::FIDE
    };

    /// Whether anything is shown that only the position after the move can tell.
    pub(crate) const fn show_check(self) -> bool {
        !matches!((self.check, self.mate), (CheckSign::Omitted, MateSign::Omitted))
    }
}

macro_rules! signs {
    ($(#[$of:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$of])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            /// All choices.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The characters that are written.
            pub const fn text(self) -> &'static str {
                match self { $(Self::$variant => $text,)+ }
            }
        }
    };
}

signs! {
    /// How a capture is shown, between the piece and the square.
    ///
    /// Law: C.9, C.13.3
    CaptureSign {
        /// `Nxf3`
        X = "x",
        /// `J×f3`, as in Slovak print.
        Times = "×",
        /// `S:f3`, a Polish custom.
        Colon = ":",
        /// `Nf3`
        Omitted = "",
    }
}

signs! {
    /// How a check is shown.
    ///
    /// Law: C.13.4
    CheckSign {
        /// `Qe3+`
        Plus = "+",
        /// `Qe3`
        Omitted = "",
    }
}

signs! {
    /// How a checkmate is shown.
    ///
    /// Law: C.13.5
    MateSign {
        /// `Qh4#`
        Hash = "#",
        /// `Qh4++`
        TwoPluses = "++",
        /// `Hh4X`, a Polish custom.
        X = "X",
        /// `Qh4`
        Omitted = "",
    }
}

signs! {
    /// How a capture en passant is shown.
    ///
    /// Law: C.9.3, C.13.6
    EnPassantSign {
        /// `exd6 e.p.`
        Written = " e.p.",
        /// `exd6`
        Omitted = "",
    }
}

signs! {
    /// What stands between the square and the new piece of a promotion.
    ///
    /// Law: C.11
    PromotionSign {
        /// `d8Q`, as the Laws have it.
        Nothing = "",
        /// `d8=Q`, as PGN has it.
        Equals = "=",
    }
}

signs! {
    /// The character with which castling is written.
    ///
    /// Law: C.13.1, C.13.2
    CastlingSign {
        /// `0-0` and `0-0-0`, as in the Laws.
        Zeros = "0",
        /// `O-O` and `O-O-O`, as in PGN.
        Letters = "O",
    }
}

/// The sign of a draw offer.
///
/// Law: C.12
pub const DRAW_OFFER: &str = "(=)";
