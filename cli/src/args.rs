//! The command line as a whole: what every command accepts.

use crate::commands::Command;
use crate::console::exit::Exit;
use crate::console::language::Lang;
use crate::show::wrap;
use crate::{help, usage};
use clap::{ArgAction, CommandFactory, FromArgMatches, Parser};

/// The help of the argument that another crate defines.
const COLOUR_HELP: &str = "Use colours: auto, always or never";

/// The heading of what every command accepts.
const GLOBAL: &str = "Global options";

/// Solve, explain, rate and convert Sudoku
///
/// Ninefold reads puzzles in any common format, from files or from standard input. It answers them in
/// order, in the format of the input, unless you choose another.
#[derive(Parser, Debug)]
#[command(name = "ninefold", version, after_help = Exit::HELP, max_term_width = 100)]
#[command(mut_arg("color", |color| color.help(COLOUR_HELP).hide_possible_values(true).help_heading(GLOBAL)))]
#[command(disable_help_flag = true, disable_version_flag = true, propagate_version = true)]
pub(crate) struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,

    /// Whether to use colours.
    #[command(flatten)]
    pub(crate) color: colorchoice_clap::Color,

    /// Write only errors to standard error
    #[arg(long, short, global = true, help_heading = GLOBAL)]
    pub(crate) quiet: bool,

    /// Report more, such as the format that was recognised
    #[arg(long, short, global = true, conflicts_with = "quiet", help_heading = GLOBAL)]
    pub(crate) verbose: bool,

    /// Language of messages and hints: en or ko
    #[arg(long, value_enum, value_name = "LANGUAGE", default_value_t = Lang::En, global = true)]
    #[arg(hide_possible_values = true, help_heading = GLOBAL)]
    pub(crate) lang: Lang,

    /// Print help
    #[arg(long, short, action = ArgAction::Help, global = true, help_heading = GLOBAL)]
    help: Option<bool>,

    /// Print the version
    #[arg(long, short = 'V', action = ArgAction::Version, global = true, help_heading = GLOBAL)]
    version: Option<bool>,
}

impl Cli {
    /// Reads the arguments; help is as wide as the terminal.
    ///
    /// # Errors
    /// Wrong usage, and texts that are shown instead of a command's work, such as help.
    pub(crate) fn read() -> Result<Cli, clap::Error> {
        // Building the help takes longer than solving many puzzles, so it is built only to be shown.
        if let Ok(mut matches) = Cli::command().try_get_matches()
            && let Ok(cli) = Cli::from_arg_matches_mut(&mut matches)
        {
            return Ok(cli);
        }
        let mut command = help::with_help(Cli::command()).help_template(usage::help_template());
        if let Some(columns) = wrap::columns() {
            command = command.term_width(columns);
        }
        let mut matches = command.clone().try_get_matches()?;
        Cli::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))
    }
}
