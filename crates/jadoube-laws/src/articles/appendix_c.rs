//! Appendix C: algebraic notation; which clause an entry on a scoresheet offends.
//!
//! An entry for another move than the one played is a matter for Article 8. This is about the way
//! in which the right move is written.

use jadoube_chess::{Kind, Move, Position, Side, Square, Wing};
use jadoube_lawbook::{Article, art};
use jadoube_notation::{Body, Doubt, Language, ReadError, Written, WrittenError, read_move};

use crate::articles::art08;
use crate::game::sheet::{LineKind, kind_of};
use crate::{Effect, Game, NotationEffect, Ply, Ruling, SheetEffect};

/// The signs of a capture; in Polish the capital stands for a mate.
const CAPTURES: [char; 3] = ['x', '×', ':'];

/// The arbiter looks at a scoresheet: is every move written as it should be?
pub(crate) fn sheet_noticed(game: &Game, side: Side) -> Option<Vec<Ruling>> {
    let sheet = &game.sheets[side];
    if !art08::recording::players_record(game) || sheet.has(LineKind::OtherNotation) {
        return None;
    }
    let language = game.rules.regulations().language(side);
    let entries = sheet.lines().iter().filter(|line| is_entry(line));
    let mut faults = entries.zip(&game.line).zip(1..).filter_map(|((text, ply), entry)| {
        Some((entry, fault(text, ply.before.position()?, played(ply)?, language)?))
    });
    let (entry, article) = faults.next()?;
    let effect = NotationEffect::MustCorrect { side, entry };
    Some(vec![Ruling::new(effect.into(), article).and(art!("8.1.1"))])
}

/// A sheet in another notation proves nothing, and its player is warned (C.0).
pub(crate) fn other_notation(side: Side, mut rulings: Vec<Ruling>) -> Vec<Ruling> {
    let is_other = |ruling: &Ruling| {
        matches!(ruling.effect, Effect::OfSheet(SheetEffect::MustUseAlgebraic { .. }))
    };
    if rulings.iter().any(is_other) {
        rulings.push(Ruling::new(NotationEffect::NoEvidence { side }.into(), art!("C.0")));
        rulings.push(Ruling::new(Effect::Warned { side }, art!("C.0")).and(art!("12.9.1")));
    }
    rulings
}

/// Whether a line is meant as a move, not as a time, a result or a remark.
fn is_entry(line: &str) -> bool {
    let text = bare(line);
    kind_of(line) != LineKind::Data && !text.contains(char::is_whitespace) && text.len() <= 12
}

/// The line without the signs that may follow a move.
fn bare(line: &str) -> String {
    let text = line.replace("(=)", "").replace("e.p.", "");
    text.trim().trim_end_matches(['+', '#', '!', '?', '=', ' ']).to_owned()
}

fn played(ply: &Ply) -> Option<Move> {
    ply.before.position()?.check(ply.attempt?).ok()
}

/// The clause that an entry for the move `played` offends, if it offends one.
fn fault(text: &str, position: &Position, played: Move, language: Language) -> Option<Article> {
    let read = read_move(text, position, language);
    if let Ok(read) = &read
        && read.mv == played
    {
        return read.doubts.first().map(by_doubt).or_else(|| by_signs(text));
    }
    let is_in = |other: Language| {
        let read = read_move(text, position, other);
        other != language && read.is_ok_and(|read| read.mv == played)
    };
    by_squares(&bare(text))
        .or_else(|| by_elements(&bare(text), position, played, language))
        .or_else(|| Language::all().any(is_in).then_some(art!("C.3")))
        .or_else(|| by_error(&read.err()?, text, played, language))
}

const fn by_doubt(doubt: &Doubt) -> Article {
    match doubt {
        Doubt::NoCapture => art!("C.13.3"),
        Doubt::NoCheck => art!("C.13.4"),
        Doubt::NoCheckmate => art!("C.13.5"),
        Doubt::NoEnPassant => art!("C.13.6"),
        Doubt::SmallPieceLetter => art!("C.2"),
        Doubt::CapitalFileLetter => art!("C.5"),
        Doubt::PawnLetter => art!("C.4"),
        Doubt::PawnFileMissing | Doubt::RankMissing => art!("C.9.3"),
    }
}

/// Signs in the wrong place or without meaning, although the move can be read.
fn by_signs(text: &str) -> Option<Article> {
    let text = text.replace("(=)", "").replace("e.p.", "");
    let promotes = text.char_indices().any(|(at, sign)| {
        let next = text[at..].chars().nth(1);
        sign == '=' && next.is_some_and(|next| next.is_alphabetic() || !next.is_ascii())
    });
    let behind = text.split(CAPTURES).nth(1);
    if text.contains(['!', '?']) {
        Some(art!("C.13"))
    } else if text.contains('=') && !promotes {
        Some(art!("C.12"))
    } else {
        // The sign of a capture belongs before the square of arrival.
        let misplaced = behind.is_some_and(|rest| !rest.contains(|c: char| c.is_ascii_digit()));
        misplaced.then_some(art!("C.9"))
    }
}

/// Names of squares that do not exist: files are a to h, ranks 1 to 8, the letter comes first.
fn by_squares(text: &str) -> Option<Article> {
    let mut last = text.chars().rev();
    let (second, first) = (last.next()?, last.next()?);
    match (first, second) {
        ('a'..='h', '0' | '9') => Some(art!("C.6")),
        ('i'..='w' | 'y' | 'z', '1'..='8') => Some(art!("C.5")),
        ('1'..='8', 'a'..='h') if text.chars().count() <= 3 => Some(art!("C.7")),
        _ => None,
    }
}

/// Elements of a move that are missing: the letter, what tells the piece from another, the square.
fn by_elements(
    text: &str,
    position: &Position,
    played: Move,
    language: Language,
) -> Option<Article> {
    let from = played.from();
    let twin = twin_of(position, played);
    let (file, rank) = (from.file().to_string(), from.rank().to_string());
    let to = played.to().to_string();
    let is_piece = played.kind() != Kind::Pawn;
    if is_piece && text.strip_prefix(CAPTURES) == Some(to.as_str()) {
        return Some(art!("C.9.1"));
    }
    if is_piece && twin.is_some() && text == format!("{file}{to}") {
        return Some(art!("C.10.1.1"));
    }
    if is_piece && twin.is_some() && text == format!("{rank}{to}") {
        return Some(art!("C.10.2.1"));
    }
    let Err(WrittenError::SquareMissing { .. } | WrittenError::Unexpected { .. }) =
        Written::parse(text, language)
    else {
        return None;
    };
    let behind = text.strip_prefix(char::is_uppercase)?;
    let taking = behind.strip_prefix(CAPTURES);
    match twin {
        // The sign of a capture belongs after what tells the piece from another.
        Some(_) if taking == Some(&format!("{file}{to}")) => Some(art!("C.10.3.4")),
        Some(_) if taking == Some(&format!("{rank}{to}")) => Some(art!("C.10.3.4")),
        _ if behind.ends_with(CAPTURES) => Some(art!("C.9.2")),
        Some(_) if behind == file => Some(art!("C.10.1.3")),
        Some(_) if behind == rank => Some(art!("C.10.2.3")),
        _ if behind.len() <= 1 => Some(art!("C.8")),
        _ => None,
    }
}

/// Another piece of the same kind that can go to the same square.
fn twin_of(position: &Position, played: Move) -> Option<Square> {
    let others = position.legal_moves().into_iter().filter(|mv| {
        mv.kind() == played.kind() && mv.to() == played.to() && mv.from() != played.from()
    });
    others.map(Move::from).next()
}

fn by_error(error: &ReadError, text: &str, played: Move, language: Language) -> Option<Article> {
    match error {
        ReadError::Ambiguous { candidates, .. } => {
            Some(ambiguous(candidates, text, played, language))
        }
        ReadError::PromotionMissing { .. } => Some(art!("C.11")),
        ReadError::PawnFileMissing { .. } => Some(art!("C.9.3")),
        ReadError::CastlingSignMissing { wing: Wing::KingSide, .. } => Some(art!("C.13.1")),
        ReadError::CastlingSignMissing { wing: Wing::QueenSide, .. } => Some(art!("C.13.2")),
        ReadError::Text(WrittenError::UnknownLetter { .. }) => Some(art!("C.2")),
        ReadError::Text(WrittenError::Unexpected { .. }) => Some(art!("C.13")),
        _ => None,
    }
}

/// What is missing to tell the piece from others of its kind (C.10).
fn ambiguous(candidates: &[Move], text: &str, played: Move, language: Language) -> Article {
    let from = played.from();
    let others: Vec<Square> =
        candidates.iter().map(|mv| mv.from()).filter(|&other| other != from).collect();
    let [other] = others[..] else { return art!("C.10") };
    let (same_rank, same_file) = (other.rank() == from.rank(), other.file() == from.file());
    let told = match Written::parse(text, language).map(|written| written.body) {
        Ok(Body::Move { file, rank, .. }) => (file.is_some(), rank.is_some()),
        _ => (false, false),
    };
    match told {
        (false, false) if same_rank => art!("C.10.1.2"),
        (false, false) if same_file => art!("C.10.2.2"),
        (false, false) => art!("C.10.3"),
        // What is given is the same for both.
        (_, true) => art!("C.10.1"),
        (true, false) => art!("C.10.2"),
    }
}
