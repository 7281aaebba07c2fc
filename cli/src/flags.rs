//! The table of commands and flags in `docs/COMMANDS.md`, made from the definition of the command
//! line, and the rules for all flags.

use crate::args::Cli;
use clap::{Arg, Command, CommandFactory};
use std::collections::BTreeMap;
use std::fmt::Write;

#[path = "../tests/cli/section.rs"]
mod section;

/// The commands with the flags of every command in each of them.
fn commands() -> Vec<Command> {
    let mut whole = Cli::command();
    whole.build();
    whole.get_subcommands().cloned().collect()
}

/// The flags of a command with a long name, without those of every command.
fn flags(command: &Command) -> impl Iterator<Item = &Arg> {
    command.get_arguments().filter(|arg| {
        arg.get_long().is_some_and(|long| !["help", "version"].contains(&long))
            && !arg.is_global_set()
    })
}

/// `--output FILE, -o`.
fn spelling(arg: &Arg) -> String {
    let mut text = format!("`--{}", arg.get_long().unwrap_or_default());
    if let Some(names) = arg.get_value_names().filter(|_| arg.get_action().takes_values()) {
        let is_joined = arg.is_require_equals_set();
        let between = |name| if is_joined { format!("[={name}]") } else { format!(" {name}") };
        names.iter().for_each(|name| text.push_str(&between(name)));
    }
    text.push('`');
    arg.get_short().iter().for_each(|short| text.push_str(&format!(", `-{short}`")));
    text
}

fn help(arg: &Arg) -> String {
    arg.get_help().map(ToString::to_string).unwrap_or_default().replace('|', "\\|")
}

/// The meaning of a flag: spelling, help, and accepted values.
fn meaning(arg: &Arg) -> String {
    let values: Vec<String> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    format!(
        "{}: {} [{:?} {}]",
        spelling(arg),
        help(arg),
        arg.get_value_parser().type_id(),
        values.join(" ")
    )
}

#[test]
fn a_flag_means_the_same_wherever_it_stands() {
    let mut known: BTreeMap<String, (String, String)> = BTreeMap::new();
    for command in commands() {
        for arg in command.get_arguments().filter(|arg| arg.get_long().is_some()) {
            let long = arg.get_long().unwrap_or_default().to_owned();
            // What is printed is no list that could be packed.
            if command.get_name() == "print" && long == "output" {
                continue;
            }
            let here = (command.get_name().to_owned(), meaning(arg));
            let (first, before) = known.entry(long).or_insert_with(|| here.clone());
            assert_eq!(*before, here.1, "in {first} and in {}", here.0);
        }
    }
    let mut shorts: BTreeMap<char, String> = BTreeMap::new();
    for command in commands() {
        for arg in command.get_arguments() {
            let (Some(short), Some(long)) = (arg.get_short(), arg.get_long()) else { continue };
            let before = shorts.entry(short).or_insert_with(|| long.to_owned());
            assert_eq!(before, long, "-{short}");
        }
    }
}

#[test]
fn one_meaning_has_one_spelling() {
    for command in commands() {
        for arg in command.get_arguments().filter(|arg| arg.get_long().is_some()) {
            let (long, name) = (arg.get_long().unwrap_or_default(), command.get_name());
            let allowed = match long {
                "format" | "strict" => false,
                "limit" => ["count", "solutions"].contains(&name),
                "level" => name == "generate",
                _ => true,
            };
            assert!(allowed, "{name} --{long}");
            assert!(!help(arg).is_empty(), "{name} --{long} has no help");
        }
    }
}

#[test]
fn what_takes_a_format_takes_a_file() {
    for command in commands() {
        let has = |long: &str| flags(&command).any(|arg| arg.get_long() == Some(long));
        let name = command.get_name();
        assert!(has("output") || !has("to"), "{name} --output");
        let output = command.get_arguments().find(|arg| arg.get_long() == Some("output"));
        assert!(output.is_none_or(|arg| arg.get_short() == Some('o')), "{name} -o");
    }
}

#[test]
fn the_document_shows_every_flag() {
    let mut out = String::from("| flag of every command | purpose |\n|---|---|\n");
    let all = commands();
    let every =
        all[0].get_arguments().filter(|arg| arg.get_long().is_some() && arg.is_global_set());
    for arg in every {
        let _ = writeln!(out, "| {} | {} |", spelling(arg), help(arg));
    }
    let mut rows: BTreeMap<String, Vec<String>> = BTreeMap::new();
    out.push_str("\n| command | purpose | flags |\n|---|---|---|\n");
    for command in &all {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let mut longs = Vec::new();
        for arg in flags(command) {
            longs.push(format!("`--{}`", arg.get_long().unwrap_or_default()));
            let row = rows.entry(format!("{} | {}", spelling(arg), help(arg))).or_default();
            row.push(command.get_name().to_owned());
        }
        let name = command.get_name();
        let _ = writeln!(out, "| `{name}` | {} | {} |", about.replace('|', "\\|"), longs.join(" "));
    }
    out.push_str("\n| flag | purpose | commands |\n|---|---|---|\n");
    for (text, commands) in rows {
        let _ = writeln!(out, "| {text} | {} |", commands.join(", "));
    }
    section::assert_section("flags", &out);
}
