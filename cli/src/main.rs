//! The command `ninefold`.

use std::process::ExitCode;

fn main() -> ExitCode {
    ninefold_cli::run()
}
