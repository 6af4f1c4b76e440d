//! What is received and not as it is sent: the same type with fields that may be left out.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

const SCHEMAS: &str = "#/components/schemas/";

/// Gives such a type a name of its own, `NewRegulations` beside `Regulations`, in its schema and
/// wherever requests speak of it.
pub(super) fn tell_apart(
    sent: &Map<String, Value>,
    received: Map<String, Value>,
    paths: &mut Map<String, Value>,
) -> Map<String, Value> {
    let others = others(sent, &received);
    let operations = paths.values_mut().filter_map(Value::as_object_mut);
    for operation in operations.flat_map(Map::values_mut) {
        for part in ["parameters", "requestBody"] {
            if let Some(part) = operation.get_mut(part) {
                rename(part, &others);
            }
        }
    }
    let renamed = received.into_iter().map(|(name, mut schema)| {
        rename(&mut schema, &others);
        (if others.contains(&name) { new(&name) } else { name }, schema)
    });
    renamed.collect()
}

/// The names of what is not the same, and of what speaks of it.
fn others(sent: &Map<String, Value>, received: &Map<String, Value>) -> BTreeSet<String> {
    let mut others = BTreeSet::new();
    loop {
        let known = others.len();
        for (name, schema) in received {
            let mut schema = schema.clone();
            rename(&mut schema, &others);
            if sent.get(name).is_some_and(|sent| *sent != schema) {
                others.insert(name.clone());
            }
        }
        if others.len() == known {
            return others;
        }
    }
}

fn rename(value: &mut Value, others: &BTreeSet<String>) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(|value| rename(value, others)),
        Value::Object(fields) => {
            if let Some(Value::String(reference)) = fields.get_mut("$ref")
                && let Some(name) = reference.strip_prefix(SCHEMAS)
                && others.contains(name)
            {
                *reference = format!("{SCHEMAS}{}", new(name));
            }
            fields.values_mut().for_each(|value| rename(value, others));
        }
        _ => {}
    }
}

fn new(name: &str) -> String {
    format!("New{name}")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_speaks_of_another_is_another() {
        let map = |value: Value| value.as_object().cloned().expect("an object");
        let of_a = json!({ "items": { "$ref": "#/components/schemas/A" } });
        let sent = map(json!({ "A": { "required": ["a"] }, "B": of_a, "C": { "type": "string" } }));
        let received = map(json!({ "A": {}, "B": of_a, "C": { "type": "string" }, "D": of_a }));
        let body = json!({ "requestBody": of_a, "responses": of_a });
        let mut paths = map(json!({ "/a": { "post": body } }));
        let received = tell_apart(&sent, received, &mut paths);
        let of_new_a = json!({ "items": { "$ref": "#/components/schemas/NewA" } });
        let told =
            json!({ "NewA": {}, "NewB": of_new_a, "C": { "type": "string" }, "D": of_new_a });
        assert_eq!(Value::Object(received), told);
        assert_eq!(paths["/a"]["post"], json!({ "requestBody": of_new_a, "responses": of_a }));
    }
}
