//! Puzzles that take longer than they may.

use crate::{PUZZLE, SOLUTION, ninefold, stderr, stdout};

#[test]
fn a_puzzle_is_given_up_when_its_time_is_over() {
    // Two of these have so many solutions that nobody counts them.
    let text = format!("{PUZZLE}\n{}\n.Cage~20~R1C1~R1C2~R1C3\n{PUZZLE}\n", "0".repeat(81));
    let run =
        |command: &[&str]| stdout(&ninefold().args(command).stdin(text.clone()).assert().code(1));
    let counts = run(&["count", "--timeout", "0.5"]);
    let counts: Vec<_> = counts.lines().collect();
    assert_eq!((counts.len(), counts[0], counts[3]), (4, "1", "1"));
    for undecided in &counts[1..3] {
        let found = undecided.strip_prefix("undecided: at least ").expect(undecided);
        assert!(found.parse::<u64>().is_ok_and(|found| found > 0), "{undecided}");
    }
    let listed = run(&["solutions", "--timeout", "0.5"]);
    let given_up = listed.lines().filter(|line| line.ends_with(" # undecided: the time was up"));
    assert_eq!(given_up.count(), 2);
    assert!(listed.starts_with(SOLUTION) && listed.ends_with(&format!("{SOLUTION}\n")));
    // No time at all.
    let solved = run(&["solve", "--timeout", "1e-9"]);
    assert_eq!(solved.lines().next(), Some(&*format!("{PUZZLE} # undecided: the time was up")));
    assert!(run(&["check", "--timeout", "1e-9"]).starts_with("undecided: the time was up\n"));
    let fewest = ninefold().args(["minimise", "--smallest", "--timeout", "1e-9", PUZZLE]).assert();
    let fewest = fewest.success();
    assert!(stderr(&fewest).contains("there was no time to prove"), "{}", stderr(&fewest));
    ninefold().args(["needless", &stdout(&fewest)]).assert().success().stdout_eq("minimal\n");
    let any = ninefold().args(["solve", "-q", "--any", "--timeout", "60", PUZZLE]).assert();
    assert_eq!(stdout(&any.success()), format!("{SOLUTION}\n"));
}
