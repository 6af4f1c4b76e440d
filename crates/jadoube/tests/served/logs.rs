//! The log shows what happens but no secret: no link, no share of a sealed move's key, no sealed
//! move, no password of the database.

use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use serde_json::{Value, json};

use super::postgres::Database;
use crate::served::{Board, SERVE, Served, folder, in_the_end};

const SEALED: &str = "Bf1-b5";

/// A server that logs as much as it can to a file.
fn logging(store: &str, form: &str, log: &Path) -> Served {
    let log = std::fs::File::create(log).expect("a log");
    Served::logging_to(
        Command::new(env!("CARGO_BIN_EXE_jadoube"))
            .args(SERVE)
            .args(["--log", form, "--log-level", "debug", "--store", store])
            // The usual environment variables for logging reveal nothing that the option does not.
            .env("RUST_LOG", "trace"),
        Stdio::from(log),
    )
}

/// Every role does something, right and wrong; returns all the secrets there were.
fn play_as_everybody(served: &Served) -> Vec<String> {
    let board = served.board(json!({ "control": "2h/40 + 1h", "adjournment": true }));
    let roles = [
        "organiser",
        "arbiter-1",
        "appeals",
        "white",
        "black",
        "white-assistant",
        "black-assistant",
        "spectator",
    ];
    let mut secrets: Vec<String> = roles.iter().map(|role| board.token(role).to_owned()).collect();
    for role in roles {
        let token = board.token(role);
        for what in ["state", "views", "acts", "pgn", "case", "record", "share", "live"] {
            served.ask("GET", &board.path(what), token, &Value::Null);
        }
        served.ask("POST", "/api/session", "", &json!({ "token": token }));
        served.ask("POST", "/api/session", token, &json!({ "token": token, "more": token }));
        served.act(&board, role, "dances");
        // A secret in the wrong place, as careless clients send it.
        served.ask("GET", &format!("{}?token={token}", board.path("state")), token, &Value::Null);
        served.ask("GET", &format!("{}?link={token}", board.path("live")), token, &Value::Null);
        for path in ["/api/games/{}/state", "/api/laws/{}", "/join/{}", "/api/{}"] {
            served.ask("GET", &path.replace("{}", token), token, &Value::Null);
        }
    }
    let links = format!("/api/competitions/{}/links", board.competition());
    let new = json!({ "role": "spectator" });
    let (_, made) = served.ask("POST", &links, board.token("arbiter-1"), &new);
    secrets.push(made["token"].as_str().expect("a secret").to_owned());
    served.ask("GET", &links, board.token("organiser"), &Value::Null);

    served.play(
        &board,
        &[
            "arbiter-1 starts",
            "white completes e2e4",
            "black completes e7e5",
            "white completes g1f3",
            "black completes b8c6",
            &format!("white seals \"{SEALED}\""),
        ],
    );
    let shares = ["arbiter-1", "black"].map(|role| share(served, &board, role));
    let open = |shares: &Value| {
        let act = json!([{ "id": "o", "act": "opens the envelope", "shares": shares }]);
        served.ask("POST", &board.path("acts"), board.token("arbiter-1"), &act)
    };
    assert_eq!(open(&json!([shares[0], shares[0]])).0, 409);
    // The move is secret only until the envelope is opened, so it stays closed.
    secrets.extend(shares);
    secrets.push(SEALED.to_owned());
    served.play(&board, &["black resigns"]);
    secrets
}

fn share(served: &Served, board: &Board, role: &str) -> String {
    let (status, answer) = served.ask("GET", &board.path("share"), board.token(role), &Value::Null);
    assert_eq!(status, 200, "{answer}");
    answer["share"].as_str().expect("a share").to_owned()
}

/// The log of a server until it ended, after every role did something.
fn logged(store: &str, form: &str, name: &str) -> (String, Vec<String>) {
    let path = folder(name).join("log");
    let mut served = logging(store, form, &path);
    let secrets = play_as_everybody(&served);
    served.signal("TERM");
    assert!(served.wait(), "it ends well");
    let mut text = String::new();
    std::fs::File::open(&path).expect("a log").read_to_string(&mut text).expect("UTF-8");
    for told in ["listening", "a request", "/api/games/{g}/state", "going down"] {
        assert!(text.contains(told), "the log does not tell of `{told}`:\n{text}");
    }
    (text, secrets)
}

/// While the database is gone everyone's request fails for the same reason, which is logged only
/// now and then.
#[test]
fn an_outage_does_not_fill_the_log() {
    let database = Database::new("logged_outage");
    let path = folder("log-outage").join("log");
    let mut served = logging(&database.address, "text", &path);
    let board = served.board(json!({}));
    let (since, mut refused) = (Instant::now(), 0);
    database.close();
    in_the_end("it tells how many failures it does not tell", || {
        let (status, _) =
            served.ask("GET", &board.path("views"), board.token("white"), &Value::Null);
        refused += u64::from(status == 503);
        failures(&path).iter().any(|line| !line.contains("left_out=0")).then_some(())
    });
    while refused < 50 {
        let (status, _) =
            served.ask("GET", &board.path("views"), board.token("white"), &Value::Null);
        refused += u64::from(status == 503);
    }
    served.kill();
    let seconds = since.elapsed().as_secs();
    database.open();
    let lines = failures(&path);
    assert!(lines.len() as u64 <= seconds + 2, "{seconds} s: {lines:?}");
}

/// The log lines about a store that failed.
fn failures(log: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(log).expect("a log");
    let failures = text.lines().filter(|line| line.contains("the store failed"));
    failures.map(str::to_owned).collect()
}

#[track_caller]
fn holds_none(text: &str, secrets: &[String]) {
    assert!(secrets.len() > 10);
    for secret in secrets {
        assert!(!text.contains(secret.as_str()), "the log holds {secret}:\n{text}");
    }
}

#[test]
fn the_log_in_lines_holds_no_secrets() {
    let store = folder("logged-text").join("games.db");
    let (text, secrets) = logged(store.to_str().expect("a path"), "text", "log-text");
    holds_none(&text, &secrets);
}

#[test]
fn the_log_in_json_holds_no_secrets() {
    let store = folder("logged-json").join("games.db");
    let (text, secrets) = logged(store.to_str().expect("a path"), "json", "log-json");
    holds_none(&text, &secrets);
    for line in text.lines() {
        let line: Value = serde_json::from_str(line).expect("each line is an object");
        assert!(line["level"].is_string() && line["message"].is_string(), "{line}");
    }
}

/// The address of a database may contain a password; failures name the address.
#[test]
fn the_password_of_the_database_is_not_told() {
    let database = Database::new("logged");
    let with_password = database.address.replace("postgres@", "postgres:unspoken@");
    assert_ne!(with_password, database.address);
    let (text, mut secrets) = logged(&with_password, "text", "log-postgres");
    secrets.push("unspoken".to_owned());
    holds_none(&text, &secrets);
    let nowhere = "postgres://postgres:unspoken@127.0.0.1:1/nowhere";
    let (code, out, error) = crate::run(&["serve", "--listen", "127.0.0.1:0", "--store", nowhere]);
    assert_eq!(code, 2);
    assert!(error.contains("127.0.0.1:1/nowhere"), "{error}");
    assert!(!error.contains("unspoken") && !out.contains("unspoken"), "{error}");
}
