//! Recorded searches: the replay shows the same as the forward run, at every place.

use ninefold::learn::{Board, Counter, Ended, Replay, Rung, State, Stopped, Teller, Trace, What};
use std::ops::ControlFlow;

const EULER_01: &str =
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300";
const INKALA_2012: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn board(text: &str) -> Board {
    text.parse().expect("a board")
}

fn watched() -> impl Iterator<Item = Rung> {
    Rung::ALL.iter().copied().filter(|rung| rung.properties().observable)
}

#[test]
fn the_end_of_a_trace_has_the_counts_of_the_search() {
    for rung in watched() {
        for puzzle in [EULER_01, INKALA_2012, "1.....3..4.....2", "1.....3..4.....1"].map(board) {
            let mut counter = Counter::new();
            let answer = rung.run(&puzzle, &mut counter);
            let trace = Trace::record(rung, &puzzle, usize::MAX);
            assert_eq!((trace.result(), trace.counts()), (&answer, counter.until_end()));
            let mut replay = Replay::new(trace);
            let solved = replay.next_solution();
            assert_eq!(solved, matches!(answer, Ok(Ended::Solved(_))), "{rung:?}");
            if let Ok(Ended::Solved(solution)) = answer {
                assert_eq!(replay.state().board, solution);
                assert_eq!(replay.state().counts, counter.until_solution());
            }
        }
    }
}

#[test]
fn every_place_can_be_reached_from_every_other() {
    let puzzle = board(INKALA_2012);
    for rung in watched() {
        // The forward run, recording every state.
        let mut state = State::before(&puzzle);
        let mut states = vec![state.clone()];
        let mut teller = Teller::new(|event| {
            state.apply(&event);
            states.push(state.clone());
            if states.len() > 20_000 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let _ = rung.run(&puzzle, &mut teller);
        let mut replay = Replay::new(Trace::record(rung, &puzzle, states.len() - 1));
        assert_eq!(replay.len(), states.len() - 1);
        let mut place = 1;
        for _ in 0..2_000 {
            place = place * 48_271 % 0x7fff_ffff;
            replay.seek(place % states.len());
            assert_eq!(replay.state(), &states[replay.position()], "{rung:?}");
            if replay.step_back() {
                assert_eq!(replay.state(), &states[replay.position()], "{rung:?}");
            }
            if replay.step() {
                assert_eq!(replay.state(), &states[replay.position()], "{rung:?}");
            }
        }
    }
}

#[test]
fn levels_follow_calls_and_returns() {
    for rung in watched() {
        let trace = Trace::record(rung, &board(EULER_01), usize::MAX);
        let mut open: Vec<Option<_>> = Vec::new();
        for event in trace.events() {
            match event.what {
                What::Call => {
                    assert!(event.level() <= open.len(), "{rung:?} {event}");
                    open.truncate(event.level());
                    open.push(None);
                }
                // A call works on one cell; in exact cover it may be one digit in several.
                What::Try(spot, _) | What::Place(spot, _) => {
                    open.truncate(event.level() + 1);
                    let works_on = open[event.level()].get_or_insert(spot);
                    assert!(*works_on == spot || rung != Rung::Bitmask, "{rung:?} {event}");
                    if matches!(
                        rung,
                        Rung::PlaceThenCheck | Rung::ScanForBlank | Rung::ListOfBlanks
                    ) {
                        assert_eq!(*works_on, spot, "{rung:?} {event}");
                    }
                }
                _ => assert!(event.level() < open.len(), "{rung:?} {event}"),
            }
        }
    }
}

#[test]
fn jumps_find_their_events() {
    let mut replay = Replay::new(Trace::record(Rung::Bitmask, &board(INKALA_2012), 200_000));
    assert!(replay.next_backtrack());
    assert!(matches!(replay.last().map(|event| event.what), Some(What::Back(Some(_)))));
    let first = replay.position();
    assert_eq!(replay.state().counts.backtracks, 1);
    assert!(replay.next_backtrack() && replay.previous_backtrack());
    assert_eq!(replay.position(), first);
    assert!(!replay.previous_backtrack() && replay.position() == first);
    assert!(replay.next_call_at(12));
    assert_eq!(replay.state().level, 12);
    assert!(!replay.next_call_at(70));
}

#[test]
fn a_trace_keeps_no_more_events_than_its_limit() {
    for max in [0, 1, 1023, 1024, 1025] {
        let trace = Trace::record(Rung::Bitmask, &board(INKALA_2012), max);
        assert_eq!((trace.events().len(), trace.result()), (max, &Err(Stopped::Limit)));
        let mut replay = Replay::new(trace);
        replay.seek(usize::MAX);
        assert_eq!(replay.position(), max);
        assert!(!replay.step());
    }
}

/// Steps back over many snapshots of a trace of 10⁶ events, and forth again.
#[test]
fn long_traces_are_stepped_in_both_directions() {
    let mut replay = Replay::new(Trace::record(Rung::Bitmask, &board(INKALA_2012), 1_000_000));
    assert_eq!(replay.len(), 1_000_000);
    replay.seek(usize::MAX);
    let end = replay.state().clone();
    for _ in 0..10_000 {
        assert!(replay.step_back());
    }
    assert_eq!(replay.position(), 990_000);
    assert_ne!(replay.state(), &end);
    while replay.step() {}
    assert_eq!((replay.position(), replay.state()), (1_000_000, &end));
}
