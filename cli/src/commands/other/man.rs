//! `ninefold man`: the manual pages.

use crate::args::Cli;
use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::words;
use anyhow::Context;
use clap::{Args, CommandFactory};
use std::io::{self, Write};
use std::path::PathBuf;

/// Print the manual page, or write the pages of all commands
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold man | man -l -
  ninefold man --into ~/.local/share/man/man1")]
pub(crate) struct Man {
    /// Write one page per command into this folder
    #[arg(long, value_name = "DIR")]
    into: Option<PathBuf>,
}

impl Run for Man {
    fn run(self, _console: &Console) -> anyhow::Result<Exit> {
        match self.into {
            Some(dir) => {
                std::fs::create_dir_all(&dir)
                    .and_then(|()| clap_mangen::generate_to(Cli::command(), &dir))
                    .with_context(|| {
                        words!(en: "cannot write into {}", ko: "{}: 쓸 수 없습니다", dir.display())
                    })?;
            }
            None => {
                let mut page = Vec::new();
                clap_mangen::Man::new(Cli::command()).render(&mut page)?;
                io::stdout().write_all(&page)?;
            }
        }
        Ok(Exit::Done)
    }
}
