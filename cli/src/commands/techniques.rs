//! `ninefold techniques`.

use super::Run;
use crate::console::Console;
use crate::exit::Exit;
use crate::language::language;
use crate::output::Lines;
use crate::pencil::{Board, wants_colours};
use crate::reasoning;
use clap::Args;
use ninefold::rate::{Scale, example};
use ninefold::{Language, Technique};
use std::fmt::Write;

/// List the techniques, or describe one: what it is, how hard it counts, an example
///
/// Name a technique by its code, its English or Korean name, its name in HoDoKu, Sudoku Explainer
/// or SudokuWiki, or its code in HoDoKu's library.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold techniques
  ninefold techniques x-wing
  ninefold techniques \"Locked Candidates Type 1\"")]
pub(crate) struct Techniques {
    /// The technique to describe
    #[arg(value_name = "NAME", value_parser = reasoning::technique)]
    name: Option<Technique>,
}

impl Run for Techniques {
    fn run(self, _console: &Console) -> anyhow::Result<Exit> {
        let text = match self.name {
            Some(technique) => page(technique, language(), wants_colours()),
            None => list(),
        };
        let mut lines = Lines::new();
        lines.push(text.trim_end())?;
        lines.flush()?;
        Ok(Exit::Done)
    }
}

/// A line for each technique in Ninefold's order: code, name, level and score on each scale.
fn list() -> String {
    let mut techniques: Vec<Technique> = Scale::NINEFOLD.techniques().collect();
    let others = Technique::ALL.iter().filter(|technique| !techniques.contains(technique));
    techniques.extend(others.copied().collect::<Vec<_>>());
    let codes = techniques.iter().map(|technique| technique.row().code.len()).max().unwrap_or(0);
    let names = techniques.iter().map(|technique| technique.row().name.len()).max().unwrap_or(0);
    let mut out = format!("{:codes$}  {:names$}  {:13} HoDoKu\n", "code", "name", "level, score");
    for technique in techniques {
        let row = technique.row();
        let [own, hodoku] = [Scale::NINEFOLD, Scale::HODOKU].map(|scale| rank(scale, technique));
        let _ = writeln!(out, "{:codes$}  {:names$}  {own:13} {hodoku}", row.code, row.name);
    }
    out
}

fn rank(scale: Scale, technique: Technique) -> String {
    scale
        .rank(technique)
        .map_or_else(|| "-".to_owned(), |rank| format!("{} {}", rank.level, rank.score))
}

/// The page's words besides the library's own texts.
struct Said {
    /// The language of the names beside the page's own.
    other: Language,
    level_and_score: &'static str,
    hodokus: &'static str,
    uniqueness: &'static str,
    example: &'static str,
}

const fn said(language: Language) -> Said {
    match language {
        Language::English => Said {
            other: Language::Korean,
            level_and_score: "Level and score",
            hodokus: "HoDoKu's",
            uniqueness: "Relies on the puzzle having exactly one solution.",
            example: "Example",
        },
        Language::Korean => Said {
            other: Language::English,
            level_and_score: "난이도와 점수",
            hodokus: "HoDoKu에서는",
            uniqueness: "해가 하나뿐이라는 사실에서 추론합니다.",
            example: "예",
        },
    }
}

/// Names, ranks, the page, and an example.
fn page(technique: Technique, language: Language, styled: bool) -> String {
    let row = technique.row();
    let said = said(language);
    let [name, other] = [language, said.other].map(|language| technique.name(language));
    let mut out = format!("{name} ({}), {other}\n", row.code);
    let elsewhere = [("HoDoKu", row.hodoku), ("Sudoku Explainer", row.explainer)];
    let elsewhere = elsewhere.into_iter().chain([("SudokuWiki", row.wiki)]);
    let names: Vec<String> = elsewhere
        .filter_map(|(program, name)| name.map(|name| format!("{program}: {name}")))
        .collect();
    if !names.is_empty() {
        let _ = writeln!(out, "{}", names.join("; "));
    }
    let [own, hodoku] = [Scale::NINEFOLD, Scale::HODOKU].map(|scale| rank(scale, technique));
    let _ = writeln!(out, "{}: {own} ({}: {hodoku})", said.level_and_score, said.hodokus);
    if technique.needs_uniqueness() {
        let _ = writeln!(out, "{}", said.uniqueness);
    }
    let _ = writeln!(out, "\n{}", technique.page(language).trim_end());
    if let Some((marks, step)) = example(technique) {
        let board = Board { marks: &marks, step: Some(&step), styled };
        let reason = step.explain(language);
        let _ = write!(out, "\n{}\n{step}\n{reason}\n{}", said.example, board.draw());
    }
    out
}
