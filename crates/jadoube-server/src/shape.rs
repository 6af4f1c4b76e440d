//! What values look like on the wire, where their own types do not say it: texts of a certain form.

mod text;

pub(crate) use self::text::{DeviceRole, Hash, Name};

/// Patterns of text that is sent.
pub(crate) mod pattern {
    /// A hash in hexadecimal digits.
    pub(crate) const HASH: &str = "^[0-9a-f]{64}$";
    /// The short public name of a link.
    pub(crate) const SHORT_NAME: &str = "^[0-9a-f]{16}$";
    /// The name of a device.
    pub(crate) const DEVICE: &str = "^[A-Za-z0-9._-]{1,64}$";
    /// A public key in hexadecimal digits.
    pub(crate) const KEY: &str = "^[0-9a-fA-F]{64}$";
    /// Who acts.
    pub(crate) const ACTOR: &str = "^(organiser|appeals|white|black|white-assistant|\
         black-assistant|clock|bystander|arbiter-[1-9][0-9]{0,4})$";
    /// As whom somebody holds a link.
    pub(crate) const ROLE: &str = "^(organiser|appeals|white|black|white-assistant|\
         black-assistant|spectator|arbiter-[1-9][0-9]{0,3})$";
    /// Who did something.
    pub(crate) const DOER: &str = "^(creation|unknown|organiser|appeals|white|black|\
         white-assistant|black-assistant|spectator|arbiter-[1-9][0-9]{0,3})$";
}
