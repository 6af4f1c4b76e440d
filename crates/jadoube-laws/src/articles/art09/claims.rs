//! Articles 9.2 to 9.5: claims of a draw.

use jadoube_chess::{Position, Side};
use jadoube_lawbook::{AnnouncedMove, Article, Class, FiftyMoves, Supervision, art};

use crate::articles::art07::penalty::shortened_by;
use crate::articles::art09::counts;
use crate::articles::art09::draws::may_agree_now;
use crate::articles::art09::written_move::Announced;
use crate::game::occurrences::{is_turn_passed, occurrences, quiet_moves, standings};
use crate::{Choice, DrawGround, Effect, Game, Outcome, Ruling, Standing, Termination};

/// A draw was claimed (9.2, 9.3). The claim is also an offer (9.1.2.3); one that the opponent has
/// made before stays open.
pub(crate) fn claimed(
    game: &Game,
    side: Side,
    ground: DrawGround,
    writing: Option<&str>,
) -> Vec<Ruling> {
    let mut rulings = vec![Ruling::new(Effect::ClocksStopped, art!("9.5.1"))];
    if may_agree_now(game) && game.offer.is_none() {
        rulings.push(Ruling::new(Effect::OfferOpened { by: side }, art!("9.1.2.3")));
    }
    let said = game.turn.said.as_deref().filter(|_| game.to_move() == side);
    let said = said.map(|text| Announced::read(game, side, text)).filter(Announced::is_move);
    let announced = writing.map(|text| Announced::read(game, side, text));
    let forfeits = game.rules.provisions().touching_forfeits_claim;
    let by_article = |three, fifty| if ground == DrawGround::Threefold { three } else { fifty };
    if game.adjournment.sealer() == Some(side) {
        // Sealing and stopping the clock has completed the player's move.
        let article = by_article(art!("9.2"), art!("9.3"));
        rulings.extend(rejected(game, side, &[article, art!("I.1.1")], None));
    } else if game.to_move() != side {
        let article = by_article(art!("9.2"), art!("9.3"));
        rulings.extend(rejected(
            game,
            side,
            &[article, art!("9.4")][..1 + moved(game, side)],
            None,
        ));
    } else if forfeits && !game.turn.touched.is_empty() {
        rulings.extend(rejected(game, side, &[art!("9.4")], None));
    } else if game.rules.provisions().announced_move == AnnouncedMove::AnyWay {
        rulings.extend(checked(game, side, ground, announced.or(said)));
    } else if announced.as_ref().map_or(said.is_some(), Announced::is_unreadable) {
        // A move said aloud, or one that cannot be read, does not yet make a claim in due form.
        let article = by_article(art!("9.2.1"), art!("9.3.1"));
        rulings.push(Ruling::new(Effect::MustWriteFirst { side }, article));
        rulings.extend(runs_on(game, side));
    } else {
        rulings.extend(checked(game, side, ground, announced));
    }
    rulings
}

/// 1 if a player has just made a move and not yet completed it, otherwise 0.
fn moved(game: &Game, side: Side) -> usize {
    let own = game.line.last().filter(|ply| ply.side() == side);
    usize::from(own.is_some_and(|ply| ply.completed_in.is_none()))
}

/// A claim in due form is checked against the record.
fn checked(
    game: &Game,
    side: Side,
    ground: DrawGround,
    announced: Option<Announced>,
) -> Vec<Ruling> {
    // Before 2014 the fifty moves must have been made, and proved.
    let on_proof = game.rules.provisions().fifty_moves == FiftyMoves::OnProof;
    let article = match (ground, &announced) {
        (DrawGround::Threefold, Some(_)) => art!("9.2.1"),
        (DrawGround::Threefold, None) => art!("9.2.2"),
        (DrawGround::FiftyMoves, _) if on_proof => art!("9.3"),
        (DrawGround::FiftyMoves, Some(_)) => art!("9.3.1"),
        (DrawGround::FiftyMoves, None) => art!("9.3.2"),
    };
    let (correct, termination) = match ground {
        DrawGround::Threefold => {
            let enough = usize::from(game.rules.provisions().claimable_occurrences);
            (times(game, announced.as_ref()) >= enough, Termination::Threefold)
        }
        DrawGround::FiftyMoves => {
            let longer = game.rules.regulations().fifty_limit.filter(|_| on_proof);
            let announced = announced.as_ref().filter(|_| !on_proof);
            let made = quiet_moves_made(game, announced);
            (made >= Some(longer.unwrap_or(50)), Termination::FiftyMoves)
        }
    };
    if !correct {
        let differs = difference(game, announced.as_ref());
        let differs = differs.filter(|_| ground == DrawGround::Threefold);
        let basis: Vec<Article> = differs.into_iter().chain([article]).collect();
        return rejected(game, side, &basis, announced);
    }
    if ground == DrawGround::Threefold && is_turn_passed(game) {
        return vec![counts::ask_about_repetition(article)];
    }
    let by = Article::first_in(game.rules.edition(), &[art!("9.5.2"), article]);
    let ended = Effect::GameEnded(Outcome::draw(termination));
    vec![Ruling::new(Effect::ClaimCorrect, article), Ruling::new(ended, by)]
}

/// The position that a claim is about: the one on the board, or the one that the announced move
/// leads to.
fn in_question(game: &Game, announced: Option<&Announced>) -> Option<Position> {
    let position = game.now.position()?;
    match announced {
        None => Some(*position),
        Some(announced) => announced.legal().map(|mv| position.play(mv)),
    }
}

/// How often the position in question has occurred, including after the announced move.
fn times(game: &Game, announced: Option<&Announced>) -> usize {
    let position = in_question(game, announced);
    position.map_or(0, |position| occurrences(game, &position) + usize::from(announced.is_some()))
}

/// What distinguishes positions in which the same pieces were on the same squares three times.
fn difference(game: &Game, announced: Option<&Announced>) -> Option<Article> {
    let position = in_question(game, announced)?;
    let same_men: Vec<&Position> = standings(game)
        .filter_map(Standing::position)
        .filter(|other| other.board() == position.board())
        .collect();
    let enough = usize::from(game.rules.provisions().claimable_occurrences)
        - usize::from(announced.is_some());
    if same_men.len() < enough {
        return None;
    }
    let same_turn = same_men.iter().filter(|other| other.to_move() == position.to_move());
    if same_turn.clone().count() < enough {
        return Some(art!("9.2.3"));
    }
    let rights = position.setup().castling;
    match same_turn.clone().any(|other| other.setup().castling != rights) {
        true => Some(art!("9.2.3.2")),
        false => Some(art!("9.2.3.1")),
    }
}

/// The moves without a capture or pawn move that each player has made, including the announced one.
fn quiet_moves_made(game: &Game, announced: Option<&Announced>) -> Option<u32> {
    let position = in_question(game, announced)?;
    let then = announced.map(|_| game.to_move());
    Some(match position.quiet_plies() {
        0 => 0,
        _ => quiet_moves(game, game.line.len(), then),
    })
}

/// The arbiter decided whether such positions repeat.
pub(crate) fn repetition_decided(game: &Game, choice: Choice) -> Vec<Ruling> {
    if choice == Choice::Draw {
        let ended = Effect::GameEnded(Outcome::draw(Termination::Threefold));
        return vec![Ruling::new(ended, art!("9.2"))];
    }
    match game.conduct.claimed {
        Some(side) => rejected(game, side, &[art!("9.2")], None),
        None => vec![Ruling::new(Effect::NoEffect, art!("9.2"))],
    }
}

/// A wrong claim: minutes for the opponent, and a move that was announced must be played (9.5.3).
fn rejected(
    game: &Game,
    side: Side,
    basis: &[Article],
    announced: Option<Announced>,
) -> Vec<Ruling> {
    let claim = Ruling::new(Effect::ClaimRejected, basis[0]);
    let mut rulings = vec![basis.iter().copied().fold(claim, Ruling::and)];
    let ms = game.rules.wrong_claim_ms();
    let too_late = basis.contains(&art!("9.4"));
    let due = !too_late || game.rules.regulations().bonus_after_touch;
    if ms > 0 && due && game.clock.is_some() {
        let added = Ruling::new(Effect::TimeAdded { to: !side, ms: ms.into() }, art!("9.5.3"));
        let standard = game.rules.provisions().wrong_claim_ms(Class::Standard, Supervision::Full);
        let shortened = shortened_by(game).filter(|_| ms < standard);
        rulings.push(shortened.into_iter().fold(added, Ruling::and));
    }
    let binds = game.rules.provisions().announced_move_binds;
    let duty = announced.filter(|_| binds).and_then(|announced| announced.duty(game));
    if let Some((duty, also)) = duty {
        let must = Ruling::new(Effect::MustMove { side, duty }, art!("9.5.3"));
        rulings.push(also.into_iter().fold(must, Ruling::and));
    }
    rulings.extend(runs_on(game, game.side_to_run()));
    rulings
}

/// The clock that a claim stopped goes on by itself if the engine rules.
fn runs_on(game: &Game, side: Side) -> Option<Ruling> {
    let goes_on = game.rules.engine_observes() && !game.adjournment.adjourned;
    goes_on.then(|| Ruling::new(Effect::ClockStarted { side }, art!("6.11.3")))
}
