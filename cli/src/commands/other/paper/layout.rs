//! The layout of boards and words on the pages.

use super::letters;
use super::{Ink, Mark, Page, Paper};
use crate::console::language::words;
use ninefold_variants::picture::Picture;

/// The blank border of a page.
const MARGIN: f32 = 14.0;
/// The size of the letters of the title.
const TITLE: f32 = 6.0;
/// The height of each line of the title, and the gap below the last.
const TITLE_LINE: f32 = 8.0;
const TITLE_GAP: f32 = 4.0;
/// A title has at most this many lines.
const TITLE_LINES: usize = 3;
/// The height of the lines for a name and a date.
const SIGNED: f32 = 12.0;
/// Letters over a board do not become smaller than this, nor than this part of the usual size.
const SMALLEST: f32 = 2.2;
const SMALLEST_PART: f32 = 0.8;
/// The height of the line over a board, and of each further one.
const CAPTION: f32 = 5.5;
const CAPTION_LINE: f32 = 4.0;
/// The words over a board have at most this many lines.
const CAPTION_LINES: usize = 3;
/// The gap between boards.
const GAP: f32 = 7.0;
/// Boards do not grow beyond this.
const LARGEST: f32 = 150.0;
/// The number of solutions on a page.
const SOLUTIONS: usize = 20;

/// A board with the words over it.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    /// The words over it; they are cut where they have no room.
    pub(crate) caption: String,
    /// What follows them and is never cut, such as the level.
    pub(crate) level: Option<String>,
    /// The board itself.
    pub(crate) picture: Picture,
}

/// The words over a board, as they have room.
struct Words {
    size: f32,
    lines: Vec<String>,
    is_cut: bool,
}

impl Board {
    /// The words over it, in at most this many lines of this width.
    fn words(&self, side: f32, most: usize) -> Words {
        let usual = (side / 15.0).clamp(2.4, 4.0);
        let level: String = self.level.iter().map(|level| format!(" · {level}")).collect();
        let whole = self.caption.clone() + &level;
        // Long words are a little smaller, and go on in the next line or are cut only then.
        let wide = letters::width(&whole, usual);
        let size = (usual * (side / wide).min(1.0)).max(SMALLEST.max(usual * SMALLEST_PART));
        if letters::width(&whole, size) <= side + 0.01 {
            return Words { size, lines: vec![whole], is_cut: false };
        }
        let lines = letters::lines(&whole, size, side);
        if lines.len() <= most && lines.iter().all(|line| letters::width(line, size) <= side) {
            return Words { size, lines, is_cut: false };
        }
        let mut lines = letters::lines(&self.caption, size, side);
        let rest = lines.split_off(lines.len().min(most - 1)).join(" ");
        let room = side - letters::width(&level, size);
        let last = letters::cut(&rest, size, room);
        let shown = lines.iter().map(|line| letters::cut(line, size, side));
        let mut shown: Vec<String> = shown.collect();
        let is_cut = shown != lines || last != rest;
        shown.push(last + &level);
        Words { size, lines: shown, is_cut }
    }
}

/// The filling of pages.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(crate) paper: Paper,
    pub(crate) title: Option<String>,
    pub(crate) per_page: usize,
    /// Whether there are lines for a name and a date at the top of each page of puzzles.
    pub(crate) signed: bool,
}

/// What stands above the boards of a page.
struct Head {
    title: Vec<String>,
    signed: bool,
}

impl Head {
    fn height(&self) -> f32 {
        let title = match self.title.len() {
            0 => 0.0,
            lines => lines as f32 * TITLE_LINE + TITLE_GAP,
        };
        title + if self.signed { SIGNED } else { 0.0 }
    }
}

impl Layout {
    /// Whether there is room for the title.
    pub(crate) fn has_room_for_title(&self) -> bool {
        let lines = self.title_lines();
        lines.len() <= TITLE_LINES
            && lines.iter().all(|line| letters::width(line, TITLE) <= self.width())
    }

    /// The width between the borders.
    fn width(&self) -> f32 {
        self.paper.size()[0] - 2.0 * MARGIN
    }

    fn title_lines(&self) -> Vec<String> {
        letters::lines(self.title.as_deref().unwrap_or_default(), TITLE, self.width())
    }

    /// The pages with the puzzles, then those with the solutions; and how many words over boards were
    /// cut because they have no room.
    pub(crate) fn pages(&self, puzzles: &[Board], solutions: &[Board]) -> (Vec<Page>, usize) {
        let head = Head { title: self.title_lines(), signed: self.signed };
        let (mut pages, cut) = self.fill(&head, puzzles, self.per_page);
        let head = Head { title: vec![words!(en: "Solutions", ko: "정답")], signed: false };
        pages.extend(self.fill(&head, solutions, SOLUTIONS.max(self.per_page)).0);
        let count = pages.len();
        for (i, page) in pages.iter_mut().enumerate().filter(|_| count > 1) {
            let [width, height] = self.paper.size();
            page.marks.push(Mark::Words {
                at: [width / 2.0 - 4.0, height - 8.0],
                size: 3.2,
                ink: Ink::Faint,
                text: format!("{} / {count}", i + 1),
            });
        }
        (pages, cut)
    }

    fn fill(&self, head: &Head, boards: &[Board], per_page: usize) -> (Vec<Page>, usize) {
        let mut cut = 0;
        let (width, above) = (self.width(), head.height());
        let height = self.paper.size()[1] - 2.0 * MARGIN - above;
        let mut most = 1;
        let (columns, side, caption) = loop {
            let caption = CAPTION + (most - 1) as f32 * CAPTION_LINE;
            let (columns, side) = best(per_page, width, height, caption);
            // Smaller boards may need more lines.
            let needed = boards.iter().map(|board| board.words(side, CAPTION_LINES).lines.len());
            match needed.max() {
                Some(needed) if needed > most => most = needed,
                _ => break (columns, side, caption),
            }
        };
        let rows = per_page.div_ceil(columns);
        // The remaining space goes between the boards.
        let across = (width - columns as f32 * side) / columns as f32;
        let down = (height - rows as f32 * (side + caption)) / rows as f32;
        let mut page = |boards: &[Board]| {
            let mut page = Page::default();
            draw_head(head, width, &mut page.marks);
            for (i, board) in boards.iter().enumerate() {
                let (column, row) = ((i % columns) as f32, (i / columns) as f32);
                let x = MARGIN + across / 2.0 + column * (side + across);
                let y = MARGIN + above + row * (side + caption + down);
                let words = board.words(side, most);
                cut += usize::from(words.is_cut);
                // The last line is nearest to the board.
                let unused = most - words.lines.len();
                for (text, line) in words.lines.into_iter().zip(unused..) {
                    let y = y + 3.6 + line as f32 * CAPTION_LINE;
                    page.marks.push(Mark::Words {
                        at: [x, y],
                        size: words.size,
                        ink: Ink::Plain,
                        text,
                    });
                }
                let shapes = board.picture.within([x, y + caption], side);
                page.marks.extend(shapes.map(Mark::Shape));
            }
            page
        };
        let pages = boards.chunks(per_page).map(&mut page).collect();
        (pages, cut)
    }
}

/// Writes the title, and below it the lines for a name and a date.
fn draw_head(head: &Head, width: f32, marks: &mut Vec<Mark>) {
    let mut y = MARGIN + 5.0;
    for text in &head.title {
        let text = text.clone();
        marks.push(Mark::Words { at: [MARGIN, y], size: TITLE, ink: Ink::Bold, text });
        y += TITLE_LINE;
    }
    if !head.signed {
        return;
    }
    let y = MARGIN + head.height() - SIGNED + 4.0;
    let (name, date) = (words!(en: "Name", ko: "이름"), words!(en: "Date", ko: "날짜"));
    for (text, from, to) in [(name, 0.0, 0.62), (date, 0.66, 1.0)] {
        let (left, right) = (MARGIN + from * width, MARGIN + to * width);
        let line = left + letters::width(&text, 4.0) + 2.0;
        marks.push(Mark::Words { at: [left, y], size: 4.0, ink: Ink::Plain, text });
        marks.push(Mark::Line { from: [line, y + 0.8], to: [right, y + 0.8], width: 0.2 });
    }
}

/// The number of columns that makes this many boards largest, and their side. Words of this height stand over each.
fn best(count: usize, width: f32, height: f32, caption: f32) -> (usize, f32) {
    let side = |columns: usize| {
        let rows = count.div_ceil(columns) as f32;
        let wide = (width - (columns - 1) as f32 * GAP) / columns as f32;
        let high = (height - (rows - 1.0) * GAP) / rows - caption;
        wide.min(high).min(LARGEST)
    };
    let columns = (1..=count).max_by(|&a, &b| side(a).total_cmp(&side(b))).unwrap_or(1);
    (columns, side(columns))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ninefold_variants::picture::{Shape, picture};

    fn board() -> Board {
        let givens =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let puzzle: ninefold_variants::Puzzle = givens.parse().expect("a grid");
        let picture = picture(puzzle.board(), puzzle.rules(), None);
        Board { caption: "1".into(), level: None, picture }
    }

    #[test]
    fn everything_stays_on_the_paper() {
        for paper in [Paper::A4, Paper::Letter] {
            let [width, height] = paper.size();
            for per_page in 1..=60 {
                let title = Some("A long title, ".repeat(per_page % 12));
                let layout = Layout { paper, title, per_page, signed: per_page % 2 == 0 };
                assert!(layout.has_room_for_title());
                let long = Board { caption: "a name of some length".repeat(40), ..board() };
                let boards = [vec![board(); per_page], vec![long]].concat();
                let (pages, cut) = layout.pages(&boards, &[]);
                assert_eq!(cut, 1);
                assert_eq!(pages.len(), 2);
                for mark in pages.iter().flat_map(|page| &page.marks) {
                    let points = match mark {
                        Mark::Line { from, to, .. } => vec![*from, *to],
                        Mark::Words { at: [x, y], size, text, .. } => {
                            vec![[*x, *y], [*x + letters::width(text, *size), *y]]
                        }
                        Mark::Shape(Shape::Path { points, .. }) => points.clone(),
                        Mark::Shape(Shape::Circle { middle, .. } | Shape::Text { middle, .. }) => {
                            vec![*middle]
                        }
                    };
                    for [x, y] in points {
                        assert!(x > 5.0 && x < width - 5.0, "{per_page}: {mark:?}");
                        assert!(y > 5.0 && y < height - 5.0, "{per_page}: {mark:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_title_without_room_is_noticed() {
        for title in ["word ".repeat(60), "w".repeat(60)] {
            let layout =
                Layout { paper: Paper::A4, title: Some(title), per_page: 4, signed: false };
            assert!(!layout.has_room_for_title());
        }
    }

    #[test]
    fn boards_are_as_large_as_the_page_lets_them() {
        assert_eq!(best(1, 180.0, 260.0, CAPTION), (1, LARGEST));
        assert_eq!(best(4, 180.0, 260.0, CAPTION).0, 2);
        assert_eq!(best(6, 180.0, 260.0, CAPTION).0, 2);
        assert_eq!(best(12, 180.0, 260.0, CAPTION).0, 3);
    }
}
