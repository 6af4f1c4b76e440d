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

/// A row that cannot be read is reported, and the other games are checked nevertheless.
#[test]
fn an_unreadable_row_hides_no_other_game() {
    let folder = folder("unreadable");
    let store = folder.join("games.db");
    let store = store.to_str().expect("a path");
    let mut served = Served::start(store);
    let games = [(); 5].map(|()| served.board(json!({})));
    for game in &games {
        served.play(game, &["white completes e2e4", "black completes e7e5"]);
    }
    served.kill();
    let [salt, text, number, how] = [0, 1, 2, 3].map(|place: usize| games[place].game());
    let of =
        |key: &str| format!("game = (SELECT id FROM games WHERE key = '{key}') AND number = 2");
    alter(store, &format!("UPDATE entries SET salt = 'grain' WHERE {}", of(salt)));
    alter(store, &format!("UPDATE entries SET text = CAST(x'ff' AS TEXT) WHERE {}", of(text)));
    alter(store, &format!("UPDATE entries SET number = 'two' WHERE {}", of(number)));
    alter(store, &format!("UPDATE games SET text = x'ff' WHERE key = '{how}'"));
    let (code, out, error) = run(&["verify", "--store", store]);
    assert_eq!((code, out.lines().last()), (1, Some("1 right, 4 broken")), "{out}{error}");
    for (key, why) in [
        (salt, "entry 2 cannot be read: its salt: `grain` is not a hash"),
        (text, "entry 2 cannot be read: "),
        (number, "entry 2 is missing: found entry 3 in its place"),
        (how, "its beginning: "),
    ] {
        assert!(out.contains(&format!("{key}\tbroken\t{why}")), "{why}: {out}");
    }
    let (code, out, error) = run(&["recheck", "--store", store]);
    let last = Some("1 alike, 0 different, 4 unreadable");
    assert_eq!((code, out.lines().last()), (2, last), "{out}{error}");
    // It is copied as it is, and the copy shows the same.
    let copy = folder.join("copy.db");
    let copy = copy.to_str().expect("a path");
    let (code, out, error) = run(&["backup", "--store", store, "--to", copy]);
    assert_eq!(code, 1, "{out}{error}");
    assert!(out.contains(": 5 games, ") && out.contains("4 of them broken"), "{out}");
    assert!(error.contains("entry 2 cannot be read"), "{error}");
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
            "UPDATE entries SET text = replace(text, '\"format\":2', '\"format\":99') \
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
