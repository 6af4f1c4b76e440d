//! The test run's own PostgreSQL server, in a temporary folder, reached by a socket there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A running server; it stops, and its folder is removed, when this is dropped.
pub(crate) struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
}

/// The environment variable that tells the tests where the server is.
pub(crate) const VARIABLE: &str = "JADOUBE_TEST_POSTGRES";

impl Postgres {
    /// Starts a server; installs Debian's package first if there is none.
    pub(crate) fn start() -> Result<Postgres, String> {
        let programs = match find_programs() {
            Some(programs) => programs,
            None => {
                install()?;
                find_programs().ok_or(MISSING)?
            }
        };
        let folder = place().join(format!("jadoube-postgres-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let server = Postgres { programs, folder };
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&server.folder))?;
        }
        let data = server.data();
        run(server.program("initdb").args(["--auth=trust", "--no-sync", "--encoding=UTF8"]).args(
            [
                "--locale=C".as_ref(),
                "--username=postgres".as_ref(),
                "--pgdata".as_ref(),
                data.as_os_str(),
            ],
        ))?;
        // No port, so that other servers on the machine are not in the way. It syncs, because the
        // store refuses one that does not; but nothing here must survive a power cut.
        let options = format!(
            "-c listen_addresses='' -c fsync=on -c full_page_writes=off -k {}",
            server.folder.display()
        );
        run(server
            .program("pg_ctl")
            .args(["start", "--wait", "--silent", "--options", &options])
            .args(["--log".as_ref(), server.folder.join("log").as_os_str()])
            .args(["--pgdata".as_ref(), data.as_os_str()]))?;
        Ok(server)
    }

    /// Where the tests find it.
    pub(crate) fn address(&self) -> String {
        format!("postgres://postgres@localhost/postgres?host={}", self.folder.display())
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// A program of PostgreSQL, run by a user whom it accepts: it refuses root.
    fn program(&self, name: &str) -> Command {
        let path = self.programs.join(name);
        if !is_root() {
            return Command::new(path);
        }
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(path).current_dir("/");
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.data();
        let stop = ["stop", "--mode=immediate", "--silent", "--pgdata"];
        // The run is over: a server that does not stop changes nothing about its outcome.
        let _ = run(self.program("pg_ctl").args(stop).arg(data));
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Room that the server needs for all databases of a test run, in KiB.
const ROOM_KIB: u64 = 2 * 1024 * 1024;

/// Where the server's folder is: in memory, where a sync costs nothing, if there is room.
fn place() -> PathBuf {
    let memory = Path::new("/dev/shm");
    match room_kib(memory) {
        Some(room) if room >= ROOM_KIB => memory.to_owned(),
        _ => std::env::temp_dir(),
    }
}

/// The free space of a folder, as far as the system reports it.
fn room_kib(folder: &Path) -> Option<u64> {
    let output = Command::new("df").arg("-Pk").arg(folder).stderr(Stdio::null()).output().ok()?;
    let told = String::from_utf8(output.stdout).ok()?;
    told.lines().nth(1)?.split_whitespace().nth(3)?.parse().ok()
}

const MISSING: &str = "PostgreSQL is needed for the tests of the store and the server: \
    install it (Debian: apt-get install postgresql), or set JADOUBE_TEST_POSTGRES to the address \
    of a server on which they may create databases";

/// The folder with `initdb`: the newest of Debian's, or one on the path.
fn find_programs() -> Option<PathBuf> {
    let has_initdb = |folder: &PathBuf| folder.join("initdb").is_file();
    let mut folders: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|version| version.path().join("bin"))
        .filter(has_initdb)
        .collect();
    folders.sort_by_key(|folder| version_of(folder));
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.pop().or_else(|| std::env::split_paths(&path).find(has_initdb))
}

/// 15 of `/usr/lib/postgresql/15/bin`.
fn version_of(folder: &Path) -> Option<u32> {
    folder.parent()?.file_name()?.to_str()?.parse().ok()
}

fn install() -> Result<(), String> {
    if !is_root() || !Path::new("/usr/bin/apt-get").is_file() {
        return Err(MISSING.to_owned());
    }
    println!("PostgreSQL is missing: installing Debian's package");
    let apt = |args: &[&str]| {
        run(Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    apt(&["update", "--quiet"])
        .and_then(|()| apt(&["install", "--quiet", "--yes", "postgresql"]))
        .map_err(|error| format!("{error}\n{MISSING}"))
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

/// Runs a command and keeps quiet unless it fails.
fn run(command: &mut Command) -> Result<(), String> {
    let name = format!("{command:?}");
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("cannot start {name}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(format!("{name} failed:\n{}", said.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_tells_how_much_room_it_has() {
        if cfg!(unix) {
            assert!(room_kib(&std::env::temp_dir()).is_some());
        }
        assert_eq!(room_kib(Path::new("/no/such/folder")), None);
    }
}
