//! Help and messages about wrong usage, as clap words them; the messages and the list of commands in Korean
//! too. Also the message for a puzzle that stands where a command is expected.

use crate::commands::groups;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::{language, words};
use crate::in_out::output::cannot_write;
use crate::in_out::source::Source;
use crate::show::wrap::hanging;
use clap::builder::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use ninefold::Language;
use std::error::Error;
use std::ffi::OsString;
use std::io::{self, Write};

/// The options of every command in Korean, as their help is in [`crate::args::Cli`].
const OPTIONS: &str = "      --color WHEN     색 사용: auto(기본), always, never
  -q, --quiet          표준 오류에 오류만 출력하기
  -v, --verbose        알아낸 형식 등을 더 알려 주기
      --lang LANGUAGE  메시지와 힌트의 언어: en(기본), ko
  -h, --help           도움말 보기
  -V, --version        버전 보기";

/// Where the help of a command is, in Korean.
const MORE: &str = "명령마다 자세한 내용(영어)은 'ninefold 명령 --help'로 볼 수 있습니다.";

/// Whether the arguments ask for Korean. They could not be parsed, so they are only looked through.
pub(crate) fn wants_korean(arguments: impl IntoIterator<Item = OsString>) -> bool {
    let mut before = OsString::new();
    // What comes behind is another program's.
    arguments.into_iter().take_while(|argument| argument != "--").any(|argument| {
        let is_asked = argument == "--lang=ko" || before == "--lang" && argument == "ko";
        before = argument;
        is_asked
    })
}

/// What to say about wrong usage; `None` where clap says it.
pub(crate) fn message(error: &clap::Error) -> Option<String> {
    let is_korean = language() == Language::Korean;
    if !error.use_stderr() {
        return None;
    }
    if let Some(text) = puzzle_for_command(error) {
        return Some(words!(
            en: "a command is missing before the puzzle\n\n  \
                 ninefold solve {text}    writes the solution\n  \
                 ninefold hint {text}     shows the next step\n\n\
                 'ninefold --help' lists all commands.",
            ko: "퍼즐 앞에 명령이 없습니다\n\n  \
                 ninefold solve {text}    해를 출력합니다\n  \
                 ninefold hint {text}     다음 단계를 알려 줍니다\n\n\
                 모든 명령은 'ninefold --help'로 볼 수 있습니다.",
        ));
    }
    if let Some(name) = file_for_command(error) {
        return Some(words!(
            en: "'{name}' is not a command, and there is no file of this name\n\n  \
                 ninefold solve FILE    writes the solutions of the puzzles in a file\n\n\
                 'ninefold --help' lists all commands.",
            ko: "'{name}' 명령도, 그런 이름의 파일도 없습니다\n\n  \
                 ninefold solve FILE    파일에 든 퍼즐의 해를 출력합니다\n\n\
                 모든 명령은 'ninefold --help'로 볼 수 있습니다.",
        ));
    }
    if is_korean {
        return Some(korean(error));
    }
    // The words of the standard library are those of programmers.
    let why = number(error)?;
    let [argument, value] = [ContextKind::InvalidArg, ContextKind::InvalidValue]
        .map(|kind| error.get(kind).map(text).unwrap_or_default());
    Some(format!("'{value}' for '{argument}' {why}\n\nFor more information, try '--help'."))
}

/// What is wrong with a value that should be a number, if that is known.
fn number(error: &clap::Error) -> Option<String> {
    // As texts, since our own parsers pass on only that.
    match &*error.source()?.to_string() {
        "number too large to fit in target type" => {
            Some(words!(en: "is too large", ko: "너무 큽니다"))
        }
        "invalid digit found in string" | "cannot parse integer from empty string" => {
            Some(words!(en: "is not a whole number", ko: "0 이상의 정수가 아닙니다"))
        }
        "number would be zero for non-zero type" => {
            Some(words!(en: "is less than 1", ko: "1 이상이어야 합니다"))
        }
        source => bounds(source),
    }
}

/// What is wrong with a number of which clap says, "9 is not in 1..=3".
fn bounds(message: &str) -> Option<String> {
    let (first, last) = message.split_once(" is not in ")?.1.split_once("..=")?;
    Some(words!(
        en: "is not between {first} and {last}",
        ko: "{first} 이상 {last} 이하만 쓸 수 있습니다",
    ))
}

/// The puzzle or file that stands where a command is expected, as it would be typed behind one.
fn puzzle_for_command(error: &clap::Error) -> Option<String> {
    let text = match (error.kind(), error.get(ContextKind::InvalidSubcommand)) {
        (ErrorKind::InvalidSubcommand, Some(ContextValue::String(text))) => text,
        _ => return None,
    };
    let is_plain = |c: char| c.is_alphanumeric() || "._-/".contains(c);
    Source::is_named_by(text).then(|| match text.chars().all(is_plain) {
        true => text.clone(),
        // The shell needs it in quotes.
        false => "PUZZLE".to_owned(),
    })
}

/// What stands where a command is expected, if it looks like the name of a file.
fn file_for_command(error: &clap::Error) -> Option<&str> {
    match (error.kind(), error.get(ContextKind::InvalidSubcommand)) {
        (ErrorKind::InvalidSubcommand, Some(ContextValue::String(text))) => {
            text.contains(['.', '/', '\\']).then_some(text)
        }
        _ => None,
    }
}

/// The template of the help of the whole program, which lists the commands in groups.
pub(crate) fn help_template() -> String {
    if language() == Language::Korean {
        return format!("{}\n\n옵션:\n{OPTIONS}\n\n{MORE}\n", korean_list());
    }
    let (listed, header) = (commands(Language::English), *Styles::default().get_header());
    format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}{listed}\n\n\
         {header}Options:{header:#}\n{{options}}{{after-help}}\n"
    )
}

/// How the program is used, and its commands, in Korean.
fn korean_list() -> String {
    format!("사용법: ninefold [옵션] 명령{}", commands(Language::Korean))
}

/// A line for each command, in groups.
fn commands(language: Language) -> String {
    let (groups, styles) = (groups(), Styles::default());
    let names = groups.iter().flat_map(|group| &group.commands);
    let width = names.map(|(command, _)| command.get_name().len()).max().unwrap_or(0);
    let (header, literal) = match language {
        Language::English => (*styles.get_header(), *styles.get_literal()),
        Language::Korean => Default::default(),
    };
    let mut out = String::new();
    for group in &groups {
        let heading = if language == Language::Korean { group.korean } else { group.english };
        out.push_str(&format!("\n\n{header}{heading}:{header:#}"));
        for (command, korean) in &group.commands {
            let english = command.get_about().map(ToString::to_string).unwrap_or_default();
            let does = if language == Language::Korean { korean } else { &*english };
            let (name, does) = (command.get_name(), hanging(does, width + 4));
            out.push_str(&format!("\n  {literal}{name:width$}{literal:#}  {does}"));
        }
    }
    out
}

/// Shows help, the version, or what is wrong, and returns the exit status.
pub(crate) fn show(error: &clap::Error) -> Exit {
    // The help that stands for a missing command is no message.
    let is_help = error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
    let started = match error.use_stderr() && !is_help {
        true => write!(io::stderr(), "ninefold: "),
        false => Ok(()),
    };
    match started.and_then(|()| error.print()) {
        Ok(()) if error.use_stderr() => Exit::Usage,
        Ok(()) => Exit::Done,
        Err(trouble) if trouble.kind() == io::ErrorKind::BrokenPipe => Exit::Done,
        Err(trouble) => {
            let trouble = anyhow::Error::from(trouble).context(cannot_write("<stdout>".as_ref()));
            Console::new(false, false).failure(&trouble);
            Exit::Usage
        }
    }
}

/// What is wrong, how the command is used, and where help is.
fn korean(error: &clap::Error) -> String {
    if [ErrorKind::MissingSubcommand, ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand]
        .contains(&error.kind())
    {
        return format!("명령이 없습니다\n\n{}\n\n{MORE}", korean_list());
    }
    let context = |kind| error.get(kind).map(text).unwrap_or_default();
    let argument = context(ContextKind::InvalidArg);
    let mut message = match error.kind() {
        ErrorKind::UnknownArgument => format!("알 수 없는 인자입니다: {argument}"),
        ErrorKind::InvalidSubcommand => {
            format!("그런 명령은 없습니다: {}", context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = context(ContextKind::InvalidValue);
            match value.is_empty() {
                true => format!("{argument}: 값이 필요합니다"),
                false => format!("{argument}: 쓸 수 없는 값입니다: '{value}'"),
            }
        }
        ErrorKind::MissingRequiredArgument => format!("필요한 인자가 없습니다: {argument}"),
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg);
            format!("함께 쓸 수 없는 인자입니다: {argument}, {other}")
        }
        _ => "사용법이 잘못되었습니다".to_owned(),
    };
    if let Some(source) = error.source() {
        let source = source.to_string();
        let why = number(error).unwrap_or(source);
        message.push_str(&format!(" ({why})"));
    }
    let more = [
        (ContextKind::ValidValue, "쓸 수 있는 값"),
        (ContextKind::SuggestedArg, "비슷한 인자"),
        (ContextKind::SuggestedSubcommand, "비슷한 명령"),
        (ContextKind::SuggestedValue, "비슷한 값"),
    ];
    for (kind, name) in more {
        let text = context(kind);
        if !text.is_empty() {
            message.push_str(&format!("\n  {name}: {text}"));
        }
    }
    let usage = context(ContextKind::Usage);
    let usage = usage.trim_start_matches("Usage:").trim();
    let usage = usage.replace("[OPTIONS]", "[옵션]").replace("<COMMAND>", "명령");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_another_program_is_not_ours() {
        let wants = |words: &str| wants_korean(words.split(' ').map(OsString::from));
        assert!(wants("ninefold --lang ko solve") && wants("ninefold solve --lang=ko"));
        assert!(!wants("ninefold solve") && !wants("ninefold stress -- program --lang=ko"));
    }
}
