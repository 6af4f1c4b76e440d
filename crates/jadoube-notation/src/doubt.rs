use std::fmt;

/// Something in a text that does not fit the move it was read as, or not the custom.
///
/// The move is certain all the same: a doubt is for the arbiter who weighs a scoresheet, or for
/// the player who wants to write better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Doubt {
    /// The sign of a capture, and nothing is captured.
    NoCapture,
    /// The sign of a check, and there is none.
    NoCheck,
    /// The sign of a checkmate, and there is none.
    NoCheckmate,
    /// `e.p.`, and the move is no capture en passant.
    NoEnPassant,
    /// A small letter stands for a piece; capitals do (C.2).
    SmallPieceLetter,
    /// A capital stands for a file; small letters do (C.5).
    CapitalFileLetter,
    /// A letter stands for a pawn; none does (C.4).
    PawnLetter,
    /// A pawn's capture without the file it comes from, which must be given (C.9.3).
    PawnFileMissing,
    /// A pawn's capture without the rank of arrival, `ed` (C.9.3).
    RankMissing,
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoCapture => "the sign of a capture is written, but nothing is captured",
            Self::NoCheck => "the sign of a check is written, but there is no check",
            Self::NoCheckmate => "the sign of a checkmate is written, but there is no checkmate",
            Self::NoEnPassant => "e.p. is written, but nothing is captured en passant",
            Self::SmallPieceLetter => "the letter of a piece is small, not a capital",
            Self::CapitalFileLetter => "the letter of a file is a capital, not small",
            Self::PawnLetter => "a pawn is written with a letter",
            Self::PawnFileMissing => "a pawn's capture is written without the pawn's file",
            Self::RankMissing => "the square of arrival is written without its rank",
        })
    }
}
