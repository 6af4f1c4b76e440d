//! Articles 8.1.6 and 8.3: who records for a player, and to whom the scoresheets belong.

use jadoube_chess::Side;
use jadoube_lawbook::art;

use crate::articles::art08;
use crate::{Effect, Game, Handed, Ruling, SheetEffect};

/// The arbiter gave a player another sheet: a defective electronic one is replaced (8.3).
pub(crate) fn replaced(game: &Game, side: Side) -> Vec<Ruling> {
    let effect = match art08::recording::is_electronic(game) {
        true => SheetEffect::Replaced { side }.into(),
        false => Effect::NoEffect,
    };
    vec![Ruling::new(effect, art!("8.3"))]
}

/// A player handed in a sheet: the original belongs to the organiser (8.3).
pub(crate) fn handed_in(side: Side, sheet: Handed) -> Vec<Ruling> {
    match sheet {
        Handed::Original => Vec::new(),
        Handed::Copy => {
            vec![Ruling::new(SheetEffect::MustHandIn { side }.into(), art!("8.3"))]
        }
    }
}

/// The arbiter accepted someone who records for a player; the player's time is adjusted, unless it
/// is because of a disability (8.1.6).
pub(crate) fn recorder_accepted(game: &Game, side: Side, minus_ms: Option<i64>) -> Vec<Ruling> {
    let article = art!("8.1.6");
    let mut rulings = vec![Ruling::new(SheetEffect::RecorderAccepted { side }.into(), article)];
    let disabled = game.rules.regulations().is_disabled(side);
    match minus_ms.filter(|&ms| ms > 0) {
        Some(_) if disabled => rulings.push(Ruling::new(Effect::ClockSettingStays, article)),
        Some(_) if game.clock.is_none() => {}
        Some(ms) => rulings.push(Ruling::new(Effect::TimeTaken { from: side, ms }, article)),
        None => {}
    }
    rulings
}

/// An assistant writes on a player's sheet: allowed only if accepted for it.
pub(crate) fn assistant_wrote(game: &Game, side: Side, text: &str) -> Vec<Ruling> {
    let accepted =
        game.conduct.recorders[side] || game.rules.regulations().assistants.contains(&side);
    match accepted {
        true => art08::recording::wrote(game, side, text),
        false => vec![Ruling::new(Effect::RequestRefused, art!("8.1.6"))],
    }
}

impl Game {
    /// The scoresheet of `side`: what was written, or what the board recorded automatically.
    ///
    /// It gives no help: no check, no mate, no count.
    ///
    /// Law: 8.1.1
    pub fn sheet(&self, side: Side) -> Vec<String> {
        if self.rules.regulations().recording == crate::Recording::Players {
            return self.sheets[side].lines().iter().cloned().collect();
        }
        let language = self.rules.regulations().language(side);
        let recorded = |ply| crate::game::sheet::recorded_by_itself(ply, language);
        self.line.iter().map(recorded).collect()
    }
}
