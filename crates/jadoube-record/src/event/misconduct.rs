//! What somebody was seen to do that Articles 8, 11 and 12 speak of.

use jadoube_lawbook::{Article, Edition, art};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};

use crate::words::forms;

/// What somebody was seen to do that Articles 8, 11 and 12 speak of.
///
/// Whether it is an offence, and what follows, the Laws say: a device switched off in a bag may be
/// allowed, a finished player is a spectator.
#[derive(Word, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[tell(prefix = "misconduct")]
#[word(apart)]
pub enum Misconduct {
    /// What brings the game of chess into disrepute (11.1).
    #[word("brings chess into disrepute")]
    Disrepute,
    /// Something that no other clause names (11.1).
    #[word("does {0:quoted}")]
    #[tell(text = it)]
    #[says(0 = "tore up the scoresheet")]
    Other(String),
    /// Notes, during the game (11.3.1).
    #[word("uses notes")]
    Notes,
    /// Another source of information, during the game (11.3.1).
    #[word("uses a source of information")]
    Information,
    /// Advice from somebody, during the game (11.3.1).
    #[word("takes advice")]
    Advice,
    /// Analysis on another chessboard, during the game (11.3.1).
    #[word("analyses on another board")]
    Analysis,
    /// An electronic device somewhere in the venue (11.3.2).
    #[word("has a device in the venue")]
    DeviceInVenue,
    /// A device that is switched off in the player's bag (11.3.2.1).
    #[word("has a device switched off in a bag")]
    #[word(also "has a device switched off in his bag")]
    DeviceOffInBag,
    /// A device that is switched on in the player's bag (11.3.2.1).
    #[word("has a device switched on in a bag")]
    #[word(also "has a device switched on in his bag")]
    DeviceOnInBag,
    /// Use of the bag that holds the device (11.3.2.1).
    #[word("uses the bag")]
    #[word(also "uses his bag")]
    BagUsed,
    /// A device that the player carries (11.3.2.2).
    #[word("carries a device")]
    #[word(also "has a device on him")]
    DeviceOnPerson,
    /// The player is not to be inspected (11.3.3).
    #[word("refuses an inspection")]
    InspectionRefused,
    /// Smoking, also of electronic cigarettes, where it is not allowed (11.3.4).
    #[word("smokes outside the smoking area")]
    Smoking,
    /// Somebody who has finished stays in the playing area and disturbs (11.4, 11.5).
    #[word("stays and disturbs")]
    Disturbing,
    /// The opponent is distracted or annoyed in any manner (11.5).
    #[word("distracts the opponent")]
    Distraction,
    /// Unreasonable claims (11.5).
    #[word("claims without reason")]
    Claims,
    /// Unreasonable offers of a draw (11.5).
    #[word("offers without reason")]
    Offers,
    /// A source of noise that is brought into the playing area (11.5).
    #[word("brings a source of noise")]
    Noise,
    /// A player refuses to comply with the Laws (11.7, 11.8).
    #[word("refuses to comply with the Laws")]
    Refusal,
    /// A player does not help with the reconstruction of the game (11.11).
    #[word("refuses to help with the reconstruction")]
    ReconstructionRefused,
    /// A player does not check the claim with the arbiter (11.12).
    #[word("refuses to check the claim")]
    CheckRefused,
    /// The arbiter cannot see the scoresheet (8.2).
    #[word("hides the scoresheet")]
    #[word(also "hides his sheet")]
    #[word(also "hides the sheet")]
    SheetHidden,
    /// The pen lies on the scoresheet (8.2).
    #[word("lays the pen on the scoresheet")]
    #[word(also "lays his pen on his sheet")]
    #[word(also "lays the pen on the sheet")]
    PenOnSheet,
    /// The opponent is not lent the scoresheet (8.5.2).
    #[word("refuses to lend the scoresheet")]
    #[word(also "refuses to lend his sheet")]
    #[word(also "refuses to lend the sheet")]
    SheetNotLent,
    /// A player takes long over bringing the scoresheet up to date (8.5.1).
    #[word("dawdles over the scoresheet")]
    #[word(also "dawdles over his sheet")]
    #[word(also "dawdles over the sheet")]
    Dawdling,
    /// Interference in somebody else's game (12.7).
    #[word("interferes in the game")]
    Interference,
    /// A phone in use (12.8; by a player during the game 11.3.2.2).
    #[word("uses a phone")]
    Phone,
    /// A player seems to be helped (12.2.7).
    #[word("seems to be helped")]
    Helped,
}

impl Misconduct {
    /// All kinds that have a name of their own.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::samples().into_iter().filter(|kind| !matches!(kind, Self::Other(_)))
    }

    /// The article that speaks of it, where a player does it during the game.
    pub fn article(&self, edition: Edition) -> Article {
        match self {
            Self::Disrepute | Self::Other(_) => art!("11.1"),
            Self::Notes | Self::Information | Self::Advice | Self::Analysis => art!("11.3.1"),
            Self::DeviceInVenue => device_in_venue(edition),
            Self::DeviceOffInBag | Self::DeviceOnInBag | Self::BagUsed => art!("11.3.2.1"),
            Self::DeviceOnPerson | Self::Phone => art!("11.3.2.2"),
            Self::InspectionRefused => art!("11.3.3"),
            Self::Smoking => art!("11.3.4"),
            Self::Disturbing | Self::Distraction | Self::Claims | Self::Offers | Self::Noise => {
                art!("11.5")
            }
            Self::Refusal => art!("11.7"),
            Self::ReconstructionRefused => art!("11.11"),
            Self::CheckRefused => art!("11.12"),
            Self::SheetHidden | Self::PenOnSheet => art!("8.2"),
            Self::SheetNotLent => art!("8.5.2"),
            Self::Dawdling => art!("8.5.1"),
            Self::Interference => art!("12.7"),
            Self::Helped => art!("12.2.7"),
        }
    }
}

/// The ban itself: it got a number of its own when the bag was split off.
fn device_in_venue(edition: Edition) -> Article {
    Article::first_in(edition, &[art!("11.3.2"), art!("11.3.2.1")])
}
