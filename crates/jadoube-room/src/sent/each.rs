use jadoube_laws::Side;
use serde::Serialize;
#[cfg(feature = "schema")]
use {schemars::JsonSchema, ts_rs::TS};

/// One value for each side, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema, TS), schemars(inline))]
pub struct Each<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Each<T> {
    /// The value for each side.
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        Self { white: value(Side::White), black: value(Side::Black) }
    }
}
