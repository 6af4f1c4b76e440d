//! Article 4: the act of moving the pieces.

use jadoube_chess::{Arrangement, Kind, Move, Side, Square, Wing};
use jadoube_lawbook::{Article, KingAndRook, art};

use crate::handwork::{self, Handwork};
use crate::{
    Contact, Duty, Effect, Event, Fact, Game, Ruling, Standing, Wrong, art05_completion,
    art06_clock, art07_irregularities,
};

/// "J'adoube".
pub(crate) fn announced(game: &Game, side: Side) -> Vec<Ruling> {
    if !may_adjust(game, side) {
        let ruling = Ruling::new(Effect::MayNotAdjust { side }, art!("4.2.1"));
        return vec![if game.clock.is_some() { ruling.and(art!("6.2.5")) } else { ruling }];
    }
    if game.to_move() == side && !game.turn.touched.is_empty() {
        return vec![Ruling::new(Effect::AnnouncementTooLate, art!("4.2.1")).and(art!("4.3"))];
    }
    let mut rulings = vec![Ruling::new(Effect::AdjustingAllowed { side }, art!("4.2.1"))];
    if game.away[crate::record::index(!side)] {
        rulings.push(to_arbiter(Fact::AdjustingAlone { side }, art!("4.2.1")));
    }
    rulings
}

/// With a clock the side whose clock runs may adjust, without one the side that has the move.
fn may_adjust(game: &Game, side: Side) -> bool {
    match &game.clock {
        Some(clock) => clock.running() == Some(side),
        None => game.to_move() == side,
    }
}

/// Men were touched.
pub(crate) fn touched(game: &Game, side: Side, on: &[Square], contact: Contact) -> Vec<Ruling> {
    if contact == Contact::Accidental {
        return vec![Ruling::new(Effect::NoEffect, art!("4.2.2"))];
    }
    if game.to_move() != side {
        return vec![Ruling::new(Effect::NoEffect, art!("4.3")).and(art!("1.3"))];
    }
    if game.turn.adjusting == Some(side) {
        return vec![Ruling::new(Effect::NoEffect, art!("4.2.1"))];
    }
    let on = counting(game, side, on);
    if on.is_empty() {
        return Vec::new();
    }
    let touched: Vec<Square> = game.turn.touched.iter().chain(&on).copied().collect();
    let mut rulings = vec![Ruling::new(Effect::TouchCounted { on }, art!("4.3"))];
    if game.offer == Some(!side) {
        rulings.push(Ruling::new(Effect::OfferLapsed, art!("9.1.2.1")));
    }
    rulings.extend(duty_after(game, side, &touched));
    rulings
}

/// The touches that count: men where the last move left them, each once. Of several at once the
/// own count first (4.3.3), and of those the king (4.4.1).
fn counting(game: &Game, side: Side, on: &[Square]) -> Vec<Square> {
    let table = game.tables.of(side);
    let board = game.now.board();
    // On a board of his own that is behind, a player carries out the opponent's move (D.2.1).
    if matches!(game.tables, crate::game::Tables::Two(_)) && table.board != *board {
        return Vec::new();
    }
    let mut counting: Vec<Square> = on
        .iter()
        .copied()
        .filter(|&square| {
            board.piece_at(square).is_some()
                && board.piece_at(square) == table.board.piece_at(square)
                && !game.turn.touched.contains(&square)
        })
        .collect();
    counting.sort_by_key(|&square| match board.piece_at(square) {
        Some(piece) if piece.side != side => 2,
        Some(piece) if piece.kind != Kind::King => 1,
        _ => 0,
    });
    counting
}

/// The duty that the touches leave, if it is another one than before.
fn duty_after(game: &Game, side: Side, touched: &[Square]) -> Option<Ruling> {
    if matches!(game.turn.duty, Some(Duty::Castle(_) | Duty::Finish { .. })) && is_binding(game) {
        return None;
    }
    let (duty, basis) = duty_of(game, game.now.arrangement()?, touched);
    if game.turn.duty == Some(duty) {
        return None;
    }
    let ruling = match (duty, game.turn.duty) {
        // Nothing touched can be used, and nothing was before.
        (Duty::Free, None) => Ruling::new(Effect::NoEffect, basis[0]),
        _ => Ruling::new(Effect::MustMove { side, duty }, basis[0]),
    };
    Some(basis[1..].iter().fold(ruling, |ruling, &article| ruling.and(article)))
}

/// Whether a piece was released so that later touches change nothing (4.7).
fn is_binding(game: &Game) -> bool {
    game.tables.of(game.to_move()).board != *game.now.board()
}

/// What the touched men leave a player, and by which articles.
pub(crate) fn duty_of(
    game: &Game,
    arrangement: &Arrangement,
    touched: &[Square],
) -> (Duty, Vec<Article>) {
    let side = arrangement.to_move();
    let board = arrangement.board();
    let legal = arrangement.legal_moves();
    let is_own = |square: &Square| board.piece_at(*square).is_some_and(|piece| piece.side == side);
    let own: Vec<Square> = touched.iter().copied().filter(is_own).collect();
    let others: Vec<Square> = touched.iter().copied().filter(|square| !is_own(square)).collect();
    if let Some(found) = king_then_rook(game, arrangement, touched, &legal) {
        return found;
    }
    let barred = rook_then_king(arrangement, &own);
    let moves = |from: Square| {
        legal.iter().any(|mv| mv.from() == from && (barred.is_none() || mv.castling() != barred))
    };
    let takes = |on: Square| legal.iter().any(|mv| mv.captured_on() == Some(on));
    let kind = |from| board.piece_at(from).map_or(Kind::Pawn, |piece| piece.kind);
    let to_move = |from| Duty::Move { from, kind: kind(from), barred };
    match (own.first(), others.first()) {
        (Some(&from), Some(&on)) => {
            if legal.iter().any(|mv| mv.from() == from && mv.captured_on() == Some(on)) {
                return (Duty::TakeWith { from, kind: kind(from), on }, vec![art!("4.3.3")]);
            }
            let first = touched.iter().find_map(|&square| match is_own(&square) {
                true => moves(square).then(|| to_move(square)),
                false => takes(square).then_some(Duty::Take { on: square }),
            });
            match first {
                Some(duty) => (duty, vec![art!("4.3.3")]),
                None => (Duty::Free, vec![art!("4.5")]),
            }
        }
        (Some(_), None) => match own.iter().copied().find(|&from| moves(from)) {
            Some(from) if barred.is_some() => (to_move(from), vec![art!("4.4.2"), art!("4.3.1")]),
            Some(from) => (to_move(from), vec![art!("4.3.1")]),
            None => (Duty::Free, vec![art!("4.5")]),
        },
        (None, Some(_)) => match others.iter().copied().find(|&on| takes(on)) {
            Some(on) => (Duty::Take { on }, vec![art!("4.3.2")]),
            None => (Duty::Free, vec![art!("4.5")]),
        },
        (None, None) => (Duty::Free, vec![art!("4.5")]),
    }
}

/// King, then rook: castling on that side, another king move, or any move (4.4.1, 4.4.3).
fn king_then_rook(
    game: &Game,
    arrangement: &Arrangement,
    touched: &[Square],
    legal: &[Move],
) -> Option<(Duty, Vec<Article>)> {
    let &[king, rook, ..] = touched else { return None };
    let wing = wing_of_touched(arrangement, king, rook)?;
    let castles = legal.iter().any(|mv| mv.castling() == Some(wing));
    let provisions = game.rules.provisions();
    if castles {
        return (provisions.king_and_rook == KingAndRook::MustCastle)
            .then(|| (Duty::Castle(wing), vec![art!("4.4.1")]));
    }
    let moves = legal.iter().any(|mv| mv.from() == king);
    let duty =
        if moves { Duty::Move { from: king, kind: Kind::King, barred: None } } else { Duty::Free };
    Some((duty, vec![art!("4.4.3")]))
}

/// The wing to which king and rook of the side to move would castle, if these are they.
fn wing_of_touched(arrangement: &Arrangement, king: Square, rook: Square) -> Option<Wing> {
    let side = arrangement.to_move();
    let is = |square, kind| {
        arrangement.board().piece_at(square) == Some(jadoube_chess::Piece { side, kind })
    };
    let first_rank = side.first_rank();
    let fits = is(king, Kind::King)
        && is(rook, Kind::Rook)
        && king.rank() == first_rank
        && rook.rank() == first_rank;
    fits.then(|| if rook > king { Wing::KingSide } else { Wing::QueenSide })
}

/// Rook first, then king: castling on that side is barred for this move (4.4.2).
fn rook_then_king(arrangement: &Arrangement, own: &[Square]) -> Option<Wing> {
    let (&rook, rest) = own.split_first()?;
    rest.iter().find_map(|&king| wing_of_touched(arrangement, king, rook))
}

/// A man was taken up, or taken off the board: that is touching it, too.
pub(crate) fn taken_up(game: &Game, side: Side, event: &Event, from: Square) -> Vec<Ruling> {
    let mut rulings = touched(game, side, &[from], Contact::Deliberate);
    if let Event::PieceTakenOff { .. } = event {
        rulings.extend(put_down_after(game, side, event));
    } else if game.to_move() != side {
        // It matters where the man is put down.
        rulings.clear();
    }
    rulings
}

/// A man was put down on the board.
pub(crate) fn put_down(game: &Game, side: Side, event: &Event) -> Vec<Ruling> {
    put_down_after(game, side, event)
}

fn put_down_after(game: &Game, side: Side, event: &Event) -> Vec<Ruling> {
    let table = game.tables.of(side).after(side, event);
    if game.to_move() != side {
        return art07_irregularities::handled_out_of_turn(game, side, &table);
    }
    let Some(arrangement) = game.now.arrangement() else { return Vec::new() };
    match handwork::tell(arrangement, &table.board, table.released) {
        Handwork::Made(mv) => made(game, side, mv, table.both_hands),
        Handwork::Part(mv) => part(game, side, mv),
        Handwork::Unpromoted { queened } => {
            let duty = Duty::Finish { from: queened.from(), to: queened.to(), promotion: None };
            commit(game, side, duty, art!("4.7"), |mv| {
                mv.from() == queened.from() && mv.to() == queened.to()
            })
        }
        Handwork::KingAlone { castling, wing } => king_released(game, side, wing, castling),
        Handwork::Nothing | Handwork::Attempted(_) | Handwork::Muddle => Vec::new(),
    }
}

/// A legal move was made: whether touch-move allows it, and what it ends.
fn made(game: &Game, side: Side, mv: Move, both_hands: bool) -> Vec<Ruling> {
    let Some(arrangement) = game.now.arrangement() else { return Vec::new() };
    let after = Standing::from(arrangement.play(mv));
    let attempt = Some(mv.attempt());
    if let Some(duty) = game.turn.duty
        && !duty.allows(mv)
    {
        return breach(
            game,
            side,
            duty,
            Effect::MoveMade { attempt, wrong: Some(Wrong::TouchMove(duty)), after },
        );
    }
    let wrong = both_hands.then_some(Wrong::BothHands);
    let mut rulings: Vec<Ruling> =
        art06_clock::earlier_move_completed(game, side).into_iter().collect();
    rulings.push(Ruling::new(Effect::MoveMade { attempt, wrong, after }, made_by(mv)));
    if let Some(ended) = art05_completion::after_move(game, &after) {
        rulings.push(Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1.1")));
        rulings.push(ended);
    }
    rulings
}

/// By which article a move of this kind counts as made.
fn made_by(mv: Move) -> Article {
    if mv.castling().is_some() {
        art!("4.7.2")
    } else if mv.promotion().is_some() {
        art!("4.7.3")
    } else if mv.captured().is_some() {
        art!("4.7.1")
    } else {
        art!("4.7")
    }
}

/// Another piece than the touched one was moved.
fn breach(game: &Game, side: Side, duty: Duty, made: Effect) -> Vec<Ruling> {
    let article = article_of(game, duty);
    if game.rules.engine_observes() {
        return vec![
            Ruling::new(restored_here(game), article),
            Ruling::new(Effect::MustMove { side, duty }, article),
        ];
    }
    let fact = Fact::TouchMove { side, number: game.now.move_number() };
    vec![Ruling::new(made, art!("4.7")), to_arbiter(fact, article)]
}

/// The article that the present duty rests on.
pub(crate) fn article_of(game: &Game, duty: Duty) -> Article {
    match duty {
        Duty::Finish { promotion: Some(_), .. } => art!("4.4.4"),
        Duty::Finish { .. } => art!("4.7"),
        _ => match game.now.arrangement() {
            Some(arrangement) => duty_of(game, arrangement, &game.turn.touched).1[0],
            None => art!("4.3"),
        },
    }
}

/// The present position again, with what was touched in it.
pub(crate) fn restored_here(game: &Game) -> Effect {
    Effect::PositionRestored {
        kept: u32::try_from(game.line.len()).unwrap_or(u32::MAX),
        standing: game.now,
        touched: game.turn.touched.clone(),
    }
}

/// A part of a legal move is done; the rest must follow (4.7), and a new piece that has touched
/// the square of promotion stays the choice (4.4.4).
fn part(game: &Game, side: Side, mv: Move) -> Vec<Ruling> {
    let duty = Duty::Finish { from: mv.from(), to: mv.to(), promotion: mv.promotion() };
    let article = if mv.promotion().is_some() {
        art!("4.4.4")
    } else if mv.captured().is_some() {
        art!("4.7.1")
    } else {
        art!("4.7")
    };
    commit(game, side, duty, article, |candidate| duty.allows(candidate))
}

/// The king stands on its castling square (4.7.2).
fn king_released(game: &Game, side: Side, wing: Wing, castling: Option<Move>) -> Vec<Ruling> {
    if let Some(castling) = castling {
        let article = art!("4.7.2");
        return commit(game, side, Duty::Castle(wing), article, |mv| mv == castling);
    }
    let Some(arrangement) = game.now.arrangement() else { return Vec::new() };
    let king = arrangement.board().king_of(side);
    let moves = arrangement.legal_moves().into_iter().any(|mv| Some(mv.from()) == king);
    let duty = match king {
        Some(from) if moves => Duty::Move { from, kind: Kind::King, barred: None },
        _ => Duty::Free,
    };
    let must = Ruling::new(Effect::MustMove { side, duty }, art!("4.7.2"));
    if game.turn.duty == Some(duty) { Vec::new() } else { vec![must] }
}

/// Binds the player to a move of which a part is done, unless touch-move already forbids it.
fn commit(
    game: &Game,
    side: Side,
    duty: Duty,
    article: Article,
    is_part_of: impl Fn(Move) -> bool,
) -> Vec<Ruling> {
    let moves = game.moves_left();
    if !moves.into_iter().any(is_part_of) || game.turn.duty == Some(duty) {
        return Vec::new();
    }
    vec![Ruling::new(Effect::MustMove { side, duty }, article)]
}

/// The opponent claims that the last move was not with the touched piece.
pub(crate) fn claimed(game: &Game, claimant: Side) -> Vec<Ruling> {
    let last = game.line.last().filter(|ply| ply.side() != claimant);
    let Some(Wrong::TouchMove(_)) = last.and_then(|ply| ply.wrong) else {
        return vec![Ruling::new(Effect::ClaimRejected, art!("4.3"))];
    };
    let forfeits = game.rules.provisions().touching_forfeits_complaint;
    if forfeits && !game.turn.touched.is_empty() {
        return vec![Ruling::new(Effect::ClaimRejected, art!("4.8"))];
    }
    put_right(game)
}

/// The arbiter notices that the last move was not with the touched piece.
pub(crate) fn put_right(game: &Game) -> Vec<Ruling> {
    let Some((ply, Wrong::TouchMove(duty))) =
        game.line.last().and_then(|ply| Some((ply, ply.wrong?)))
    else {
        return Vec::new();
    };
    let Some(arrangement) = ply.before.arrangement() else { return Vec::new() };
    let article = duty_of(game, arrangement, &ply.touched).1[0];
    let restored = Effect::PositionRestored {
        kept: u32::try_from(game.line.len() - 1).unwrap_or(u32::MAX),
        standing: ply.before,
        touched: ply.touched.clone(),
    };
    let mut rulings = vec![Ruling::new(restored, article)];
    rulings.extend(art07_irregularities::clock_after_restoring(game, game.line.len() - 1));
    rulings.push(Ruling::new(Effect::MustMove { side: ply.side(), duty }, article));
    rulings
}

fn to_arbiter(fact: Fact, article: Article) -> Ruling {
    Ruling::new(Effect::Known(fact), article).to(crate::Audience::Arbiter)
}

/// The arbiter was told that a player adjusts alone: nothing follows if it was announced.
pub(crate) fn adjusting_noticed() -> Vec<Ruling> {
    vec![Ruling::new(Effect::NoEffect, art!("4.2.1"))]
}
