//! How many files the process may have open: every connection is one.

/// Files beside the live connections: the store's, and requests that come and go.
const OTHERS: u64 = 1024;

/// Lets the process open as many files as the system allows it to, and warns if that is too few for
/// so many live connections.
pub(crate) fn raise(sockets: u64) {
    let needed = sockets.saturating_add(OTHERS);
    if let Some(allowed) = raised()
        && allowed < needed
    {
        tracing::warn!(
            allowed,
            needed,
            "this process may open too few files for all live connections that it allows; raise the \
             hard limit of open files (ulimit -Hn, or LimitNOFILE= of systemd), or allow fewer \
             connections"
        );
    }
}

/// How many it may open then; nothing if there is no limit, or none that is known.
#[cfg(unix)]
fn raised() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let most = Rlimit { current: maximum, maximum };
    match setrlimit(Resource::Nofile, most) {
        Ok(()) => maximum,
        Err(error) => {
            tracing::debug!(%error, "the limit of open files stays as it is");
            current
        }
    }
}

#[cfg(not(unix))]
fn raised() -> Option<u64> {
    None
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    #[test]
    fn as_many_files_as_the_system_allows_may_be_opened() {
        let before = getrlimit(Resource::Nofile);
        let few = Rlimit { current: Some(200), maximum: before.maximum };
        setrlimit(Resource::Nofile, few).expect("fewer are allowed");
        raise(20_000);
        assert_eq!(getrlimit(Resource::Nofile).current, before.maximum);
    }
}
