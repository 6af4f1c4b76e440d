//! Text of a certain form.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::LinkRole;

/// A name as it is received.
pub(crate) struct Name;

/// Characters that a name has not: those that control, and those that turn the direction of text.
const PATTERN: &str = r"^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]*$";

impl JsonSchema for Name {
    fn schema_name() -> Cow<'static, str> {
        "Name".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "maxLength": 200,
            "pattern": PATTERN,
            "description": "A name without control characters and without characters that turn the \
                direction of text; blanks around it are left out.",
        })
    }
}

/// For whom a device acts.
pub(crate) struct DeviceRole;

impl JsonSchema for DeviceRole {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "DeviceRole".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let roles = LinkRole::OF_GAME.into_iter().filter(|role| role.actor().is_some());
        json_schema!({ "type": "string", "enum": roles.collect::<Vec<_>>() })
    }
}
