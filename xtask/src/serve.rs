//! `cargo xtask serve`: builds the pages, then the server with them, and starts it.

use crate::step::Step;
use crate::web;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Do not rebuild the pages.
    #[arg(long)]
    as_built: bool,
    /// Options of `jadoube serve`, such as `--listen 0.0.0.0:8960` or `--demo`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), String> {
    if !args.as_built {
        web::build()?;
    }
    let serve = ["run", "--release", "--quiet", "--package", "jadoube", "--", "serve"];
    Step::cargo("serve", &serve).args(args.arguments.iter().cloned()).run()
}
