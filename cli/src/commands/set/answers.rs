//! The answers to setters' questions: each is a text for people and values for programs, and a classic puzzle is
//! asked as a variant.

use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::progress::Parts;
use crate::console::trouble::Trouble;
use crate::in_out::columns::{Found, json_line, variant_json_line};
use crate::in_out::output::Lines;
use crate::in_out::reply::{MALFORMED, refused};
use crate::in_out::stream::{
    Ask, AskVariant, Deliver, Delivery, End, Finding, Read, Reply, Variant,
};
use crate::options::{Input, Json, Patience};
use clap::Args;
use ninefold::Clues;
use ninefold::text::Value;
use ninefold_variants::{Budget, Puzzle};
use std::io;
use std::mem;
use std::ops::ControlFlow;

/// What every question of a setter has.
#[derive(Args, Debug)]
pub(crate) struct Question {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    patience: Patience,

    #[command(flatten)]
    json: Json,
}

impl Question {
    /// A question about some input.
    pub(crate) fn new(input: Input, patience: Patience, json: Json) -> Question {
        Question { input, patience, json }
    }

    /// How long each puzzle may take.
    pub(super) fn patience(&self) -> Patience {
        self.patience
    }

    /// Asks it of every puzzle. `names` are those of the values that the answers may have; the answers move the bar.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(super) fn ask(
        self,
        console: &Console,
        names: &'static [&'static str],
        progress: Option<&Parts>,
        answer: impl Fn(&Puzzle, Budget<'static>) -> Reply + Sync,
    ) -> anyhow::Result<Exit> {
        let classic = |clues: &Clues, budget| answer(&Puzzle::from(clues), budget);
        self.ask_both(console, names, progress, &answer, classic)
    }

    /// The same with another way to answer for classic puzzles.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(super) fn ask_both(
        self,
        console: &Console,
        names: &'static [&'static str],
        progress: Option<&Parts>,
        answer: impl Fn(&Puzzle, Budget<'static>) -> Reply + Sync,
        classic: impl Fn(&Clues, Budget<'static>) -> Reply + Sync,
    ) -> anyhow::Result<Exit> {
        let sources = self.input.sources();
        let mut replies = Replies {
            lines: Lines::new(),
            json: self.json.json,
            names,
            exit: Exit::Done,
            any: false,
            progress,
        };
        let stream = self.input.stream(&sources, replies.lines.is_on_screen(), console);
        let patience = self.patience;
        let answer = |puzzle: &Puzzle| answer(puzzle, patience.budget());
        let classic = |clues: &Clues| classic(clues, patience.budget());
        let exit = stream.run(&Asking { answer, classic }, &mut replies)?;
        Ok(exit.max(replies.exit))
    }
}

struct Asking<F, C> {
    answer: F,
    classic: C,
}

impl<F, C> Ask for Asking<F, C>
where
    F: Fn(&Puzzle) -> Reply + Sync,
    C: Fn(&Clues) -> Reply + Sync,
{
    type Answer = Reply;

    fn ask(&self, clues: &Clues) -> Reply {
        (self.classic)(clues)
    }

    fn variants(&self) -> Option<&dyn AskVariant> {
        Some(self)
    }
}

impl<F, C> AskVariant for Asking<F, C>
where
    F: Fn(&Puzzle) -> Reply + Sync,
    C: Fn(&Clues) -> Reply + Sync,
{
    fn ask_variant(
        &self,
        variant: &Variant,
        give: &mut dyn FnMut(Finding) -> ControlFlow<()>,
    ) -> End {
        let _ = give(Finding::Reply((self.answer)(&variant.puzzle)));
        End::Solved
    }
}

struct Replies<'a> {
    lines: Lines,
    json: bool,
    names: &'static [&'static str],
    exit: Exit,
    /// Whether something was written, so that a drawing needs a line between.
    any: bool,
    /// Hidden while an answer is written.
    progress: Option<&'a Parts>,
}

impl Replies<'_> {
    fn write(&mut self, reply: &Reply, object: impl Fn(Vec<Found>) -> String) -> io::Result<()> {
        self.exit = self.exit.max(reply.exit);
        if self.json {
            self.push(&object(reply.found.clone()))
        } else {
            if mem::replace(&mut self.any, true) && reply.text.contains('\n') {
                self.push("")?;
            }
            // Why there is no answer is in English for a program.
            let text = match &reply.found[..] {
                [("error", _), ("message", Value::Text(message))]
                    if reply.text != MALFORMED && !self.lines.is_on_screen() =>
                {
                    message
                }
                _ => &reply.text,
            };
            self.push(text)
        }
    }

    fn push(&mut self, text: &str) -> io::Result<()> {
        let Replies { lines, progress, .. } = self;
        let mut push = || lines.push(text);
        match progress {
            Some(bar) => bar.aside(push),
            None => push(),
        }
    }
}

impl Deliver<Reply> for Replies<'_> {
    fn deliver(&mut self, puzzle: &Read<'_>, answer: Option<Reply>) -> io::Result<()> {
        // A malformed record gets its error by itself.
        let malformed =
            || Reply { text: MALFORMED.to_owned(), found: Vec::new(), exit: Exit::Unsolved };
        let names = self.names;
        let object = |found| json_line(puzzle.record, names, found);
        self.write(&answer.unwrap_or_else(malformed), object)
    }

    fn variant(&mut self, puzzle: &Read<'_>, delivery: &Delivery) -> io::Result<()> {
        let names = self.names;
        let object = |found| variant_json_line(puzzle.record, names, found);
        match delivery {
            Delivery::Found(Finding::Reply(reply)) => self.write(reply, object),
            Delivery::Malformed { why, .. } => {
                let reply = refused(&Trouble::malformed_variant(why));
                self.write(&Reply { text: MALFORMED.to_owned(), ..reply }, object)
            }
            Delivery::Found(_) | Delivery::End(_) | Delivery::Again => Ok(()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        let Replies { lines, progress, .. } = self;
        match progress {
            Some(bar) => bar.aside(|| lines.flush()),
            None => lines.flush(),
        }
    }
}
