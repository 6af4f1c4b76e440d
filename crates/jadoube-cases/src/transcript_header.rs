//! The header of a case for a game as it was created.

use jadoube_laws::{BySide, Creation, Game, Regulations, Start, write_time};

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
    let Regulations { edition, class, supervision, observer, control, .. } = regulations;
    let mut lines = vec![format!("laws {edition}, {class} {supervision}")];
    let mut read = Regulations::of_class(*edition, *class, *supervision);
    if *observer != read.observer {
        lines.push(format!("observer {observer}"));
    }
    if let Some(control) = control {
        lines.push(format!("control {control}"));
    }
    read.control.clone_from(control);
    read.start = regulations.start.clone();
    read.observer = *observer;
    for setting in regulations.settings() {
        let text = setting.to_string();
        read.set(&text).map_err(|_| TranscriptError(format!("the setting `{text}`")))?;
        lines.push(format!("set {text}"));
    }
    match read == *regulations {
        true => Ok(lines),
        false => Err(TranscriptError("these regulations".to_owned())),
    }
}

/// The regulations as they are played: a language that is unknown counts as English.
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
