use jadoube_chess::{Attempt, BySide};
use jadoube_lawbook::{Cited, Editions};
use jadoube_laws::{
    Article, Edition, Effect, Entry, Game, ParseWordsError, Ruling, Score, Scoring, Side,
    parse_time, write_time,
};

use crate::block_line::BlockLine;
use crate::case::wrong;
use crate::citing::{articles, doubts};
use crate::expected::years;
use crate::meaning::{
    NamedPosition, moves as moves_of, moves_hold, points as points_of, quoted, texts,
};

/// Something that must hold after a step.
#[derive(Clone, Debug)]
pub struct State {
    /// The editions for which the line holds; all editions of the case if empty.
    pub editions: Editions,
    what: What,
    pub(crate) at: BlockLine,
}

#[derive(Clone, Debug)]
enum What {
    Position(NamedPosition),
    Clock(Vec<(Side, i64)>),
    MayPlay(Vec<Attempt>),
    ToMove(Side),
    Result(Score),
    Tally(Side, u8),
    Points(Option<BySide<u8>>),
    Sheet(Side, Vec<String>),
    RestsOn(Vec<Cited>),
    Over,
    NotOver,
}

impl State {
    /// Reads a line of a case that is played under `all` editions.
    pub(crate) fn read(at: BlockLine, text: &str, all: &Editions) -> Result<Self, ParseWordsError> {
        let (editions, text) = years(text.trim());
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let what = match (word, rest) {
            ("position", fen) => What::Position(NamedPosition::read(fen)?),
            ("clock", times) => What::Clock(clock(times)?),
            ("may", moves) => {
                let moves = moves.strip_prefix("play").ok_or_else(|| wrong(rest, "`play`"))?;
                What::MayPlay(moves_of(moves)?)
            }
            ("to", side) => match side {
                "move White" => What::ToMove(Side::White),
                "move Black" => What::ToMove(Side::Black),
                _ => return Err(wrong(rest, "`move White` or `move Black`")),
            },
            ("result", score) => What::Result(score.parse()?),
            ("tally", tally) => {
                let mut parts = tally.split_whitespace();
                let found = (parts.next(), parts.next(), parts.next().and_then(|n| n.parse().ok()));
                match found {
                    (Some("White"), Some("illegal"), Some(count)) => {
                        What::Tally(Side::White, count)
                    }
                    (Some("Black"), Some("illegal"), Some(count)) => {
                        What::Tally(Side::Black, count)
                    }
                    _ => return Err(wrong(tally, "`White illegal 1`")),
                }
            }
            ("points", points) => What::Points(points_of(points)?),
            ("sheet", sheet) => sheet_of(sheet)?,
            ("rests", on) => {
                let on = on.strip_prefix("on").ok_or_else(|| wrong(rest, "`on` and articles"))?;
                What::RestsOn(articles(on, &editions, all)?)
            }
            ("over", "") => What::Over,
            ("not", "over") => What::NotOver,
            _ => {
                let all = "position, clock, may play, to move, result, points, tally, sheet, \
                           rests on, over or not over";
                return Err(wrong(word, all));
            }
        };
        Ok(Self { editions, what, at })
    }

    /// Whether the line holds for an edition.
    pub fn holds_in(&self, edition: Edition) -> bool {
        self.editions.is_empty() || self.editions.contains(edition)
    }

    /// What else the numbers in the line could mean.
    pub(crate) fn doubts(&self) -> String {
        match &self.what {
            What::RestsOn(cited) => doubts(cited),
            _ => String::new(),
        }
    }

    /// The actual state after these entries, if the line does not hold.
    pub fn fails(&self, game: &Game, entries: &[Entry]) -> Option<String> {
        let (holds, is) = match &self.what {
            What::Position(named) => {
                let (same, is) = named.holds(game);
                (same, format!("position {is}"))
            }
            What::Clock(times) => {
                let shown = game.clocks_ms(game.at());
                let is = format!(
                    "clock White {}, Black {}",
                    write_time(shown.white),
                    write_time(shown.black)
                );
                (times.iter().all(|&(side, ms)| shown[side] == ms), is)
            }
            What::MayPlay(moves) => {
                let (same, left) = moves_hold(moves, game);
                (same, format!("may play {left}"))
            }
            What::ToMove(side) => (game.to_move() == *side, format!("to move {}", game.to_move())),
            What::Result(score) => {
                let is = game.outcome().map(|outcome| outcome.score);
                let text = is.map_or("not over".to_owned(), |score| format!("result {score}"));
                (is == Some(*score), text)
            }
            What::Tally(side, count) => {
                let is = game.illegal_moves(*side);
                (is == *count, format!("tally {side} illegal {is}"))
            }
            What::Points(points) => {
                let scoring = game.rules().regulations().scoring;
                let is = game.outcome().map(|outcome| scoring.points(outcome.score));
                let text = is.map_or("none".to_owned(), |is| {
                    let BySide { white, black } = is.map(Scoring::points_text);
                    format!("{white}-{black}")
                });
                (is == *points, format!("points {text}"))
            }
            What::Sheet(side, lines) => {
                let is = game.sheet(*side);
                (is == *lines, format!("sheet {side} {}", quoted(&is)).trim_end().to_owned())
            }
            What::RestsOn(cited) => {
                let articles: Vec<Article> = cited.iter().map(Cited::article).collect();
                rests_on(&articles, entries)
            }
            What::Over => (game.is_over(), "not over".to_owned()),
            What::NotOver => (!game.is_over(), "over".to_owned()),
        };
        (!holds).then_some(is)
    }
}

/// Whether something routine rests on the first of these articles, and on the others as well; and
/// what the move, or whatever was routine, does rest on.
fn rests_on(articles: &[Article], entries: &[Entry]) -> (bool, String) {
    let routine = || {
        let rulings = entries.iter().flat_map(|entry| &entry.rulings);
        rulings.filter(|ruling| ruling.effect.is_routine())
    };
    let fits = |ruling: &Ruling| {
        ruling.basis.first() == articles.first()
            && articles.iter().all(|article| ruling.basis.contains(article))
    };
    let made = routine().find(|ruling| matches!(ruling.effect, Effect::MoveMade { .. }));
    let basis = made.or_else(|| routine().next()).map(|ruling| ruling.basis.as_slice());
    let is: Vec<String> = basis.unwrap_or_default().iter().map(ToString::to_string).collect();
    (routine().any(fits), format!("rests on {}", is.join(", ")))
}

/// Reads `White "e4" "e5"`: everything on a sheet, line by line.
fn sheet_of(text: &str) -> Result<What, ParseWordsError> {
    let (side, lines) = text.split_once(' ').unwrap_or((text, ""));
    let side = match side {
        "White" => Side::White,
        "Black" => Side::Black,
        _ => return Err(wrong(side, "White or Black")),
    };
    Ok(What::Sheet(side, texts(lines)?))
}

fn clock(text: &str) -> Result<Vec<(Side, i64)>, ParseWordsError> {
    text.split(',')
        .map(|part| {
            let part = part.trim();
            let (side, time) =
                part.split_once(' ').ok_or_else(|| wrong(part, "`White 0:10:00`"))?;
            let time = time.trim();
            let side = match side {
                "White" => Side::White,
                "Black" => Side::Black,
                _ => return Err(wrong(side, "White or Black")),
            };
            let ms = parse_time(time).ok_or_else(|| wrong(time, "a time such as 0:10:00"))?;
            Ok((side, ms))
        })
        .collect()
}
