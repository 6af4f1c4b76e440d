//! Creation takes no text and no list without bounds, and a link makes no links without end.

use jadoube_notation::Language;
use reqwest::Method;
use serde_json::{Value, json};

use crate::client::{Board, Hall};
use crate::openapi;

const DAY_MS: u64 = 86_400_000;

/// A game and a competition with this in a field; each is refused, or made.
async fn all_ways(hall: &Hall, regulations: Value) -> Vec<(&'static str, crate::client::Answer)> {
    let creation = json!({ "regulations": regulations });
    let mut answers = Vec::new();
    for (path, new) in [
        ("/api/games", json!({ "regulations": regulations })),
        ("/api/games", json!({ "creation": creation })),
        ("/api/competitions", json!({ "name": "Open", "regulations": regulations })),
    ] {
        answers.push((path, hall.post(path, "", new).await));
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn names_have_only_letters_that_show() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let links = format!("/api/competitions/{}/links", board.competition);
    let games = format!("/api/competitions/{}/games", board.competition);
    let organiser = board.token("organiser");
    let wrong = [
        "a\nb",
        "a\tb",
        "a\u{1b}[31mb",
        "a\u{7f}b",
        "a\u{85}b",
        "a\u{2028}b",
        "a\u{202e}b",
        "a\u{202a}b",
        "a\u{2066}b",
        "a\u{feff}b",
        "a\u{2069}b",
    ];
    let long = "x".repeat(201);
    for text in wrong.into_iter().chain([long.as_str()]) {
        for (path, token, field, new) in [
            ("/api/games", "", "white", json!({ "white": text })),
            ("/api/games", "", "black", json!({ "black": text })),
            ("/api/games", "", "round", json!({ "round": text })),
            (&*games, organiser, "white", json!({ "white": text })),
            ("/api/competitions", "", "name", json!({ "name": text })),
            ("/api/competitions", "", "site", json!({ "name": "", "site": text })),
            (
                "/api/competitions",
                "",
                "arbiters[1]",
                json!({ "name": "", "arbiters": ["Eva", text] }),
            ),
            (&*links, organiser, "name", json!({ "role": "spectator", "name": text })),
        ] {
            let refused = hall.post(path, token, new).await.refused(400, "bad-request");
            let detail = refused["detail"].as_str().expect("words");
            assert!(detail.contains(&format!("`{field}`")), "{path} {text:?}: {detail}");
        }
    }
    let hebrew = "דנה \u{200f}(Dana)";
    for text in ["Łucja Żółć", "Nguyễn Thị 🙂", hebrew, &"ż".repeat(200), ""] {
        let new = json!({ "white": text, "black": format!("  {text}\n") });
        let made = hall.post("/api/games", "", new).await.ok();
        let named = |role: &str| {
            let all = made["links"].as_array().expect("links");
            all.iter().find(|link| link["role"] == role).expect("a link")["name"].clone()
        };
        assert_eq!((named("white"), named("black")), (json!(text), json!(text)), "without blanks");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_leaves_nothing() {
    let hall = Hall::open().await;
    hall.post("/api/games", "", json!({ "white": "a\nb" })).await.refused(400, "bad-request");
    hall.post("/api/games", "", json!({ "regulations": { "languages": ["en", "xx"] } }))
        .await
        .refused(400, "bad-request");
    let closed = hall.closed().await;
    assert!(closed.holds(b"CREATE TABLE"), "the files are those of the store");
    assert!(!closed.holds(b"organiser"), "links into a competition without a game");
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_and_texts_of_the_regulations_are_bounded() {
    let hall = Hall::open().await;
    let many = |side: &str| vec![side.to_owned(); 3];
    for wrong in [
        json!({ "languages": ["x".repeat(200_000), "en"] }),
        json!({ "languages": ["en", "English"] }),
        json!({ "languages": ["en", ""] }),
        json!({ "visually_disabled": many("white") }),
        json!({ "hearing_impaired": many("black") }),
        json!({ "assistants": many("white") }),
        json!({ "disabled": many("black") }),
    ] {
        for (path, answer) in all_ways(&hall, wrong.clone()).await {
            let refused = answer.refused(400, "bad-request");
            let field = wrong.as_object().and_then(|fields| fields.keys().next()).expect("a field");
            let detail = refused["detail"].as_str().expect("words");
            assert!(detail.contains(field) && detail.len() < 400, "{path} {field}: {detail}");
        }
    }
    for right in [
        json!({ "languages": ["pl", "sk"] }),
        json!({ "visually_disabled": ["white", "black"] }),
        // However often a duty is named, it is kept once.
        json!({ "assistants": ["white"], "assistant_duties": [vec!["moves"; 9000], []] }),
    ] {
        for (path, answer) in all_ways(&hall, right.clone()).await {
            assert_eq!(answer.status, 201, "{path} {right}: {}", answer.text);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_are_such_as_a_clock_shows_and_a_spectator_waits() {
    let hall = Hall::open().await;
    for (ms, status) in [(0_i64, 201), (9_999 * 3_600_000, 201), (35_996_400_001, 400), (-1, 400)] {
        let clock =
            json!({ "white_ms": ms, "black_ms": null, "move_number": null, "running": null });
        let creation = json!({ "regulations": { "control": "90m" }, "clock": clock });
        let answer = hall.post("/api/games", "", json!({ "creation": creation })).await;
        assert_eq!(answer.status.as_u16(), status, "{ms}: {}", answer.text);
    }
    for (ms, status) in [(DAY_MS, 201), (DAY_MS + 1, 400)] {
        let new = json!({ "name": "Open", "spectator_delay_ms": ms });
        let answer = hall.post("/api/competitions", "", new).await;
        assert_eq!(answer.status.as_u16(), status, "{ms}: {}", answer.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_stored_is_bounded_as_a_whole() {
    let hall = Hall::open().await;
    let arbiters = |count: usize, letters: usize| vec!["ż".repeat(letters); count];
    for (count, letters, status) in [(200, 20, 201), (201, 1, 400), (200, 200, 400), (30, 200, 201)]
    {
        let new = json!({ "name": "Open", "arbiters": arbiters(count, letters) });
        let answer = hall.post("/api/competitions", "", new).await;
        assert_eq!(answer.status.as_u16(), status, "{count} x {letters}: {}", answer.text);
    }
}

async fn new_link(hall: &Hall, board: &Board, by: &str, new: Value) -> crate::client::Answer {
    hall.post(&format!("/api/competitions/{}/links", board.competition), by, new).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_makes_sixty_links_a_minute() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let by = board.token("arbiter-1");
    let mut made = 0;
    let refused = loop {
        let answer = new_link(&hall, &board, by, json!({ "role": "spectator" })).await;
        if answer.status != 201 {
            break answer;
        }
        made += 1;
        assert!(made < 1_000, "no end of links");
    };
    refused.refused(429, "too-many");
    assert!(made >= 60, "{made}");
    let other = board.token("organiser");
    assert_eq!(new_link(&hall, &board, other, json!({ "role": "spectator" })).await.status, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_has_so_many_links_and_no_more() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let new = json!({ "role": "spectator", "game": board.game });
    let mut made: Vec<Value> = Vec::new();
    // Five were made with the game, and no link makes more than sixty at once.
    for role in ["organiser", "arbiter-1"] {
        for _ in 0..60 {
            let answer = new_link(&hall, &board, board.token(role), new.clone()).await;
            if answer.status == 201 {
                made.push(answer.body);
            } else {
                let refused = answer.refused(409, "too-many-links");
                assert!(refused["detail"].as_str().expect("words").contains("revoke"), "{refused}");
            }
        }
    }
    assert_eq!(made.len(), 95);
    let link = made[0]["link"].as_str().expect("a name");
    let path = format!("/api/competitions/{}/links/{link}", board.competition);
    hall.ask(Method::DELETE, &path, board.token("organiser"), None).await.ok();
    // One that no longer counts makes room; a link that has not made any yet may fill it.
    let third = made_by(&hall, &board).await;
    assert_eq!(new_link(&hall, &board, &third, new.clone()).await.status, 201);
    new_link(&hall, &board, &third, new).await.refused(409, "too-many-links");
}

/// The secret of a new arbiter, put into the store past the server.
async fn made_by(hall: &Hall, board: &Board) -> String {
    use jadoube_server::{LinkRole, Secret};
    use jadoube_store::Store;
    let secret = Secret::random();
    let token = secret.token(&board.competition, None, LinkRole::Arbiter(2), "", 0);
    hall.store().await.add_token(&token).await.expect("stored");
    secret.text().to_owned()
}

/// The document names the languages that there are.
#[test]
fn the_document_knows_the_languages() {
    for language in Language::all() {
        openapi::check_schema("NewRegulations", &json!({ "languages": [language.code(), "en"] }));
    }
}
