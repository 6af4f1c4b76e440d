//! The folders of the project, of its bench workspace, and of what is built.

use std::env;
use std::path::{Path, PathBuf};

/// The folder of the whole project.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies inside the project")
}

/// The folder of the bench workspace.
pub(crate) fn bench() -> PathBuf {
    root().join("bench")
}

/// The folder of the browser's side.
pub(crate) fn web() -> PathBuf {
    root().join("web")
}

/// Where `cargo` puts what it builds for the main workspace.
pub(crate) fn target() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR") {
        // Cargo resolves a relative path from where it was called, and so do we, before any step
        // changes folder.
        Some(path) => env::current_dir().unwrap_or_default().join(path),
        None => root().join("target"),
    }
}

/// Where one flavour of the bench workspace is built: beside the main workspace's files, so that
/// they are moved or cleared together.
pub(crate) fn bench_target(flavour: &str) -> PathBuf {
    target().join("bench").join(flavour)
}
