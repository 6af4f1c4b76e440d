//! Preamble of Appendix C: only algebraic notation is evidence.

use jadoube_notation::{Evidence, Form, Language, Style, System, sheet_entries};

use crate::walk::visit;

#[track_caller]
fn check(system: System, entries: &[&str]) {
    for entry in entries {
        assert_eq!(System::of(entry), system, "{entry}");
    }
}

#[test]
fn algebraic_in_every_language_and_form() {
    check(System::Algebraic, &["e4", "Nf3", "Sf3", "♘f3", "e2-e4", "E2-E4", "ed", "0-0", "O-O-O"]);
    check(System::Algebraic, &["exd6 e.p.", "d8H", "Hh5X", "Кр:f1", "ζ4"]);
    check(System::Algebraic, &["Kb1 (=)", "e7e8q", "B4"]);
    let languages: Vec<_> = Language::all().collect();
    let mut turn = 0;
    visit(300, 5, |position, moves| {
        let style = Style::fide(languages[turn % languages.len()]).with_form(Form::ALL[turn % 5]);
        turn += 1;
        for &mv in moves {
            let text = style.write(position, mv).to_string();
            assert_eq!(System::of(&text), System::Algebraic, "{text}");
        }
    });
}

#[test]
fn descriptive() {
    let english = ["P-K4", "N-KB3", "QxP ch", "PxP", "B-B4", "P-QB4", "KtxP", "Kt-KB3", "PxP e.p."];
    check(System::Descriptive, &english);
    check(
        System::Descriptive,
        &["R(1)-K2", "P-K8(Q)", "P-K8=Q", "BxN mate", "Q-R5 dbl ch", "R-B1"],
    );
    check(System::Descriptive, &["P4R", "C3AR", "C3A", "D1R", "A5C", "P4D", "PxP", "T1R"]);
}

#[test]
fn other_systems() {
    check(System::Numeric, &["5254", "52-54", "57581", "7163"]);
    check(System::Telegraphic, &["GEGO", "gego"]);
    check(System::Unknown, &["resigns", "???", "1-0", "e9", "0000", "knight f3"]);
    check(System::Blank, &["", "  "]);
}

#[test]
fn the_first_offending_entry_is_named() {
    let sheet = sheet_entries("1. e4 e5 2. N-KB3 Nc6 3. B-N5");
    let verdict = Evidence::of(sheet.iter().map(|entry| entry.text));
    assert_eq!(verdict.to_string(), "entry 3 is not algebraic: `N-KB3` is descriptive notation");
    assert!(!verdict.is_admissible());
    assert_eq!(Evidence::of(["", " "]), Evidence::Blank);
    assert_eq!(Evidence::of(["e4", "", "Nf3"]), Evidence::Admissible);
    assert_eq!(Evidence::of([]).to_string(), "the sheet is blank");
}
