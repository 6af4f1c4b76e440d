//! Schemas as they come from the types, made plain.

use serde_json::{Value, json};

/// Closes objects, leaves out how wide a number is in memory, and makes sentences of doc comments.
pub(super) fn tidy(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(tidy),
        Value::Object(fields) => {
            fields.values_mut().for_each(tidy);
            let is_number = fields.get("format").is_some_and(Value::is_string);
            if is_number && !fields.contains_key("properties") {
                fields.remove("format");
            }
            if fields.get("properties").is_some_and(Value::is_object) && fields.contains_key("type")
            {
                fields.entry("additionalProperties").or_insert(json!(false));
            }
            if let Some(Value::String(text)) = fields.get_mut("description") {
                *text = sentences(text);
            }
        }
        _ => {}
    }
}

/// A doc comment without its examples and its law, in lines that break nowhere.
fn sentences(doc: &str) -> String {
    let paragraphs = doc.split("\n\n").map(|paragraph| paragraph.replace('\n', " "));
    let told = paragraphs
        .take_while(|paragraph| !paragraph.starts_with("```") && !paragraph.starts_with("Law:"));
    told.collect::<Vec<_>>().join("\n\n")
}
