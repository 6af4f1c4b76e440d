//! The OpenAPI document is true: every answer of every test is held against it.

use std::sync::LazyLock;

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
        let errors: Vec<String> = validator(&schema["schema"])
            .iter_errors(body)
            .map(|error| format!("{}: {error}", error.instance_path))
            .collect();
        assert!(errors.is_empty(), "{method} {told} {status}: {errors:?}");
    }
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

/// A schema with the document's own others at hand.
fn validator(schema: &Value) -> Validator {
    let mut schema = schema.clone();
    schema["components"] = json!({ "schemas": DOCUMENT["components"]["schemas"] });
    jsonschema::validator_for(&schema).expect("a schema")
}

/// A view as a WebSocket sends it.
pub(crate) fn check_view(view: &Value) {
    check_schema("View", view);
}

/// Anything that a WebSocket sends, by the name of its schema.
pub(crate) fn check_schema(name: &str, value: &Value) {
    let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
    let errors: Vec<String> =
        validator(&schema).iter_errors(value).map(|e| e.to_string()).collect();
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
