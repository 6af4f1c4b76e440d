//! All boards of a competition in short, in the words in which they are sent.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;

use crate::sent::{self, BoardOrProblem};

/// Every board as one role sees it.
#[derive(Default)]
pub(super) struct Picture {
    /// In the order in which the games were added.
    boards: Vec<Board>,
    places: HashMap<String, usize>,
    /// When all were looked at, and how long that took.
    looked: Option<(Instant, Duration)>,
    /// All of them as one message, as long as none changes.
    all: Option<Utf8Bytes>,
}

struct Board {
    json: String,
    is_over: bool,
}

/// Running clocks go on from where they were told to stand: a picture that is older would tell
/// whoever comes the time of a while ago.
const FRESH: Duration = Duration::from_millis(200);
/// How many times longer than it took to make it a picture is used.
const WORTH: u32 = 10;

impl Picture {
    /// The whole picture as a message, if it is new enough to be handed out.
    pub(super) fn fresh(&mut self) -> Option<Utf8Bytes> {
        let (looked, took) = self.looked?;
        (looked.elapsed() <= FRESH.max(took * WORTH)).then(|| self.all())
    }

    /// The whole picture as a message.
    pub(super) fn all(&mut self) -> Utf8Bytes {
        let boards = &self.boards;
        let all = self.all.get_or_insert_with(|| {
            let boards = boards.iter().map(|board| &*board.json);
            message(boards, ",\"all\":true")
        });
        all.clone()
    }

    /// Takes a board as it is now; hands it back as text.
    pub(super) fn put(&mut self, game: &str, board: &BoardOrProblem) -> String {
        let json = sent::value(board).to_string();
        let is_over = board.is_over();
        let put = Board { json: json.clone(), is_over };
        self.all = None;
        match self.places.get(game).and_then(|&place| self.boards.get_mut(place)) {
            Some(board) => *board = put,
            None => {
                self.places.insert(game.to_owned(), self.boards.len());
                self.boards.push(put);
            }
        }
        json
    }

    /// Notes that all boards were looked at.
    pub(super) fn note_look(&mut self, began: Instant) {
        let now = Instant::now();
        self.looked = Some((now, now - began));
    }

    /// Whether nothing more happens on a board, as far as this picture knows.
    pub(super) fn is_over(&self, game: &str) -> bool {
        let board = self.places.get(game).and_then(|&place| self.boards.get(place));
        board.is_some_and(|board| board.is_over)
    }
}

/// The message that tells of some boards, each in JSON.
pub(super) fn message<'a>(boards: impl Iterator<Item = &'a str>, more: &str) -> Utf8Bytes {
    let mut text = String::from("{\"boards\":[");
    for (place, board) in boards.enumerate() {
        if place > 0 {
            text.push(',');
        }
        text.push_str(board);
    }
    text.push(']');
    text.push_str(more);
    text.push('}');
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Problem;
    use jadoube_lawbook::{Class, Edition};
    use jadoube_laws::Side;
    use jadoube_room::Board;
    use serde_json::Value;

    fn board(game: &str, round: &str, over: bool) -> BoardOrProblem {
        let board = Board {
            game: game.to_owned(),
            white: String::new(),
            black: String::new(),
            round: round.to_owned(),
            edition: Edition::default(),
            class: Class::Standard,
            utc: 0,
            board: String::new(),
            to_move: Side::White,
            clocks: None,
            last: None,
            outcome: None,
            over,
            broken: None,
            for_arbiter: None,
        };
        BoardOrProblem::of(game, Ok(board))
    }

    #[test]
    fn the_whole_picture_has_every_board_once_and_as_it_was_last() {
        let mut picture = Picture::default();
        assert_eq!(picture.fresh(), None, "nothing was looked at");
        let refused = BoardOrProblem::of("b", Err(Problem::unavailable()));
        for (game, board) in
            [("a", board("a", "1", false)), ("b", refused), ("a", board("a", "3", true))]
        {
            picture.put(game, &board);
        }
        picture.note_look(Instant::now());
        let all: Value = serde_json::from_str(&picture.fresh().expect("a picture")).expect("JSON");
        assert_eq!((&all["all"], all["boards"].as_array().map(Vec::len)), (&true.into(), Some(2)));
        let [first, second] = [&all["boards"][0], &all["boards"][1]];
        assert_eq!((&first["game"], &first["round"]), (&"a".into(), &"3".into()));
        assert_eq!(second["problem"]["code"], "store-unavailable");
        assert!(picture.is_over("a") && !picture.is_over("b") && !picture.is_over("c"));
        assert_eq!(message([].into_iter(), "").as_str(), "{\"boards\":[]}");
    }
}
