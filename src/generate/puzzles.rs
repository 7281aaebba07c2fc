//! Makes puzzles as requested, many at once.

use super::error::{Error, NotFound};
use super::pattern;
use super::question::{Ask, Asker, Known, answer, other};
use super::random::{Random, Seed};
use super::request::Request;
use super::task::{Task, Turn};
use crate::solve::{Cancel, Puzzle};
use alloc::vec::{self, Vec};
use core::iter::FusedIterator;
use core::ops::{Bound, Range, RangeBounds};

/// How many puzzles are made at the same time: enough to have a question for each lane of the
/// engine, and few enough to stay in the cache.
const AT_ONCE: usize = 64;

/// The most puzzles that are begun before the first of them is returned.
const MOST: u64 = 4096;

/// A random puzzle. The same seed makes the same puzzle everywhere.
///
/// ```
/// use ninefold::generate::{Request, Seed, puzzle};
///
/// let request = Request { clues: Some(24..=26), ..Request::default() };
/// let puzzle = puzzle(&request, Seed(7))?;
/// assert!((24..=26).contains(&puzzle.grid().clue_count()));
/// # Ok::<(), ninefold::generate::Error>(())
/// ```
///
/// # Errors
/// When no puzzle can fulfil the request, or none was found within the allowed number of starts.
pub fn puzzle(request: &Request, seed: Seed) -> Result<Puzzle, Error> {
    request.check()?;
    let mut one = make(request, seed, 0..1, None);
    one.pop().unwrap_or(Err(NotFound { starts: 0, closest: None })).map_err(Error::NotFound)
}

/// The puzzles with these numbers in an endless series. Puzzle `i` depends on [`Seed::nth`] `i`
/// alone, so a series can be made in any pieces and by any number of threads. An impossible request
/// makes one error and no puzzle.
///
/// ```
/// use ninefold::generate::{Request, Seed, puzzles};
///
/// let request = Request::default();
/// let three: Vec<_> = puzzles(&request, Seed(7), 0..3).collect::<Result<_, _>>()?;
/// assert!(puzzles(&request, Seed(7), 2..).next() == Some(Ok(three[2])));
/// # Ok::<(), ninefold::generate::Error>(())
/// ```
pub fn puzzles(request: &Request, seed: Seed, numbers: impl RangeBounds<u64>) -> Puzzles {
    let next = match numbers.start_bound() {
        Bound::Included(&first) => first,
        Bound::Excluded(&before) => before.saturating_add(1),
        Bound::Unbounded => 0,
    };
    let (end, together) = match numbers.end_bound() {
        Bound::Included(&last) => (last.saturating_add(1), MOST),
        Bound::Excluded(&end) => (end, MOST),
        Bound::Unbounded => (u64::MAX, 1),
    };
    Puzzles {
        request: request.clone(),
        seed,
        next,
        end,
        together,
        made: Vec::new().into_iter(),
        checked: false,
        stop: None,
    }
}

/// A series of puzzles, made by [`puzzles`]: many at once, since that is faster.
#[derive(Debug)]
pub struct Puzzles {
    request: Request,
    seed: Seed,
    next: u64,
    end: u64,
    /// How many puzzles are made next: all of a short range; of an endless one few at first, so that
    /// the first puzzle comes soon.
    together: u64,
    made: vec::IntoIter<Result<Puzzle, NotFound>>,
    checked: bool,
    stop: Option<Cancel>,
}

impl Puzzles {
    /// The same series until `stop` is cancelled: no attempt begins after that, and each puzzle that is not made yet counts
    /// as not found.
    #[must_use]
    pub fn until(self, stop: &Cancel) -> Puzzles {
        Puzzles { stop: Some(stop.clone()), ..self }
    }
}

impl Iterator for Puzzles {
    type Item = Result<Puzzle, Error>;

    fn next(&mut self) -> Option<Result<Puzzle, Error>> {
        if self.made.len() == 0 {
            if self.next >= self.end {
                return None;
            }
            if !core::mem::replace(&mut self.checked, true)
                && let Err(impossible) = self.request.check()
            {
                self.next = self.end;
                return Some(Err(impossible.into()));
            }
            let until = self.end.min(self.next.saturating_add(self.together));
            self.together = MOST.min(2 * self.together);
            let numbers = self.next..until;
            self.made = make(&self.request, self.seed, numbers, self.stop.as_ref()).into_iter();
            self.next = until;
        }
        Some(self.made.next()?.map_err(Error::NotFound))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let most = usize::try_from(self.end.saturating_sub(self.next)).ok();
        let made = self.made.len();
        // An impossible request ends the series.
        let least = if self.checked { most.unwrap_or(usize::MAX) } else { 0 };
        (least.saturating_add(made), most.and_then(|most| most.checked_add(made)))
    }
}

impl FusedIterator for Puzzles {}

/// The puzzles with these numbers; the request has been checked.
fn make(
    request: &Request,
    seed: Seed,
    numbers: Range<u64>,
    stop: Option<&Cancel>,
) -> Vec<Result<Puzzle, NotFound>> {
    if request.starts == Some(0) {
        return numbers.map(|_| Err(NotFound { starts: 0, closest: None })).collect();
    }
    if let Some(cells) = request.pattern {
        let make = |number| pattern::fill(request, cells, Random::new(seed.nth(number)), stop);
        return numbers.map(make).collect();
    }
    let numbers = numbers.map(|number| seed.nth(number));
    let mut workshop = Workshop::new(request, numbers.collect(), stop);
    if workshop.seeds.len() == 1 {
        workshop.make_one();
    } else {
        answer(&mut workshop);
    }
    workshop.made.into_iter().flatten().collect()
}

/// Puzzles being made.
struct Workshop<'a> {
    request: &'a Request,
    stop: Option<&'a Cancel>,
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
    fn new(request: &'a Request, seeds: Vec<Seed>, stop: Option<&'a Cancel>) -> Workshop<'a> {
        let mut made = Vec::new();
        made.resize_with(seeds.len(), || None);
        Workshop {
            request,
            stop,
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
                self.tasks.push((0, Task::new(self.request, random, self.stop)));
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
