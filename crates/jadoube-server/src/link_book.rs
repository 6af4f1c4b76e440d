//! What is known of the links into a competition: who made which, who vouches for them, and so which
//! of them may hold a share of a sealed move.
//!
//! All of it stands beside the records of the games, in notes of its own that are not hashed. To have
//! it in the hash-chained record of the game itself needs a new format of entries, and comes later.
//!
//! A link that was made with its game, or an official's that was made with the competition, is trusted.
//! Whoever makes a link later could keep it. So it counts as theirs until somebody else
//! has vouched for it: the player by another link of their own, or an official who is not the one that made
//! it, nor came in by a link for which that one answers.

use std::collections::HashMap;

use jadoube_store::{Digest, LinkNote, Store, StoreError, Token};

use crate::LinkRole;
use crate::access::short_name;
use crate::doer::{link_of, told};
use crate::sent::OpenLink;

/// What is noted of links.
pub(crate) const MADE: &str = "made";
pub(crate) const USED: &str = "used";
pub(crate) const VOUCHED: &str = "vouched";
pub(crate) const REVOKED: &str = "revoked";

/// A deed that was noted.
#[derive(Clone, Debug)]
struct Deed {
    by: String,
    at: u64,
}

/// A link and what was done with it.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    pub(crate) token: Token,
    /// `None` for one of a role that this program does not know.
    pub(crate) role: Option<LinkRole>,
    /// Whether it may hold a share of a sealed move.
    pub(crate) is_trusted: bool,
    is_of_creation: bool,
    made: Option<Deed>,
    pub(crate) used: Option<u64>,
    vouched: Vec<Deed>,
    revoked: Option<Deed>,
    /// The link that answers for this one: itself, if it is trusted.
    answers: Option<usize>,
    /// The one that answered for whoever made it, when they did.
    makers: Option<usize>,
}

/// The links into a competition and its games, in the order in which they were made.
#[derive(Clone, Debug)]
pub(crate) struct Book {
    links: Vec<Link>,
    by_hash: HashMap<Digest, usize>,
    by_short_name: HashMap<String, usize>,
}

impl Book {
    /// All that the store knows now.
    pub(crate) async fn read(store: &dyn Store, competition: &str) -> Result<Self, StoreError> {
        // A note is there before its link: read after the links, none is missing.
        let tokens = store.tokens(competition).await?;
        let notes = store.link_notes(competition).await?;
        Ok(Self::of(tokens, &notes))
    }

    pub(crate) fn of(tokens: Vec<Token>, notes: &[LinkNote]) -> Self {
        // What was made with a game, or the competition, was made at the same time, and first.
        let mut begun: HashMap<Option<String>, u64> = HashMap::new();
        let mut book =
            Self { links: Vec::new(), by_hash: HashMap::new(), by_short_name: HashMap::new() };
        for (index, token) in tokens.into_iter().enumerate() {
            let first = *begun.entry(token.game.clone()).or_insert(token.created);
            let is_of_creation = first == token.created;
            book.by_hash.insert(token.hash, index);
            book.by_short_name.insert(short_name(&token), index);
            book.links.push(Link {
                role: token.role.parse().ok(),
                token,
                is_trusted: is_of_creation,
                is_of_creation,
                made: None,
                used: None,
                vouched: Vec::new(),
                revoked: None,
                answers: is_of_creation.then_some(index),
                makers: None,
            });
        }
        for note in notes {
            book.take(note);
        }
        book
    }

    fn take(&mut self, note: &LinkNote) {
        let Some(&index) = self.by_hash.get(&note.link) else { return };
        let by = link_of(&note.by).and_then(|short| self.by_short_name.get(short)).copied();
        let answers = by.and_then(|by| self.links[by].answers);
        let vouches = note.deed == VOUCHED && by.is_some_and(|by| self.would_trust(by, index));
        let link = &mut self.links[index];
        let deed = Deed { by: note.by.clone(), at: note.at };
        match &*note.deed {
            MADE if !link.is_of_creation && link.made.is_none() => {
                (link.made, link.makers) = (Some(deed), answers);
                if !link.is_trusted {
                    link.answers = answers;
                }
            }
            USED => link.used = Some(link.used.map_or(note.at, |at| at.min(note.at))),
            // Where a revocation had to be tried again, the one that was done counts.
            REVOKED if link.revoked.is_none() || link.token.revoked == Some(note.at) => {
                link.revoked = Some(deed);
            }
            VOUCHED => {
                link.vouched.push(deed);
                if vouches {
                    (link.is_trusted, link.answers) = (true, Some(index));
                }
            }
            _ => {}
        }
    }

    /// Whether a link is trusted once the holder of another one vouches for it.
    fn would_trust(&self, voucher: usize, index: usize) -> bool {
        let (by, link) = (&self.links[voucher], &self.links[index]);
        if voucher == index || link.is_trusted {
            return false;
        }
        match (by.role, link.role) {
            // The player, by another link of their own.
            (Some(LinkRole::Player(own)), Some(LinkRole::Player(side))) => {
                own == side && by.token.game == link.token.game && by.is_trusted
            }
            (
                Some(by_role),
                Some(
                    LinkRole::Player(_)
                    | LinkRole::Arbiter(_)
                    | LinkRole::Organiser
                    | LinkRole::Appeals,
                ),
            ) if by_role.is_official() => self.is_second(by, link),
            _ => false,
        }
    }

    /// Whether an official is another one than whoever made the link, or than the first who vouched
    /// where nobody noted who made it.
    fn is_second(&self, by: &Link, link: &Link) -> bool {
        let Some(second) = by.answers else { return false };
        match link.makers {
            Some(first) => first != second,
            None => link.vouched.iter().any(|deed| {
                let first = link_of(&deed.by).and_then(|short| self.by_short_name.get(short));
                let first = first.and_then(|&first| self.links[first].answers);
                first.is_some_and(|first| first != second)
            }),
        }
    }

    /// Whether a link is trusted once the holder of another one vouches for it; or whether that holder's word is
    /// the first of two that are needed.
    pub(crate) fn counts(&self, voucher: &Digest, link: &Digest) -> bool {
        let (Some(&by), Some(&index)) = (self.by_hash.get(voucher), self.by_hash.get(link)) else {
            return false;
        };
        let (of, made) = (&self.links[by], &self.links[index]);
        let is_first = made.makers.is_none()
            && made.vouched.is_empty()
            && !made.is_trusted
            && by != index
            && of.answers.is_some()
            && of.role.is_some_and(LinkRole::is_official);
        is_first || self.would_trust(by, index)
    }

    pub(crate) fn links(&self) -> impl Iterator<Item = &Link> {
        self.links.iter()
    }

    pub(crate) fn link(&self, hash: &Digest) -> Option<&Link> {
        self.by_hash.get(hash).map(|&index| &self.links[index])
    }

    /// A link by its public name, whole or short.
    pub(crate) fn named(&self, name: &str) -> Option<&Link> {
        let by_hash = || self.by_hash.get(&name.parse::<Digest>().ok()?);
        self.by_short_name.get(name).or_else(by_hash).map(|&index| &self.links[index])
    }
}

impl Link {
    pub(crate) fn is_live(&self) -> bool {
        self.token.revoked.is_none()
    }

    /// All about it that is no secret.
    pub(crate) fn shown(&self, to: &Digest) -> OpenLink {
        let deed = |deed: &Deed| told(&deed.by, deed.at);
        let at = self.token.created;
        let made = match &self.made {
            _ if self.is_of_creation => told("creation", at),
            Some(made) => told(&made.by, at),
            None => told("unknown", at),
        };
        let revoked = self.token.revoked.map(|at| match &self.revoked {
            Some(revoked) => told(&revoked.by, at),
            None => told("unknown", at),
        });
        OpenLink {
            link: short_name(&self.token),
            role: self.token.role.clone(),
            name: self.token.name.clone(),
            game: self.token.game.clone(),
            yours: self.token.hash == *to,
            made,
            used: self.used,
            vouched: self.vouched.iter().map(deed).collect(),
            trusted: self.is_trusted,
            revoked,
        }
    }
}

#[cfg(test)]
mod tests;
