//! The functions that C calls, and the only `unsafe` of this crate.
//!
//! C cannot keep Rust's promises, so each pointer is turned into a reference here, and nowhere else.
//! What a caller must promise is what the comments in the header say: texts end with NUL, handles
//! come from their `_new` function and are not freed yet, buffers are as long as stated. NULL is
//! answered with a status. No panic leaves a function.
//!
//! Places for answers need not be initialised and may be the texts that are read, so they never
//! become references: each is written as a raw pointer, when everything is read.

#![allow(unsafe_code, reason = "raw pointers are all that C has")]
#![allow(unreachable_pub, reason = "cbindgen takes only what is `pub`")]

use crate::generator::Generator;
use crate::rating::Rated;
use crate::solver::Solver;
use crate::status::{Answered, Refused, Status};
use crate::{batch, message, rating};
use std::ffi::{CStr, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::{self, NonNull};

/// Runs a call: keeps the reason of a refusal, and turns a panic into a status.
fn call(run: impl FnOnce() -> Answered) -> Status {
    let (status, reason) = match catch_unwind(AssertUnwindSafe(run)) {
        Ok(Ok(status)) => (status, String::new()),
        Ok(Err(Refused(status, reason))) => (status, reason),
        Err(_) => (Status::Internal, "a bug in Ninefold: please report it".to_owned()),
    };
    message::keep(&reason);
    status
}

/// The text of a caller, which is NULL or ends with NUL.
unsafe fn text<'a>(from: *const c_char, name: &str) -> Result<&'a str, Refused> {
    if from.is_null() {
        return Err(null(name));
    }
    // SAFETY: the caller promises it.
    let bytes = unsafe { CStr::from_ptr(from) };
    bytes.to_str().map_err(|error| Refused::argument(format!("{name} is not UTF-8: {error}")))
}

/// The handle of a caller, which is NULL or valid, and used by no other thread.
unsafe fn handle<'a, T>(from: *mut T) -> Result<&'a mut T, Refused> {
    // SAFETY: the caller promises it.
    unsafe { from.as_mut() }.ok_or_else(|| null("the handle"))
}

/// The place of a caller for an answer, which is NULL or has room for it.
fn place<T>(to: *mut T, name: &str) -> Result<NonNull<T>, Refused> {
    NonNull::new(to).ok_or_else(|| null(name))
}

/// Passes a new value to the caller, who frees it.
unsafe fn pass_on<T>(value: T, to: *mut *mut T) -> Answered {
    let to = place(to, "the place for the handle")?;
    // SAFETY: the caller promises that it has room for a pointer.
    unsafe { to.write(Box::into_raw(Box::new(value))) };
    Ok(Status::Ok)
}

/// Frees a value that was passed on; NULL is none.
unsafe fn free<T>(value: *mut T) {
    if !value.is_null() {
        // SAFETY: the caller promises that it was passed on and is not freed yet.
        let value = unsafe { Box::from_raw(value) };
        let _ = catch_unwind(AssertUnwindSafe(|| drop(value)));
    }
}

/// Writes 81 characters and NUL, unless the caller does not want them.
unsafe fn write(grid: Option<impl ToString>, to: *mut c_char) {
    let grid = grid.map(|grid| grid.to_string()).unwrap_or_default();
    if !to.is_null() {
        // SAFETY: the caller promises room for 82 characters, and a grid has 81.
        unsafe {
            ptr::copy_nonoverlapping(grid.as_ptr(), to.cast(), grid.len().min(81));
            to.add(grid.len().min(81)).write(0);
        }
    }
}

fn null(name: &str) -> Refused {
    Refused::argument(format!("{name} is NULL"))
}

/// The version of the library, such as "0.1.0".
#[unsafe(no_mangle)]
pub extern "C" fn ninefold_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}

/// Why this thread's last call did not do what it says; empty when it did, whatever the answer. Valid
/// until the thread's next call.
#[unsafe(no_mangle)]
pub extern "C" fn ninefold_message() -> *const c_char {
    message::last()
}

/// A new solver without limits; to be freed with `ninefold_solver_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_solver_new(solver: *mut *mut Solver) -> Status {
    call(|| unsafe { pass_on(Solver::new(), solver) })
}

/// Frees a solver; NULL is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_solver_free(solver: *mut Solver) {
    unsafe { free(solver) };
}

/// Limits each of the solver's following answers to this many branches of the search and about this
/// many milliseconds; 0 is no limit. Past a limit the answer is NINEFOLD_STATUS_UNDECIDED.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_solver_limit(
    solver: *mut Solver,
    branches: u64,
    milliseconds: u64,
) -> Status {
    call(|| {
        unsafe { handle(solver) }?.limit(branches, milliseconds);
        Ok(Status::Ok)
    })
}

/// Solves a puzzle in any format that Ninefold reads. `solution` gets 81 digits and NUL: the only
/// solution (OK), the first of several in row-major order (SEVERAL), or an empty text (NONE). It may
/// be `puzzle`, when there is room for 82 characters, or NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_solve(
    solver: *mut Solver,
    puzzle: *const c_char,
    solution: *mut c_char,
) -> Status {
    call(|| unsafe {
        let (status, found) = handle(solver)?.solve(text(puzzle, "puzzle")?)?;
        write(found, solution);
        Ok(status)
    })
}

/// Finds out whether a puzzle has one solution (OK), SEVERAL or NONE. `one` and `other` get the
/// solutions found, 81 digits and NUL each, or empty texts. Either may be `puzzle`, when there is room
/// for 82 characters, or NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_check(
    solver: *mut Solver,
    puzzle: *const c_char,
    one: *mut c_char,
    other: *mut c_char,
) -> Status {
    call(|| unsafe {
        let (status, [first, second]) = handle(solver)?.check(text(puzzle, "puzzle")?)?;
        write(first, one);
        write(second, other);
        Ok(status)
    })
}

/// Counts the solutions of a puzzle, up to `limit`. When UNDECIDED, `count` gets those found so far.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_count(
    solver: *mut Solver,
    puzzle: *const c_char,
    limit: u64,
    count: *mut u64,
) -> Status {
    call(|| unsafe {
        let count = place(count, "count")?;
        let (found, answered) = handle(solver)?.count(text(puzzle, "puzzle")?, limit)?;
        count.write(found);
        answered
    })
}

/// Solves a puzzle of another size or with other rules, in any format of variants: a link, JSON, a
/// constraint string. `solution` has room for `room` characters, and gets the values of the cells row by row
/// and NUL: one character a cell up to 9, above that numbers with commas between. It gets the only solution (OK),
/// one of several (SEVERAL) or an empty text (NONE). It may be `puzzle`, or NULL. When the room is too small, nothing
/// is written, and the answer is ARGUMENT.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_variant_solve(
    solver: *mut Solver,
    puzzle: *const c_char,
    solution: *mut c_char,
    room: usize,
) -> Status {
    call(|| unsafe {
        let (status, found) = handle(solver)?.solve_variant(text(puzzle, "puzzle")?)?;
        let line = found.unwrap_or_default();
        if solution.is_null() {
            return Ok(status);
        }
        if line.len() >= room {
            let needed = line.len() + 1;
            return Err(Refused::argument(format!(
                "the solution needs room for {needed} characters, and room is {room}"
            )));
        }
        // SAFETY: the caller promises the room, and the line and NUL are no longer.
        ptr::copy_nonoverlapping(line.as_ptr(), solution.cast(), line.len());
        solution.add(line.len()).write(0);
        Ok(status)
    })
}

/// Counts the solutions of such a puzzle, up to `limit`. When UNDECIDED, `count` gets those found so far.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_variant_count(
    solver: *mut Solver,
    puzzle: *const c_char,
    limit: u64,
    count: *mut u64,
) -> Status {
    call(|| unsafe {
        let count = place(count, "count")?;
        let (found, answered) = handle(solver)?.count_variant(text(puzzle, "puzzle")?, limit)?;
        count.write(found);
        answered
    })
}

/// Solves many puzzles together, which is several times faster than one by one. Puzzle i is the 81
/// characters at `puzzles + i * stride`, so a file of one puzzle per line has a stride of 82.
/// `outcomes[i]` gets OK, NONE, SEVERAL or MALFORMED. Unless `solutions` is NULL, the 81 characters
/// at `solutions + i * stride` get the only solution, or the puzzle as it is; other bytes there stay.
/// `solutions` may be `puzzles`: each puzzle is then replaced. Otherwise no solution may overlap a
/// puzzle. `outcomes` may overlap neither.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_batch(
    puzzles: *const c_char,
    count: usize,
    stride: usize,
    outcomes: *mut u8,
    solutions: *mut c_char,
) -> Status {
    call(|| {
        if count > 0 && (puzzles.is_null() || outcomes.is_null()) {
            return Err(null("puzzles or outcomes"));
        }
        if stride < 81 || count.checked_mul(stride).is_none_or(|all| all > isize::MAX as usize) {
            return Err(Refused::argument("the stride is less than 81, or there are too many"));
        }
        // SAFETY: the caller promises the lengths. Reading takes 81 bytes of each puzzle only, since
        // nothing may follow the last; what is read is not used any more when something is written.
        let puzzle = |i: usize| unsafe {
            std::slice::from_raw_parts(puzzles.add(i * stride).cast::<u8>(), 81)
        };
        batch::solve(count, puzzle, |i, status, solution| {
            let solved = solution.map(|solution| solution.ascii());
            // SAFETY: as above; `i` is below `count`. The puzzle may be copied onto itself.
            unsafe {
                outcomes.add(i).write(status as u8);
                if !solutions.is_null() {
                    let puzzle = puzzles.add(i * stride).cast();
                    let from = solved.as_ref().map_or(puzzle, |digits| digits.as_ptr());
                    ptr::copy(from, solutions.add(i * stride).cast(), 81);
                }
            }
        });
        Ok(Status::Ok)
    })
}

/// The name of a scale's figure, such as "score"; they count from 0. NULL past the last one, and for an unknown
/// scale, with a message. Valid until the program ends.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_scale_figure(
    scale: *const c_char,
    index: usize,
) -> *const c_char {
    let mut name = ptr::null();
    call(|| {
        let scale = unsafe { text(scale, "scale") }?;
        name = rating::figure_name(scale, index)?.map_or(ptr::null(), CStr::as_ptr);
        Ok(Status::Ok)
    });
    name
}

/// Rates a puzzle on a scale: "ninefold", "hodoku", "explainer" or "proof". The rating is to be freed with
/// `ninefold_rating_free`. Without exactly one solution there is none: SEVERAL or NONE.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_rate(
    puzzle: *const c_char,
    scale: *const c_char,
    rating: *mut *mut Rated,
) -> Status {
    call(|| unsafe { pass_on(Rated::new(text(puzzle, "puzzle")?, text(scale, "scale")?)?, rating) })
}

/// Frees a rating; NULL is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_rating_free(rating: *mut Rated) {
    unsafe { free(rating) };
}

/// The rating in words, such as "hard, score 690". Valid until the rating is freed; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_rating_text(rating: *const Rated) -> *const c_char {
    unsafe { rating.as_ref() }.map_or(ptr::null(), |rating| rating.text.as_ptr())
}

/// The name of the hardest technique, such as "xy-wing"; NULL without a step. Valid until the rating
/// is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_rating_hardest(rating: *const Rated) -> *const c_char {
    let hardest = unsafe { rating.as_ref() }.and_then(|rating| rating.hardest.as_ref());
    hardest.map_or(ptr::null(), |name| name.as_ptr())
}

/// Whether the path of a person solves the puzzle: 1 or 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_rating_is_solved(rating: *const Rated) -> i32 {
    unsafe { rating.as_ref() }.is_some_and(Rated::is_solved).into()
}

/// A figure of the rating by its name, see `ninefold_scale_figure`: a number, for "level" 0 (easy) to 4
/// (extreme), and NONE when the path does not solve the puzzle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_rating_figure(
    rating: *const Rated,
    name: *const c_char,
    value: *mut f64,
) -> Status {
    call(|| unsafe {
        let value = place(value, "value")?;
        let rating = rating.as_ref().ok_or_else(|| null("the handle"))?;
        value.write(rating.figure(text(name, "name")?)?);
        Ok(Status::Ok)
    })
}

/// The number of steps of a technique, or of all when `technique` is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_rating_steps(
    rating: *const Rated,
    technique: *const c_char,
    steps: *mut usize,
) -> Status {
    call(|| unsafe {
        let steps = place(steps, "steps")?;
        let rating = rating.as_ref().ok_or_else(|| null("the handle"))?;
        let name = if technique.is_null() { None } else { Some(text(technique, "technique")?) };
        steps.write(rating.steps(name)?);
        Ok(Status::Ok)
    })
}

/// A new series of puzzles without requirements; to be freed with `ninefold_generator_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_generator_new(
    seed: u64,
    generator: *mut *mut Generator,
) -> Status {
    call(|| unsafe { pass_on(Generator::new(seed), generator) })
}

/// Frees a series; NULL is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_generator_free(generator: *mut Generator) {
    unsafe { free(generator) };
}

/// Sets a requirement of the puzzles that follow: "scale" ("ninefold" at first), then "min" and "max",
/// the least and the greatest rating on it (such as "hard", or "ed=1.2" for a figure by its name);
/// "technique", "clues" (such as "24..28" or "24.."), "symmetry", "minimal" ("true" or "false"), "solution" (a
/// full grid) or "starts" (the most starts for one puzzle, 20000 at first). `ninefold_generator_next` says
/// whether a puzzle can meet all of them together.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_generator_set(
    generator: *mut Generator,
    name: *const c_char,
    value: *const c_char,
) -> Status {
    call(|| unsafe {
        handle(generator)?.set(text(name, "name")?, text(value, "value")?)?;
        Ok(Status::Ok)
    })
}

/// Makes the next puzzle of the series: 81 characters with dots for blanks, and NUL. `puzzle` may be
/// NULL, which passes over one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ninefold_generator_next(
    generator: *mut Generator,
    puzzle: *mut c_char,
) -> Status {
    call(|| unsafe {
        let made = handle(generator)?.next()?;
        write(Some(made), puzzle);
        Ok(Status::Ok)
    })
}

#[cfg(test)]
mod tests;
