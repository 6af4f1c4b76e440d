//! Time controls for schemas and for TypeScript, where they are text.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use ts_rs::{Config, TS};

use crate::Controls;

impl JsonSchema for Controls {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Controls".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        String::json_schema(generator)
    }
}

impl TS for Controls {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &Config) -> String {
        "string".to_owned()
    }

    fn inline(config: &Config) -> String {
        Self::name(config)
    }
}
