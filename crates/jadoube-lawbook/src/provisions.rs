use crate::provision_choices::*;
use crate::{ByClass, Class, Supervision};

/// What an edition provides on every point where editions differ.
///
/// There is a field for each point, in the order of the Laws; the articles named are those of 2023.
/// [`Difference`](crate::Difference) gives for each point what the texts say, and the source of a
/// value if a text is only an extract.
///
/// ```
/// use jadoube_lawbook::{Class, Edition, Fivefold, Supervision};
/// let provisions = Edition::E2014.provisions();
/// assert_eq!(provisions.fivefold, Fivefold::Consecutive);
/// assert_eq!(provisions.illegal_move(Class::Rapid, Supervision::Limited).loses_on, Some(1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Provisions {
    // Article 4: the act of moving the pieces.
    /// Whether a move made with both hands is penalised. Law: 4.1, 7.5.4
    pub two_hands: TwoHands,
    /// The kind of touch that obliges a player to move the piece. Law: 4.2.2, 4.3
    pub touch: Touch,
    /// What is required if pieces of both colours were touched. Law: 4.3.3
    pub both_colours: BothColours,
    /// What is required if king and rook were touched. Law: 4.4.1
    pub king_and_rook: KingAndRook,
    /// What is ruled out by touching a rook before the king. Law: 4.4.2
    pub rook_before_king: RookBeforeKing,
    /// What is required if castling was intended but is illegal. Law: 4.4.3
    pub castling_illegal: CastlingIllegal,
    /// What is required if the king was released as if castling, and that is illegal. Law: 4.7.2
    pub king_released: KingReleased,
    /// When the choice of the new piece is final. Law: 4.4.4
    pub promotion_choice: PromotionChoice,
    /// Whether a promotion is made only once the pawn is also off the board. Law: 4.7.3
    pub promotion_needs_pawn_off: bool,
    /// Whether touching a piece ends the right to complain about a breach of Article 4. Law: 4.8
    pub touching_forfeits_complaint: bool,

    // Article 5: the completion of the game.
    /// Whether a move that mates, stalemates or makes the position dead must be made properly. Law:
    /// 5.1.1, 5.2
    pub ending_move: EndingMove,
    /// The test by which a resignation is a draw; without one the opponent always wins. Law: 5.1.2
    pub resignation_draw: Option<MateTest>,
    /// The positions that are dead. Law: 5.2.2
    pub dead_position: DeadPosition,
    /// How many moves each side must have made before a draw can be agreed. Law: 5.2.3
    pub agreed_draw_moves: u8,

    // Article 6: the chess clock.
    /// When a move is completed. Law: 6.2.1
    pub completion: Completion,
    /// Whether a move announced with a claim of repetition is among those that end the game and so
    /// need no press. Law: 6.2.1.1
    pub announced_repetition_completes: bool,
    /// How late a player may arrive if the regulations do not say. Law: 6.7.1
    pub default_time_ms: u32,
    /// The test by which a fallen flag is a draw. Law: 6.9
    pub flag_fall_draw: MateTest,

    // Article 7: irregularities.
    /// After how many moves of each side a wrong initial position stands, under limited
    /// supervision. Law: 7.2.1, A.5.1.2
    pub wrong_setup_stands_after: Option<u8>,
    /// Whether a king or rook that was misplaced and stays so can never castle, under limited
    /// supervision. Law: A.5.1.2
    pub misplaced_piece_bars_castling: bool,
    /// After how many moves of each side a turned board stands, under limited supervision.
    /// Law: 7.2.2, A.5.1.2
    pub turned_board_stands_after: Option<u8>,
    /// From which number of moves by both sides reversed colours stand. Law: 7.3
    pub reversed_colours_stand_after: u8,
    /// What is done about displaced pieces. Law: 7.4
    pub displaced_pieces: DisplacedPieces,
    /// The penalty for an illegal move; see [`illegal_move`](Self::illegal_move). Law: 7.5.5, A.3
    pub illegal_move: ByClass<IllegalMovePenalty>,
    /// Until when an illegal move is corrected; see
    /// [`illegal_move_window`](Self::illegal_move_window). Law: 7.5.1, A.5.2
    pub illegal_move_window: ByClass<Window>,
    /// What is done if the position before an irregularity is not known. Law: 7.5.1, 7.6
    pub unknown_position: UnknownPosition,
    /// What a pawn left on the last rank becomes when the clock is pressed. Law: 7.5.2
    pub unpromoted_pawn: UnpromotedPawn,
    /// Whether a press without a move counts as an illegal move. Law: 7.5.3
    pub press_without_move_is_illegal: bool,

    // Article 8: the recording of the moves.
    /// Whether there are rules for the players' own recording. Law: 8.1.1
    pub players_must_record: bool,
    /// What the players record on. Law: 8.1.1, 8.3
    pub scoresheet: Scoresheet,
    /// The time below which a player no longer needs to record. Law: 8.4
    pub recording_ends_below_ms: u32,
    /// The increment with which a player must record to the end. Law: 8.4
    pub recording_increment_ms: u32,
    /// How the players confirm the result. Law: 8.7
    pub result_confirmation: ResultConfirmation,

    // Article 9: the drawn game.
    /// Whether regulations may limit agreeing to a draw. Law: 9.1.1
    pub agreement_may_be_limited: bool,
    /// Whether a draw must be offered after the move and before the press, without conditions, and
    /// the offer stands until the opponent touches a piece. Law: 9.1.2.1
    pub draw_offer_has_form: bool,
    /// How often a position must occur for a draw to be claimed. Law: 9.2
    pub claimable_occurrences: u8,
    /// How a player announces the move that would complete a claim. Law: 9.2.1, 9.3.1
    pub announced_move: AnnouncedMove,
    /// How fifty moves without a capture or pawn move lead to a draw. Law: 9.3
    pub fifty_moves: FiftyMoves,
    /// Whether touching a piece ends the right to claim on that move. Law: 9.4
    pub touching_forfeits_claim: bool,
    /// What the opponent gains by a wrong claim; see [`wrong_claim_ms`](Self::wrong_claim_ms). Law:
    /// 9.5.3, A.3
    pub wrong_claim_ms: ByClass<u32>,
    /// Whether a move announced with a wrong claim must be made. Law: 9.5.3
    pub announced_move_binds: bool,
    /// The fifth occurrence of a position that ends the game. Law: 9.6.1
    pub fivefold: Fivefold,
    /// After how many moves by each side without a capture or pawn move the game ends. Law: 9.6.2
    pub automatic_draw_moves: Option<u8>,

    // Articles 10 to 12.
    /// Whether the result is worth points. Law: 10.1
    pub result_scores_points: bool,
    /// Whether repeated offers and warnings are reported to the arbiter. Law: 11.5, 11.7
    pub arbiter_told_of_repetition: bool,
    /// Whether a forbidden device found on a player loses the game. Law: 11.3.2
    pub device_loses: bool,
    /// Where the permission to have a device is given. Law: 11.3.2, 11.3.2.1
    pub device_permission: DevicePermission,
    /// Whether it is laid down what the arbiter may permit, and that the arbiter appoints
    /// assistants. Law: 11.2.3.1, 11.2.3.2, 11.2.3.3, 11.3.2.1, 12.4, 12.8
    pub arbiter_permits: bool,
    /// What the rules against cheating are called. Law: 12.2.7
    pub cheating_rules: Option<CheatingRules>,

    // Appendices and guidelines.
    /// Whether the class of play follows from the time control. Law: A.1, B.1
    pub control_tells_class: bool,
    /// After how many moves of each side a wrong setting of the clock stands, under limited
    /// supervision. Law: A.5.1.1
    pub clock_setting_stands_after: Option<u8>,
    /// How a player claims a win on time, under limited supervision. Law: A.5.3
    pub time_claim: TimeClaim,
    /// What follows if both flags have fallen. Law: III.3.1
    pub both_flags: BothFlags,
    /// What the arbiter does about two kings in check or a pawn on the last rank, under limited
    /// supervision. Law: A.5.4
    pub illegal_position: IllegalPosition,
    /// Whether an arbiter who sees a fallen flag calls it, under limited supervision. Law: A.5.5
    pub arbiter_calls_flag: bool,
    /// Whether Appendix D and the guidelines, including Chess960, are part of the edition. Law: D,
    /// I-III
    pub has_guidelines: bool,
    /// What a move is sealed on. Law: I.1.1
    pub sealing: Sealing,
    /// The test by which a bad sealed move is a draw. Law: I.8
    pub sealed_move_draw: MateTest,
    /// What a player with little time may ask for. Law: III.4
    pub quickplay_request: QuickplayRequest,
    /// What the opponent gains by a request that is granted or refused. Law: III.4, III.5
    pub quickplay_request_ms: u32,
}

impl Provisions {
    /// The penalty for an illegal move.
    pub const fn illegal_move(&self, class: Class, supervision: Supervision) -> IllegalMovePenalty {
        *self.illegal_move.of(class, supervision)
    }

    /// Until when an illegal move is corrected.
    pub const fn illegal_move_window(&self, class: Class, supervision: Supervision) -> Window {
        *self.illegal_move_window.of(class, supervision)
    }

    /// What the opponent gains by a wrong claim.
    pub const fn wrong_claim_ms(&self, class: Class, supervision: Supervision) -> u32 {
        *self.wrong_claim_ms.of(class, supervision)
    }

    /// These provisions with another number of minutes for illegal moves and wrong claims in blitz
    /// under full supervision, where the text of 2023 may not say what was meant; the organiser
    /// chooses.
    ///
    /// ```
    /// use jadoube_lawbook::{Class, Edition, Supervision};
    /// let provisions = Edition::E2023.provisions().with_blitz_full_minutes(1);
    /// assert_eq!(provisions.wrong_claim_ms(Class::Blitz, Supervision::Full), 60_000);
    /// ```
    pub const fn with_blitz_full_minutes(mut self, minutes: u8) -> Self {
        let ms = minutes as u32 * 60_000;
        self.illegal_move.blitz_full.opponent_gains_ms = ms;
        self.wrong_claim_ms.blitz_full = ms;
        self
    }
}
