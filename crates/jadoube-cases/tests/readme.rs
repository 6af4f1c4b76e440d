//! The words in `cases/README.md` are those that the program knows.

use jadoube_laws::{
    Choice, Event, Fact, Game, Misconduct, Noticed, Penalty, Regulations, split_actor,
};

const README: &str = include_str!("../../../cases/README.md");

/// The code spans of each row of the table under a heading; a second span of a cell is a variant.
pub(crate) fn rows(heading: &str) -> Vec<Vec<Vec<String>>> {
    let start = README.find(&format!("{heading}\n")).unwrap_or_else(|| panic!("no {heading}"));
    let section = &README[start + heading.len()..];
    let end = section.find("\n#").unwrap_or(section.len());
    let rows = section[..end].lines().filter(|line| line.starts_with("| ")).skip(1);
    let cells = |row: &str| row.split(" | ").map(spans).collect();
    rows.map(cells).collect()
}

fn spans(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn acts_are_known() {
    let headings = [
        "### What hands do",
        "### What players do otherwise",
        "### What officials and the clock do",
        "### Scoresheets",
        "### Around the board",
    ];
    let mut count = 0;
    for row in headings.into_iter().flat_map(rows) {
        let act = &row[0][0];
        let events = Game::new(Regulations::default()).acts(split_actor("White x").unwrap().0, act);
        assert!(events.is_ok(), "{act}: {events:?}");
        count += 1;
    }
    assert!(count > 40, "{count}");
}

#[test]
fn every_incident_stands_in_it() {
    let written: Vec<String> =
        rows("### Incidents").into_iter().flat_map(|mut row| row.remove(0)).collect();
    for words in &written {
        let event = format!("records White {words}").parse::<Event>();
        assert!(event.is_ok(), "{words}: {event:?}");
    }
    for kind in Misconduct::all() {
        assert!(written.contains(&kind.to_string()), "{kind}");
    }
}

#[test]
fn facts_are_known_by_both_their_names() {
    for row in rows("### Facts") {
        let noticed: Noticed = row[0][0].parse().unwrap_or_else(|error| panic!("{error}"));
        let told = &row[1][0];
        // An illegal move and one against touch-move are checked in the same place.
        assert!(
            Fact::from(noticed).to_string() == *told
                || told.ends_with("is not with the touched piece"),
            "{told}"
        );
    }
}

#[test]
fn decisions_penalties_and_settings_are_known() {
    for row in rows("### Decisions") {
        row[0][0].parse::<Choice>().unwrap_or_else(|error| panic!("{error}"));
    }
    for row in rows("### Penalties") {
        row[0][0].parse::<Penalty>().unwrap_or_else(|error| panic!("{error}"));
    }
    let of_the_game = ["colours exchanged", "board turned", "absent White", "clock-setting 90m"];
    for row in rows("### Settings") {
        let setting = &row[0][0];
        if !of_the_game.contains(&setting.as_str()) {
            Regulations::default().set(setting).unwrap_or_else(|error| panic!("{error}"));
        }
        let page = crate::page_of(
            "T",
            &format!("laws 2023\nset {setting}\n\nClock waits\n  == not over\n"),
        );
        assert_eq!(page.cases.len(), 1);
    }
}

#[test]
fn every_act_of_the_program_stands_in_it() {
    // The first word of every act; the program's own list is in the test of `Event`.
    let words = [
        "touches",
        "lifts",
        "holds",
        "releases",
        "takes",
        "puts",
        "knocks",
        "presses",
        "stops",
        "says",
        "announces",
        "writes",
        "seals",
        "opens",
        "offers",
        "accepts",
        "declines",
        "resigns",
        "claims",
        "agrees",
        "arrives",
        "leaves",
        "signs",
        "appeals",
        "notices",
        "decides",
        "sets",
        "starts",
        "interrupts",
        "resumes",
        "records",
        "gives",
        "upholds",
        "rejects",
        "flag",
        "reports:",
        "waits",
    ];
    for word in words {
        assert!(README.contains(&format!("| `{word}")), "{word}");
        assert!(word.parse::<Event>().is_ok() || README.contains(&format!("`{word} ")), "{word}");
    }
}
