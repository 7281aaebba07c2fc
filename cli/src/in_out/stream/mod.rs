//! The one path from sources to answers for every command: read, answer, deliver in order.
//!
//! One thread reads, several answer, and the calling thread delivers, all at the same time.

mod answer;
pub(crate) mod ask;
mod batch;
mod blocks;
mod deliver;
mod pace;
mod part;
#[cfg(test)]
mod tests;
mod variant_answer;
mod variants;

pub(crate) use ask::{Ask, AskLines, AskSolvable, AskVariant, Deliver, FEW, MANY, Read, Said};
pub(crate) use batch::Passed;
pub(crate) use blocks::AnswerBlocks;

use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::language::{language, words};
use crate::console::of_system;
use crate::console::progress::{Grouped, Progress, plural};
use crate::in_out::plain::plain;
use crate::in_out::recognised::{Recognised, recognised};
use crate::in_out::resume::Point;
use crate::in_out::source::{Source, Text, is_regular};
use crate::options::Named;
use answer::{Answering, answer, answer_all};
use batch::{Batches, read_blocks, read_records};
use deliver::{Origin, Taking};
use ninefold::grid::particle;
use ninefold::text::bulk::Blocks;
use ninefold::text::{Format, Malformed, Reader};
use pace::Pace;
use part::{Alarm, Progressed};
use same_file::Handle;
use std::fmt;
use std::io;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::thread;
pub(crate) use variant_answer::{Delivery, End, Finding, Large, Printed, Reply, Variant, remarked};
use variants::read_variants;
pub(crate) use variants::{is_same, listed, not_continued};

/// A stream of puzzles to read and answer.
pub(crate) struct Stream<'a> {
    /// Where the puzzles come from.
    pub(crate) sources: &'a [Source],
    /// Their format; recognised when there is none.
    pub(crate) from: Option<Named>,
    /// The puzzles to skip because an earlier run answered them.
    pub(crate) kept: Point,
    /// The puzzles so far.
    pub(crate) passed: Passed,
    /// Whether the run is past the point where it continues.
    pub(crate) gone_on: bool,
    /// The number of answering threads; all processors by default.
    pub(crate) threads: Option<NonZero<usize>>,
    /// The receiver of messages.
    pub(crate) console: &'a Console,
    /// Shows the progress of the work.
    pub(crate) progress: Progress,
}

impl Stream<'_> {
    /// Continues the run that left this much, if there is one.
    pub(crate) fn go_on(&mut self, kept: Option<Point>) {
        self.kept = kept.unwrap_or(Point::START);
        if self.kept.whole > 0 {
            let whole = Grouped(self.kept.whole);
            let answered = plural(self.kept.whole, "answered puzzle");
            self.console.note(words!(en: "continuing after {answered}", ko: "답이 있는 퍼즐 {whole}개 다음부터 이어서 합니다"));
        }
    }

    /// Answers every puzzle. The exit status shows whether something could not be read.
    ///
    /// # Errors
    /// When the output cannot be written.
    pub(crate) fn run<A: Ask>(
        self,
        asked: &A,
        to: &mut dyn Deliver<A::Answer>,
    ) -> io::Result<Exit> {
        let kept = self.kept;
        let variants = asked.variants();
        let work = Work {
            together: asked.together(),
            by_lines: asked.by_lines().is_some(),
            takes_variants: variants.is_some(),
            takes_variants_only: variants.is_some_and(AskVariant::only),
            prefers_classic: variants.is_none_or(AskVariant::prefers_classic),
            refusal: variants.is_none().then(|| asked.refuses_variants()),
            answer: &|batch, memory, parts| answer(asked, kept, batch, memory, parts),
        };
        self.run_all(&work, &mut |stream, part, from| stream.deliver_part(part, from, to))
    }

    fn run_all(mut self, work: &Work<'_>, to: &mut Taking<'_>) -> io::Result<Exit> {
        let mut exit = Exit::Done;
        if let Ok(output) = Handle::stdout()
            && is_regular(&output)
            && let Some(source) = self.sources.iter().find(|source| source.is_file(&output))
        {
            self.console.error(both_read_and_written(source));
            return Ok(Exit::Usage);
        }
        for source in self.sources {
            if source.is_typed() {
                self.console.note(typing());
            }
            match self.read(source, work, to) {
                Ok(found) => exit = exit.max(found),
                Err(Failed::Output(error)) => return Err(error),
                Err(Failed::Input(error)) => {
                    let message = words!(
                        en: "cannot read {source}: {}",
                        ko: "{source}: 읽을 수 없습니다: {}",
                        of_system(&error),
                    );
                    self.progress.aside(|| self.console.error(message));
                    exit = Exit::Usage;
                }
            }
        }
        self.progress.finish();
        if self.passed.kept(self.kept) < self.kept.records {
            return Err(io::Error::other(words!(
                en: "the output has more answers ({}) than the input has puzzles ({}); without --resume the file is written anew",
                ko: "출력 파일에는 이미 퍼즐 {}개의 답이 있으나 입력에는 {}개뿐입니다. --resume 없이 실행하면 새로 씁니다",
                Grouped(self.kept.whole + 1),
                Grouped(self.passed.kept(self.kept)),
            )));
        }
        Ok(exit)
    }

    fn read(
        &mut self,
        source: &Source,
        work: &Work<'_>,
        to: &mut Taking<'_>,
    ) -> Result<Exit, Failed> {
        let meter = self.progress.meter();
        let start = meter.load(Ordering::Relaxed);
        let input = source.open_metered(Arc::clone(&meter)).map_err(Failed::Input)?;
        let blank = Arc::new(AtomicBool::new(true));
        let input = Text::new(input, Arc::clone(&blank));
        let Recognised { input, format, has_comments: comments, has_variants, is_plain, is_table } =
            recognised(input, source, self.from).map_err(Failed::Input)?;
        let refusal = work.refusal.clone();
        let mut from = Origin {
            source,
            format,
            comments,
            refusal,
            is_told: false,
            refused: 0,
            exit: Exit::Done,
        };
        if has_variants && !is_plain {
            from.refuse(self);
        }
        let is_list = has_variants && (work.takes_variants || is_plain);
        let has_variants = is_list || work.takes_variants_only && !is_table;
        if has_variants && self.kept.whole > 0 && !self.kept.counts_all {
            return Err(Failed::Output(io::Error::other(not_continued())));
        }
        let named = self.from.and_then(Named::variant_format);
        let described = match named {
            Some(named) => (named.name, named.summary(language())),
            None => (format.name(), format.summary(language())),
        };
        self.tell_recognised(source, described, is_list && named.is_none());
        let by_lines =
            format == Format::Line && work.by_lines && !matches!(source, Source::Argument(_));
        let (kept, first, prefers_classic) = (self.kept, self.passed, work.prefers_classic);
        let reading = move |pace: &Pace, to| {
            if has_variants {
                read_variants(input, named, first, kept, to)
            } else if by_lines {
                read_blocks(Blocks::new(input), pace, first, kept, to, &meter)
            } else {
                let settled = |record| if prefers_classic { plain(record, None) } else { record };
                let reader = Reader::with_format(input, format);
                read_records(reader, settled, pace, first, to, (start, &meter))
            }
        };
        let from = self.answer(reading, work, from, to)?;
        let is_guessed = self.from.is_none() && !has_variants && !from.is_told;
        self.tell_doubts(&from, described, first, is_guessed);
        if self.passed.records > first.records || blank.load(Ordering::Relaxed) {
            return Ok(from.exit);
        }
        let (name, summary) = described;
        let message = words!(
            en: "{source}: no puzzle was found in what looks like {name} ({summary}); --from FORMAT names another format",
            ko: "{source}: {name} 형식({summary})으로 읽었으나 퍼즐이 없습니다. 다른 형식은 --from FORMAT으로 정합니다",
        );
        self.progress.aside(|| self.console.error(message));
        Ok(from.exit.max(Exit::Unsolved))
    }

    /// Tells how a source is read.
    fn tell_recognised(&self, source: &Source, (name, summary): (&str, &str), is_list: bool) {
        let recognised = match is_list {
            true => words!(
                en: "{source}: recognised as a list with variants",
                ko: "{source}: 변형 퍼즐이 있는 목록으로 읽습니다",
            ),
            false => words!(
                en: "{source}: recognised as {name}: {summary}",
                ko: "{source}: {name} 형식({summary})으로 읽습니다",
            ),
        };
        self.progress.aside(|| self.console.detail(recognised));
    }

    /// Reads on a thread, answers on several, and delivers on this one.
    fn answer<'a>(
        &mut self,
        reading: impl FnOnce(&Pace, Batches) -> io::Result<()> + Send,
        work: &Work<'_>,
        from: Origin<'a>,
        to: &mut Taking<'_>,
    ) -> Result<Origin<'a>, Failed> {
        let processors = || thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
        let threads = self.threads.unwrap_or_else(processors).get();
        let pace = Pace::new(work.together);
        let pace = &pace;
        let most = (threads + 2) * work.together;
        let (delivered, deliveries) = channel();
        let (read, unanswered) = channel();
        let (answer, answered) = channel();
        let unanswered = Mutex::new(unanswered);
        let unanswered = &unanswered;
        // Its channel ends are dropped with the closure, so that the others stop when it does.
        thread::scope(move |scope| {
            let last = answer.clone();
            let reading = move || {
                let _alarm = Alarm(&last);
                if let Err(error) = reading(pace, Batches::new(most, deliveries, read)) {
                    let _ = last.send(Progressed::Failed(error));
                }
            };
            thread::Builder::new().spawn_scoped(scope, reading).map_err(Failed::Input)?;
            for started in 0..threads {
                let answer = answer.clone();
                let answering = move || answer_all(work.answer, pace, unanswered, &answer);
                match thread::Builder::new().spawn_scoped(scope, answering) {
                    Ok(_) => {}
                    Err(error) if started == 0 => return Err(Failed::Input(error)),
                    // The system allows no more; the existing ones do the work.
                    Err(_) => break,
                }
            }
            drop(answer);
            self.deliver(&answered, &delivered, from, to)
        })
    }

    /// Tells how many variants were not taken, and that a guessed format may be wrong where not all was understood.
    fn tell_doubts(
        &self,
        from: &Origin<'_>,
        (name, summary): (&str, &str),
        first: Passed,
        is_guessed: bool,
    ) {
        let source = from.source;
        if from.refused > 1 {
            let (count, more) =
                (Grouped(from.refused - 1), plural(from.refused - 1, "more variant"));
            self.progress.aside(|| {
                self.console.note(words!(
                    en: "{source}: {more}",
                    ko: "{source}: 변형 퍼즐이 {count}개 더 있습니다",
                ));
            });
        }
        let found = self.passed.records - first.records;
        if is_guessed && self.passed.answered - first.answered < found {
            self.progress.aside(|| {
                self.console.note(words!(
                    en: "{source}: read as {name} ({summary}); --from FORMAT names another format",
                    ko: "{source}: {name} 형식({summary})으로 읽었습니다. 다른 형식은 --from FORMAT으로 정합니다",
                ));
            });
        }
    }
}

/// What is said to a person who has to type the puzzles.
pub(crate) fn typing() -> String {
    words!(
        en: "type or paste puzzles; Ctrl-D ends the input",
        ko: "키보드에서 퍼즐을 읽습니다. Ctrl-D로 끝냅니다",
    )
}

/// What is wrong at the place of an error.
pub(crate) fn misplaced(error: &Malformed) -> String {
    let language = language();
    let (expected, found) = (error.expected.text(language), error.found.text(language));
    let should_be = particle(&expected, "이어야", "여야");
    words!(
        en: "expected {expected}, found {found}",
        ko: "{expected}{should_be} 하는데 {found}입니다",
    )
}

/// What is said of a file that would be lost.
pub(crate) fn both_read_and_written(file: impl fmt::Display) -> String {
    words!(
        en: "{file} cannot be read and written at once; write to another file",
        ko: "{file}: 읽으면서 쓸 수 없습니다. 다른 파일에 쓰세요",
    )
}

/// What a command asks for, without the type of its answers.
struct Work<'a> {
    together: usize,
    by_lines: bool,
    takes_variants: bool,
    takes_variants_only: bool,
    /// Whether classic puzzles in formats of variants are answered as others are.
    prefers_classic: bool,
    /// Why it takes no variants, if it takes none.
    refusal: Option<String>,
    answer: &'a Answering<'a>,
}

/// The side of an error: a failing source does not stop the others from being read.
enum Failed {
    Input(io::Error),
    Output(io::Error),
}
