//! Time controls in text, for those who set up a game.

use jadoube_clock::Controls;
use serde::Deserialize;

use crate::http::extract::Query;
use crate::problem::Problem;
use crate::sent::{Control, Sent};

/// A control that is asked about.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Asked {
    /// The control, as `90m/40 + 30m, +30s`, or the name of a preset.
    text: String,
}

/// `GET /api/control?text=…`: the control in its usual form, and what the game is by it (A.1, B.1).
pub(crate) async fn control(Query(asked): Query<Asked>) -> Result<Sent<Control>, Problem> {
    let controls: Controls =
        asked.text.parse().map_err(|error: jadoube_clock::ParseControlError| {
            Problem::bad_request(error.to_string())
        })?;
    let found = controls.classify();
    Ok(Sent(Control { text: controls, class: found.class, sides_differ: found.sides_differ }))
}
