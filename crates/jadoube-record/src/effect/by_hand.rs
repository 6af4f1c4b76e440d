//! The few phrases that cannot be declared.

/// `White has the move again`: who, the position tells.
pub(crate) mod turn_returned {
    use std::fmt;

    use crate::words::{Read, Word as _, Words};
    use crate::{Effect, Side};

    pub(crate) fn write(effect: &Effect, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Effect::TurnReturned { standing, .. } = effect else { return Ok(()) };
        write!(f, "{} has the move again", standing.to_move())
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Read<String> {
        let side = Side::recognise(words)?;
        words.literal(" has the move again")?;
        Ok(format!("{side} has the move again"))
    }
}

/// `White wins`, `the game is drawn`, `both lose`: how, the article tells.
pub(crate) mod game_ended {
    use std::fmt;

    use crate::words::{Longest, Read, Word as _, Words};
    use crate::{Effect, Outcome, Points, Score, Side};

    pub(crate) fn write(effect: &Effect, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Effect::GameEnded(Outcome { score, .. }) = *effect else { return Ok(()) };
        match (score.white, score.black) {
            (Points::Win, Points::Loss) | (Points::Loss, Points::Win) => {
                let winner = if score.white == Points::Win { Side::White } else { Side::Black };
                write!(f, "{winner} wins{}", if score.forfeit { " by forfeit" } else { "" })
            }
            (Points::Draw, Points::Draw) => f.write_str("the game is drawn"),
            (Points::Loss, Points::Loss) => f.write_str("both lose"),
            _ => write!(f, "the game ends {score}"),
        }
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Read<String> {
        let mut longest = Longest::new(words.mark());
        longest.attempt(words, |words| {
            let side = Side::recognise(words)?;
            words.literal(" wins")?;
            let how = words.optional(|words| words.literal(" by forfeit").map(|()| " by forfeit"));
            Ok(format!("{side} wins{}", how.unwrap_or_default()))
        });
        for phrase in ["the game is drawn", "both lose"] {
            longest.attempt(words, |words| words.literal(phrase).map(|()| phrase.to_owned()));
        }
        longest.attempt(words, |words| {
            words.literal("the game ends ")?;
            Score::recognise(words).map(|score| format!("the game ends {score}"))
        });
        longest.taken(words)
    }
}
