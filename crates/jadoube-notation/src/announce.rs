use std::fmt;
use std::str::FromStr;

use jadoube_chess::{Arrangement, Ending, Kind, Move, Position, Square, Wing};

use crate::announce_words::{ENGLISH, GERMAN, POLISH, SLOVAK, Words};

/// The way in which moves are announced to a blind player.
///
/// Every announcement names both squares, so [`hear`](crate::hear) turns each back into the same
/// move.
///
/// ```
/// use jadoube_chess::Position;
/// use jadoube_notation::{AnnouncementLanguage, Announcer, hear};
/// let position = Position::start();
/// let knight = position.move_from_uci("g1f3").unwrap();
/// let announced = Announcer::laws().announce(&position, knight);
/// assert_eq!(announced, "Springer Gustav eins Felix drei");
/// assert_eq!(hear(&announced, &position, AnnouncementLanguage::German), Ok(knight));
/// ```
///
/// Law: D.2.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Announcer {
    /// The language of the announcement.
    pub language: AnnouncementLanguage,
    /// When pawns are named.
    pub pawns: PawnNaming,
    /// Whether captures, en passant, checks and checkmates are announced.
    pub signs: SpokenSigns,
}

/// A language of announcements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum AnnouncementLanguage {
    /// The words that the Laws propose: Anna to Hector, eins to acht.
    German,
    /// English, for a screen reader.
    English,
    /// Polish, for a screen reader.
    Polish,
    /// Slovak, for a screen reader.
    Slovak,
}

/// When a pawn is named in the announcement of its move.
///
/// The Laws have a word for the pawn but do not say when to use it. Players leave it out: "Eva zwei
/// Eva vier".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum PawnNaming {
    /// Pawns are never named.
    Never,
    /// A pawn is named only if it is promoted, since another piece is named then too: "Bauer Anna
    /// sieben Anna acht, Springer".
    AtPromotion,
    /// Pawns are always named.
    Always,
}

/// Whether an announcement says more than which piece goes where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum SpokenSigns {
    /// Only the piece, the squares and the promotion, which is all that the Laws ask for.
    Unspoken,
    /// Captures, en passant, checks and checkmates as well.
    Spoken,
}

impl Announcer {
    /// The announcer that the Laws propose: in German, with the piece, both squares and the
    /// promotion.
    ///
    /// Law: D.2.1
    pub const fn laws() -> Self {
        Self {
            language: AnnouncementLanguage::German,
            pawns: PawnNaming::AtPromotion,
            signs: SpokenSigns::Unspoken,
        }
    }

    /// An announcer for a screen reader, which announces captures, checks and checkmates as well.
    pub const fn screen_reader(language: AnnouncementLanguage) -> Self {
        Self { language, signs: SpokenSigns::Spoken, ..Self::laws() }
    }

    /// The announcement of a move, which must be legal in the position.
    ///
    /// Law: D.2.1
    pub fn announce(&self, position: &Position, mv: Move) -> String {
        self.announce_on(&Arrangement::from(*position), mv)
    }

    /// The announcement of a move in an arrangement that may be illegal under the Laws.
    pub fn announce_on(&self, arrangement: &Arrangement, mv: Move) -> String {
        let words = self.language.words();
        let mut text = match mv.castling() {
            Some(Wing::KingSide) => words.short_castling.to_owned(),
            Some(Wing::QueenSide) => words.long_castling.to_owned(),
            None => self.movement(words, mv),
        };
        if let Some(kind) = mv.promotion() {
            text.push_str(", ");
            text.push_str(words.promotes);
            text.push_str(words.promoted[kind as usize]);
        }
        if self.signs == SpokenSigns::Spoken {
            let after = arrangement.play(mv);
            if after.is_in_check(after.to_move()) {
                let is_mate = after.ending() == Some(Ending::Checkmate);
                text.push_str(", ");
                text.push_str(if is_mate { words.mate[0] } else { words.check[0] });
            }
        }
        text
    }

    /// The piece and the squares.
    fn movement(&self, words: &Words, mv: Move) -> String {
        let named = mv.kind() != Kind::Pawn
            || match self.pawns {
                PawnNaming::Never => false,
                PawnNaming::AtPromotion => mv.promotion().is_some(),
                PawnNaming::Always => true,
            };
        let square = |square: Square| {
            let file = words.files[square.file() as usize][0];
            let rank = words.ranks[square.rank() as usize][0];
            format!("{file} {rank}")
        };
        let mut parts = Vec::new();
        if named {
            parts.push(words.pieces[mv.kind() as usize][0].to_owned());
        }
        parts.push(square(mv.from()));
        let spoken = self.signs == SpokenSigns::Spoken;
        if spoken && mv.captured().is_some() {
            parts.push(words.takes[0].to_owned());
        }
        parts.push(square(mv.to()));
        if spoken && mv.is_en_passant() {
            parts.push(words.en_passant.to_owned());
        }
        parts.join(" ")
    }
}

impl AnnouncementLanguage {
    /// All four languages.
    pub const ALL: [Self; 4] = [Self::German, Self::English, Self::Polish, Self::Slovak];

    /// The two-letter code of ISO 639-1.
    pub const fn code(self) -> &'static str {
        match self {
            Self::German => "de",
            Self::English => "en",
            Self::Polish => "pl",
            Self::Slovak => "sk",
        }
    }

    pub(crate) fn words(self) -> &'static Words {
        match self {
            Self::German => &GERMAN,
            Self::English => &ENGLISH,
            Self::Polish => &POLISH,
            Self::Slovak => &SLOVAK,
        }
    }
}

impl fmt::Display for AnnouncementLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::German => "German",
            Self::English => "English",
            Self::Polish => "Polish",
            Self::Slovak => "Slovak",
        })
    }
}

/// The text does not name a language of announcements.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a language of announcements: expected de, en, pl or sk")]
pub struct ParseAnnouncementLanguageError(String);

impl FromStr for AnnouncementLanguage {
    type Err = ParseAnnouncementLanguageError;

    /// Reads the code of ISO 639-1 or the English name, in upper or lower case.
    fn from_str(text: &str) -> Result<Self, ParseAnnouncementLanguageError> {
        let named = |language: &Self| {
            text.eq_ignore_ascii_case(language.code())
                || text.eq_ignore_ascii_case(&language.to_string())
        };
        Self::ALL
            .into_iter()
            .find(named)
            .ok_or_else(|| ParseAnnouncementLanguageError(text.to_owned()))
    }
}
