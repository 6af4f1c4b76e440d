//! `jadoube recheck`

use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use jadoube_cases::ruling_words;
use jadoube_laws::{Entry, Game, Happening, Ruling};
use serde::Serialize;

use super::RecheckArguments;
use super::stored::{self, Readable};
use crate::failure::Failure;

/// A game that was judged again.
#[derive(Serialize)]
struct Rechecked {
    game: String,
    /// The number of its entries.
    entries: usize,
    /// The reason why it cannot be judged again, if so.
    #[serde(skip_serializing_if = "Option::is_none")]
    unreadable: Option<String>,
    differences: Vec<Difference>,
}

impl Rechecked {
    /// A game that cannot be read at all.
    fn unreadable(game: String, why: String) -> Self {
        Self { game, entries: 0, unreadable: Some(why), differences: Vec::new() }
    }
}

/// An entry on which the Laws, as this program reads them, rule differently.
#[derive(Serialize)]
struct Difference {
    number: u32,
    by: String,
    act: String,
    /// The stored rulings, as in law cases.
    stored: Vec<String>,
    /// This program's rulings.
    now: Vec<String>,
}

pub(crate) fn run(arguments: &RecheckArguments) -> Result<ExitCode, Failure> {
    stored::read(&arguments.store, async |store| {
        let keys = match arguments.games.is_empty() {
            true => store.readable_games().await?,
            false => arguments.games.iter().cloned().map(Ok).collect(),
        };
        let bar = progress(keys.len());
        let mut out = BufWriter::new(io::stdout().lock());
        let (mut alike, mut different, mut unreadable) = (0_u32, 0_u32, 0_u32);
        for key in keys {
            let rechecked = match key {
                Ok(key) => match stored::readable(store, &key).await? {
                    Ok(readable) => recheck(&readable),
                    Err(why) => Rechecked::unreadable(key, why),
                },
                Err(why) => Rechecked::unreadable("?".to_owned(), why),
            };
            match (&rechecked.unreadable, rechecked.differences.is_empty()) {
                (Some(_), _) => unreadable += 1,
                (None, true) => alike += 1,
                (None, false) => different += 1,
            }
            match arguments.json {
                true => {
                    serde_json::to_writer(&mut out, &rechecked).map_err(io::Error::from)?;
                    writeln!(out)?;
                }
                false => tell(&mut out, &rechecked)?,
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        if !arguments.json {
            let more = match unreadable {
                0 => String::new(),
                count => format!(", {count} unreadable"),
            };
            writeln!(out, "{alike} alike, {different} different{more}")?;
        }
        out.flush()?;
        Ok(ExitCode::from(match (unreadable, different) {
            (0, 0) => 0,
            (0, _) => 1,
            _ => 2,
        }))
    })
}

/// Judges every entry again in the game as the entries stored before it left it, so that one
/// difference does not lead to others.
fn recheck(readable: &Readable) -> Rechecked {
    let Readable { record, entries, broken } = readable;
    let mut rechecked = Rechecked {
        game: record.key.clone(),
        entries: entries.len(),
        unreadable: None,
        differences: Vec::new(),
    };
    let begun = match record.begun() {
        Ok(begun) => begun,
        Err(error) => {
            rechecked.unreadable = Some(error.to_string());
            return rechecked;
        }
    };
    let mut game = Game::create(begun.creation);
    for stored in entries {
        let entry = match stored.read() {
            Ok(entry) => entry,
            Err(error) => {
                rechecked.unreadable = Some(error.to_string());
                break;
            }
        };
        rechecked.differences.extend(difference(&game, &entry));
        game.record(&entry);
    }
    if let (None, Some(broken)) = (&rechecked.unreadable, broken) {
        rechecked.unreadable = Some(broken.to_string());
    }
    rechecked
}

fn difference(game: &Game, entry: &Entry) -> Option<Difference> {
    let happening = Happening { at: entry.at, by: entry.by, event: entry.event.clone() };
    let rulings = game.judge(&happening);
    let audience = game.audience_of(entry.by, &entry.event);
    if (&rulings, audience) == (&entry.rulings, entry.audience) {
        return None;
    }
    let words = |rulings: &[Ruling]| rulings.iter().map(ruling_words).collect::<Vec<_>>();
    let (mut stored, mut now) = (words(&entry.rulings), words(&rulings));
    if stored == now {
        // The words do not show the difference, so the rulings are shown as they are stored.
        let json = |ruling: &Ruling| serde_json::to_string(ruling).unwrap_or_default();
        stored = entry.rulings.iter().map(json).collect();
        now = rulings.iter().map(json).collect();
    }
    if audience != entry.audience {
        stored.push(format!("told to {:?}", entry.audience));
        now.push(format!("told to {audience:?}"));
    }
    Some(Difference {
        number: entry.number,
        by: entry.by.to_string(),
        act: entry.event.to_string(),
        stored,
        now,
    })
}

fn tell(out: &mut impl Write, rechecked: &Rechecked) -> io::Result<()> {
    let Rechecked { game, entries, unreadable, differences } = rechecked;
    let how = match (unreadable, differences.len()) {
        (Some(why), _) => format!("unreadable\t{why}"),
        (None, 0) => "alike".to_owned(),
        (None, count) => format!("{count} different"),
    };
    writeln!(out, "{game}\t{entries}\t{how}")?;
    for Difference { number, by, act, stored, now } in differences {
        writeln!(out, "  entry {number}: {by} {act}")?;
        for (sign, rulings) in [('-', stored), ('+', now)] {
            for ruling in rulings {
                writeln!(out, "  {sign} {ruling}")?;
            }
        }
    }
    Ok(())
}

/// The number of games done: shown only on a terminal, and not where the answers go to that
/// terminal.
fn progress(games: usize) -> ProgressBar {
    match io::stdout().is_terminal() {
        true => ProgressBar::hidden(),
        false => ProgressBar::new(games as u64).with_style(
            ProgressStyle::with_template("{bar:30} {pos} of {len} games, {elapsed}")
                .unwrap_or_else(|_| ProgressStyle::default_bar()),
        ),
    }
}
