//! The envelope with a sealed move (Guideline I): paper, or locked so that nobody opens it alone.

use std::fmt;
use std::str::FromStr;

use chacha20poly1305::aead::Aead;
use chacha20poly1305::{ChaCha20Poly1305, Key, KeyInit, Nonce};
use jadoube_record_derive::Word;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::words::{ParseWordsError, Read, Readable, Sample, Words};

/// What a player sealed.
#[derive(Word, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[word(apart)]
pub enum Envelope {
    /// The words on the paper, where the account of a game knows them: a law case does. Whoever
    /// keeps real games locks the words first, see [`Locked::seal`].
    #[word("{0:quoted}")]
    Text(String),
    /// A paper envelope; what is in it is read when it is opened.
    #[word("an envelope")]
    Paper,
    /// Words that only the arbiter and the player who has to reply can read together.
    #[word("{0}")]
    Locked(Locked),
}

/// A sealed move as the record holds it: a salted commitment and a ciphertext.
///
/// The key of the ciphertext is split into two shares, one for the arbiter and one for the player
/// who has to reply (I.7). Neither share, nor the record, nor anything the sealer keeps, tells
/// anything of the move. A share that is lost is a lost envelope (I.12).
///
/// ```
/// use jadoube_record::{Locked, OpenError};
/// // The caller gives the randomness; here it is not random.
/// let (locked, [arbiters, repliers]) = Locked::seal("Nf3", std::array::from_fn(|n| n as u8)).unwrap();
/// assert_eq!(locked.open(arbiters, repliers).unwrap().text, "Nf3");
/// assert_eq!(locked.open(arbiters, arbiters), Err(OpenError::WrongShares));
/// ```
///
/// Law: I.3, I.7
#[derive(Word, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[word("commitment {commitment} ciphertext {ciphertext:digits} [{shares:shares}]")]
pub struct Locked {
    /// The hash of salt and words, to which they are held when the envelope is opened.
    pub commitment: Bytes32,
    /// The words, padded to one length, and the salt, under the split key; in hexadecimal digits.
    pub ciphertext: String,
    /// The shares, where the record itself carries them: each locked for its holder alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<LockedShare>,
}

/// A share of the key of an envelope, locked for one holder by whoever keeps the record.
#[derive(Word, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[word("for {to} {ciphertext:digits}")]
pub struct LockedShare {
    /// What the holder is known by.
    pub to: Bytes32,
    /// The share, which only the holder can read; in hexadecimal digits.
    pub ciphertext: String,
}

/// What was found in an envelope when it was opened.
#[derive(Word, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[word("reading {text:quoted} [with salt {salt}]")]
pub struct Reading {
    /// The words, as they stand there.
    pub text: String,
    /// The salt of a locked envelope, by which anybody can hold the words to the commitment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Bytes32>,
}

/// Thirty-two bytes, written as 64 hexadecimal digits: a share of a key, a salt or a commitment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "schema", schemars(extend("pattern" = "^[0-9a-f]{64}$")), ts(type = "string"))]
pub struct Bytes32(pub [u8; 32]);

/// Why an envelope was not sealed or does not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// Too many words for an envelope.
    #[error("the words are too long for an envelope: at most {LONGEST} bytes")]
    TooLong,
    /// The shares do not belong together, or not to this envelope.
    #[error("these two shares do not open this envelope: it takes the arbiter's and the replier's")]
    WrongShares,
}

/// All words are padded to this many bytes, so that the length tells nothing.
const PADDED: usize = 64;
/// One byte says how many are words.
const LONGEST: usize = PADDED - 1;

impl Locked {
    /// Seals `text`; hands back what the record keeps, and the arbiter's and the replier's share.
    ///
    /// `random` must be fresh from a good source and be forgotten afterwards, and so must the
    /// words: whoever seals keeps nothing.
    pub fn seal(text: &str, random: [u8; 96]) -> Result<(Self, [Bytes32; 2]), OpenError> {
        let [arbiters, repliers, salt] = thirds(random);
        let mut plain = padded(text).ok_or(OpenError::TooLong)?;
        plain.extend(salt.0);
        // The key is used once, so that the nonce need not differ from any other.
        let sealed = cipher(arbiters, repliers).encrypt(&Nonce::default(), plain.as_slice());
        let ciphertext = sealed.map_err(|_| OpenError::TooLong)?;
        let locked = Self {
            commitment: commitment(salt, text).ok_or(OpenError::TooLong)?,
            ciphertext: hexadecimal(&ciphertext),
            shares: Vec::new(),
        };
        Ok((locked, [arbiters, repliers]))
    }

    /// Opens the envelope with both shares.
    ///
    /// Law: I.7
    pub fn open(&self, arbiters: Bytes32, repliers: Bytes32) -> Result<Reading, OpenError> {
        let opened = bytes(&self.ciphertext).and_then(|ciphertext| {
            cipher(arbiters, repliers).decrypt(&Nonce::default(), ciphertext.as_slice()).ok()
        });
        let plain = opened.ok_or(OpenError::WrongShares)?;
        let (words, salt) = plain.split_at_checked(PADDED).ok_or(OpenError::WrongShares)?;
        let salt = salt.try_into().map(Bytes32).map_err(|_| OpenError::WrongShares)?;
        let text = unpadded(words).ok_or(OpenError::WrongShares)?;
        let reading = Reading { text, salt: Some(salt) };
        self.fits(&reading).then_some(reading).ok_or(OpenError::WrongShares)
    }

    /// Whether these are the words that were sealed.
    pub fn fits(&self, reading: &Reading) -> bool {
        let made = reading.salt.and_then(|salt| commitment(salt, &reading.text));
        made == Some(self.commitment)
    }
}

/// The cipher under the key of which the shares are two halves: each alone is as good as random.
fn cipher(arbiters: Bytes32, repliers: Bytes32) -> ChaCha20Poly1305 {
    let mut key = arbiters.0;
    for (byte, other) in key.iter_mut().zip(repliers.0) {
        *byte ^= other;
    }
    ChaCha20Poly1305::new(Key::from_slice(&key))
}

fn commitment(salt: Bytes32, text: &str) -> Option<Bytes32> {
    let mut hash = Sha256::new();
    hash.update(b"jadoube sealed move 1");
    hash.update(salt.0);
    hash.update(padded(text)?);
    Some(Bytes32(hash.finalize().into()))
}

fn padded(text: &str) -> Option<Vec<u8>> {
    let length = u8::try_from(text.len()).ok().filter(|_| text.len() <= LONGEST)?;
    let mut bytes = vec![length];
    bytes.extend(text.bytes());
    bytes.resize(PADDED, 0);
    Some(bytes)
}

fn unpadded(bytes: &[u8]) -> Option<String> {
    let (length, rest) = bytes.split_first()?;
    let words = rest.get(..usize::from(*length))?;
    String::from_utf8(words.to_vec()).ok()
}

fn thirds(random: [u8; 96]) -> [Bytes32; 3] {
    let mut thirds = [Bytes32([0; 32]); 3];
    for (third, bytes) in thirds.iter_mut().zip(random.as_chunks::<32>().0) {
        third.0 = *bytes;
    }
    thirds
}

/// Bytes in hexadecimal digits. Every act of a game is named so: it must cost next to nothing.
fn hexadecimal(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |half: u8| char::from(DIGITS[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn bytes(hexadecimal: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u32>> = hexadecimal.chars().map(|digit| digit.to_digit(16)).collect();
    let digits = digits.filter(|digits| digits.len() % 2 == 0)?;
    digits.chunks(2).map(|pair| u8::try_from(pair[0] * 16 + pair[1]).ok()).collect()
}

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hexadecimal(&self.0))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Bytes32 {
    type Err = ParseWordsError;

    fn from_str(text: &str) -> Result<Self, ParseWordsError> {
        let read = bytes(text).and_then(|bytes| bytes.try_into().ok());
        read.map(Self).ok_or_else(|| ParseWordsError::new(text, "64 hexadecimal digits"))
    }
}

impl From<Bytes32> for String {
    fn from(bytes: Bytes32) -> Self {
        bytes.to_string()
    }
}

impl TryFrom<String> for Bytes32 {
    type Error = ParseWordsError;

    fn try_from(text: String) -> Result<Self, ParseWordsError> {
        text.parse()
    }
}
impl Readable for Bytes32 {
    fn read(words: &mut Words<'_>) -> Read<Self> {
        words.value("64 hexadecimal digits", |word| word.parse().ok())
    }
}

impl Sample for Bytes32 {
    fn samples() -> Vec<Self> {
        vec![Self([7; 32])]
    }
}

/// The forms of all words, and those of what is locked.
mod forms {
    pub(super) use crate::words::forms::*;

    /// Hexadecimal digits, as they stand.
    pub(crate) mod digits {
        use std::fmt;

        use crate::words::{Read, Words};

        pub(crate) fn write(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(text)
        }

        pub(crate) fn read(words: &mut Words<'_>) -> Read<String> {
            words.value("hexadecimal digits", |word| (!word.is_empty()).then(|| word.to_owned()))
        }

        pub(crate) fn samples() -> Vec<String> {
            vec!["2a".to_owned()]
        }
    }

    /// Shares of a key, one after the other.
    pub(crate) mod shares {
        use std::fmt;

        use crate::LockedShare;
        use crate::words::forms::list;
        use crate::words::{Read, Words};

        pub(crate) fn write(all: &[LockedShare], f: &mut fmt::Formatter<'_>) -> fmt::Result {
            list::write(all, " ", f)
        }

        pub(crate) fn read(words: &mut Words<'_>) -> Read<Vec<LockedShare>> {
            list::read(words, " ")
        }

        pub(crate) fn samples() -> Vec<Vec<LockedShare>> {
            list::samples()
        }
    }
}
