//! Stored games judged again.

use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection};

use crate::run;
use crate::served::{Served, folder};

/// Changes the store behind the program's back.
fn alter(store: &str, statement: &str) {
    sqlx::any::install_default_drivers();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let mut connection =
            AnyConnection::connect(&format!("sqlite://{store}")).await.expect("open");
        let done = sqlx::query(statement).execute(&mut connection).await.expect(statement);
        assert!(done.rows_affected() > 0, "{statement}");
    });
}

#[test]
fn stored_games_are_judged_again() {
    let folder = folder("recheck");
    let store = folder.join("games.db");
    let store = store.to_str().expect("a path");
    let mut served = Served::start(store);
    let games = [served.board(json!({ "control": "90m" })), served.board(json!({}))];
    for game in &games {
        served.play(
            game,
            &["arbiter-1 starts", "white plays e2e5", "white presses", "white completes e2e4"],
        );
    }
    served.kill();
    let (code, out, _) = run(&["recheck", "--store", store]);
    assert_eq!((code, out.lines().last()), (0, Some("2 alike, 0 different")), "{out}");

    // As if an earlier program had ruled that one minute is added.
    let key = games[0].game();
    alter(
        store,
        &format!(
            "UPDATE entries SET text = replace(text, '\"ms\":120000', '\"ms\":60000') \
             WHERE game = (SELECT id FROM games WHERE key = '{key}') AND text LIKE '%120000%'"
        ),
    );
    let (code, out, _) = run(&["recheck", "--store", store]);
    assert_eq!((code, out.lines().last()), (1, Some("1 alike, 1 different")), "{out}");
    assert!(out.contains(&format!("{key}\t")), "{out}");
    assert!(out.contains("  - Black gains 1:00 [7.5.5"), "{out}");
    assert!(out.contains("  + Black gains 2:00 [7.5.5"), "{out}");

    let (code, out, _) = run(&["recheck", "--store", store, "--json", key]);
    let told: Value = serde_json::from_str(&out).expect("one object");
    assert_eq!((code, told["differences"].as_array().map(Vec::len)), (1, Some(1)), "{told}");
    assert_eq!(told["differences"][0]["act"], "presses");

    alter(
        store,
        &format!(
            "UPDATE entries SET text = replace(text, '\"format\":1', '\"format\":99') \
             WHERE number = 2 AND game = (SELECT id FROM games WHERE key = '{key}')"
        ),
    );
    let (code, out, _) = run(&["recheck", "--store", store]);
    assert_eq!(code, 2, "{out}");
    assert!(out.contains("unreadable\tentry 2 has format 99"), "{out}");
    assert_eq!(out.lines().last(), Some("1 alike, 0 different, 1 unreadable"));
    let (code, _, error) = run(&["recheck", "--store", store, "none"]);
    assert_eq!(code, 2);
    assert!(error.contains("there is no game none"), "{error}");
}
