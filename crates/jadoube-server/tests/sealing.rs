//! An adjourned game: what was sealed is in no copy of the database, and nobody opens it alone.

use jadoube_laws::{Bytes32, Envelope, Event, Locked};
use serde_json::{Value, json};

use crate::client::{Board, Hall, new_id};
use crate::open_links::{make, revoke, vouch};

/// Such as no key and no hash can hold by chance.
const SEALED: &str = "Bf1-b5";

const SPANISH: [&str; 5] = [
    "arbiter-1 starts",
    "white completes e2e4",
    "black completes e7e5",
    "white completes g1f3",
    "black completes b8c6",
];

async fn share(hall: &Hall, board: &Board, role: &str) -> String {
    let path = format!("/api/games/{}/share", board.game);
    let answer = hall.get(&path, board.token(role)).await.ok();
    answer["share"].as_str().expect("a share").to_owned()
}

async fn open(hall: &Hall, board: &Board, shares: [&str; 2]) -> crate::client::Answer {
    let act = json!([{ "id": new_id(), "act": "opens the envelope", "shares": shares }]);
    let path = format!("/api/games/{}/acts", board.game);
    hall.post(&path, board.token("arbiter-1"), act).await
}

/// What the record holds of the envelope.
async fn locked(hall: &Hall, board: &Board) -> Locked {
    let path = format!("/api/games/{}/record", board.game);
    let record = hall.get(&path, board.token("arbiter-1")).await.ok();
    let entries = record["entries"].as_array().expect("entries").iter();
    let events = entries.map(|entry| {
        let text = entry["text"].as_str().expect("text");
        serde_json::from_str::<Event>(text.lines().nth(1).expect("an event")).expect("an event")
    });
    let mut sealed = events.filter_map(|event| match event {
        Event::MoveSealed { envelope: Envelope::Locked(locked), .. } => Some(locked),
        Event::MoveSealed { envelope, .. } => panic!("{envelope:?} is not locked"),
        _ => None,
    });
    sealed.next_back().expect("an envelope")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_adjourned_and_resumed_by_arbiter_and_replier_together() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "2h/40 + 1h", "adjournment": true })).await;
    hall.play(&board, &SPANISH).await;
    hall.play(&board, &[&format!("white seals \"{SEALED}\"")]).await;
    let closed = hall.closed().await;
    assert!(closed.holds(b"move_sealed"), "the files are those of the store");
    assert!(!closed.holds(SEALED.as_bytes()), "the move is in the database");
    let hall = closed.opened().await;
    for role in ["white", "black", "arbiter-1", "organiser", "spectator"] {
        for what in ["views", "state"] {
            let path = format!("/api/games/{}/{what}", board.game);
            let text = hall.get(&path, board.token(role)).await.text;
            assert!(!text.contains(SEALED), "{role} is told: {text}");
        }
    }

    // Each holder has a share, and only those two do.
    let (arbiters, repliers) =
        (share(&hall, &board, "arbiter-1").await, share(&hall, &board, "black").await);
    let path = format!("/api/games/{}/share", board.game);
    for role in ["white", "organiser", "appeals", "black-assistant", "spectator"] {
        hall.get(&path, board.token(role)).await.refused(403, "not-your-role");
    }
    let closed = hall.closed().await;
    for share in [&arbiters, &repliers] {
        assert!(!closed.holds(share.as_bytes()), "a share is in the database");
        let bytes: Bytes32 = share.parse().expect("a share");
        assert!(!closed.holds(&bytes.0), "a share is in the database");
    }
    let hall = closed.opened().await;

    // Neither opens it alone, nor with anything from the record.
    let envelope = locked(&hall, &board).await;
    let zeros = Bytes32([0; 32]).to_string();
    let mut guesses = vec![zeros, envelope.commitment.to_string()];
    guesses.extend(envelope.shares.iter().map(|share| share.to.to_string()));
    guesses.extend([arbiters.clone(), repliers.clone()]);
    for (own, other) in [(&arbiters, &repliers), (&repliers, &arbiters)] {
        for guess in guesses.iter().filter(|guess| *guess != other) {
            open(&hall, &board, [own, guess]).await.refused(409, "wrong-shares");
        }
    }
    // Without shares the envelope stays closed, too.
    hall.play(&board, &["arbiter-1 opens the envelope"]).await;
    assert_eq!(hall.state(&board, "black").await["moves"].as_array().map(Vec::len), Some(4));

    open(&hall, &board, [&arbiters, &repliers]).await.ok();
    let state = hall.state(&board, "black").await;
    assert_eq!(state["moves"][4]["uci"], "f1b5", "{state}");
    assert_eq!(state["clocks"]["running"], "black", "{state}");
    hall.play(&board, &["black completes a7a6"]).await;
    // What was found is in the record, and anybody can hold it to what was sealed.
    let path = format!("/api/games/{}/case", board.game);
    let case = hall.get(&path, board.token("arbiter-1")).await.text;
    assert!(case.contains(&format!("opens the envelope reading \"{SEALED}\"")), "{case}");
    let page = jadoube_cases::Page::read("game.md", case).expect("a page");
    for played in page.cases[0].play_all(&page) {
        assert!(played.troubles.is_empty(), "{:?}", played.troubles);
    }
}

/// A renewed link of the replier has no share; the old one, if it still counts, has.
#[tokio::test(flavor = "multi_thread")]
async fn shares_are_bound_to_links() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "2h/40 + 1h", "adjournment": true })).await;
    let path = format!("/api/games/{}/share", board.game);
    hall.get(&path, board.token("arbiter-1")).await.refused(404, "not-found");
    hall.play(&board, &SPANISH).await;
    hall.play(&board, &["white seals \"O-O-O\""]).await;
    let links = format!("/api/competitions/{}/links", board.competition);
    let new = json!({ "role": "black", "game": board.game });
    let new: Value = hall.post(&links, board.token("arbiter-1"), new).await.ok();
    hall.get(&path, new["token"].as_str().expect("a secret")).await.refused(403, "not-your-role");
    let arbiters = share(&hall, &board, "arbiter-1").await;
    let repliers = share(&hall, &board, "black").await;
    open(&hall, &board, [&repliers, &arbiters]).await.ok();
    let state = hall.state(&board, "black").await;
    assert_eq!(state["outcome"]["score"], "0-1", "an illegal sealed move loses (I.8): {state}");
    let too_long = "x".repeat(64);
    let board = hall.board(json!({ "adjournment": true })).await;
    let act = format!("seals \"{too_long}\"");
    hall.act(&board, "white", &act).await.refused(400, "bad-request");
    let act = json!([{ "id": new_id(), "act": "resumes", "shares": [arbiters, repliers] }]);
    hall.post(&format!("/api/games/{}/acts", board.game), board.token("arbiter-1"), act)
        .await
        .refused(400, "bad-request");
}

/// The shares that the holder of a link has: of the arbiters, or of the replier.
async fn has_share(hall: &Hall, board: &Board, secret: &str) -> bool {
    hall.get(&format!("/api/games/{}/share", board.game), secret).await.status == 200
}

async fn adjournable(hall: &Hall) -> Board {
    let board = hall.board(json!({ "control": "2h/40 + 1h", "adjournment": true })).await;
    hall.play(&board, &SPANISH).await;
    board
}

/// An arbiter who makes a link of the replier before the sealing opens nothing.
#[tokio::test(flavor = "multi_thread")]
async fn an_arbiter_cannot_make_himself_a_second_holder() {
    let hall = Hall::open().await;
    let board = adjournable(&hall).await;
    let arbiter = board.token("arbiter-1");
    let own = make(&hall, &board, arbiter, "black").await;
    let second = make(&hall, &board, arbiter, "arbiter-2").await;
    let other = make(&hall, &board, &second, "black").await;
    for (by, link) in [(arbiter, &own), (&*second, &own), (arbiter, &other), (&*second, &other)] {
        vouch(&hall, &board, by, link).await.refused(403, "not-your-role");
    }
    hall.play(&board, &[&format!("white seals \"{SEALED}\"")]).await;
    assert!(
        has_share(&hall, &board, arbiter).await
            && has_share(&hall, &board, board.token("black")).await
    );
    for link in [&own, &second, &other] {
        assert!(!has_share(&hall, &board, link).await);
    }
    assert_eq!(locked(&hall, &board).await.shares.len(), 2);
    // What the arbiter can have opens nothing.
    let arbiters = share(&hall, &board, "arbiter-1").await;
    open(&hall, &board, [&arbiters, &arbiters]).await.refused(409, "wrong-shares");
}

/// Nor one who puts the player out and makes them a new link.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_in_place_of_the_players_own_needs_a_second_word() {
    let hall = Hall::open().await;
    let board = adjournable(&hall).await;
    let (arbiter, organiser) = (board.token("arbiter-1"), board.token("organiser"));
    revoke(&hall, &board, arbiter, board.token("black")).await.ok();
    let renewed = make(&hall, &board, arbiter, "black").await;
    let seals = format!("seals \"{SEALED}\"");
    let refused = hall.act(&board, "white", &seals).await.refused(409, "no-trusted-link");
    let detail = refused["detail"].as_str().expect("words");
    assert!(detail.contains("Black") && detail.contains("/vouch"), "{detail}");
    assert!(hall.state(&board, "white").await["clocks"]["running"] == "white", "nothing was done");
    vouch(&hall, &board, arbiter, &renewed).await.refused(403, "not-your-role");
    vouch(&hall, &board, organiser, &renewed).await.ok();
    hall.act(&board, "white", &seals).await.ok();
    assert!(has_share(&hall, &board, &renewed).await);
    let shares = [share(&hall, &board, "arbiter-1").await, share_of(&hall, &board, &renewed).await];
    open(&hall, &board, [&shares[0], &shares[1]]).await.ok();
    assert_eq!(hall.state(&board, "white").await["moves"][4]["uci"], "f1b5");
}

async fn share_of(hall: &Hall, board: &Board, secret: &str) -> String {
    let answer = hall.get(&format!("/api/games/{}/share", board.game), secret).await.ok();
    answer["share"].as_str().expect("a share").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_vouches_for_his_second_link_opens_by_either() {
    let hall = Hall::open().await;
    let board = adjournable(&hall).await;
    let second = make(&hall, &board, board.token("arbiter-1"), "black").await;
    vouch(&hall, &board, board.token("black"), &second).await.ok();
    hall.play(&board, &[&format!("white seals \"{SEALED}\"")]).await;
    let (one, other) =
        (share(&hall, &board, "black").await, share_of(&hall, &board, &second).await);
    assert_eq!(one, other);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arbiter_who_came_later_needs_two() {
    let hall = Hall::open().await;
    let board = adjournable(&hall).await;
    let (arbiter, organiser) = (board.token("arbiter-1"), board.token("organiser"));
    let later = make(&hall, &board, organiser, "arbiter-2").await;
    let accepted = make(&hall, &board, organiser, "arbiter-3").await;
    vouch(&hall, &board, organiser, &accepted).await.refused(403, "not-your-role");
    vouch(&hall, &board, arbiter, &accepted).await.ok();
    hall.play(&board, &[&format!("white seals \"{SEALED}\"")]).await;
    assert!(!has_share(&hall, &board, &later).await);
    assert!(has_share(&hall, &board, &accepted).await);
    // Without any arbiter whose link is trusted nobody could open it.
    let board = adjournable(&hall).await;
    revoke(&hall, &board, board.token("organiser"), board.token("arbiter-1")).await.ok();
    make(&hall, &board, board.token("organiser"), "arbiter-2").await;
    let refused = hall.act(&board, "white", "seals \"e4\"").await.refused(409, "no-trusted-link");
    assert!(
        refused["detail"].as_str().expect("words").contains("the arbiter has no link"),
        "{refused}"
    );
}
