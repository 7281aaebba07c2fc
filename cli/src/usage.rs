//! Help and wrong usage: what clap says, and the latter in Korean.

use crate::args::Cli;
use crate::console::Console;
use crate::exit::Exit;
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error;
use std::ffi::OsString;
use std::io;

/// Whether the arguments ask for Korean. They could not be parsed, so they are only looked through.
pub(crate) fn wants_korean(arguments: impl IntoIterator<Item = OsString>) -> bool {
    let mut before = OsString::new();
    arguments.into_iter().any(|argument| {
        let is_asked = argument == "--lang=ko" || before == "--lang" && argument == "ko";
        before = argument;
        is_asked
    })
}

/// Shows help, the version, or what is wrong, and returns the exit status.
pub(crate) fn shown(error: &clap::Error) -> Exit {
    match error.print() {
        Ok(()) if error.use_stderr() => Exit::Usage,
        Ok(()) => Exit::Done,
        Err(trouble) if trouble.kind() == io::ErrorKind::BrokenPipe => Exit::Done,
        Err(trouble) => {
            Console::new(false, false).error(trouble);
            Exit::Usage
        }
    }
}

/// What is wrong, how the command is used, and where help is.
pub(crate) fn korean(error: &clap::Error) -> String {
    let told = |kind| error.get(kind).map(text).unwrap_or_default();
    let argument = told(ContextKind::InvalidArg);
    let mut message = match error.kind() {
        ErrorKind::UnknownArgument => format!("알 수 없는 인자입니다: {argument}"),
        ErrorKind::InvalidSubcommand => {
            format!("그런 명령은 없습니다: {}", told(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = told(ContextKind::InvalidValue);
            match value.is_empty() {
                true => format!("{argument}: 값이 필요합니다"),
                false => format!("{argument}: 쓸 수 없는 값입니다: '{value}'"),
            }
        }
        ErrorKind::MissingRequiredArgument => format!("필요한 인자가 없습니다: {argument}"),
        ErrorKind::ArgumentConflict => {
            let other = told(ContextKind::PriorArg);
            format!("함께 쓸 수 없는 인자입니다: {argument}, {other}")
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            let help = Cli::command().render_help();
            return format!("명령이 없습니다. 명령 목록은 다음과 같습니다\n\n{help}");
        }
        _ => "사용법이 잘못되었습니다".to_owned(),
    };
    if let Some(source) = error.source() {
        message.push_str(&format!(" ({source})"));
    }
    let more = [
        (ContextKind::ValidValue, "쓸 수 있는 값"),
        (ContextKind::SuggestedArg, "비슷한 인자"),
        (ContextKind::SuggestedSubcommand, "비슷한 명령"),
        (ContextKind::SuggestedValue, "비슷한 값"),
    ];
    for (kind, name) in more {
        let text = told(kind);
        if !text.is_empty() {
            message.push_str(&format!("\n  {name}: {text}"));
        }
    }
    let usage = told(ContextKind::Usage);
    let usage = usage.trim_start_matches("Usage:").trim();
    if !usage.is_empty() {
        message.push_str(&format!("\n\n사용법: {usage}"));
    }
    message + "\n\n자세한 내용은 --help로 볼 수 있습니다."
}

fn text(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(all) => all.join(", "),
        ContextValue::StyledStr(text) => text.to_string(),
        ContextValue::StyledStrs(all) => {
            all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
        ContextValue::Number(number) => number.to_string(),
        _ => String::new(),
    }
}
