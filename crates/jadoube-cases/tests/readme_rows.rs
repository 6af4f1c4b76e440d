//! Every word of the program is in `cases/README.md`: what the program writes for each sample fits
//! a phrase of the page, in the right table.

use std::collections::BTreeSet;

use jadoube_cases::{Page, transcript};
use jadoube_laws::{
    Choice, ConductRules, Creation, DrawOffers, Edition, Effect, Event, Fact, Penalty, Question,
    Regulations, Start,
};

use crate::readme::rows;

/// A text in which everything that may vary is made the same: `White gains 2:00` and `Black gains
/// 1:30` are one phrase.
fn shape(text: &str) -> String {
    let words = without_tail(text).replace("\\\"", "");
    let parts = words.split('"').enumerate();
    let unquoted: String = parts.map(|(n, part)| if n % 2 == 1 { "TEXT" } else { part }).collect();
    let mut shaped = Vec::new();
    let mut words = unquoted.split(' ');
    while let Some(word) = words.next() {
        let bare = word.trim_end_matches([',', ':']);
        let kind = kind(bare);
        if kind == "FEN" && bare != "FEN" {
            // Its other five fields.
            words.by_ref().take(5).for_each(drop);
        }
        shaped.push(format!("{kind}{}", &word[bare.len()..]));
    }
    shaped.join(" ")
}

/// Removes what the page says of many phrases at once: a reason, both hands, which question, which
/// clock; and a list of duties, a control or an act that may be any.
fn without_tail(text: &str) -> &str {
    let tails = [" because ", " with both hands", " about ", " with the clock running"];
    let heads = ["assistant for ", "sets the control ", "the control is set to ", " ago: "];
    let ends = tails.into_iter().filter_map(|tail| text.find(tail));
    let begins = heads.into_iter().filter_map(|head| text.find(head).map(|at| at + head.len()));
    &text[..ends.chain(begins).min().unwrap_or(text.len())]
}

/// The placeholder for a word, if it is one of many.
fn kind(word: &str) -> String {
    let is_hex = |word: &str| word.len() > 1 && word.bytes().all(|it| it.is_ascii_hexdigit());
    let (stem, ending) = word.split_once('\'').map_or((word, ""), |(stem, _)| (stem, "'s"));
    let kind = match stem {
        "White" | "Black" => "SIDE",
        "king" | "queen" | "rook" | "bishop" | "knight" | "pawn" => "MAN",
        "HOLDER" => "HEX",
        _ if is_score(stem) => "SCORE",
        _ if stem.matches('/').count() == 7 => "FEN",
        _ if is_square(stem) => "SQUARE",
        _ if is_move(stem) => "MOVE",
        _ if jadoube_laws::parse_time(stem).is_some() => "TIME",
        _ if stem.parse::<u32>().is_ok() => "NUMBER",
        _ if stem.starts_with(|it: char| it.is_ascii_digit()) && stem.contains('.') => "ARTICLE",
        _ if is_hex(stem) => "HEX",
        _ => stem,
    };
    format!("{kind}{ending}")
}

fn is_score(word: &str) -> bool {
    word.parse::<jadoube_laws::Score>().is_ok()
}

fn is_square(word: &str) -> bool {
    word.parse::<jadoube_chess::Square>().is_ok()
}

fn is_move(word: &str) -> bool {
    let at = |from: usize, to: usize| word.get(from..to).is_some_and(is_square);
    at(0, 2) && at(2, 4) && word.len() <= 5
}

/// The phrases of the tables under these headings: the first column, or this one, and each variant
/// that the last column names by itself or as another ending of the phrase.
fn phrases(headings: &[&str], column: usize, prefix: &str) -> BTreeSet<String> {
    let mut phrases = BTreeSet::new();
    for row in headings.iter().flat_map(|heading| rows(heading)) {
        let whole = &row[column];
        let variants = row.last().filter(|_| row.len() > column + 1);
        for phrase in whole.iter().chain(variants.into_iter().flatten()) {
            phrases.insert(shape(&format!("{prefix}{phrase}")));
        }
        for (begin, end) in whole
            .iter()
            .chain(variants.into_iter().flatten())
            .flat_map(|begin| variants.into_iter().flatten().map(move |end| (begin, end)))
        {
            let blanks = begin.match_indices(' ').map(|(at, _)| at).chain([begin.len()]);
            for at in blanks {
                phrases.insert(shape(&format!("{prefix}{} {end}", &begin[..at])));
            }
        }
    }
    assert!(!phrases.is_empty());
    phrases
}

/// The samples that no phrase fits, one for each shape.
fn missing(words: impl IntoIterator<Item = String>, phrases: &BTreeSet<String>) -> Vec<String> {
    let mut seen = phrases.clone();
    words.into_iter().filter(|words| seen.insert(shape(words))).collect()
}

/// An example of every phrase.
fn examples<T: ToString>(glossary: Vec<(T, &str)>) -> impl Iterator<Item = String> {
    glossary.into_iter().map(|(word, _)| word.to_string())
}

const ACTS: [&str; 5] = [
    "### What hands do",
    "### What players do otherwise",
    "### What officials and the clock do",
    "### Scoresheets",
    "### Around the board",
];

#[test]
fn acts_stand_in_it() {
    let mut known = phrases(&ACTS, 0, "");
    known.extend(phrases(&["### Decisions"], 0, "decides "));
    known.extend(phrases(&["### Penalties"], 0, "gives White "));
    known.extend(phrases(&["### Incidents"], 0, "records White "));
    known.extend(phrases(&["### Facts"], 0, "notices "));
    let words = examples(Event::glossary());
    assert_eq!(missing(words, &known), [""; 0]);
}

/// The words in which facts are reported to the arbiter.
fn facts() -> BTreeSet<String> {
    let mut known = phrases(&["### Facts"], 1, "");
    known.extend(phrases(&["### Facts that are only told"], 0, ""));
    known
}

#[test]
fn facts_stand_in_it() {
    let words = examples(Fact::glossary());
    assert_eq!(missing(words, &facts()), [""; 0]);
}

#[test]
fn decisions_and_what_they_are_about_stand_in_it() {
    let words = examples(Choice::glossary());
    assert_eq!(missing(words, &phrases(&["### Decisions"], 0, "")), [""; 0]);
    let words = examples(Question::glossary());
    assert_eq!(missing(words, &phrases(&["### What a decision is about"], 0, "")), [""; 0]);
}

#[test]
fn penalties_stand_in_it() {
    let words = examples(Penalty::glossary());
    assert_eq!(missing(words, &phrases(&["### Penalties"], 0, "")), [""; 0]);
}

#[test]
fn rulings_stand_in_it() {
    let mut known = phrases(&["## The rulings"], 0, "");
    known.extend(facts());
    let words = Effect::glossary()
        .into_iter()
        .map(|(effect, _)| effect)
        // The page says which are not written, and the decisions to choose from have their own
        // table.
        .filter(|effect| !effect.is_routine())
        .filter(|effect| !matches!(effect, Effect::ArbiterMustDecide { .. }))
        .map(|effect| effect.to_string());
    assert_eq!(missing(words, &known), [""; 0]);
}

/// Everything that an organiser can choose.
fn chosen() -> Vec<Regulations> {
    let usual = || Regulations::standard(Edition::E2023);
    let mut all = Regulations::samples();
    all.extend(
        DrawOffers::samples().into_iter().map(|draw_offers| Regulations { draw_offers, ..usual() }),
    );
    all.extend(
        ConductRules::samples().into_iter().map(|conduct| Regulations { conduct, ..usual() }),
    );
    all.extend(Start::samples().into_iter().map(|start| Regulations { start, ..usual() }));
    all
}

#[test]
fn settings_stand_in_it_and_read_back() {
    let known = phrases(&["### Settings"], 0, "");
    let header = rows("## The header");
    let unknown = Regulations::default().set("nonsense").expect_err("no setting");
    // Whole names: `assistant` is not named by `assistant-time`.
    let named: BTreeSet<&str> = unknown.expected().split([' ', ',', '`']).collect();
    for regulations in chosen() {
        let mut creation = Creation::new(regulations);
        if let Start::Position(fen) = creation.regulations.start {
            creation.set_up = Some(fen);
        }
        creation.clock.running = Some(creation.standing().to_move());
        let text = transcript("Settings", &creation, &[]).expect("words for all of it");
        let lines: Vec<&str> = text.lines().skip_while(|line| *line != "```case").skip(1).collect();
        for line in lines.iter().take_while(|line| !line.is_empty()) {
            let (word, rest) = line.split_once(' ').expect("a word and its value");
            let is_known = match word {
                "set" => {
                    let name = rest.trim().split(' ').next().expect("a name");
                    assert!(named.contains(name), "{unknown} does not name {name}");
                    missing([rest.trim().to_owned()], &known).is_empty()
                }
                _ => header.iter().any(|row| row[0][0].split(' ').next() == Some(word)),
            };
            assert!(is_known, "{line}");
        }
        let page = Page::read("settings.md", text.clone()).expect("a page");
        let edition = creation.regulations.edition;
        assert_eq!(page.cases[0].header.creation(edition), Ok(creation), "{text}");
    }
}
