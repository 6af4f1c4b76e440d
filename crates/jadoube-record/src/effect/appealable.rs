//! Which effects a player can appeal against, and as what.

use crate::{Appealable, Effect};

impl Appealable {
    /// Whether an effect is of this kind.
    pub fn is(self, effect: &Effect) -> bool {
        effect.appeal().contains(&self)
    }
}
