//! Languages for schemas and for TypeScript, where they are text.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use ts_rs::{Config, TS};

use crate::Language;

impl JsonSchema for Language {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Language".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let codes = Self::all().map(Self::code).collect::<Vec<_>>();
        json_schema!({ "type": "string", "enum": codes })
    }
}

impl TS for Language {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "string".to_owned()
    }

    fn inline(config: &Config) -> String {
        <Self as TS>::name(config)
    }
}
