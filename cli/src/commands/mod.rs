//! The commands, one file each. A new command is a file here, a `mod` line and a row of the table.

mod check;
mod completions;
mod convert;
mod count;
mod explain;
mod hint;
mod judge;
mod learn;
mod man;
mod race;
mod rate;
mod solutions;
mod solve;
mod techniques;
mod trace;

use crate::console::Console;
use crate::exit::Exit;

/// What a command is: its arguments (whose doc comment is the command's help), and what it does.
pub(crate) trait Run {
    /// Does it.
    ///
    /// # Errors
    /// What keeps the whole command from going on, such as wrong usage or a full disk. Trouble with
    /// one puzzle is a message and [`Exit::Unsolved`] instead.
    fn run(self, console: &Console) -> anyhow::Result<Exit>;
}

/// Makes the enum of commands and its dispatch from one table.
macro_rules! commands {
    ($($Name:ident($module:ident)),* $(,)?) => {
        /// The commands, in the order in which help lists them.
        #[derive(clap::Subcommand, Debug)]
        #[allow(missing_docs, reason = "each command is described where its arguments are")]
        pub(crate) enum Command {
            $($Name($module::$Name),)*
        }

        impl Run for Command {
            fn run(self, console: &Console) -> anyhow::Result<Exit> {
                match self {
                    $(Command::$Name(command) => command.run(console),)*
                }
            }
        }
    };
}

commands! {
    Solve(solve),
    Check(check),
    Count(count),
    Solutions(solutions),
    Convert(convert),
    Hint(hint),
    Explain(explain),
    Rate(rate),
    Techniques(techniques),
    Judge(judge),
    Learn(learn),
    Race(race),
    Trace(trace),
    Completions(completions),
    Man(man),
}
