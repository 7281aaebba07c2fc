//! `ninefold completions`: completion scripts for shells.

use crate::args::Cli;
use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::Exit;
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
    /// The shell that the script is for
    shell: Shell,
}

impl Run for Completions {
    fn run(self, _console: &Console) -> anyhow::Result<Exit> {
        io::stdout().write_all(&script(self.shell))?;
        Ok(Exit::Done)
    }
}

/// The completion script for a shell.
fn script(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "ninefold", &mut script);
    script
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of a shell's script that complete the arguments of a command.
    fn part<'a>(shell: Shell, script: &'a str, command: &str) -> Vec<&'a str> {
        let (before, after, name) = match shell {
            Shell::Bash => ("ninefold__subcmd__", ")", command.replace('-', "__subcmd__")),
            Shell::Zsh => ("(", ")", command.to_owned()),
            Shell::PowerShell => ("'ninefold;", "' {", command.to_owned()),
            Shell::Elvish => ("&'ninefold;", "'= {", command.to_owned()),
            // Fish has a list of conditions instead of parts.
            _ => {
                let condition = format!("__fish_ninefold_using_subcommand {command}\"");
                return script.lines().filter(|line| line.contains(&condition)).collect();
            }
        };
        let heads = |line: &str| line.starts_with(before) && line.ends_with(after);
        script
            .lines()
            .map(str::trim)
            .skip_while(|line| *line != format!("{before}{name}{after}"))
            .skip(1)
            .take_while(|line| !heads(line))
            .collect()
    }

    /// How a shell's script names a long flag.
    fn offers(shell: Shell, line: &str, flag: &str) -> bool {
        let named = |text: &str| line.contains(text);
        match shell {
            Shell::Bash => line.split([' ', '"']).any(|word| word == format!("--{flag}")),
            Shell::Zsh => named(&format!("--{flag}[")) || named(&format!("--{flag}=[")),
            Shell::PowerShell => named(&format!("'--{flag}'")),
            Shell::Elvish => named(&format!("cand --{flag} ")),
            _ => named(&format!(" -l {flag} ")),
        }
    }

    #[test]
    fn names_of_techniques_formats_and_scales_are_completed() {
        // The scripts for PowerShell and Elvish complete no values.
        for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
            let script = String::from_utf8(script(shell)).expect("text");
            let has = |lines: &[&str], value: &str| {
                let part = |c: char| !c.is_alphanumeric() && c != '-';
                lines.iter().any(|line| line.split(part).any(|word| word == value))
            };
            if shell == Shell::Fish {
                // Its values have lines of their own, and it has none for what is no flag.
                let starts = |value: &str| script.contains(&format!("\n{value}\\t"));
                assert!(["sue-de-coq", "hodoku", "opensudoku"].into_iter().all(starts));
                continue;
            }
            for (command, value) in [
                ("explain", "sue-de-coq"),
                ("rate", "sue-de-coq"),
                ("techniques", "sue-de-coq"),
                ("explain", "hodoku"),
                ("convert", "opensudoku"),
            ] {
                assert!(has(&part(shell, &script, command), value), "{shell}: {command} {value}");
            }
            assert!(!has(&part(shell, &script, "solve"), "sue-de-coq"));
        }
    }

    #[test]
    fn every_command_and_long_flag_is_completed() {
        let mut cli = Cli::command();
        cli.build();
        for shell in [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::PowerShell, Shell::Elvish] {
            let script = String::from_utf8(script(shell)).expect("text");
            for command in cli.get_subcommands() {
                let name = command.get_name();
                let part = part(shell, &script, name);
                let mut flags = 0;
                for flag in command.get_arguments().filter_map(|argument| argument.get_long()) {
                    flags += 1;
                    let offered = part.iter().any(|line| offers(shell, line, flag));
                    assert!(offered, "{shell} does not complete {name} --{flag}");
                }
                // `help` and the flags of every command are among them, unless it is `help` itself.
                assert!(flags > 2 || name == "help", "{name} has {flags} long flags");
            }
            assert!(part(shell, &script, "nonsense").is_empty());
            assert!(!part(shell, &script, "solve").iter().any(|it| offers(shell, it, "nonsense")));
        }
    }
}
