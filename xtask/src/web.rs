//! The browser's side: its packages, its build, the browser that its tests need.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::places;
use crate::step::Step;

/// The paths of browsers that the tests can drive.
const BROWSERS: [&str; 4] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/snap/bin/chromium",
];

/// A call of `npm` for the browser's side.
pub(crate) fn npm(name: &'static str, args: &[&str]) -> Step {
    Step::program(name, "npm").args(args.iter().map(|&arg| arg.to_owned())).within(places::web())
}

/// Installs the packages of the browser's side if they are missing or outdated.
pub(crate) fn packages() -> Result<(), String> {
    if !is_there("npm") {
        return Err("this needs Node.js 20 or newer, with npm: https://nodejs.org".to_owned());
    }
    let wanted = places::web().join("package-lock.json");
    let installed = places::web().join("node_modules/.package-lock.json");
    if changed(&installed) >= changed(&wanted) && installed.exists() {
        return Ok(());
    }
    npm("packages", &["ci", "--no-audit", "--no-fund"]).run()
}

/// Builds the pages into the folder from which the server's build takes them.
pub(crate) fn build() -> Result<(), String> {
    packages()?;
    npm("pages", &["run", "build"]).run()
}

/// The browser for the tests; installed if that can be done without asking.
pub(crate) fn browser() -> Result<PathBuf, String> {
    if let Some(found) = found_browser() {
        return Ok(found);
    }
    if is_there("apt-get") {
        // A fresh machine has no list of packages yet. Without the rights to install, apt-get says
        // so, and what is missing is reported below.
        let update = ["update", "--quiet"];
        let _ = Step::program("packages", "apt-get").args(update.map(str::to_owned)).run();
        let install = ["install", "-y", "--no-install-recommends", "chromium"];
        let _ = Step::program("chromium", "apt-get").args(install.map(str::to_owned)).run();
    }
    found_browser().ok_or_else(|| {
        "these tests drive Chromium: install it (Debian: apt-get install chromium), or name one in \
         the variable CHROMIUM"
            .to_owned()
    })
}

fn found_browser() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let usual = BROWSERS.iter().map(PathBuf::from);
    named.into_iter().chain(usual).find(|path| path.exists())
}

fn is_there(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn changed(path: &Path) -> Option<std::time::SystemTime> {
    fs::metadata(path).and_then(|file| file.modified()).ok()
}
