//! PGN as people and programs write it, event by event.

use std::io::{self, Read};
use std::time::Duration;

use jadoube_notation::pgn::{
    Evaluation, Event, GameResult, Item, LONGEST_TOKEN, Mark, Reader, Trouble,
};

/// The contents of a file, in short; the same whether it is read at once or byte by byte.
#[track_caller]
fn events(bytes: &[u8]) -> Vec<String> {
    let mut reader = Reader::new(bytes);
    let mut pieces = Reader::with_buffer(Dripping(bytes), 1);
    let mut told = Vec::new();
    loop {
        let item = reader.next_item().expect("memory is readable");
        assert_eq!(item, pieces.next_item().expect("memory is readable"));
        let Some(Item { event, .. }) = item else { return told };
        told.push(match event {
            Event::Tag(tag) => format!("{}={}", tag.name(), tag.value()),
            Event::MovesStart => "|".to_owned(),
            Event::Move(text) => text.text().into_owned(),
            Event::Null => "null".to_owned(),
            Event::Nag(nag) => nag.to_string(),
            Event::Comment(comment) => format!("{{{}}}", comment.text()),
            Event::Mark(Mark::DrawOffer) => "(=)".to_owned(),
            Event::Mark(Mark::EnPassant) => "e.p.".to_owned(),
            Event::Mark(Mark::Check) => "+".to_owned(),
            Event::VariationStart => "(".to_owned(),
            Event::VariationEnd => ")".to_owned(),
            Event::Result(result) => format!("={result}"),
            Event::Escape(line) => String::from_utf8_lossy(line).into_owned(),
            Event::Trouble(Trouble { line, offset, text, .. }) => {
                format!("!{line}:{offset}:{text}")
            }
            Event::GameEnd => "end".to_owned(),
        });
    }
}

/// Gives one byte at a time.
struct Dripping<'a>(&'a [u8]);

impl Read for Dripping<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.take(1).read(buffer).inspect(|&read| self.0 = &self.0[read..])
    }
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(events(text.as_bytes()).join(" "), expected, "{text}");
}

#[test]
fn games_with_all_that_can_stand_in_them() {
    check(
        "[A \"b\"]\n\n1. e4 {x} e5 $1 (1... c5!) 2. Nf3 (=) 1-0\n",
        "A=b | e4 {x} e5 $1 ( c5 $1 ) Nf3 (=) =1-0 end",
    );
    check("1. e4 ; to the end\n e5 *", "| e4 {to the end} e5 =* end");
    check("1. e4\n% not for us 1-0\ne5 *", "| e4 % not for us 1-0 e5 =* end");
    check("1. e4 -- 2. Z0 (2. @@@@) *", "| e4 null null ( null ) =* end");
    check("1. e4 d5 2. e5 f5 3. exf6 e.p. + *", "| e4 d5 e5 f5 exf6 e.p. + =* end");
    check("1.e4 e5 2.Nf3... 3. d4", "| e4 e5 Nf3 d4 end");
}

#[test]
fn comments_and_blank_lines_stand_anywhere() {
    check("{before} [A \"b\"]\n\n{and after} 1. e4 *", "{before} A=b {and after} | e4 =* end");
    check("[A \"b\"]\n\n\n1. e4\n\n\n2. d4 e5\n\n*\n", "A=b | e4 d4 e5 =* end");
    check("[Event \"a\"]\n[Event \"b\"]\n\n*", "Event=a | end Event=b | =* end");
    check("[A \"a\"]\n\n[A \"b\"]\n\n*", "A=a | end A=b | =* end");
    check("", "");
    check(" \n\n", "");
}

#[test]
fn ends_of_lines_and_encodings_do_not_matter() {
    let lf = "\u{feff}[A \"b\"]\n\n1. e4 e5 ; so\n2. Nf3 *\n\n\u{feff}[A \"c\"]\n\n1. d4 *\n";
    let expected = "A=b | e4 e5 {so} Nf3 =* end A=c | d4 =* end";
    check(lf, expected);
    check(&lf.replace('\n', "\r\n"), expected);
    check(&lf.replace('\n', "\r"), expected);
    let latin = b"[White \"M\xfcller\"]\n\n1. e4 {K\xf6nig \x96 \xbd} \xbd-\xbd";
    assert_eq!(events(latin).join(" "), "White=Müller | e4 {König – ½} =1/2-1/2 end");
    let utf8 = "[White \"Müller\"]\n\n1. e4 {König – ½} ½-½";
    assert_eq!(events(utf8.as_bytes()).join(" "), "White=Müller | e4 {König – ½} =1/2-1/2 end");
}

#[test]
fn results_of_every_kind() {
    for (text, result) in [
        ("1-0", GameResult::WhiteWins),
        ("0-1", GameResult::BlackWins),
        ("1/2-1/2", GameResult::Draw),
        ("1/2", GameResult::Draw),
        ("½-½", GameResult::Draw),
        ("½", GameResult::Draw),
        ("1:0", GameResult::WhiteWins),
        ("0–1", GameResult::BlackWins),
        ("1 - 0", GameResult::WhiteWins),
        ("1/2 - 1/2", GameResult::Draw),
        ("0 : 1", GameResult::BlackWins),
        ("0-0", GameResult::BothLose),
        ("1/2-0", GameResult::HalfToWhite),
        ("0-½", GameResult::HalfToBlack),
        ("+/-", GameResult::WhiteByForfeit),
        ("-/+", GameResult::BlackByForfeit),
        ("-/-", GameResult::BothForfeit),
        ("*", GameResult::Unknown),
    ] {
        for end in ["", "\n", "\n\n[Event \"x\"]\n\n1. d4 *"] {
            let told = events(format!("1. e4 e5 {text}{end}").as_bytes());
            assert_eq!(told[3], format!("={result}"), "{text:?} before {end:?}");
            assert_eq!(told[4], "end");
        }
    }
    check("[A \"b\"]\n\n1 - 0\n\n[A \"c\"]\n\n½-½", "A=b | =1-0 end A=c | =1/2-1/2 end");
    // Among the moves, three of them mean something else.
    check("1. e4 +/- e5 -/+ 2. Nf3 *", "| e4 $16 e5 $17 Nf3 =* end");
    check("4. 0-0 0-0 5. d3", "| 0-0 0-0 d3 end");
    check("1 e4 e5 2 Nf3", "| e4 e5 Nf3 end");
}

#[test]
fn what_follows_a_move_without_a_gap_is_told_apart() {
    check("39... Qg20-1", "| Qg2 =0-1 end");
    check("39. Qd61-0", "| Qd6 =1-0 end");
    check("39. Qxh7#1-0", "| Qxh7# =1-0 end");
    check("(7... Nxg4 8. Rg1 f5. {x}) 8. e8=Q. Kf7+. *", "| ( Nxg4 Rg1 f5 {x} ) e8=Q Kf7+ =* end");
    check("3. exd6e.p. Nf3 +.", "| exd6e.p. Nf3 + end");
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    check("1. e4 }\n, e5 *", "| e4 !1:6:} !2:8:, e5 =* end");
    check("1. e4 {open\n\n[Event \"x\"]\n\n1. d4 *", "| e4 !1:6:{open end Event=x | d4 =* end");
    check("1. e4 (1. d4 *", "| e4 ( d4 =* !1:14: end");
    check("1. e4 $300 ??? *", "| e4 !1:6:$300 !1:11:??? =* end");
    check("[A b]\n1. e4 *", "!1:0:[A b] | e4 =* end");
    check("[A \"b\"])\n[C \"d\"] $1\n\n1. e4 *", "A=b !1:7:) C=d $1 | e4 =* end");
    // A sign among the tags does not end them, nor does a word that is too long.
    check(
        "[A \"b\"]=\n[C \"d\"] + N (=)\n[E \"f\"]\n\n1. e4 *",
        "A=b $10 C=d + $146 (=) E=f | e4 =* end",
    );
    check("1. e4) *", "| e4 !1:5:) =* end");
    check("1. e4 * e5\n", "| e4 =* !1:8:e5 end");
    let long = "x".repeat(300);
    let told = events(format!("1. e4 {long} e5 *").as_bytes());
    assert_eq!(told[2], format!("!1:6:{}", &long[..60]));
    assert_eq!(told[3..], ["e5", "=*", "end"]);
}

#[test]
fn a_message_has_one_short_line() {
    let text = format!("1. e4 {{a\n\u{1b}[2J{}", "ż".repeat(100));
    let mut reader = Reader::new(text.as_bytes());
    let mut messages = Vec::new();
    while let Some(item) = reader.next_item().expect("memory is readable") {
        if let Event::Trouble(trouble) = item.event {
            messages.push(trouble.to_string());
        }
    }
    let shown = format!("{{a  [2J{}…", "ż".repeat(53));
    assert_eq!(messages, [format!("line 1, byte 6: the comment is not closed: `{shown}`")]);
}

#[test]
fn times_and_evaluations_are_found_in_comments() {
    let text = b"1. e4 {[%clk 1:30:58] [%emt 0:00:02.5]} e5 {[%eval #-3] mate} *";
    let mut reader = Reader::new(text);
    let mut found = Vec::new();
    while let Some(item) = reader.next_item().expect("memory is readable") {
        if let Event::Comment(comment) = item.event {
            let (clock, elapsed) = (comment.clock(), comment.elapsed());
            found.push((clock, elapsed, comment.evaluation(), comment.prose()));
        }
    }
    let (clock, elapsed) = (Duration::from_secs(5458), Duration::from_millis(2500));
    assert_eq!(found[0], (Some(clock), Some(elapsed), None, String::new()));
    assert_eq!(found[1], (None, None, Some(Evaluation::Mate(-3)), "mate".to_owned()));
}

#[test]
fn what_is_too_long_is_so_in_memory_as_well() {
    for len in LONGEST_TOKEN - 9..LONGEST_TOKEN + 3 {
        let text = format!("[Event \"x\"]\n[FEN \"{}\"]\n\n1. e4 *", "x".repeat(len));
        let mut whole = Reader::new(text.as_bytes());
        let mut pieces = Reader::from_read(text.as_bytes());
        while let Some(item) = whole.next_item().expect("memory is readable") {
            // Not compared by `assert_eq`, which would print it all.
            assert!(Some(item) == pieces.next_item().expect("memory is readable"), "{len}");
        }
    }
}

/// After a move, numbers and white space are skipped by a fast path; reading byte by byte does not
/// use it.
#[test]
fn whatever_stands_between_moves_is_read_the_same_fast_and_slowly() {
    const PARTS: [&[u8]; 10] =
        [b"1", b"0", b".", b" ", b"\n", b"\r", b"e5", b"-", b"(", b"\xc2\xa0"];
    for number in 0..PARTS.len().pow(5) {
        let digits = (0..5).map(|place| number / PARTS.len().pow(place) % PARTS.len());
        let between: Vec<_> = digits.flat_map(|digit| PARTS[digit]).copied().collect();
        let text = [b"1. e4 ", between.as_slice(), b"Nf3 Nc6 Bb5 a6 *"].concat();
        let mut fast = Reader::new(&text);
        let mut slow = Reader::with_buffer(Dripping(&text), 1);
        while let Some(item) = fast.next_item().expect("memory is readable") {
            let other = slow.next_item().expect("memory is readable");
            assert_eq!(Some(item), other, "{:?}", text.escape_ascii().to_string());
        }
    }
}
