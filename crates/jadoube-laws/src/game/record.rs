//! Folding entries into the game, mechanically: nothing here asks a law.

use jadoube_chess::BySide;

use crate::game::Phase;
use crate::game::turn::Turn;
use crate::{
    Actor, ConductEffect, Effect, Entry, Event, Format, Game, NotationEffect, Outcome, Ruling,
    Score, Termination,
};

impl Game {
    /// Folds a judged happening into the game.
    pub fn record(&mut self, entry: &Entry) {
        self.at = self.at.max(entry.at);
        self.entries = entry.number.saturating_add(1);
        self.format = entry.format;
        if let Some(clock) = &mut self.clock {
            clock.advance(entry.at);
        }
        let asked_in = self.take_event(entry);
        for ruling in &entry.rulings {
            self.take_effect(entry, ruling);
        }
        self.conduct.take_decision(entry, asked_in);
        self.last_rulings.clone_from(&entry.rulings);
    }

    fn take_effect(&mut self, entry: &Entry, ruling: &Ruling) {
        match &ruling.effect {
            Effect::TouchCounted { on } => self.take_touches(on),
            Effect::TouchAnnulled { left, duty } => {
                self.turn.touched.clone_from(left);
                self.turn.duty = *duty;
            }
            Effect::AdjustingAllowed { side } => self.turn.adjusting = Some(*side),
            Effect::MustMove { duty, .. } => {
                let still = self.turn.written && self.turn.duty == Some(*duty);
                self.turn.written = still || matches!(entry.event, Event::DrawClaimed { .. });
                self.turn.duty = Some(*duty);
            }
            Effect::MoveMade { attempt, wrong, after } => {
                self.take_move(entry.number, *attempt, *wrong, *after);
                self.blind.take_move(self.line.len());
                self.conduct.take_move(!after.to_move());
            }
            Effect::MoveCompleted { side } => self.take_completion(entry, *side),
            Effect::PositionRestored { kept, standing, touched } => {
                self.take_restoration(entry, *kept as usize, *standing, touched);
            }
            Effect::TurnReturned { kept, standing } => match entry.format {
                Format::One => {
                    self.strike(entry.number, *kept as usize);
                    self.set_board(*standing, None);
                    self.turn = Turn::default();
                }
                Format::Two => self.take_turn_back(*standing),
            },
            Effect::CastlingLost { after, .. } => self.now = *after,
            Effect::PositionTransferred => self.board_turned = false,
            Effect::MoveStands { .. } => self.take_standing_move(&entry.event),
            Effect::BecomesQueen { after, .. } => {
                if let Some(ply) = self.line.last_mut() {
                    ply.after = *after;
                }
                self.take_queen(*after);
            }
            Effect::StartedAnew { standing, colours_exchanged } => {
                self.take_new_game(entry.number, *standing, *colours_exchanged);
            }
            Effect::SheetShown { side } => self.requests[*side] += 1,
            Effect::IllegalMovesCounted { side, count, ply } => {
                self.illegal_moves[*side] = *count;
                if let Some(ply) = ply.and_then(|ply| self.line.get_mut(ply as usize)) {
                    ply.punish(*side);
                }
            }
            Effect::OfferOpened { by } => {
                self.offer = Some(*by);
                self.offers.push(*by);
                self.conduct.offers.push((*by, self.line.len()));
            }
            Effect::OfferLapsed => self.offer = None,
            Effect::TakeBackAgreed { by, side, number } => {
                self.take_back = Some((*by, *side, *number));
            }
            Effect::ArbiterWaits => self.arbiter_waits = Some(self.line.len()),
            Effect::ArbiterMustDecide { question, choices } => {
                self.take_question(entry.number, question, choices);
                // What was asked for with the draw is now up to the arbiter (III.4).
                if entry.event == Event::DrawDeclined {
                    self.quickplay.requested = None;
                }
            }
            Effect::GameEnded(outcome) => {
                self.outcomes.push(*outcome);
                self.end(entry);
            }
            Effect::ResultReplaced { now, .. } => self.take_result(entry, *now),
            Effect::ClockGoesOver { side, counted } => self.take_press(entry.at, *side, *counted),
            Effect::ClockStarted { side } => {
                self.take_clock_start(entry.at, *side);
                self.clocks_resumed();
            }
            Effect::ClocksStopped => self.take_clock_stop(entry.at),
            Effect::TimeAdded { to, ms } => self.take_time(entry.at, *to, *ms),
            Effect::TimeTaken { from, ms } => self.take_time(entry.at, *from, ms.saturating_neg()),
            Effect::ClockSet { side, to_ms, .. } => self.take_clock_set(entry.at, *side, *to_ms),
            Effect::CounterSet { white, black } => {
                self.take_counter(entry, BySide::new(*white, *black));
            }
            Effect::MoveSealed { by } => self.take_sealing(&entry.event, *by),
            Effect::SealedMoveMade { .. } => self.take_sealed_move(entry.at),
            Effect::Warned { side } => self.conduct.take_warning(*side),
            Effect::Known(fact) => self.take_fact(entry, *fact),
            Effect::OfClock(effect) => self.take_effect_of_clock(entry.at, effect),
            Effect::OfStart(effect) => self.take_effect_of_start(entry, effect),
            Effect::OfAdjournment(effect) => self.take_effect_of_adjournment(entry.at, *effect),
            Effect::OfQuickplay(effect) => self.take_effect_of_quickplay(entry, *effect),
            Effect::OfBlind(effect) => self.take_effect_of_blind(effect),
            Effect::OfConduct(effect) => self.take_effect_of_conduct(*effect),
            Effect::OfSheet(effect) => self.conduct.take_effect_of_sheet(*effect, &ruling.basis),
            // What is told, asked or demanded leaves the game unchanged.
            Effect::OfNotation(
                NotationEffect::NoEvidence { .. } | NotationEffect::MustCorrect { .. },
            )
            | Effect::AnnouncementTooLate
            | Effect::MayNotAdjust { .. }
            | Effect::MustRestore { .. }
            | Effect::ClockSettingStays
            | Effect::NoPenalty
            | Effect::ClaimCorrect
            | Effect::ClaimRejected
            | Effect::OfferNoLongerOpen
            | Effect::ConditionVoid
            | Effect::NoAgreement
            | Effect::MustWriteFirst { .. }
            | Effect::MustUpdateSheet { .. }
            | Effect::NeedNotRecord { .. }
            | Effect::RequestRefused
            | Effect::MustSetBoard { .. }
            | Effect::ControlMet
            | Effect::ResultStands
            | Effect::DecisionStands
            | Effect::DecisionReplaced { .. }
            | Effect::AppealUpheld
            | Effect::AppealRejected
            | Effect::SheetGiven { .. }
            | Effect::NoEffect => {}
        }
    }

    fn take_effect_of_conduct(&mut self, effect: ConductEffect) {
        match effect {
            ConductEffect::GoesOn => {
                self.ended_in = None;
                self.phase = Phase::Stopped;
            }
            ConductEffect::Reinstated { entry } => self.reinstate(entry),
            ConductEffect::ResultWaits { side } => self.conduct.device = Some(!side),
            ConductEffect::PointsWait { side, penalty } => {
                self.conduct.points.push((side, penalty));
            }
            ConductEffect::Excluded { side, rounds } => {
                let excluded = &mut self.conduct.excluded[side];
                *excluded = excluded.saturating_add(rounds);
            }
            ConductEffect::Expelled { side } => self.conduct.expelled[side] = true,
            ConductEffect::Withdrawn { side, what } => self.conduct.withdraw(side, what),
            ConductEffect::PointsScored { .. }
            | ConductEffect::ScoreRefused
            | ConductEffect::PenaltyRefused { .. }
            | ConductEffect::Fined { .. }
            | ConductEffect::SentOut { .. }
            | ConductEffect::Explained { .. }
            | ConductEffect::MovesTold { .. }
            | ConductEffect::AppealTaken { .. }
            | ConductEffect::AppealTooLate
            | ConductEffect::DecisionUnclear => {}
        }
    }

    fn take_result(&mut self, entry: &Entry, score: Score) {
        let termination = match entry.by {
            Actor::AppealsCommittee => Termination::Appeal,
            Actor::Player(_) => Termination::Signature,
            Actor::Arbiter(_)
            | Actor::AssistantOf(_)
            | Actor::Organiser
            | Actor::Clock
            | Actor::Bystander => {
                let is_decision = matches!(entry.event, Event::ArbiterDecided { .. });
                if is_decision { Termination::Arbiter } else { Termination::Penalty }
            }
        };
        self.outcomes.push(Outcome { score, termination });
        self.end(entry);
    }

    fn end(&mut self, entry: &Entry) {
        self.ended_in = Some(entry.number);
        self.phase = Phase::Over;
        self.offer = None;
        if let Some(clock) = &mut self.clock {
            clock.stop(entry.at);
        }
    }
}
