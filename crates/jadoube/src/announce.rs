//! `jadoube announce`

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use jadoube_chess::Side;
use jadoube_notation::pgn::Game;
use jadoube_notation::{AnnouncementLanguage, Announcer};

use crate::cli::AnnounceArguments;
use crate::failure::Failure;
use crate::games::Source;

pub(crate) fn run(arguments: &AnnounceArguments) -> Result<ExitCode, Failure> {
    let announcer = match arguments.lang {
        AnnouncementLanguage::German if !arguments.signs => Announcer::laws(),
        language => Announcer::screen_reader(language),
    };
    let mut source = Source::open(&arguments.file)?.in_language(None);
    let mut out = BufWriter::new(io::stdout().lock());
    let mut troubles = 0;
    while let Some(game) = source.next_game(&mut troubles)? {
        announce(&game, &announcer, &mut out)?;
    }
    out.flush()?;
    source.bar.finish_and_clear();
    Ok(ExitCode::from(u8::from(troubles > 0)))
}

/// A line a half-move, the players before and an empty line after.
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
