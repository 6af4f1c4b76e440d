//! `jadoube serve`

use std::io::{self, Write};
use std::process::ExitCode;

use jadoube_server::{Options, Server};

use crate::cli::ServeArguments;
use crate::failure::Failure;

pub(crate) fn run(arguments: ServeArguments) -> Result<ExitCode, Failure> {
    tracing_subscriber::fmt().with_writer(io::stderr).with_target(false).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let ServeArguments { listen, store, address } = arguments;
        let options = Options { listen, address, ..Options::new(store) };
        let server = Server::start(options).await?;
        // The address alone, so that a program that started the server can read it.
        writeln!(io::stdout(), "http://{}", server.address())?;
        server.until_stopped(interrupted()).await;
        Ok(ExitCode::SUCCESS)
    })
}

/// Ctrl-C, or what a service manager sends.
async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // Without a handler the system ends the program by itself.
    let _ = tokio::signal::ctrl_c().await;
}
