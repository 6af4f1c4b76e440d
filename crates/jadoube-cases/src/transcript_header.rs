//! The header of a case for a game as it was created.

use jadoube_clock::NextPeriod;
use jadoube_laws::{
    BySide, Creation, DrawOffers, Game, Observer, Recording, Regulations, Scoring, Start,
    write_time,
};

use crate::transcript::TranscriptError;

/// The lines of the header.
pub(crate) fn header(creation: &Creation) -> Result<Vec<String>, TranscriptError> {
    let Creation {
        regulations,
        set_up,
        colours_exchanged,
        board_turned,
        clock: _,
        clock_setting,
        absent,
        illegal_moves,
    } = creation;
    let mut lines = of_regulations(regulations)?;
    match (&regulations.start, set_up) {
        (Start::Standard, None) => {}
        (Start::Chess960(number), None) => lines.push(format!("position start960 {number}")),
        (Start::Position(fen), None) => lines.push(format!("position {fen}")),
        (start, Some(fen)) => {
            lines.push(format!("position {fen}"));
            match start {
                Start::Position(wanted) if wanted == fen => {}
                Start::Position(wanted) => lines.push(format!("set start position {wanted}")),
                Start::Standard => lines.push("set start standard".to_owned()),
                Start::Chess960(number) => lines.push(format!("set start start960 {number}")),
            }
        }
    }
    if *colours_exchanged {
        lines.push("set colours exchanged".to_owned());
    }
    if *board_turned {
        lines.push("set board turned".to_owned());
    }
    if let Some(controls) = clock_setting {
        lines.push(format!("set clock-setting {controls}"));
    }
    for (side, absent) in absent {
        if *absent {
            lines.push(format!("set absent {side}"));
        }
    }
    lines.extend(clock(creation));
    for (side, count) in illegal_moves {
        if *count > 0 {
            lines.push(format!("tally {side} illegal {count}"));
        }
    }
    Ok(lines)
}

fn of_regulations(regulations: &Regulations) -> Result<Vec<String>, TranscriptError> {
    let regulations = &as_played(regulations);
    let Regulations {
        edition,
        class,
        supervision,
        observer,
        control,
        next_period,
        start: _,
        default_time_ms,
        draw_offers,
        recording,
        adjournment,
        quickplay,
        visually_disabled,
        two_boards: _,
        hearing_impaired: _,
        session_ms: _,
        arbiter_present: _,
        delay_requests: _,
        assistants,
        assistant_duties,
        blitz_full_minutes,
        blitz_full_recording,
        fifty_limit,
        bonus_after_touch,
        scoring,
        languages,
        assistance,
        conduct,
        clock_place: _,
        clock_kind: _,
        both_absent: _,
        disabled: _,
        assistant_time_ms: _,
        games_per_arbiter: _,
        games_recorded: _,
    } = regulations;
    let mut lines = vec![format!("laws {edition}, {class} {supervision}")];
    let usual = Regulations::of_class(*edition, *class, *supervision);
    if *observer != usual.observer {
        let whose = if *observer == Observer::Engine { "engine" } else { "arbiter" };
        lines.push(format!("observer {whose}"));
    }
    if let Some(control) = control {
        lines.push(format!("control {control}"));
    }
    let mut set = |setting: String| lines.push(format!("set {setting}"));
    if *next_period != NextPeriod::default() {
        set(format!("next-period {next_period}"));
    }
    if let Some(ms) = default_time_ms {
        set(format!("default-time {}", write_time(i64::from(*ms))));
    }
    match draw_offers {
        DrawOffers::Allowed => {}
        DrawOffers::Never => set("draw-offers never".to_owned()),
        DrawOffers::FromMove(number) => set(format!("draw-offers from-move {number}")),
        DrawOffers::ByArbiter => set("draw-offers by-arbiter".to_owned()),
    }
    if *recording == Recording::Players {
        set("recording players".to_owned());
    }
    let switches = [
        ("guideline-1", *adjournment, usual.adjournment),
        ("guideline-3", *quickplay, usual.quickplay),
        ("bonus-after-touch", *bonus_after_touch, usual.bonus_after_touch),
        ("blitz-full-recording", *blitz_full_recording, usual.blitz_full_recording),
        ("assistance", *assistance, usual.assistance),
    ];
    for (name, is, usual) in switches {
        if is != usual {
            set(format!("{name} {}", if is { "on" } else { "off" }));
        }
    }
    visually_disabled.iter().for_each(|side| set(format!("visually-disabled {side}")));
    for side in assistants {
        let duties = &assistant_duties[*side];
        set(format!("assistant {side}{duties}"));
    }
    for (side, duties) in assistant_duties {
        if !assistants.contains(&side) && !duties.are_all() {
            set(format!("assistant-duties {side}{duties}"));
        }
    }
    if let Some(minutes) = blitz_full_minutes {
        set(format!("blitz-full-minutes {minutes}"));
    }
    if let Some(limit) = fifty_limit {
        set(format!("fifty-limit {limit}"));
    }
    if *scoring != usual.scoring {
        let halves =
            [scoring.win, scoring.draw, scoring.loss, scoring.forfeit].map(Scoring::points_text);
        set(format!("scoring {}", halves.join("-")));
    }
    for (side, language) in languages {
        if language != "en" {
            set(format!("language {side} {language}"));
        }
    }
    regulations.clock_settings().into_iter().for_each(&mut set);
    conduct.settings().into_iter().for_each(&mut set);
    regulations.guideline_settings().into_iter().for_each(&mut set);
    let mut read = usual;
    read.control.clone_from(control);
    read.start = regulations.start.clone();
    read.observer = *observer;
    for line in &lines {
        if let Some(setting) = line.strip_prefix("set ") {
            read.set(setting).map_err(|_| TranscriptError(format!("the setting `{setting}`")))?;
        }
    }
    match read == *regulations {
        true => Ok(lines),
        false => Err(TranscriptError("these regulations".to_owned())),
    }
}

/// The regulations with what they are taken for: a language that nobody knows for English.
fn as_played(regulations: &Regulations) -> Regulations {
    let mut played = regulations.clone();
    for (side, language) in &mut played.languages {
        *language = regulations.language(side).code().to_owned();
    }
    played
}

fn clock(creation: &Creation) -> Option<String> {
    creation.regulations.control.as_ref()?;
    let at_start = &creation.clock;
    let mut parts = Vec::new();
    let usual = Some(creation.standing().to_move());
    let shown = Game::create(creation.clone()).clocks_ms(0);
    for (side, set) in BySide::new(at_start.white_ms, at_start.black_ms) {
        let running = at_start.running == Some(side) && at_start.running != usual;
        if set.is_some() || running {
            let running = if running { " running" } else { "" };
            parts.push(format!("{side} {}{running}", write_time(shown[side])));
        }
    }
    if let Some(number) = at_start.move_number {
        parts.push(format!("move {number}"));
    }
    if at_start.running.is_none() {
        parts.push("not started".to_owned());
    }
    (!parts.is_empty()).then(|| format!("clock {}", parts.join(", ")))
}
