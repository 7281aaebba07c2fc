//! Right and wrong answers to each task.

use super::*;
use clap::ValueEnum;
use ninefold::generate::Seed;
use ninefold::solve;

const PUZZLE: &str =
    "..45..37..8....6..3.69.8..48.1.93.62...7.2...67.81.9.37..3.92.1..3....9..95..74..";

#[test]
fn right_answers_pass_and_wrong_ones_are_named() {
    let grid: Grid = PUZZLE.parse().unwrap();
    for task in [Task::Boj2239, Task::Boj2580, Task::Euler96] {
        right_and_wrong(task, &vec![Case::of(&grid); task.cases()]);
    }
}

#[test]
fn the_other_tasks_answer_what_they_make() {
    for &task in Task::value_variants() {
        let Row::Own(contest) = task.row() else { continue };
        let mut random = Random::new(Seed(5));
        for n in 0..4 {
            let (_, cases) = (contest.make)(&mut random, n);
            assert_eq!((contest.read)(&task.input(&cases)).map(|read| read.len()), Ok(cases.len()));
            right_and_wrong(task, &cases);
        }
    }
}

fn right_and_wrong(task: Task, cases: &[Case]) {
    let right = task.expected(cases);
    assert_eq!(task.complaint(cases, &right), None, "{right}");
    assert_eq!(task.complaint(cases, &right.replace('\n', " \r\n")), None);
    for wrong in ["", "hello\n", &right.replacen(&right[..1], "0", 1), &format!("{right}1\n")] {
        assert!(task.complaint(cases, wrong).is_some(), "{task:?}: {wrong}");
    }
}

#[test]
fn any_solution_is_right_where_the_task_says_so() {
    let several: Grid =
        ".....1.3...978....68.3.97..1..9.5.8..9....5....3.....4......1.2....4....47..2.3.."
            .parse()
            .unwrap();
    let all: Vec<String> =
        solve::solutions(several).map(|solution| classic::rows(&solution.grid(), " ")).collect();
    let several = [Case::of(&several)];
    assert_eq!(all.len(), 2);
    assert!(all.iter().all(|one| Task::Boj2580.complaint(&several, one).is_none()));
    let second = all[1].replace(' ', "");
    assert!(Task::Boj2239.complaint(&several, &second).is_some());
}

#[test]
fn the_sum_is_found_among_other_output() {
    assert_eq!(
        classic::not_the_sum(24702, "Grid 01\nAns = 24702\nElapsed time is 0.1 seconds\n"),
        None
    );
    assert_eq!(classic::not_the_sum(24702, "24702"), None);
    assert!(classic::not_the_sum(24702, "Grid 01\n").is_some());
}
