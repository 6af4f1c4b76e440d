//! Games with an illegal move that nobody corrected (A.5.2), written so that other readers of PGN
//! are not led astray.

use jadoube_chess::{Arrangement, Setup, Square};
use jadoube_notation::pgn::{Game, GameResult, Games, Step, Writer};

fn read_all(text: &str) -> Vec<Game> {
    let mut games = Games::new(text.as_bytes());
    std::iter::from_fn(|| games.next_game().expect("memory is readable")).collect()
}

fn written(game: &Game) -> String {
    let mut out = Vec::new();
    Writer::default().without_roster().write(game, &mut out).expect("memory is writable");
    String::from_utf8(out).expect("UTF-8")
}

/// The game with the piece moved from one square to another, whether or not that is a legal move.
fn stand(game: &mut Game, text: &str, from: Square, to: Square) -> Setup {
    let mut after = game.main_line().fold(game.start, |now, mv| now.play(mv)).setup();
    let piece = after.board.remove(from).expect("it stands there");
    after.board.put(piece, to);
    after.move_number += u32::from(after.to_move == jadoube_chess::Side::Black);
    after.to_move = !after.to_move;
    after.en_passant = None;
    game.steps.push(Step::Stood { text: text.to_owned(), after });
    after
}

/// Appends moves by their UCI texts.
fn go_on(game: &mut Game, after: Setup, moves: &[&str]) {
    let mut now = Arrangement::try_from(after).expect("play can go on");
    for text in moves {
        let mv = now.check(text.parse().expect("UCI")).expect("a legal move");
        game.steps.push(Step::Move(mv));
        now = now.play(mv);
    }
}

#[test]
fn the_game_is_broken_in_two() {
    let mut game = read_all("[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0").remove(0);
    // Black's bishop jumped over a pawn, and nobody saw it in time.
    let after = stand(&mut game, "Bb4", Square::F8, Square::B4);
    go_on(&mut game, after, &["c2c3", "b4a5"]);
    let text = written(&game);
    assert_eq!(
        text,
        "[White \"A\"]\n[Result \"*\"]\n\n\
         1. e4 e5 2. Nf3 {illegal and not corrected: Bb4; the game goes on below} *\n\n\
         [White \"A\"]\n[Result \"1-0\"]\n[SetUp \"1\"]\n\
         [FEN \"rnbqk1nr/pppp1ppp/8/4p3/1b2P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 1 3\"]\n\n\
         {position after Bb4, which was illegal and stood} 3. c3 Ba5 1-0\n\n"
    );
    let parts = read_all(&text);
    assert_eq!(parts.len(), 2);
    assert!(parts.iter().all(|part| part.problems.is_empty()));
    assert_eq!(parts[1].start.board(), &after.board);
    assert_eq!(parts[1].main_line().count(), 2);
    assert_eq!(parts[1].result, Some(GameResult::WhiteWins));
}

#[test]
fn an_illegal_position_is_not_set_up_for_others() {
    let mut game = read_all("1. e4 e5 2. Qh5 Nc6 3. Qxf7+ *").remove(0);
    // Black overlooked the check, and White did not see it either; then the king takes.
    let after = stand(&mut game, "a6", Square::A7, Square::A6);
    go_on(&mut game, after, &["b1c3", "e8f7", "g1f3"]);
    let text = written(&game);
    assert_eq!(
        text,
        "1. e4 e5 2. Qh5 Nc6 3. Qxf7+ {illegal and not corrected: a6 Nb1c3; the game\n\
         goes on below} *\n\n[SetUp \"1\"]\n\
         [FEN \"r1bqkbnr/1ppp1Qpp/p1n5/4p3/4P3/2N5/PPPP1PPP/R1B1KBNR b KQkq - 1 4\"]\n\n\
         {position after a6 Nb1c3, which was illegal and stood} 4... Kxf7 5. Nf3 *\n\n"
    );
    let parts = read_all(&text);
    assert_eq!(parts.len(), 2);
    assert!(parts.iter().all(|part| part.problems.is_empty()), "{:?}", parts[1].problems);
    assert!(matches!(parts[1].start, Arrangement::Position(_)));
}
