//! A server that goes down and comes again.

use std::time::Instant;

use serde_json::json;

use crate::client::Hall;

/// On restart every game is as it was stored; one whose clock ran is interrupted, the arbiter is
/// told and resumes it.
#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_is_interrupted_and_resumed() {
    let hall = Hall::open().await;
    let board = hall.board(json!({ "control": "90m" })).await;
    hall.play(&board, &["arbiter-1 starts", "white completes e2e4"]).await;
    let hall = hall.reopened().await;
    let state = hall.state(&board, "black").await;
    assert_eq!(state["clocks"]["running"], json!(null), "{state}");
    assert_eq!(state["moves"].as_array().expect("moves").len(), 1);
    let stood = state["clocks"]["black_ms"].as_i64().expect("a time");
    let resumes = Instant::now();
    hall.play(&board, &["arbiter-1 resumes"]).await;
    let state = hall.state(&board, "black").await;
    assert_eq!(state["clocks"]["running"], "black");
    let left = state["clocks"]["black_ms"].as_i64().expect("a time");
    let most = i64::try_from(resumes.elapsed().as_millis()).expect("a short time") + 1;
    assert!(stood - left <= most, "the pause is not Black's: {stood} {left} {most}");
    hall.play(&board, &["black completes e7e5"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_do_not_share_a_file() {
    let hall = Hall::open().await;
    let path = hall.folder.path().join("hall.db");
    let mut options = jadoube_server::Options::new(path.to_str().expect("a path"));
    options.listen = "127.0.0.1:0".to_owned();
    let error = jadoube_server::Server::start(options).await.err().expect("it is in use");
    assert!(error.to_string().contains("another jadoube serves it"), "{error}");
}

/// Nor by another name of it, whether the file was there when the first one started or not.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_do_not_share_a_file_by_a_link() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().expect("a folder");
    let within = folder.path().join("within");
    std::fs::create_dir(&within).expect("a folder");
    symlink("within/games.db", folder.path().join("link.db")).expect("a link to a file");
    symlink("link.db", folder.path().join("second.db")).expect("a link to a link");
    symlink("within", folder.path().join("folder")).expect("a link to a folder");
    let start = async |name: &str| {
        let path = folder.path().join(name);
        let mut options = jadoube_server::Options::new(path.to_str().expect("a path"));
        options.listen = "127.0.0.1:0".to_owned();
        jadoube_server::Server::start(options).await
    };
    let names = ["link.db", "second.db", "folder/games.db", "within/games.db"];
    for first in names {
        let server = start(first).await.expect("nobody has it");
        for second in names {
            let error = start(second).await.err().expect("it is in use");
            assert!(error.to_string().contains("another jadoube serves it"), "{second}: {error}");
        }
        server.stop().await;
    }
}
