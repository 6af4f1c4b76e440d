//! `jadoube serve`

use std::future::Future;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use jadoube_server::{DemoLink, Options, Server};

use super::{ServeArguments, log};
use crate::failure::Failure;

pub(crate) fn run(arguments: ServeArguments) -> Result<ExitCode, Failure> {
    log::start(&arguments.log);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let ServeArguments { listen, store, demo, pace, address, limits, creation, .. } = arguments;
        let ServeArguments { trusted_proxies, behind_tls, .. } = arguments;
        let folder = TemporaryFolder::for_demo(demo && store.is_none())?;
        let store = store.unwrap_or_else(|| folder.store());
        let (limits, creation) = (limits.into(), creation.into());
        let options = Options {
            listen,
            address,
            trusted_proxies,
            behind_tls,
            limits,
            creation,
            ..Options::new(store)
        };
        // Someone who reads the address may stop the server at once.
        let interrupted = interrupted()?;
        let server = Server::start(options).await?;
        // The address alone, so that a program that started the server can read it.
        writeln!(io::stdout(), "http://{}", server.address())?;
        if demo {
            let pace = Duration::try_from_secs_f64(pace).unwrap_or(Duration::from_secs(5));
            let demo = server.demo(pace).await.map_err(Failure::Demo)?;
            show_links(&server, &demo.links)?;
        }
        server.until_stopped(interrupted).await;
        Ok(ExitCode::SUCCESS)
    })
}

/// Shows the links to the demonstration, one for each role.
fn show_links(server: &Server, links: &[DemoLink]) -> io::Result<()> {
    let mut out = io::stderr().lock();
    writeln!(out, "The demonstration is running; open it as")?;
    for DemoLink { role, token } in links {
        writeln!(out, "  {role:<10} http://{}/join#{token}", server.address())?;
    }
    Ok(())
}

/// A folder for the games of a demonstration that nobody wants to keep.
struct TemporaryFolder(Option<PathBuf>);

impl TemporaryFolder {
    fn for_demo(wanted: bool) -> io::Result<Self> {
        if !wanted {
            return Ok(Self(None));
        }
        let folder = std::env::temp_dir().join(format!("jadoube-demo-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        Ok(Self(Some(folder)))
    }

    fn store(&self) -> String {
        let file = self.0.as_ref().map_or_else(PathBuf::new, Clone::clone).join("jadoube.db");
        file.display().to_string()
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        if let Some(folder) = &self.0 {
            // What cannot be removed now is left to the system to clean up.
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// Completes on Ctrl-C or on a service manager's signal; both are caught from this call on.
#[cfg(unix)]
fn interrupted() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn interrupted() -> io::Result<impl Future<Output = ()>> {
    // Without a handler the system ends the program by itself.
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
