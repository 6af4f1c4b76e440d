//! Article 4: the act of moving the pieces; here the touching, taking up and putting down.

use jadoube_chess::{Kind, Move, Side, Square};
use jadoube_lawbook::{Article, TwoHands, art};

use crate::articles::appendix_d;
use crate::articles::art04;
use crate::articles::art04::commit::{cite, commit};
use crate::articles::art05;
use crate::articles::art06;
use crate::articles::art07;
use crate::articles::guideline_1;
use crate::articles::guideline_2;
use crate::game::handwork::Handwork;
use crate::game::table::Table;
use crate::game::told::Told;
use crate::{Contact, Duty, Effect, Event, Game, Ruling, Standing, Wrong};

/// Pieces were touched.
pub(crate) fn touched(game: &Game, side: Side, on: &[Square], contact: Contact) -> Vec<Ruling> {
    if let Some(excused) = art04::adjusting::excused(game, side, contact) {
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

/// The touches that count: pieces on the squares where the last move left them, each once. Of
/// several at once the player's own come first (4.3.3), and of those the king (4.4.1).
fn counting(game: &Game, side: Side, on: &[Square]) -> Vec<Square> {
    let table = game.tables.of(side);
    let board = game.now.board();
    // With a separate board that is behind, a player makes the opponent's move on it (D.2.1).
    if matches!(game.tables, crate::game::turn::Tables::Two(_)) && table.told != *board {
        return Vec::new();
    }
    let mut counting: Vec<Square> = Vec::new();
    for &square in on {
        let stands =
            board.piece_at(square).is_some() && board.piece_at(square) == table.upright(square);
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

/// The duty after these touches, if it differs from the one before or rests on another article.
fn duty_after(game: &Game, side: Side, touched: &[Square]) -> Option<Ruling> {
    // No later touch changes what is half done, or castling that is due.
    if let Some(Duty::Castle(_) | Duty::Finish { .. } | Duty::Promote { .. }) = game.turn.duty {
        return None;
    }
    // Nor what a player must play after writing a move for a wrong claim (9.5.3).
    if game.turn.written {
        return None;
    }
    let (duty, basis) = art04::duty::duty_of(game, game.now.arrangement()?, touched);
    if game.turn.duty == Some(duty) && art04::duty::present_article(game, duty) == basis[0] {
        return None;
    }
    let effect = match duty {
        Duty::Free => Effect::NoEffect,
        _ => Effect::MustMove { side, duty },
    };
    Some(cite(effect, &basis))
}

/// A piece was taken up, or taken off the board: that is touching it too.
pub(crate) fn taken_up(game: &Game, side: Side, event: &Event, from: Square) -> Vec<Ruling> {
    let mut rulings = touched(game, side, &[from], Contact::Deliberate);
    if game.to_move() != side {
        // What matters is what becomes of the piece.
        rulings.clear();
    }
    if let Event::PieceTakenOff { .. } = event {
        rulings.extend(put_down(game, side, event));
    }
    rulings
}

/// A piece was put down on the board, or taken off it: what the pieces now show about the move.
pub(crate) fn put_down(game: &Game, side: Side, event: &Event) -> Vec<Ruling> {
    let table = game.table_after(side, event);
    if game.to_move() != side {
        return match art04::king_released::rook_put_first(game, side, &table) {
            Some(stands) if game.rules.engine_observes() => vec![stands],
            _ => art07::displaced::handled_out_of_turn(game, side, event, &table),
        };
    }
    // A piece that had fallen was set up, and not where it belongs.
    if let Some(left) = table.left_by(event) {
        return art07::displaced::set_up_wrongly(game, Some(side), left);
    }
    let Told { from: played_on, handwork: Some(handwork), is_shifted } = game.told(&table) else {
        return Vec::new();
    };
    if is_shifted && game.rules.engine_observes() {
        return vec![Ruling::new(game.restored_here(), art!("7.6"))];
    }
    let Some(arrangement) = played_on.arrangement() else { return Vec::new() };
    match (handwork, event) {
        (Handwork::Made(mv), _) if art04::king_released::is_half_of_castling(game, mv) => {
            Vec::new()
        }
        (Handwork::Made(mv), _) => made(game, side, (&played_on, mv), event, &table),
        (Handwork::Part(mv), _) => part(game, side, mv, &table),
        (Handwork::Unpromoted { queened }, _) => {
            let duty = Duty::Finish { from: queened.from(), to: queened.to(), promotion: None };
            commit(game, side, duty, &[art!("4.7.3"), art!("4.7")], |mv| duty.allows(mv))
        }
        (Handwork::KingAlone { castling, wing }, _) => {
            art04::king_released::king_released(game, side, event, (wing, castling))
        }
        (Handwork::Muddle, Event::PiecePut { kind, on, .. }) => {
            art04::promotion::chosen(game, side, *kind, *on)
        }
        (Handwork::Attempted(attempt), _) => {
            art05::look_as_for_a_legal_move(game, arrangement, attempt, &table.told);
            art07::illegal_moves::released(game, side, &table, attempt)
        }
        (Handwork::Nothing | Handwork::Muddle, _) => Vec::new(),
    }
}

/// A legal move was made: whether touch-move allows it, and what it ends.
pub(crate) fn made(
    game: &Game,
    side: Side,
    (played_on, mv): (&Standing, Move),
    event: &Event,
    table: &Table,
) -> Vec<Ruling> {
    let Some(arrangement) = played_on.arrangement() else { return Vec::new() };
    let after = Standing::from(arrangement.play(mv));
    let attempt = Some(mv.attempt());
    if appendix_d::made::waits_for_announcement(game, side, mv, event) {
        return Vec::new();
    }
    if let Some(must_seal) = guideline_1::adjournment::made_on_board(game, side, mv.attempt()) {
        return vec![must_seal];
    }
    if let Some(duty) = game.turn.duty
        && !duty.allows(mv)
        && !guideline_2::castles_with_rook_alone(duty, mv)
        && !art05::ends_however_made(game, &after)
    {
        let wrong = Some(Wrong::TouchMove(duty));
        let made = Effect::MoveMade { attempt, wrong, after };
        return art04::complaint::breach(game, side, duty, made);
    }
    let forbidden = game.rules.provisions().two_hands == TwoHands::IllegalMove;
    let wrong = (table.both_hands && forbidden).then_some(Wrong::BothHands);
    let mut rulings: Vec<Ruling> = art06::clock::earlier_move_completed(game, side);
    let made = Effect::MoveMade { attempt, wrong, after };
    rulings.push(cite(made, &made_by(game, mv, event, table)));
    // The press came before the move (6.2.4); the lever is down, and the move is completed by it.
    let is_completed = game.has_pressed(side);
    if is_completed {
        rulings.push(Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1")));
    }
    if let Some(ended) = art05::after_move(game, &after) {
        if matches!(ended.effect, Effect::GameEnded(_)) && !is_completed {
            rulings.push(Ruling::new(Effect::MoveCompleted { side }, art!("6.2.1.1")));
        }
        rulings.push(ended);
    }
    rulings
}

/// The articles by which a move of this kind counts as made.
fn made_by(game: &Game, mv: Move, event: &Event, table: &Table) -> Vec<Article> {
    if let Some(article) = appendix_d::made::made_by(game, game.to_move(), event) {
        vec![article]
    } else if let Some(articles) = guideline_2::made_by(game, mv) {
        articles
    } else if mv.castling().is_some() {
        vec![art!("4.7.2")]
    } else if mv.promotion().is_some() {
        art04::promotion::made_by(game, mv, event, table).to_vec()
    } else if mv.captured().is_some() {
        vec![art!("4.7.1")]
    } else {
        vec![art!("4.7")]
    }
}

/// A part of a legal move is done, and the rest must follow (4.7).
fn part(game: &Game, side: Side, mv: Move, table: &Table) -> Vec<Ruling> {
    let pawn_stands = table.told.piece_at(mv.from()).is_some();
    let basis = match (mv.promotion(), mv.captured()) {
        // The new piece is there, and so is the pawn.
        (Some(kind), _) if pawn_stands => {
            return art04::promotion::chosen(game, side, kind, mv.to());
        }
        (Some(_), _) => [art04::promotion::way(game, art!("4.6.3")), art!("4.7.1")],
        (None, Some(_)) => [art!("4.7.1"), art!("4.7")],
        (None, None) => [art!("4.7"), art!("4.7")],
    };
    let duty = Duty::Finish { from: mv.from(), to: mv.to(), promotion: mv.promotion() };
    commit(game, side, duty, &basis, |candidate| duty.allows(candidate))
}
