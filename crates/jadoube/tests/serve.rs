//! A server started and killed as users do it, and what is left of it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::run;

/// A server that is killed when the test ends, whatever happens.
struct Served {
    child: Child,
    address: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Served {
    fn start(store: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
            .args(["serve", "--listen", "127.0.0.1:0", "--store", store])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("stdout")).read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("http://").expect("an address").to_owned();
        Self { child, address }
    }

    /// A request without a library: the interface is plain HTTP.
    fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
        let body = body.to_string();
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a body");
        let status = head.split(' ').nth(1).expect("a status").parse().expect("a number");
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // Left from an earlier run.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let folder = folder("killed");
    let store = folder.join("games.db");
    let store = store.to_str().expect("a path");
    let mut served = Served::start(store);
    let new = json!({ "regulations": { "control": "90m, +30s" } });
    let (status, made) = served.ask("POST", "/api/games", "", &new);
    assert_eq!(status, 201, "{made}");
    let game = made["game"].as_str().expect("a game").to_owned();
    let token = |role: &str| {
        let links = made["links"].as_array().expect("links").iter();
        let link = links.clone().find(|link| link["role"] == role).expect("a link");
        link["token"].as_str().expect("a secret").to_owned()
    };
    let acts = format!("/api/games/{game}/acts");
    let play = |served: &Served, role: &str, act: &str| {
        let (status, done) = served.ask(
            "POST",
            &acts,
            &token(role),
            &json!([{ "id": format!("{role} {act}"), "act": act }]),
        );
        assert_eq!(status, 200, "{done}");
        done
    };
    play(&served, "arbiter-1", "starts");
    play(&served, "white", "completes e2e4");
    // SIGKILL: no chance to put anything in order.
    served.child.kill().expect("killed");
    served.child.wait().expect("dead");

    let (code, out, _) = run(&["verify", "--store", store]);
    assert_eq!((code, out.lines().last()), (0, Some("1 right, 0 broken")), "{out}");
    let served = Served::start(store);
    // What comes again by its id is not done again.
    assert_eq!(play(&served, "white", "completes e2e4")["done"][0]["again"], true);
    let (_, state) =
        served.ask("GET", &format!("/api/games/{game}/state"), &token("arbiter-1"), &Value::Null);
    assert_eq!(state["clocks"]["running"], Value::Null, "the game is interrupted (6.11.1)");
    play(&served, "arbiter-1", "resumes");
    play(&served, "black", "completes e7e5");

    let (_, out, _) = run(&["verify", "--store", store, "--game", &game]);
    let head = out.lines().next().expect("a line").split('\t').nth(2).expect("a hash").to_owned();
    let (code, _, _) = run(&["verify", "--store", store, "--game", &game, "--head", &head]);
    assert_eq!(code, 0);
    let (code, out, _) =
        run(&["verify", "--store", store, "--game", &game, "--head", &"0".repeat(64)]);
    assert_eq!(code, 1);
    assert!(out.contains("cut off or written anew"), "{out}");

    let (code, page, error) = run(&["transcript", "--store", store, &game]);
    assert_eq!(code, 0, "{error}");
    let path = folder.join("game.md");
    std::fs::write(&path, page).expect("written");
    let (code, out, error) = run(&["case", path.to_str().expect("a path")]);
    assert_eq!((code, out.lines().last()), (0, Some("1 passed, 0 failed")), "{out}{error}");
}

#[test]
fn a_store_that_is_not_there_is_not_made() {
    let missing = folder("missing").join("none.db");
    let missing = missing.to_str().expect("a path");
    for arguments in [&["verify", "--store", missing][..], &["transcript", "--store", missing, "x"]]
    {
        let (code, _, error) = run(arguments);
        assert_eq!(code, 2);
        assert!(error.contains("there is no store"), "{error}");
    }
    assert!(!std::path::Path::new(missing).exists());
}

#[test]
fn a_place_that_cannot_be_listened_on_is_named() {
    let folder = folder("nowhere");
    let store = folder.join("games.db");
    let (code, _, error) =
        run(&["serve", "--listen", "nowhere", "--store", store.to_str().expect("a path")]);
    assert_eq!(code, 2);
    assert!(error.contains("cannot listen on nowhere"), "{error}");
}
