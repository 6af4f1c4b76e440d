//! The program run as its user runs it.

mod can_mate;
mod case;
mod laws;
#[cfg(all(feature = "server", feature = "store"))]
mod served;

use std::process::{Command, Output};

fn jadoube(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jadoube")).args(arguments).output().expect("it starts")
}

/// The result of a run: exit code, standard output, standard error.
fn run(arguments: &[&str]) -> (i32, String, String) {
    let output = jadoube(arguments);
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().expect("an exit code"), text(output.stdout), text(output.stderr))
}

#[test]
fn perft_prints_the_count_alone() {
    assert_eq!(run(&["perft", "start", "4"]), (0, "197281\n".into(), String::new()));
    assert_eq!(run(&["perft", "start", "0"]).1, "1\n");
}

#[test]
fn perft_takes_a_fen_without_quotes() {
    let words = "perft r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 3";
    let words: Vec<_> = words.split(' ').collect();
    assert_eq!(run(&words).1, "97862\n");
}

#[test]
fn divide_lists_first_moves_and_ends_with_the_count() {
    let (code, out, _) = run(&["perft", "--divide", "8/8/8/8/8/k7/p7/K7 w - - 0 1", "3"]);
    // White is stalemated: there is no move.
    assert_eq!((code, out.as_str()), (0, "\n0\n"));
    let (_, out, _) = run(&["perft", "--divide", "7k/8/8/8/8/8/8/KR6 w - - 0 1", "1"]);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.first(), Some(&"a1a2: 1"));
    assert_eq!(lines.last(), Some(&"15"));
    assert_eq!(lines.len(), 15 + 2);
}

#[test]
fn chess960_castling_wants_its_flag() {
    let fen = "4k3/8/8/8/8/8/8/RK5R w KQ - 0 1";
    let (code, out, error) = run(&["perft", fen, "1"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(error.contains("--chess960"), "{error}");
    let (code, out, _) = run(&["perft", fen, "1", "--chess960", "--divide"]);
    assert_eq!(code, 0);
    assert!(out.contains("b1h1: 1"), "{out}");
}

#[test]
fn a_bad_depth_is_named() {
    for (arguments, said) in [
        (&["perft", "start"][..], "the depth is missing"),
        (&["perft", "start", "deep"], "`deep` is not a depth"),
        (&["perft", "start", "100"], "`100` is not a depth"),
    ] {
        let (code, out, error) = run(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        assert!(error.contains(said), "{error}");
    }
}

#[test]
fn a_bad_fen_is_pointed_at() {
    let (code, out, error) =
        run(&["position", "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(error.contains("character 14") && error.contains("`x`"), "{error}");
}

#[test]
fn what_was_mended_is_told() {
    let (code, out, error) = run(&["perft", "8/8/8/8/8/k7/8/K6R b", "1"]);
    assert_eq!((code, out.as_str()), (0, "3\n"));
    assert!(error.contains("castling field: missing"), "{error}");
}

#[test]
fn a_position_is_described() {
    let (code, out, error) =
        run(&["position", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"]);
    assert_eq!((code, error.as_str()), (0, ""));
    insta::assert_snapshot!(out, @r"
    r n b . k b n r
    p p p p . p p p
    . . . . . . . .
    . . . . p . . .
    . . . . . . P q
    . . . . . P . .
    P P P P P . . P
    R N B Q K B N R

    rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3
    Nothing shows that the position is illegal.
    White is checkmated by the queen h4.
    White keeps the right to castle 0-0 and 0-0-0.
    Black keeps the right to castle 0-0 and 0-0-0.
    Half-moves since a capture or pawn move: 1.
    ");
}

#[test]
fn a_position_is_described_in_polish_and_slovak() {
    let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let (_, out, _) = run(&["position", "--lang", "pl", mated]);
    assert!(out.contains("Białe są zamatowane przez hetmana na h4.\n"), "{out}");
    assert!(out.contains("Czarne zachowują prawo do roszady 0-0 i 0-0-0.\n"), "{out}");
    let (code, out, _) = run(&["position", "--lang", "pl", "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1"]);
    assert_eq!(code, 1);
    assert!(
        out.contains("Pozycja jest nieprawidłowa (3.10.3):\n  oba króle są w szachu\n"),
        "{out}"
    );
    let (_, out, _) = run(&["position", "--lang", "sk", mated]);
    assert!(out.contains("dáma na h4"), "{out}");
}

#[test]
fn an_illegal_position_says_why_and_exits_with_1() {
    let (code, out, _) = run(&["position", "4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1"]);
    assert_eq!(code, 1);
    assert!(
        out.contains("The position is illegal (3.10.3):\n  both kings are in check\n"),
        "{out}"
    );
    let (code, out, _) = run(&["position", "8/8/8/8/8/8/8/K7 w - - 0 1"]);
    assert_eq!(code, 1);
    assert!(out.ends_with("No play is possible from this:\n  Black has no king\n"), "{out}");
}

#[test]
fn json_has_one_form() {
    let (code, out, error) = run(&["position", "--json", "4k3/8/8/8/3pP3/8/8/4K2R b K e3 0 1"]);
    assert_eq!((code, error.as_str()), (0, ""));
    let mut json: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    // The key is some number; its own tests make sure that equal positions share it.
    let key = json["key"].take();
    assert_eq!(key.as_str().map(str::len), Some(16));
    // How long the mates are depends on the search; that they exist does not.
    let can_mate = json["can_mate"].take();
    assert_eq!(can_mate["white"]["answer"], "yes");
    assert_eq!(can_mate["black"]["reason"], serde_json::Value::Null);
    assert_eq!(
        json,
        serde_json::json!({
            "fen": "4k3/8/8/8/3pP3/8/8/4K2R b K e3 0 1",
            "standing": "legal",
            "flaws": [],
            "to_move": "black",
            "move_number": 1,
            "quiet_plies": 0,
            "check": false,
            "checkers": [],
            "checkmate": false,
            "stalemate": false,
            "castling": {"white": ["0-0"], "black": []},
            "en_passant": "e3",
            "chess960_start": null,
            "key": null,
            "legal_moves": ["d4d3", "d4e3", "e8d7", "e8d8", "e8e7", "e8f7", "e8f8"],
            "can_mate": null,
            "dead": false,
        })
    );
}

#[test]
fn start960_by_number_by_seed_and_drawn() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";
    assert_eq!(run(&["start960", "518"]), (0, start.into(), "position 518\n".into()));
    assert_eq!(run(&["start960", "--seed", "7"]), run(&["start960", "--seed", "7"]));
    let (code, out, _) = run(&["start960"]);
    assert_eq!(code, 0);
    let (code, described, _) = run(&["position", out.trim()]);
    assert_eq!(code, 0);
    assert!(described.contains("Starting position "), "{described}");
    assert_eq!(run(&["start960", "960"]).0, 2);
}

/// Runs with this text on standard input.
fn run_with(arguments: &[&str], input: &str) -> (i32, String, String) {
    use std::io::Write;
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(arguments)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("it starts");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().expect("an exit code"), text(output.stdout), text(output.stderr))
}

#[test]
fn moves_are_converted_from_a_language_found_to_one_wanted() {
    let polish = "1. e4 d5 2. ed5 Hd5 3. Sc3 He5+ 4. Ge2 *";
    let english = "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ 4. Be2 *\n\n";
    assert_eq!(run_with(&["convert", "-"], polish), (0, english.into(), String::new()));
    assert_eq!(run_with(&["convert", "--from", "pl", "-"], polish).1, english);
    assert_eq!(
        run_with(&["convert", "--to", "sk", "--form", "long", "-"], polish).1,
        "1. e2e4 d7d5 2. e4xd5 Dd8xd5 3. Jb1c3 Dd5e5+ 4. Sf1e2 *\n\n"
    );
    assert_eq!(
        run_with(&["convert", "--form", "uci", "-"], polish).1,
        "1. e2e4 d7d5 2. e4d5 d8d5 3. b1c3 d5e5 4. f1e2 *\n\n"
    );
}

#[test]
fn what_cannot_be_converted_is_told_and_the_rest_converted() {
    let (code, out, error) = run_with(&["convert", "-"], "1. e4 e5 2. Ke3 *\n\n1. d4 d5 *\n");
    assert_eq!(code, 1);
    assert_eq!(out, "1. e4 e5 {not read: Ke3} *\n\n1. d4 d5 *\n\n");
    let place = "standard input: game 1: line 1, byte 12: `Ke3` is illegal: ";
    assert!(error.starts_with(place), "{error}");
    let (code, _, error) = run(&["convert", "there-is-no-such-file.pgn"]);
    assert_eq!(code, 2);
    assert!(error.contains("there-is-no-such-file.pgn"), "{error}");
    let (code, _, error) = run(&["convert", "--from", "klingon", "-"]);
    assert_eq!(code, 2);
    assert!(error.contains("`klingon` is not a language"), "{error}");
    assert_eq!(run_with(&["convert", "-"], ""), (0, String::new(), String::new()));
}

#[test]
fn a_language_that_is_not_certain_can_be_given() {
    let game = "[FEN \"4k3/8/8/8/8/5B2/8/4K1N1 w - - 0 1\"]\n\n1. Se2 *\n";
    for command in ["convert", "announce"] {
        let (code, _, error) = run_with(&[command, "-"], &format!("1. e4 *\n\n{game}"));
        assert_eq!(code, 1);
        assert!(
            error.starts_with("standard input: game 2: the language is not certain"),
            "{error}"
        );
        assert!(error.ends_with("choose the right one with --from\n"), "{error}");
    }
    let slovak = run_with(&["announce", "--lang", "en", "--from", "sk", "-"], game);
    assert_eq!(slovak, (0, "1. bishop f three e two\n\n".into(), String::new()));
}

#[test]
fn several_files_are_converted_and_one_that_is_missing_told() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let [latin, marked] = ["latin.pgn", "marked.pgn"].map(|name| folder.join(name));
    std::fs::write(&latin, b"[White \"M\xfcller\"]\n\n1. e4 \xbd-\xbd\n").expect("a folder");
    std::fs::write(&marked, "\u{feff}[White \"A\"]\r\n\r\n1. e4 +/-\r\n").expect("a folder");
    let [latin, marked] = [&latin, &marked].map(|path| path.to_str().expect("UTF-8"));
    let (code, out, error) =
        run(&["convert", latin, "missing.pgn", env!("CARGO_TARGET_TMPDIR"), marked]);
    assert_eq!(code, 2);
    assert_eq!(
        out,
        "[White \"Müller\"]\n\n1. e4 1/2-1/2\n\n[White \"A\"]\n\n1. e4 {result +/-} 1-0\n\n"
    );
    assert!(error.contains("cannot read missing.pgn"), "{error}");
    assert!(error.contains("is a directory"), "{error}");
}

#[test]
fn a_game_is_announced() {
    let game =
        "[White \"Anand\"]\n[Black \"Carlsen\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O *\n";
    let (code, out, _) = run_with(&["announce", "-"], game);
    assert_eq!(code, 0);
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines[..3], ["Anand - Carlsen", "1. Eva zwei Eva vier", "1... Eva sieben Eva fünf"]);
    assert_eq!(lines[3], "2. Springer Gustav eins Felix drei");
    assert_eq!(lines[7], "4. Kurze Rochade");
    assert!(run_with(&["announce", "--lang", "pl", "-"], game).1.contains("krótka roszada"));
}
