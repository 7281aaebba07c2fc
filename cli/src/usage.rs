//! Help and wrong usage: what clap says, and the latter in Korean; and a puzzle where a command is
//! expected.

use crate::args::Cli;
use crate::console::Console;
use crate::exit::Exit;
use crate::language::{language, words};
use crate::source::Source;
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use ninefold::Language;
use std::error::Error;
use std::ffi::OsString;
use std::io;

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
pub(crate) fn told(error: &clap::Error) -> Option<String> {
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
            ko: "문제 앞에 명령이 없습니다\n\n  \
                 ninefold solve {text}    해를 씁니다\n  \
                 ninefold hint {text}     다음 단계를 알려 줍니다\n\n\
                 모든 명령은 'ninefold --help'로 볼 수 있습니다.",
        ));
    }
    is_korean.then(|| korean(error))
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

/// A line for each command.
fn commands() -> String {
    let all: Vec<(String, &str)> = Cli::command()
        .get_subcommands()
        .filter_map(|command| {
            let row = COMMANDS.iter().find(|(name, _)| *name == command.get_name());
            Some((command.get_name().to_owned(), row?.1))
        })
        .collect();
    let width = all.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    all.iter().map(|(name, korean)| format!("\n  {name:width$}  {korean}")).collect()
}

/// What each command does.
const COMMANDS: &[(&str, &str)] = &[
    ("solve", "문제를 풀어 입력과 같은 형식으로 쓰기"),
    ("check", "해가 하나뿐인지 확인하기"),
    ("count", "해의 수 세기"),
    ("solutions", "해를 사전순으로 모두 쓰기"),
    ("convert", "다른 형식으로 바꾸기"),
    ("print", "종이에 인쇄할 파일 만들기"),
    ("hint", "다음 단계를 원하는 만큼만 알려 주기"),
    ("explain", "푸는 단계를 모두 설명하기, 한 기법의 단계를 모두 찾기"),
    ("verify", "다른 프로그램이 쓴 풀이 단계의 증명 확인하기"),
    ("rate", "난이도 매기기"),
    ("techniques", "기법의 목록과 설명 보기"),
    ("generate", "해가 하나뿐인 문제 만들기"),
    ("grids", "완성된 그리드를 고르게 뽑기"),
    ("sample", "통계에 쓸 극소 문제 뽑기"),
    ("minimise", "없어도 되는 단서 지우기"),
    ("is-minimal", "모든 단서가 필요한지 확인하기"),
    ("vicinity", "단서를 빼고 더해 이웃 문제 찾기"),
    ("canon", "대칭인 문제끼리 같아지는 표준형 쓰기"),
    ("same", "두 문제가 대칭으로 같은지 확인하기"),
    ("transform", "대칭인 다른 문제로 바꾸기"),
    ("judge", "채점 문제의 입출력 형식 그대로 풀기"),
    ("learn", "교과서 솔버의 사다리 보기, 설명 읽기, 실행하기"),
    ("race", "사다리의 단이 한 일을 비교하기"),
    ("trace", "탐색을 한 단계씩 보기"),
    ("stress", "내 프로그램을 자동으로 만든 입력으로 시험하기"),
    ("adversary", "한 단에 호출이 많이 드는 문제 찾기"),
    ("serve", "브라우저에서 쓰는 페이지 열기"),
    ("bench", "내 문제로 엔진의 속도 재기"),
    ("completions", "셸의 자동 완성 스크립트 쓰기"),
    ("man", "설명서(man) 쓰기"),
];

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
fn korean(error: &clap::Error) -> String {
    if [ErrorKind::MissingSubcommand, ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand]
        .contains(&error.kind())
    {
        return format!(
            "명령이 없습니다\n\n사용법: ninefold [옵션] 명령\n\n명령:{}\n\n\
             명령마다 자세한 내용은 'ninefold 명령 --help'로 볼 수 있습니다.",
            commands(),
        );
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_its_korean() {
        let listed = commands();
        for command in Cli::command().get_subcommands() {
            let name = command.get_name();
            assert!(listed.contains(&format!("\n  {name} ")), "{name}: {listed}");
        }
    }

    #[test]
    fn the_language_of_another_program_is_not_ours() {
        let wants = |words: &str| wants_korean(words.split(' ').map(OsString::from));
        assert!(wants("ninefold --lang ko solve") && wants("ninefold solve --lang=ko"));
        assert!(!wants("ninefold solve") && !wants("ninefold stress -- program --lang=ko"));
    }
}
