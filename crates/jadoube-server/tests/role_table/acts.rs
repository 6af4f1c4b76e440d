//! Who may send which act.

use std::collections::BTreeSet;

use reqwest::StatusCode;
use serde_json::{Value, json};

use super::{ACTING, AT_THE_BOARD, PLAYING, ROLES, RUNNING_IT, token};
use crate::client::{Hall, new_id};

/// Every act of the manual, by those whose acts it can be. What the clock does nobody can send.
const ACTS: [(&[&str], &[&str]); 8] = [
    (
        PLAYING,
        &[
            "touches e2",
            "touches queen beside the board",
            "lifts e2",
            "holds queen on a8",
            "releases on e4",
            "releases on d5 beside the piece there",
            "releases between e3 and e4",
            "takes off d5",
            "puts queen on a8",
            "plays e2e4",
            "completes e2e4",
            "presses",
            "hits the clock",
            "lifts the clock",
            "knocks over the clock",
            "keeps a finger on the clock",
            "holds the clock",
            "says j'adoube",
            "announces \"Eva 2 Eva 4\"",
            "seals \"Nf3\"",
            "states the sealed move \"Nf3\"",
            "asks for five seconds a move",
            "writes down the position 4k3/8/8/8/8/8/4P3/4K3 w - - 12 60",
            "verifies",
            "demands two boards",
            "asks for an assistant",
            "asks for an assistant for moves",
            "asks for moves and times",
            "stops the clock",
            "offers a draw",
            "accepts",
            "declines",
            "resigns",
            "claims threefold",
            "claims fifty moves",
            "claims time",
            "claims illegal move",
            "claims touch-move",
            "claims accident",
            "claims no normal means",
            "claims no effort",
            "claims wrong times",
            "claims initial position",
            "claims displaced piece",
            "claims turned board",
            "claims clock setting",
            "claims clock defect",
            "points to the screen",
            "asks for a scoresheet",
            "asks to see the scoresheet",
            "agrees to take back White's move 12",
            "arrives",
            "leaves",
            "signs 1-0",
            "appeals",
            "hands in the original",
            "hands in the copy",
            "asks for the opponent's scoresheet",
            "gives back the opponent's scoresheet",
            "leaves the playing area",
            "leaves the playing venue",
            "reports leaving",
            "asks to have 3.8.2 explained",
            "asks whether \"O-O\" is allowed",
            "asks how many moves were made",
        ],
    ),
    (
        &["arbiter-1"],
        &[
            "notices White's move 12",
            "decides the clocks stay",
            "sets clock White 10:00, Black 4:30, move 38",
            "sets the control 90m, +30s",
            "interrupts",
            "resumes",
            "opens the envelope",
            "orders the adjournment",
            "checks the envelope",
            "sets up 4k3/8/8/8/8/8/4P3/4K3 w - - 12 60",
            "records \"noise\"",
            "gives White a warning",
            "replaces White's scoresheet",
            "accepts White's recorder",
            "has the game reconstructed",
            "ends the reconstruction: nobody knows",
            "permits White to leave the playing area",
            "records White brings chess into disrepute",
            "records a disturbance \"fire alarm\"",
            "grants White 6:00, Black 6:00",
            "appoints Arbiter 2",
        ],
    ),
    (RUNNING_IT, &["announces the round", "announces full supervision"]),
    (&["appeals"], &["upholds the appeal", "rejects the appeal"]),
    // 12.9.9: nobody else's consent is asked for.
    (&["organiser"], &["agrees to the expulsion of White"]),
    (
        AT_THE_BOARD,
        &[
            "writes \"Nf3\"",
            "puts the clock on Black's left",
            "starts",
            "writes on the envelope: the names \"Adamska, Bielik\"",
        ],
    ),
    (
        ACTING,
        &[
            "says \"check\"",
            "knocks over e4",
            "puts back e4",
            "enters the playing area",
            "tells the arbiter \"the flag is down\"",
            "waits",
        ],
    ),
    (
        &[],
        &[
            "flag of White falls",
            "reports: White pressed 0:12 ago",
            "reports: White 0:12 ago: plays e2e4",
        ],
    ),
];

#[test]
fn the_table_tells_of_every_act() {
    let manual = include_str!("../../../../cases/README.md");
    let begin = manual.find("### What hands do").expect("the acts");
    let end = manual.find("### Incidents").expect("the end of the acts");
    let rows = manual[begin..end].lines().filter_map(|line| line.strip_prefix("| `"));
    let acts: BTreeSet<&str> = rows.filter_map(|row| row.split('`').next()).collect();
    let told: BTreeSet<&str> = ACTS.iter().flat_map(|(_, acts)| *acts).copied().collect();
    assert_eq!(told, acts);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_act_is_refused_to_those_it_is_not_for() {
    let hall = Hall::open().await;
    let untouched = hall.board(json!({ "control": "90m" })).await;
    for (allowed, acts) in ACTS {
        for act in acts {
            let board = hall.board(json!({ "control": "90m" })).await;
            for role in ROLES {
                let is_allowed = allowed.contains(&role);
                let board = if is_allowed { &board } else { &untouched };
                let path = format!("/api/games/{}/acts", board.game);
                let body: Value = json!([{ "id": new_id(), "act": act }]);
                let answer = hall.post(&path, token(board, role), body).await;
                let wanted = if is_allowed { StatusCode::OK } else { StatusCode::FORBIDDEN };
                assert_eq!(answer.status, wanted, "{role} {act}: {}", answer.text);
            }
        }
    }
    let path = format!("/api/games/{}/record", untouched.game);
    let record = hall.get(&path, untouched.token("arbiter-1")).await.ok();
    assert_eq!(record["entries"], json!([]), "what was refused left nothing");
}
