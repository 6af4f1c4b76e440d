//! Appendix D: the assistants of a visually disabled player and of the opponent (D.2.10, D.2.11).

use jadoube_chess::{BySide, Side};
use jadoube_lawbook::art;

use crate::articles::appendix_d;
use crate::{
    AssistantDuties, AssistantDuty, Audience, BlindEffect, BlindEvent, BlindFact, Choice, Effect,
    Event, Fact, Game, Question, Ruling,
};

/// A player asks for something that Appendix D grants.
pub(crate) fn asked(game: &Game, at: u64, side: Side, event: &BlindEvent) -> Vec<Ruling> {
    match event {
        BlindEvent::TwoBoardsDemanded => appendix_d::boards::demanded(game),
        BlindEvent::AssistantRequested => {
            vec![assistant_requested(game, side, AssistantDuties::default())]
        }
        BlindEvent::AssistantRequestedFor { duties } => {
            vec![assistant_requested(game, side, duties.clone())]
        }
        BlindEvent::InformationRequested => vec![information_requested(game, at, side)],
    }
}

/// A visually disabled player has the right to an assistant for the duties that the player chooses;
/// a sighted opponent may have one if that player has none.
fn assistant_requested(game: &Game, side: Side, duties: AssistantDuties) -> Ruling {
    let regulations = game.rules.regulations();
    let accepted = Effect::from(BlindEffect::AssistantAccepted { side, duties });
    if regulations.is_visually_disabled(side) {
        Ruling::new(accepted, art!("D.2.10"))
    } else if !regulations.is_visually_disabled(!side) {
        Ruling::new(Effect::RequestRefused, art!("D.2.10"))
    } else if regulations.assistants.contains(&!side) {
        Ruling::new(Effect::RequestRefused, art!("D.2.11"))
    } else {
        Ruling::new(accepted, art!("D.2.11"))
    }
}

/// The number of completed moves, and the times: given on request, by the assistant or by a talking
/// clock (D.2.10.4, D.2.6.1).
fn information_requested(game: &Game, at: u64, side: Side) -> Ruling {
    let regulations = game.rules.regulations();
    if !regulations.is_visually_disabled(side) {
        return Ruling::new(Effect::RequestRefused, art!("D.2.10.4")).and(art!("12.6"));
    }
    let BySide { white: white_ms, black: black_ms } = game.clocks_ms(at);
    let moves = match game.clock {
        Some(_) => game.completed_moves(side),
        None => game.now.move_number().saturating_sub(u32::from(game.to_move() == side)),
    };
    let told = BlindEffect::Told { side, moves, white_ms, black_ms };
    let article = match regulations.assistants.contains(&side) {
        true => art!("D.2.10.4"),
        false => art!("D.2.6.1"),
    };
    Ruling::new(told.into(), article).to(Audience::ArbiterAnd(side))
}

/// The duty of an assistant to which an act belongs.
const fn duty(event: &Event) -> Option<AssistantDuty> {
    match event {
        Event::PieceTouched { .. }
        | Event::PieceLifted { .. }
        | Event::PieceReleased { .. }
        | Event::PieceReleasedBeside { .. }
        | Event::PieceReleasedBetween { .. }
        | Event::PieceTakenOff { .. }
        | Event::PiecePut { .. } => Some(AssistantDuty::Moves),
        Event::MoveAnnounced { .. } => Some(AssistantDuty::Announcements),
        Event::ClockPressed { .. } | Event::SheetWritten { .. } => {
            Some(AssistantDuty::ScoreAndClock)
        }
        Event::Said { .. } => Some(AssistantDuty::Information),
        Event::Claimed { .. } => Some(AssistantDuty::Claims),
        Event::MoveSealed { .. } | Event::OfAdjournment(_) => Some(AssistantDuty::Adjournment),
        _ => None,
    }
}

/// What an assistant does in such a game, if Appendix D has something to say about it.
///
/// The assistant of the visually disabled player has the duties that the player chose, that of the
/// opponent at most the first two (D.2.11); one who was not accepted has none.
pub(crate) fn acted(game: &Game, side: Side, event: &Event) -> Option<Vec<Ruling>> {
    let regulations = game.rules.regulations();
    let disabled = |side| regulations.is_visually_disabled(side);
    if !disabled(side) && !disabled(!side) {
        return None;
    }
    let duty = duty(event)?;
    let refused = Ruling::new(Effect::RequestRefused, duty.article());
    let first_two = matches!(duty, AssistantDuty::Moves | AssistantDuty::Announcements);
    let chosen = regulations.assistant_duties[side].include(duty);
    if !regulations.assistants.contains(&side) || !chosen {
        return Some(vec![refused.and(art!("D.2.10"))]);
    }
    if !disabled(side) && !first_two {
        return Some(vec![refused.and(art!("D.2.11"))]);
    }
    if let Event::Said { .. } = event {
        let unasked = game.blind.asked != Some(side);
        let fact = Fact::OfBlind(BlindFact::SpokeUnasked { side });
        let told = Ruling::known(fact, art!("D.2.10.4"));
        return Some(unasked.then_some(told).into_iter().collect());
    }
    // The assistant makes on one board what was made on the other (D.2.10.1).
    let is_behind = |side| game.tables.of(side).told != *game.now.board();
    (duty == AssistantDuty::Moves && (is_behind(side) || is_behind(!side))).then(Vec::new)
}

/// The arbiter noticed something that an assistant or a player did.
pub(crate) fn spoke_unasked(side: Side) -> Vec<Ruling> {
    let question = Question::Penalty { side };
    let choices = vec![Choice::NoPenalty, Choice::Warning];
    vec![Ruling::ask(question, choices, art!("D.2.10.4")).and(art!("12.9"))]
}

/// Why a game cannot start: against a player who cannot hear, an assistant must announce (D.2.11).
pub(crate) fn cannot_start(game: &Game) -> Option<Ruling> {
    let regulations = game.rules.regulations();
    let needed = Side::ALL.into_iter().any(|side| {
        regulations.is_visually_disabled(side) && regulations.hearing_impaired.contains(&!side)
    });
    (needed && regulations.assistants.is_empty())
        .then(|| Ruling::new(Effect::RequestRefused, art!("D.2.11")))
}

/// What a look at a visually disabled player's scoresheet rests on (D.2.7).
pub(crate) fn sheet(game: &Game, side: Side, mut rulings: Vec<Ruling>) -> Vec<Ruling> {
    if game.rules.regulations().is_visually_disabled(side) {
        for ruling in &mut rulings {
            if let Effect::MustUpdateSheet { .. } = ruling.effect {
                ruling.basis.insert(0, art!("D.2.7"));
                ruling.basis.truncate(3);
            }
        }
    }
    rulings
}
