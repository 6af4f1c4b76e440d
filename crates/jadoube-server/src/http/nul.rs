//! The character NUL, which databases do not take and nobody means.

use serde_json::Value;

use crate::problem::Problem;

/// How JSON writes it; as it is it may not stand there.
const IN_JSON: &[u8] = b"\\u0000";

/// Refuses a path or a query that has one in it.
pub(crate) fn refuse_in_address(text: &str) -> Result<(), Problem> {
    if text.contains("%00") { Err(refused("%00")) } else { Ok(()) }
}

/// Refuses JSON with one in any of its texts. What is no JSON is for others to refuse.
pub(crate) fn refuse_in_json(json: &[u8]) -> Result<(), Problem> {
    // Where nothing is escaped, which is so for nearly everything, there is none.
    let may_have = json.contains(&b'\\') && json.windows(IN_JSON.len()).any(|it| it == IN_JSON);
    // The same signs after another backslash are just these signs.
    if may_have && serde_json::from_slice(json).is_ok_and(|value| has_nul(&value)) {
        return Err(refused("\\u0000"));
    }
    Ok(())
}

fn has_nul(value: &Value) -> bool {
    let is_in = |text: &str| text.contains('\0');
    match value {
        Value::String(text) => is_in(text),
        Value::Array(values) => values.iter().any(has_nul),
        Value::Object(fields) => fields.iter().any(|(name, value)| is_in(name) || has_nul(value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

fn refused(written: &str) -> Problem {
    Problem::bad_request(format!("there is a NUL character in it (`{written}`); leave that out"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nul_is_found_where_it_is() {
        for json in
            ["\"\\u0000\"", "{\"a\":[1,\"x\\u0000\"]}", "{\"\\u0000\":1}", "\"\\\\\\u0000\""]
        {
            assert!(refuse_in_json(json.as_bytes()).is_err(), "{json}");
        }
        for json in
            ["", "\"\"", "\"\\\\u0000\"", "\"\\u0001\"", "\"\\n0000\"", "\"\\u0000", "\"%00\""]
        {
            assert!(refuse_in_json(json.as_bytes()).is_ok(), "{json}");
        }
        assert!(refuse_in_address("/api/games/a%00b").is_err());
        assert!(refuse_in_address("/api/games/a%2500").is_ok());
    }
}
