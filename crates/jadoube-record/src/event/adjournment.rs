//! What is done to adjourn a game and to resume it (Guideline I), and its words.

use std::fmt;

use jadoube_chess::{Fen, Side};
use serde::{Deserialize, Serialize};

use crate::actor::ActorKind;
use crate::words::quoted::Quoted;
use crate::words::{Words, write_time};
use crate::{Bytes32, Envelope, Event, Locked, LockedShare, ParseWordsError, Reading};

/// What is done around an adjournment, besides sealing the move and opening the envelope.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdjournmentEvent {
    /// The arbiter asked the player who has the move to seal it (I.1.1).
    Ordered,
    /// Something was written on the envelope (I.2).
    Labelled(EnvelopeItem),
    /// The arbiter looked through what stands on the envelope (I.3).
    Checked,
    /// The men were set up for the resumption (I.5).
    SetUp {
        /// What stands on the board, as FEN.
        fen: String,
    },
    /// The player who sealed says which move it was (I.12.1).
    Stated {
        /// In these words.
        text: String,
    },
    /// A player says that the clocks were wrong when play was resumed (I.13).
    TimesClaimed,
}

/// What stands on the envelope.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EnvelopeItem {
    /// The names of the players (I.2.1).
    Names(String),
    /// The position before the sealed move, as FEN (I.2.2).
    Position(String),
    /// The time that each has used (I.2.3).
    Used {
        /// White.
        white_ms: i64,
        /// Black.
        black_ms: i64,
    },
    /// Who sealed (I.2.4).
    Sealer(Side),
    /// The number of the sealed move (I.2.5).
    MoveNumber(u32),
    /// That a draw offer is open (I.2.6).
    DrawOffer,
    /// When and where play is resumed (I.2.7).
    Resumption(String),
}

/// Whether the player who sealed has stopped the clock (I.1.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SealingClock {
    /// He has.
    #[default]
    Stopped,
    /// He has not, and may still change his move.
    Running,
}

impl AdjournmentEvent {
    pub(crate) const fn actor_kind(&self) -> ActorKind {
        match self {
            Self::Ordered | Self::Checked | Self::SetUp { .. } => ActorKind::Arbiter,
            Self::Labelled(_) => ActorKind::AtTheBoard,
            Self::Stated { .. } | Self::TimesClaimed => ActorKind::Player,
        }
    }

    /// Reads one of these acts, if the words are one.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Option<Event>, ParseWordsError> {
        let event = if words.take("orders the adjournment") {
            Self::Ordered
        } else if words.take("writes on the envelope:") {
            Self::Labelled(EnvelopeItem::read(words)?)
        } else if words.take("checks the envelope") {
            Self::Checked
        } else if words.take("sets up") {
            Self::SetUp { fen: fen(words)? }
        } else if words.take("states the sealed move") {
            Self::Stated { text: words.quoted()? }
        } else if words.take("claims wrong times") {
            Self::TimesClaimed
        } else {
            return Ok(None);
        };
        Ok(Some(Event::OfAdjournment(event)))
    }
}

impl EnvelopeItem {
    fn read(words: &mut Words<'_>) -> Result<Self, ParseWordsError> {
        Ok(if words.take("the names") {
            Self::Names(words.quoted()?)
        } else if words.take("the position") {
            Self::Position(fen(words)?)
        } else if words.take("the times used White") {
            let white_ms = words.time()?;
            words.expect(", Black")?;
            Self::Used { white_ms, black_ms: words.time()? }
        } else if words.take("the sealer") {
            Self::Sealer(words.side()?)
        } else if words.take("the number") {
            Self::MoveNumber(words.number()?)
        } else if words.take("the draw offer") {
            Self::DrawOffer
        } else if words.take("the resumption") {
            Self::Resumption(words.quoted()?)
        } else {
            return Err(words.wrong(
                "the names, the position, the times used, the sealer, the number, the draw offer \
                 or the resumption",
            ));
        })
    }
}

/// A FEN of six fields, or of four.
pub(crate) fn fen(words: &mut Words<'_>) -> Result<String, ParseWordsError> {
    let text = words.take_rest();
    let fields = text.split_whitespace().count();
    let whole = if fields == 4 { format!("{text} 0 1") } else { text.to_owned() };
    match whole.parse::<Fen>() {
        Ok(_) => Ok(text.to_owned()),
        Err(_) => Err(ParseWordsError::new(text, "a FEN of four or six fields")),
    }
}

/// Reads what stands after `seals`: what is in the envelope, and whether the clock runs on.
pub(crate) fn read_sealing(
    words: &mut Words<'_>,
) -> Result<(Envelope, SealingClock), ParseWordsError> {
    let envelope = if words.take("an envelope") {
        Envelope::Paper
    } else if words.take("commitment") {
        let commitment = words.parsed("64 hexadecimal digits")?;
        words.expect("ciphertext")?;
        let ciphertext = words.word().to_owned();
        let mut shares = Vec::new();
        while words.take("for") {
            let to = words.parsed("64 hexadecimal digits")?;
            shares.push(LockedShare { to, ciphertext: words.word().to_owned() });
        }
        Envelope::Locked(Locked { commitment, ciphertext, shares })
    } else {
        Envelope::Text(words.quoted()?)
    };
    let clock = match words.take("with the clock running") {
        true => SealingClock::Running,
        false => SealingClock::Stopped,
    };
    Ok((envelope, clock))
}

/// Reads what stands after `opens the envelope`: what was found in it.
pub(crate) fn read_opening(words: &mut Words<'_>) -> Result<Option<Reading>, ParseWordsError> {
    if !words.take("reading") {
        return Ok(None);
    }
    let text = words.quoted()?;
    let salt = match words.take("with salt") {
        true => Some(words.parsed::<Bytes32>("64 hexadecimal digits")?),
        false => None,
    };
    Ok(Some(Reading { text, salt }))
}

impl fmt::Display for AdjournmentEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ordered => f.write_str("orders the adjournment"),
            Self::Labelled(item) => write!(f, "writes on the envelope: {item}"),
            Self::Checked => f.write_str("checks the envelope"),
            Self::SetUp { fen } => write!(f, "sets up {fen}"),
            Self::Stated { text } => write!(f, "states the sealed move {}", Quoted(text)),
            Self::TimesClaimed => f.write_str("claims wrong times"),
        }
    }
}

impl fmt::Display for EnvelopeItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Names(names) => write!(f, "the names {}", Quoted(names)),
            Self::Position(fen) => write!(f, "the position {fen}"),
            Self::Used { white_ms, black_ms } => {
                let (white, black) = (write_time(*white_ms), write_time(*black_ms));
                write!(f, "the times used White {white}, Black {black}")
            }
            Self::Sealer(side) => write!(f, "the sealer {side}"),
            Self::MoveNumber(number) => write!(f, "the number {number}"),
            Self::DrawOffer => f.write_str("the draw offer"),
            Self::Resumption(text) => write!(f, "the resumption {}", Quoted(text)),
        }
    }
}

impl fmt::Display for Envelope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => write!(f, "{}", Quoted(text)),
            Self::Paper => f.write_str("an envelope"),
            Self::Locked(Locked { commitment, ciphertext, shares }) => {
                write!(f, "commitment {commitment} ciphertext {ciphertext}")?;
                let mut shares = shares.iter();
                shares.try_for_each(|share| write!(f, " for {} {}", share.to, share.ciphertext))
            }
        }
    }
}

impl fmt::Display for SealingClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Stopped => "",
            Self::Running => " with the clock running",
        })
    }
}

impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "reading {}", Quoted(&self.text))?;
        self.salt.map_or(Ok(()), |salt| write!(f, " with salt {salt}"))
    }
}
