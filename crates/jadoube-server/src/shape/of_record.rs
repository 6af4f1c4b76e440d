//! What the record writes and the server only passes on, by what it looks like in JSON and in
//! TypeScript: `of_record.json` and `of_record.ts`. These stand in until the record's own types say it.

use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::LazyLock;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value};
use ts_rs::{Config, TS};

/// The schemas by their names; objects in them are closed only where they say so.
pub(crate) static SCHEMAS: LazyLock<Map<String, Value>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("of_record.json")).expect("schemas in JSON")
});

/// The same in TypeScript.
pub(crate) const TYPES: &str = include_str!("of_record.ts");

macro_rules! of_record {
    ($($name:ident),*) => {$(
        pub(crate) struct $name;

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                SCHEMAS[stringify!($name)].clone().try_into().expect("a schema")
            }
        }

        impl TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(config: &Config) -> String {
                Self::name(config)
            }

            fn output_path() -> Option<PathBuf> {
                None
            }
        }
    )*};
}

of_record!(Creation, Effect, Event, Moving, Outcome, Question, Regulations);
