//! The organiser's choices one by one, as the header of a law case sets them.

use jadoube_chess::Side;
use jadoube_clock::NextPeriod;
use jadoube_record_derive::Word;

use crate::words::forms;
use crate::{
    AssistantDuties, BothAbsent, ClockKind, ClockPlace, DevicePenalty, DrawOffers, ParseWordsError,
    Recording, Regulations, Scoresheet, Scoring, Start,
};

/// One choice of the organiser, in the words that follow `set` in a law case.
#[derive(Word, Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// How late a player may come (6.7.1).
    #[word("default-time {0:short_time}")]
    #[says(0 = 1_800_000)]
    DefaultTime(u32),
    /// Limits on agreeing to a draw (9.1.1).
    #[word("draw-offers {0}")]
    #[says(0 = DrawOffers::Never)]
    DrawOffers(DrawOffers),
    /// Who records the moves: `players` (only what is written counts) or `automatic` (the board
    /// does).
    #[word("recording {0}")]
    #[says(0 = Recording::Players)]
    Recording(Recording),
    /// When the time of the next period is added: `at-move` when the moves are completed, `at-flag`
    /// when the time has run out.
    #[word("next-period {0}")]
    #[says(0 = NextPeriod::AtFlag)]
    NextPeriod(NextPeriod),
    /// Whether games may be adjourned (Guideline I).
    #[word("guideline-1 {0:on_off}")]
    Adjournment(bool),
    /// Whether there is a quickplay finish without increment (Guideline III).
    #[word("guideline-3 {0:on_off}")]
    Quickplay(bool),
    /// Appendix D holds for this player; each player has a board.
    #[word("visually-disabled {0}")]
    VisuallyDisabled(Side),
    /// A player has an assistant whom the arbiter accepted, for all duties or for some of them
    /// (D.2.10).
    #[word("assistant {side} [{duties}]")]
    #[says(
        "This player has an assistant whom the arbiter accepted, for all duties or for some: \
         `moves`, `announcements`, `score and clock`, `information`, `claims`, `adjournment`; \
         several as `for moves, claims` (D.2.10).",
        side = Side::Black
    )]
    Assistant {
        /// The player who has the assistant.
        side: Side,
        /// The assistant's duties; all if none is named.
        duties: AssistantDuties,
    },
    /// The duties that an assistant would have whom the arbiter has yet to accept.
    #[word("assistant-duties {side} [{duties}]")]
    AssistantDuties {
        /// The player who would have the assistant.
        side: Side,
        /// The assistant's duties; all if none is named.
        duties: AssistantDuties,
    },
    /// Minutes for illegal moves and wrong claims in blitz under full supervision, where the text
    /// of 2023 is open.
    #[word("blitz-full-minutes {0}")]
    #[says(0 = 1)]
    BlitzFullMinutes(u8),
    /// Whether players record in blitz under full supervision too, where the text is open.
    #[word("blitz-full-recording {0:on_off}")]
    BlitzFullRecording(bool),
    /// A longer limit than fifty moves, announced beforehand (1993).
    #[word("fifty-limit {0}")]
    #[says(0 = 75)]
    FiftyLimit(u32),
    /// Whether a claim made after touching a piece costs the minutes of a wrong claim (9.4); `on`
    /// if not said.
    #[word("bonus-after-touch {0:on_off}")]
    #[says(0 = false)]
    BonusAfterTouch(bool),
    /// Whether screens may tell a player what is legal.
    #[word("assistance {0:on_off}")]
    Assistance(bool),
    /// What a win, a draw and a loss are worth, and a loss by forfeit if a fourth is named (10.1).
    #[word("scoring {0}")]
    Scoring(Scoring),
    /// The language in which a player writes moves (C.2).
    #[word("language {side} {code:language}")]
    Language {
        /// The player who writes in it.
        side: Side,
        /// The language by its code.
        code: String,
    },
    /// What the regulations prescribe, if `position` is what was set up by mistake.
    #[word("start {0}")]
    #[says(0 = Start::Standard)]
    Start(Start),
    /// Where the clock stands (6.5); on Black's right if not said.
    #[word("clock-place {0}")]
    #[says(0 = ClockPlace::BlackLeft)]
    ClockPlace(ClockPlace),
    /// Whether the clock tells which flag fell first (III.3.1): a `mechanical` one does not;
    /// `electronic` if not said.
    #[word("clock-kind {0}")]
    #[says(0 = ClockKind::Mechanical)]
    ClockKind(ClockKind),
    /// Who loses the time while neither player is there (6.7.2); `white` if not said.
    #[word("both-absent {0}")]
    #[says(0 = BothAbsent::Nobody)]
    BothAbsent(BothAbsent),
    /// This player has a disability: an assistant at the clock costs no time (6.2.6).
    #[word("disabled {0}")]
    Disabled(Side),
    /// What an assistant at the clock costs any other player; the arbiter decides if not said
    /// (6.2.6).
    #[word("assistant-time {0:short_time}")]
    #[says(0 = 300_000)]
    AssistantTime(u32),
    /// How many games one arbiter has (A.4.1, B.2.1).
    #[word("games-per-arbiter {0}")]
    #[says(0 = 4)]
    GamesPerArbiter(u8),
    /// Whether an arbiter or an assistant records every game (A.4.2, B.2.2); if not said, whether
    /// the board does.
    #[word("games-recorded {0:on_off}")]
    #[says(0 = false)]
    GamesRecorded(bool),
    /// How long a session lasts by the arbiter's timepiece (I.14).
    #[word("session {0:short_time}")]
    #[says(0 = 14_400_000)]
    Session(u32),
    /// Whether an arbiter is at hand (III.6); `present` if not said.
    #[word("arbiter absent", 0 = false)]
    #[word("arbiter present", 0 = true)]
    #[says(0 = false)]
    ArbiterPresent(bool),
    /// An older wording of III.4: a delay may be given as well as an increment.
    #[word("delay-requests {0:on_off}")]
    DelayRequests(bool),
    /// Whether visually disabled players and their opponents have a board each (D.1): `one` until
    /// somebody demands two; `two` if not said.
    #[word("boards one", 0 = false)]
    #[word("boards two", 0 = true)]
    TwoBoards(bool),
    /// This player does not hear announcements (D.2.11).
    #[word("hearing-impaired {0}")]
    #[says(0 = Side::Black)]
    HearingImpaired(Side),
    /// On what the players record: `electronic`, certified (8.1.1.2), or `paper`, as is usual
    /// (8.1.1.1).
    #[word("scoresheet {0}")]
    #[says(0 = Scoresheet::Electronic)]
    Scoresheet(Scoresheet),
    /// Whether the opponent of the player having the move reports before leaving the playing area
    /// (11.2.4).
    #[word("report-absence {0:on_off}")]
    ReportAbsence(bool),
    /// Whether a device that is switched off may be in a player's bag (11.3.2.1).
    #[word("devices-in-bag {0:on_off}")]
    DevicesInBag(bool),
    /// What a device on a player costs (11.3.2.2): `milder` than the usual `loss`.
    #[word("device-penalty {0}")]
    #[says(0 = DevicePenalty::Milder)]
    DevicePenalty(DevicePenalty),
    /// Whether fines were announced beforehand (12.9.7).
    #[word("fines {0:on_off}")]
    Fines(bool),
    /// Whether a player is expelled only with the organiser's consent (12.9.9).
    #[word("expulsion-consent {0:on_off}")]
    ExpulsionConsent(bool),
    /// Whether decisions can be appealed against (11.10); `on` if not said.
    #[word("appeals {0:on_off}")]
    #[says(0 = false)]
    Appeals(bool),
    /// For how long a decision can be appealed against, after it or after the end of the game
    /// (11.10).
    #[word("appeal-deadline {0:short_time}")]
    #[says(0 = 1_800_000)]
    AppealDeadline(u32),
}

impl Regulations {
    /// Sets a field by its name and value in words, as the law cases do: `default-time 0:30:00`.
    pub fn set(&mut self, text: &str) -> Result<(), ParseWordsError> {
        self.apply(text.parse()?);
        Ok(())
    }

    /// Takes over one choice.
    pub fn apply(&mut self, setting: Setting) {
        match setting {
            Setting::DefaultTime(ms) => self.default_time_ms = Some(ms),
            Setting::DrawOffers(offers) => self.draw_offers = offers,
            Setting::Recording(recording) => self.recording = recording,
            Setting::NextPeriod(when) => self.next_period = when,
            Setting::Adjournment(on) => self.adjournment = on,
            Setting::Quickplay(on) => self.quickplay = on,
            Setting::VisuallyDisabled(side) => self.visually_disabled.push(side),
            Setting::Assistant { side, duties } => {
                self.assistants.push(side);
                self.assistant_duties[side] = duties;
            }
            Setting::AssistantDuties { side, duties } => self.assistant_duties[side] = duties,
            Setting::BlitzFullMinutes(minutes) => self.blitz_full_minutes = Some(minutes),
            Setting::BlitzFullRecording(on) => self.blitz_full_recording = on,
            Setting::FiftyLimit(limit) => self.fifty_limit = Some(limit),
            Setting::BonusAfterTouch(on) => self.bonus_after_touch = on,
            Setting::Assistance(on) => self.assistance = on,
            Setting::Scoring(scoring) => self.scoring = scoring,
            Setting::Language { side, code } => self.languages[side] = code,
            Setting::Start(start) => self.start = start,
            Setting::ClockPlace(place) => self.clock_place = place,
            Setting::ClockKind(kind) => self.clock_kind = kind,
            Setting::BothAbsent(who) => self.both_absent = who,
            Setting::Disabled(side) => self.disabled.push(side),
            Setting::AssistantTime(ms) => self.assistant_time_ms = Some(ms),
            Setting::GamesPerArbiter(games) => self.games_per_arbiter = Some(games),
            Setting::GamesRecorded(on) => self.games_recorded = Some(on),
            Setting::Session(ms) => self.session_ms = Some(ms),
            Setting::ArbiterPresent(is) => self.arbiter_present = is,
            Setting::DelayRequests(on) => self.delay_requests = on,
            Setting::TwoBoards(are) => self.two_boards = are,
            Setting::HearingImpaired(side) => self.hearing_impaired.push(side),
            Setting::Scoresheet(sheet) => self.conduct.scoresheet = sheet,
            Setting::ReportAbsence(on) => self.conduct.report_absence = on,
            Setting::DevicesInBag(on) => self.conduct.devices_in_bag = on,
            Setting::DevicePenalty(penalty) => self.conduct.device_penalty = penalty,
            Setting::Fines(on) => self.conduct.fines = on,
            Setting::ExpulsionConsent(on) => self.conduct.expulsion_consent = on,
            Setting::Appeals(on) => self.conduct.appeals = on,
            Setting::AppealDeadline(ms) => self.conduct.appeal_deadline_ms = Some(ms),
        }
    }
}
