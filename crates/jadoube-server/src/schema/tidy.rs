//! Schemas as they come from the types, made plain.

use serde_json::{Value, json};

use super::docs::plain;

/// Closes objects: nothing is sent that is not told. What is received says itself whether it may have
/// more than it tells.
pub(super) fn close(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(close),
        Value::Object(fields) => {
            fields.values_mut().for_each(close);
            if fields.get("properties").is_some_and(Value::is_object) && fields.contains_key("type")
            {
                fields.entry("additionalProperties").or_insert(json!(false));
            }
        }
        _ => {}
    }
}

/// Says how large a number can be and not how wide it is in memory, and makes sentences of doc
/// comments.
pub(super) fn tidy(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(tidy),
        Value::Object(fields) => {
            fields.values_mut().for_each(tidy);
            let is_number = fields.get("format").is_some_and(Value::is_string);
            if is_number && !fields.contains_key("properties") {
                let format = fields.remove("format");
                if format.is_some_and(|format| format == "uint32") {
                    fields.entry("maximum").or_insert(json!(u32::MAX));
                }
            }
            if let Some(Value::String(text)) = fields.get_mut("description") {
                *text = sentences(text);
            }
        }
        _ => {}
    }
}

/// A doc comment in lines that break nowhere.
fn sentences(doc: &str) -> String {
    let doc = plain(doc);
    let paragraphs = doc.split("\n\n").map(|paragraph| paragraph.replace('\n', " "));
    paragraphs.collect::<Vec<_>>().join("\n\n")
}
