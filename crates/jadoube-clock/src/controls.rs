use std::ops::{Index, IndexMut};

use jadoube_chess::Side;

use crate::TimeControl;

/// The time controls of both players, usually the same.
///
/// ```
/// use jadoube_clock::Controls;
///
/// let armageddon: Controls = "White 5m/60 + 0s (+3s); Black 4m/60 + 0s (+3s)".parse()?;
/// assert!(armageddon.differ());
/// # Ok::<(), jadoube_clock::ParseControlError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(with = "String"), ts(type = "string"))]
pub struct Controls {
    /// White's control.
    pub white: TimeControl,
    /// Black's control.
    pub black: TimeControl,
}

impl Controls {
    /// Gives both players one time control.
    pub fn same(control: TimeControl) -> Self {
        Self { white: control.clone(), black: control }
    }

    /// Whether the players have different controls.
    pub fn differ(&self) -> bool {
        self.white != self.black
    }
}

impl From<TimeControl> for Controls {
    fn from(control: TimeControl) -> Self {
        Self::same(control)
    }
}

impl Index<Side> for Controls {
    type Output = TimeControl;

    fn index(&self, side: Side) -> &TimeControl {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl IndexMut<Side> for Controls {
    fn index_mut(&mut self, side: Side) -> &mut TimeControl {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
