use jadoube_laws::Side;

/// Why a room does not do an act.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// What was sent cannot be understood.
    #[error("{0}")]
    NotUnderstood(String),
    /// No words of the law cases.
    #[error("{0}")]
    UnknownAct(String),
    /// The role may not do this.
    #[error("{0}")]
    NotYourRole(String),
    /// Whoever only looks on does nothing.
    #[error("whoever only looks on does nothing")]
    LooksOn,
    /// The device is not registered for this board and this role.
    #[error(
        "only a device that an arbiter registered for this board and this role says when an act was \
         done; leave out `device`, and it is done when it comes"
    )]
    UnknownDevice,
    /// The device has sent an act of this number, or of a greater one.
    #[error("`seq` {0} was used: each act of a device has a greater one than the act before")]
    SeqUsed(u64),
    /// The device's key has not signed this.
    #[error(
        "the signature is not that of the device's registered key over this act; the interface's \
         description says what is signed"
    )]
    WrongSignature,
    /// It was done before something that is in the record. Officials are the ones who would be told of
    /// it, and a sealed move is nobody's to read.
    #[error(
        "this was done before something that is already in the record, so it cannot be put in its \
         place; do it again"
    )]
    TooLate,
    /// The id is that of another act.
    #[error(
        "this id was used for another act, which is done; this one is not: send it under an id of \
         its own"
    )]
    IdUsed,
    /// The record is not what its hashes say.
    #[error(
        "the record of this game was altered or is damaged, so nothing is written on it any more; \
         the arbiter is told what is wrong with it"
    )]
    RecordBroken,
    /// Nobody could open the envelope: no link of the replier may hold that player's share, or none of
    /// an arbiter.
    #[error("{}", nobody_opens(*.0))]
    NobodyOpens(Option<Side>),
    /// The shares do not open the envelope.
    #[error("{0}")]
    WrongShares(String),
}

impl Refusal {
    /// The stable name of the refusal.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotUnderstood(_) => "bad-request",
            Self::UnknownAct(_) => "unknown-act",
            Self::NotYourRole(_) => "not-your-role",
            Self::LooksOn => "no-valid-link",
            Self::UnknownDevice => "unknown-device",
            Self::SeqUsed(_) => "seq-used",
            Self::WrongSignature => "wrong-signature",
            Self::TooLate => "too-late",
            Self::IdUsed => "id-used",
            Self::RecordBroken => "record-broken",
            Self::NobodyOpens(_) => "no-trusted-link",
            Self::WrongShares(_) => "wrong-shares",
        }
    }

    /// The same about an act, by its id.
    pub fn about(self, act: &str) -> Refused {
        Refused { act: Some(act.to_owned()), why: self }
    }
}

/// An act that is not done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub struct Refused {
    /// The id of the act, where the refusal is about one of several.
    pub act: Option<String>,
    /// Why it is not done.
    pub why: Refusal,
}

impl From<Refusal> for Refused {
    fn from(why: Refusal) -> Self {
        Self { act: None, why }
    }
}

fn nobody_opens(replier: Option<Side>) -> String {
    let (whom, by_themselves) = match replier {
        Some(side) => (side.to_string(), format!("{side}, by another link of theirs, or ")),
        None => ("the arbiter".to_owned(), String::new()),
    };
    format!(
        "nobody could open the envelope: {whom} has no link that may hold their share of the key. \
         Call the arbiter: a link that was made after the game began holds one when somebody else \
         than whoever made it has vouched for it: {by_themselves}a second official, with \
         POST /api/games/{{g}}/links/{{link}}/vouch"
    )
}
