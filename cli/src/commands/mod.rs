//! The commands, one file each. A new command is a file here, a `mod` line and a row of the table.

mod adversary;
mod bench;
mod canon;
mod check;
mod completions;
mod convert;
mod count;
mod explain;
mod generate;
mod grids;
mod hint;
mod is_minimal;
mod judge;
mod learn;
mod man;
mod minimise;
mod print;
mod race;
mod rate;
mod same;
mod sample;
mod serve;
mod solutions;
mod solve;
mod stress;
mod techniques;
mod trace;
mod transform;
mod vicinity;

use crate::console::Console;
use crate::exit::Exit;

/// A command: its arguments (whose doc comment is the command's help), and its action.
pub(crate) trait Run {
    /// Runs the command.
    ///
    /// # Errors
    /// Errors that stop the whole command, such as wrong usage or a full disk. Trouble with one
    /// puzzle is a message and [`Exit::Unsolved`] instead.
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
    Print(print),
    Hint(hint),
    Explain(explain),
    Rate(rate),
    Techniques(techniques),
    Generate(generate),
    Grids(grids),
    Sample(sample),
    Minimise(minimise),
    IsMinimal(is_minimal),
    Vicinity(vicinity),
    Canon(canon),
    Same(same),
    Transform(transform),
    Judge(judge),
    Learn(learn),
    Race(race),
    Trace(trace),
    Stress(stress),
    Adversary(adversary),
    Serve(serve),
    Bench(bench),
    Completions(completions),
    Man(man),
}
