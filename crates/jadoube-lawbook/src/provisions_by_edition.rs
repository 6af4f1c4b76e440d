//! The provisions of each edition, as differences from the edition before.
//!
//! If the text of an edition is only an extract, a value comes from outside it, or from a later
//! edition that has the rule; the table of differences (laws/differences.toml) marks each.

use crate::provision_choices::*;
#[cfg(feature = "trial-edition")]
use crate::tables::editions::NEWEST;
use crate::{ByClass, Provisions};

const ONE_MINUTE_MS: u32 = 60_000;
const TWO_MINUTES_MS: u32 = 120_000;

const fn time_then_loss(opponent_gains_ms: u32) -> IllegalMovePenalty {
    IllegalMovePenalty { opponent_gains_ms, loses_on: Some(2) }
}

const LOSS_AT_ONCE: IllegalMovePenalty =
    IllegalMovePenalty { opponent_gains_ms: 0, loses_on: Some(1) };

pub(crate) const E1993: Provisions = Provisions {
    two_hands: TwoHands::Allowed,
    touch: Touch::Deliberate,
    both_colours: BothColours::OneOfEach,
    king_and_rook: KingAndRook::NoRule,
    rook_before_king: RookBeforeKing::NotWithThatRook,
    castling_illegal: CastlingIllegal::KingMove,
    king_released: KingReleased::NoRule,
    promotion_choice: PromotionChoice::OnRelease,
    promotion_needs_pawn_off: true,
    touching_forfeits_complaint: true,

    ending_move: EndingMove::Any,
    resignation_draw: Some(MateTest::LoneKing),
    dead_position: DeadPosition::ClosedList,
    agreed_draw_moves: 0,

    completion: Completion::OnRelease,
    announced_repetition_completes: false,
    default_time_ms: 0,
    flag_fall_draw: MateTest::LoneKing,

    wrong_setup_stands_after: None,
    misplaced_piece_bars_castling: false,
    turned_board_stands_after: None,
    reversed_colours_stand_after: 10,
    displaced_pieces: DisplacedPieces::EarlierPosition,
    illegal_move: ByClass::all(IllegalMovePenalty { opponent_gains_ms: 0, loses_on: None }),
    illegal_move_window: ByClass::all(Window::WholeGame),
    unknown_position: UnknownPosition::NewGame,
    unpromoted_pawn: UnpromotedPawn::MoveNotCompleted,
    press_without_move_is_illegal: false,

    players_must_record: false,
    scoresheet: Scoresheet::Paper,
    recording_ends_below_ms: 300_000,
    recording_increment_ms: 30_000,
    result_confirmation: ResultConfirmation::Signatures,

    agreement_may_be_limited: true,
    draw_offer_has_form: true,
    claimable_occurrences: 3,
    announced_move: AnnouncedMove::AnyWay,
    fifty_moves: FiftyMoves::OnProof,
    touching_forfeits_claim: true,
    wrong_claim_ms: ByClass::all(0),
    announced_move_binds: false,
    fivefold: Fivefold::Absent,
    automatic_draw_moves: None,

    result_scores_points: false,
    arbiter_told_of_repetition: false,
    device_loses: true,
    device_permission: DevicePermission::WithBag,
    arbiter_permits: false,
    cheating_rules: None,

    control_tells_class: false,
    clock_setting_stands_after: None,
    time_claim: TimeClaim::MayStop,
    both_flags: BothFlags::FirstFallen,
    illegal_position: IllegalPosition::NoRule,
    arbiter_calls_flag: true,
    has_guidelines: false,
    sealing: Sealing::Scoresheet,
    sealed_move_draw: MateTest::LoneKing,
    quickplay_request: QuickplayRequest::DelayOrIncrement,
    quickplay_request_ms: TWO_MINUTES_MS,
};

pub(crate) const E2014: Provisions = Provisions {
    two_hands: TwoHands::IllegalMove,
    touch: Touch::WithIntent,
    both_colours: BothColours::FirstOfEach,
    king_and_rook: KingAndRook::MustCastle,
    rook_before_king: RookBeforeKing::NotOnThatSide,
    castling_illegal: CastlingIllegal::KingMoveElseAny,
    king_released: KingReleased::KingMoveElseAny,
    promotion_choice: PromotionChoice::OnTouchingSquare,

    ending_move: EndingMove::ProperlyMade,
    resignation_draw: None,
    dead_position: DeadPosition::AnySeries,

    completion: Completion::OnPress,
    flag_fall_draw: MateTest::AnySeries,

    wrong_setup_stands_after: Some(10),
    misplaced_piece_bars_castling: true,
    turned_board_stands_after: Some(10),
    displaced_pieces: DisplacedPieces::DisplacerRestores,
    illegal_move: ByClass {
        standard: time_then_loss(TWO_MINUTES_MS),
        rapid_full: time_then_loss(TWO_MINUTES_MS),
        rapid_limited: LOSS_AT_ONCE,
        blitz_full: time_then_loss(ONE_MINUTE_MS),
        blitz_limited: LOSS_AT_ONCE,
    },
    illegal_move_window: ByClass {
        rapid_limited: Window::UntilReply,
        blitz_limited: Window::UntilReply,
        ..ByClass::all(Window::WholeGame)
    },
    unknown_position: UnknownPosition::LastIdentifiable,
    unpromoted_pawn: UnpromotedPawn::BecomesQueen,
    press_without_move_is_illegal: true,

    announced_move: AnnouncedMove::Written,
    fifty_moves: FiftyMoves::OnClaim,
    wrong_claim_ms: ByClass {
        blitz_full: ONE_MINUTE_MS,
        blitz_limited: ONE_MINUTE_MS,
        ..ByClass::all(TWO_MINUTES_MS)
    },
    announced_move_binds: true,
    fivefold: Fivefold::Consecutive,
    automatic_draw_moves: Some(75),

    clock_setting_stands_after: Some(10),
    time_claim: TimeClaim::MustStop,
    both_flags: BothFlags::ClaimFails,
    illegal_position: IllegalPosition::DrawAfterNextMove,
    has_guidelines: true,
    sealed_move_draw: MateTest::AnySeries,
    ..E1993
};

pub(crate) const E2018: Provisions = Provisions {
    touch: Touch::UnlessAccidental,
    agreed_draw_moves: 1,
    completion: Completion::OnPressOrEndOrNextMove,
    illegal_move: ByClass {
        blitz_full: time_then_loss(ONE_MINUTE_MS),
        blitz_limited: time_then_loss(ONE_MINUTE_MS),
        ..ByClass::all(time_then_loss(TWO_MINUTES_MS))
    },
    players_must_record: true,
    fivefold: Fivefold::AnyTime,
    result_scores_points: true,
    arbiter_told_of_repetition: true,
    arbiter_permits: true,
    cheating_rules: Some(CheatingRules::AntiCheating),
    control_tells_class: true,
    time_claim: TimeClaim::MayStop,
    both_flags: BothFlags::FirstFallen,
    quickplay_request: QuickplayRequest::Increment,
    ..E2014
};

pub(crate) const E2023: Provisions = Provisions {
    resignation_draw: Some(MateTest::AnySeries),
    announced_repetition_completes: true,
    illegal_move: ByClass {
        standard: time_then_loss(TWO_MINUTES_MS),
        // Appendix A's one minute applies to blitz only through B.3, which is limited supervision.
        blitz_full: time_then_loss(TWO_MINUTES_MS),
        ..ByClass::all(time_then_loss(ONE_MINUTE_MS))
    },
    scoresheet: Scoresheet::PaperOrElectronic,
    result_confirmation: ResultConfirmation::SignaturesOrApproval,
    announced_move: AnnouncedMove::WrittenOrEntered,
    wrong_claim_ms: ByClass {
        standard: TWO_MINUTES_MS,
        blitz_full: TWO_MINUTES_MS,
        ..ByClass::all(ONE_MINUTE_MS)
    },
    device_permission: DevicePermission::Apart,
    cheating_rules: Some(CheatingRules::FairPlay),
    sealing: Sealing::PaperScoresheet,
    ..E2018
};

/// The trial edition: in standard play the third illegal move loses, and everything else is as in
/// the newest edition.
#[cfg(feature = "trial-edition")]
pub(crate) const E2999: Provisions = Provisions {
    illegal_move: ByClass {
        standard: IllegalMovePenalty { loses_on: Some(3), ..NEWEST.illegal_move.standard },
        ..NEWEST.illegal_move
    },
    ..NEWEST
};
