//! The letters of the pieces, language by language.
//!
//! Each row is based on two or more sources that agree:
//!
//! - the seventeen languages of the PGN standard (section 17): with PyChess 1.0.3 Danish, Estonian,
//!   French, German, Hungarian, Italian, Norwegian, Polish, Portuguese, Spanish, Swedish; with Scid
//!   4.7.4 Czech, Dutch, Finnish; with Christiaan Bijl's list of letters in foreign analyses (1976)
//!   English and Romanian; with Elke Rehder's list of the names in many languages Icelandic;
//! - Polish and Slovak: the Laws in those languages (C.2), and PyChess;
//! - Bulgarian: the Chess Academy's page on notation, the forum of chessbgnet, Bijl's list;
//! - Catalan: PyChess, Scid and Wikipedia's table of names;
//! - Croatian: Wikipedia's table, Rehder's list, and Bijl's for what was Yugoslavia;
//! - Greek: the Greek Wikipedia (also for the pawn of problems), chess24.gr and chess.com in Greek;
//! - Latvian and Lithuanian: Rehder's list and texts about chess in those languages;
//! - Russian: the Greek Wikipedia's table, the forum of chessbgnet, Bijl's list;
//! - Serbian: two Serbian courses; in Cyrillic the letters of the same names;
//! - Slovene: the Slovene Wikipedia, the language counsel of the Slovene academy, PyChess;
//! - Turkish: four Turkish courses, and PyChess;
//! - Ukrainian: the Laws as the Ivanchuk school prints them, and a dictionary's names of the pieces.
//!
//! Where they differ, the letter written is the one that most of them have: the pawn is `P` in the
//! PGN standard, but `S` in Scid for Finnish and `E` in PyChess for Estonian, and both are read;
//! PyChess has an English `B` for the Croatian bishop; Bijl's list has `B` for the Norwegian
//! bishop, which is the Norwegian pawn's letter. English `Kt` for the knight, Turkish `S` for `Ş`
//! and Lithuanian `Z` for `Ž` are read but not written. The Slovene pawn would have the king's
//! letter and so has none.

use jadoube_chess::Kind;

use crate::Language;
use crate::signs::CaptureSign;

/// One language.
pub(crate) struct Row {
    pub(crate) language: Language,
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    /// By kind, from pawn to king; the first of each is written, all are read.
    pub(crate) letters: [&'static [&'static str]; 6],
    pub(crate) capture: CaptureSign,
}

macro_rules! rows {
    ($($code:literal $language:ident $capture:ident:
        [$($pawn:literal)*] [$($knight:literal)+] [$($bishop:literal)+]
        [$($rook:literal)+] [$($queen:literal)+] [$($king:literal)+];)*) => {
        &[$(Row {
            language: Language::$language,
            code: $code,
            name: stringify!($language),
            letters: [
                &[$($pawn),*], &[$($knight),+], &[$($bishop),+],
                &[$($rook),+], &[$($queen),+], &[$($king),+],
            ],
            capture: CaptureSign::$capture,
        }),*]
    };
}

/// All languages in the order of [`Language`]: pawn, knight, bishop, rook, queen, king.
#[rustfmt::skip]
pub(crate) static ROWS: &[Row] = rows! {
    "bg" Bulgarian  X:     ["П"]     ["К"]      ["О"]     ["Т"]     ["Д"]     ["Ц"];
    "ca" Catalan    X:     ["P"]     ["C"]      ["A"]     ["T"]     ["D"]     ["R"];
    "hr" Croatian   X:     ["P"]     ["S"]      ["L"]     ["T"]     ["D"]     ["K"];
    "cs" Czech      X:     ["P"]     ["J"]      ["S"]     ["V"]     ["D"]     ["K"];
    "da" Danish     X:     ["B"]     ["S"]      ["L"]     ["T"]     ["D"]     ["K"];
    "nl" Dutch      X:     ["O"]     ["P"]      ["L"]     ["T"]     ["D"]     ["K"];
    "en" English    X:     ["P"]     ["N" "Kt"] ["B"]     ["R"]     ["Q"]     ["K"];
    "et" Estonian   X:     ["P" "E"] ["R"]      ["O"]     ["V"]     ["L"]     ["K"];
    "fi" Finnish    X:     ["P" "S"] ["R"]      ["L"]     ["T"]     ["D"]     ["K"];
    "fr" French     X:     ["P"]     ["C"]      ["F"]     ["T"]     ["D"]     ["R"];
    "de" German     X:     ["B"]     ["S"]      ["L"]     ["T"]     ["D"]     ["K"];
    "el" Greek      X:     ["Σ"]     ["Ι"]      ["Α"]     ["Π"]     ["Β"]     ["Ρ"];
    "hu" Hungarian  X:     ["G"]     ["H"]      ["F"]     ["B"]     ["V"]     ["K"];
    "is" Icelandic  X:     ["P"]     ["R"]      ["B"]     ["H"]     ["D"]     ["K"];
    "it" Italian    X:     ["P"]     ["C"]      ["A"]     ["T"]     ["D"]     ["R"];
    "lv" Latvian    X:     ["B"]     ["Z"]      ["L"]     ["T"]     ["D"]     ["K"];
    "lt" Lithuanian X:     ["P"]     ["Ž" "Z"]  ["R"]     ["B"]     ["V"]     ["K"];
    "no" Norwegian  X:     ["B"]     ["S"]      ["L"]     ["T"]     ["D"]     ["K"];
    "pl" Polish     X:     ["P"]     ["S"]      ["G"]     ["W"]     ["H"]     ["K"];
    "pt" Portuguese X:     ["P"]     ["C"]      ["B"]     ["T"]     ["D"]     ["R"];
    "ro" Romanian   X:     ["P"]     ["C"]      ["N"]     ["T"]     ["D"]     ["R"];
    "ru" Russian    X:     ["П"]     ["К"]      ["С"]     ["Л"]     ["Ф"]     ["Кр"];
    "sr" Serbian    X:     ["P" "П"] ["S" "С"]  ["L" "Л"] ["T" "Т"] ["D" "Д"] ["K" "К"];
    "sk" Slovak     Times: ["P"]     ["J"]      ["S"]     ["V"]     ["D"]     ["K"];
    "sl" Slovene    X:     []        ["S"]      ["L"]     ["T"]     ["D"]     ["K"];
    "es" Spanish    X:     ["P"]     ["C"]      ["A"]     ["T"]     ["D"]     ["R"];
    "sv" Swedish    X:     ["B"]     ["S"]      ["L"]     ["T"]     ["D"]     ["K"];
    "tr" Turkish    X:     ["P"]     ["A"]      ["F"]     ["K"]     ["V"]     ["Ş" "S"];
    "uk" Ukrainian  X:     ["П"]     ["К"]      ["С"]     ["Т"]     ["Ф"]     ["Кр"];
};

/// The figurines; white and black ones are treated alike.
pub(crate) static FIGURINES: [(Kind, [char; 2]); 6] = [
    (Kind::Pawn, ['♙', '♟']),
    (Kind::Knight, ['♘', '♞']),
    (Kind::Bishop, ['♗', '♝']),
    (Kind::Rook, ['♖', '♜']),
    (Kind::Queen, ['♕', '♛']),
    (Kind::King, ['♔', '♚']),
];
