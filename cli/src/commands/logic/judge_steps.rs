//! `ninefold judge-steps`.

use crate::commands::Run;
use crate::console::Console;
use crate::console::exit::{Exit, NoPuzzle};
use crate::console::language::words;
use crate::in_out::output::Lines;
use crate::in_out::source::Source;
use anyhow::{Context, ensure};
use clap::Args;
use ninefold::solve::Cancel;
use ninefold::text::LINE_LIMIT;
use ninefold_variants::questions;
use serde_json::{Value, json};
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read};

/// Answer questions of programs that reason, one JSON object a line
///
/// A line may ask for a solution, a check, a rating or the next hint, or whether claims about a
/// position hold and why. Classic puzzles and variants may be mixed. Each answer is an object on a
/// line, in the same order; an error is an answer too. docs/VARIANTS.md describes the members.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold judge-steps questions.jsonl
  echo '{\"puzzle\": \"1.....3..4.....2\", \"ask\": \"hint\"}' | ninefold judge-steps")]
pub(crate) struct JudgeSteps {
    /// Files with questions, `-` for standard input (the default)
    #[arg(value_name = "FILE")]
    files: Vec<OsString>,
}

/// What is said of a line that is not read to its end.
fn too_long(number: usize) -> Value {
    let message = format!("line {number} is longer than {LINE_LIMIT} bytes");
    json!({ "error": "malformed", "message": message })
}

impl Run for JudgeSteps {
    fn run(self, _: &Console) -> anyhow::Result<Exit> {
        let (mut lines, mut exit, mut any) = (Lines::new(), Exit::Done, false);
        for source in Source::of_arguments(&self.files) {
            let cannot = || words!(en: "cannot read {source}", ko: "{source}: 읽을 수 없습니다");
            let mut input = BufReader::new(source.open().with_context(cannot)?);
            let (mut bytes, mut number) = (Vec::new(), 0);
            let most = LINE_LIMIT as u64 + 1;
            while (&mut input).take(most).read_until(b'\n', &mut bytes).with_context(cannot)? > 0 {
                number += 1;
                let is_long = bytes.len() > LINE_LIMIT && !bytes.ends_with(b"\n");
                if is_long {
                    input.skip_until(b'\n').with_context(cannot)?;
                }
                let text = String::from_utf8_lossy(&bytes);
                if !text.trim().is_empty() {
                    any = true;
                    let answer = match is_long {
                        true => too_long(number),
                        false => questions::answer_text(&text, number, &Cancel::new()),
                    };
                    if answer.get("error").is_some() {
                        exit = Exit::Unsolved;
                    }
                    lines.push(&answer)?;
                    // The program that asks may wait for the answer.
                    lines.flush()?;
                }
                bytes.clear();
            }
        }
        ensure!(any, NoPuzzle);
        Ok(exit)
    }
}
