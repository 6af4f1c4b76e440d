//! Article 5: the completion of the game.

use jadoube_chess::{Arrangement, Attempt, Board, Ending, Kind, Position, Side};
use jadoube_lawbook::{Article, DeadPosition, EndingMove, MateTest, art};
use jadoube_mate::{
    Dead, Limit, can_mate, can_mate_irregular, closed_list_draw, has_lone_king, is_dead_position,
    is_plainly_alive,
};

use crate::articles::art09;
use crate::game::handwork;
use crate::{Effect, Game, Outcome, Ruling, Standing, Termination};

/// The number of positions kept for a flag or a resignation, when much depends on the answer.
const FULL_LIMIT: Limit = Limit::positions(500_000);
/// The number of positions kept after a move that may have led to a dead position.
const DEAD_LIMIT: Limit = Limit::positions(20_000);

/// Whether a move ended the game by mate, stalemate or a dead position.
pub(crate) fn after_move(game: &Game, after: &Standing) -> Option<Ruling> {
    let arrangement = after.arrangement()?;
    let mover = !arrangement.to_move();
    match arrangement.ending() {
        Some(Ending::Checkmate) => {
            let outcome = Outcome::win(mover, Termination::Checkmate);
            return Some(Ruling::new(Effect::GameEnded(outcome), art!("5.1.1")));
        }
        Some(Ending::Stalemate) => return Some(drawn(Termination::Stalemate, art!("5.2.1"))),
        None => {}
    }
    let Arrangement::Position(position) = arrangement else { return None };
    if let Some(article) = dead(game, position) {
        return Some(drawn(Termination::DeadPosition, article));
    }
    art09::counts::automatic(game, after)
}

/// Looks for an end of the game exactly as after a legal move, and discards what it finds. Whether
/// a position is dead can take a while to find out, and a player who saw that an answer comes at
/// once would know that the piece is on a square where it may not be (12.6).
///
/// It looks at what is on the board now or, if that is not a position, for instance because a king
/// is in check, at one to which the same piece could have moved.
pub(crate) fn look_as_for_a_legal_move(
    game: &Game,
    before: &Arrangement,
    attempt: Attempt,
    board: &Board,
) {
    let stands = Standing::from(handwork::setup_after(&before.setup(), board));
    let other = || {
        let moves = before.legal_moves();
        let from = handwork::touched_by(before.board(), attempt);
        let same = moves.iter().find(|mv| from.contains(&mv.from()));
        same.or(moves.first()).map(|mv| Standing::from(before.play(*mv)))
    };
    let is_position = matches!(stands.arrangement(), Some(Arrangement::Position(_)));
    if let Some(after) = if is_position { Some(stands) } else { other() } {
        std::hint::black_box(after_move(game, &after));
    }
}

/// Whether a move ends the game however it was made: 1993 considers only what is on the board, the
/// later editions also require the touched piece (5.1.1, 5.2.1, 5.2.2).
pub(crate) fn ends_however_made(game: &Game, after: &Standing) -> bool {
    game.rules.provisions().ending_move == EndingMove::Any
        && after_move(game, after).is_some_and(|r| matches!(r.effect, Effect::GameEnded(_)))
}

fn drawn(termination: Termination, article: Article) -> Ruling {
    Ruling::new(Effect::GameEnded(Outcome::draw(termination)), article)
}

/// The article by which the position is dead, if it is.
fn dead(game: &Game, position: &Position) -> Option<Article> {
    let dead = match game.rules.provisions().dead_position {
        DeadPosition::ClosedList => {
            let article = closed_list_item(position.board());
            return closed_list_draw(position.board()).then_some(article);
        }
        DeadPosition::AnySeries => {
            // Almost always one side has a mate that is found at once.
            !is_plainly_alive(position)
                && matches!(is_dead_position(position, DEAD_LIMIT), Dead::Yes(..))
        }
    };
    dead.then_some(art!("5.2.2"))
}

/// The item of the closed list that covers an ending.
fn closed_list_item(board: &Board) -> Article {
    match board.occupied().without(board.kind(Kind::King)).len() {
        0 => art!("1993:10.4a"),
        1 => art!("1993:10.4b"),
        _ => art!("1993:10.4c"),
    }
}

/// Whether `side` can still mate by the edition's test; if in doubt, it can.
pub(crate) fn can_still_mate(standing: &Standing, side: Side, test: MateTest) -> bool {
    match (test, standing.arrangement()) {
        (MateTest::LoneKing, Some(arrangement)) => !has_lone_king(arrangement.board(), side),
        (MateTest::AnySeries, Some(Arrangement::Position(position))) => {
            !can_mate(position, side, FULL_LIMIT).is_no()
        }
        (MateTest::AnySeries, Some(Arrangement::Irregular(irregular))) => {
            !can_mate_irregular(irregular, side, DEAD_LIMIT).is_no()
        }
        (_, None) => true,
    }
}

/// A player resigned (5.1.2).
pub(crate) fn resigned(game: &Game, side: Side) -> Vec<Ruling> {
    let test = game.rules.provisions().resignation_draw;
    let ended = |outcome| Ruling::new(Effect::GameEnded(outcome), art!("5.1.2"));
    match test.filter(|&test| !can_still_mate(&game.now, !side, test)) {
        None => vec![ended(Outcome::win(!side, Termination::Resignation))],
        Some(MateTest::AnySeries) => vec![ended(Outcome::draw(Termination::Resignation))],
        Some(MateTest::LoneKing) => {
            let drawn = Effect::GameEnded(Outcome::draw(Termination::Resignation));
            vec![Ruling::new(drawn, art!("1993:10.5")).and(art!("5.1.2"))]
        }
    }
}

/// Something came after the end that would have ended the game: the result stands by what ended it.
pub(crate) fn ended_already(game: &Game) -> Ruling {
    let basis =
        game.outcome().map_or(&[art!("5.1.1")][..], |outcome| ended_by(outcome.termination));
    let edition = game.rules.edition();
    let stands = Ruling::new(Effect::ResultStands, Article::first_in(edition, basis));
    Article::those_in(edition, basis).fold(stands, Ruling::and)
}

/// The articles by which a game that ended like this is over: what applies since then comes before
/// what ended it.
const fn ended_by(termination: Termination) -> &'static [Article] {
    match termination {
        Termination::Checkmate => &[art!("1.4.2"), art!("5.1.1")],
        Termination::Stalemate => &[art!("5.2.1")],
        Termination::DeadPosition => &[art!("1.5"), art!("5.2.2")],
        Termination::Resignation => &[art!("5.1.2")],
        Termination::Agreement => &[art!("5.2.3")],
        Termination::Threefold => &[art!("9.5.2"), art!("9.2")],
        Termination::FiftyMoves => &[art!("9.5.2"), art!("9.3")],
        Termination::Fivefold => &[art!("9.6.1")],
        Termination::SeventyFiveMoves => &[art!("9.6.2")],
        Termination::Time => &[art!("6.9")],
        Termination::IllegalMoves => &[art!("7.5.5")],
        Termination::IllegalPosition => &[art!("A.5.4")],
        Termination::Default => &[art!("6.7.1")],
        Termination::SealedMove => &[art!("I.8")],
        Termination::Quickplay => &[art!("III.5")],
        Termination::Penalty => &[art!("12.9")],
        Termination::Arbiter => &[art!("12.2")],
        Termination::Appeal => &[art!("11.10")],
        Termination::Signature => &[art!("8.7")],
    }
}
