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

    pub(crate) fn read(words: &mut Words<'_>) -> Read<()> {
        Side::recognise(words)?;
        words.literal(" has the move again")
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

    pub(crate) fn read(words: &mut Words<'_>) -> Read<()> {
        let mut longest = Longest::new(words.mark());
        longest.attempt(words, |words| {
            Side::recognise(words)?;
            words.literal(" wins")?;
            words.optional(|words| words.literal(" by forfeit"));
            Ok(())
        });
        longest.attempt(words, |words| words.literal("the game is drawn"));
        longest.attempt(words, |words| words.literal("both lose"));
        longest.attempt(words, |words| {
            words.literal("the game ends ")?;
            Score::recognise(words)
        });
        longest.taken(words)
    }
}
