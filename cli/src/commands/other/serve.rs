//! `ninefold serve`.

use crate::commands::Run;
use crate::commands::other::site::{Server, Site};
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::words;
use crate::in_out::output::Lines;
use anyhow::{Context, bail};
use clap::Args;
use std::path::PathBuf;

/// Serve the page: play, solve and learn Sudoku in a browser
///
/// The page is part of the program if it was built before the program (docs/WEB.md).
/// Only this machine can open it. Any web server can serve the same files.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold serve
  ninefold serve --port 8080
  ninefold serve --dir web/dist")]
pub(crate) struct Serve {
    /// The port to listen on; 0 chooses a free one
    #[arg(long, value_name = "PORT", default_value_t = 8149)]
    port: u16,

    /// Serve the page in this folder
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

impl Run for Serve {
    fn run(self, _: &Console) -> anyhow::Result<Exit> {
        let site = match &self.dir {
            Some(folder) => Site::folder(folder)
                .with_context(|| format!("no built page in {}", folder.display()))?,
            None => Site::Built,
        };
        match &site {
            Site::Built if !site.is_there() => bail!(words!(
                en: "this program was built without the page: in a clone, build the page (cd web && npm ci && cd .. && \
                     wasm/build && cd web && npm run build), then the program again, or say where a built page is: \
                     --dir web/dist",
                ko: "페이지 없이 빌드한 프로그램입니다. 저장소에서 페이지를 빌드하고(cd web && npm ci && cd .. && \
                     wasm/build && cd web && npm run build) 프로그램을 다시 빌드하거나, 빌드한 페이지가 있는 곳을 알려 \
                     주세요: --dir web/dist",
            )),
            Site::Folder(folder) if !site.is_there() => {
                bail!(words!(
                    en: "no built page in {}: there is no index.html",
                    ko: "{}: 빌드한 페이지가 없습니다(index.html 없음)",
                    folder.display(),
                ))
            }
            _ => {}
        }
        let server = Server::listen(self.port)
            .with_context(|| {
                words!(en: "cannot listen on port {}", ko: "포트 {}에서 기다릴 수 없습니다", self.port)
            })?;
        let mut lines = Lines::new();
        lines.push(words!(
            en: "http://{}/ (Ctrl-C ends)",
            ko: "http://{}/ (Ctrl-C로 끝냅니다)",
            server.address()?,
        ))?;
        lines.flush()?;
        server.run(site)?;
        Ok(Exit::Done)
    }
}
