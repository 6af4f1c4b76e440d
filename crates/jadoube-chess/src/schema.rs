//! The types that are serialised in a special way, for schemas and for TypeScript: squares and FEN
//! as text, a value for each side as a list of two.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{BySide, Fen, Square, SquareSet};

/// Declares that a type has the schema of another.
macro_rules! looks_as {
    ($name:ty, $written:literal, $other:ty, $schema:expr) => {
        impl JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                $written.into()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                let schema: fn(&mut SchemaGenerator) -> Schema = $schema;
                schema(generator)
            }
        }

        impl TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &Config) -> String {
                <$other as TS>::name(config)
            }

            fn inline(config: &Config) -> String {
                <$other as TS>::inline(config)
            }
        }
    };
}

looks_as!(Square, "Square", String, |_| {
    json_schema!({ "type": "string", "pattern": "^[a-h][1-8]$" })
});
looks_as!(Fen, "Fen", String, String::json_schema);
looks_as!(SquareSet, "SquareSet", Vec<String>, Vec::<Square>::json_schema);

impl<T: JsonSchema> JsonSchema for BySide<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        <[T; 2]>::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        <[T; 2]>::json_schema(generator)
    }
}

impl<T: TS> TS for BySide<T> {
    type WithoutGenerics = BySide<ts_rs::Dummy>;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        <[T; 2] as TS>::name(config)
    }

    fn inline(config: &Config) -> String {
        <[T; 2] as TS>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        <[T; 2] as TS>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        <[T; 2] as TS>::visit_generics(visitor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Attempt, Illegality, Side};

    #[test]
    fn what_is_serialised_looks_as_its_schema_says() {
        let mut generator = SchemaGenerator::default();
        let pair = BySide::<Side>::json_schema(&mut generator);
        assert_eq!(pair.get("minItems"), Some(&2.into()));
        assert_eq!(Square::json_schema(&mut generator).get("type"), Some(&"string".into()));
        let config = Config::new();
        assert_eq!(<BySide<Square> as TS>::name(&config), "[string, string]");
        assert_eq!(<SquareSet as TS>::name(&config), "Array<string>");
        assert!(Attempt::decl(&config).contains("\"move\": { "), "{}", Attempt::decl(&config));
        assert!(Illegality::decl(&config).contains("\"game_over\": Ending"));
    }
}
