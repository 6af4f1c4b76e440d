//! Article 7.1: the clocks after a position was restored.

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::art;

use crate::articles::art06;
use crate::{Choice, Effect, Game, Question, Ruling};

/// The clocks after the plies from `kept` on were struck out: what the last press gave is taken
/// back; if more has been played since, the arbiter sets the times.
pub(crate) fn clock_after_restoring(game: &Game, kept: usize) -> Vec<Ruling> {
    clock_after_penalties(game, kept, &[])
}

/// The clocks after plies were struck out; time that `rulings` add is kept.
pub(crate) fn clock_after_penalties(game: &Game, kept: usize, rulings: &[Ruling]) -> Vec<Ruling> {
    let (Some(clock), Some(ply)) = (&game.clock, game.line.get(kept)) else { return Vec::new() };
    let side = ply.side();
    let mut after = Vec::new();
    let is_last = kept + 1 == game.line.len();
    if is_last && ply.completed_in.is_some() {
        let given = clock.last_press(side).map_or(0, |press| press.given_ms());
        if given != 0 {
            let from_ms = game.clocks_ms(game.at)[side];
            let to_ms = from_ms.saturating_sub(given);
            after.push(Ruling::new(Effect::ClockSet { side, from_ms, to_ms }, art!("7.1")));
        }
    }
    let counted = |of: Side| {
        let struck = game.line.from(kept).filter(|ply| ply.side() == of);
        let completed = struck.filter(|ply| ply.completed_in.is_some()).count();
        game.completed_moves(of).saturating_sub(u32::try_from(completed).unwrap_or(0))
    };
    let counter = Effect::CounterSet { white: counted(Side::White), black: counted(Side::Black) };
    after.push(Ruling::new(counter, art!("7.1")));
    if !is_last {
        let mut times = ply.clocks_before_ms;
        for ruling in rulings {
            if let Effect::TimeAdded { to, ms } = ruling.effect {
                times[to] = times[to].saturating_add(ms);
            }
        }
        let question = Question::Clocks { white_ms: times.white, black_ms: times.black };
        let choices = vec![Choice::ClocksStay, Choice::ClocksAsTheyWere];
        after.push(Ruling::ask(question, choices, art!("7.1")));
    }
    after.extend(art06::clock::runs_on(game, side));
    after
}

/// The arbiter decided which times the clocks show.
pub(crate) fn decided(game: &Game, at: u64, times: BySide<i64>, choice: Choice) -> Vec<Ruling> {
    if choice == Choice::ClocksStay {
        return vec![Ruling::new(Effect::ClockSettingStays, art!("7.1"))];
    }
    let shown = game.clocks_ms(at);
    let set = |side: Side| {
        let (from_ms, to_ms) = (shown[side], times[side]);
        Ruling::new(Effect::ClockSet { side, from_ms, to_ms }, art!("7.1"))
    };
    Side::ALL.map(set).into()
}
