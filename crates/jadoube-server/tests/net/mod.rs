//! A net under old clients: whole games over HTTP, held word by word against what was answered before.
//!
//! The fixture `http.zst` holds every request of ten games, of a list of wrong ones and of what needs
//! no link, and every answer. The test sends the requests out of the fixture, not out of the scripts
//! in `games/`: what an old client sends is to be answered as ever. Time stands still but where a
//! script lets it pass, so that clocks are to the millisecond what they were; what is random has a
//! name instead. `zstd -dc http.zst` shows all of it as text.
//!
//! If an answer is to be another one from now on, the scripts are played anew and the fixture is
//! written by
//!
//! ```sh
//! JADOUBE_NET=write cargo nextest run -p jadoube-server net::
//! ```

mod difference;
mod fixture;
mod frozen;
mod player;
mod scribe;
mod sockets;
mod steady;

use std::path::{Path, PathBuf};

use self::fixture::Recorded;

const HOW_TO_WRITE: &str = "If this is to be answered from now on, write the fixture anew:\n  \
     JADOUBE_NET=write cargo nextest run -p jadoube-server net::";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/net")
}

fn path() -> PathBuf {
    folder().join("http.zst")
}

/// The files of the scripts, in their order.
fn scripts() -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder().join("games")).expect("the scripts");
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a script").path()).collect();
    files.sort();
    files
}

/// What a script is called.
fn name(script: &Path) -> String {
    script.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned()
}

#[test]
fn old_requests_are_answered_as_ever() {
    if std::env::var_os("JADOUBE_NET").is_some_and(|value| value == "write") {
        let play = |file: PathBuf| {
            let script = std::fs::read_to_string(&file).expect("a script");
            scribe::play(&name(&file), &script)
        };
        let written = at_once(scripts(), play);
        if path().exists() {
            println!("{}", changes(&fixture::read(&path()), &written).join("\n\n"));
        }
        fixture::write(&path(), &written);
        return;
    }
    let recorded = fixture::read(&path());
    let names: Vec<String> = recorded.iter().map(|game| game.name.clone()).collect();
    let scripts: Vec<String> = scripts().iter().map(|file| name(file)).collect();
    assert_eq!(names, scripts, "the games of the fixture and the scripts");
    let wrong: Vec<String> =
        at_once(recorded, |game| player::replay(&game)).into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}\n\n{HOW_TO_WRITE}", wrong.join("\n\n"));
}

/// What is another answer to the same request: nobody can read it off the file.
fn changes(before: &[Recorded], now: &[Recorded]) -> Vec<String> {
    let mut changes = Vec::new();
    for game in now {
        let old = before.iter().filter(|old| old.name == game.name).flat_map(|old| &old.exchanges);
        for (old, new) in old.zip(&game.exchanges).take_while(|(old, new)| old.asked == new.asked) {
            if old.answered != new.answered {
                changes.push(told(game, &new.asked, &old.answered, &new.answered));
            }
        }
    }
    changes
}

/// Which answer is another one, and where it begins to be.
fn told(game: &Recorded, asked: &str, before: &str, now: &str) -> String {
    let difference = difference::difference(before, now);
    format!("{}: {}\n{difference}", game.name, asked.replace('\n', "\n  "))
}

/// Plays all games at once, each with a server and a time of its own.
fn at_once<T: Send, R: Send>(games: Vec<T>, play: impl Fn(T) -> R + Sync) -> Vec<R> {
    let play = &play;
    std::thread::scope(|scope| {
        let games: Vec<_> = games.into_iter().map(|game| scope.spawn(move || play(game))).collect();
        // A game that could not be played has said why.
        games.into_iter().map(|game| game.join().expect("a game")).collect()
    })
}

/// The net has no hole where it should not have one: what it was made for is in it.
#[test]
fn the_fixture_holds_what_it_is_for() {
    let recorded = fixture::read(&path());
    let asked: String = recorded
        .iter()
        .flat_map(|game: &Recorded| &game.exchanges)
        .map(|one| format!("{}\n{}\n", one.asked, one.answered))
        .collect();
    for kind in ["1993", "2014", "2018", "2023", "standard", "rapid", "blitz", "full", "limited"] {
        assert!(asked.contains(&format!("\"{kind}\"")), "{kind}");
    }
    for kind in ["engine", "arbiter"] {
        assert!(asked.contains(&format!("\"observer\":\"{kind}\"")), "{kind}");
    }
    for path in crate::openapi::operations().into_iter().map(|(_, path)| path) {
        let start = path.split('{').next().expect("a start");
        let end = path.rsplit('}').next().filter(|end| *end != path).unwrap_or_default();
        let is_asked = asked.lines().any(|line| line.contains(start) && line.contains(end));
        assert!(is_asked, "nobody asks for {path}");
    }
}
