//! Whole games over the interface, as clients play them.

use serde_json::json;

use crate::client::Hall;

const FOOLS_MATE: [&str; 4] = [
    "white completes f2f3",
    "black completes e7e5",
    "white completes g2g4",
    "black completes d8h4",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_game_to_mate() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m, +30s" })).await;
    hall.play(&board, &["arbiter-1 starts"]).await;
    hall.play(&board, &FOOLS_MATE).await;
    let state = hall.state(&board, "spectator").await;
    assert_eq!(state["over"], true);
    assert_eq!(state["outcome"]["score"], "0-1");
    assert_eq!(state["moves"][3]["san"], "Qh4#");
    let pgn = hall.get(&format!("/api/games/{}/pgn", board.game), board.token("spectator")).await;
    assert!(pgn.text.contains("1. f3 e5 2. g4 Qh4# 0-1"), "{}", pgn.text);
    assert!(pgn.text.contains("[White \"Ann\"]"), "{}", pgn.text);
    assert!(pgn.text.contains("[TimeControl \"5400+30\"]"), "{}", pgn.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn touch_move() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    hall.play(&board, &["white touches d2"]).await;
    let told = hall.told(&board, "arbiter-1").await;
    assert!(told.len() == 1 && told[0].ends_with("[4.3.1]"), "{told:?}");
    assert!(
        hall.told(&board, "white").await.is_empty(),
        "that it binds would tell that it can move"
    );
    hall.play(&board, &["white plays e2e4", "black claims touch-move"]).await;
    let told = hall.told(&board, "white").await;
    assert!(told.iter().any(|line| line.contains("ruling-position-restored")), "{told:?}");
}

/// Two minutes and then the game in standard play, one minute in rapid and blitz (2023).
#[tokio::test(flavor = "multi_thread")]
async fn two_illegal_moves_lose_in_each_class() {
    let hall = Hall::open().await;
    for (class, control, ms) in
        [("standard", "90m", 5_520_000), ("rapid", "15m", 960_000), ("blitz", "5m", 360_000)]
    {
        let regulations = json!({ "class": class, "control": control, "supervision": "full", "observer": "engine", "blitz_full_minutes": 1 });
        let board = hall.board(regulations).await;
        hall.play(&board, &["arbiter-1 starts", "white plays e2e5", "white presses"]).await;
        let state = hall.state(&board, "white").await;
        assert_eq!(state["clocks"]["black_ms"], ms, "{class}");
        assert_eq!(state["over"], false, "{class}");
        hall.play(&board, &["white plays e2e5", "white presses"]).await;
        let state = hall.state(&board, "white").await;
        assert_eq!(state["outcome"]["score"], "0-1", "{class}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn claims_right_and_wrong() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m" })).await;
    hall.play(&board, &["arbiter-1 starts", "white claims threefold"]).await;
    let told = hall.told(&board, "black").await;
    assert!(told.iter().any(|line| line.starts_with("ruling-claim-rejected")), "{told:?}");
    assert!(told.contains(&"ruling-time-added [9.5.3]".to_owned()), "{told:?}");
    let shuffle = [
        "white completes g1f3",
        "black completes g8f6",
        "white completes f3g1",
        "black completes f6g8",
        "white completes g1f3",
        "black completes g8f6",
        "white completes f3g1",
        "black completes f6g8",
    ];
    hall.play(&board, &shuffle).await;
    hall.play(&board, &["white claims threefold"]).await;
    assert_eq!(hall.state(&board, "white").await["outcome"]["score"], "1/2-1/2");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_by_itself() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "1s", "class": "blitz", "supervision": "full", "observer": "engine" })).await;
    hall.play(&board, &["arbiter-1 starts"]).await;
    let state = hall.state_at_the_end(&board, "black").await;
    assert_eq!(state["outcome"]["score"], "0-1", "{state}");
    let views = hall
        .get(&format!("/api/games/{}/views?since=0", board.game), board.token("black"))
        .await
        .ok();
    let fell = views["views"]
        .as_array()
        .expect("views")
        .iter()
        .filter(|view| view["act"] == "flag of White falls");
    let at: Vec<i64> = fell.map(|view| view["at"].as_i64().expect("a time")).collect();
    assert_eq!(at.len(), 1, "a flag falls once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_against_a_side_that_cannot_mate_draws() {
    let hall = Hall::open().await;
    let start = json!({ "position": "8/8/4k3/8/8/8/4P3/4K3 w - - 0 1" });
    let board = hall
        .board(json!({ "control": "1s", "class": "blitz", "supervision": "full", "observer": "engine", "start": start }))
        .await;
    hall.play(&board, &["arbiter-1 starts"]).await;
    let state = hall.state_at_the_end(&board, "white").await;
    assert_eq!(state["outcome"]["score"], "1/2-1/2", "{state}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_chess960() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "start": { "chess960": 0 } })).await;
    let state = hall.state(&board, "white").await;
    assert_eq!(state["board"], "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR");
    hall.play(&board, &["white completes g2g4"]).await;
    let path = format!("/api/games/{}/pgn", board.game);
    hall.get(&path, board.token("white")).await.refused(403, "not-your-role");
    let pgn = hall.get(&path, board.token("spectator")).await;
    assert!(pgn.text.contains("[Variant \"Chess960\"]"), "{}", pgn.text);
}

/// The game as a case reads back and passes.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_as_a_case() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m, +30s" })).await;
    hall.play(
        &board,
        &["arbiter-1 starts", "white plays e2e5", "white presses", "white completes e2e4"],
    )
    .await;
    let case = hall.get(&format!("/api/games/{}/case", board.game), board.token("arbiter-1")).await;
    let page = jadoube_cases::Page::read("game.md", case.text).expect("a page");
    for played in page.cases[0].play_all(&page) {
        assert!(played.troubles.is_empty(), "{:?}", played.troubles);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_act_sent_twice_is_done_once() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let first = hall.act_with_id(&board, "white", "completes e2e4", "one").await.ok();
    let again = hall.act_with_id(&board, "white", "completes e2e4", "one").await.ok();
    assert_eq!(first["done"][0]["again"], false);
    assert_eq!(again["done"][0]["again"], true);
    assert_eq!(first["done"][0]["views"], again["done"][0]["views"]);
    assert_eq!(hall.state(&board, "white").await["moves"].as_array().expect("moves").len(), 1);
    // After the server was started again too.
    let hall = hall.reopened().await;
    let again = hall.act_with_id(&board, "white", "completes e2e4", "one").await.ok();
    assert_eq!(again["done"][0]["again"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_batch_stops_at_what_is_refused() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let acts = json!([
        { "id": "1", "act": "plays e2e4" },
        { "id": "2", "act": "dances" },
        { "id": "3", "act": "presses" },
    ]);
    let path = format!("/api/games/{}/acts", board.game);
    let answer = hall.post(&path, board.token("white"), acts).await.ok();
    assert_eq!(answer["done"].as_array().expect("acts").len(), 1);
    assert_eq!(answer["refused"]["code"], "unknown-act");
    assert_eq!(answer["refused"]["act"], "2");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_control_in_text_is_told_with_its_class() {
    let hall = Hall::open().await;
    for (text, class) in [
        ("90m/40%20%2B%2030m,%20%2B30s", "standard"),
        ("15m,%20%2B10s", "rapid"),
        ("blitz-5-3", "blitz"),
    ] {
        let told = hall.get(&format!("/api/control?text={text}"), "").await.ok();
        assert_eq!(told["class"], class, "{text}");
    }
    let refused = hall.get("/api/control?text=5%20elephants", "").await.refused(400, "bad-request");
    assert!(
        refused["detail"].as_str().expect("words").contains("a unit after the number"),
        "{refused}"
    );
}
