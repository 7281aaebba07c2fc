//! Questions that another thread cancels.

use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use ninefold::Level;
use ninefold::generate::Seed;
use ninefold::solve::Cancel;
use ninefold_variants::explain::{Explainer, Position, Technique};
use ninefold_variants::generate::{NotMade, Request, puzzle_within};
use ninefold_variants::questions::answer_until;
use ninefold_variants::{Budget, Ended, Kind, Puzzle};
use serde_json::json;

/// Each of these takes minutes, or longer than the age of the universe; they end soon after they are cancelled, not before.
#[track_caller]
fn ends(ask: impl FnOnce(&Cancel) + Send) {
    let cancel = Cancel::new();
    thread::scope(|scope| {
        let (tell, told) = channel();
        let cancel = &cancel;
        scope.spawn(move || {
            ask(cancel);
            tell.send(()).expect("somebody waits");
        });
        let before = told.recv_timeout(Duration::from_millis(300));
        let since = Instant::now();
        cancel.cancel();
        assert!(before.is_err(), "it ended of itself");
        told.recv().expect("it ends");
        let delay = since.elapsed();
        // A tenth of this where nothing else runs.
        assert!(delay < Duration::from_secs(1), "{delay:?}");
    });
}

fn until(cancel: &Cancel) -> Budget<'_> {
    Budget::UNLIMITED.until(cancel)
}

fn read(text: &str) -> Puzzle {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Too many solutions to count, with a rule and without.
const MANY: [&str; 2] = [".Cage~20~R1C1~R1C2~R1C3", ".Shape~9x9"];

#[test]
fn a_count_is_cancelled() {
    for text in MANY {
        let puzzle = read(text);
        ends(|cancel| assert_eq!(puzzle.count(u64::MAX, until(cancel)).ended, Ended::Budget));
        ends(|cancel| {
            assert_eq!(puzzle.solutions_in_order(until(cancel), |_| true).0, Ended::Budget);
        });
    }
}

#[test]
fn a_setters_question_is_cancelled() {
    let puzzle = read(MANY[0]);
    ends(|cancel| assert!(puzzle.true_candidates(u64::MAX, until(cancel), |_| true).is_partial()));
    ends(|cancel| assert!(puzzle.estimate(u64::MAX, 1, until(cancel), |_| true).samples > 0));
}

#[test]
fn an_explanation_is_cancelled() {
    let puzzle = read(".AntiConsecutive.AntiKnight");
    ends(|cancel| {
        let mut explainer = Explainer::new(&puzzle, Technique::Trial);
        assert!(!explainer.path(Position::new(&puzzle), until(cancel), |_, _| true).solved);
    });
}

#[test]
fn making_is_cancelled() {
    let mut request = Request::new([Kind::Cage]);
    (request.size, request.starts) = (4, u32::MAX);
    request.levels = Level::Extreme..=Level::Extreme;
    ends(|cancel| {
        let made = puzzle_within(&request, Seed(1), until(cancel));
        assert!(matches!(made, Err(NotMade::Late)), "{made:?}");
    });
}

#[test]
fn an_answer_is_cancelled() {
    let question =
        json!({ "puzzle": MANY[0], "ask": "candidates", "up_to": u64::MAX, "seconds": 1e9 });
    ends(|cancel| assert_eq!(answer_until(&question, cancel)["error"], "undecided"));
}
