//! `jadoube position`

use std::io::{self, Write};
use std::process::ExitCode;

use jadoube_chess::{
    Arrangement, CastlingText, Ending, Fen, Flaws, Setup, Side, SquareSet, Tier, Wing, chess960,
};
use jadoube_lawbook::{Argument, Locale, Message, Messages};
use serde::Serialize;

use crate::cli::PositionArguments;
use crate::failure::Failure;
use crate::mate_summary::CanMate;
use crate::words::tell;
use crate::{fen, flaw_words};

pub(crate) fn run(arguments: &PositionArguments) -> Result<ExitCode, Failure> {
    let answer = Description::about(fen::setup(&arguments.words)?, arguments.lang);
    let mut out = io::stdout().lock();
    if arguments.json {
        let text = serde_json::to_string_pretty(&answer).map_err(io::Error::from)?;
        writeln!(out, "{text}")?;
    } else {
        answer.write(&mut out)?;
    }
    Ok(ExitCode::from(u8::from(answer.standing != Standing::Legal)))
}

/// How the Laws regard a position.
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

/// Everything to say about a setup; also the form of the JSON answer.
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
    /// Its number among the starting positions of Chess960.
    chess960_start: Option<u16>,
    /// Equal for positions that are the same in the sense of 9.2.3.
    key: Option<String>,
    /// The legal moves in UCI; castling is written as king takes rook where ordinary chess does not
    /// have it.
    legal_moves: Vec<String>,
    /// Whether each side can still give mate by any series of legal moves.
    can_mate: Option<CanMate>,
    /// Whether neither side can give mate, which ends the game (5.2.2).
    dead: Option<bool>,
    #[serde(skip)]
    drawing: String,
    #[serde(skip)]
    checking_pieces: String,
    #[serde(skip)]
    locale: Locale,
}

/// The castling rights each side still has.
#[derive(Debug, Default, Serialize)]
struct Castling {
    white: Vec<String>,
    black: Vec<String>,
}

impl Description {
    fn about(setup: Setup, locale: Locale) -> Self {
        let flaws = setup.flaws();
        let tell_flaw = |flaw| tell(Messages::new(locale), flaw_words::message(flaw));
        let mut answer = Self {
            fen: Fen::from(setup).to_string(),
            standing: Standing::of(&flaws),
            flaws: flaws.iter().map(tell_flaw).collect(),
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
            locale,
        };
        // Nothing more can be said unless each side has exactly one king.
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
            let can_mate = CanMate::about(position, self.locale);
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
        let checking_pieces: Vec<String> = checkers
            .into_iter()
            .filter_map(|square| Some((square, arrangement.board().piece_at(square)?)))
            .map(|(square, piece)| {
                Message::new("position-checker")
                    .with("piece", Argument::piece(piece.kind))
                    .with("square", Argument::square(square))
            })
            .map(|message| self.tell(message))
            .collect();
        self.checking_pieces = self.list(&checking_pieces);
        self.checkmate = arrangement.ending() == Some(Ending::Checkmate);
        self.stalemate = arrangement.ending() == Some(Ending::Stalemate);
        self.legal_moves =
            arrangement.legal_moves().into_iter().map(|mv| mv.uci(text).to_string()).collect();
        self.legal_moves.sort();
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.drawing)?;
        writeln!(out, "{}", self.fen)?;
        let standing = match self.standing {
            Standing::Legal => "position-legal",
            Standing::Unreachable => "position-unreachable",
            Standing::Irregular => "position-irregular",
            Standing::Unplayable => "position-unplayable",
        };
        self.say(out, Message::new(standing))?;
        for flaw in &self.flaws {
            writeln!(out, "  {flaw}")?;
        }
        if self.standing == Standing::Unplayable {
            return Ok(());
        }
        if let Some(number) = self.chess960_start {
            let number = Argument::Number(number.into());
            self.say(out, Message::new("position-chess960").with("number", number))?;
        }
        self.write_state(out)?;
        if self.legal_moves.is_empty() {
            return Ok(());
        }
        if self.dead == Some(true) {
            self.say(out, Message::new("position-dead"))?;
        }
        if let Some(can_mate) = &self.can_mate {
            can_mate.write(out)?;
        }
        let moves = Message::new("position-legal-moves")
            .with("count", Argument::Number(self.legal_moves.len() as i64))
            .with("moves", Argument::text(self.legal_moves.join(" ")));
        self.say(out, moves)
    }

    fn write_state(&self, out: &mut impl Write) -> io::Result<()> {
        let about =
            |id: &'static str, side: Side| Message::new(id).with("side", Argument::side(side));
        let pieces = || Argument::text(self.checking_pieces.clone());
        let side = self.to_move;
        if self.checkmate {
            self.say(out, about("position-checkmated", side).with("pieces", pieces()))?;
        } else if self.stalemate {
            self.say(out, about("position-stalemated", side))?;
        } else {
            let number = Argument::Number(self.move_number.into());
            self.say(out, about("position-to-move", side).with("number", number))?;
            if self.check {
                self.say(out, about("position-in-check", side).with("pieces", pieces()))?;
            }
        }
        for (side, wings) in
            [(Side::White, &self.castling.white), (Side::Black, &self.castling.black)]
        {
            if !wings.is_empty() {
                let castling = Argument::text(self.list(wings));
                self.say(out, about("position-castling", side).with("castling", castling))?;
            }
        }
        if let Some(square) = &self.en_passant {
            let square = Argument::square(square);
            self.say(out, Message::new("position-en-passant").with("square", square))?;
        }
        if self.quiet_plies > 0 {
            let count = Argument::Number(self.quiet_plies.into());
            self.say(out, Message::new("position-quiet").with("count", count))?;
        }
        Ok(())
    }

    fn say(&self, out: &mut impl Write, message: Message) -> io::Result<()> {
        writeln!(out, "{}", self.tell(message))
    }

    fn tell(&self, message: Message) -> String {
        tell(Messages::new(self.locale), message)
    }

    /// Joins words with the language's word for "and".
    fn list(&self, words: &[String]) -> String {
        words.join(&format!(" {} ", self.tell(Message::new("position-and"))))
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
