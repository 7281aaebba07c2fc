//! `ninefold explain --scale proof`: the smallest proof of every step.

use super::{Explaining, Form, no_step, with_solution};
use crate::commands::logic::pencil::Board;
use crate::commands::logic::proving::Proved;
use crate::commands::logic::reasoning::{Answered, Outcome};
use crate::commands::logic::{json, times};
use crate::console::language::words;
use crate::console::trouble::Trouble;
use crate::show::wrap::sentences;
use ninefold::Language;
use ninefold::position::Position;
use ninefold::rate::proof::{self, Explained};
use ninefold::rate::{End, Figure};
use ninefold::technique::Budget;
use ninefold::{Marks, Technique};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

impl Explaining {
    /// The path of the smallest proofs, or one step of it.
    pub(super) fn smallest(&self, position: &Position, budget: &Budget<'_>) -> Outcome {
        let mut path: Vec<Explained> = Vec::new();
        let last = self.step.map_or(usize::MAX, NonZero::get);
        let end = proof::follow(position, budget, &mut |explained| {
            path.push(explained);
            if path.len() < last { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if end == End::Stopped && path.len() < last {
            return Err(Trouble::undecided());
        }
        if let Some(n) = self.step
            && path.len() < n.get()
        {
            let count = path.len();
            return Err(no_step(n.get(), count));
        }
        let mut marks = position.marks().clone();
        let (mut out, mut steps) = (String::new(), Vec::new());
        for (i, explained) in path.iter().enumerate() {
            if self.step.is_none_or(|wanted| wanted.get() == i + 1) {
                match self.form {
                    Form::Json => steps.push(self.smallest_json(&marks, explained)),
                    _ => self.push_smallest(&mut out, i + 1, &marks, explained),
                }
            }
            marks.apply(&explained.step);
        }
        if self.form == Form::Json {
            let mut object = totals(&path, end);
            object.insert("steps".to_owned(), steps.into());
            return Ok(with_solution(position, object));
        }
        if self.step.is_none() {
            out.push_str(&summary(&path, end, self.language));
        }
        Ok(Answered::Text(out))
    }

    fn smallest_proof(&self, marks: &Marks, explained: &Explained) -> Proved {
        let proved = Proved::of_claim(&explained.step.claim(), explained.proof(), marks);
        self.refused.fetch_or(proved.is_refused(), Ordering::Relaxed);
        proved
    }

    fn smallest_json(&self, marks: &Marks, explained: &Explained) -> Value {
        let mut object = json::explained(explained, self.language);
        object["proof"] = self.smallest_proof(marks, explained).json();
        object
    }

    fn push_smallest(&self, out: &mut String, number: usize, marks: &Marks, explained: &Explained) {
        let _ = writeln!(out, "{number}. {}", explained.notation(self.language));
        if matches!(self.form, Form::Drawn { .. }) {
            let _ = writeln!(out, "{}", sentences(&explained.explain(self.language)));
        }
        if self.verify {
            let indent = if self.form == Form::Brief { "   " } else { "" };
            let proved = self.smallest_proof(marks, explained);
            let _ = writeln!(out, "{indent}{}", proved.text(self.language));
        }
        if let Form::Drawn { styled } = self.form {
            let board = Board { marks, step: Some(&explained.step), styled };
            let _ = writeln!(out, "{}", board.draw());
        }
    }
}

/// The size of the largest proof, and the least size that must occur.
fn sizes(path: &[Explained]) -> [Figure; 2] {
    let largest = |steps: &mut dyn Iterator<Item = &Explained>| {
        Figure::Size(steps.map(|step| step.size).max().unwrap_or(0) as u32)
    };
    [largest(&mut path.iter()), largest(&mut path.iter().filter(|step| step.is_smallest))]
}

/// How many steps have the name of each technique, by technique; those without a name are `None`.
fn counts(path: &[Explained]) -> BTreeMap<Option<Technique>, usize> {
    let mut counts = BTreeMap::new();
    for step in path {
        *counts.entry(step.is_named.then(|| step.step.technique())).or_default() += 1;
    }
    counts
}

fn totals(path: &[Explained], end: End) -> Map<String, Value> {
    let [size, least] = sizes(path).map(json::figure);
    let techniques: Map<String, Value> = counts(path)
        .into_iter()
        .filter_map(|(technique, count)| Some((technique?.entry().code.to_owned(), count.into())))
        .collect();
    let object = json!({
        "solved": end == End::Solved,
        "size": size,
        "least": least,
        "hardest": null,
        "count": path.len(),
        "techniques": techniques,
    });
    if let Value::Object(map) = object { map } else { Map::new() }
}

fn summary(path: &[Explained], end: End, language: Language) -> String {
    let steps = path.len();
    if end != End::Solved {
        return words!(en: "after {steps} steps {end}\n", ko: "{steps}단계 뒤 막힘\n");
    }
    let [size, least] = sizes(path);
    let size = if size == least { size.to_string() } else { format!("{least}-{size}") };
    let counts: Vec<String> = counts(path)
        .into_iter()
        .map(|(technique, count)| match (technique, language) {
            (Some(technique), _) => times(count, technique.name(language)),
            (None, Language::English) => times(count, "Truths and links"),
            (None, Language::Korean) => times(count, "참과 링크"),
        })
        .collect();
    let counts = counts.join(", ");
    words!(
        en: "solved: proof size {size}, {steps} steps: {counts}\n",
        ko: "풀림: 증명 크기 {size}, {steps}단계: {counts}\n",
    )
}
