//! Commands that a build may leave out, and what someone who asks for one is told.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::failure::Failure;

/// The commands that are built in only with a feature, each with its feature.
const BY_FEATURE: [(&str, &str); 5] = [
    ("serve", "server"),
    ("verify", "store"),
    ("backup", "store"),
    ("recheck", "store"),
    ("transcript", "store"),
];

/// The failure to report for a command that this build does not have but others do.
pub(crate) fn asked_for(error: &clap::Error) -> Option<Failure> {
    let Some(ContextValue::String(asked)) = error.get(ContextKind::InvalidSubcommand) else {
        return None;
    };
    let is_unknown = error.kind() == ErrorKind::InvalidSubcommand;
    let (command, feature) =
        *BY_FEATURE.iter().find(|(command, _)| is_unknown && command == asked)?;
    let help = format!(
        "the default build has it; a build without default features needs `--features {feature}`"
    );
    Some(Failure::LeftOut { command, help })
}

#[cfg(test)]
mod tests {
    use clap::{CommandFactory, Parser};
    use miette::Diagnostic as _;

    use super::*;
    use crate::cli::Cli;

    fn is_built_in(feature: &str) -> bool {
        match feature {
            "server" => cfg!(feature = "server"),
            "store" => cfg!(feature = "store"),
            _ => panic!("there is no feature {feature}"),
        }
    }

    #[test]
    fn help_lists_a_command_where_its_feature_builds_it_in() {
        let help = Cli::command().render_help().to_string();
        for (command, feature) in BY_FEATURE {
            let is_listed =
                help.lines().any(|line| line.split_whitespace().next() == Some(command));
            assert_eq!(is_listed, is_built_in(feature), "{command}: {help}");
        }
    }

    #[test]
    fn whoever_asks_for_a_command_that_is_left_out_is_told_where_it_is() {
        let left_out = |words: &[&str]| {
            let error = Cli::try_parse_from(words).err()?;
            asked_for(&error)
        };
        for (command, feature) in BY_FEATURE {
            let told = left_out(&["jadoube", command, "--store", "games.db"]);
            let Some(failure) = told else {
                assert!(is_built_in(feature), "{command}");
                continue;
            };
            assert!(!is_built_in(feature), "{command}");
            assert_eq!(failure.to_string(), format!("`{command}` is not built into this program"));
            let help = failure.help().expect("what to do").to_string();
            assert!(help.contains(&format!("--features {feature}")), "{help}");
        }
        assert!(left_out(&["jadoube", "castle"]).is_none());
        assert!(left_out(&["jadoube", "laws", "--store", "serve"]).is_none());
    }

    /// A program that has none of the commands, like the smallest build.
    #[test]
    fn every_command_by_feature_has_its_feature_told() {
        for (command, feature) in BY_FEATURE {
            let small = clap::Command::new("jadoube").subcommand(clap::Command::new("laws"));
            let error = small.try_get_matches_from(["jadoube", command]).expect_err("left out");
            let Some(Failure::LeftOut { help, .. }) = asked_for(&error) else {
                panic!("{command}: {error}")
            };
            assert!(help.contains(feature), "{help}");
        }
    }
}
