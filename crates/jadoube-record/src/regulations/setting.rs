//! The organiser's choices one by one, as the header of a law case sets them.

use jadoube_chess::Side;
use jadoube_clock::NextPeriod;
use jadoube_record_derive::Word;

use crate::regulations::by_hand;
use crate::words::forms;
use crate::{
    AssistantDuties, BothAbsent, ClockKind, ClockPlace, DevicePenalty, DrawOffers, ParseWordsError,
    Recording, Regulations, Scoresheet, Scoring, Start,
};

/// One choice of the organiser, in the words that follow `set` in a law case.
#[derive(Word, Clone, Debug, PartialEq, Eq)]
#[sets(Regulations)]
pub enum Setting {
    /// How late a player may come (6.7.1).
    #[word("default-time {0:short_time}")]
    #[says(0 = 1_800_000)]
    #[sets(some default_time_ms)]
    DefaultTime(u32),
    /// Who loses the time while neither player is there (6.7.2); `white` if not said.
    #[word("both-absent {0}")]
    #[says(0 = BothAbsent::Nobody)]
    #[sets(both_absent)]
    BothAbsent(BothAbsent),
    /// When the time of the next period is added: `at-move` when the moves are completed, `at-flag`
    /// when the time has run out.
    #[word("next-period {0}")]
    #[says(0 = NextPeriod::AtFlag)]
    #[sets(next_period)]
    NextPeriod(NextPeriod),
    /// Where the clock stands (6.5); on Black's right if not said.
    #[word("clock-place {0}")]
    #[says(0 = ClockPlace::BlackLeft)]
    #[sets(clock_place)]
    ClockPlace(ClockPlace),
    /// Whether the clock tells which flag fell first (III.3.1): a `mechanical` one does not;
    /// `electronic` if not said.
    #[word("clock-kind {0}")]
    #[says(0 = ClockKind::Mechanical)]
    #[sets(clock_kind)]
    ClockKind(ClockKind),
    /// What the regulations prescribe, if `position` is what was set up by mistake.
    #[word("start {0}")]
    #[says(0 = Start::Standard)]
    #[sets(unlisted start)]
    Start(Start),
    /// Limits on agreeing to a draw (9.1.1).
    #[word("draw-offers {0}")]
    #[says(0 = DrawOffers::Never)]
    #[sets(draw_offers)]
    DrawOffers(DrawOffers),
    /// A longer limit than fifty moves, announced beforehand (1993).
    #[word("fifty-limit {0}")]
    #[says(0 = 75)]
    #[sets(some fifty_limit)]
    FiftyLimit(u32),
    /// Whether a claim made after touching a piece costs the minutes of a wrong claim (9.4); `on`
    /// if not said.
    #[word("bonus-after-touch {0:on_off}")]
    #[says(0 = false)]
    #[sets(bonus_after_touch)]
    BonusAfterTouch(bool),
    /// What a win, a draw and a loss are worth, and a loss by forfeit if a fourth is named (10.1).
    #[word("scoring {0}")]
    #[sets(scoring)]
    Scoring(Scoring),
    /// Who records the moves: `players` (only what is written counts) or `automatic` (the board
    /// does).
    #[word("recording {0}")]
    #[says(0 = Recording::Players)]
    #[sets(recording)]
    Recording(Recording),
    /// On what the players record: `electronic`, certified (8.1.1.2), or `paper`, as is usual
    /// (8.1.1.1).
    #[word("scoresheet {0}")]
    #[says(0 = Scoresheet::Electronic)]
    #[sets(conduct.scoresheet)]
    Scoresheet(Scoresheet),
    /// The language in which a player writes moves (C.2).
    #[word("language {side} {code:language}")]
    #[sets(by_hand = by_hand::language)]
    Language {
        /// The player who writes in it.
        side: Side,
        /// The language by its code.
        code: String,
    },
    /// Whether screens may tell a player what is legal.
    #[word("assistance {0:on_off}")]
    #[sets(assistance)]
    Assistance(bool),
    /// Minutes for illegal moves and wrong claims in blitz under full supervision, where the text
    /// of 2023 is open.
    #[word("blitz-full-minutes {0}")]
    #[says(0 = 1)]
    #[sets(some blitz_full_minutes)]
    BlitzFullMinutes(u8),
    /// Whether players record in blitz under full supervision too, where the text is open.
    #[word("blitz-full-recording {0:on_off}")]
    #[sets(blitz_full_recording)]
    BlitzFullRecording(bool),
    /// How many games one arbiter has (A.4.1, B.2.1).
    #[word("games-per-arbiter {0}")]
    #[says(0 = 4)]
    #[sets(some games_per_arbiter)]
    GamesPerArbiter(u8),
    /// Whether an arbiter or an assistant records every game (A.4.2, B.2.2); if not said, whether
    /// the board does.
    #[word("games-recorded {0:on_off}")]
    #[says(0 = false)]
    #[sets(some games_recorded)]
    GamesRecorded(bool),
    /// Whether the opponent of the player having the move reports before leaving the playing area
    /// (11.2.4).
    #[word("report-absence {0:on_off}")]
    #[sets(conduct.report_absence)]
    ReportAbsence(bool),
    /// Whether a device that is switched off may be in a player's bag (11.3.2.1).
    #[word("devices-in-bag {0:on_off}")]
    #[sets(conduct.devices_in_bag)]
    DevicesInBag(bool),
    /// What a device on a player costs (11.3.2.2): `milder` than the usual `loss`.
    #[word("device-penalty {0}")]
    #[says(0 = DevicePenalty::Milder)]
    #[sets(conduct.device_penalty)]
    DevicePenalty(DevicePenalty),
    /// Whether fines were announced beforehand (12.9.7).
    #[word("fines {0:on_off}")]
    #[sets(conduct.fines)]
    Fines(bool),
    /// Whether a player is expelled only with the organiser's consent (12.9.9).
    #[word("expulsion-consent {0:on_off}")]
    #[sets(conduct.expulsion_consent)]
    ExpulsionConsent(bool),
    /// Whether decisions can be appealed against (11.10); `on` if not said.
    #[word("appeals {0:on_off}")]
    #[says(0 = false)]
    #[sets(conduct.appeals)]
    Appeals(bool),
    /// For how long a decision can be appealed against, after it or after the end of the game
    /// (11.10).
    #[word("appeal-deadline {0:short_time}")]
    #[says(0 = 1_800_000)]
    #[sets(some conduct.appeal_deadline_ms)]
    AppealDeadline(u32),
    /// This player has a disability: an assistant at the clock costs no time (6.2.6).
    #[word("disabled {0}")]
    #[sets(each disabled)]
    Disabled(Side),
    /// What an assistant at the clock costs any other player; the arbiter decides if not said
    /// (6.2.6).
    #[word("assistant-time {0:short_time}")]
    #[says(0 = 300_000)]
    #[sets(some assistant_time_ms)]
    AssistantTime(u32),
    /// Appendix D holds for this player; each player has a board.
    #[word("visually-disabled {0}")]
    #[sets(each visually_disabled)]
    VisuallyDisabled(Side),
    /// Whether visually disabled players and their opponents have a board each (D.1): `one` until
    /// somebody demands two; `two` if not said.
    #[word("boards one", 0 = false)]
    #[word("boards two", 0 = true)]
    #[sets(two_boards)]
    TwoBoards(bool),
    /// This player does not hear announcements (D.2.11).
    #[word("hearing-impaired {0}")]
    #[says(0 = Side::Black)]
    #[sets(each hearing_impaired)]
    HearingImpaired(Side),
    /// A player has an assistant whom the arbiter accepted, for all duties or for some of them
    /// (D.2.10).
    #[word("assistant {side} [{duties}]")]
    #[says(
        "This player has an assistant whom the arbiter accepted, for all duties or for some: \
         `moves`, `announcements`, `score and clock`, `information`, `claims`, `adjournment`; \
         several as `for moves, claims` (D.2.10).",
        side = Side::Black
    )]
    #[sets(by_hand = by_hand::assistant)]
    Assistant {
        /// The player who has the assistant.
        side: Side,
        /// The assistant's duties; all if none is named.
        duties: AssistantDuties,
    },
    /// The duties that an assistant would have whom the arbiter has yet to accept.
    #[word("assistant-duties {side} [{duties}]")]
    #[sets(by_hand = by_hand::duties)]
    AssistantDuties {
        /// The player who would have the assistant.
        side: Side,
        /// The assistant's duties; all if none is named.
        duties: AssistantDuties,
    },
    /// Whether games may be adjourned (Guideline I).
    #[word("guideline-1 {0:on_off}")]
    #[sets(adjournment)]
    Adjournment(bool),
    /// How long a session lasts by the arbiter's timepiece (I.14).
    #[word("session {0:short_time}")]
    #[says(0 = 14_400_000)]
    #[sets(some session_ms)]
    Session(u32),
    /// Whether there is a quickplay finish without increment (Guideline III).
    #[word("guideline-3 {0:on_off}")]
    #[sets(quickplay)]
    Quickplay(bool),
    /// An older wording of III.4: a delay may be given as well as an increment.
    #[word("delay-requests {0:on_off}")]
    #[sets(delay_requests)]
    DelayRequests(bool),
    /// Whether an arbiter is at hand (III.6); `present` if not said.
    #[word("arbiter absent", 0 = false)]
    #[word("arbiter present", 0 = true)]
    #[says(0 = false)]
    #[sets(arbiter_present)]
    ArbiterPresent(bool),
}

impl Regulations {
    /// Sets a field by its name and value in words, as the law cases do: `default-time 0:30:00`.
    pub fn set(&mut self, text: &str) -> Result<(), ParseWordsError> {
        self.apply(text.parse()?);
        Ok(())
    }

    /// Takes over one choice.
    pub fn apply(&mut self, setting: Setting) {
        setting.apply_to(self);
    }

    /// What was chosen otherwise than is usual in games of this class and supervision. Start,
    /// control, class and observer are no part of it: a law case has lines of their own for them.
    pub fn settings(&self) -> Vec<Setting> {
        let usual = Self::of_class(self.edition, self.class, self.supervision);
        Setting::chosen_in(self, &usual)
    }
}
