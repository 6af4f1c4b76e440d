//! What arbiters decide and put right, and what an appeals committee makes of it.

use serde_json::json;

use crate::client::Hall;

/// The messages a role was told last.
async fn last_told(
    hall: &Hall,
    board: &crate::client::Board,
    role: &str,
    count: usize,
) -> Vec<String> {
    let told = hall.told(board, role).await;
    told[told.len().saturating_sub(count)..].to_vec()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_and_the_clocks_are_put_right() {
    let hall = Hall::open().await;
    let start = json!({ "position": "4r2k/8/8/8/8/8/4R2P/4K3 w - - 0 1" });
    let board =
        hall.board(json!({ "control": "90m", "observer": "arbiter", "start": start })).await;
    hall.play(
        &board,
        &[
            "arbiter-1 starts",
            "white completes h2h3",
            "black completes h8g8",
            "white completes e2d2",
            "black completes g8f8",
        ],
    )
    .await;
    // Nobody but the arbiter is told that the rook was pinned.
    assert_eq!(last_told(&hall, &board, "white", 1).await, [] as [&str; 0]);
    let told = hall.told(&board, "arbiter-1").await;
    assert!(told.iter().any(|line| line.ends_with("[7.5.1]")), "{told:?}");
    hall.play(&board, &["arbiter-1 notices White's move 2"]).await;
    let state = hall.state(&board, "arbiter-1").await;
    assert_eq!(state["standing"], "4r1k1/8/8/8/8/7P/4R3/4K3 w - - 1 2");
    assert_eq!(state["board"], "4r1k1/8/8/8/8/7P/4R3/4K3");
    assert_eq!(state["illegal_moves"], json!({ "white": 1, "black": 0 }));
    let choices: Vec<&str> = state["questions"][0]["choices"]
        .as_array()
        .expect("choices")
        .iter()
        .map(|choice| choice["act"].as_str().expect("an act"))
        .collect();
    assert_eq!(choices, ["decides the clocks stay", "decides the clocks as they were"]);
    hall.play(&board, &["arbiter-1 sets clock White 1:26:00, Black 1:27:00, move 2"]).await;
    let state = hall.state(&board, "black").await;
    assert_eq!(state["clocks"]["black_ms"], 87 * 60_000);
    let told = hall.told(&board, "black").await;
    assert!(told.contains(&"ruling-position-restored [7.5.1]".to_owned()), "{told:?}");
    hall.play(&board, &["arbiter-1 resumes", "white completes e2e8"]).await;
    let moves = hall.state(&board, "white").await["moves"].clone();
    let moves: Vec<&str> =
        moves.as_array().expect("moves").iter().filter_map(|mv| mv["uci"].as_str()).collect();
    assert_eq!(moves, ["h2h3", "h8g8", "e2e8"], "what was struck is not in the line");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_appeal_is_taken_and_decided_by_the_committee_alone() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m" })).await;
    hall.play(&board, &["arbiter-1 starts", "arbiter-1 gives White the loss"]).await;
    assert_eq!(hall.state(&board, "white").await["outcome"]["score"], "0-1");
    hall.play(
        &board,
        &["white signs 0-1", "black signs 0-1", "white appeals because there was no reason"],
    )
    .await;
    for role in ["arbiter-1", "organiser", "white", "black"] {
        hall.act(&board, role, "upholds the appeal: 1/2-1/2").await.refused(403, "not-your-role");
    }
    assert_eq!(hall.state(&board, "white").await["outcome"]["score"], "0-1", "not before then");
    hall.play(&board, &["appeals upholds the appeal: 1/2-1/2"]).await;
    assert_eq!(hall.state(&board, "spectator").await["outcome"]["score"], "1/2-1/2");
    let pgn = hall.get(&format!("/api/games/{}/pgn", board.game), board.token("white")).await;
    assert!(pgn.text.contains("[Termination \"adjudication\"]"), "{}", pgn.text);

    let board = hall.board(json!({ "control": "90m" })).await;
    hall.play(&board, &["arbiter-1 starts", "arbiter-1 gives Black the loss", "black appeals"])
        .await;
    hall.play(&board, &["appeals rejects the appeal"]).await;
    assert_eq!(hall.state(&board, "black").await["outcome"]["score"], "1-0");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_penalty_and_an_incident() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m" })).await;
    hall.play(
        &board,
        &[
            "arbiter-1 starts",
            "arbiter-1 interrupts",
            "arbiter-1 records \"a telephone rang\"",
            "arbiter-1 gives White 2:00 to the opponent",
        ],
    )
    .await;
    let state = hall.state(&board, "white").await;
    assert_eq!(state["clocks"]["black_ms"], 92 * 60_000);
    let views = hall.get(&format!("/api/games/{}/views", board.game), board.token("white")).await;
    assert!(
        !views.text.contains("telephone"),
        "what the arbiter wrote down is the arbiter's: {}",
        views.text
    );
}

/// Wrong claims cost time, a right one ends the game; and of illegal moves.
#[tokio::test(flavor = "multi_thread")]
async fn claims_that_the_arbiter_judges() {
    let hall = Hall::open().await;
    let start = json!({ "position": "7k/8/8/8/8/8/R7/K7 w - - 99 80" });
    let board = hall.board(json!({ "control": "90m", "start": start })).await;
    hall.play(&board, &["arbiter-1 starts", "white claims fifty moves"]).await;
    assert_eq!(last_told(&hall, &board, "white", 2).await[1], "ruling-time-added [9.5.3]");
    hall.play(&board, &["white completes a2b2", "black claims fifty moves"]).await;
    let state = hall.state(&board, "black").await;
    assert_eq!(state["outcome"]["score"], "1/2-1/2", "{state}");

    let blitz = json!({ "control": "5m", "class": "blitz", "supervision": "limited" });
    let board = hall.board(blitz).await;
    hall.play(&board, &["arbiter-1 starts", "white completes e2e5", "black claims illegal move"])
        .await;
    let state = hall.state(&board, "arbiter-1").await;
    assert_eq!(state["illegal_moves"]["white"], 1, "{state}");
    assert_eq!(state["standing"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

#[tokio::test(flavor = "multi_thread")]
async fn castling_in_chess960() {
    let hall = Hall::open().await;
    let first_rank = |number: u16| {
        let start = jadoube_chess::chess960::start(number).expect("0 to 959");
        jadoube_chess::Fen::from(start.setup()).to_string().starts_with("rqbnkbnr/")
    };
    let number = (0..960).find(|&number| first_rank(number)).expect("a number");
    let board = hall.board(json!({ "start": { "chess960": number } })).await;
    hall.play(
        &board,
        &[
            "white completes g1f3",
            "black completes g8f6",
            "white completes g2g3",
            "black completes g7g6",
            "white completes f1g2",
            "black completes f8g7",
            // The king's square and the rook's.
            "white completes e1h1",
            "black completes e8h8",
            "white resigns",
        ],
    )
    .await;
    let state = hall.state(&board, "black").await;
    assert_eq!(state["board"], "rqbn1rk1/ppppppbp/5np1/8/8/5NP1/PPPPPPBP/RQBN1RK1");
    assert_eq!(state["outcome"]["score"], "0-1");
    let pgn = hall.get(&format!("/api/games/{}/pgn", board.game), board.token("black")).await;
    assert!(pgn.text.contains("3. Bg2 Bg7 4. O-O O-O 0-1"), "{}", pgn.text);
    let fen = "[FEN \"rqbnkbnr/pppppppp/8/8/8/8/PPPPPPPP/RQBNKBNR w KQkq - 0 1\"]";
    assert!(pgn.text.contains("[SetUp \"1\"]") && pgn.text.contains(fen), "{}", pgn.text);
}
