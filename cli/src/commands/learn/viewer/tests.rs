//! The viewer without a terminal: keys in, text out.

use super::{Viewer, draw};
use crate::console::exit::Exit;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ninefold::learn::{Board, Rung, Trace, What};
use std::time::Duration;

const INKALA_2012: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn viewer(puzzle: &str) -> Viewer {
    let board: Board = puzzle.parse().unwrap();
    Viewer::new(Rung::Bitmask, Trace::record(Rung::Bitmask, &board, 2_000_000))
}

fn press(viewer: &mut Viewer, keys: &str) {
    for key in keys.chars() {
        let code = match key {
            '>' => KeyCode::Right,
            '<' => KeyCode::Left,
            '\n' => KeyCode::Enter,
            other => KeyCode::Char(other),
        };
        viewer.press(KeyEvent::new(code, KeyModifiers::NONE));
    }
}

fn screen(viewer: &Viewer) -> String {
    screen_of(viewer, 80)
}

fn screen_of(viewer: &Viewer, width: usize) -> String {
    let lines = draw::draw(viewer, width, 24);
    assert!(lines.len() <= 24 && lines.iter().all(|line| line.width() <= width + 2), "{lines:?}");
    lines.iter().map(|line| line.text(width, false) + "\n").collect()
}

#[test]
fn everything_fits_in_60_by_24() {
    let puzzles = [INKALA_2012, "1.....3..4.....2", "1.........6.....................6..3"];
    for (puzzle, width) in puzzles.into_iter().flat_map(|puzzle| [(puzzle, 80), (puzzle, 60)]) {
        let mut viewer = viewer(puzzle);
        press(&mut viewer, "b");
        let text = screen_of(&viewer, width);
        for word in [
            "bitmask",
            "three looks whether a digit",
            "calls",
            "deepest level",
            "given",
            "forbids it",
            "taken back",
            "paused",
            "next call at level N",
            "q start, end, quit",
        ] {
            assert!(text.contains(word), "{word} is missing:\n{text}");
        }
        // The numbers end in one column, none is cut.
        assert!(text.lines().any(|line| line.contains("calls") && line.contains(char::is_numeric)));
        let rows = text.lines().filter(|line| line.contains('│')).count();
        assert_eq!(rows, viewer.replay.trace().puzzle().dimensions().side(), "{text}");
    }
}

#[test]
fn steps_go_in_both_directions() {
    let mut viewer = viewer(INKALA_2012);
    press(&mut viewer, ">>>");
    let three = screen(&viewer);
    press(&mut viewer, ">>>><<<<");
    assert_eq!(screen(&viewer), three);
    press(&mut viewer, "<<<<<");
    assert_eq!(viewer.replay.position(), 0);
}

#[test]
fn jumps_go_to_backtracks_and_levels() {
    let mut viewer = viewer(INKALA_2012);
    press(&mut viewer, "b");
    assert!(matches!(viewer.replay.last().map(|e| e.what), Some(What::Back(_))));
    let first = viewer.replay.position();
    press(&mut viewer, "bB");
    assert_eq!(viewer.replay.position(), first);
    press(&mut viewer, "l20\n");
    assert_eq!(
        (viewer.replay.last().map(|e| e.what), viewer.replay.state().level),
        (Some(What::Call), 20)
    );
    press(&mut viewer, "l99\n");
    assert!(screen(&viewer).contains("no call at that level ahead"));
    press(&mut viewer, "gs");
    let solved = screen(&viewer);
    assert!(solved.contains("solution") && !solved.contains("·"), "{solved}");
}

/// With the fastest speed, the longest, it fits in 60 columns.
#[test]
fn the_end_tells_the_result() {
    let none: Board = "12........3...4.".parse().unwrap();
    let end = |rung, most, told| {
        let mut viewer = Viewer::new(rung, Trace::record(rung, &none, most));
        press(&mut viewer, "++++++");
        assert!(!screen_of(&viewer, 60).contains(told));
        viewer.press(KeyEvent::new(KeyCode::End, KeyModifiers::NONE));
        let text = screen_of(&viewer, 60);
        assert!(text.contains(told), "{text}");
    };
    end(Rung::Bitmask, 1_000, "the end: no solution");
    end(Rung::Greedy, 1_000, "the end: stuck at r1c3");
    end(Rung::Bitmask, 5, "stopped at --max-events");
}

#[test]
fn playing_goes_on_by_itself_and_ends() {
    let mut viewer = viewer("1.....3..4.....2");
    press(&mut viewer, " ");
    assert!(viewer.playing);
    viewer.play(Duration::from_secs(1));
    assert_eq!(viewer.replay.position(), 5);
    press(&mut viewer, "++++++");
    viewer.play(Duration::from_secs(1));
    assert_eq!(viewer.replay.position(), viewer.replay.len());
    viewer.play(Duration::from_secs(1));
    assert!(!viewer.playing && screen(&viewer).contains("the end: solved"));
    press(&mut viewer, "q");
    assert_eq!(viewer.left, Some(Exit::Done));
    let mut viewer = self::viewer("1.....3..4.....2");
    press(&mut viewer, "l");
    viewer.press(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    assert_eq!(viewer.left, Some(Exit::Interrupted));
}
