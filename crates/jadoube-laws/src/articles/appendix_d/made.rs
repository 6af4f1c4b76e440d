//! D.2.3: when a move on the special board counts as made.

use jadoube_chess::{Move, Side};
use jadoube_lawbook::{Article, art};

use crate::{Event, Game};

/// Whether a move that is on the board has not been announced yet (D.2.3.3).
pub(crate) fn waits_for_announcement(game: &Game, side: Side, mv: Move, event: &Event) -> bool {
    let now = matches!(event, Event::MoveAnnounced { .. });
    game.has_special_board(side) && !now && game.blind.announced != Some(mv.attempt())
}

/// The clause by which a move on the special board counts as made (D.2.3), or by which a slip of
/// the tongue was corrected in time (D.2.8).
pub(crate) fn made_by(game: &Game, side: Side, event: &Event) -> Option<Article> {
    let corrects = matches!(event, Event::MoveAnnounced { .. }) && game.blind.said;
    let article = if corrects || game.blind.slipped { art!("D.2.8") } else { art!("D.2.3") };
    game.has_special_board(side).then_some(article)
}
