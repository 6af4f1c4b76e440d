//! Understanding an announcement.

use std::collections::HashMap;
use std::sync::LazyLock;

use jadoube_chess::{File, Kind, Move, Position, Rank, Square, Wing};

use crate::announce_words::Words;
use crate::{AnnouncementLanguage, Arrival, Body, ReadError, Written};

/// Why an announcement was not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HearError {
    /// The announcement was empty.
    #[error("the announcement is empty: expected a piece and two squares")]
    Empty,
    /// A word is not one that belongs in an announcement.
    #[error("`{word}` in `{text}` is not a word of an announcement in {language}")]
    UnknownWord {
        /// The whole announcement.
        text: String,
        /// The word that was not understood.
        word: String,
        /// Its place in the announcement, in bytes.
        at: usize,
        /// The language in which the announcement was heard.
        language: AnnouncementLanguage,
    },
    /// The words are known but do not make a move.
    #[error("`{text}` is not a move: expected a piece and two squares, or castling to one side")]
    NoMove {
        /// The whole announcement.
        text: String,
    },
    /// The announced move does not exist in the position.
    #[error(transparent)]
    Read(#[from] ReadError),
}

/// Finds the move that an announcement means.
///
/// Upper and lower case, commas and the words for captures and checks do not matter; a square may
/// be given as `g1`; the square of departure may be left out if no other piece can be meant.
///
/// ```
/// use jadoube_chess::Position;
/// use jadoube_notation::{AnnouncementLanguage, hear};
/// let position = Position::start();
/// let pawn = hear("Eva zwei Eva vier", &position, AnnouncementLanguage::German).unwrap();
/// assert_eq!(pawn, position.move_from_uci("e2e4").unwrap());
/// ```
///
/// Law: D.2.1
pub fn hear(
    text: &str,
    position: &Position,
    language: AnnouncementLanguage,
) -> Result<Move, HearError> {
    let mut heard = Vec::new();
    for (at, word) in words(text) {
        let sounds = understand(word, language);
        if sounds.is_empty() {
            let (text, word) = (text.to_owned(), word.to_owned());
            return Err(HearError::UnknownWord { text, word, at, language });
        }
        heard.extend(sounds);
    }
    if heard.is_empty() {
        return Err(HearError::Empty);
    }
    let written =
        put_together(&heard).ok_or_else(|| HearError::NoMove { text: text.to_owned() })?;
    Ok(written.find(text, position)?.mv)
}

/// The words and their places; they are separated by anything that is neither letter nor digit.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let parts = |c: char| !c.is_alphanumeric();
    let mut next = 0;
    text.split_inclusive(parts)
        .map(move |word| {
            let at = next;
            next += word.len();
            (at, word.trim_end_matches(parts))
        })
        .filter(|(_, word)| !word.is_empty())
}

/// The meaning of a word, or of a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sound {
    Piece(Kind),
    File(File),
    Rank(Rank),
    Takes,
    Castling,
    Wing(Wing),
    /// Check, checkmate, or nothing at all.
    Nothing,
}

/// The meaning of every word of a language, without capitals and diacritics.
type Vocabulary = HashMap<String, Sound>;

fn vocabulary(language: AnnouncementLanguage) -> &'static Vocabulary {
    static VOCABULARIES: [LazyLock<Vocabulary>; 4] = [
        LazyLock::new(|| AnnouncementLanguage::German.words().vocabulary()),
        LazyLock::new(|| AnnouncementLanguage::English.words().vocabulary()),
        LazyLock::new(|| AnnouncementLanguage::Polish.words().vocabulary()),
        LazyLock::new(|| AnnouncementLanguage::Slovak.words().vocabulary()),
    ];
    &VOCABULARIES[language as usize]
}

impl Words {
    fn vocabulary(&self) -> Vocabulary {
        let mut vocabulary = Vocabulary::new();
        for (word, sound) in self.sounds() {
            vocabulary.insert(folded(word), sound);
            vocabulary.insert(spelt_out(word), sound);
        }
        vocabulary
    }

    /// All words with their meanings.
    fn sounds(&self) -> Vec<(&'static str, Sound)> {
        let mut sounds = Vec::new();
        let mut add = |words: &[&'static str], sound| {
            sounds.extend(words.iter().map(|word| (*word, sound)));
        };
        for (names, file) in self.files.iter().zip(File::ALL) {
            add(names, Sound::File(file));
        }
        for (names, rank) in self.ranks.iter().zip(Rank::ALL) {
            add(names, Sound::Rank(rank));
        }
        for kind in Kind::ALL {
            add(self.pieces[kind as usize], Sound::Piece(kind));
            add(&[self.promoted[kind as usize]], Sound::Piece(kind));
        }
        add(self.takes, Sound::Takes);
        add(self.castling, Sound::Castling);
        add(self.short, Sound::Wing(Wing::KingSide));
        add(self.long, Sound::Wing(Wing::QueenSide));
        for words in [self.check, self.mate, self.fillers] {
            add(words, Sound::Nothing);
        }
        sounds
    }
}

/// The meanings of a word: none if it is unknown, one, or the file and rank of `g1`.
fn understand(word: &str, language: AnnouncementLanguage) -> Vec<Sound> {
    let said = folded(word);
    if let Some(&sound) = vocabulary(language).get(&said) {
        return vec![sound];
    }
    if let Ok(square) = said.parse::<Square>() {
        return vec![Sound::File(square.file()), Sound::Rank(square.rank())];
    }
    let mut digits = said.chars();
    match (digits.next().and_then(Rank::from_digit), digits.next()) {
        (Some(rank), None) => vec![Sound::Rank(rank)],
        _ => Vec::new(),
    }
}

/// The move that the words make: a piece, squares, a promotion; or castling.
fn put_together(heard: &[Sound]) -> Option<Written> {
    let heard: Vec<_> = heard.iter().copied().filter(|&sound| sound != Sound::Nothing).collect();
    if let [Sound::Castling, Sound::Wing(wing)] | [Sound::Wing(wing), Sound::Castling] =
        *heard.as_slice()
    {
        return Some(Written::bare(Body::Castling(wing)));
    }
    let captures = heard.contains(&Sound::Takes);
    let mut sounds: Vec<_> = heard.into_iter().filter(|&sound| sound != Sound::Takes).collect();
    let mut promotion = None;
    if let Some(&Sound::Piece(kind)) = sounds.last() {
        promotion = Some(kind);
        sounds.pop();
    }
    let (kind, squares) = match sounds.as_slice() {
        [Sound::Piece(kind), squares @ ..] => (Some(*kind), squares),
        squares => (None, squares),
    };
    use Sound::{File as F, Rank as R};
    let (file, rank, to) = match *squares {
        [F(file), R(rank)] => (None, None, Square::new(file, rank)),
        [F(from), F(file), R(rank)] => (Some(from), None, Square::new(file, rank)),
        [F(from), R(from_rank), F(file), R(rank)] => {
            (Some(from), Some(from_rank), Square::new(file, rank))
        }
        _ => return None,
    };
    let body = Body::Move { kind, file, rank, to: Arrival::Square(to) };
    Some(Written { promotion, captures, ..Written::bare(body) })
}

/// The word in lower case without diacritics.
fn folded(word: &str) -> String {
    let plain = |letter| match letter {
        'á' | 'ä' | 'ą' => 'a',
        'č' | 'ć' => 'c',
        'ď' => 'd',
        'é' | 'ę' => 'e',
        'í' => 'i',
        'ĺ' | 'ľ' | 'ł' => 'l',
        'ň' | 'ń' => 'n',
        'ó' | 'ô' | 'ö' => 'o',
        'ŕ' => 'r',
        'š' | 'ś' => 's',
        'ť' => 't',
        'ú' | 'ü' => 'u',
        'ý' => 'y',
        'ž' | 'ź' | 'ż' => 'z',
        other => other,
    };
    word.to_lowercase().replace('ß', "ss").chars().map(plain).collect()
}

/// The word in lower case with umlauts spelt out, as on a telegraph or an old keyboard.
fn spelt_out(word: &str) -> String {
    let small = word.to_lowercase();
    folded(&small.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_means_two_things() {
        for language in AnnouncementLanguage::ALL {
            for (word, sound) in language.words().sounds() {
                assert_eq!(understand(word, language), [sound], "{word} in {language}");
            }
        }
    }
}
