//! The viewer's layout: the grid on the left, the figures on the right, keys below; in 60×24 or more.

use super::screen::{Line, split};
use super::{SPEEDS, Viewer, keys};
use crate::commands::learn::learn::title;
use crate::console::language::{language, words};
use crate::console::progress::Grouped;
use anstyle::{AnsiColor, Color, Style};
use ninefold::House;
use ninefold::learn::{Board, Ended, Spot, Stopped, What};
use textwrap::core::display_width;

const PLAIN: Style = Style::new();
const BOLD: Style = PLAIN.bold();
const FAINT: Style = on(AnsiColor::BrightBlack, None);
const GIVEN: Style = BOLD;
const PLACED: Style = on(AnsiColor::Cyan, None);
const TRIED: Style = on(AnsiColor::Black, Some(AnsiColor::Yellow));
const REJECTED: Style = on(AnsiColor::White, Some(AnsiColor::Red));
const FORBIDDING: Style = on(AnsiColor::Red, None).bold().underline();
const UNDONE: Style = on(AnsiColor::Black, Some(AnsiColor::Magenta));
const DONE: Style = on(AnsiColor::White, Some(AnsiColor::Blue));
const AHEAD: Style = on(AnsiColor::Blue, Some(AnsiColor::Black));

const fn on(front: AnsiColor, back: Option<AnsiColor>) -> Style {
    let style = Style::new().fg_color(Some(Color::Ansi(front)));
    match back {
        Some(back) => style.bg_color(Some(Color::Ansi(back))),
        None => style,
    }
}

/// The width of the figures: name and number.
const NUMBERS: usize = 24;

/// The rows between the heading and the bar, if the terminal has that many.
const MIDDLE: usize = 14;

/// All lines for a terminal of this size.
pub(super) fn draw(viewer: &Viewer, width: usize, height: usize) -> Vec<Line> {
    let mut lines = heading(viewer, width);
    lines.resize(2, Line::default());
    let mut grid = board(viewer);
    let wide = grid.iter().map(Line::width).max().unwrap_or(0);
    // The gap between the two shrinks first.
    let left = wide + width.saturating_sub(wide + NUMBERS).min(6);
    let figures = numbers(viewer, width.saturating_sub(left));
    grid.resize(MIDDLE.max(figures.len()).max(height.saturating_sub(8)), Line::default());
    for (i, mut line) in grid.into_iter().enumerate() {
        if let Some(figures) = figures.get(i) {
            line.pad(left);
            line.append(figures.clone());
        }
        lines.push(line);
    }
    lines.push(bar(viewer, width));
    lines.push(status(viewer));
    lines.extend(help(width));
    lines
}

/// A text in lines of this width.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    textwrap::wrap(text, width.max(1)).into_iter().map(String::from).collect()
}

fn heading(viewer: &Viewer, width: usize) -> Vec<Line> {
    let name = viewer.rung.properties().name;
    let text = wrapped(&format!("{name}: {}", title(viewer.rung)), width);
    let lines = text.into_iter().map(|text| match text.strip_prefix(name) {
        Some(rest) => {
            let mut line = Line::new(BOLD, name);
            line.push(PLAIN, rest);
            line
        }
        None => Line::new(PLAIN, text),
    });
    lines.collect()
}

/// The effect of an event on a cell.
fn mark(viewer: &Viewer, spot: Spot) -> Option<Style> {
    let board = &viewer.replay.state().board;
    match viewer.replay.last()?.what {
        What::Try(here, _) if here == spot => Some(TRIED),
        What::Place(here, _) if here == spot => Some(TRIED),
        What::Reject(here, _, _) if here == spot => Some(REJECTED),
        What::Reject(_, digit, house) if in_house(board, spot, house) => {
            (board.get(spot) == Some(digit)).then_some(FORBIDDING)
        }
        What::Undo(here) | What::Back(Some(here)) if here == spot => Some(UNDONE),
        _ => None,
    }
}

fn in_house(board: &Board, spot: Spot, house: House) -> bool {
    board.dimensions().house(house).contains(&spot)
}

/// The digit that a cell shows: the placed one, or the one being tried.
fn digit_at(viewer: &Viewer, spot: Spot) -> Option<ninefold::Digit> {
    match viewer.replay.last().map(|event| event.what) {
        Some(What::Try(here, digit) | What::Reject(here, digit, _)) if here == spot => Some(digit),
        _ => viewer.replay.state().board.get(spot),
    }
}

fn board(viewer: &Viewer) -> Vec<Line> {
    let puzzle = viewer.replay.trace().puzzle();
    let dimensions = puzzle.dimensions();
    let (side, width, height) =
        (dimensions.side(), dimensions.block_width(), dimensions.block_height());
    let edge = |left: &str, between: &str, right: &str| {
        let block = "─".repeat(3 * width + 1);
        let line = vec![block; side / width].join(between);
        Line::new(FAINT, format!(" {left}{line}{right}"))
    };
    let mut lines = vec![edge("┌", "┬", "┐")];
    for row in 0..side {
        if row > 0 && row % height == 0 {
            lines.push(edge("├", "┼", "┤"));
        }
        let mut line = Line::new(PLAIN, " ");
        for column in 0..side {
            if column % width == 0 {
                line.push(FAINT, if column == 0 { "│" } else { " │" });
            }
            let spot = dimensions.at(row, column);
            let usual = if puzzle.is_blank(spot) { PLACED } else { GIVEN };
            let style = mark(viewer, spot).unwrap_or(usual);
            match digit_at(viewer, spot) {
                Some(digit) => line.push(style, format!(" {digit} ")),
                None => line.push(if style == PLACED { FAINT } else { style }, " · "),
            }
        }
        line.push(FAINT, " │");
        lines.push(line);
    }
    lines.push(edge("└", "┴", "┘"));
    lines
}

fn numbers(viewer: &Viewer, width: usize) -> Vec<Line> {
    let state = viewer.replay.state();
    let c = &state.counts;
    let figure = |name: String, value: u64| {
        let mut line = Line::new(FAINT, name);
        line.pad(14);
        line.push(PLAIN, format!("{:>10}", Grouped(value).to_string()));
        line
    };
    let before = || words!(en: "before the first event", ko: "첫 이벤트 전");
    let event = viewer.replay.last().map_or_else(before, |event| event.text(language()));
    let style = match viewer.replay.last().map(|event| event.what) {
        Some(What::Reject(..)) => on(AnsiColor::Red, None),
        Some(What::Back(_) | What::Undo(_)) => on(AnsiColor::Magenta, None),
        Some(What::Solution) => on(AnsiColor::Green, None).bold(),
        _ => PLAIN,
    };
    let mut lines: Vec<Line> =
        wrapped(&event, width).into_iter().map(|text| Line::new(style, text)).collect();
    // The figures stay where they are while events of one and of two lines come.
    lines.resize(2, Line::default());
    lines.extend([
        figure(words!(en: "calls", ko: "호출"), c.calls),
        figure(words!(en: "checks", ko: "검사"), c.checks),
        figure(words!(en: "looks", ko: "보기"), c.looks),
        figure(words!(en: "assignments", ko: "대입"), c.assignments),
        figure(words!(en: "backtracks", ko: "되돌아감"), c.backtracks),
        figure(words!(en: "level", ko: "레벨"), state.level as u64),
        figure(words!(en: "deepest level", ko: "가장 깊은 레벨"), c.deepest as u64),
        Line::default(),
    ]);
    lines.extend(legend(width));
    lines
}

/// What the colours of the digits mean, in as few lines of this width as possible.
fn legend(width: usize) -> Vec<Line> {
    let mut lines = vec![Line::default()];
    for (style, meaning) in [
        (GIVEN, words!(en: "given", ko: "주어짐")),
        (PLACED, words!(en: "placed", ko: "놓음")),
        (TRIED, words!(en: "tried", ko: "시도")),
        (REJECTED, words!(en: "rejected", ko: "거절")),
        (FORBIDDING, words!(en: "forbids it", ko: "막는 것")),
        (UNDONE, words!(en: "taken back", ko: "되돌림")),
    ] {
        let mut entry = Line::new(style, " 5 ");
        entry.push(PLAIN, format!(" {meaning}  "));
        match lines.last_mut() {
            Some(line) if line.width() + entry.width() <= width + 2 => line.append(entry),
            _ => lines.push(entry),
        }
    }
    lines
}

/// How far the trace was played.
fn bar(viewer: &Viewer, width: usize) -> Line {
    let (at, all) = (viewer.replay.position(), viewer.replay.len());
    let stopped = viewer.replay.trace().result() == &Err(Stopped::Limit);
    let (done, more) = (Grouped(at as u64), if stopped { "+" } else { "" });
    let whole = Grouped(all as u64);
    let label = words!(en: "{done} of {whole}{more}", ko: "{whole}{more} 가운데 {done}");
    let before = width.saturating_sub(display_width(&label)) / 2;
    let mut text = " ".repeat(before) + &label;
    text.push_str(&" ".repeat(width.saturating_sub(display_width(&text))));
    let (done, ahead) = split(&text, (width * at).checked_div(all).unwrap_or(width));
    let mut line = Line::new(DONE, done);
    line.push(AHEAD, ahead);
    line
}

fn status(viewer: &Viewer) -> Line {
    let text = match &viewer.level {
        Some(typed) => words!(
            en: "go to the next call at level: {typed}▏",
            ko: "다음 호출로 가기, 레벨: {typed}▏",
        ),
        None => {
            let mode = match viewer.playing {
                true => words!(en: "playing", ko: "재생"),
                false => words!(en: "paused", ko: "멈춤"),
            };
            let speed = Grouped(u64::from(SPEEDS[viewer.speed]));
            let message = match viewer.message.is_empty() {
                true => &result(viewer),
                false => &viewer.message,
            };
            words!(
                en: "{mode}, {speed} events a second   {message}",
                ko: "{mode}, 1초에 이벤트 {speed}개   {message}",
            )
        }
    };
    Line::new(PLAIN, text)
}

/// How the search ended, at its end.
fn result(viewer: &Viewer) -> String {
    let (replay, trace) = (&viewer.replay, viewer.replay.trace());
    match trace.result() {
        _ if replay.position() < replay.len() => String::new(),
        Ok(Ended::Solved(solution)) if solution.solves(trace.puzzle()) => {
            words!(en: "the end: solved", ko: "끝: 풀림")
        }
        Ok(Ended::Solved(_)) => words!(en: "the end: wrong answer", ko: "끝: 틀린 답"),
        Ok(Ended::DeadEnd(spot)) => {
            words!(en: "the end: stuck at {spot}", ko: "끝: {spot}에서 막힘")
        }
        Ok(Ended::NoSolution) => words!(en: "the end: no solution", ko: "끝: 해 없음"),
        Err(_) => words!(en: "stopped at --max-events", ko: "--max-events에서 멈춤"),
    }
}

/// The keys, two a line.
fn help(width: usize) -> Vec<Line> {
    let column = (width / 2).min(38);
    let entry = |line: &mut Line, (keys, does): &(&'static str, String)| {
        line.push(BOLD, *keys);
        line.push(FAINT, format!(" {does}"));
    };
    let lines = keys::help();
    let lines = lines.chunks(2).map(|pair| {
        let mut line = Line::default();
        entry(&mut line, &pair[0]);
        line.pad(column);
        pair[1..].iter().for_each(|second| entry(&mut line, second));
        line
    });
    lines.collect()
}
