//! `jadoube case` as its user runs it.

use std::fs;
use std::path::PathBuf;

use crate::run;

const TOUCH: &str = "# Touching\n\n## A touched pawn must move\n\n```case\nlaws 2018 2023\n\nWhite touches e2\n  \
                     => White must move the pawn e2    [4.3.1]\n```\n";

/// A folder of its own with these files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("case").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for (file, text) in files {
        fs::write(folder.join(file), text).unwrap();
    }
    folder
}

fn case(arguments: &[&str]) -> (i32, String, String) {
    run(&[&["case"], arguments].concat())
}

#[test]
fn cases_that_hold_pass() {
    let two = TOUCH.to_owned() + &TOUCH.replace("# Touching", "");
    let folder =
        folder("pass", &[("touch.md", TOUCH), ("more.md", &two), ("notes.md", "# Notes\n")]);
    let (code, out, error) = case(&[folder.to_str().unwrap()]);
    assert_eq!((code, out.as_str(), error.as_str()), (0, "3 passed, 0 failed\n", ""));
}

#[test]
fn a_case_that_fails_is_named_and_pointed_at() {
    let wrong = TOUCH.replace("move the pawn e2", "move the pawn d2");
    let folder = folder("fail", &[("touch.md", TOUCH), ("wrong.md", &wrong)]);
    let (code, out, error) = case(&[folder.to_str().unwrap()]);
    assert_eq!(code, 1);
    assert!(out.contains("wrong.md:3: A touched pawn must move"), "{out}");
    assert!(out.ends_with("1 passed, 1 failed\n"), "{out}");
    assert!(error.contains("White must move the pawn d2"), "{error}");
    assert!(error.contains("the ruling is different"), "{error}");
}

#[test]
fn words_that_are_none_are_pointed_at() {
    let wrong = TOUCH.replace("touches e2", "tickles e2");
    let folder = folder("words", &[("wrong.md", &wrong)]);
    let (code, out, error) = case(&[folder.join("wrong.md").to_str().unwrap()]);
    assert_eq!(code, 1);
    assert!(out.ends_with("wrong.md:3: A touched pawn must move\n0 passed, 1 failed\n"), "{out}");
    assert!(error.contains("tickles"), "{error}");
}

#[test]
fn a_case_that_cannot_be_read_fails_alone() {
    let middle = TOUCH.replace("# Touching", "").replace("touches e2", "tickles e2");
    let three = [TOUCH, &middle, &TOUCH.replace("# Touching", "")].concat();
    let folder = folder("broken", &[("three.md", &three)]);
    let (code, out, error) = case(&[folder.to_str().unwrap()]);
    assert_eq!(code, 1);
    assert!(out.contains("three.md:13: A touched pawn must move"), "{out}");
    assert!(out.ends_with("2 passed, 1 failed\n"), "{out}");
    assert!(error.contains("three.md:18:") && error.contains("tickles"), "{error}");
}

#[test]
fn a_path_without_a_case_is_an_error() {
    let folder = folder("none", &[("notes.md", "# Notes\n")]);
    for path in [folder.clone(), folder.join("notes.md"), folder.join("missing.md")] {
        let (code, out, error) = case(&[path.to_str().unwrap()]);
        assert_eq!((code, out.as_str()), (2, ""), "{}", path.display());
        let name = path.file_name().unwrap().to_str().unwrap();
        assert!(error.replace("\n", "").contains(name), "{error}");
    }
    assert_eq!(case(&[]).0, 2);
}

#[test]
fn a_case_is_shown_as_it_ran() {
    let folder = folder("show", &[("touch.md", TOUCH)]);
    let (code, out, _) = case(&["--show", folder.to_str().unwrap()]);
    assert_eq!(code, 0);
    assert!(out.contains("Laws of 2018, 2023\n    White touches e2\n"), "{out}");
    assert!(out.contains("=> White must move the pawn e2"), "{out}");
    assert!(out.contains("== position rnbqkbnr/"), "{out}");
    assert!(out.ends_with("1 passed, 0 failed\n"), "{out}");
}

#[test]
fn the_law_book_names_cases_that_are_there() {
    let (code, out, _) = run(&["laws", "--json", "4.3.1"]);
    assert_eq!(code, 0);
    let page: serde_json::Value = serde_json::from_str(&out).unwrap();
    let cases = page["cases"].as_array().unwrap();
    assert!(!cases.is_empty());
    for case in cases {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("../..")
            .join(case["page"].as_str().unwrap());
        let heading = format!("## {}", case["title"].as_str().unwrap());
        assert!(
            fs::read_to_string(&path).unwrap().lines().any(|line| line == heading),
            "{heading}"
        );
    }
    assert!(run(&["laws", "4.3.1"]).1.contains("cases/04-touch-move/"));
}
