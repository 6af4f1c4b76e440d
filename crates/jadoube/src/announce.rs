//! `jadoube announce`

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use jadoube_chess::Side;
use jadoube_notation::pgn::Game;
use jadoube_notation::{AnnouncementLanguage, Announcer};

use crate::cli::AnnounceArguments;
use crate::failure::Failure;
use crate::games::each_game;

pub(crate) fn run(arguments: &AnnounceArguments) -> Result<ExitCode, Failure> {
    let announcer = match arguments.lang {
        AnnouncementLanguage::German if !arguments.signs => Announcer::laws(),
        language => Announcer::screen_reader(language),
    };
    let mut out = BufWriter::new(io::stdout().lock());
    let code = each_game(&arguments.games, |game| announce(game, &announcer, &mut out))?;
    out.flush()?;
    Ok(code)
}

/// Writes one line per half-move, headed by the players' names and followed by an empty line.
fn announce(game: &Game, announcer: &Announcer, out: &mut impl Write) -> io::Result<()> {
    if let (Some(white), Some(black)) = (game.tag("White"), game.tag("Black")) {
        writeln!(out, "{white} - {black}")?;
    }
    let mut now = game.start;
    for mv in game.main_line() {
        let number = now.setup().move_number;
        let dots = match now.to_move() {
            Side::White => ".",
            Side::Black => "...",
        };
        writeln!(out, "{number}{dots} {}", announcer.announce_on(&now, mv))?;
        now = now.play(mv);
    }
    writeln!(out)
}
