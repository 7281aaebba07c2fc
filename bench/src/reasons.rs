//! Steps with reasons on collections of variants: whether each step is right, and which puzzles need what.

use anyhow::{Result, ensure};
use clap::Args;
use ninefold::Language;
use ninefold_variants::check::{Refused, check};
use ninefold_variants::explain::{Explainer, Position, Rating, Step, Technique};
use ninefold_variants::{Budget, Ended, Puzzle, Value};
use std::collections::BTreeMap;
use std::time::Duration;

use crate::collection::{Chosen, Item};
use crate::measure::{head, median, row, time};

#[derive(Args)]
pub(crate) struct Reasons {
    #[command(flatten)]
    chosen: Chosen,

    /// CPU seconds for the path of a puzzle at most, until the step is found in which they end; a step ends
    /// with ten times as much wall-clock time
    #[arg(long, default_value_t = 20.0)]
    limit: f64,
}

/// A puzzle whose solutions take more guesses is left out.
const GUESSES: u64 = 100_000;

/// A path may take this many times its CPU seconds in wall-clock time.
const PATIENCE: u32 = 10;

/// This many solutions of a puzzle are compared with its steps.
const SOLUTIONS: usize = 1_000;

/// What a set comes to.
#[derive(Default)]
struct Sum {
    puzzles: usize,
    /// Puzzles that cannot be read, have no solution, or take too many guesses to solve.
    left_out: usize,
    unique: usize,
    solved: usize,
    /// Puzzles whose path the time ends.
    late: usize,
    steps: usize,
    /// Steps that a solution contradicts, and steps whose proof the checker refuses.
    wrong: usize,
    unproved: usize,
    times: Vec<Duration>,
    /// The longest step.
    slowest: Duration,
    /// The solved puzzles by the hardest step.
    levels: BTreeMap<&'static str, usize>,
    /// How many puzzles have a step of the technique, how many none harder, and how many steps there are.
    techniques: BTreeMap<Technique, [usize; 3]>,
}

impl Reasons {
    pub(crate) fn run(&self) -> Result<()> {
        let mut sums: BTreeMap<String, Sum> = BTreeMap::new();
        for item in &self.chosen.items()? {
            self.explain(item, sums.entry(item.set.clone()).or_default());
        }
        let columns = "set,puzzles,left out,unique,solved,late,steps,wrong,unproved,median s,most s,slowest step s";
        let levels = ["easy", "medium", "hard", "unfair", "extreme"];
        head(columns.split(',').chain(levels).map(String::from));
        let seconds = |time: Duration| format!("{:.3}", time.as_secs_f64());
        let mut techniques: BTreeMap<Technique, [usize; 3]> = BTreeMap::new();
        let mut wrong = 0;
        for (name, mut sum) in sums {
            let counts = [sum.puzzles, sum.left_out, sum.unique, sum.solved, sum.late, sum.steps];
            let counts = counts.into_iter().chain([sum.wrong, sum.unproved]);
            let middle = if sum.times.is_empty() { Duration::ZERO } else { median(&mut sum.times) };
            let most = sum.times.last().copied().unwrap_or_default();
            let of_level = |level| sum.levels.get(level).copied().unwrap_or(0).to_string();
            row([name]
                .into_iter()
                .chain(counts.map(|count| count.to_string()))
                .chain([middle, most, sum.slowest].map(seconds))
                .chain(levels.map(of_level)));
            for (technique, counts) in sum.techniques {
                let all = techniques.entry(technique).or_default();
                all.iter_mut().zip(counts).for_each(|(all, count)| *all += count);
            }
            wrong += sum.wrong + sum.unproved;
        }
        println!();
        head(["technique", "puzzles", "as the hardest", "steps"].map(String::from));
        for (technique, counts) in techniques {
            let name = technique.name(Language::English).to_owned();
            row([name].into_iter().chain(counts.map(|count| count.to_string())));
        }
        ensure!(wrong == 0, "{wrong} steps are wrong or unproved");
        Ok(())
    }

    fn explain(&self, item: &Item, sum: &mut Sum) {
        sum.puzzles += 1;
        let limit = Duration::from_secs_f64(self.limit);
        let Ok(puzzle) = item.text.parse::<Puzzle>() else {
            sum.left_out += 1;
            return;
        };
        let mut solutions: Vec<Vec<Value>> = Vec::new();
        let (ended, _) = puzzle.solutions(Budget::guesses(GUESSES), |values| {
            solutions.push(values.to_vec());
            solutions.len() < SOLUTIONS
        });
        if ended == Ended::Budget || solutions.is_empty() {
            sum.left_out += 1;
            return;
        }
        sum.unique += usize::from(solutions.len() == 1);
        let mut is_late = false;
        let mut last = Duration::ZERO;
        let (mut wrong, mut unproved, mut slowest) = (0, 0, Duration::ZERO);
        let (spent, path) = time(|| {
            let start = cpu_time::ThreadTime::now();
            let mut explainer = Explainer::new(&puzzle, Technique::Trial);
            let patience = Budget::within(limit * PATIENCE);
            explainer.path(Position::new(&puzzle), patience, |position, step| {
                let now = start.elapsed();
                slowest = slowest.max(now - last);
                let (is_right, refused) = (is_right(step, &solutions), refused(position, step));
                if !is_right || refused.is_some() {
                    let text = step.notation(position, Language::English);
                    eprintln!("{}, {}: {text} {refused:?}", item.set, item.name);
                }
                wrong += usize::from(!is_right);
                unproved += usize::from(refused.is_some());
                last = start.elapsed();
                is_late = last > limit;
                !is_late
            })
        });
        let rating = Rating::of(&path);
        // A puzzle with several solutions is done when the candidates are those of the solutions.
        let open = path.end.iter().enumerate();
        let is_done = open.into_iter().all(|(cell, values)| {
            values.iter().all(|value| solutions.iter().any(|solution| solution[cell] == value))
        });
        is_late |= spent >= limit;
        sum.late += usize::from(!is_done && is_late);
        sum.steps += path.steps.len();
        sum.wrong += wrong;
        sum.unproved += unproved;
        sum.slowest = sum.slowest.max(slowest);
        sum.times.push(spent);
        if is_done {
            sum.solved += 1;
            let levels = path.steps.iter().map(ninefold_variants::explain::Step::level);
            let level = levels.max().map_or("easy", |level| level.name());
            *sum.levels.entry(level).or_default() += 1;
            sum.techniques.entry(rating.hardest).or_default()[1] += 1;
        }
        for (technique, count) in path.techniques() {
            let counts = sum.techniques.entry(technique).or_default();
            counts[0] += 1;
            counts[2] += count;
        }
        if self.chosen.each {
            let what = if is_done { rating.hardest.id() } else { "unsolved" };
            let (seconds, most) = (spent.as_secs_f64(), slowest.as_secs_f64());
            let Rating { size, steps, score, .. } = rating;
            println!(
                "{}\t{}\t{what}\tsize {size}\tsteps {steps}\tscore {score}\t{seconds:.3}\t{most:.3}\t{wrong}\t{unproved}",
                item.set, item.name
            );
        }
    }
}

/// Whether each solution keeps what the step keeps.
fn is_right(step: &Step, solutions: &[Vec<Value>]) -> bool {
    let keeps = |solution: &Vec<Value>| {
        step.effects.iter().all(|effect| effect.kept.contains(solution[effect.cell.index()]))
    };
    solutions.iter().all(keeps)
}

/// Why the checker does not accept the step's proof, if it does not.
fn refused(position: &Position<'_>, step: &Step) -> Option<Refused> {
    let puzzle = position.puzzle();
    let candidates = position.candidates();
    check(puzzle.board(), puzzle.rules(), candidates, &step.proof, &step.effects).err()
}
