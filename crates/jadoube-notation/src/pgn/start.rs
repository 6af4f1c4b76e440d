//! The position from which a game begins, as its tags say.

use jadoube_chess::{Arrangement, Fen};

use super::{Fault, GameResult, Trouble};

/// What the tags have said so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Start {
    fen: Field,
    variant: Field,
    pub(crate) result: Option<GameResult>,
    /// Where the moves begin, once they have been reached.
    pub(crate) offset: u64,
    has_begun: bool,
    is_set_up: bool,
    set_up: SetUp,
}

/// A tag about the start, and where it is.
#[derive(Clone, Debug, Default)]
struct Field {
    value: Option<String>,
    offset: u64,
    line: u64,
}

/// The pieces on the board at the start.
#[derive(Clone, Copy, Debug, Default)]
enum SetUp {
    #[default]
    Ordinary,
    Special(Arrangement),
    Unknown,
}

impl Start {
    /// Whether a tag of this name determines where the pieces stand.
    pub(crate) fn depends_on(name: &[u8]) -> bool {
        matches!(name, b"FEN" | b"Variant")
    }

    /// Whether a tag of this name says anything about the game that is played.
    pub(crate) fn concerns(name: &[u8]) -> bool {
        Self::depends_on(name) || name == b"Result"
    }

    /// Notes a tag.
    pub(crate) fn tag(&mut self, name: &[u8], value: &str, offset: u64, line: u64) {
        let field = || Field { value: Some(value.to_owned()), offset, line };
        match name {
            b"FEN" => self.fen = field(),
            b"Variant" => self.variant = field(),
            b"Result" => self.result = value.parse().ok(),
            _ => {}
        }
    }

    /// Notes something that could not be read and has been reported, if it is a tag about the
    /// start.
    pub(crate) fn trouble(&mut self, trouble: &Trouble<'_>) {
        let is_tag = matches!(trouble.fault, Fault::MalformedTag | Fault::TooLong);
        let is_about_start = ["[FEN", "[Variant"].iter().any(|tag| trouble.text.starts_with(tag));
        if is_tag && is_about_start {
            self.set_up = SetUp::Unknown;
        }
    }

    /// Whether trouble has been reported, and the pieces must be set up before more is read.
    pub(crate) fn is_pending(&self) -> bool {
        self.has_begun && !self.is_set_up
    }

    /// The next thing that is wrong with the start of a game whose moves begin at `offset`.
    pub(crate) fn next_trouble(&mut self, offset: u64) -> Option<Trouble<'static>> {
        if !self.has_begun {
            self.has_begun = true;
            self.offset = offset;
        }
        if let Some(text) = self.variant.value.take()
            && !is_chess(&text)
        {
            self.set_up = SetUp::Unknown;
            return Some(self.variant.trouble(Fault::UnknownVariant, text));
        }
        let Some(text) = self.fen.value.take() else {
            self.is_set_up = true;
            return None;
        };
        match read(&text) {
            Ok(arrangement) => {
                if matches!(self.set_up, SetUp::Ordinary) {
                    self.set_up = SetUp::Special(arrangement);
                }
                self.is_set_up = true;
                None
            }
            Err(fault) => {
                self.set_up = SetUp::Unknown;
                Some(self.fen.trouble(fault, text))
            }
        }
    }

    /// The arrangement from which the game begins, if it can be set up.
    pub(crate) fn arrangement(&self, ordinary: &Arrangement) -> Option<Arrangement> {
        match self.set_up {
            SetUp::Ordinary => Some(*ordinary),
            SetUp::Special(arrangement) => Some(arrangement),
            SetUp::Unknown => None,
        }
    }
}

impl Field {
    fn trouble(&self, fault: Fault, text: String) -> Trouble<'static> {
        Trouble { fault, offset: self.offset, line: self.line, text: text.into() }
    }
}

/// Reads a position, legal or not, from which moves can be made. Castling rights may be written by
/// the outermost rook or by its file, whatever the name of the variant.
fn read(text: &str) -> Result<Arrangement, Fault> {
    let (fen, _) = Fen::lenient(text).map_err(|error| Fault::Fen(Box::new(error)))?;
    Arrangement::try_from(*fen.setup()).map_err(|flaws| Fault::Unplayable(Box::new(flaws)))
}

/// Whether the variant is played by the rules of chess, from whatever start.
fn is_chess(variant: &str) -> bool {
    let letters = variant.chars().filter(char::is_ascii_alphanumeric);
    let name: String = letters.map(|letter| letter.to_ascii_lowercase()).collect();
    ORDINARY.contains(&name.as_str()) || NINE_SIXTY.iter().any(|part| name.contains(part))
}

const ORDINARY: [&str; 9] = [
    "",
    "chess",
    "standard",
    "normal",
    "regular",
    "orthodox",
    "classical",
    "fromposition",
    "freestyle",
];

/// Part of every name of Chess960: Fischerandom, Fischer random chess and so on.
const NINE_SIXTY: [&str; 5] = ["960", "fischerand", "fischerrand", "frc", "freestylechess"];
