use std::fmt;

/// Something in a text that contradicts the move it was read as, or goes against custom.
///
/// The move is certain nevertheless: a doubt is for an arbiter who weighs a scoresheet, or for a
/// player who wants to write better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Doubt {
    /// The sign of a capture is written, but nothing is captured.
    NoCapture,
    /// The sign of a check is written, but there is none.
    NoCheck,
    /// The sign of a checkmate is written, but there is none.
    NoCheckmate,
    /// `e.p.` is written, but the move is not a capture en passant.
    NoEnPassant,
    /// A small letter stands for a piece, which should have a capital (C.2).
    SmallPieceLetter,
    /// A capital stands for a file, which should have a small letter (C.5).
    CapitalFileLetter,
    /// A letter stands for a pawn, which should have none (C.4).
    PawnLetter,
    /// A pawn's capture lacks the file it comes from, which must be given (C.9.3).
    PawnFileMissing,
    /// A pawn's capture lacks the rank of arrival, `ed` (C.9.3).
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
