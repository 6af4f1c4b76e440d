//! D.2.1: moves announced aloud.

use jadoube_chess::Position;
use jadoube_notation::{AnnouncementLanguage, Announcer, PawnNaming, hear};
use proptest::prelude::*;

use AnnouncementLanguage::{English, German, Polish, Slovak};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PROMOTION: &str = "1r6/P6k/8/8/8/8/8/K7 w - - 0 1";
const CASTLING: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
const KNIGHT_TAKES: &str = "4k3/8/8/8/8/5p2/8/K5N1 w - - 0 1";

#[track_caller]
fn check(announcer: Announcer, fen: &str, uci: &str, expected: &str) {
    let position = Position::from_fen(fen).expect("a position");
    let mv = position.move_from_uci(uci).expect("a legal move");
    assert_eq!(announcer.announce(&position, mv), expected);
    check_heard(announcer.language, fen, uci, &[expected]);
}

#[track_caller]
fn check_heard(language: AnnouncementLanguage, fen: &str, uci: &str, texts: &[&str]) {
    let position = Position::from_fen(fen).expect("a position");
    let mv = position.move_from_uci(uci).expect("a legal move");
    for text in texts {
        assert_eq!(hear(text, &position, language), Ok(mv), "{text}");
    }
}

#[test]
fn as_the_laws_propose() {
    let laws = Announcer::laws();
    check(laws, START, "g1f3", "Springer Gustav eins Felix drei");
    check(laws, START, "e2e4", "Eva zwei Eva vier");
    check(laws, START, "h2h4", "Hector zwei Hector vier");
    check(laws, CASTLING, "e1g1", "Kurze Rochade");
    check(laws, CASTLING, "e1c1", "Lange Rochade");
    check(laws, CASTLING, "e1d1", "König Eva eins David eins");
    check(laws, PROMOTION, "a7a8n", "Bauer Anna sieben Anna acht, Springer");
    check(laws, PROMOTION, "a7b8b", "Bauer Anna sieben Bella acht, Läufer");
    let always = Announcer { pawns: PawnNaming::Always, ..laws };
    check(always, START, "c2c4", "Bauer Cesar zwei Cesar vier");
    let never = Announcer { pawns: PawnNaming::Never, ..laws };
    check(never, PROMOTION, "a7a8r", "Anna sieben Anna acht, Turm");
    let more = Announcer::screen_reader(German);
    check(more, PROMOTION, "a7b8q", "Bauer Anna sieben schlägt Bella acht, Dame");
    check(more, PROMOTION, "a7a8q", "Bauer Anna sieben Anna acht, Dame");
}

#[test]
fn for_a_screen_reader() {
    let mate = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
    let check_move = "4k3/8/8/8/8/8/8/K2R4 w - - 0 1";
    let en_passant = "4k3/8/8/3pP3/8/8/8/K7 w - d6 0 1";
    let polish = Announcer::screen_reader(Polish);
    check(polish, KNIGHT_TAKES, "g1f3", "skoczek g jeden bije f trzy");
    check(polish, check_move, "d1e1", "wieża d jeden e jeden, szach");
    check(polish, mate, "d8h4", "hetman d osiem h cztery, mat");
    check(polish, CASTLING, "e1g1", "krótka roszada");
    check(polish, CASTLING, "e1c1", "długa roszada");
    check(polish, PROMOTION, "a7b8r", "pion a siedem bije b osiem, promocja na wieżę");
    check(polish, en_passant, "e5d6", "e pięć bije d sześć w przelocie");
    let slovak = Announcer::screen_reader(Slovak);
    check(slovak, KNIGHT_TAKES, "g1f3", "jazdec g jeden berie f tri");
    check(slovak, mate, "d8h4", "dáma d osem h štyri, mat");
    check(slovak, CASTLING, "e1g1", "krátka rošáda");
    check(slovak, PROMOTION, "a7a8n", "pešiak a sedem a osem, premena na jazdca");
    check(slovak, en_passant, "e5d6", "e päť berie d šesť mimochodom");
    let english = Announcer::screen_reader(English);
    check(english, KNIGHT_TAKES, "g1f3", "knight g one takes f three");
    check(english, mate, "d8h4", "queen d eight h four, checkmate");
    check(english, CASTLING, "e1c1", "castles queenside");
    check(english, PROMOTION, "a7a8b", "pawn a seven a eight, promotes to bishop");
}

#[test]
fn without_marks_and_with_other_words() {
    check_heard(
        German,
        START,
        "g1f3",
        &["springer gustav 1 felix 3", "Springer, Felix drei", "g1 f3"],
    );
    let fen = "4k3/8/8/8/4K3/8/8/2B5 w - - 0 1";
    check_heard(German, fen, "e4e5", &["Koenig Eva vier Eva fuenf", "König Eva 4 nach Eva fünf"]);
    check_heard(
        German,
        fen,
        "c1a3",
        &["Laeufer Caesar eins Anna drei", "Laufer Cäsar eins Anna drei"],
    );
    check_heard(German, CASTLING, "e1g1", &["kurze rochade", "Rochade, kurze"]);
    check_heard(Polish, START, "e2e4", &["pion e dwa e cztery", "Eva dwa Eva cztery", "e cztery"]);
    check_heard(Polish, CASTLING, "e1g1", &["krotka roszada", "mała roszada"]);
    check_heard(Polish, PROMOTION, "a7a8q", &["pion a siedem a osiem hetman"]);
    check_heard(Slovak, CASTLING, "e1c1", &["dlha rosada", "veľká rošáda"]);
    check_heard(English, CASTLING, "e1g1", &["castles short", "short castling"]);
    check_heard(English, KNIGHT_TAKES, "g1f3", &["Knight takes f three", "knight from g1 to f3"]);
}

#[test]
fn what_is_not_understood_says_why() {
    let start = Position::start();
    let heard = |text, language| hear(text, &start, language).expect_err(text).to_string();
    assert_eq!(heard("", German), "the announcement is empty: expected a piece and two squares");
    assert_eq!(
        heard("Springer Gustav eins Frieda drei", German),
        "`Frieda` in `Springer Gustav eins Frieda drei` is not a word of an announcement in German"
    );
    assert_eq!(
        heard("Springer Gustav", German),
        "`Springer Gustav` is not a move: expected a piece and two squares, or castling to one side"
    );
    assert_eq!(
        heard("Turm Anna eins Anna drei", German),
        "`Turm Anna eins Anna drei` is illegal: the white pawn on a2 is in the rook's way"
    );
}

proptest! {
    #[test]
    fn no_announcement_makes_it_panic(text in "\\PC*") {
        for language in AnnouncementLanguage::ALL {
            let _ = hear(&text, &Position::start(), language);
        }
    }
}
