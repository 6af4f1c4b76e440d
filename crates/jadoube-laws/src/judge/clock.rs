//! Which module judges what is done around the clock and before the game.

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::art;

use crate::articles::appendix_a;
use crate::articles::art06;
use crate::articles::art07;
use crate::{Announcement, Claim, Effect, Event, Game, Ruling};

impl Game {
    pub(crate) fn judge_player_at_clock(&self, side: Side, at: u64, event: &Event) -> Vec<Ruling> {
        match event {
            Event::ClockPressed { hand } => art06::press::pressed(self, at, side, *hand),
            Event::ClockStopped { .. } => art06::stopping::stopped(self, at, side),
            Event::ClockHandled { how } => art06::handling::handled(self, side, *how),
            Event::ClockPlaced { place } => art06::start::clock_placed(self, false, *place),
            Event::GameStarted => art06::start::started_by_player(self),
            Event::Asked { request } => appendix_a::supervision::asked(self, side, *request),
            Event::Claimed { claim: Claim::Time } => art06::flag::claimed(self, at, side),
            Event::Claimed { claim: Claim::ClockDefect } => art06::setting::defect_claimed(),
            Event::Claimed { claim } => art07::setup::claimed(self, at, *claim),
            _ => Vec::new(),
        }
    }

    pub(crate) fn judge_arbiter_at_clock(&self, at: u64, event: &Event) -> Vec<Ruling> {
        match event {
            Event::ClockSetByArbiter { white_ms, black_ms, move_number } => {
                art06::setting::set(self, at, BySide::new(*white_ms, *black_ms), *move_number)
            }
            Event::ControlSetByArbiter { controls } => art06::setting::control_set(self, controls),
            Event::ClockPlaced { place } => art06::start::clock_placed(self, true, *place),
            Event::GameStarted => art06::start::started(self),
            Event::GameInterrupted => art06::clock::interrupted(self),
            _ => Vec::new(),
        }
    }

    /// What is announced in the playing hall.
    pub(crate) fn judge_announced(&self, announcement: Announcement) -> Vec<Ruling> {
        match announcement {
            Announcement::Round => art06::start::round_announced(self),
            Announcement::Supervision(supervision) => {
                appendix_a::supervision::announced(self, supervision)
            }
        }
    }

    /// A claim for which a player pointed only to a screen is not a claim (6.12.2).
    pub(crate) fn claim_from_screen(&self, side: Side, event: &Event) -> Option<Ruling> {
        let claims = matches!(event, Event::DrawClaimed { .. } | Event::Claimed { .. });
        (claims && self.screen == Some(side))
            .then(|| Ruling::new(Effect::ClaimRejected, art!("6.12.2")))
    }
}
