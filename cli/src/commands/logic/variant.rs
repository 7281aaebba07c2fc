//! Hints and explanations for variants.

use crate::commands::logic::times;
use crate::console::exit::Exit;
use crate::console::language::{language, words};
use crate::console::progress::plural;
use crate::console::trouble::{Trouble, trouble};
use crate::in_out::columns::{Found, raw, troubled};
use crate::in_out::reply::{refused, table, unsolvable};
use crate::in_out::stream::{Reply, Variant};
use crate::show::wrap::sentences;
use clap::Args;
use ninefold::Depth;
use ninefold::text;
use ninefold_variants::board::{self, HouseKind, Values};
use ninefold_variants::explain::{Explainer, Path, Position, Rating, Step, Technique, house_name};
use ninefold_variants::{Board, Budget, Cell, Error, Language, Puzzle, Verdict};
use serde_json::{Map, Value};
use std::fmt::Write;
use std::num::NonZero;

/// How variants are explained.
#[derive(Args, Debug)]
pub(super) struct Variants {
    /// In a variant, try cases when no other step is left
    #[arg(long)]
    cases: bool,

    /// In a variant, when no simpler step is left, find the step that needs the fewest houses and
    /// rules; say if that is proved
    #[arg(long)]
    fewest: bool,
}

/// A step takes this many tries at most with `--fewest`.
const TRIES: u64 = 2_000;

/// How much of a path is written.
pub(super) struct Shown {
    /// Only this step.
    pub(super) step: Option<NonZero<usize>>,
    /// Whether each step has a line only.
    pub(super) brief: bool,
    /// Whether steps are written as JSON.
    pub(super) json: bool,
}

impl Variants {
    fn hardest(&self) -> Technique {
        if self.cases { Technique::Trial } else { Technique::Together }
    }

    fn explainer(&self, puzzle: &Puzzle) -> Explainer {
        Explainer::new(puzzle, self.hardest()).with_tries(if self.fewest { TRIES } else { 0 })
    }

    /// The next step of a puzzle, from what a player has filled in: this, or what its text has.
    pub(super) fn hint(
        &self,
        Variant { puzzle, draft, .. }: &Variant,
        filled: Option<&str>,
        depth: Depth,
        budget: Budget<'_>,
    ) -> Reply {
        let filled = filled.ok_or(&draft.about.filled[..]);
        let (position, verdict) = match position(puzzle, filled, depth, budget) {
            Ok(found) => found,
            Err(reply) => return *reply,
        };
        let step = self.explainer(puzzle).next(&position, budget);
        let Some(step) = step else {
            return refused(&self.stuck(puzzle, &verdict, budget));
        };
        let hint = step.hint(&position, depth, language());
        let mut shown = match depth {
            Depth::Whole => step_text("", &position, &step),
            _ => sentences(&hint).into_owned(),
        };
        let doubt = doubt(&verdict);
        if let Some((_, note)) = &doubt {
            let _ = write!(shown, "\n{}", sentences(note));
        }
        let found: [Found; 3] = [
            ("hint", text::Value::Text(hint)),
            ("technique", text::Value::Text(step.technique.id().to_owned())),
            ("steps", raw(Value::Array(vec![step.to_json(&position, language())]))),
        ];
        let mut found: Vec<Found> = found.into_iter().take(depth as usize + 1).collect();
        found.extend(doubt.map(|(word, _)| ("verdict", text::Value::Text(word.to_owned()))));
        Reply { text: shown, found, exit: Exit::Done }
    }

    /// The steps that solve a puzzle.
    pub(super) fn explain(&self, puzzle: &Puzzle, shown: &Shown, budget: Budget<'_>) -> Reply {
        let (position, verdict) = match position(puzzle, Err(&[]), Depth::Whole, budget) {
            Ok(found) => found,
            Err(reply) => return *reply,
        };
        let mut explainer = self.explainer(puzzle);
        let (mut out, mut steps, mut number) = (String::new(), Vec::new(), 0);
        let path = explainer.path(position, budget, |position, step| {
            number += 1;
            // JSON says how the whole path ends.
            let goes_on = shown.json || shown.step.is_none_or(|wanted| wanted.get() > number);
            if shown.step.is_some_and(|wanted| wanted.get() != number) {
                return goes_on;
            }
            if shown.json {
                steps.push(step.to_json(position, language()));
            } else if shown.brief {
                let _ = writeln!(out, "{number}. {}", step.notation(position, language()));
            } else {
                let _ = writeln!(out, "{}\n", step_text(&format!("{number}. "), position, step));
            }
            goes_on
        });
        match shown.step.map(NonZero::get) {
            Some(wanted) if wanted > path.steps.len() => {
                return refused(&match budget.is_over() {
                    true => Trouble::undecided(),
                    false => super::explain::no_step(wanted, path.steps.len()),
                });
            }
            Some(_) if !shown.json => {
                let text = out.trim_end().to_owned();
                return Reply { text, found: Vec::new(), exit: Exit::Done };
            }
            _ => {}
        }
        let mut reply = self.ended(puzzle, &path, &verdict, budget);
        out.push_str(&reply.text);
        reply.text = out;
        reply.found.push(("steps", raw(Value::Array(steps))));
        reply
    }

    /// How a path ended, and what it took.
    fn ended(&self, puzzle: &Puzzle, path: &Path, verdict: &Verdict, budget: Budget<'_>) -> Reply {
        let (count, size) = (path.steps.len(), path.size());
        let steps = plural(count as u64, "step");
        let named =
            |(technique, count): (Technique, usize)| times(count, technique.name(language()));
        let techniques = path.techniques().map(named).collect::<Vec<_>>().join(", ");
        let counts: Map<String, Value> = path
            .techniques()
            .map(|(technique, count)| (technique.id().to_owned(), count.into()))
            .collect();
        let mut found = vec![
            ("solved", raw(path.solved)),
            ("size", raw(size)),
            ("count", raw(count)),
            ("techniques", raw(Value::Object(counts))),
        ];
        if path.solved {
            let values: Vec<_> = path.end.iter().filter_map(|left| left.iter().next()).collect();
            let Rating { level, hardest, score, .. } = Rating::of(path);
            let word = |text: &str| text::Value::Text(text.to_owned());
            found.insert(0, ("solution", text::Value::Text(puzzle.line(&values))));
            found.splice(2..2, [("level", word(level.name())), ("score", raw(score))]);
            found.insert(4, ("hardest", word(hardest.id())));
            let (english, korean) = (level.name(), level.korean());
            let sentence = words!(
                en: "solved: {english}, size {size}, score {score}, {steps}: {techniques}",
                ko: "풀림: {korean}, 크기 {size}, 점수 {score}, {count}단계: {techniques}",
            );
            return Reply { text: sentence, found, exit: Exit::Done };
        }
        let trouble = self.stuck(puzzle, verdict, budget);
        found.extend(troubled(&trouble));
        let text = words!(
            en: "after {steps}: {0}",
            ko: "{count}단계 뒤: {0}",
            trouble.sentence,
        );
        Reply { text, found, exit: Exit::Unsolved }
    }

    /// Why there is no next step.
    fn stuck(&self, puzzle: &Puzzle, verdict: &Verdict, budget: Budget<'_>) -> Trouble {
        if let Verdict::Several(two) = verdict {
            Trouble::several_variants(&two.each_ref().map(|values| puzzle.line(values)))
        } else if budget.is_over() {
            Trouble::undecided()
        } else if self.cases {
            trouble!("stuck", en: "no step is left", ko: "더 찾을 수 있는 단계가 없습니다")
        } else {
            trouble!(
                "stuck",
                en: "no step is left without trying cases; --cases tries them",
                ko: "경우를 나누지 않고 찾을 수 있는 단계가 없습니다. --cases로 경우를 나누어 볼 수 있습니다",
            )
        }
    }
}

/// What one should know of a step if the puzzle was not proved to have one solution: a word and a sentence.
fn doubt(verdict: &Verdict) -> Option<(&'static str, String)> {
    match verdict {
        Verdict::Several(_) => Some((
            "several",
            words!(
                en: "The puzzle has several solutions; this step holds in all that are left.",
                ko: "해가 여럿인 퍼즐입니다. 이 단계는 남은 모든 해에서 성립합니다.",
            ),
        )),
        Verdict::Undecided => Some((
            "undecided",
            words!(
                en: "There was no time to check that the puzzle has one solution. This step follows from the rules and what is filled in.",
                ko: "제한 시간 안에 해가 하나인지 확인하지 못했습니다. 이 단계는 규칙과 써넣은 숫자만으로 성립합니다.",
            ),
        )),
        Verdict::Unique(_) | Verdict::None => None,
    }
}

/// Why a text does not say what a player has filled in.
pub(super) fn not_filled(why: &Error) -> Trouble {
    let text = |language| format!("--filled: {}", why.text(language));
    let (message, sentence) = (text(Language::English), text(language()));
    Trouble { code: "malformed", message, sentence }
}

/// The hints in order, each once: two mistakes may have the same sentence.
pub(super) fn each_once(hints: impl Iterator<Item = String>) -> Vec<String> {
    let mut all = Vec::new();
    for hint in hints {
        if !all.contains(&hint) {
            all.push(hint);
        }
    }
    all
}

/// A puzzle with what a player has filled in, as they say or as its text has it, and whether it has one solution; or the
/// reply why there is no next step.
fn position<'a>(
    puzzle: &'a Puzzle,
    filled: Result<&str, &[(Cell, board::Value)]>,
    depth: Depth,
    budget: Budget<'_>,
) -> Result<(Position<'a>, Verdict), Box<Reply>> {
    let board = puzzle.board();
    let is_said = filled.is_ok();
    let filled = filled.map_or_else(|filled| Ok(filled.to_vec()), |text| board.filled(text));
    let filled = filled.map_err(|why| Box::new(refused(&not_filled(&why))))?;
    let position = Position::reached(puzzle, &filled, &[]);
    let standing = position.standing(budget);
    if standing.verdict == Verdict::None {
        return Err(Box::new(refused(&unsolvable(puzzle, budget))));
    }
    let wrong = filled.iter().filter(|(cell, _)| standing.wrong.contains(cell));
    let hints = each_once(wrong.map(|(cell, value)| mistake(board, *cell, *value, depth)));
    if !hints.is_empty() {
        let text = sentences(&hints.join("\n")).into_owned();
        let found = vec![("mistakes", raw(Value::from(hints)))];
        return Err(Box::new(Reply { text, found, exit: Exit::Done }));
    }
    if !position.is_solved() {
        return Ok((position, standing.verdict));
    }
    // Setters' texts have the whole solution.
    if !is_said && !filled.is_empty() {
        return Ok((Position::new(puzzle), standing.verdict));
    }
    let solved = trouble!(
        "solved",
        en: "The puzzle is solved.",
        ko: "퍼즐을 다 풀었습니다.",
    );
    Err(Box::new(Reply { exit: Exit::Done, ..refused(&solved) }))
}

/// A hint about a wrong digit: its region, or its row where there is none, or the digit itself.
fn mistake(board: &Board, cell: Cell, value: board::Value, depth: Depth) -> String {
    let of_kind = |kind| {
        let mut houses = board.each_house().filter(|(_, house)| house.cells.contains(&cell));
        houses.find(|(_, house)| house.kind == kind)
    };
    let house = of_kind(HouseKind::Region).or_else(|| of_kind(HouseKind::Row));
    let name = board.name(cell);
    let place = match house {
        Some((house, _)) if depth != Depth::Whole => house_name(board, house, language()),
        _ => name,
    };
    match depth {
        Depth::Where => {
            words!(en: "Something is wrong in {place}.", ko: "{place}에 틀린 곳이 있습니다.")
        }
        Depth::Which => {
            words!(en: "A digit is wrong in {place}.", ko: "{place}에 틀린 숫자가 있습니다.")
        }
        _ => {
            let value = board.number(value);
            words!(en: "The {value} in {place} is wrong.", ko: "{place}에 틀린 숫자가 있습니다: {value}")
        }
    }
}

/// A step: its notation, its sentences, and the board.
fn step_text(number: &str, position: &Position<'_>, step: &Step) -> String {
    let notation = step.notation(position, language());
    let text = step.text(position, language());
    format!("{number}{notation}\n{}\n{}", sentences(&text), board(position, step))
}

/// The candidates, with a sign before those of the step: + is placed, - is removed, * matters.
fn board(position: &Position<'_>, step: &Step) -> String {
    let board = position.puzzle().board();
    let comma = if board.needs_commas() { "," } else { "" };
    let text = |cell: Cell| {
        let effect = step.effects.iter().find(|effect| effect.cell == cell);
        let pattern = step.pattern.iter().find(|(other, _)| *other == cell);
        let sign = |value| match (effect, pattern) {
            (Some(effect), _) if !effect.kept.contains(value) => "-",
            (Some(effect), _) if effect.kept.len() == 1 => "+",
            (_, Some((_, values))) if values.contains(value) => "*",
            _ => "",
        };
        let values: Values = position.of(cell);
        let texts = values.iter().map(|value| format!("{}{}", sign(value), board.number(value)));
        texts.collect::<Vec<_>>().join(comma)
    };
    table(board, text)
}
