//! The letters of the pieces, language by language.
//!
//! Sources, at least two for each row:
//!
//! - the seventeen languages of the PGN standard, section 17 ("Alternative chesspiece identifier
//!   letters"), compared with the piece tables of Scid (Catalan, Czech, German, Greek, French,
//!   Hungarian, Italian, Dutch, Norwegian, Portuguese, Spanish, Finnish, Swedish, Ukrainian) and with
//!   Elke Rehder's list of names in many languages;
//! - Polish and Slovak: the Laws in those languages (C.2); Slovak also the course of *Plameň*, 1939;
//! - Bulgarian: Wikipedia's table of names and the Chess Academy's page on notation; Catalan: Scid
//!   and Wikipedia's table; Croatian and Serbian: Wikipedia's table and Serbian courses, with
//!   Cyrillic letters for the same names; Greek: Scid, the Greek Wikipedia and chess24.gr;
//!   Latvian: Rehder's list and Latvian lessons; Lithuanian: Rehder's list and the rules of the club
//!   A64; Russian: the Russian Wikipedia and the Greek one's table; Slovene: the Slovene Wikipedia
//!   and the language counsel of the Slovene academy; Turkish: two Turkish courses; Ukrainian: Scid
//!   and the Laws as the Ivanchuk school prints them.
//!
//! Where they differ: the pawn is `P` in the PGN standard and `S` in Scid for Finnish, and both are
//! read; one old list gives Norwegian `B` for the bishop, which is the Norwegian pawn's letter, and
//! it is not read; English `Kt` for the knight, Turkish `S` for `Ş` and Lithuanian `Z` for `Ž` are
//! read and not written. `P` of the PGN standard for the pawn is not `P` of the Dutch knight.

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
    "et" Estonian   X:     ["P"]     ["R"]      ["O"]     ["V"]     ["L"]     ["K"];
    "fi" Finnish    X:     ["P" "S"] ["R"]      ["L"]     ["T"]     ["D"]     ["K"];
    "fr" French     X:     ["P"]     ["C"]      ["F"]     ["T"]     ["D"]     ["R"];
    "de" German     X:     ["B"]     ["S"]      ["L"]     ["T"]     ["D"]     ["K"];
    "el" Greek      X:     ["Σ"]     ["Ι"]      ["Α"]     ["Π"]     ["Β"]     ["Ρ"];
    "hu" Hungarian  X:     ["G"]     ["H"]      ["F"]     ["B"]     ["V"]     ["K"];
    "is" Icelandic  X:     ["P"]     ["R"]      ["B"]     ["H"]     ["D"]     ["K"];
    "it" Italian    X:     ["P"]     ["C"]      ["A"]     ["T"]     ["D"]     ["R"];
    "lv" Latvian    X:     []        ["Z"]      ["L"]     ["T"]     ["D"]     ["K"];
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

/// The figurines, white and black ones alike.
pub(crate) static FIGURINES: [(Kind, [char; 2]); 6] = [
    (Kind::Pawn, ['♙', '♟']),
    (Kind::Knight, ['♘', '♞']),
    (Kind::Bishop, ['♗', '♝']),
    (Kind::Rook, ['♖', '♜']),
    (Kind::Queen, ['♕', '♛']),
    (Kind::King, ['♔', '♚']),
];
