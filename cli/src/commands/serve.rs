//! `ninefold serve`.

use super::Run;
use crate::console::Console;
use crate::exit::Exit;
use crate::output::Lines;
use crate::site::{Server, Site};
use anyhow::{Context, bail};
use clap::Args;
use std::path::PathBuf;

/// Serve the page: play, solve, understand and watch Sudoku in a browser on this machine
///
/// The page is part of the program when it was built before the program was (`npm run build` in `web/`). It
/// is served to this machine only. The same files can be put on any web server.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold serve
  ninefold serve --port 8080
  ninefold serve --dir web/dist")]
pub(crate) struct Serve {
    /// The port to listen on; 0 takes any free one
    #[arg(long, value_name = "PORT", default_value_t = 8149)]
    port: u16,

    /// Serve the page that was built into this folder, not the one in the program
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

impl Run for Serve {
    fn run(self, _: &Console) -> anyhow::Result<Exit> {
        let site = self.dir.map_or(Site::Built, Site::Folder);
        match &site {
            Site::Built if !site.is_there() => bail!(
                "this program was built without the page: build the page (in web/: npm ci; npm run build), \
                 then the program again, or say where a built page is: --dir web/dist"
            ),
            Site::Folder(folder) if !site.is_there() => {
                bail!("no built page in {}: there is no index.html", folder.display())
            }
            _ => {}
        }
        let server = Server::listen(self.port)
            .with_context(|| format!("cannot listen on port {}", self.port))?;
        let mut lines = Lines::new();
        lines.push(format_args!("http://{}/ (Ctrl-C ends)", server.address()?))?;
        lines.flush()?;
        server.run(site)?;
        Ok(Exit::Done)
    }
}
