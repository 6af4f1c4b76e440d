//! A competition to look at: a dozen boards, played from real games as if by hands.
//!
//! The players' names are invented, because some of them do what the Laws forbid.

use std::time::Duration;

use jadoube_chess::{Attempt, CastlingText, Fen, Move, Position, Side, Square};
use jadoube_laws::{Creation, Role};
use jadoube_notation::pgn::Games;
use jadoube_room::SentAct;
use jadoube_store::Digest;

use crate::announced::Announced;
use crate::app::App;
use crate::demo_boards::{ARBITER, BOARDS, Happens, Plan};
use crate::http::competitions::{NewGame, add_competition, add_game};
use crate::problem::Problem;
use crate::rooms::asked::Asked;
use crate::secret::random_text;
use crate::{LinkRole, Server};

/// A demonstration that is on.
#[derive(Clone, Debug)]
pub struct Demo {
    /// The competition's key.
    pub competition: String,
    /// The links into it.
    pub links: Vec<DemoLink>,
}

/// A link into the demonstration.
#[derive(Clone, Debug)]
pub struct DemoLink {
    /// As whom.
    pub role: String,
    /// Its secret.
    pub token: String,
}

impl Server {
    /// Starts a competition of a dozen boards that are played by themselves, a move of a board every
    /// `pace` or so, and tells how to get in.
    ///
    /// # Errors
    ///
    /// If the store does not take it.
    pub async fn demo(&self, pace: Duration) -> Result<Demo, Problem> {
        let app = self.app();
        let announced = Announced {
            name: "Demonstration".to_owned(),
            site: "Jadoube".to_owned(),
            arbiters: vec!["Barbora Malá".to_owned(), "Jerzy Król".to_owned()],
            regulations: BOARDS[0].regulations(),
            spectator_delay_ms: 0,
        };
        let (competition, links) = add_competition(app, announced.clone()).await?;
        let mut games = Games::new(include_bytes!("demo.pgn"));
        for plan in &BOARDS {
            // The file is part of the program.
            let game = games.next_game().ok().flatten().expect("a game for each board");
            let mut creation = Creation::new(plan.regulations());
            creation.clock = plan.clock;
            let tag = |name: &str| {
                let found = game.tags.iter().find(|(tag, _)| tag == name);
                found.map(|(_, value)| value.clone()).unwrap_or_default()
            };
            let new = NewGame {
                white: tag("White"),
                black: tag("Black"),
                round: tag("Round"),
                creation: Some(creation),
                ..NewGame::default()
            };
            let (key, _) = add_game(app, &competition, &announced, new).await?;
            let moves = game.main_line().collect();
            let board = Board { app: app.clone(), key, plan, script: Script::of(moves), pace };
            tokio::spawn(board.play());
        }
        let links = links.into_iter();
        let links = links.map(|it| DemoLink { role: it.role.to_string(), token: it.token });
        Ok(Demo { links: links.collect(), competition })
    }
}

/// The moves of a game and what stands on the board before each of them.
struct Script {
    moves: Vec<Move>,
    before: Vec<Position>,
}

impl Script {
    fn of(moves: Vec<Move>) -> Self {
        let mut position = Position::start();
        let before = moves.iter().map(|&mv| {
            let before = position;
            position = position.play(mv);
            before
        });
        Self { before: before.collect(), moves }
    }

    /// A move as hands make it: castling is the king's two squares.
    fn words(&self, ply: usize) -> String {
        self.moves[ply].uci(CastlingText::KingTwoSquares).to_string()
    }

    /// The ply that is next on a board that looks like this, as near to `near` as there is one.
    fn find(&self, pieces: &str, to_move: Side, near: usize) -> Option<usize> {
        let looks_so = |ply: &usize| {
            let position = &self.before[*ply];
            position.to_move() == to_move && pieces_of(position) == pieces
        };
        (0..self.moves.len()).filter(looks_so).min_by_key(|ply| ply.abs_diff(near))
    }

    /// A move of the same piece that is illegal: to an empty square where it cannot go.
    fn illegal(&self, ply: usize) -> Option<String> {
        let (position, from) = (&self.before[ply], self.moves[ply].from());
        let squares = (0..64).filter_map(Square::from_index);
        squares
            .filter(|&to| position.board().piece_at(to).is_none())
            .map(|to| Attempt::new(from, to))
            .find(|&attempt| position.check(attempt).is_err())
            .map(|attempt| attempt.to_string())
    }
}

fn pieces_of(position: &Position) -> String {
    let fen = Fen::from(position.setup()).to_string();
    fen.split(' ').next().unwrap_or_default().to_owned()
}

/// One board and the hands that play on it.
struct Board {
    app: App,
    key: String,
    plan: &'static Plan,
    script: Script,
    pace: Duration,
}

impl Board {
    /// Plays the game to its end. Whatever an arbiter does to it, it goes on where the script knows
    /// what to do.
    async fn play(self) {
        if self.plan.is_started {
            self.act(ARBITER, "starts").await;
        }
        let mut ply = 0;
        let mut happened = 0;
        loop {
            let hurries = ply < self.plan.hurries;
            if !hurries {
                tokio::time::sleep(self.thinks(ply)).await;
            }
            let Ok(glance) = self.app.rooms.glance(&self.key, Role::Arbiter).await else { return };
            if glance.over {
                if let Some(Happens::AtTheEnd(role, act)) = self.plan.happens.last().map(|it| it.1)
                {
                    self.act(role, act).await;
                }
                return;
            }
            let is_asked = glance.for_arbiter.is_none_or(|told| told.questions > 0);
            let runs = glance.clocks.is_some_and(|it| it.running.is_some()) && !is_asked;
            let next = self.script.find(&glance.board, glance.to_move, ply);
            let Some(next) = next.filter(|_| runs) else {
                // An arbiter is needed, or somebody else has moved the pieces.
                tokio::time::sleep(self.pace.min(Duration::from_secs(1))).await;
                continue;
            };
            ply = next;
            match self.plan.happens.get(happened) {
                Some((at, happens)) if *at <= ply && !matches!(happens, Happens::AtTheEnd(..)) => {
                    happened += 1;
                    if !self.happen(*happens, ply).await {
                        continue;
                    }
                }
                _ => self.make_move(&self.script.words(ply), ply, None).await,
            }
            ply += 1;
        }
    }

    /// Lets something happen; says whether the move of the script was made with it.
    async fn happen(&self, happens: Happens, ply: usize) -> bool {
        match happens {
            Happens::IllegalMove => {
                if let Some(words) = self.script.illegal(ply) {
                    self.make_move(&words, ply, None).await;
                }
                false
            }
            Happens::Act(role, act) => {
                self.act(role, act).await;
                false
            }
            Happens::WithTheMove(act) => {
                self.make_move(&self.script.words(ply), ply, Some(act)).await;
                true
            }
            Happens::DeepThought => {
                tokio::time::sleep(Duration::from_secs(90)).await;
                false
            }
            Happens::AtTheEnd(..) => false,
        }
    }

    async fn make_move(&self, words: &str, ply: usize, before_pressing: Option<&str>) {
        let mover = LinkRole::Player(if ply.is_multiple_of(2) { Side::White } else { Side::Black });
        if ply < self.plan.hurries && before_pressing.is_none() {
            return self.act(mover, &format!("completes {words}")).await;
        }
        self.act(mover, &format!("plays {words}")).await;
        if let Some(act) = before_pressing {
            self.act(mover, act).await;
        }
        tokio::time::sleep(self.pace.min(Duration::from_millis(400))).await;
        self.act(mover, "presses").await;
    }

    /// An act goes the same way as those of people.
    async fn act(&self, role: LinkRole, act: &str) {
        let sent = SentAct { id: random_text(16), act: act.to_owned(), device: None, shares: None };
        // It comes by no link: the names of its acts are those of its own board.
        let link = Digest::of([b"demonstration".as_slice(), self.key.as_bytes()]);
        let done = match Asked::new(role, link, sent, None) {
            Ok(asked) => self.app.rooms.act(&self.key, asked).await,
            Err(refused) => Err(refused.into()),
        };
        if let Err(problem) = done {
            tracing::warn!(game = %self.key, act, detail = problem.detail, "the demonstration");
        }
    }

    /// How long the player thinks: between half and twice the pace, not the same on all boards.
    fn thinks(&self, ply: usize) -> Duration {
        let mixed = self.key.bytes().fold(ply as u64 * 7919, |sum, byte| {
            sum.wrapping_mul(31).wrapping_add(u64::from(byte))
        });
        self.pace * u32::try_from(50 + mixed % 150).unwrap_or(100) / 100
    }
}
