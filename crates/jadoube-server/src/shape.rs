//! What values look like on the wire, where their own types do not say it: texts of a certain form.

mod text;

pub(crate) use self::text::{DeviceRole, Name};

/// Patterns of text that is sent.
pub(crate) mod pattern {
    pub(crate) use jadoube_room::shape::pattern::{HASH, ROLE};

    /// The short public name of a link.
    pub(crate) const SHORT_NAME: &str = "^[0-9a-f]{16}$";
    /// The name of a device.
    pub(crate) const DEVICE: &str = "^[A-Za-z0-9._-]{1,64}$";
    /// A public key in hexadecimal digits.
    pub(crate) const KEY: &str = "^[0-9a-fA-F]{64}$";
    /// Who did something.
    pub(crate) const DOER: &str = "^(creation|unknown|organiser|appeals|white|black|\
         white-assistant|black-assistant|spectator|arbiter-[1-9][0-9]{0,3})$";
}
