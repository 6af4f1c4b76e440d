//! Who did something, as notes keep it: the role and the short public name of the link.

use crate::access::{Access, short_name};
use crate::sent::Deed;

/// Who does it by this link: `arbiter-1 0123456789abcdef`.
pub(crate) fn doer(access: &Access) -> String {
    format!("{} {}", access.role, short_name(&access.token))
}

/// The short public name of the link by which it was done.
pub(crate) fn link_of(doer: &str) -> Option<&str> {
    doer.split_once(' ').map(|(_, link)| link)
}

/// Who did it and when, as it is shown.
pub(crate) fn told(doer: &str, at: u64) -> Deed {
    let role = doer.split(' ').next().unwrap_or_default();
    Deed { by: role.to_owned(), link: link_of(doer).map(str::to_owned), at }
}
