//! The commands, one file each, in groups. A new command is a file, a `mod` line and a row of its group's
//! table.

use crate::console::Console;
use crate::console::exit::Exit;
use clap::Subcommand;

/// A command: its arguments (whose doc comment is the command's help), and its action.
pub(crate) trait Run {
    /// Runs the command.
    ///
    /// # Errors
    /// Errors that stop the whole command, such as wrong usage or a full disk. Trouble with one
    /// puzzle is a message and [`Exit::Unsolved`] instead.
    fn run(self, console: &Console) -> anyhow::Result<Exit>;
}

/// Makes the enum of a group's commands and its dispatch from one table, whose texts say in Korean
/// what a command does.
macro_rules! commands {
    ($($Name:ident($module:ident), $korean:literal;)*) => {
        /// The commands of the group, in the order in which help lists them.
        #[derive(clap::Subcommand, Debug)]
        #[allow(missing_docs, reason = "each command is described where its arguments are")]
        #[allow(clippy::large_enum_variant, reason = "there is one of it in a run")]
        pub(crate) enum Command {
            $($Name($module::$Name),)*
        }

        impl $crate::commands::Run for Command {
            fn run(
                self,
                console: &$crate::console::Console,
            ) -> anyhow::Result<$crate::console::exit::Exit> {
                match self {
                    $(Command::$Name(command) => command.run(console),)*
                }
            }
        }

        /// What each command does, in Korean.
        pub(crate) const KOREAN: &[&str] = &[$($korean),*];
    };
}

#[cfg(feature = "all")]
mod compare;
#[cfg(feature = "all")]
mod learn;
#[cfg(feature = "all")]
mod logic;
#[cfg(feature = "all")]
mod make;
#[cfg(feature = "all")]
mod other;
#[cfg(feature = "all")]
mod set;
mod solve;

/// Makes the enum of all commands, and the list of their groups.
macro_rules! groups {
    ($($(#[$when:meta])? $Name:ident($module:ident), $english:literal, $korean:literal;)*) => {
        /// The commands by groups, in the order in which help lists them.
        #[derive(Subcommand, Debug)]
        #[allow(missing_docs, reason = "each group is described where its commands are")]
        pub(crate) enum Command {
            $($(#[$when])? #[command(flatten)] $Name($module::Command),)*
        }

        impl Run for Command {
            fn run(self, console: &Console) -> anyhow::Result<Exit> {
                match self {
                    $($(#[$when])? Command::$Name(command) => command.run(console),)*
                }
            }
        }

        /// The groups in their order.
        pub(crate) fn groups() -> Vec<Group> {
            vec![$($(#[$when])? Group {
                english: $english,
                korean: $korean,
                commands: $module::Command::augment_subcommands(clap::Command::new("ninefold"))
                    .get_subcommands()
                    .cloned()
                    .zip($module::KOREAN.iter().copied())
                    .collect(),
            },)*]
        }
    };
}

/// A group of commands as help lists it.
pub(crate) struct Group {
    /// Its heading.
    pub(crate) english: &'static str,
    /// Its heading in Korean.
    pub(crate) korean: &'static str,
    /// Its commands, and what each does in Korean.
    pub(crate) commands: Vec<(clap::Command, &'static str)>,
}

groups! {
    Solve(solve), "Solve", "풀기";
    #[cfg(feature = "all")]
    Logic(logic), "Logic", "논리";
    #[cfg(feature = "all")]
    Make(make), "Make", "만들기";
    #[cfg(feature = "all")]
    Set(set), "Set", "출제";
    #[cfg(feature = "all")]
    Compare(compare), "Compare", "비교하기";
    #[cfg(feature = "all")]
    Learn(learn), "Learn", "배우기";
    #[cfg(feature = "all")]
    Other(other), "Other", "그 밖에";
}
