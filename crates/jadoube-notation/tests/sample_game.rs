//! The sample game of Appendix C in its three forms, in three languages, without the slips of the
//! printed texts.

use jadoube_chess::Position;
use jadoube_notation::{Language, Style, read_move, sheet_entries};

const UCI: &str = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 \
                   b1d2 e8g8 e1c1 f8e8 c1b1";
const FINAL: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";

const FULL: &str = "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 \
                    8. Qe3+ Be7 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)";
const ABBREVIATED: &str = "1. e4 e5 2. Nf3 Nf6 3. d4 ed4 4. e5 Ne4 5. Qd4 d5 6. ed6 Nd6 7. Bg5 Nc6 \
                           8. Qe3 Be7 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)";
const LONG: &str = "1. e2e4 e7e5 2. Ng1f3 Ng8f6 3. d2d4 e5xd4 4. e4e5 Nf6e4 5. Qd1xd4 d7d5 \
                    6. e5xd6 e.p. Ne4xd6 7. Bc1g5 Nb8c6 8. Qd4e3 Bf8e7 9. Nb1d2 0-0 10. 0-0-0 Rf8e8 \
                    11. Kc1b1 (=)";

/// The English text with the letters and the sign of another language.
fn in_language(english: &str, letters: [char; 4], capture: char) -> String {
    let translate = |c| match c {
        'N' => letters[0],
        'B' => letters[1],
        'R' => letters[2],
        'Q' => letters[3],
        'x' => capture,
        other => other,
    };
    english.chars().map(translate).collect()
}

fn check(text: &str, style: Style) {
    let mut position = Position::start();
    let mut written = String::new();
    let entries = sheet_entries(text);
    assert_eq!(entries.len(), 21);
    for (ply, entry) in entries.iter().enumerate() {
        let read = read_move(entry.text, &position, style.language)
            .unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(read.offers_draw, ply == 20);
        assert_eq!(read.doubts, []);
        if ply % 2 == 0 {
            written += &format!("{}. ", position.move_number());
        }
        let notated = style.write(&position, read.mv);
        let notated = if read.offers_draw { notated.offering_draw() } else { notated };
        written += &format!("{notated} ");
        position = position.play(read.mv);
    }
    assert_eq!(written.trim_end(), text);
    let by_uci = UCI.split(' ').try_fold(Position::start(), |position, text| {
        Ok::<_, jadoube_chess::UciError>(position.play(position.move_from_uci(text)?))
    });
    assert_eq!(by_uci, Ok(position));
    assert_eq!(position.to_string(), FINAL);
}

fn check_all(language: Language, letters: [char; 4], capture: char) {
    check(&in_language(FULL, letters, capture), Style::fide(language));
    check(&in_language(ABBREVIATED, letters, capture), Style::fide_abbreviated(language));
    check(&in_language(LONG, letters, capture), Style::fide_long(language));
}

#[test]
fn in_english() {
    check_all(Language::English, ['N', 'B', 'R', 'Q'], 'x');
}

#[test]
fn in_polish() {
    check_all(Language::Polish, ['S', 'G', 'W', 'H'], 'x');
}

#[test]
fn in_slovak() {
    check_all(Language::Slovak, ['J', 'S', 'V', 'D'], '×');
}

#[test]
fn a_slip_of_the_print_is_found() {
    // The Polish text prints 8...Se7, after which Black could not castle on move 9.
    let text = in_language(FULL, ['S', 'G', 'W', 'H'], 'x').replace("Ge7", "Se7");
    let mut position = Position::start();
    let error = sheet_entries(&text).into_iter().find_map(|entry| {
        match read_move(entry.text, &position, Language::Polish) {
            Ok(read) => {
                position = position.play(read.mv);
                None
            }
            Err(error) => Some(error.to_string()),
        }
    });
    let reason = "`0-0` is illegal: 0-0 is prevented: the black bishop on f8 is in the way";
    assert_eq!(error.as_deref(), Some(reason));
}
