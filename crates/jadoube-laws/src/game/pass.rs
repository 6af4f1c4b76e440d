//! Presses by a player who has made no move (7.5.3). Nothing was made, so they are no plies: the
//! line, its counts and its positions do not know them.

use jadoube_chess::{BySide, Side};

use crate::game::handwork;
use crate::game::turn::{Tables, Turn};
use crate::{Actor, Event, Game, Standing};

/// A press without a move that nobody has dealt with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pass {
    /// What stood there when it was pressed, with the presser to move.
    pub before: Standing,
    /// The entry of the press.
    pub pressed_in: u32,
    /// Whether it was penalised and nevertheless stays in the line.
    pub punished: bool,
    /// The clocks when the presser got the move.
    pub(crate) clocks_before_ms: BySide<i64>,
}

impl Pass {
    /// Who pressed.
    pub const fn side(&self) -> Side {
        self.before.to_move()
    }

    /// The number of the move that was not made.
    pub const fn number(&self) -> u32 {
        self.before.move_number()
    }
}

/// Where the pass of a player is found: how many plies had been made, and its place among the
/// passes between these two plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PassAt {
    pub(crate) plies: usize,
    pub(crate) place: usize,
}

impl Game {
    /// The presses without a move since the last move.
    pub fn passes(&self) -> &[Pass] {
        &self.passes
    }

    /// Whether `side` has pressed without a move, nobody has moved since, and the lever is still
    /// down.
    pub(crate) fn has_pressed(&self, side: Side) -> bool {
        let runs = self.clock.as_ref().and_then(jadoube_clock::Clock::running) == Some(side);
        !runs && self.passes.last().is_some_and(|pass| pass.side() == side)
    }

    /// The presses without a move after so many plies.
    pub(crate) fn passes_after(&self, plies: usize) -> &[Pass] {
        self.line.get(plies).map_or(&self.passes, |ply| &ply.passes)
    }

    pub(crate) fn pass(&self, at: PassAt) -> &Pass {
        &self.passes_after(at.plies)[at.place]
    }

    /// The last press of a kind, wherever it stands between the plies.
    pub(crate) fn last_pass(&self, is_meant: impl Fn(&Pass) -> bool) -> Option<PassAt> {
        (0..=self.line.len()).rev().find_map(|plies| {
            let place = self.passes_after(plies).iter().rposition(&is_meant)?;
            Some(PassAt { plies, place })
        })
    }

    /// Whether a press was answered by a move of the opponent.
    pub(crate) fn is_answered(&self, at: PassAt) -> bool {
        let side = self.pass(at).side();
        self.line.iter().skip(at.plies).any(|ply| ply.side() != side)
    }

    /// Whether the presser made a move afterwards, before any reply.
    pub(crate) fn moved_after(&self, at: PassAt) -> bool {
        let side = self.pass(at).side();
        self.line.get(at.plies).is_some_and(|ply| ply.side() == side)
    }

    /// The game with the other player to move, if that player acts now while a press without a
    /// move is open: whoever moves first takes the turn.
    pub(crate) fn turned_for(&self, by: Actor, event: &Event) -> Option<Self> {
        self.turns_for(by, event).then(|| {
            let mut turned = self.clone();
            turned.change_turn();
            turned
        })
    }

    pub(crate) fn turns_for(&self, by: Actor, event: &Event) -> bool {
        let Some((standing, _)) = &self.other_turn else { return false };
        let turns = standing.to_move() != self.now.to_move();
        if !turns || by.side() != Some(standing.to_move()) {
            return false;
        }
        match event {
            Event::PieceTouched { .. }
            | Event::PieceLifted { .. }
            | Event::PieceReleased { .. }
            | Event::PieceReleasedBeside { .. }
            | Event::PieceReleasedBetween { .. }
            | Event::PieceTakenOff { .. }
            | Event::PiecePut { .. }
            | Event::PieceHeld { .. } => true,
            Event::ClockPressed { .. } => {
                self.clock.as_ref().is_none_or(|clock| clock.running() == by.side())
            }
            _ => false,
        }
    }

    /// The other player takes the turn.
    pub(crate) fn change_turn(&mut self) {
        if let Some((standing, turn)) = &mut self.other_turn {
            std::mem::swap(standing, &mut self.now);
            std::mem::swap(turn, &mut self.turn);
        }
        if let Tables::One(table) = &mut self.tables {
            table.leave(self.now.board(), self.line.len());
        }
    }

    /// A player who has the move pressed without one: the turn goes over, and nothing is counted
    /// but by the clock.
    pub(crate) fn take_pass(&mut self, entry: u32) {
        let side = self.now.to_move();
        self.passes.push(Pass {
            before: self.now,
            pressed_in: entry,
            punished: false,
            clocks_before_ms: self.turn_clocks_ms,
        });
        if self.clock.is_some() {
            self.bare_presses[side] += 1;
        }
        if self.other_turn.is_none() {
            self.other_turn = Some((passed(&self.now), Turn::default()));
        }
        self.change_turn();
    }

    /// Whether the player to move in `standing` has the other turn while a press is open.
    pub(crate) fn turns_with(&self, standing: &Standing) -> bool {
        self.other_turn.as_ref().is_some_and(|(other, _)| {
            other.to_move() == standing.to_move() && other.to_move() != self.now.to_move()
        })
    }

    /// A ruling changed the pieces while presses wait to be dealt with: the position at which they
    /// were pressed has changed with them.
    pub(crate) fn change_under_passes(&mut self, after: &Standing) {
        let turned = passed(after);
        let with = |side: Side| if after.to_move() == side { *after } else { turned };
        for pass in &mut self.passes {
            pass.before = with(pass.side());
        }
        if let Some((standing, _)) = &mut self.other_turn {
            *standing = with(standing.to_move());
        }
    }

    /// The turn goes back to the player who pressed when this stood there.
    pub(crate) fn take_turn_back(&mut self, standing: Standing) {
        let found = self.passes.iter().rposition(|pass| pass.before == standing);
        self.passes.truncate(found.unwrap_or(0));
        if self.now != standing {
            self.change_turn();
        }
        if self.now != standing {
            self.now = standing;
            self.turn = Turn::default();
        }
        if self.passes.is_empty() {
            self.other_turn = None;
        }
    }

    /// A ply was made or struck out: what was pressed before no longer waits for a reply.
    pub(crate) fn close_passes(&mut self) -> Vec<Pass> {
        self.other_turn = None;
        std::mem::take(&mut self.passes)
    }
}

/// The same pieces with the opponent to move; no move is counted.
fn passed(standing: &Standing) -> Standing {
    let before = standing.setup();
    let mut setup = handwork::setup_after(&before, &before.board);
    setup.quiet_plies = before.quiet_plies;
    Standing::from(setup)
}
