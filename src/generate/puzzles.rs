//! Makes puzzles as requested, many at once.

use super::impossible::Impossible;
use super::pattern;
use super::question::{Ask, Asker, Known, answer, other};
use super::random::{Random, Seed};
use super::request::Request;
use super::task::{NotFound, Task, Turn};
use crate::solve::Puzzle;
use alloc::vec::Vec;
use core::ops::Range;

/// How many puzzles are made at the same time: enough to have a question for each lane of the
/// engine, and few enough to stay in the cache.
const AT_ONCE: usize = 64;

/// A random puzzle. The same seed makes the same puzzle everywhere.
///
/// # Errors
/// [`Impossible`] when no puzzle can fulfil the request. The inner result is [`NotFound`] when none was
/// found within the allowed number of starts.
pub fn puzzle(request: &Request, seed: Seed) -> Result<Result<Puzzle, NotFound>, Impossible> {
    let mut one = puzzles(request, seed, 0..1)?;
    Ok(one.remove(0))
}

/// The puzzles with these numbers in an endless series. Puzzle `i` depends on [`Seed::nth`] `i`
/// alone, so a series can be made in any pieces and by any number of threads.
///
/// # Errors
/// When the request is impossible.
pub fn puzzles(
    request: &Request,
    seed: Seed,
    numbers: Range<u64>,
) -> Result<Vec<Result<Puzzle, NotFound>>, Impossible> {
    request.check()?;
    if request.starts == Some(0) {
        return Ok(numbers.map(|_| Err(NotFound { starts: 0, closest: None })).collect());
    }
    if let Some(cells) = request.pattern {
        let make = |number| pattern::fill(request, cells, Random::new(seed.nth(number)));
        return Ok(numbers.map(make).collect());
    }
    let numbers = numbers.map(|number| seed.nth(number));
    let mut workshop = Workshop::new(request, numbers.collect());
    if workshop.seeds.len() == 1 {
        workshop.make_one();
    } else {
        answer(&mut workshop);
    }
    Ok(workshop.made.into_iter().flatten().collect())
}

/// Puzzles being made.
struct Workshop<'a> {
    request: &'a Request,
    seeds: Vec<Seed>,
    begun: usize,
    made: Vec<Option<Result<Puzzle, NotFound>>>,
    /// Each with the place of its puzzle in `made`.
    tasks: Vec<(usize, Task<'a>)>,
    /// The tasks that can continue, and the number of those that wait for an answer.
    ready: Vec<usize>,
    waiting: usize,
}

impl<'a> Workshop<'a> {
    fn new(request: &'a Request, seeds: Vec<Seed>) -> Workshop<'a> {
        let mut made = Vec::new();
        made.resize_with(seeds.len(), || None);
        Workshop {
            request,
            seeds,
            begun: 0,
            made,
            tasks: Vec::new(),
            ready: Vec::new(),
            waiting: 0,
        }
    }

    /// Starts the next puzzle, if any, in a finished or a new task.
    fn begin(&mut self, task: Option<usize>) {
        let Some(&seed) = self.seeds.get(self.begun) else { return };
        let random = Random::new(seed);
        let task = match task {
            Some(task) => {
                self.tasks[task].1.again(random);
                task
            }
            None => {
                self.tasks.push((0, Task::new(self.request, random)));
                self.tasks.len() - 1
            }
        };
        self.tasks[task].0 = self.begun;
        self.begun += 1;
        self.ready.push(task);
    }

    /// As [`answer`] for a single puzzle, with less delay for each question.
    fn make_one(&mut self) {
        while let Ask::Question(task, question) = self.ask() {
            if let Some(differing) = other(&question) {
                self.tasks[task].1.learn(differing);
            }
            self.done(task);
        }
    }
}

impl Asker for Workshop<'_> {
    fn ask(&mut self) -> Ask {
        if self.tasks.len() < AT_ONCE {
            self.begin(None);
        }
        while let Some(task) = self.ready.pop() {
            match self.tasks[task].1.turn() {
                Turn::Ask(question) => {
                    self.waiting += 1;
                    return Ask::Question(task, question);
                }
                Turn::Done(result) => {
                    self.made[self.tasks[task].0] = Some(result);
                    self.begin(Some(task));
                }
            }
        }
        if self.waiting > 0 { Ask::Wait } else { Ask::End }
    }

    fn found(&mut self, task: usize, solution: &Known) -> bool {
        !self.tasks[task].1.hear(solution)
    }

    fn done(&mut self, task: usize) {
        self.waiting -= 1;
        self.ready.push(task);
    }
}
