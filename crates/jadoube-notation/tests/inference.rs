//! The language of a whole game.

use jadoube_chess::Position;
use jadoube_notation::{Inference, Language, infer_language, sheet_entries};

fn infer(text: &str) -> Inference {
    let entries = sheet_entries(text);
    infer_language(entries.iter().map(|entry| entry.text), &Position::start())
}

#[track_caller]
fn check_undecided(text: &str, expected: &[Language], expected_same: bool) {
    let Inference::Undecided { languages, same_moves } = infer(text) else {
        panic!("{:?}", infer(text))
    };
    assert_eq!(languages, expected);
    assert_eq!(same_moves, expected_same);
}

#[test]
fn polish_and_slovak_are_told_apart() {
    let polish = "1. e4 e5 2. Sf3 Sf6 3. d4 exd4 4. e5 Se4 5. Hxd4 d5 6. exd6 e.p. Sxd6 7. Gg5 Sc6";
    assert_eq!(infer(polish), Inference::Decided(Language::Polish));
    // Czech has the same letters, so the Slovak game is undecided between the two, which does no
    // harm.
    let slovak = "1. e4 e5 2. Jf3 Jf6 3. d4 e×d4 4. e5 Je4 5. D×d4 d5 6. e×d6 e.p. J×d6 7. Sg5 Jc6";
    check_undecided(slovak, &[Language::Czech, Language::Slovak], true);
}

#[test]
fn the_game_decides_where_letters_clash() {
    // S is a knight in Polish and a bishop in Slovak; only a knight comes to f3 on the second move.
    let Inference::Undecided { languages, same_moves } = infer("1. e4 e5 2. Sf3 Sc6") else {
        panic!("many languages write S for the knight")
    };
    assert!(languages.contains(&Language::Polish) && languages.contains(&Language::German));
    assert!(!languages.contains(&Language::Slovak) && !languages.contains(&Language::Czech));
    assert!(same_moves);
    // And only a bishop comes to b5.
    check_undecided("1. e4 e5 2. Sb5", &[Language::Czech, Language::Slovak], true);
    assert_eq!(infer("1. e4 e5 2. Af3"), Inference::Decided(Language::Turkish));
    assert_eq!(
        infer("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. С:c6 dc 5. 0-0 Фf6 6. Лe1 h6"),
        Inference::Decided(Language::Russian)
    );
    assert_eq!(
        infer("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. 0-0 h6 5. Тe1 b6"),
        Inference::Decided(Language::Ukrainian)
    );
}

#[test]
fn what_stays_open_is_told() {
    let all: Vec<_> = Language::all().collect();
    check_undecided("1. e4 e5 2. d4 ed", &all, true);
    check_undecided("1. e4 e5 2. ♘f3 ♞c6 3. ♗b5", &all, true);
}

#[test]
fn the_same_text_can_be_two_games() {
    // R is a rook in English, a knight in Finnish, a bishop in Lithuanian, a king in French.
    let position = Position::from_fen("4k3/8/8/8/8/4B3/8/2KR4 w - - 0 1").expect("a position");
    let inference = infer_language(["Rd2"].into_iter(), &position);
    let Inference::Undecided { languages, same_moves } = inference else { panic!("{inference:?}") };
    assert!(!same_moves);
    assert!(languages.contains(&Language::English));
    assert!(languages.contains(&Language::Lithuanian));
    assert!(languages.contains(&Language::French));
    assert!(!languages.contains(&Language::Finnish));
    // A sign can decide: only the rook gives check from e1.
    let position = Position::from_fen("4k3/8/8/8/8/8/8/3K1R2 w - - 0 1").expect("a position");
    let inference = infer_language(["Re1+"].into_iter(), &position);
    assert_eq!(inference, Inference::Decided(Language::English));
}

#[test]
fn where_each_language_failed_is_told() {
    let Inference::None(failures) = infer("1. e4 e5 2. Xf3 Sc6") else { panic!("X is no letter") };
    assert_eq!(failures.len(), Language::all().len());
    assert!(failures.iter().all(|failure| failure.entry == 2));
}
