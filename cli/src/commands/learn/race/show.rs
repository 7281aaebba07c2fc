//! A race as a table with bars, and as JSON.

use super::lane::Lane;
use crate::console::language::words;
use crate::console::progress::Grouped;
use crate::show::columns::width as width_of;
use ninefold::learn::Board;
use serde_json::{Value, json};
use std::fmt::Write;
use std::ops::Range;
use std::time::Duration;

/// The figure that the bars show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Measure {
    /// Calls of the recursive function
    Calls,
    /// Questions whether a digit fits
    Checks,
    /// Cells, masks or links read
    Looks,
    /// The time of a run
    Time,
    /// No bars
    None,
}

/// The words over the columns.
fn head() -> [String; 8] {
    let words = words!(
        en: "rung|calls|checks|looks|assignments|backtracks|deepest|time",
        ko: "솔버|호출|검사|보기|대입|되돌아감|깊이|시간",
    );
    let mut words = words.split('|').map(str::to_owned);
    std::array::from_fn(|_| words.next().unwrap_or_default())
}

/// The length of the longest bar.
const BAR: usize = 40;

/// The table for people in lines of this length, and the bars.
pub(crate) fn table(
    boards: &[Board],
    limit: u64,
    lanes: &[Lane],
    bars: Measure,
    room: usize,
) -> String {
    let rows: Vec<[String; 8]> =
        std::iter::once(head()).chain(lanes.iter().map(|lane| row(lane, limit))).collect();
    let width = |i: usize| rows.iter().map(|row| width_of(&row[i])).max().unwrap_or(0);
    let widths: [usize; 8] = std::array::from_fn(width);
    let mut out = String::new();
    let remarks: Vec<String> = lanes.iter().map(|lane| remark(lane, boards.len())).collect();
    let longest = remarks.iter().map(|remark| width_of(remark) + 2).max().unwrap_or(0);
    let parts = parts(&widths, room);
    for (part, columns) in parts.iter().enumerate() {
        let used = widths[0] + columns.clone().map(|i| widths[i] + 2).sum::<usize>();
        let has_remarks = part + 1 == parts.len() && used + longest <= room;
        out.push_str(if part > 0 { "\n" } else { "" });
        for (i, row) in rows.iter().enumerate() {
            let room = |column: usize| " ".repeat(widths[column] - width_of(&row[column]));
            let mut line = row[0].clone() + &room(0);
            for column in columns.clone() {
                let _ = write!(line, "  {}{}", room(column), row[column]);
            }
            if let Some(remark) = i.checked_sub(1).map(|i| &remarks[i]).filter(|_| has_remarks) {
                let _ = write!(line, "  {remark}");
            }
            let _ = writeln!(out, "{}", line.trim_end());
        }
        if part + 1 == parts.len() && !has_remarks {
            let named = lanes.iter().zip(&remarks).filter(|(_, remark)| !remark.is_empty());
            let named =
                named.map(|(lane, remark)| format!("{}: {remark}", lane.rung.properties().name));
            let named: Vec<String> = named.collect();
            let _ = writeln!(out, "\n{}", named.join("\n"));
        }
    }
    out.push_str(&chart(lanes, bars));
    out
}

/// The columns that stand side by side in this room, each time behind the names.
fn parts(widths: &[usize; 8], room: usize) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let (mut from, mut used) = (1, widths[0]);
    for (i, width) in widths.iter().enumerate().skip(1) {
        if used + width + 2 > room && i > from {
            parts.push(from..i);
            (from, used) = (i, widths[0]);
        }
        used += width + 2;
    }
    parts.push(from..widths.len());
    parts
}

/// The figures of a rung. If it was stopped, the calls say so and the other figures are incomplete.
fn row(lane: &Lane, limit: u64) -> [String; 8] {
    let name = lane.rung.properties().name.to_owned();
    let blank = || "–".to_owned();
    if lane.stopped {
        let calls = format!("> {}", power(limit));
        return [name, calls, blank(), blank(), blank(), blank(), blank(), blank()];
    }
    let time = lane.time.map_or_else(blank, short);
    let c = &lane.counts;
    if !lane.rung.properties().observable && c.assignments == 0 {
        return [name, blank(), blank(), blank(), blank(), blank(), blank(), time];
    }
    let number = |n: u64| Grouped(n).to_string();
    [
        name,
        number(c.calls),
        number(c.checks),
        number(c.looks),
        number(c.assignments),
        number(c.backtracks),
        c.deepest.to_string(),
        time,
    ]
}

/// Remarks about failures.
fn remark(lane: &Lane, puzzles: usize) -> String {
    let mut remarks = Vec::new();
    let mut note = |n: usize, words: &str| match n {
        0 => {}
        n if n == puzzles && n == 1 => remarks.push(words.to_owned()),
        n => remarks
            .push(words!(en: "{words}: {n} of {puzzles}", ko: "{words}: {puzzles}개 가운데 {n}개")),
    };
    note(lane.dead_ends, &words!(en: "dead end", ko: "막힘"));
    note(lane.unsolvable, &words!(en: "no solution", ko: "해 없음"));
    note(lane.wrong, &words!(en: "wrong answer", ko: "틀린 답"));
    note(lane.refused, &words!(en: "size not supported", ko: "다루지 않는 크기"));
    if lane.stopped {
        let done = lane.solved + lane.unsolvable;
        remarks.push(words!(en: "stopped after {done} of {puzzles}", ko: "{puzzles}개 가운데 {done}개 뒤에 멈춤"));
    }
    if lane.calls_after > 0 {
        let calls = Grouped(lane.calls_after);
        remarks.push(words!(en: "+{calls} calls after", ko: "해를 찾은 뒤 호출 +{calls}"));
    }
    remarks.join(", ")
}

/// Bars on a logarithmic scale, so that one call and 10⁸ fit on a screen.
fn chart(lanes: &[Lane], measure: Measure) -> String {
    let value = |lane: &Lane| match measure {
        Measure::None => None,
        Measure::Time => lane.time.map(|time| time.as_nanos() as f64),
        _ if !lane.rung.properties().observable => None,
        Measure::Calls => Some(lane.counts.calls as f64),
        _ if lane.stopped => None,
        Measure::Checks => Some(lane.counts.checks as f64),
        Measure::Looks => Some(lane.counts.looks as f64),
    };
    let label = |lane: &Lane| match measure {
        Measure::Time => lane.time.map(short).unwrap_or_default(),
        Measure::Calls if lane.stopped => format!("> {}", Grouped(lane.counts.calls)),
        Measure::Calls => Grouped(lane.counts.calls).to_string(),
        Measure::Checks => Grouped(lane.counts.checks).to_string(),
        _ => Grouped(lane.counts.looks).to_string(),
    };
    let shown: Vec<(&Lane, f64)> =
        lanes.iter().filter_map(|lane| Some((lane, value(lane)?))).collect();
    let most = shown.iter().map(|(_, v)| *v).fold(0.0, f64::max);
    if most == 0.0 {
        return String::new();
    }
    let least = match measure {
        Measure::Time => shown.iter().map(|(_, v)| v.max(1.0)).fold(most, f64::min) / 10.0,
        _ => 0.5,
    };
    let names = lanes.iter().map(|lane| lane.rung.properties().name.len()).max().unwrap_or(0);
    let column = match measure {
        Measure::Calls => 1,
        Measure::Checks => 2,
        Measure::Looks => 3,
        Measure::Time | Measure::None => 7,
    };
    let words = &head()[column];
    let mut out = words!(
        en: "\n{words}, on a logarithmic scale\n",
        ko: "\n{words}, 로그 눈금\n",
    );
    for (lane, value) in shown {
        let part = (value / least).ln() / (most / least).ln();
        let length = if value == 0.0 { 0 } else { ((part * BAR as f64).round() as usize).max(1) };
        let bar = "█".repeat(length);
        let _ = writeln!(out, "{:names$}  {bar} {}", lane.rung.properties().name, label(lane));
    }
    out
}

/// 10⁸ for 100,000,000, other numbers in full.
fn power(n: u64) -> String {
    let zeros = n.checked_ilog10().unwrap_or(0);
    if zeros < 4 || n != 10_u64.pow(zeros) {
        return Grouped(n).to_string();
    }
    let raised: String = zeros
        .to_string()
        .bytes()
        .map(|b| ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][usize::from(b - b'0')])
        .collect();
    format!("10{raised}")
}

/// A time with three figures.
fn short(time: Duration) -> String {
    let ns = time.as_nanos() as f64;
    let (value, unit) = match ns {
        ns if ns < 1e3 => (ns, "ns"),
        ns if ns < 1e6 => (ns / 1e3, "µs"),
        ns if ns < 1e9 => (ns / 1e6, "ms"),
        ns => (ns / 1e9, "s"),
    };
    let digits = if value < 10.0 { 2 } else { usize::from(value < 100.0) };
    format!("{value:.digits$} {unit}")
}

/// The figures for programs: one object.
pub(crate) fn json(boards: &[Board], limit: u64, lanes: &[Lane]) -> String {
    let rungs: Vec<Value> = lanes
        .iter()
        .map(|lane| {
            let c = &lane.counts;
            json!({
                "rung": lane.rung.properties().name,
                "counted": lane.rung.properties().observable,
                "over_limit": lane.stopped,
                "solved": lane.solved,
                "dead_ends": lane.dead_ends,
                "no_solution": lane.unsolvable,
                "wrong": lane.wrong,
                "size_not_taken": lane.refused,
                "calls": c.calls,
                "checks": c.checks,
                "looks": c.looks,
                "assignments": c.assignments,
                "backtracks": c.backtracks,
                "deepest": c.deepest,
                "calls_after_solution": lane.calls_after,
                "seconds": lane.time.map(|time| time.as_secs_f64()),
            })
        })
        .collect();
    let race = json!({ "puzzles": boards.len(), "limit": limit, "rungs": rungs });
    format!("{race}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use ninefold::learn::Rung;

    #[test]
    fn a_table_fits_its_room() {
        let puzzle =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        let board: Board = puzzle.parse().expect("a board");
        let boards = [board];
        let lanes: Vec<Lane> =
            Rung::ALL.iter().map(|&rung| Lane::run(rung, &boards, 1_000)).collect();
        let whole = table(&boards, 1_000, &lanes, Measure::None, usize::MAX);
        assert_eq!(whole.lines().count(), 1 + lanes.len(), "{whole}");
        for room in [60, 80] {
            let narrow = table(&boards, 1_000, &lanes, Measure::None, room);
            assert!(narrow.lines().all(|line| width_of(line) <= room), "{narrow}");
            for word in head().into_iter().chain(["stopped after 0 of 1".to_owned()]) {
                assert!(narrow.contains(&word), "{word}: {narrow}");
            }
        }
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(power(100_000_000), "10⁸");
        assert_eq!(power(10_000_000_000), "10¹⁰");
        assert_eq!(power(1_000), "1,000");
        assert_eq!(power(250_000), "250,000");
        assert_eq!(short(Duration::from_nanos(1_234)), "1.23 µs");
        assert_eq!(short(Duration::from_millis(45)), "45.0 ms");
        assert_eq!(short(Duration::from_millis(123_400)), "123 s");
    }
}
