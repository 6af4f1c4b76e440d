//! Text of a certain form.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use ts_rs::{Config, TS};

use super::pattern;
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

/// A hash, or anything else of as many bytes, in hexadecimal digits.
pub(crate) struct Hash;

impl JsonSchema for Hash {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Hash".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": pattern::HASH })
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

impl JsonSchema for LinkRole {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "LinkRole".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": pattern::ROLE })
    }
}

impl TS for LinkRole {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "string".to_owned()
    }

    fn inline(config: &Config) -> String {
        Self::name(config)
    }
}
