//! The help of a command, the same for `-h` and `--help`: what it does, a line or two for each
//! argument, what its values mean, examples. The manual page has the rest.

use crate::show::wrap::hanging;
use clap::builder::{PossibleValue, Resettable, Styles};
use clap::{Arg, Command};

/// A command and its subcommands with the help that is shown.
pub(crate) fn with_help(command: Command) -> Command {
    let about = command.get_long_about().or(command.get_about()).cloned();
    let examples = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let values: String = command.get_arguments().map(values).collect();
    command
        .about(about.unwrap_or_default())
        .long_about(Resettable::Reset)
        .after_help(values + &examples)
        .mut_args(|argument| {
            let is_described = argument.get_possible_values().iter().any(is_described);
            let hidden = is_described || argument.is_hide_possible_values_set();
            argument.long_help(Resettable::Reset).hide_possible_values(hidden)
        })
        .mut_subcommands(with_help)
}

fn is_described(value: &PossibleValue) -> bool {
    value.get_help().is_some()
}

/// The values of an argument, if it says what each means.
fn values(argument: &Arg) -> String {
    let all = argument.get_possible_values();
    if argument.is_hide_possible_values_set() || !all.iter().any(is_described) {
        return String::new();
    }
    let name = match argument.get_long() {
        Some(long) => format!("--{long}"),
        None => argument.get_id().to_string().to_uppercase(),
    };
    let (header, literal) = (*Styles::default().get_header(), *Styles::default().get_literal());
    let width = all.iter().map(|value| value.get_name().len()).max().unwrap_or(0);
    let mut out = format!("{header}Values of {name}:{header:#}\n");
    for value in all {
        let text = value.get_help().map(ToString::to_string).unwrap_or_default();
        let text = hanging(&text, width + 4);
        out.push_str(&format!("  {literal}{:width$}{literal:#}  {text}\n", value.get_name()));
    }
    out.push('\n');
    out
}
