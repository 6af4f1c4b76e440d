//! What values look like on the wire, where their own types do not say it: texts of a certain form.

mod text;

pub use self::text::Hash;

/// Patterns of text that is sent.
pub mod pattern {
    /// A hash in hexadecimal digits.
    pub const HASH: &str = "^[0-9a-f]{64}$";
    /// Who acts.
    pub const ACTOR: &str = "^(organiser|appeals|white|black|white-assistant|\
         black-assistant|clock|bystander|arbiter-[1-9][0-9]{0,4})$";
    /// As whom somebody holds a link.
    pub const ROLE: &str = "^(organiser|appeals|white|black|white-assistant|\
         black-assistant|spectator|arbiter-[1-9][0-9]{0,3})$";
}
