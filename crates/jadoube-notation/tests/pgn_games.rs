//! Whole games read, and written again.

use jadoube_chess::Arrangement;
use jadoube_notation::pgn::{
    Fault, Game, GameResult, Games, MOST_PROBLEMS, MOST_STEPS, MOST_TEXT, Problem, Step, Writer,
};
use jadoube_notation::{Form, Language, Style};

fn read_all(text: &str, language: Option<Language>) -> Vec<Game> {
    let mut games = Games::new(text.as_bytes()).in_language(language);
    std::iter::from_fn(|| games.next_game().expect("memory is readable")).collect()
}

fn read(text: &str) -> Game {
    let mut games = read_all(text, Some(Language::English));
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

fn written(game: &Game, style: Style) -> String {
    let mut out = Vec::new();
    Writer::new(style).without_roster().write(game, &mut out).expect("memory is writable");
    String::from_utf8(out).expect("UTF-8")
}

/// Compares what is written with the text it was read from.
fn check(text: &str) {
    let game = read(text);
    assert!(game.problems.is_empty(), "{:?}", game.problems);
    assert_eq!(written(&game, Style::pgn()), format!("{text}\n\n"));
}

#[test]
fn what_keeps_to_the_standard_comes_back_as_it_was() {
    check("1. e4 e5 2. Nf3 Nc6 1-0");
    check("1. e4 {best by test} 1... e5 $1 2. Nf3 (2. f4 exf4 (2... d5)) 2... Nc6 1/2-1/2");
    check("[Event \"?\"]\n\n{at the start} 1. d4 (=) *");
    check("1. e4 e5 (1... --) 2. Nf3 *");
    check("[Event \"A \\\"quoted\\\" \\\\ name\"]\n[White \"Ą\"]\n\n1. e4 *");
    check("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/P7/4K3 b - - 0 7\"]\n\n7... Kd7 8. a4 *");
}

#[test]
fn the_roster_is_complete_and_first() {
    let game = read("[WhiteElo \"2500\"]\n[Black \"B\"]\n\n1. e4 *");
    let mut out = Vec::new();
    Writer::default().write(&game, &mut out).unwrap();
    assert_eq!(
        String::from_utf8(out).unwrap(),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
         [Black \"B\"]\n[Result \"*\"]\n[WhiteElo \"2500\"]\n\n1. e4 *\n\n"
    );
    let mut out = Vec::new();
    Writer::default().write(&read("1. e4 1-0"), &mut out).unwrap();
    assert!(String::from_utf8(out).unwrap().contains("\n[Result \"1-0\"]\n\n1. e4 1-0\n"));
}

#[test]
fn lines_are_no_longer_than_the_standard_allows() {
    let comment = "word ".repeat(200);
    let game = read(&format!("1. e4 {{{comment}}} 1... e5 *"));
    let text = written(&game, Style::pgn());
    assert!(text.lines().count() > 10);
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    let again = read(&text);
    assert_eq!(again.steps, game.steps);
}

#[test]
fn commands_in_comments_stay_on_one_line() {
    for filler in 40..72 {
        let comment = format!("{} [%clk 0:05:00] 50 % [%eval 0.17,24]", "x".repeat(filler));
        let game = read(&format!("1. e4 {{{comment}}} 1... e5 *"));
        let text = written(&game, Style::pgn());
        assert!(text.contains("[%clk 0:05:00]") && text.contains("[%eval 0.17,24]"), "{text}");
        // A line that begins like a tag or an escape leads simple readers astray.
        assert!(text.lines().all(|line| !line.starts_with(['[', '%'])), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
        assert_eq!(read(&text).steps, game.steps);
    }
}

#[test]
fn a_game_is_written_in_another_language_and_form() {
    let game = read("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ *");
    assert_eq!(
        written(&game, Style::fide(Language::Polish)),
        "1. e4 d5 2. exd5 Hxd5 3. Sc3 He5+ *\n\n"
    );
    assert_eq!(
        written(&game, Style::pgn().with_form(Form::Uci)),
        "1. e2e4 d7d5 2. e4d5 d8d5 3. b1c3 d5e5 *\n\n"
    );
}

#[test]
fn the_language_is_found_game_by_game() {
    let games = read_all("1. e4 e5 2. Sf3 Sc6 3. Gb5 *\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n", None);
    assert_eq!(games[0].language, Language::Polish);
    assert_eq!(games[1].language, Language::English);
    assert!(games.iter().all(|game| game.problems.is_empty()));
    assert!(games[0].main_line().eq(games[1].main_line()));
}

#[test]
fn a_language_that_the_game_does_not_decide_is_not_guessed() {
    // S is the knight in Polish and the bishop in Slovak, and here either can go to e2.
    let text = "[FEN \"4k3/8/8/8/8/5B2/8/4K1N1 w - - 0 1\"]\n\n1. Se2 *";
    let games = read_all(text, None);
    let [Problem::LanguageUndecided(languages)] = games[0].problems.as_slice() else {
        panic!("{:?}", games[0].problems)
    };
    assert!(languages.contains(&Language::Polish) && languages.contains(&Language::Slovak));
    assert_eq!(games[0].main_line().count(), 0);
    assert_eq!(read_all(text, Some(Language::Slovak))[0].main_line().count(), 1);

    // No language reads this to its end; Polish gets furthest.
    let games = read_all("1. e4 e5 2. Sf3 Sc6 3. Gb5 Hh1 *", None);
    assert_eq!((games[0].language, games[0].main_line().count()), (Language::Polish, 5));
}

#[test]
fn what_cannot_be_read_is_reported_and_kept_and_the_next_game_read() {
    let games = read_all("1. e4 e5\n2. Nf6 Nc6 3. Bb5 *\n\n1. d4 *", Some(Language::English));
    assert_eq!(games.len(), 2);
    let [Problem::Trouble(trouble)] = games[0].problems.as_slice() else {
        panic!("{:?}", games[0].problems)
    };
    assert_eq!((trouble.line, trouble.offset, trouble.text.as_ref()), (2, 12, "Nf6"));
    assert_eq!(games[0].main_line().count(), 2);
    assert_eq!(written(&games[0], Style::pgn()), "1. e4 e5 {not read: Nf6 Nc6 Bb5} *\n\n");
    assert_eq!(games[1].main_line().count(), 1);

    let game = read("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *");
    let [Problem::Trouble(trouble)] = game.problems.as_slice() else {
        panic!("{:?}", game.problems)
    };
    assert!(matches!(trouble.fault, Fault::Unplayable(_)));
    assert_eq!((trouble.line, trouble.offset), (1, 0));
    assert_eq!(game.steps, [Step::Unread("e4".to_owned())]);
}

#[test]
fn a_variation_that_cannot_be_read_does_not_spoil_the_main_line() {
    let game = read("1. e4 e5 (1... Ke4 2. d4) 2. Nf3 *");
    assert_eq!(game.problems.len(), 1);
    assert_eq!(game.main_line().count(), 3);
}

#[test]
fn a_variation_in_place_of_what_cannot_be_read_is_kept() {
    let game = read("1. e4 e5 2. Ke4 (2. Nf3 Nc6) 2... d5 *");
    // When written, it begins with the move before, because what was not read is now only a
    // comment.
    let text = written(&game, Style::pgn());
    assert_eq!(text, "1. e4 e5 {not read: Ke4} (1... e5 2. Nf3 Nc6) {not read: d5} *\n\n");
    assert!(read(&text).problems.is_empty());
    let game = read("1. e4 e5 2. Ke4 ({or} 2. Nf3) ({or} 2. -- d5 (2... d6)) *");
    let text = written(&game, Style::pgn());
    assert_eq!(
        text,
        "1. e4 e5 {not read: Ke4} ({or} 1... e5 2. Nf3) ({or} 1... e5 2. -- d5 (2... d6))\n*\n\n"
    );
    assert!(read(&text).problems.is_empty());
    // So does one that comes before the first move of another.
    let game = read("1. e4 e5 2. Ke4 ((2. Nf3) 2. Nc3) *");
    let text = written(&game, Style::pgn());
    assert_eq!(text, "1. e4 e5 {not read: Ke4} ((1... e5 2. Nf3) 1... e5 2. Nc3) *\n\n");
    assert!(read(&text).problems.is_empty());
    let game = read("1. Ke4 (1. d4 d5) 1... e5 *");
    let text = written(&game, Style::pgn());
    assert_eq!(text, "[Event \"?\"]\n\n{not read: Ke4} (1. d4 d5) {not read: e5} *\n\n");
    assert!(read(&text).problems.is_empty());
    // A word that is not a move comes between the moves.
    let game = read("1. e4 novelty (1. d4) 1... e5 *");
    assert_eq!(game.main_line().count(), 2);
    assert_eq!(written(&game, Style::pgn()), "1. e4 {not read: novelty} (1. d4) 1... e5 *\n\n");
}

#[test]
fn results_beyond_the_standard_are_told_in_a_comment() {
    for (text, end) in [("+/-", "{result +/-} 1-0"), ("0-0", "{result 0-0} *")] {
        let game = read(&format!("1. e4 {text}"));
        assert_eq!(written(&game, Style::pgn()), format!("1. e4 {end}\n\n"));
    }
}

#[test]
fn a_comment_with_a_brace_is_written_to_the_end_of_its_line() {
    let game = read("1. e4 ; a } brace\ne5 *");
    let text = written(&game, Style::pgn());
    assert_eq!(text, "1. e4\n; a } brace\n1... e5 *\n\n");
    assert_eq!(read(&text).steps, game.steps);
}

fn nested(depth: usize) -> Game {
    read(&format!("1. e4 {}{} *", "(1. d4 ".repeat(depth), ")".repeat(depth)))
}

#[test]
fn deep_variations_are_read_and_written() {
    let game = nested(1_000);
    assert!(game.problems.is_empty());
    assert_eq!(read(&written(&game, Style::pgn())).steps, game.steps);
}

#[test]
fn variations_without_end_are_reported_and_overflow_nothing() {
    let game = nested(100_000);
    assert_eq!(game.problems, [Problem::TooDeep]);
    assert_eq!(game.main_line().count(), 1);
    assert!(written(&game, Style::pgn()).contains("{not read: d4}"));
}

#[test]
fn a_second_move_after_one_that_cannot_be_read_has_no_variations_either() {
    // Nothing is known of the board before 2... d5, so nothing may be played in its place.
    let game = read("1. e4 e5 2. Ke4 d5 (2... Nc6 3. Nf3) *");
    assert_eq!(game.problems.len(), 1);
    assert_eq!(game.steps.iter().filter(|step| matches!(step, Step::Move(_))).count(), 2);
    assert_eq!(
        written(&game, Style::pgn()),
        "1. e4 e5 {not read: Ke4 d5} ({not read: Nc6 Nf3}) *\n\n"
    );
    let game = read("1. e4 e5 2. Ke4 -- 3. d4 *");
    assert_eq!(written(&game, Style::pgn()), "1. e4 e5 {not read: Ke4 -- d4} *\n\n");
}

#[test]
fn castling_at_the_end_is_no_result() {
    let castled = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0";
    let game = read(castled);
    assert_eq!((game.main_line().count(), game.result), (7, None));
    let game = read(&format!("[Result \"0-0\"]\n\n{castled}"));
    assert_eq!((game.main_line().count(), game.result), (6, Some(GameResult::BothLose)));
    let game = read("1. e4 e5 0-0");
    assert_eq!((game.main_line().count(), game.result), (2, Some(GameResult::BothLose)));
}

#[test]
fn a_result_in_a_variation_is_not_the_games() {
    let game = read("1. e4 (1. d4 d5 1-0) 1... e5");
    assert_eq!((game.main_line().count(), game.result), (2, None));
    assert_eq!(written(&game, Style::pgn()), "1. e4 (1. d4 d5 {1-0}) 1... e5 *\n\n");
}

#[test]
fn what_the_tags_say_of_the_start_is_heeded() {
    let game = read("[Variant \"Crazyhouse\"]\n\n1. e4 *");
    let [Problem::Trouble(trouble)] = game.problems.as_slice() else {
        panic!("{:?}", game.problems)
    };
    assert_eq!(trouble.fault, Fault::UnknownVariant);
    assert_eq!(game.main_line().count(), 0);

    let chess960 = "[Variant \"Chess960\"]\n\
        [FEN \"1r1k3r/8/8/8/8/8/8/1R1K3R w HBhb - 0 1\"]\n\n1. O-O *";
    let game = read(chess960);
    assert!(game.problems.is_empty(), "{:?}", game.problems);
    assert!(game.main_line().next().is_some_and(|mv| mv.castling().is_some()));

    // White gives check and has the move: the Laws call that illegal, and still play can go on.
    let game = read("[FEN \"4k3/8/8/8/8/8/8/4R1K1 w - - 0 1\"]\n\n1. Kg2 Kd7 2. Re7+ *");
    assert!(game.problems.is_empty(), "{:?}", game.problems);
    assert!(matches!(game.start, Arrangement::Irregular(_)));
    assert_eq!(game.main_line().count(), 3);
    let text = written(&game, Style::pgn());
    assert!(text.ends_with("\n\n1. Kg1g2 Kd7 2. Re7+ *\n\n"), "{text}");
    assert_eq!(read(&text).steps, game.steps);
}

#[test]
fn a_game_without_end_needs_no_memory_without_end() {
    let game = read(&format!("1. e4 {} e5 *", "} ".repeat(5_000)));
    assert_eq!(game.main_line().count(), 2);
    assert_eq!(game.problems.len(), MOST_PROBLEMS + 1);
    assert_eq!(game.problems.last(), Some(&Problem::More(5_000 - MOST_PROBLEMS)));

    let game = read(&format!("1. e4 {} *", "$1 ".repeat(MOST_STEPS)));
    assert_eq!(game.steps.len(), MOST_STEPS);
    assert_eq!(game.problems, [Problem::TooLong]);

    let comment = "x".repeat(1 << 19);
    let comments: String = (0..MOST_TEXT >> 19).map(|_| format!("{{{comment}}} ")).collect();
    let game = read(&format!("1. e4 {comments} 1... e5 *"));
    assert_eq!(game.problems, [Problem::TooLong]);
    assert_eq!(game.main_line().count(), 1);
}
