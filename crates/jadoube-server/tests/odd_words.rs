//! Whatever is said over the interface, the game can be told as a case for ever after.

use jadoube_cases::Page;
use serde_json::{Value, json};

use crate::client::Hall;

const ODD: [&str; 8] = [
    "a\nb",
    "a\r\nb",
    "tab\tand \u{1b}[31m",
    "\u{2028}\u{202e}",
    "```\n== not over",
    "\\",
    "C:\\new\\table",
    "🙂 ż",
];

/// As a client writes a text in quotation marks.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[tokio::test(flavor = "multi_thread")]
async fn odd_words_do_not_close_the_case() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m", "adjournment": true })).await;
    hall.play(&board, &["arbiter-1 starts"]).await;
    let mut said = Vec::new();
    for odd in ODD.into_iter().chain(["he said \"check\"", "\""]) {
        for (role, act) in [
            ("white", format!("says {}", quoted(odd))),
            ("white", format!("offers a draw if {}", quoted(odd))),
            ("white", format!("claims threefold writing {}", quoted(odd))),
            ("black", format!("tells the arbiter {}", quoted(odd))),
            ("black", format!("stops the clock because {odd}")),
            ("black", format!("stops the clock because {}", quoted(odd))),
            ("black", format!("asks whether {} is allowed", quoted(odd))),
            ("arbiter-1", format!("records {}", quoted(odd))),
            ("arbiter-1", format!("records Black does {}", quoted(odd))),
            ("arbiter-1", format!("records a disturbance {}", quoted(odd))),
            ("arbiter-1", format!("writes on the envelope: the names {}", quoted(odd))),
        ] {
            hall.act(&board, role, &act).await.ok();
        }
        said.push(odd);
    }
    let case = hall.get(&format!("/api/games/{}/case", board.game), board.token("arbiter-1")).await;
    assert_eq!(case.status, 200, "{}", case.text);
    let page = Page::read("game.md", case.text).expect("a page");
    for played in page.cases[0].play_all(&page) {
        assert!(played.troubles.is_empty(), "{:?}", played.troubles);
    }
    let views =
        hall.get(&format!("/api/games/{}/views", board.game), board.token("arbiter-1")).await;
    let views = views.ok();
    let told: Vec<&Value> = views["views"].as_array().expect("views").iter().collect();
    for odd in said {
        let event = json!({ "said": { "text": odd } });
        assert!(told.iter().any(|view| view["event"] == event), "{odd:?} was said");
    }
}
