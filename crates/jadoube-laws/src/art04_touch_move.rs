//! Article 4: the act of moving the pieces; here what hands touch, take up and put down.

use jadoube_chess::{Kind, Move, Side, Square};
use jadoube_lawbook::{Article, TwoHands, art};

use crate::handwork::{self, Handwork};
use crate::table::Table;
use crate::{
    Audience, Contact, Duty, Effect, Event, Fact, Game, Ruling, Standing, Wrong, appendix_d_blind,
    art04_adjusting, art04_castling, art04_complaint, art04_duty, art04_promotion,
    art05_completion, art06_clock, art07_irregularities, guideline_1_adjournment,
    guideline_2_chess960,
};

pub(crate) use art04_duty::duty_of;

/// Men were touched.
pub(crate) fn touched(game: &Game, side: Side, on: &[Square], contact: Contact) -> Vec<Ruling> {
    if let Some(excused) = art04_adjusting::excused(game, side, contact) {
        return vec![excused];
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
    if matches!(game.tables, crate::turn::Tables::Two(_)) && table.board != *board {
        return Vec::new();
    }
    let mut counting: Vec<Square> = Vec::new();
    for &square in on {
        let stands = board.piece_at(square).is_some()
            && board.piece_at(square) == table.board.piece_at(square);
        if stands && !game.turn.touched.contains(&square) && !counting.contains(&square) {
            counting.push(square);
        }
    }
    counting.sort_by_key(|&square| match board.piece_at(square) {
        Some(piece) if piece.side != side => 2,
        Some(piece) if piece.kind != Kind::King => 1,
        _ => 0,
    });
    counting
}

/// The duty that the touches leave, if it is another one than before or rests on another article.
fn duty_after(game: &Game, side: Side, touched: &[Square]) -> Option<Ruling> {
    // What is half done, or castling that is owed, no later touch changes.
    if let Some(Duty::Castle(_) | Duty::Finish { .. } | Duty::Promote { .. }) = game.turn.duty {
        return None;
    }
    // Nor what a player must play who wrote a move for a claim that was wrong (9.5.3).
    if game.turn.written {
        return None;
    }
    let (duty, basis) = duty_of(game, game.now.arrangement()?, touched);
    if game.turn.duty == Some(duty) && article_of(game, duty) == basis[0] {
        return None;
    }
    let effect = match duty {
        Duty::Free => Effect::NoEffect,
        _ => Effect::MustMove { side, duty },
    };
    Some(cite(effect, &basis))
}

fn cite(effect: Effect, basis: &[Article]) -> Ruling {
    let ruling = Ruling::new(effect, basis[0]);
    basis[1..].iter().fold(ruling, |ruling, &article| ruling.and(article))
}

/// A man was taken up, or taken off the board: that is touching it, too.
pub(crate) fn taken_up(game: &Game, side: Side, event: &Event, from: Square) -> Vec<Ruling> {
    let mut rulings = touched(game, side, &[from], Contact::Deliberate);
    if game.to_move() != side {
        // It matters what becomes of the man.
        rulings.clear();
    }
    if let Event::PieceTakenOff { .. } = event {
        rulings.extend(put_down(game, side, event));
    }
    rulings
}

/// A man was put down on the board, or taken off it: what the men now say about the move.
pub(crate) fn put_down(game: &Game, side: Side, event: &Event) -> Vec<Ruling> {
    let table = game.tables.of(side).after(side, event);
    if game.to_move() != side {
        return match art04_castling::rook_put_first(game, side, &table) {
            Some(stands) if game.rules.engine_observes() => vec![stands],
            _ => art07_irregularities::handled_out_of_turn(game, side, &table),
        };
    }
    let played_on = game.played_on();
    let Some(arrangement) = played_on.arrangement() else { return Vec::new() };
    match (handwork::tell(arrangement, &table.board, table.released), event) {
        (Handwork::Made(mv), _) if art04_castling::is_half_of_castling(game, mv) => Vec::new(),
        (Handwork::Made(mv), _) => made(game, side, mv, event, &table),
        (Handwork::Part(mv), _) => part(game, side, mv, &table),
        (Handwork::Unpromoted { queened }, _) => {
            let duty = Duty::Finish { from: queened.from(), to: queened.to(), promotion: None };
            commit(game, side, duty, &[art!("4.7.3"), art!("4.7")], |mv| duty.allows(mv))
        }
        (Handwork::KingAlone { castling, wing }, _) => {
            art04_castling::king_released(game, side, event, (wing, castling))
        }
        (Handwork::Muddle, Event::PiecePut { kind, on, .. }) => {
            art04_promotion::chosen(game, side, *kind, *on)
        }
        (Handwork::Attempted(attempt), _) => {
            art05_completion::look_as_for_a_legal_move(game, arrangement, attempt, &table.board);
            art07_irregularities::released(game, side, &table, attempt)
        }
        (Handwork::Nothing | Handwork::Muddle, _) => Vec::new(),
    }
}

/// A legal move was made: whether touch-move allows it, and what it ends.
pub(crate) fn made(game: &Game, side: Side, mv: Move, event: &Event, table: &Table) -> Vec<Ruling> {
    let played_on = game.played_on();
    let Some(arrangement) = played_on.arrangement() else { return Vec::new() };
    let after = Standing::from(arrangement.play(mv));
    let attempt = Some(mv.attempt());
    if appendix_d_blind::waits_for_announcement(game, side, mv, event) {
        return Vec::new();
    }
    if let Some(must_seal) = guideline_1_adjournment::made_on_board(game, side, mv.attempt()) {
        return vec![must_seal];
    }
    if let Some(duty) = game.turn.duty
        && !duty.allows(mv)
        && !guideline_2_chess960::castles_with_rook_alone(duty, mv)
        && !art05_completion::ends_however_made(game, &after)
    {
        let wrong = Some(Wrong::TouchMove(duty));
        let made = Effect::MoveMade { attempt, wrong, after };
        return art04_complaint::breach(game, side, duty, made);
    }
    let forbidden = game.rules.provisions().two_hands == TwoHands::IllegalMove;
    let wrong = (table.both_hands && forbidden).then_some(Wrong::BothHands);
    let mut rulings: Vec<Ruling> = art06_clock::earlier_move_completed(game, side);
    let made = Effect::MoveMade { attempt, wrong, after };
    rulings.push(cite(made, &made_by(game, mv, event, table)));
    if let Some(ended) = art05_completion::after_move(game, &after) {
        if matches!(ended.effect, Effect::GameEnded(_)) {
            rulings.push(Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1.1")));
        }
        rulings.push(ended);
    }
    rulings
}

/// By which articles a move of this kind counts as made.
fn made_by(game: &Game, mv: Move, event: &Event, table: &Table) -> Vec<Article> {
    if let Some(article) = appendix_d_blind::made_by(game, game.to_move(), event) {
        vec![article]
    } else if let Some(articles) = guideline_2_chess960::made_by(game, mv) {
        articles
    } else if mv.castling().is_some() {
        vec![art!("4.7.2")]
    } else if mv.promotion().is_some() {
        art04_promotion::made_by(game, mv, event, table).to_vec()
    } else if mv.captured().is_some() {
        vec![art!("4.7.1")]
    } else {
        vec![art!("4.7")]
    }
}

/// The article that the present duty rests on.
pub(crate) fn article_of(game: &Game, duty: Duty) -> Article {
    art04_duty::article_of(game, game.now.arrangement(), &game.turn.touched, duty)
}

/// The present position again.
pub(crate) fn restored_here(game: &Game) -> Effect {
    Effect::PositionRestored {
        kept: u32::try_from(game.line.len()).unwrap_or(u32::MAX),
        standing: game.now,
        touched: game.turn.touched.clone(),
    }
}

/// A part of a legal move is done, and the rest must follow (4.7).
fn part(game: &Game, side: Side, mv: Move, table: &Table) -> Vec<Ruling> {
    let pawn_stands = table.board.piece_at(mv.from()).is_some();
    let basis = match (mv.promotion(), mv.captured()) {
        // The new piece is there and the pawn, too.
        (Some(kind), _) if pawn_stands => {
            return art04_promotion::chosen(game, side, kind, mv.to());
        }
        (Some(_), _) => [art04_promotion::way(game, art!("4.6.3")), art!("4.7.1")],
        (None, Some(_)) => [art!("4.7.1"), art!("4.7")],
        (None, None) => [art!("4.7"), art!("4.7")],
    };
    let duty = Duty::Finish { from: mv.from(), to: mv.to(), promotion: mv.promotion() };
    commit(game, side, duty, &basis, |candidate| duty.allows(candidate))
}

/// Binds the player to a move of which a part is done, unless touch-move already forbids it.
pub(crate) fn commit(
    game: &Game,
    side: Side,
    duty: Duty,
    basis: &[Article],
    is_part_of: impl Fn(Move) -> bool,
) -> Vec<Ruling> {
    let moves = game.moves_left();
    if !moves.into_iter().any(is_part_of) || game.turn.duty == Some(duty) {
        return Vec::new();
    }
    vec![cite(Effect::MustMove { side, duty }, basis)]
}

pub(crate) fn to_arbiter(fact: Fact, article: Article) -> Ruling {
    Ruling::new(Effect::Known(fact), article).to(Audience::Arbiter)
}
