use std::fmt;

use jadoube_lawbook::{Article, Edition, art};
use serde::{Deserialize, Serialize};

use crate::ParseWordsError;
use crate::words::Words;
use crate::words::quoted::Quoted;

/// What somebody was seen to do that Articles 8, 11 and 12 speak of.
///
/// Whether it is an offence, and what follows, the Laws say: a device switched off in a bag may be
/// allowed, a finished player is a spectator.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Misconduct {
    /// He brought chess into disrepute (11.1).
    Disrepute,
    /// Something that no other clause names (11.1).
    Other(String),
    /// He used notes (11.3.1).
    Notes,
    /// He used another source of information (11.3.1).
    Information,
    /// He took advice (11.3.1).
    Advice,
    /// He analysed on another chessboard (11.3.1).
    Analysis,
    /// He had an electronic device somewhere in the venue (11.3.2).
    DeviceInVenue,
    /// He had a device that was switched off in his bag (11.3.2.1).
    DeviceOffInBag,
    /// He had a device that was switched on in his bag (11.3.2.1).
    DeviceOnInBag,
    /// He used the bag that holds the device (11.3.2.1).
    BagUsed,
    /// He had a device on him (11.3.2.2).
    DeviceOnPerson,
    /// He refused to be inspected (11.3.3).
    InspectionRefused,
    /// He smoked outside the smoking area (11.3.4).
    Smoking,
    /// He stayed in the playing area and disturbed (11.4, 11.5).
    Disturbing,
    /// He distracted or annoyed the opponent (11.5).
    Distraction,
    /// He made claims without reason (11.5).
    Claims,
    /// He offered draws without reason (11.5).
    Offers,
    /// He brought a source of noise into the area (11.5).
    Noise,
    /// He refused to comply with the Laws (11.7).
    Refusal,
    /// He refused to help with a reconstruction (11.11).
    ReconstructionRefused,
    /// He refused to check a claim (11.12).
    CheckRefused,
    /// He hid his scoresheet from the arbiter (8.2).
    SheetHidden,
    /// He laid his pen on his scoresheet (8.2).
    PenOnSheet,
    /// He refused to lend his scoresheet to the opponent (8.5.2).
    SheetNotLent,
    /// He took his time over bringing his scoresheet up to date (8.5.1).
    Dawdling,
    /// He interfered in a game that is not his (12.7).
    Interference,
    /// He used a phone (12.8).
    Phone,
    /// It looked as if he were helped (12.2.7).
    Helped,
}

impl Misconduct {
    /// All kinds that have a name of their own.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::samples().into_iter().filter(|kind| !matches!(kind, Self::Other(_)))
    }

    /// The article that speaks of it, where a player does it during his game.
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

    pub(crate) fn read(words: &mut Words<'_>) -> Result<Self, ParseWordsError> {
        if words.take("does") {
            return Ok(Self::Other(words.quoted()?));
        }
        let found = Self::all().find(|kind| words.take(&kind.to_string()));
        found.ok_or_else(|| {
            let all: Vec<String> = Self::all().map(|kind| kind.to_string()).collect();
            words.wrong(format!("`does \"…\"` or one of: {}", all.join(" | ")))
        })
    }
}

/// The ban itself: it got a number of its own when the bag was split off.
fn device_in_venue(edition: Edition) -> Article {
    Article::first_in(edition, &[art!("11.3.2"), art!("11.3.2.1")])
}

impl fmt::Display for Misconduct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Disrepute => "brings chess into disrepute",
            Self::Notes => "uses notes",
            Self::Information => "uses a source of information",
            Self::Advice => "takes advice",
            Self::Analysis => "analyses on another board",
            Self::DeviceInVenue => "has a device in the venue",
            Self::DeviceOffInBag => "has a device switched off in his bag",
            Self::DeviceOnInBag => "has a device switched on in his bag",
            Self::BagUsed => "uses his bag",
            Self::DeviceOnPerson => "has a device on him",
            Self::InspectionRefused => "refuses an inspection",
            Self::Smoking => "smokes outside the smoking area",
            Self::Disturbing => "stays and disturbs",
            Self::Distraction => "distracts the opponent",
            Self::Claims => "claims without reason",
            Self::Offers => "offers without reason",
            Self::Noise => "brings a source of noise",
            Self::Refusal => "refuses to comply with the Laws",
            Self::ReconstructionRefused => "refuses to help with the reconstruction",
            Self::CheckRefused => "refuses to check the claim",
            Self::SheetHidden => "hides his sheet",
            Self::PenOnSheet => "lays his pen on his sheet",
            Self::SheetNotLent => "refuses to lend his sheet",
            Self::Dawdling => "dawdles over his sheet",
            Self::Interference => "interferes in the game",
            Self::Phone => "uses a phone",
            Self::Helped => "seems to be helped",
            Self::Other(text) => return write!(f, "does {}", Quoted(text)),
        })
    }
}
