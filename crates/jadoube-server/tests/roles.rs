//! Nobody sees or does what is not theirs.

use reqwest::Method;
use serde_json::json;

use crate::client::{Hall, new_id};

const ROLES: [&str; 8] = [
    "organiser",
    "arbiter-1",
    "appeals",
    "white",
    "black",
    "white-assistant",
    "black-assistant",
    "spectator",
];

#[tokio::test(flavor = "multi_thread")]
async fn a_link_opens_its_own_game_alone() {
    let hall = Hall::open().await;
    let (ours, theirs) = (hall.board(json!({})).await, hall.board(json!({})).await);
    for what in ["state", "views", "pgn", "case", "record"] {
        let path = format!("/api/games/{}/{what}", theirs.game);
        for role in ROLES {
            hall.get(&path, ours.token(role)).await.refused(403, "not-your-role");
        }
        hall.get(&path, "").await.refused(401, "no-valid-link");
        hall.get(&path, "guessed").await.refused(401, "no-valid-link");
        hall.get(&format!("/api/games/none/{what}"), ours.token("white"))
            .await
            .refused(404, "not-found");
    }
    let competition = format!("/api/competitions/{}", theirs.competition);
    for what in ["", "/links", "/pgn"] {
        for role in ROLES {
            hall.get(&format!("{competition}{what}"), ours.token(role))
                .await
                .refused(403, "not-your-role");
        }
    }
    hall.post(&format!("{competition}/games"), ours.token("organiser"), json!({}))
        .await
        .refused(403, "not-your-role");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_role_may_not_see_is_not_sent() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "observer": "arbiter", "recording": "players" })).await;
    hall.play(&board, &["white plays e2e5", "white presses", "white writes \"e5\""]).await;
    for role in ["white", "black", "spectator"] {
        let state = hall.state(&board, role).await;
        for hidden in [
            "questions",
            "can_mate",
            "illegal_moves",
            "quiet_plies",
            "occurrences",
            "standing",
            "sheets",
        ] {
            assert!(state.get(hidden).is_none(), "{role} sees {hidden}");
        }
        let views =
            hall.get(&format!("/api/games/{}/views", board.game), board.token(role)).await.text;
        assert!(!views.contains("illegal"), "{role} is told: {views}");
        assert_eq!(views.contains("writes"), role == "white", "{role}: a sheet is its player's");
    }
    let told =
        hall.get(&format!("/api/games/{}/views", board.game), board.token("arbiter-1")).await.text;
    assert!(told.contains("illegal"), "{told}");
    for what in ["case", "record"] {
        for role in ["white", "black", "white-assistant", "black-assistant", "spectator"] {
            let path = format!("/api/games/{}/{what}", board.game);
            hall.get(&path, board.token(role)).await.refused(403, "not-your-role");
        }
    }
}

/// Until the clock is pressed, a legal and an illegal move look alike but for where the piece stands.
#[tokio::test(flavor = "multi_thread")]
async fn the_state_does_not_tell_whether_a_move_is_legal() {
    let hall = Hall::open().await;
    let mut states = Vec::new();
    for to in ["e4", "e5"] {
        let board = hall.board(json!({})).await;
        hall.play(
            &board,
            &["white offers a draw", &format!("white plays e2{to}"), "black touches e7"],
        )
        .await;
        let mut state = hall.state(&board, "black").await;
        for own in ["game", "competition", "board", "at", "utc"] {
            state[own] = json!(null);
        }
        states.push(state);
    }
    assert_eq!(states[0], states[1]);
}

/// The same holds for the game as PGN, for one that looks on; the arbiter gets all of it.
#[tokio::test(flavor = "multi_thread")]
async fn the_pgn_of_a_game_does_not_tell_whether_a_move_is_legal() {
    let hall = Hall::open().await;
    let mut games = Vec::new();
    for (last, told) in [
        ("plays g1f3", ""),
        ("plays g1g3", ""),
        ("completes g1f3", " 2. Ng1f3"),
        ("completes g1g3", " 2. Ng1g3"),
    ] {
        let board = hall.board(json!({ "observer": "arbiter" })).await;
        let last_act = format!("white {last}");
        hall.play(&board, &["white completes e2e4", "black completes e7e5", &last_act]).await;
        let path = format!("/api/games/{}/pgn", board.game);
        let pgn = hall.get(&path, board.token("spectator")).await.text;
        assert!(pgn.ends_with(&format!("\n\n1. e2e4 e7e5{told} *\n\n")), "{last}: {pgn}");
        // As many moves as everybody is told of otherwise.
        let moves = hall.state(&board, "spectator").await["moves"].as_array().map(Vec::len);
        assert_eq!(moves, Some(if told.is_empty() { 2 } else { 3 }), "{last}");
        let feed = format!("/api/competitions/{}/pgn", board.competition);
        let secret = competition_spectator(&hall, &board).await;
        assert_eq!(hall.get(&feed, &secret).await.text, pgn);
        let all = hall.get(&path, board.token("arbiter-1")).await.text;
        assert!(all.contains("JadoubeHead") && all.contains("1. e4 e5"), "{last}: {all}");
        // Something that only the arbiter is told changes nothing for the others.
        hall.play(&board, &["arbiter-1 records \"noise\""]).await;
        assert_eq!(hall.get(&path, board.token("spectator")).await.text, pgn);
        games.push(pgn);
    }
    assert_eq!(games[0], games[1], "a move that is not completed is not told");
    let as_legal = games[3].replace("Ng1g3", "Ng1f3");
    assert_eq!(games[2], as_legal, "nothing else tells an illegal move from a legal one");
}

/// The link of those who look on at the whole competition.
async fn competition_spectator(hall: &Hall, board: &crate::client::Board) -> String {
    let links = format!("/api/competitions/{}/links", board.competition);
    let new = json!({ "role": "spectator" });
    let made = hall.post(&links, board.token("organiser"), new).await.ok();
    made["token"].as_str().expect("a secret").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn links_are_renewed_and_revoked() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let links = format!("/api/competitions/{}/links", board.competition);
    for role in ["white", "spectator", "appeals"] {
        hall.get(&links, board.token(role)).await.refused(403, "not-your-role");
    }
    let listed = hall.get(&links, board.token("arbiter-1")).await;
    assert!(!listed.text.contains(board.token("white")), "secrets are not listed");
    let listed = listed.ok();
    let white =
        listed["links"].as_array().expect("links").iter().find(|link| link["role"] == "white");
    let name = white.expect("White's link")["link"].as_str().expect("a name").to_owned();
    let new = hall
        .post(
            &links,
            board.token("arbiter-1"),
            json!({ "role": "white", "game": board.game, "name": "Ann" }),
        )
        .await
        .ok();
    let path = format!("{links}/{name}");
    hall.ask(Method::DELETE, &path, board.token("arbiter-1"), None).await.ok();
    hall.act(&board, "white", "touches e2").await.refused(401, "no-valid-link");
    let acts = format!("/api/games/{}/acts", board.game);
    let act = json!([{ "id": new_id(), "act": "touches e2" }]);
    hall.post(&acts, new["token"].as_str().expect("a secret"), act).await.ok();
    hall.post(&links, board.token("organiser"), json!({ "role": "white" }))
        .await
        .refused(400, "bad-request");
    hall.post(&links, board.token("organiser"), json!({ "role": "queen" }))
        .await
        .refused(400, "bad-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn broken_requests_get_a_clear_answer() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let acts = format!("/api/games/{}/acts", board.game);
    let white = board.token("white");
    hall.post(&acts, white, json!({ "act": "touches e2" })).await.refused(400, "bad-request");
    hall.post(&acts, white, json!([{ "id": "", "act": "touches e2" }]))
        .await
        .refused(400, "bad-request");
    let refused = hall.act(&board, "white", "touches z9").await.refused(400, "unknown-act");
    assert!(refused["detail"].as_str().expect("words").contains("z9"), "{refused}");
    let long = "x".repeat(2000);
    hall.act(&board, "white", &format!("says \"{long}\"")).await.refused(400, "bad-request");
    let huge = json!({ "white": "x".repeat(300_000) });
    hall.post("/api/games", "", huge).await.refused(413, "too-large");
    hall.post("/api/games", "", json!({ "regulations": { "edition": "1066" } }))
        .await
        .refused(400, "bad-request");
    hall.get("/api/nothing", "").await.refused(404, "not-found");
    hall.ask(Method::DELETE, "/api/games", "", None).await.refused(405, "method-not-allowed");
}

/// Whatever is wrong with path and query is told as a problem, too.
#[tokio::test(flavor = "multi_thread")]
async fn broken_addresses_get_a_clear_answer() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let (white, game) = (board.token("white"), &board.game);
    for wrong in ["-1", "x", "4294967296", "1&since=2"] {
        let path = format!("/api/games/{game}/views?since={wrong}");
        hall.get(&path, white).await.refused(400, "bad-request");
    }
    for query in ["lang=", "lang=de", "lang=en&lang=pl", "edition=", "edition=2000"] {
        for path in ["laws", "laws/search", "laws/4.3"] {
            hall.get(&format!("/api/{path}?{query}"), "").await.refused(400, "bad-request");
        }
    }
    for path in ["/api/control", "/api/laws/cases", "/api/laws/cases?page=x"] {
        hall.get(path, "").await.refused(400, "bad-request");
    }
    for path in ["/api/games/%FF/state", "/api/laws/%FF"] {
        hall.get(path, white).await.refused(404, "not-found");
    }
    let live = [
        format!("/api/games/{game}/live"),
        format!("/api/competitions/{}/live", board.competition),
    ];
    for path in live {
        let refused = hall.get(&path, board.token("arbiter-1")).await.refused(400, "bad-request");
        assert!(refused["detail"].as_str().expect("words").contains("WebSocket"), "{refused}");
    }
}

/// Numbers and texts at their limits, as the document has them.
#[tokio::test(flavor = "multi_thread")]
async fn limits_are_as_the_document_tells() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let acts = format!("/api/games/{}/acts", board.game);
    let white = board.token("white");
    for (id, status) in [("ż".repeat(64), 200), ("ż".repeat(65), 400)] {
        let answer = hall.post(&acts, white, json!([{ "id": id, "act": "waits" }])).await;
        assert_eq!(answer.status.as_u16(), status, "{}", answer.text);
    }
    // A whole number may be written with a fraction of nothing: it is read, whoever the device is.
    let device = json!({ "id": "tablet", "seq": 1.0, "ago_ms": 0.0, "signature": "" });
    let act = json!([{ "id": new_id(), "act": "waits", "device": device }]);
    hall.post(&acts, white, act).await.refused(403, "unknown-device");
    let links = format!("/api/competitions/{}/links", board.competition);
    for (role, status) in [("arbiter-9999", 201), ("arbiter-10000", 400), ("arbiter-+1", 400)] {
        let answer = hall.post(&links, board.token("organiser"), json!({ "role": role })).await;
        assert_eq!(answer.status.as_u16(), status, "{role}: {}", answer.text);
    }
    for (number, status) in [(959, 201), (960, 400), (65_535, 400)] {
        let regulations = json!({ "start": { "chess960": number } });
        let creation = json!({ "regulations": regulations });
        for (path, new) in [
            ("/api/games", json!({ "regulations": regulations })),
            ("/api/games", json!({ "creation": creation })),
            ("/api/competitions", json!({ "name": "Open", "regulations": regulations })),
        ] {
            let answer = hall.post(path, "", new).await;
            assert_eq!(answer.status.as_u16(), status, "{path} {number}: {}", answer.text);
        }
    }
    for (delay, status) in
        [(json!(5.0), 201), (json!(0.5), 400), (json!(9_007_199_254_740_992_u64), 400)]
    {
        let new = json!({ "name": "Open", "spectator_delay_ms": delay });
        let answer = hall.post("/api/competitions", "", new).await;
        assert_eq!(answer.status.as_u16(), status, "{delay}: {}", answer.text);
    }
}
