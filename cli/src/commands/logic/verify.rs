//! `ninefold verify`.

use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::{Exit, NoPuzzle};
use crate::console::language::{language, words};
use crate::console::progress::plural;
use crate::in_out::output::Lines;
use crate::in_out::source::Source;
use anyhow::{Context, ensure};
use clap::Args;
use ninefold::proof::{Checker, Claim, Proof, Unreadable};
use ninefold::text::parse;
use ninefold::{Clues, Puzzle};
use ninefold_variants::Puzzle as Variant;
use ninefold_variants::board::Values;
use ninefold_variants::explain::Position;
use ninefold_variants::format::{fault, read_certain};
use ninefold_variants::questions::{Verified, verify};
use serde_json::Value;
use std::ffi::OsString;
use std::fmt::{Display, Write as _};
use std::io::{BufRead, BufReader};

/// Check proofs of steps, for example those of another program
///
/// Reads the output of `ninefold explain --json --verify`, or text. In a text, a line with a puzzle is
/// followed by its steps, one per line: claims, a colon and a proof, such as `r5c5=5 : truths r5c5`.
/// What follows a # is a comment. Each step is checked in the position after the accepted steps before
/// it. Steps of variants are read as JSON only.
///
/// Writes one line per step: accepted, refused or malformed, then its place and its claim, and for a
/// refused step the flaw. docs/PROOFS.md explains proofs.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold verify steps.txt
  ninefold explain --json --verify puzzle.txt | ninefold verify
  ninefold verify steps.txt | cut -d: -f1 | sort | uniq -c")]
pub(crate) struct Verify {
    /// Files with puzzles and steps, `-` for standard input (the default)
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,
}

impl Run for Verify {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        let mut verifying =
            Verifying { lines: Lines::new(), console, checker: None, counts: [0; 4] };
        for source in Source::of_arguments(&self.files) {
            verifying.source(&source)?;
        }
        verifying.lines.flush()?;
        let [puzzles, accepted, refused, malformed] = verifying.counts;
        ensure!(puzzles + malformed > 0, NoPuzzle);
        let (number, steps) = (plural(puzzles, "puzzle"), plural(accepted, "step"));
        console.note(words!(
            en: "{number}: {steps} accepted, {refused} refused, {malformed} malformed",
            ko: "퍼즐 {puzzles}개: 단계 {accepted}개 확인됨, {refused}개 거부됨, {malformed}개 형식 오류",
        ));
        Ok(if refused + malformed > 0 { Exit::Unsolved } else { Exit::Done })
    }
}

struct Verifying<'a> {
    lines: Lines,
    console: &'a Console,
    /// The position; none before a puzzle, and after a malformed one.
    checker: Option<Checker>,
    /// Puzzles, steps accepted and refused, and malformed lines.
    counts: [u64; 4],
}

impl Verifying<'_> {
    fn source(&mut self, source: &Source) -> anyhow::Result<()> {
        let cannot = || words!(en: "cannot read {source}", ko: "{source}: 읽을 수 없습니다");
        let mut input = BufReader::new(source.open().with_context(cannot)?);
        self.checker = None;
        // A JSON object may have several lines.
        let (mut first, mut object) = (0, String::new());
        for number in 1.. {
            let mut bytes = Vec::new();
            if input.read_until(b'\n', &mut bytes).with_context(cannot)? == 0 {
                break;
            }
            let line = String::from_utf8_lossy(&bytes);
            if object.is_empty() && !line.trim_start().starts_with('{') {
                self.line(&format!("{source}:{number}"), line.trim_end())?;
                continue;
            }
            if object.is_empty() {
                first = number;
            }
            object.push_str(&line);
            while !object.is_empty() {
                let mut next = "";
                match serde_json::from_str::<Value>(&object) {
                    Err(error) if error.is_eof() => break,
                    Err(error) => {
                        let at = first + error.line() - 1;
                        let place = format!("{source}:{at}:{}", error.column());
                        self.malformed(&place, fault(&error).text(language()))?;
                        // Behind an object that was cut off, the line may begin another one.
                        if first < number && line.starts_with('{') {
                            next = &line;
                        }
                    }
                    Ok(value) => self.object(&format!("{source}:{first}"), &value)?,
                }
                first = number;
                object = next.to_owned();
            }
        }
        if !object.is_empty() {
            let message =
                words!(en: "the JSON object does not end", ko: "JSON 객체가 끝나지 않았습니다");
            self.malformed(&format!("{source}:{first}"), &message)?;
        }
        Ok(())
    }

    /// A line of text.
    fn line(&mut self, place: &str, line: &str) -> anyhow::Result<()> {
        let text = line.split('#').next().unwrap_or_default();
        if text.trim().is_empty() {
            return Ok(());
        }
        let read = match text.split_once(':') {
            None => return self.start(place, text.trim()),
            Some((claim, proof)) => {
                let shift = claim.len() + 1;
                let proof = proof.parse::<Proof>();
                let proof = proof.map_err(|mut wrong| {
                    wrong.at += shift;
                    wrong
                });
                claim.parse::<Claim>().and_then(|claim| Ok((claim, proof?)))
            }
        };
        match read {
            Ok((claim, proof)) => self.step(place, &claim, &proof),
            Err(wrong) => {
                if let Some(message) = puzzle(text) {
                    self.checker = None;
                    return self.malformed(place, &message);
                }
                let column = text[..wrong.at].chars().count() + 1;
                self.malformed(&format!("{place}:{column}"), &wrong.text(language()))
            }
        }
    }

    /// The start of a path.
    fn start(&mut self, place: &str, text: &str) -> anyhow::Result<()> {
        let Ok(clues) = text.parse::<Clues>() else {
            let told = puzzle(text);
            // A claim without a proof is a step with a mistake, and the path goes on.
            if told.is_some() || !text.contains(['=', '<']) {
                self.checker = None;
            }
            let message = told.unwrap_or_else(|| {
                words!(
                    en: "expected a puzzle, or claims, a colon and a proof",
                    ko: "퍼즐, 또는 '주장 : 증명' 꼴의 단계가 와야 합니다",
                )
            });
            return self.malformed(place, &message);
        };
        // From a contradiction any step follows.
        if let Some(conflict) = clues.conflict() {
            self.checker = None;
            let conflict = conflict.text(language());
            let message = words!(en: "the puzzle contradicts itself: {conflict}", ko: "퍼즐이 모순입니다: {conflict}");
            return self.malformed(place, &message);
        }
        // Without a single solution, deadly patterns and symmetries prove nothing.
        let unique = Puzzle::try_from(clues).ok().map(|puzzle| puzzle.unique());
        self.checker = Some(Checker::new(clues.candidates(), unique));
        self.counts[0] += 1;
        Ok(())
    }

    /// What `explain --json --verify` writes for a puzzle.
    fn object(&mut self, place: &str, value: &Value) -> anyhow::Result<()> {
        let puzzle = value["puzzle"].as_str().unwrap_or_default();
        // Steps of variants rest on houses and rules.
        let mut steps = value["steps"].as_array().into_iter().flatten();
        if steps.any(|step| !step["proof"]["reasons"].is_null()) {
            return self.variant(place, puzzle, &value["steps"]);
        }
        self.start(place, puzzle)?;
        if self.checker.is_none() && read_certain(puzzle).is_some() {
            return Ok(());
        }
        for (number, step) in value["steps"].as_array().into_iter().flatten().enumerate() {
            let place = format!("{place} step {}", number + 1);
            match read(step) {
                Ok((claim, proof)) => self.step(&place, &claim, &proof)?,
                Err(Some(wrong)) => self.malformed(&place, &wrong.text(language()))?,
                Err(None) => {
                    let message = words!(
                        en: "expected placements, eliminations and a proof (explain needs --verify)",
                        ko: "placements, eliminations, proof가 있어야 합니다(explain에는 --verify가 필요합니다)",
                    );
                    self.malformed(&place, &message)?;
                }
            }
        }
        Ok(())
    }

    /// What `explain --json` writes for a variant.
    fn variant(&mut self, place: &str, text: &str, steps: &Value) -> anyhow::Result<()> {
        self.checker = None;
        let puzzle = match text.parse::<Variant>() {
            Ok(puzzle) => puzzle,
            Err(wrong) => return self.malformed(place, &wrong.in_line().text(language())),
        };
        let mut position = Position::new(&puzzle);
        if position.candidates().contains(&Values::EMPTY) {
            let message = words!(en: "the puzzle contradicts itself", ko: "퍼즐이 모순입니다");
            return self.malformed(place, &message);
        }
        self.counts[0] += 1;
        for (number, step) in steps.as_array().into_iter().flatten().enumerate() {
            let place = format!("{place} step {}", number + 1);
            match verify(&mut position, step) {
                Some(Verified { claim, flaw: None, .. }) => self.accepted(&place, claim)?,
                Some(Verified { claim, flaw: Some(flaw), .. }) => {
                    self.refused(&place, claim, flaw)?;
                }
                None => {
                    let message = words!(
                        en: "expected placements, eliminations and a proof with houses and rules of the puzzle",
                        ko: "placements, eliminations, 그리고 퍼즐의 하우스와 규칙으로 된 proof가 있어야 합니다",
                    );
                    self.malformed(&place, &message)?;
                }
            }
        }
        Ok(())
    }

    fn step(&mut self, place: &str, claim: &Claim, proof: &Proof) -> anyhow::Result<()> {
        let Some(checker) = &mut self.checker else {
            let message =
                words!(en: "expected a puzzle before its steps", ko: "단계 앞에 퍼즐이 없습니다");
            return self.malformed(place, &message);
        };
        match checker.take(claim, proof) {
            Ok(()) => self.accepted(place, claim),
            Err(flaw) => self.refused(place, claim, flaw),
        }
    }

    fn accepted(&mut self, place: &str, claim: impl Display) -> anyhow::Result<()> {
        self.counts[1] += 1;
        Ok(self.lines.push(format_args!("accepted: {place}: {claim}"))?)
    }

    fn refused(
        &mut self,
        place: &str,
        claim: impl Display,
        flaw: impl Display,
    ) -> anyhow::Result<()> {
        self.counts[2] += 1;
        Ok(self.lines.push(format_args!("refused: {place}: {claim}: {flaw}"))?)
    }

    fn malformed(&mut self, place: &str, message: &str) -> anyhow::Result<()> {
        self.counts[3] += 1;
        self.lines.push(format_args!("malformed: {place}"))?;
        self.lines.flush()?;
        self.console.at(place, message);
        Ok(())
    }
}

/// What to say of a text that is a puzzle in a format that is not read here, or a variant.
fn puzzle(text: &str) -> Option<String> {
    if parse(text).iter().any(|record| record.clues.is_ok()) {
        return Some(words!(
            en: "verify takes a puzzle as 81 characters, with its steps below, or what `ninefold explain --json --verify` writes",
            ko: "verify는 81자로 쓴 퍼즐과 그 아래의 단계, 또는 `ninefold explain --json --verify`의 출력을 읽습니다",
        ));
    }
    read_certain(text).map(|_| {
        words!(
            en: "verify takes variants only with steps of `explain --json`; judge-steps checks other claims about them",
            ko: "verify는 변형 퍼즐을 `explain --json`이 쓴 단계와 함께만 받습니다. 다른 주장은 judge-steps가 확인합니다",
        )
    })
}

/// A step of JSON, through its text. `None` when a field is missing.
fn read(step: &Value) -> Result<(Claim, Proof), Option<Unreadable>> {
    let mut claim = String::new();
    for (field, sign) in [("placements", "="), ("eliminations", "<>")] {
        for (cell, digit) in candidates(step.get(field)).ok_or(None)? {
            let _ = write!(claim, "{cell}{sign}{digit} ");
        }
    }
    let proof = proof(step.get("proof").ok_or(None)?).ok_or(None)?;
    Ok((claim.parse().map_err(Some)?, proof.parse().map_err(Some)?))
}

/// A proof of JSON as text.
fn proof(proof: &Value) -> Option<String> {
    if let Some(text) = proof.as_str() {
        return Some(text.to_owned());
    }
    let mut text = String::new();
    match proof["kind"].as_str()? {
        "deadly" => {
            text.push_str("deadly ");
            for cell in proof["cells"].as_array()? {
                let _ = write!(text, "{} ", cell.as_str()?);
            }
            let guardians = candidates(proof.get("guardians"))?;
            text.push_str(if guardians.is_empty() { "" } else { "guardians " });
            for (cell, digit) in guardians {
                let _ = write!(text, "{cell}({digit}) ");
            }
        }
        "symmetry" => {
            let _ = write!(text, "symmetry {} ", proof["transformation"].as_str()?);
        }
        _ => {}
    }
    text.push_str("truths");
    for truth in proof["truths"].as_array()? {
        let _ = match (truth["cell"].as_str(), truth["house"].as_str()) {
            (Some(cell), _) => write!(text, " {cell}"),
            // Such as `row 3`.
            (None, house) => {
                let (kind, number) = house?.split_once(' ')?;
                write!(text, " {}{}{number}", truth["digit"].as_u64()?, kind.get(..1)?)
            }
        };
    }
    Some(text)
}

/// A list of objects with `cell` and `digit`.
fn candidates(list: Option<&Value>) -> Option<Vec<(&str, u64)>> {
    let list = list?.as_array()?.iter();
    list.map(|value| Some((value["cell"].as_str()?, value["digit"].as_u64()?))).collect()
}
