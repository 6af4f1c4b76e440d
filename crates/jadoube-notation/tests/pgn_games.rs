//! Whole games read, and written again.

use jadoube_chess::{Setup, Square};
use jadoube_notation::pgn::{Game, GameResult, Games, Problem, Step, Writer};
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

/// Holds what is written against the text it was read from.
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
    assert!(matches!(game.problems.as_slice(), [Problem::Start { .. }]));
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
    assert_eq!(
        written(&game, Style::pgn()),
        "1. e4 e5 {not read: Ke4} (2. Nf3 Nc6) {not read: d5} *\n\n"
    );
    // A word that is no move stands between the moves.
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
fn an_illegal_move_that_stood_breaks_the_game_in_two() {
    let mut game = read("[White \"A\"]\n\n1. e4 e5 2. Nf3 *");
    // Black's bishop jumped over a pawn, and nobody saw it in time.
    let mut after: Setup =
        game.main_line().fold(game.start, |position, mv| position.play(mv)).setup();
    let bishop = after.board.remove(Square::F8).expect("it stands there");
    after.board.put(bishop, Square::B4);
    after.to_move = !after.to_move;
    after.move_number += 1;
    game.steps.push(Step::Stood { text: "Bb4".to_owned(), after });
    let text = written(&game, Style::pgn());
    assert_eq!(
        text,
        "[White \"A\"]\n\n\
         1. e4 e5 2. Nf3 {illegal and not corrected: Bb4; the game goes on below} *\n\n\
         [White \"A\"]\n[SetUp \"1\"]\n\
         [FEN \"rnbqk1nr/pppp1ppp/8/4p3/1b2P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 1 3\"]\n\n\
         {position after Bb4, which was illegal and stood} *\n\n"
    );
    let parts = read_all(&text, Some(Language::English));
    assert_eq!(parts.len(), 2);
    assert!(parts.iter().all(|part| part.problems.is_empty()));
    assert_eq!(parts[1].start.board(), &after.board);
    assert_eq!(parts[1].result, Some(GameResult::Unknown));
}
