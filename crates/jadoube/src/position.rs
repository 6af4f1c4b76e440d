//! `jadoube position`

use std::io::{self, Write};
use std::process::ExitCode;

use jadoube_chess::{
    Arrangement, CastlingText, Ending, Fen, Flaws, Setup, Side, SquareSet, Tier, Wing, chess960,
};
use serde::Serialize;

use crate::cli::PositionArguments;
use crate::failure::Failure;
use crate::fen;
use crate::mate_summary::CanMate;

pub(crate) fn run(arguments: &PositionArguments) -> Result<ExitCode, Failure> {
    let answer = Description::about(fen::setup(&arguments.words)?);
    let mut out = io::stdout().lock();
    if arguments.json {
        let text = serde_json::to_string_pretty(&answer).map_err(io::Error::from)?;
        writeln!(out, "{text}")?;
    } else {
        answer.write(&mut out)?;
    }
    Ok(ExitCode::from(u8::from(answer.standing != Standing::Legal)))
}

/// Whether the Laws know such a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Standing {
    Legal,
    /// No series of legal moves leads to it.
    Unreachable,
    /// Illegal, but a game can go on from it.
    Irregular,
    /// No play is possible.
    Unplayable,
}

impl Standing {
    fn of(flaws: &Flaws) -> Self {
        match flaws.worst() {
            None => Self::Legal,
            Some(Tier::Unreachable) => Self::Unreachable,
            Some(Tier::Irregular) => Self::Irregular,
            Some(Tier::Unplayable) => Self::Unplayable,
        }
    }
}

/// What can be said of a setup; also the form of the JSON answer.
#[derive(Debug, Serialize)]
struct Description {
    fen: String,
    standing: Standing,
    /// Why it is not a legal position.
    flaws: Vec<String>,
    to_move: Side,
    move_number: u32,
    quiet_plies: u32,
    check: bool,
    checkers: Vec<String>,
    checkmate: bool,
    stalemate: bool,
    castling: Castling,
    /// Where a pawn can legally be captured en passant.
    en_passant: Option<String>,
    /// The number among the starting positions of Chess960.
    chess960_start: Option<u16>,
    /// Equal for equal positions in the sense of 9.2.3.
    key: Option<String>,
    /// In UCI; castling as king takes rook where ordinary chess does not know it.
    legal_moves: Vec<String>,
    /// Whether each side can still give mate by any series of legal moves.
    can_mate: Option<CanMate>,
    /// Whether neither side can, which ends the game (5.2.2).
    dead: Option<bool>,
    #[serde(skip)]
    drawing: String,
    #[serde(skip)]
    checking_pieces: String,
}

/// The rights each side still has.
#[derive(Debug, Default, Serialize)]
struct Castling {
    white: Vec<String>,
    black: Vec<String>,
}

impl Description {
    fn about(setup: Setup) -> Self {
        let flaws = setup.flaws();
        let mut answer = Self {
            fen: Fen::from(setup).to_string(),
            standing: Standing::of(&flaws),
            flaws: flaws.iter().map(ToString::to_string).collect(),
            to_move: setup.to_move,
            move_number: setup.move_number,
            quiet_plies: setup.quiet_plies,
            check: false,
            checkers: Vec::new(),
            checkmate: false,
            stalemate: false,
            castling: Castling::default(),
            en_passant: None,
            chess960_start: None,
            key: None,
            legal_moves: Vec::new(),
            can_mate: None,
            dead: None,
            drawing: setup.board.to_string(),
            checking_pieces: String::new(),
        };
        // Nothing more can be said where there is not one king a side.
        if let Ok(arrangement) = Arrangement::try_from(setup) {
            answer.fill_in(&arrangement);
        }
        answer
    }

    fn fill_in(&mut self, arrangement: &Arrangement) {
        let (rights, mut text) = (castling_rights(arrangement), CastlingText::KingTwoSquares);
        if let Arrangement::Position(position) = arrangement {
            if position.needs_chess960() {
                text = CastlingText::KingTakesRook;
            }
            self.chess960_start = chess960::is_valid(position);
            self.key = Some(format!("{:016x}", position.key()));
            let can_mate = CanMate::about(position);
            self.dead = can_mate.dead();
            self.can_mate = Some(can_mate);
        }
        let (checkers, en_passant) = match arrangement {
            Arrangement::Position(position) => (position.checkers(), position.en_passant()),
            Arrangement::Irregular(irregular) => (irregular.checkers(), irregular.en_passant()),
        };
        self.castling = rights;
        self.en_passant = en_passant.map(|square| square.to_string());
        self.check = !checkers.is_empty();
        self.checkers = names(checkers);
        self.checking_pieces = checkers
            .into_iter()
            .filter_map(|square| Some((square, arrangement.board().piece_at(square)?)))
            .map(|(square, piece)| format!("the {} {square}", piece.kind))
            .collect::<Vec<_>>()
            .join(" and ");
        self.checkmate = arrangement.ending() == Some(Ending::Checkmate);
        self.stalemate = arrangement.ending() == Some(Ending::Stalemate);
        self.legal_moves =
            arrangement.legal_moves().into_iter().map(|mv| mv.uci(text).to_string()).collect();
        self.legal_moves.sort();
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.drawing)?;
        writeln!(out, "{}", self.fen)?;
        match self.standing {
            Standing::Legal => writeln!(out, "Nothing shows that the position is illegal.")?,
            Standing::Unreachable => {
                writeln!(out, "No series of legal moves leads here (3.10.3):")?
            }
            Standing::Irregular => writeln!(out, "The position is illegal (3.10.3):")?,
            Standing::Unplayable => writeln!(out, "No play is possible from this:")?,
        }
        for flaw in &self.flaws {
            writeln!(out, "  {flaw}")?;
        }
        if self.standing == Standing::Unplayable {
            return Ok(());
        }
        if let Some(number) = self.chess960_start {
            writeln!(out, "Starting position {number} of Chess960.")?;
        }
        self.write_state(out)?;
        if self.legal_moves.is_empty() {
            return Ok(());
        }
        if self.dead == Some(true) {
            writeln!(out, "The position is dead: the game is drawn (5.2.2).")?;
        }
        if let Some(can_mate) = &self.can_mate {
            can_mate.write(out)?;
        }
        let count = self.legal_moves.len();
        writeln!(out, "Legal moves ({count}): {}", self.legal_moves.join(" "))
    }

    fn write_state(&self, out: &mut impl Write) -> io::Result<()> {
        let side = self.to_move;
        if self.checkmate {
            writeln!(out, "{side} is checkmated by {}.", self.checking_pieces)?;
        } else if self.stalemate {
            writeln!(out, "{side} has the move and is stalemated.")?;
        } else {
            writeln!(out, "{side} has the move, number {}.", self.move_number)?;
            if self.check {
                writeln!(out, "{side} is in check from {}.", self.checking_pieces)?;
            }
        }
        for (side, wings) in
            [(Side::White, &self.castling.white), (Side::Black, &self.castling.black)]
        {
            if !wings.is_empty() {
                writeln!(out, "{side} keeps the right to castle {}.", wings.join(" and "))?;
            }
        }
        if let Some(square) = &self.en_passant {
            writeln!(out, "A pawn can be captured en passant on {square}.")?;
        }
        if self.quiet_plies > 0 {
            writeln!(out, "Half-moves since a capture or pawn move: {}.", self.quiet_plies)?;
        }
        Ok(())
    }
}

fn castling_rights(arrangement: &Arrangement) -> Castling {
    let wings = |side| {
        Wing::ALL
            .into_iter()
            .filter(|&wing| match arrangement {
                Arrangement::Position(position) => position.castling_rook(side, wing).is_some(),
                Arrangement::Irregular(irregular) => irregular.castling_rook(side, wing).is_some(),
            })
            .map(|wing| wing.to_string())
            .collect()
    };
    Castling { white: wings(Side::White), black: wings(Side::Black) }
}

fn names(squares: SquareSet) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}
