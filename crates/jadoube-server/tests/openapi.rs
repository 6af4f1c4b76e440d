//! The OpenAPI document is true: every answer of every test is held against it.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use jsonschema::Validator;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../src/openapi.json")).expect("the document is JSON")
});

/// Fails unless the document tells of such an answer.
pub(crate) fn check(method: &Method, path: &str, status: StatusCode, kind: &str, body: &Value) {
    let path = path.split('?').next().unwrap_or_default();
    let Some(told) = template(path) else {
        assert_eq!(status, StatusCode::NOT_FOUND, "{path} is not in the document");
        return;
    };
    let operation = &DOCUMENT["paths"][told][method.as_str().to_lowercase()];
    if operation.is_null() {
        assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED, "{method} {told}");
        return;
    }
    let mut response = &operation["responses"][status.as_str()];
    if let Some(reference) = response["$ref"].as_str() {
        response = DOCUMENT.pointer(&reference[1..]).expect("a response");
    }
    assert!(!response.is_null(), "{method} {told} answers {status}, which is not in the document");
    let Some(content) = response["content"].as_object() else {
        assert_eq!(*body, Value::Null, "{method} {told} {status} has no body");
        return;
    };
    let mime = kind.split(';').next().unwrap_or_default();
    let schema = content.get(mime).unwrap_or_else(|| panic!("{method} {told} {status} is {mime}"));
    if mime.ends_with("json") {
        let errors: Vec<String> = known_validator(&schema["schema"])
            .iter_errors(body)
            .map(|error| format!("{}: {error}", error.instance_path))
            .collect();
        assert!(errors.is_empty(), "{method} {told} {status}: {errors:?}");
    }
}

/// Every method and path of the document.
pub(crate) fn operations() -> std::collections::BTreeSet<(String, String)> {
    let paths = DOCUMENT["paths"].as_object().expect("paths").iter();
    paths
        .flat_map(|(path, item)| {
            let methods = item.as_object().expect("methods").keys();
            methods.map(|method| (method.clone(), path.clone()))
        })
        .collect()
}

fn template(path: &str) -> Option<&'static str> {
    let parts: Vec<&str> = path.split('/').collect();
    let paths = DOCUMENT["paths"].as_object().expect("paths");
    // A path that is there by its own name goes before one with a part to fill in.
    if let Some((own, _)) = paths.get_key_value(path) {
        return Some(own);
    }
    paths.keys().map(String::as_str).find(|template| {
        let template: Vec<&str> = template.split('/').collect();
        template.len() == parts.len()
            && template.iter().zip(&parts).all(|(of, is)| of.starts_with('{') || of == is)
    })
}

/// The same for the same schema: to make one takes longer than to use it.
fn known_validator(schema: &Value) -> Arc<Validator> {
    static KNOWN: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let made = known.entry(schema.to_string()).or_insert_with(|| Arc::new(validator(schema)));
    Arc::clone(made)
}

/// A schema with the document's own others at hand.
fn validator(schema: &Value) -> Validator {
    let mut schema = schema.clone();
    schema["components"] = json!({ "schemas": DOCUMENT["components"]["schemas"] });
    jsonschema::validator_for(&schema).expect("a schema")
}

/// Anything that a live connection tells.
pub(crate) fn check_live(message: &Value) {
    let told = |field: &str| message.get(field).is_some();
    check_schema(
        if told("n") {
            "View"
        } else if told("boards") {
            "Boards"
        } else if message.pointer("/state/game").is_some() {
            "LiveState"
        } else if told("state") {
            "LiveChange"
        } else {
            "LiveAnswer"
        },
        message,
    );
}

/// A view as a WebSocket sends it.
pub(crate) fn check_view(view: &Value) {
    check_schema("View", view);
}

/// Anything that a WebSocket sends, by the name of its schema.
pub(crate) fn check_schema(name: &str, value: &Value) {
    let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
    let errors: Vec<String> =
        known_validator(&schema).iter_errors(value).map(|e| e.to_string()).collect();
    assert!(errors.is_empty(), "{errors:?} in {value}");
}

#[test]
fn every_reference_leads_somewhere() {
    fn walk(value: &Value) {
        match value {
            Value::Object(fields) => {
                if let Some(reference) = fields.get("$ref").and_then(Value::as_str) {
                    assert!(DOCUMENT.pointer(&reference[1..]).is_some(), "{reference}");
                }
                fields.values().for_each(walk);
            }
            Value::Array(items) => items.iter().for_each(walk),
            _ => {}
        }
    }
    walk(&DOCUMENT);
}

/// The document tells of every field of the regulations, and of every choice it has: as they are sent,
/// and as they are received, where what has a default may be left out.
#[test]
fn the_regulations_are_told_in_full() {
    let mut fields = serde_json::to_value(jadoube_laws::Regulations::default()).expect("JSON");
    // Left out where assistants have all duties.
    fields["assistant_duties"] = json!([["moves"], []]);
    for [whole, conduct] in [["Regulations", "ConductRules"], ["NewRegulations", "NewConductRules"]]
    {
        assert_eq!(names(&schema(whole)["properties"]), names(&fields));
        assert_eq!(names(&schema(conduct)["properties"]), names(&fields["conduct"]));
        check_schema(whole, &fields);
    }
    let told = schema("NewRegulations")["properties"].as_object().expect("fields").iter();
    let mut count = 0;
    for (name, choice) in told.flat_map(|(name, told)| choices(told).map(move |it| (name, it))) {
        let chosen = json!({ name: choice });
        check_schema("NewRegulations", &chosen);
        let read = serde_json::from_value::<jadoube_laws::Regulations>(chosen.clone());
        assert!(read.is_ok(), "{chosen}: {read:?}");
        count += 1;
    }
    assert!(count > 20, "{count} choices");
    for wrong in [
        json!({ "class": "bullet" }),
        json!({ "colour": "blue" }),
        json!({ "control": 5 }),
        json!({ "conduct": { "colour": "blue" } }),
        json!({ "draw_offers": { "from_move": -1 } }),
        json!({ "scoring": { "win": 2 } }),
    ] {
        assert!(!is_valid("NewRegulations", &wrong), "{wrong}");
        assert!(serde_json::from_value::<jadoube_laws::Regulations>(wrong).is_err());
    }
    // What the bounds of the server refuse.
    for wrong in [
        json!({ "start": { "chess960": 960 } }),
        json!({ "languages": ["en", "xx"] }),
        json!({ "disabled": ["white", "black", "white"] }),
    ] {
        assert!(!is_valid("NewRegulations", &wrong), "{wrong}");
    }
    assert!(is_valid("NewRegulations", &json!({})) && !is_valid("Regulations", &json!({})));
}

/// Every word of the record looks as the document says, with every value that it can have.
#[test]
fn every_word_of_the_record_is_told() {
    fn check_all(name: &str, words: &[impl serde::Serialize]) {
        assert!(!words.is_empty(), "{name}");
        for word in words {
            check_schema(name, &serde_json::to_value(word).expect("JSON"));
        }
    }
    check_all("Event", &jadoube_laws::Event::samples());
    check_all("Effect", &jadoube_laws::Effect::samples());
    check_all("Question", &jadoube_laws::Question::samples());
    check_all("Outcome", &jadoube_laws::Outcome::samples());
    check_all("Moving", &jadoube_laws::Moving::samples());
}

#[test]
fn what_is_no_word_of_the_record_is_not_told() {
    for (name, wrong) in [
        ("Event", json!("castled")),
        ("Event", json!({ "piece_lifted": { "from": "e9", "hands": "one" } })),
        ("Event", json!({ "piece_lifted": { "from": "e2" } })),
        (
            "Event",
            json!({ "flag_fell": { "side": "white" }, "draw_offered": { "condition": null } }),
        ),
        ("Effect", json!({ "move_completed": { "side": "green" } })),
        ("Effect", json!({ "move_completed": { "side": "white", "number": 1 } })),
        ("Effect", json!({ "game_ended": { "score": "2-0", "termination": "time" } })),
        ("Effect", json!({ "known": "colour" })),
        ("Question", json!({ "press": "white" })),
    ] {
        assert!(!is_valid(name, &wrong), "{name} {wrong}");
    }
}

fn schema(name: &str) -> &'static Value {
    &DOCUMENT["components"]["schemas"][name]
}

fn is_valid(name: &str, value: &Value) -> bool {
    known_validator(&json!({ "$ref": format!("#/components/schemas/{name}") })).is_valid(value)
}

fn names(value: &Value) -> Vec<String> {
    let mut names: Vec<String> = value.as_object().expect("fields").keys().cloned().collect();
    names.sort();
    names
}

/// The words among which a field chooses.
fn choices(told: &Value) -> Box<dyn Iterator<Item = Value>> {
    if let Some(reference) = told["$ref"].as_str() {
        return choices(DOCUMENT.pointer(&reference[1..]).expect("a schema"));
    }
    let words = told["enum"].as_array().cloned().unwrap_or_default().into_iter();
    let one_of = told["oneOf"].as_array().cloned().unwrap_or_default().into_iter();
    Box::new(words.chain(one_of.filter_map(|one| one.get("const").cloned())))
}
