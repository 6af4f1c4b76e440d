use std::fmt;

/// A numeric annotation glyph: a number that says something about a move or a position.
///
/// ```
/// use jadoube_notation::pgn::Nag;
/// assert_eq!(Nag::GOOD_MOVE.to_string(), "$1");
/// assert_eq!(Nag::GOOD_MOVE.glyph(), Some("!"));
/// assert_eq!(Nag::from_glyph("±"), Some(Nag(16)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Nag(pub u8);

impl Nag {
    /// `!`: a good move.
    pub const GOOD_MOVE: Self = Self(1);
    /// `?`: a mistake.
    pub const MISTAKE: Self = Self(2);
    /// `!!`: a brilliant move.
    pub const BRILLIANT_MOVE: Self = Self(3);
    /// `??`: a blunder.
    pub const BLUNDER: Self = Self(4);
    /// `!?`: a speculative move.
    pub const SPECULATIVE_MOVE: Self = Self(5);
    /// `?!`: a dubious move.
    pub const DUBIOUS_MOVE: Self = Self(6);

    /// The glyph that is usual in print, if there is one.
    pub fn glyph(self) -> Option<&'static str> {
        GLYPHS.iter().find(|(nag, _)| *nag == self.0).map(|&(_, glyph)| glyph)
    }

    /// The annotation that a glyph stands for, in one of its spellings.
    pub fn from_glyph(glyph: &str) -> Option<Self> {
        Self::from_bytes(glyph.as_bytes())
    }

    pub(crate) fn from_bytes(glyph: &[u8]) -> Option<Self> {
        // In Windows-1252 one glyph of the list has a byte of its own.
        let glyph = if glyph == b"\xb1" { "±".as_bytes() } else { glyph };
        GLYPHS.iter().find(|(_, other)| other.as_bytes() == glyph).map(|&(nag, _)| Self(nag))
    }
}

/// The glyphs and their numbers; of several spellings the first is written.
const GLYPHS: [(u8, &str); 42] = [
    (1, "!"),
    (2, "?"),
    (3, "!!"),
    (3, "‼"),
    (4, "??"),
    (4, "⁇"),
    (5, "!?"),
    (5, "⁉"),
    (6, "?!"),
    (6, "⁈"),
    (7, "□"),
    (10, "="),
    (13, "∞"),
    (14, "⩲"),
    (14, "+="),
    (14, "+/="),
    (15, "⩱"),
    (15, "=+"),
    (15, "=/+"),
    (16, "±"),
    (16, "+/-"),
    (16, "+/−"),
    (17, "∓"),
    (17, "-/+"),
    (17, "−/+"),
    (18, "+-"),
    (18, "+−"),
    (18, "+–"),
    (19, "-+"),
    (19, "−+"),
    (19, "–+"),
    (22, "⨀"),
    (22, "⊙"),
    (32, "⟳"),
    (36, "↑"),
    (40, "→"),
    (44, "=∞"),
    (44, "⯹"),
    (132, "⇆"),
    (140, "∆"),
    (142, "⌓"),
    (146, "N"),
];

impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glyph_stands_for_one_number() {
        for (index, (nag, glyph)) in GLYPHS.iter().enumerate() {
            assert_eq!(Nag::from_glyph(glyph), Some(Nag(*nag)), "{glyph}");
            assert!(GLYPHS[..index].iter().all(|(_, other)| other != glyph), "{glyph}");
        }
        assert_eq!(Nag::from_glyph("$1"), None);
        assert_eq!(Nag(255).glyph(), None);
    }
}
