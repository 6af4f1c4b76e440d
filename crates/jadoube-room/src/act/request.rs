//! Acts as clients send them.

use jadoube_laws::{Actor, Bytes32, Event, Game, Happening, Side, Source};
use serde::{Deserialize, Serialize};

use super::device::{Arrival, Device};
use super::late;
use super::name::ActName;
use crate::LinkRole;
use crate::refusal::{Refusal, Refused};
#[cfg(feature = "schema")]
use crate::shape::Hash;

/// One act, in the words of the law cases.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schemars(rename = "Act"), ts(rename = "Act"))]
#[serde(deny_unknown_fields)]
pub struct SentAct {
    /// The client's own name for it: sent twice, done once.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = 64)))]
    pub id: String,
    /// What is done, in the words of the law cases: `touches e2`, `presses`, `offers a draw`. In a text
    /// in quotation marks `\"` is a quotation mark, `\\` a backslash, `\n`, `\r` and `\t` the end of a
    /// line and the tabulator, `\u{202e}` any character by its number; a backslash before anything else
    /// stands for itself.
    #[cfg_attr(feature = "schema", schemars(length(max = 1000)))]
    pub act: String,
    /// Only for a device that an arbiter registered for this board and role.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable))]
    pub device: Option<Device>,
    /// Opens a sealed move: the arbiter's share of its key and that of the player who replies.
    #[serde(default)]
    #[cfg_attr(
        feature = "schema",
        schemars(with = "Option<[Hash; 2]>"),
        ts(optional, type = "[string, string] | null")
    )]
    pub shares: Option<[Bytes32; 2]>,
}

/// An act and who does it.
#[derive(Clone, Debug)]
pub struct ActRequest {
    /// As whom.
    pub role: LinkRole,
    /// The link it came by, as it is known in public.
    pub link: Bytes32,
    /// The client's own name for it.
    pub id: String,
    /// What is done, in the words of the law cases.
    pub act: String,
    /// The name of the official or assistant to whom the link was given, if it is known.
    pub person: Option<String>,
    /// The device that signed it.
    pub device: Option<Device>,
    /// The shares of the key of an envelope, the arbiter's first.
    pub shares: Option<[Bytes32; 2]>,
    /// Its name, by which it is known if it comes again.
    pub(crate) name: ActName,
}

/// An act that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Done {
    /// Its id.
    pub id: String,
    /// Whether it had been done already when it was sent.
    pub again: bool,
    /// The numbers of the views it made for the one who did it.
    pub views: Vec<u32>,
    /// It came from a device too late to be put in its place: nothing changed at the board, and the
    /// arbiter was told of it instead.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub reported: bool,
}

/// The longest id and the longest act that are read.
const LONGEST_ID: usize = 64;
const LONGEST_ACT: usize = 1000;

impl ActRequest {
    /// Takes an act from a client, which came by a link.
    ///
    /// # Errors
    ///
    /// If it is too long, or comes from somebody who only looks on.
    pub fn new(role: LinkRole, link: Bytes32, sent: SentAct) -> Result<Self, Refused> {
        let SentAct { id, act, device, shares } = sent;
        if id.is_empty() || id.chars().count() > LONGEST_ID {
            let detail = format!("the id of an act has 1 to {LONGEST_ID} letters");
            return Err(Refusal::NotUnderstood(detail).about(&cut(&id)));
        }
        if act.chars().count() > LONGEST_ACT {
            let detail = format!("an act has at most {LONGEST_ACT} letters");
            return Err(Refusal::NotUnderstood(detail).about(&id));
        }
        if role.actor().is_none() {
            let detail = "spectators look on; this needs the link of a player or an arbiter";
            return Err(Refusal::NotYourRole(detail.to_owned()).about(&id));
        }
        let name = ActName::new(&link, &id, &act);
        Ok(Self { role, link, id, act, person: None, device, shares, name })
    }

    /// The same act by somebody whose name is known. The names of the players stand in the beginning of
    /// the game and not with each of their acts.
    #[must_use]
    pub fn by_person(mut self, name: &str) -> Self {
        let is_player = matches!(self.role.actor(), Some(Actor::Player(_)));
        self.person = (!is_player && !name.is_empty()).then(|| name.to_owned());
        self
    }

    /// Its name as the record writes it.
    pub(crate) fn written_name(&self) -> String {
        self.name.written(&self.link, &self.id)
    }

    /// Where it comes from.
    pub(crate) fn source(&self) -> Source {
        match &self.device {
            Some(device) => device.source(&self.act),
            None => Source::Room,
        }
    }

    /// What happens by it when the game time is `now`. It happens now, whatever a device says: nobody
    /// is charged for time before the act was received. What a device dates back is reported to the
    /// arbiter as well, who may correct the clocks; and if it was done before something that others
    /// did, up to `settled`, it is reported and not done.
    pub(crate) fn happenings(
        &self,
        game: &Game,
        now: u64,
        arrival: Arrival,
        settled: u64,
    ) -> Result<Vec<Happening>, Refused> {
        let now = now.max(game.at());
        let ago_ms = self.device.as_ref().map_or(0, |device| device.explained_ms(arrival));
        let mut done = self.done_at(game, now)?;
        if ago_ms == 0 {
            return Ok(done);
        }
        // What was done before the game was created comes too late as well.
        match now.checked_sub(ago_ms).is_some_and(|at| at >= settled) {
            true => done.push(late::dated_back(self, now, ago_ms, &done)),
            false => done = vec![late::reported(self, game, now, ago_ms, &done)?],
        }
        Ok(done)
    }

    fn done_at(&self, game: &Game, at: u64) -> Result<Vec<Happening>, Refused> {
        let by = self.role.actor().ok_or(Refusal::LooksOn)?;
        let of_a_player = || game.acts(Actor::Player(Side::White), &self.act).is_ok();
        let unknown = |error: jadoube_laws::ParseWordsError| {
            if by.side().is_none() && of_a_player() {
                let detail = format!("`{}` is for the players, not for {}", self.act, self.role);
                return Refusal::NotYourRole(detail).about(&self.id);
            }
            Refusal::UnknownAct(error.to_string()).about(&self.id)
        };
        let events = game.acts(by, &self.act).map_err(unknown)?;
        let not_theirs = |event: &Event| {
            let detail = format!("`{event}` is not for {}", self.role);
            Refusal::NotYourRole(detail).about(&self.id)
        };
        events
            .into_iter()
            .map(|event| Happening::new(at, by, event.clone()).map_err(|_| not_theirs(&event)))
            .collect()
    }
}

fn cut(text: &str) -> String {
    text.chars().take(LONGEST_ID).collect()
}
