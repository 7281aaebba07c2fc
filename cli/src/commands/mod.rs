//! The commands, one file each. A new command is a file here, a `mod` line and a row of the table.

#[cfg(feature = "all")]
mod adversary;
#[cfg(feature = "all")]
mod bench;
#[cfg(feature = "all")]
mod canon;
mod check;
#[cfg(feature = "all")]
mod completions;
mod convert;
mod count;
#[cfg(feature = "all")]
mod explain;
#[cfg(feature = "all")]
mod generate;
#[cfg(feature = "all")]
mod grids;
#[cfg(feature = "all")]
mod hint;
#[cfg(feature = "all")]
mod is_minimal;
#[cfg(feature = "all")]
mod judge;
#[cfg(feature = "all")]
mod learn;
#[cfg(feature = "all")]
mod man;
#[cfg(feature = "all")]
mod minimise;
#[cfg(feature = "all")]
mod print;
#[cfg(feature = "all")]
mod race;
#[cfg(feature = "all")]
mod rate;
#[cfg(feature = "all")]
mod same;
#[cfg(feature = "all")]
mod sample;
#[cfg(feature = "all")]
mod serve;
mod solutions;
mod solve;
#[cfg(feature = "all")]
mod stress;
#[cfg(feature = "all")]
mod techniques;
#[cfg(feature = "all")]
mod trace;
#[cfg(feature = "all")]
mod transform;
#[cfg(feature = "all")]
mod verify;
#[cfg(feature = "all")]
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
    ($($(#[$when:meta])? $Name:ident($module:ident)),* $(,)?) => {
        /// The commands, in the order in which help lists them.
        #[derive(clap::Subcommand, Debug)]
        #[allow(missing_docs, reason = "each command is described where its arguments are")]
        pub(crate) enum Command {
            $($(#[$when])? $Name($module::$Name),)*
        }

        impl Run for Command {
            fn run(self, console: &Console) -> anyhow::Result<Exit> {
                match self {
                    $($(#[$when])? Command::$Name(command) => command.run(console),)*
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
    #[cfg(feature = "all")]
    Print(print),
    #[cfg(feature = "all")]
    Hint(hint),
    #[cfg(feature = "all")]
    Explain(explain),
    #[cfg(feature = "all")]
    Verify(verify),
    #[cfg(feature = "all")]
    Rate(rate),
    #[cfg(feature = "all")]
    Techniques(techniques),
    #[cfg(feature = "all")]
    Generate(generate),
    #[cfg(feature = "all")]
    Grids(grids),
    #[cfg(feature = "all")]
    Sample(sample),
    #[cfg(feature = "all")]
    Minimise(minimise),
    #[cfg(feature = "all")]
    IsMinimal(is_minimal),
    #[cfg(feature = "all")]
    Vicinity(vicinity),
    #[cfg(feature = "all")]
    Canon(canon),
    #[cfg(feature = "all")]
    Same(same),
    #[cfg(feature = "all")]
    Transform(transform),
    #[cfg(feature = "all")]
    Judge(judge),
    #[cfg(feature = "all")]
    Learn(learn),
    #[cfg(feature = "all")]
    Race(race),
    #[cfg(feature = "all")]
    Trace(trace),
    #[cfg(feature = "all")]
    Stress(stress),
    #[cfg(feature = "all")]
    Adversary(adversary),
    #[cfg(feature = "all")]
    Serve(serve),
    #[cfg(feature = "all")]
    Bench(bench),
    #[cfg(feature = "all")]
    Completions(completions),
    #[cfg(feature = "all")]
    Man(man),
}
