//! Editions for schemas and for TypeScript: the years to choose from, which are a table.

use std::borrow::Cow;
use std::path::PathBuf;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use ts_rs::{Config, TS};

use crate::Edition;

impl JsonSchema for Edition {
    fn schema_name() -> Cow<'static, str> {
        "Edition".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "enum": Self::ALL.map(|edition| edition.to_string()),
            "description": "An edition of the Laws, by the year it came into force.",
        })
    }
}

impl TS for Edition {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some("/** An edition of the Laws, by the year it came into force. */\n".to_owned())
    }

    fn name(_: &Config) -> String {
        "Edition".to_owned()
    }

    fn inline(_: &Config) -> String {
        Self::ALL.map(|edition| format!("\"{edition}\"")).join(" | ")
    }

    fn decl(config: &Config) -> String {
        format!("type Edition = {};", Self::inline(config))
    }

    fn output_path() -> Option<PathBuf> {
        Some("Edition.ts".into())
    }
}
