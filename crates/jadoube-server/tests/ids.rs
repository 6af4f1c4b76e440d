//! The ids of acts: each belongs to the link that it came by, and to the words of the act.

use serde_json::json;

use crate::client::Hall;

/// Black's act under White's id is done, and not taken for White's.
#[tokio::test(flavor = "multi_thread")]
async fn an_id_belongs_to_its_link() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m" })).await;
    hall.play(&board, &["arbiter-1 starts"]).await;
    for (role, act) in [("white", "completes e2e4"), ("black", "completes e7e5")] {
        let done = hall.act_with_id(&board, role, act, "1").await.ok();
        assert_eq!(done["done"][0]["again"], false, "{role}");
    }
    assert_eq!(hall.state(&board, "white").await["moves"].as_array().map(Vec::len), Some(2));
    // After the server was started again too.
    let hall = hall.reopened().await;
    for (role, act) in [("white", "completes e2e4"), ("black", "completes e7e5")] {
        let done = hall.act_with_id(&board, role, act, "1").await.ok();
        assert_eq!(done["done"][0]["again"], true, "{role}");
    }
    assert_eq!(hall.state(&board, "white").await["moves"].as_array().map(Vec::len), Some(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn another_act_under_a_used_id_is_refused() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m" })).await;
    hall.play(&board, &["arbiter-1 starts"]).await;
    hall.act_with_id(&board, "white", "touches e2", "1").await.ok();
    hall.act_with_id(&board, "white", "touches d2", "1").await.refused(409, "id-used");
    let hall = hall.reopened().await;
    hall.act_with_id(&board, "white", "touches d2", "1").await.refused(409, "id-used");
    let again = hall.act_with_id(&board, "white", "touches e2", "1").await.ok();
    assert_eq!(again["done"][0]["again"], true);
}
