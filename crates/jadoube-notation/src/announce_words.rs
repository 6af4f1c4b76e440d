//! The words of announcements.
//!
//! German is as the Laws propose it (D.2.1). The names of files that they propose, Anna to Hector,
//! are understood in every language. Of several words the first is spoken and all are understood;
//! letters without their diacritics, and German umlauts spelt out, are understood too.

/// The words of one language.
pub(crate) struct Words {
    pub(crate) files: [&'static [&'static str]; 8],
    pub(crate) ranks: [&'static [&'static str]; 8],
    /// By kind, from pawn to king, as the piece that moves.
    pub(crate) pieces: [&'static [&'static str]; 6],
    /// By kind, in the grammatical case that follows `promotes`.
    pub(crate) promoted: [&'static str; 6],
    /// The words before the new piece, with a space after them.
    pub(crate) promotes: &'static str,
    pub(crate) takes: &'static [&'static str],
    pub(crate) en_passant: &'static str,
    pub(crate) check: &'static [&'static str],
    pub(crate) mate: &'static [&'static str],
    pub(crate) short_castling: &'static str,
    pub(crate) long_castling: &'static str,
    /// The words for castling, without its length.
    pub(crate) castling: &'static [&'static str],
    pub(crate) short: &'static [&'static str],
    pub(crate) long: &'static [&'static str],
    /// Words that say nothing about the move.
    pub(crate) fillers: &'static [&'static str],
}

pub(crate) static GERMAN: Words = Words {
    files: [
        &["Anna", "a"],
        &["Bella", "b"],
        &["Cesar", "Cäsar", "c"],
        &["David", "d"],
        &["Eva", "e"],
        &["Felix", "f"],
        &["Gustav", "g"],
        &["Hector", "Hektor", "h"],
    ],
    ranks: [
        &["eins"],
        &["zwei", "zwo"],
        &["drei"],
        &["vier"],
        &["fünf"],
        &["sechs"],
        &["sieben"],
        &["acht"],
    ],
    pieces: [&["Bauer"], &["Springer"], &["Läufer"], &["Turm"], &["Dame"], &["König"]],
    promoted: ["Bauer", "Springer", "Läufer", "Turm", "Dame", "König"],
    promotes: "",
    takes: &["schlägt", "nimmt"],
    en_passant: "en passant",
    check: &["Schach"],
    mate: &["matt", "schachmatt"],
    short_castling: "Kurze Rochade",
    long_castling: "Lange Rochade",
    castling: &["Rochade"],
    short: &["kurze", "kleine"],
    long: &["lange", "große"],
    fillers: &["von", "nach", "auf", "und", "wird", "zur", "zum", "en", "passant"],
};

const FILES: [&[&str]; 8] = [
    &["a", "Anna"],
    &["b", "Bella"],
    &["c", "Cesar"],
    &["d", "David"],
    &["e", "Eva"],
    &["f", "Felix"],
    &["g", "Gustav"],
    &["h", "Hector"],
];

pub(crate) static ENGLISH: Words = Words {
    files: FILES,
    ranks: [&["one"], &["two"], &["three"], &["four"], &["five"], &["six"], &["seven"], &["eight"]],
    pieces: [&["pawn"], &["knight"], &["bishop"], &["rook"], &["queen"], &["king"]],
    promoted: ["pawn", "knight", "bishop", "rook", "queen", "king"],
    promotes: "promotes to ",
    takes: &["takes", "captures"],
    en_passant: "en passant",
    check: &["check"],
    mate: &["checkmate", "mate"],
    short_castling: "castles kingside",
    long_castling: "castles queenside",
    castling: &["castles", "castling", "castle"],
    short: &["kingside", "short"],
    long: &["queenside", "long"],
    fillers: &["from", "to", "on", "and", "promotes", "becomes", "en", "passant"],
};

pub(crate) static POLISH: Words = Words {
    files: FILES,
    ranks: [
        &["jeden"],
        &["dwa"],
        &["trzy"],
        &["cztery"],
        &["pięć"],
        &["sześć"],
        &["siedem"],
        &["osiem"],
    ],
    pieces: [&["pion", "pionek"], &["skoczek"], &["goniec"], &["wieża"], &["hetman"], &["król"]],
    promoted: ["pionka", "skoczka", "gońca", "wieżę", "hetmana", "króla"],
    promotes: "promocja na ",
    takes: &["bije", "zbija"],
    en_passant: "w przelocie",
    check: &["szach"],
    mate: &["mat"],
    short_castling: "krótka roszada",
    long_castling: "długa roszada",
    castling: &["roszada"],
    short: &["krótka", "mała"],
    long: &["długa", "duża"],
    fillers: &["z", "na", "i", "promocja", "przemiana", "w", "przelocie"],
};

pub(crate) static SLOVAK: Words = Words {
    files: FILES,
    ranks: [&["jeden"], &["dva"], &["tri"], &["štyri"], &["päť"], &["šesť"], &["sedem"], &["osem"]],
    pieces: [&["pešiak"], &["jazdec"], &["strelec"], &["veža"], &["dáma"], &["kráľ"]],
    promoted: ["pešiaka", "jazdca", "strelca", "vežu", "dámu", "kráľa"],
    promotes: "premena na ",
    takes: &["berie"],
    en_passant: "mimochodom",
    check: &["šach"],
    mate: &["mat"],
    short_castling: "krátka rošáda",
    long_castling: "dlhá rošáda",
    castling: &["rošáda"],
    short: &["krátka", "malá"],
    long: &["dlhá", "veľká"],
    fillers: &["z", "na", "premena", "mimochodom"],
};
