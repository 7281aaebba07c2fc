//! `ninefold techniques`.

use crate::commands::Run;
use crate::commands::logic::pencil::{Board, wants_colours};
use crate::commands::logic::reasoning::TechniqueParser;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::language;
use crate::in_out::output::Lines;
use crate::show::columns::columns;
use crate::show::wrap::{paragraphs, sentences};
use clap::Args;
use ninefold::rate::{Scale, example};
use ninefold::{Language, Technique};
use std::fmt::Write;

/// List the techniques, or describe one
///
/// You can name a technique by its code, by its English or Korean name, or by its name in HoDoKu,
/// Sudoku Explainer or SudokuWiki. In the list, - means that the scale does not use the technique;
/// `ninefold explain --find` still finds it.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold techniques
  ninefold techniques x-wing
  ninefold techniques \"Locked Candidates Type 1\"")]
pub(crate) struct Techniques {
    /// The technique to describe
    #[arg(value_name = "NAME", value_parser = TechniqueParser, hide_possible_values = true)]
    name: Option<Technique>,
}

impl Run for Techniques {
    fn run(self, _console: &Console) -> anyhow::Result<Exit> {
        let text = match self.name {
            Some(technique) => page(technique, language(), wants_colours()),
            None => list(language()),
        };
        Lines::all(&text)?;
        Ok(Exit::Done)
    }
}

/// A line for each technique in Ninefold's order: code, name, level and score on each scale.
fn list(language: Language) -> String {
    let mut techniques: Vec<Technique> = Scale::NINEFOLD.techniques().collect();
    let others = Technique::ALL.iter().filter(|technique| !techniques.contains(technique));
    techniques.extend(others.copied().collect::<Vec<_>>());
    let mut rows = vec![words_in(language).columns.map(str::to_owned).to_vec()];
    rows[0].extend(others_with_tables().map(|scale| scale.title(language).to_owned()));
    rows.extend(techniques.into_iter().map(|technique| {
        let rank = |scale| rank(scale, technique, language).unwrap_or("-".to_owned());
        let mut row = vec![technique.entry().code.to_owned(), technique.name(language).to_owned()];
        row.push(rank(Scale::NINEFOLD));
        row.extend(others_with_tables().map(rank));
        row
    }));
    columns(&rows, 2)
}

/// The scales besides Ninefold's that have a table of techniques.
fn others_with_tables() -> impl Iterator<Item = Scale> {
    let all = Scale::ALL.iter().copied();
    all.filter(|scale| *scale != Scale::NINEFOLD && scale.has_table())
}

/// Level and score on a scale.
fn rank(scale: Scale, technique: Technique, language: Language) -> Option<String> {
    let rank = scale.rank(technique)?;
    Some(match language {
        Language::English => format!("{} {}", rank.level, rank.score),
        Language::Korean => format!("{} {}", rank.level.korean(), rank.score),
    })
}

/// The page's words besides the library's own texts.
struct Said {
    /// The language of the names beside the page's own.
    other: Language,
    /// The headings of the list, up to Ninefold's own scale.
    columns: [&'static str; 3],
    level_and_score: &'static str,
    /// Behind the title of another scale.
    scale: &'static str,
    /// In place of level and score where a scale does not use the technique.
    unranked: &'static str,
    uniqueness: &'static str,
    example: &'static str,
}

const fn words_in(language: Language) -> Said {
    match language {
        Language::English => Said {
            other: Language::Korean,
            columns: ["code", "name", "level, score"],
            level_and_score: "Level and score",
            scale: "'s",
            unranked: "not on this scale",
            uniqueness: "Relies on the puzzle having exactly one solution.",
            example: "Example",
        },
        Language::Korean => Said {
            other: Language::English,
            columns: ["코드", "이름", "난이도, 점수"],
            level_and_score: "난이도와 점수",
            scale: "에서는",
            unranked: "이 기준에는 없음",
            uniqueness: "해가 하나뿐이라는 사실에서 추론합니다.",
            example: "예",
        },
    }
}

/// Names, ranks, the page, and an example.
fn page(technique: Technique, language: Language, styled: bool) -> String {
    let entry = technique.entry();
    let said = words_in(language);
    let [name, other] = [language, said.other].map(|language| technique.name(language));
    let mut out = format!("{name} ({}), {other}\n", entry.code);
    let elsewhere = [("HoDoKu", entry.hodoku), ("Sudoku Explainer", entry.explainer)];
    let elsewhere = elsewhere.into_iter().chain([("SudokuWiki", entry.wiki)]);
    let names: Vec<String> = elsewhere
        .filter_map(|(program, name)| name.map(|name| format!("{program}: {name}")))
        .collect();
    if !names.is_empty() {
        let _ = writeln!(out, "{}", names.join("; "));
    }
    let rank = |scale| rank(scale, technique, language).unwrap_or(said.unranked.to_owned());
    let others: Vec<String> = others_with_tables()
        .map(|scale| format!("{}{}: {}", scale.title(language), said.scale, rank(scale)))
        .collect();
    let (own, others) = (rank(Scale::NINEFOLD), others.join("; "));
    let _ = writeln!(out, "{}: {own} ({others})", said.level_and_score);
    if technique.needs_uniqueness() {
        let _ = writeln!(out, "{}", said.uniqueness);
    }
    out = sentences(&out).into_owned();
    let _ = writeln!(out, "\n{}", paragraphs(technique.page(language).trim_end()));
    if let Some((marks, step)) = example(technique) {
        let board = Board { marks: &marks, step: Some(&step), styled };
        let reason = step.explain(language);
        let reason = sentences(&reason);
        let _ = write!(
            out,
            "\n{}\n{}\n{reason}\n{}",
            said.example,
            step.notation(language),
            board.draw()
        );
    }
    out
}
