//! Which settings make regulations what they are.

use crate::{ConductRules, Regulations, Setting};

/// Collects what is not as usual.
struct Unusual(Vec<Setting>);

impl Unusual {
    fn unless<T: PartialEq>(&mut self, is: T, usual: &T, setting: impl FnOnce(T) -> Setting) {
        if is != *usual {
            self.0.push(setting(is));
        }
    }

    fn some<T>(&mut self, is: Option<T>, setting: impl FnOnce(T) -> Setting) {
        self.0.extend(is.map(setting));
    }

    fn each<T: Copy>(&mut self, all: &[T], setting: impl Fn(T) -> Setting) {
        self.0.extend(all.iter().map(|one| setting(*one)));
    }
}

impl Regulations {
    /// What was chosen otherwise than is usual in games of this class and supervision. Start,
    /// control, class and observer are no part of it: a law case has lines of their own for them.
    pub fn settings(&self) -> Vec<Setting> {
        let usual = Self::of_class(self.edition, self.class, self.supervision);
        let mut all = Unusual(Vec::new());
        all.unless(self.next_period, &usual.next_period, Setting::NextPeriod);
        all.some(self.default_time_ms, Setting::DefaultTime);
        all.unless(self.draw_offers, &usual.draw_offers, Setting::DrawOffers);
        all.unless(self.recording, &usual.recording, Setting::Recording);
        all.unless(self.adjournment, &usual.adjournment, Setting::Adjournment);
        all.unless(self.quickplay, &usual.quickplay, Setting::Quickplay);
        all.unless(self.bonus_after_touch, &usual.bonus_after_touch, Setting::BonusAfterTouch);
        all.unless(
            self.blitz_full_recording,
            &usual.blitz_full_recording,
            Setting::BlitzFullRecording,
        );
        all.unless(self.assistance, &usual.assistance, Setting::Assistance);
        all.each(&self.visually_disabled, Setting::VisuallyDisabled);
        for side in &self.assistants {
            let duties = self.assistant_duties[*side].clone();
            all.0.push(Setting::Assistant { side: *side, duties });
        }
        for (side, duties) in &self.assistant_duties {
            if !self.assistants.contains(&side) && !duties.are_all() {
                all.0.push(Setting::AssistantDuties { side, duties: duties.clone() });
            }
        }
        all.some(self.blitz_full_minutes, Setting::BlitzFullMinutes);
        all.some(self.fifty_limit, Setting::FiftyLimit);
        all.unless(self.scoring, &usual.scoring, Setting::Scoring);
        for (side, code) in &self.languages {
            if *code != usual.languages[side] {
                all.0.push(Setting::Language { side, code: code.clone() });
            }
        }
        self.of_clock(&usual, &mut all);
        of_conduct(self.conduct, usual.conduct, &mut all);
        all.some(self.session_ms, Setting::Session);
        all.unless(self.arbiter_present, &usual.arbiter_present, Setting::ArbiterPresent);
        all.unless(self.delay_requests, &usual.delay_requests, Setting::DelayRequests);
        all.unless(self.two_boards, &usual.two_boards, Setting::TwoBoards);
        all.each(&self.hearing_impaired, Setting::HearingImpaired);
        all.0
    }

    fn of_clock(&self, usual: &Self, all: &mut Unusual) {
        all.unless(self.clock_place, &usual.clock_place, Setting::ClockPlace);
        all.unless(self.clock_kind, &usual.clock_kind, Setting::ClockKind);
        all.unless(self.both_absent, &usual.both_absent, Setting::BothAbsent);
        all.each(&self.disabled, Setting::Disabled);
        all.some(self.assistant_time_ms, Setting::AssistantTime);
        all.some(self.games_per_arbiter, Setting::GamesPerArbiter);
        all.some(self.games_recorded, Setting::GamesRecorded);
    }
}

fn of_conduct(is: ConductRules, usual: ConductRules, all: &mut Unusual) {
    all.unless(is.report_absence, &usual.report_absence, Setting::ReportAbsence);
    all.unless(is.devices_in_bag, &usual.devices_in_bag, Setting::DevicesInBag);
    all.unless(is.fines, &usual.fines, Setting::Fines);
    all.unless(is.expulsion_consent, &usual.expulsion_consent, Setting::ExpulsionConsent);
    all.unless(is.appeals, &usual.appeals, Setting::Appeals);
    all.unless(is.scoresheet, &usual.scoresheet, Setting::Scoresheet);
    all.unless(is.device_penalty, &usual.device_penalty, Setting::DevicePenalty);
    all.some(is.appeal_deadline_ms, Setting::AppealDeadline);
}
