//! What a C program does with memory, for an interpreter that checks it: `cargo miri test`.

use super::*;
use std::mem::MaybeUninit;

const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// A buffer with a text and NUL.
fn buffer(text: &str) -> Vec<c_char> {
    text.bytes().chain([0]).map(|byte| byte as c_char).collect()
}

/// The text of a buffer.
fn read(buffer: &[c_char]) -> String {
    buffer.iter().take_while(|&&c| c != 0).map(|&c| char::from(c as u8)).collect()
}

/// A place that is not initialised, and what a call that must succeed wrote there.
fn written<T>(run: impl FnOnce(*mut T) -> Status) -> T {
    let mut place = MaybeUninit::uninit();
    assert_eq!(run(place.as_mut_ptr()), Status::Ok);
    // SAFETY: a call that succeeds has written its answer.
    unsafe { place.assume_init() }
}

#[test]
fn puzzles_are_solved_in_place() {
    let puzzle = SOLVED.replace('5', ".");
    let solver = written(|to| unsafe { ninefold_solver_new(to) });
    let mut text = buffer(&puzzle);
    let at = text.as_mut_ptr();
    assert_eq!(unsafe { ninefold_solve(solver, at, at) }, Status::Ok);
    assert_eq!(read(&text), SOLVED);
    let text = buffer(&puzzle);
    let count = |to| unsafe { ninefold_count(solver, text.as_ptr(), 3, to) };
    assert_eq!(written(count), 1);
    unsafe { ninefold_solver_free(solver) };
}

#[test]
fn variants_are_solved_in_place() {
    let solver = written(|to| unsafe { ninefold_solver_new(to) });
    let mut text = buffer(".Shape~4x4.~R1C1_1.~R2C2_4.~R3C3_4.~R4C1_4.~R1C2_2.~R2C3_2");
    let (at, room) = (text.as_mut_ptr(), text.len());
    let status = unsafe { ninefold_variant_solve(solver, at, at, room) };
    assert!([Status::Ok, Status::Several].contains(&status), "{status:?}");
    assert_eq!(read(&text).len(), 16);
    let count = |to| unsafe { ninefold_variant_count(solver, at, 3, to) };
    let small = unsafe { ninefold_variant_solve(solver, at, at, 16) };
    assert_eq!((written(count), small), (1, Status::Argument));
    unsafe { ninefold_solver_free(solver) };
}

#[test]
fn many_puzzles_are_solved_in_place() {
    let rows = [SOLVED.replace('5', "."), SOLVED.replace(['5', '6'], "."), "!".repeat(81)];
    let mut text = buffer(&rows.join("\n"));
    let at = text.as_mut_ptr();
    let outcomes = written(|to: *mut [u8; 3]| unsafe { ninefold_batch(at, 3, 82, to.cast(), at) });
    assert_eq!(outcomes, [Status::Ok, Status::Several, Status::Malformed].map(|it| it as u8));
    assert_eq!(read(&text), [SOLVED, &rows[1], &rows[2]].join("\n"));
    let none = unsafe { ninefold_batch(ptr::null(), 0, 81, ptr::null_mut(), ptr::null_mut()) };
    assert_eq!(none, Status::Ok);
}

#[test]
fn answers_are_written_where_nothing_was() {
    let [puzzle, scale, score] = [&SOLVED.replacen('5', ".", 2), "ninefold", "score"].map(buffer);
    let rating = written(|to| unsafe { ninefold_rate(puzzle.as_ptr(), scale.as_ptr(), to) });
    let figure = |to| unsafe { ninefold_rating_figure(rating, score.as_ptr(), to) };
    assert!(written(figure) > 0.0);
    let name = |index| unsafe { ninefold_scale_figure(scale.as_ptr(), index) };
    assert_eq!(unsafe { CStr::from_ptr(name(1)) }, c"score");
    assert!(name(2).is_null());
    assert_eq!(written(|to| unsafe { ninefold_rating_steps(rating, ptr::null(), to) }), 2);
    unsafe { ninefold_rating_free(rating) };
}

#[test]
fn a_text_that_is_refused_is_told_as_what_it_is() {
    let mut solver = Solver::new();
    for (text, why) in [
        (".Shape~4x4.Frob~3~R1C1~R1C2", "the rule Frob is not understood"),
        ("sudokupad.app/gftbs4cy36", "open https://sudokupad.app/api/puzzle/gftbs4cy36 in"),
        ("", "expected one puzzle"),
        ("hello", "expected a digit"),
    ] {
        for refused in [solver.solve(text).unwrap_err(), solver.solve_variant(text).unwrap_err()] {
            assert!(refused.0 == Status::Malformed && refused.1.contains(why), "{}", refused.1);
        }
    }
}

#[test]
fn a_puzzle_may_stand_below_a_comment_or_in_json() {
    let solver = Solver::new();
    for text in [".Shape~4x4.~R1C1_1", &SOLVED.replace('5', ".")] {
        let (quoted, marked) = (format!("\"{text}\""), format!("\u{feff}{text}"));
        let object = format!("{{\"puzzle\": {quoted}}}");
        for around in [text.into(), format!("# one\n{text}"), marked, quoted, object] {
            let solved = solver.solve_variant(&around);
            assert!(solved.is_ok(), "{around}: {}", solved.unwrap_err().1);
        }
    }
}

#[test]
fn an_end_of_a_range_of_clues_may_be_missing() {
    let mut generator = Generator::new(1);
    for clues in ["24..28", "24", "..30", "24.."] {
        assert!(generator.set("clues", clues).is_ok(), "{clues}");
    }
    assert!(
        (24..=81).contains(&generator.next().map(|grid| grid.clue_count()).unwrap_or_default())
    );
    for clues in ["..", "", "28..24", "24..82", "24-28"] {
        let told = generator.set("clues", clues).unwrap_err().1;
        assert!(told.contains(&format!("24.. or ..28, found {clues:?}")), "{told}");
    }
}
