//! The viewer's layout: the grid on the left, the figures on the right, keys below; in 80×24.

use super::keys;
use super::{SPEEDS, Viewer};
use crate::console::language::{language, words};
use crate::console::progress::Grouped;
use ninefold::House;
use ninefold::learn::{Board, Spot, Stopped, What};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Gauge, Paragraph};

const GIVEN: Style = Style::new().add_modifier(Modifier::BOLD);
const PLACED: Style = Style::new().fg(Color::Cyan);
const TRIED: Style = Style::new().fg(Color::Black).bg(Color::Yellow);
const REJECTED: Style = Style::new().fg(Color::White).bg(Color::Red);
const FORBIDDING: Style =
    Style::new().fg(Color::Red).add_modifier(Modifier::BOLD).add_modifier(Modifier::UNDERLINED);
const UNDONE: Style = Style::new().fg(Color::Black).bg(Color::Magenta);
const FRAME: Style = Style::new().fg(Color::DarkGray);

/// Draws everything.
pub(super) fn draw(viewer: &Viewer, frame: &mut Frame<'_>) {
    let [title, middle, bar, below] = Layout::vertical([
        Constraint::Length(2),
        Constraint::Min(14),
        Constraint::Length(2),
        Constraint::Length(4),
    ])
    .areas(frame.area());
    let [grid, figures] =
        Layout::horizontal([Constraint::Length(40), Constraint::Min(30)]).areas(middle);
    frame.render_widget(Paragraph::new(heading(viewer)), title);
    frame.render_widget(Paragraph::new(board(viewer)), grid);
    frame.render_widget(Paragraph::new(numbers(viewer)), figures);
    position(viewer, frame, bar);
    frame.render_widget(Paragraph::new(help()), below);
}

fn heading(viewer: &Viewer) -> Line<'static> {
    let about = viewer.rung.about();
    Line::from(vec![about.name.bold(), ": ".into(), about.title.into()])
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
fn shown(viewer: &Viewer, spot: Spot) -> Option<ninefold::Digit> {
    match viewer.replay.last().map(|event| event.what) {
        Some(What::Try(here, digit) | What::Reject(here, digit, _)) if here == spot => Some(digit),
        _ => viewer.replay.state().board.get(spot),
    }
}

fn board(viewer: &Viewer) -> Vec<Line<'static>> {
    let puzzle = viewer.replay.trace().puzzle();
    let dimensions = puzzle.dimensions();
    let (side, width, height) =
        (dimensions.side(), dimensions.block_width(), dimensions.block_height());
    let edge = |left: &str, between: &str, right: &str| {
        let block = "─".repeat(3 * width + 1);
        let line = vec![block; side / width].join(between);
        Line::styled(format!(" {left}{line}{right}"), FRAME)
    };
    let mut lines = vec![edge("┌", "┬", "┐")];
    for row in 0..side {
        if row > 0 && row % height == 0 {
            lines.push(edge("├", "┼", "┤"));
        }
        let mut spans = vec![Span::raw(" ")];
        for column in 0..side {
            if column % width == 0 {
                spans.push(Span::styled(if column == 0 { "│" } else { " │" }, FRAME));
            }
            let spot = dimensions.at(row, column);
            let usual = if puzzle.is_blank(spot) { PLACED } else { GIVEN };
            let style = mark(viewer, spot).unwrap_or(usual);
            let text = shown(viewer, spot).map_or(" · ".to_owned(), |digit| format!(" {digit} "));
            let style = if text == " · " && style == PLACED { FRAME } else { style };
            spans.push(Span::styled(text, style));
        }
        spans.push(Span::styled(" │", FRAME));
        lines.push(Line::from(spans));
    }
    lines.push(edge("└", "┴", "┘"));
    lines
}

fn numbers(viewer: &Viewer) -> Vec<Line<'static>> {
    let state = viewer.replay.state();
    let c = &state.counts;
    let figure = |name: String, value: u64| {
        let space = " ".repeat(14_usize.saturating_sub(Span::raw(&*name).width()));
        let value = format!("{:>12}", Grouped(value).to_string());
        Line::from(vec![name.dark_gray(), space.into(), value.into()])
    };
    let before = || words!(en: "before the first event", ko: "첫 이벤트 전");
    let event = viewer.replay.last().map_or_else(before, |event| event.text(language()));
    let style = match viewer.replay.last().map(|event| event.what) {
        Some(What::Reject(..)) => Style::new().fg(Color::Red),
        Some(What::Back(_) | What::Undo(_)) => Style::new().fg(Color::Magenta),
        Some(What::Solution) => Style::new().fg(Color::Green).add_modifier(Modifier::BOLD),
        _ => Style::new(),
    };
    let mut lines = vec![
        Line::styled(event, style),
        Line::default(),
        figure(words!(en: "calls", ko: "호출"), c.calls),
        figure(words!(en: "checks", ko: "검사"), c.checks),
        figure(words!(en: "looks", ko: "보기"), c.looks),
        figure(words!(en: "assignments", ko: "대입"), c.assignments),
        figure(words!(en: "backtracks", ko: "되돌아감"), c.backtracks),
        figure(words!(en: "level", ko: "레벨"), state.level as u64),
        figure(words!(en: "deepest level", ko: "가장 깊은 레벨"), c.deepest as u64),
        Line::default(),
        Line::from(vec![
            Span::styled(" 5 ", GIVEN),
            words!(en: "given ", ko: "주어짐 ").into(),
            Span::styled(" 5 ", PLACED),
            words!(en: "placed ", ko: "놓음 ").into(),
            Span::styled(" 5 ", TRIED),
            words!(en: " tried", ko: " 시도").into(),
        ]),
        Line::from(vec![
            Span::styled(" 5 ", REJECTED),
            words!(en: " rejected, for ", ko: " 거절: 막는 것 ").into(),
            Span::styled(" 5 ", FORBIDDING),
            words!(en: " forbids it", ko: "").into(),
        ]),
    ];
    lines.push(Line::from(vec![
        Span::styled(" 5 ", UNDONE),
        words!(en: " taken back", ko: " 되돌림").into(),
    ]));
    lines
}

fn position(viewer: &Viewer, frame: &mut Frame<'_>, area: Rect) {
    let (at, all) = (viewer.replay.position(), viewer.replay.len());
    let [bar, status] =
        Layout::vertical([Constraint::Length(1), Constraint::Length(1)]).areas(area);
    let stopped = viewer.replay.trace().result() == &Err(Stopped::Limit);
    let (done, more) = (Grouped(at as u64), if stopped { "+" } else { "" });
    let whole = Grouped(all as u64);
    let label = words!(en: "{done} of {whole}{more}", ko: "{whole}{more} 가운데 {done}");
    let ratio = if all == 0 { 1.0 } else { at as f64 / all as f64 };
    let gauge = Gauge::default().ratio(ratio).label(label);
    frame.render_widget(gauge.gauge_style(Style::new().fg(Color::Blue).bg(Color::Black)), bar);
    let words = match &viewer.level {
        Some(typed) => words!(
            en: "go to the next call at level: {typed}▏",
            ko: "다음 호출로 가기, 레벨: {typed}▏",
        ),
        None => {
            let mode = match viewer.playing {
                true => words!(en: "playing", ko: "재생"),
                false => words!(en: "paused", ko: "멈춤"),
            };
            let (speed, message) = (Grouped(u64::from(SPEEDS[viewer.speed])), &viewer.message);
            words!(
                en: "{mode}, {speed} events a second   {message}",
                ko: "{mode}, 1초에 이벤트 {speed}개   {message}",
            )
        }
    };
    frame.render_widget(Paragraph::new(words), status);
}

fn help() -> Vec<Line<'static>> {
    let entry = |(keys, does): &(&'static str, String)| {
        let used = Span::raw(*keys).width() + 1 + Span::raw(&**does).width();
        let space = " ".repeat(38_usize.saturating_sub(used));
        vec![keys.bold(), " ".into(), does.clone().dark_gray(), space.into()]
    };
    keys::help().chunks(2).map(|pair| Line::from_iter(pair.iter().flat_map(entry))).collect()
}
