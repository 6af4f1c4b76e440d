//! One file that holds everything: after a server has stopped, and as a copy made while games go
//! on.

use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use jadoube_store::{SqlStore, Store};
use serde_json::json;

use crate::run;
use crate::served::{Board, Client, SERVE, Served, folder, in_the_end};

/// Copies the file alone, without the log beside it.
fn copied(store: &str, name: &str) -> String {
    let copy = folder(name).join("copy.db");
    std::fs::copy(store, &copy).expect("copied");
    copy.to_str().expect("a path").to_owned()
}

#[test]
fn after_an_orderly_stop_the_file_alone_holds_everything() {
    let folder = folder("stopped");
    let store = folder.join("games.db");
    let store = store.to_str().expect("a path");
    let mut served = Served::start(store);
    let board = served.board(json!({ "control": "90m" }));
    served.play(&board, &["arbiter-1 starts", "white completes e2e4", "black completes e7e5"]);
    served.signal("TERM");
    assert!(served.wait(), "it ends well");
    let copy = copied(store, "stopped-copy");
    let (code, out, error) = run(&["verify", "--store", &copy]);
    assert_eq!((code, out.lines().last()), (0, Some("1 right, 0 broken")), "{out}{error}");
    let entries = out.lines().next().and_then(|line| line.split('\t').nth(1));
    let entries: u32 = entries.expect("a number").parse().expect("a number");
    assert!(entries >= 8, "the moves, and that the game was interrupted: {out}");
    let log = folder.join("games.db-wal");
    assert_eq!(std::fs::metadata(log).map_or(0, |file| file.len()), 0, "nothing is beside it");
}

#[test]
fn a_store_without_games_proves_nothing() {
    let store = folder("empty").join("games.db");
    let store = store.to_str().expect("a path");
    let mut served = Served::start(store);
    served.signal("TERM");
    assert!(served.wait(), "it ends well");
    let (code, out, error) = run(&["verify", "--store", store]);
    assert_eq!((code, &*out), (1, ""), "{error}");
    assert!(
        error.contains("there are no games in this store") && error.contains("--allow-empty"),
        "{error}"
    );
    let (code, out, error) = run(&["verify", "--store", store, "--allow-empty"]);
    assert_eq!((code, &*out), (0, "0 right, 0 broken\n"), "{error}");
}

/// Acts by both players in turn until told to stop; counts those that were acknowledged.
fn plays(address: &str, board: &Board, stored: &AtomicUsize, stops: &AtomicBool) {
    let mut client = Client::to(address);
    let moves = ["b1c3", "b8c6", "c3b1", "c6b8"];
    for (number, mv) in moves.iter().cycle().enumerate() {
        if stops.load(Ordering::Relaxed) {
            return;
        }
        let role = if number % 2 == 0 { "white" } else { "black" };
        let (status, done) = client
            .act(board, role, &format!("completes {mv}"), &format!("act {number}"))
            .expect("an answer");
        assert_eq!(status, 200, "{done}");
        stored.fetch_add(1, Ordering::SeqCst);
    }
}

/// The number of acts of each board in a store.
fn acts(store: &str, boards: &[Board]) -> Vec<usize> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let store = SqlStore::open(store).await.expect("a store");
        let mut acts = Vec::new();
        for board in boards {
            let stored = store.entries(board.game(), 0).await.expect("entries");
            let entries = stored.iter().map(|entry| entry.read().expect("an entry"));
            let mut ids: Vec<_> = entries.filter_map(|entry| entry.act_id).collect();
            ids.dedup();
            acts.push(ids.len());
        }
        store.close().await;
        acts
    })
}

#[test]
fn a_store_is_copied_while_games_go_on() {
    let folder = folder("copied");
    let store = folder.join("games.db");
    let store = store.to_str().expect("a path");
    let served = Served::from(Command::new(env!("CARGO_BIN_EXE_jadoube")).args(SERVE).args([
        "--acts-per-second",
        "100000",
        "--store",
        store,
    ]));
    let boards: Vec<Board> = (0..4).map(|_| served.board(json!({}))).collect();
    let stored: Vec<AtomicUsize> = boards.iter().map(|_| AtomicUsize::new(0)).collect();
    let counts = || stored.iter().map(|stored| stored.load(Ordering::SeqCst)).collect::<Vec<_>>();
    let stops = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for (board, stored) in boards.iter().zip(&stored) {
            let (address, stops) = (&served.address, &stops);
            scope.spawn(move || plays(address, board, stored, stops));
        }
        for number in 0..3 {
            let before = counts();
            in_the_end("they play", || {
                counts().iter().zip(&before).all(|(n, b)| *n > b + 20).then_some(())
            });
            let before = counts();
            let to = folder.join(format!("copy-{number}.db"));
            let to = to.to_str().expect("a path");
            let (code, out, error) = run(&["backup", "--store", store, "--to", to]);
            let after = counts();
            assert_eq!(code, 0, "{out}{error}");
            assert!(out.starts_with(&format!("{to}: 4 games, ")), "{out}");
            assert!(out.ends_with(" entries, every hash is right\n"), "{out}");
            let (code, out, _) = run(&["verify", "--store", to]);
            assert_eq!((code, out.lines().last()), (0, Some("4 right, 0 broken")), "{out}");
            for ((acts, before), after) in acts(to, &boards).into_iter().zip(before).zip(after) {
                // One more act may be stored than has been acknowledged.
                assert!((before..=after + 1).contains(&acts), "{before} {acts} {after}");
            }
        }
        stops.store(true, Ordering::Relaxed);
    });
    let files = std::fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file"));
    let left = files.filter(|file| file.file_name().to_string_lossy().contains(".part"));
    assert_eq!(left.count(), 0, "nothing is left of what was under way");
}

#[test]
fn a_copy_overwrites_nothing_and_says_what_it_cannot_copy() {
    let folder = folder("kept");
    let (store, to) = (folder.join("games.db"), folder.join("copy.db"));
    let [store, to] = [&store, &to].map(|path| path.to_str().expect("a path"));
    let served = Served::start(store);
    served.board(json!({}));
    for text in ["", "what somebody needs"] {
        std::fs::write(to, text).expect("written");
        let (code, _, error) = run(&["backup", "--store", store, "--to", to]);
        assert_eq!(code, 2, "{error}");
        assert!(error.contains("already exists"), "{error}");
        assert_eq!(std::fs::read_to_string(to).expect("read"), text);
    }
    let nowhere = folder.join("no-folder").join("copy.db");
    let (code, _, error) =
        run(&["backup", "--store", store, "--to", nowhere.to_str().expect("a path")]);
    assert_eq!(code, 2, "{error}");
    let (code, _, error) = run(&["backup", "--store", "postgres://chess@db/jadoube", "--to", to]);
    assert_eq!(code, 2, "{error}");
    assert!(error.contains("pg_dump"), "{error}");
    let missing = folder.join("none.db");
    let copy = folder.join("second.db");
    let [missing, copy] = [&missing, &copy].map(|path| path.to_str().expect("a path"));
    let (code, _, error) = run(&["backup", "--store", missing, "--to", copy]);
    assert_eq!(code, 2, "{error}");
    assert!(error.contains("there is no store"), "{error}");
    assert!(!Path::new(missing).exists() && !Path::new(copy).exists());
}
