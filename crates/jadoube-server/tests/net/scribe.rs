//! Plays a script in short words, and writes down what is asked and answered.
//!
//! A line of a script is one of
//!
//! ```text
//! game JSON                 a competition of one board; `competition JSON` and `board JSON` for several
//! at 2                      the second board from here on
//! white completes e2e4      an act that must be done; `! white …` one that must be refused
//! device white 3 5000 ACT   an act that a device numbers 3 and dates back by five seconds
//! register white            a device for a role
//! look                      everybody asks how the game stands and what is new; `look deep` for all there is
//! pass 1500                 so many milliseconds pass
//! restart                   the server goes down and comes up again
//! live NAME ROLE            a live connection; `grid NAME ROLE` to the competition
//! say NAME TEXT             something is sent over it
//! hear NAME …               what came over these since then
//! ask CALLER METHOD PATH    anything else; `{g}` and `{c}` are game and competition, the body follows in braces,
//!                           brackets or after `:`, headers before it as `[+name: value]`
//! ```

use std::collections::HashMap;

use serde_json::{Value, json};

use super::fixture::{Exchange, Recorded};
use super::frozen;
use super::player::{Player, device, hex, key};

/// All who have a link; the watcher's is a spectator's into the game alone.
const ROLES: [&str; 9] = [
    "organiser",
    "arbiter-1",
    "appeals",
    "spectator",
    "white",
    "black",
    "white-assistant",
    "black-assistant",
    "watcher",
];
const JSON: &str = "+ content-type: application/json";

pub(super) fn play(name: &str, script: &str) -> Recorded {
    let exchanges = frozen::run(async {
        let mut scribe = Scribe {
            player: Some(Player::new().await),
            written: Vec::new(),
            board: 1,
            boards: 0,
            acts: 0,
            seen: HashMap::new(),
        };
        let lines = script.lines().map(str::trim).enumerate();
        for (number, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
            if let Err(why) = scribe.take(line).await {
                panic!("{name}, line {}: {line}\n{why}", number + 1);
            }
        }
        scribe.written
    });
    Recorded { name: name.to_owned(), exchanges }
}

struct Scribe {
    /// Always there but while playing.
    player: Option<Player>,
    written: Vec<Exchange>,
    board: usize,
    boards: usize,
    acts: u32,
    /// The last view that each has seen of each board.
    seen: HashMap<(usize, String), u64>,
}

impl Scribe {
    async fn take(&mut self, line: &str) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "game" | "board" | "competition" => {
                let (path, by) = match word {
                    "game" => ("/api/games", "nobody"),
                    "board" => ("/api/competitions/{c}/games", "organiser"),
                    _ => ("/api/competitions", "nobody"),
                };
                let answer = self.post(by, path, rest).await;
                self.boards += usize::from(word != "competition");
                self.board = self.boards.max(1);
                done(&answer)?;
            }
            "at" => self.board = rest.parse().expect("a board"),
            "look" => self.look(rest == "deep").await,
            "pass" | "restart" => {
                self.ask(line.to_owned()).await;
            }
            "live" | "grid" => {
                let (name, role) = rest.split_once(' ').expect("a name and a role");
                let of = if word == "live" { "games/{g}" } else { "competitions/{c}" };
                let path = self.filled(&format!("/api/{of}/live"));
                self.ask(format!("live {name} {path} as {}", self.caller(role))).await;
            }
            "say" => {
                let (name, text) = rest.split_once(' ').expect("a name and a text");
                self.ask(format!("say {name}\n{text}")).await;
            }
            "hear" => {
                for name in rest.split(' ') {
                    self.ask(format!("hear {name}")).await;
                }
            }
            "ask" => self.ask_anything(rest).await,
            "register" => {
                let key = hex(key(rest).verifying_key().as_bytes());
                let new = json!({ "id": device(rest), "role": rest, "key": key });
                done(&self.post("arbiter-1", "/api/games/{g}/devices", &new.to_string()).await)?;
            }
            "device" => self.send_late(rest).await,
            "!" => {
                let (role, act) = rest.split_once(' ').unwrap_or((rest, ""));
                if done(&self.act(role, act).await).is_ok() {
                    return Err("this was to be refused".to_owned());
                }
            }
            role if ROLES.contains(&role) || role.starts_with(['<', 'a']) => {
                done(&self.act(role, rest).await)?;
            }
            _ => return Err("no such line".to_owned()),
        }
        Ok(())
    }

    async fn act(&mut self, role: &str, act: &str) -> String {
        self.acts += 1;
        let acts = json!([{ "id": format!("act-{}", self.acts), "act": act }]);
        self.post(role, "/api/games/{g}/acts", &acts.to_string()).await
    }

    /// `ROLE SEQ AGO ACT`
    async fn send_late(&mut self, rest: &str) {
        let mut words = rest.splitn(4, ' ');
        let [role, seq, ago, act] = std::array::from_fn(|_| words.next().expect("four words"));
        let number = |text: &str| text.parse::<u64>().expect("a number");
        self.acts += 1;
        let from = json!({
            "id": device(role), "seq": number(seq), "ago_ms": number(ago), "signature": "<signature>",
        });
        let acts = json!([{ "id": format!("act-{}", self.acts), "act": act, "device": from }]);
        self.post(role, "/api/games/{g}/acts", &acts.to_string()).await;
    }

    async fn ask_anything(&mut self, rest: &str) {
        let mut words = rest.splitn(4, ' ');
        let [caller, method, path] = std::array::from_fn(|_| words.next().expect("three words"));
        let mut rest = words.next().unwrap_or_default();
        let mut asked = format!("{method} {} as {}", self.filled(path), self.caller(caller));
        let mut is_json = true;
        while let Some((header, after)) = rest.strip_prefix("[+").and_then(|it| it.split_once(']'))
        {
            asked += &format!("\n+ {header}");
            is_json &= !header.starts_with("content-type");
            rest = after.trim_start();
        }
        if !rest.is_empty() {
            let body = self.filled(rest.strip_prefix(':').unwrap_or(rest));
            asked += &if is_json { format!("\n{JSON}\n{body}") } else { format!("\n{body}") };
        }
        self.ask(asked).await;
    }

    /// Every role asks for what it may see, and some for what they may not.
    async fn look(&mut self, is_deep: bool) {
        for role in ROLES {
            self.get(role, "/api/games/{g}/state").await;
            let seen = self.seen.get(&(self.board, role.to_owned())).copied().unwrap_or(0);
            let views = self.get(role, &format!("/api/games/{{g}}/views?since={seen}")).await;
            let views: Value = views.lines().last().and_then(read).unwrap_or_default();
            if let Some(last) = views["views"].as_array().and_then(|views| views.last()) {
                let last = last["n"].as_u64().expect("a number");
                self.seen.insert((self.board, role.to_owned()), last);
            }
        }
        for role in ["organiser", "arbiter-1", "appeals"] {
            self.get(role, "/api/games/{g}/acts").await;
        }
        for role in ["arbiter-1", "spectator", "white"] {
            self.get(role, "/api/games/{g}/pgn").await;
        }
        self.get("arbiter-1", "/api/games/{g}/case").await;
        for role in ["arbiter-1", "spectator"] {
            self.get(role, "/api/competitions/{c}").await;
        }
        if is_deep {
            self.look_deep().await;
        }
    }

    async fn look_deep(&mut self) {
        for path in ["record", "links", "devices", "share", "acts", "case", "pgn"] {
            for role in ["organiser", "appeals", "black", "white-assistant", "watcher"] {
                self.get(role, &format!("/api/games/{{g}}/{path}")).await;
            }
        }
        for path in ["", "/pgn", "/links"] {
            for role in ["organiser", "spectator", "appeals", "white", "watcher"] {
                self.get(role, &format!("/api/competitions/{{c}}{path}")).await;
            }
        }
    }

    async fn get(&mut self, role: &str, path: &str) -> String {
        self.ask(format!("GET {} as {}", self.filled(path), self.caller(role))).await
    }

    async fn post(&mut self, role: &str, path: &str, body: &str) -> String {
        let (path, caller) = (self.filled(path), self.caller(role));
        self.ask(format!("POST {path} as {caller}\n{JSON}\n{body}")).await
    }

    async fn ask(&mut self, asked: String) -> String {
        let player = self.player.take().expect("a player");
        let (player, answered) = player.ask(&asked, None).await;
        self.player = Some(player);
        self.written.push(Exchange { asked, answered: answered.clone() });
        answered
    }

    fn filled(&self, text: &str) -> String {
        text.replace("{g}", &format!("<game-{}>", self.board)).replace("{c}", "<competition-1>")
    }

    /// The name of a role's link.
    fn caller(&self, role: &str) -> String {
        let of_board = ["white", "black", "white-assistant", "black-assistant"];
        match role {
            "watcher" => format!("<link:spectator#{}>", self.board + 1),
            _ if of_board.contains(&role) && self.board > 1 => {
                format!("<link:{role}#{}>", self.board)
            }
            _ if ROLES.contains(&role) || role.starts_with("arbiter-") => format!("<link:{role}>"),
            _ => role.to_owned(),
        }
    }
}

fn done(answer: &str) -> Result<(), String> {
    if answer.starts_with('2') { Ok(()) } else { Err(answer.to_owned()) }
}

fn read(text: &str) -> Option<Value> {
    // Times have names, which no JSON has.
    serde_json::from_str(&text.replace("<utc>", "0")).ok()
}
