//! `ninefold completions`: completion scripts for shells.

use super::Run;
use crate::args::Cli;
use crate::console::Console;
use crate::exit::Exit;
use clap::{Args, CommandFactory};
use clap_complete::Shell;
use std::io::{self, Write};

/// Print a completion script for a shell
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold completions bash > ~/.local/share/bash-completion/completions/ninefold
  ninefold completions zsh > ~/.zfunc/_ninefold
  ninefold completions fish > ~/.config/fish/completions/ninefold.fish")]
pub(crate) struct Completions {
    /// The shell that the script is for.
    shell: Shell,
}

impl Run for Completions {
    fn run(self, _console: &Console) -> anyhow::Result<Exit> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "ninefold", &mut script);
        io::stdout().write_all(&script)?;
        Ok(Exit::Done)
    }
}
