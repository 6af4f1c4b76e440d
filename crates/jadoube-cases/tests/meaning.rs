//! What counts in a line of a case is its meaning, not its spelling.

use jadoube_cases::{Bless, Page};

use crate::page_of;

/// What is wrong with a case of these lines, in 2023.
fn troubles(lines: &str) -> Vec<String> {
    let page = page_of("A case", &format!("laws 2023\n{lines}"));
    let played = page.cases[0].play_all(&page);
    let troubles = played.iter().flat_map(|played| &played.troubles);
    troubles.map(|trouble| format!("{:?}", miette::Report::new(trouble.clone()))).collect()
}

/// Which of these states hold after some lines.
fn holding<'a>(lines: &str, states: &[&'a str]) -> Vec<&'a str> {
    let holds = |state: &&str| {
        let troubles = troubles(&format!("{lines}  == {state}\n"));
        !troubles.iter().any(|trouble| trouble.contains("does not hold"))
    };
    states.iter().copied().filter(holds).collect()
}

const CASTLING: &str = "position r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9\n\nWhite completes e1e2\n";
const CHESS960: &str = "position 1r3kr1/8/8/8/8/8/8/1R3KR1 w KQkq - 0 1\n\nWhite completes g1g2\n";

#[test]
fn the_same_rooks_may_castle() {
    let board = "r3k2r/8/8/8/8/8/4K3/R6R b";
    let same = ["kq - 4 9", "ha - 4 9", "ah - 4 9", "qk - 4 9", "kq -", "ha -", "kq - 04 9"];
    let others = ["KQkq - 4 9", "k - 4 9", "h - 4 9", "kq - 3 9", "kq - 4 10", "- - 4 9"];
    for (texts, hold) in [(&same[..], true), (&others, false)] {
        for text in texts {
            let state = format!("position {board} {text}");
            assert_eq!(!holding(CASTLING, &[&state]).is_empty(), hold, "{state}");
        }
    }
    let board = "position 1r3kr1/8/8/8/8/8/6R1/1R3K2 b";
    for (rights, hold) in
        [("Qkq", true), ("Bgb", true), ("bgB", true), ("Qgb", true), ("Qk", false)]
    {
        let state = format!("{board} {rights} - 1 1");
        assert_eq!(!holding(CHESS960, &[&state]).is_empty(), hold, "{state}");
    }
}

#[test]
fn a_square_passed_over_counts_where_it_can_be_taken_on() {
    let quiet = "\nWhite completes e2e4\n";
    let after = "position rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq";
    let states = [format!("{after} - 0 1"), format!("{after} e3 0 1")];
    assert_eq!(holding(quiet, &[&states[0], &states[1]]).len(), 2);
    let taken = "position 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1\n\nWhite completes e2e4\n";
    let states =
        ["position 4k3/8/8/8/3pP3/8/8/4K3 b - e3", "position 4k3/8/8/8/3pP3/8/8/4K3 b - -"];
    assert_eq!(holding(taken, &states), states[..1]);
}

#[test]
fn times_are_those_they_say() {
    let lines = "control 90m\nclock White 3:00, Black 0:03:00\n\nWhite touches e2\n  \
                 => White must move the pawn e2 [4.3.1]\n";
    let same = [
        "clock White 0:03:00, Black 3:00",
        "clock Black  3:00",
        "clock White 3:00.000, Black 00:03:00",
    ];
    assert_eq!(holding(lines, &same), same);
    assert!(holding(lines, &["clock White 0:03, Black 3:00"]).is_empty());
    let illegal = "laws 2023\ncontrol 90m\n\nWhite completes e2e5\n  == not over\n";
    let page = page_of("An illegal move", illegal);
    let passes = |text: &str| {
        let page = Page::of("page.md", text);
        page.cases[0].play_all(&page).iter().all(|played| played.troubles.is_empty())
    };
    let blessed = page.bless(Bless::Rulings).text;
    for (time, same) in [("2:00", true), ("0:02:00", true), ("2:00.000", true), ("0:02", false)] {
        let text = blessed.replace("gains 2:00", &format!("gains {time}"));
        assert!(text.contains(time), "{text}");
        assert_eq!(passes(&text), same, "{text}");
    }
}

#[test]
fn moves_are_those_they_name() {
    let castling = "position 4k3/8/8/8/8/8/8/4K2R w K - 0 1\n\nWhite touches e1\n  => White must \
                    move the king e1 [4.3.1]\n";
    let same = [
        "may play e1d1 e1d2 e1e2 e1f1 e1f2 e1g1",
        "may play e1g1 e1d1 e1d2 e1e2 e1f2 e1f1",
        "may play e1h1 e1d1 e1d2 e1e2 e1f2 e1f1",
        "may play O-O  e1d1 e1d2 e1e2 e1f2 e1f1",
    ];
    assert_eq!(holding(castling, &same), same);
    let others = ["may play e1d1 e1d2 e1e2 e1f1 e1f2", "may play e1a1 e1d1 e1d2 e1e2 e1f1 e1f2"];
    assert!(holding(castling, &others).is_empty());
    let text = "## T\n\n```case\nlaws 2023\n\nWhite touches e2\n  == may play e9\n```\n";
    assert_eq!(Page::of("page.md", text).broken[0].trouble.line(), 7);
}

#[test]
fn points_are_those_they_say() {
    let lines = "set scoring 3-1-0\n\nWhite offers a draw\nBlack resigns\n";
    assert_eq!(holding(lines, &["points 3-0", "points 3.0-0", "points 3-½"]).len(), 2);
    let half = "\nWhite completes e2e4\nBlack completes e7e5\nWhite offers a draw\nBlack accepts\n";
    let same = ["points ½-½", "points 1/2-1/2", "points 0.5-½"];
    assert_eq!(holding(half, &same), same);
    assert_eq!(holding(half, &["result ½-½", "result 1/2-1/2"]).len(), 2);
    assert_eq!(holding("\nWhite completes e2e4\n", &["points none"]).len(), 1);
}

#[test]
fn a_sheet_is_read_as_texts_are() {
    let lines = "set recording players\n\nWhite writes \"e4 \\\"!\\\"\"\n";
    let same = ["sheet White \"e4 \\\"!\\\"\"", "sheet  White  \"e4 \\u{22}!\\u{22}\""];
    assert_eq!(holding(lines, &same), same);
    assert!(holding(lines, &["sheet White \"e4 !\"", "sheet White"]).is_empty());
}

#[test]
fn an_error_shows_both_texts() {
    let shredder = format!("{CASTLING}  == position r3k2r/8/8/8/8/8/4K3/R6R b HAha - 4 9\n");
    let [told] = &troubles(&shredder)[..] else { panic!("one trouble") };
    assert!(told.contains("b HAha - 4 9") && told.contains("b kq - 4 9"), "{told}");
}

#[test]
fn blessing_leaves_another_spelling_alone() {
    let lines = format!("laws 2023\n{CASTLING}  == position r3k2r/8/8/8/8/8/4K3/R6R b ha - 4 9\n");
    let page = page_of("A case", &lines);
    assert_eq!(page.bless(Bless::RulingsAndStates).text, page.text);
}
