//! The one table of rules: names, keys of formats, kernels and sentences.

use super::{Differ, Relation, Rule};
use ninefold::Language;

/// Which filter carries a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kernel {
    /// A fixed set of values for a cell.
    Unary,
    /// Cells that differ, with hidden singles.
    Different,
    /// A table of pairs of values.
    Pair,
    /// A sum with factors, in groups that differ.
    Sum,
    /// Consecutive values in any order.
    Consecutive,
    /// A class of values each, in every window of a line.
    Window,
    /// Values between or outside the ends.
    Between,
    /// Values that must occur.
    Contains,
    /// A machine that reads a line, or the cases of an outside clue.
    Automaton,
    /// A cell that tells where a value stands.
    Index,
}

/// The kinds of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the table's sentences say what each is")]
pub enum Kind {
    Given,
    Odd,
    Even,
    Minimum,
    Maximum,
    ExtraRegion,
    Diagonal,
    Windoku,
    Disjoint,
    Distinct,
    AntiKnight,
    AntiKing,
    Nonconsecutive,
    Difference,
    Ratio,
    Xv,
    Inequality,
    Negative,
    Thermometer,
    SlowThermometer,
    Whisper,
    Palindrome,
    Clone,
    Pairs,
    Cage,
    Sum,
    Arrow,
    Pill,
    LittleKiller,
    RegionSum,
    SumLine,
    Zipper,
    DoubleArrow,
    Renban,
    Entropic,
    Modular,
    Between,
    Lockout,
    Quadruple,
    Sandwich,
    XSum,
    Skyscraper,
    NumberedRoom,
    Indexer,
    Automaton,
}

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Which rule it is.
    pub kind: Kind,
    /// What people call it.
    pub name: &'static str,
    /// The same in Korean.
    pub korean: &'static str,
    /// Its key in f-puzzles' JSON, or nothing.
    pub f_puzzles: &'static str,
    /// Its type in strings of Interactive Sudoku Solver, or nothing.
    pub iss: &'static str,
    /// The filter that carries it.
    pub kernel: Kernel,
    /// What it says.
    pub sentence: &'static str,
}

const fn row(
    kind: Kind,
    name: &'static str,
    korean: &'static str,
    f_puzzles: &'static str,
    iss: &'static str,
    kernel: Kernel,
    sentence: &'static str,
) -> Entry {
    Entry { kind, name, korean, f_puzzles, iss, kernel, sentence }
}

/// All rules, in the order of [`Kind`].
#[rustfmt::skip]
pub const TABLE: &[Entry] = &[
    row(Kind::Given, "given", "주어진 숫자", "given", "", Kernel::Unary,
        "The cell holds this number, or one of these."),
    row(Kind::Odd, "odd", "홀수", "odd", "", Kernel::Unary,
        "The number is odd."),
    row(Kind::Even, "even", "짝수", "even", "", Kernel::Unary,
        "The number is even."),
    row(Kind::Minimum, "minimum", "최솟값", "minimum", "", Kernel::Pair,
        "The number is less than those of its neighbours."),
    row(Kind::Maximum, "maximum", "최댓값", "maximum", "", Kernel::Pair,
        "The number is greater than those of its neighbours."),
    row(Kind::ExtraRegion, "extra region", "추가 영역", "extraregion", "AllDifferent", Kernel::Different,
        "The cells differ."),
    row(Kind::Diagonal, "diagonal", "대각선", "diagonal+", "Diagonal", Kernel::Different,
        "The cells on the diagonal differ."),
    row(Kind::Windoku, "windoku", "윈도쿠", "", "Windoku", Kernel::Different,
        "The cells of each shaded box differ."),
    row(Kind::Disjoint, "disjoint groups", "분리 그룹", "disjointgroups", "DisjointSets", Kernel::Different,
        "Cells at the same place of their boxes differ."),
    row(Kind::Distinct, "distinct set", "서로 다른 칸", "", "AllDifferent", Kernel::Different,
        "The cells differ."),
    row(Kind::AntiKnight, "anti-knight", "안티 나이트", "antiknight", "AntiKnight", Kernel::Different,
        "Cells a knight's move apart differ."),
    row(Kind::AntiKing, "anti-king", "안티 킹", "antiking", "AntiKing", Kernel::Different,
        "Cells a king's move apart differ."),
    row(Kind::Nonconsecutive, "nonconsecutive", "이웃 연속 금지", "nonconsecutive", "AntiConsecutive", Kernel::Pair,
        "Neighbours are not consecutive."),
    row(Kind::Difference, "difference", "차이", "difference", "WhiteDot", Kernel::Pair,
        "The two numbers differ by this."),
    row(Kind::Ratio, "ratio", "비율", "ratio", "BlackDot", Kernel::Pair,
        "One number is the other times this."),
    row(Kind::Xv, "XV", "XV", "xv", "X", Kernel::Pair,
        "The two numbers add up to this."),
    row(Kind::Inequality, "inequality", "부등호", "", "GreaterThan", Kernel::Pair,
        "The number at the open end is greater."),
    row(Kind::Negative, "all marks given", "빠짐없는 표시", "negative", "StrictKropki", Kernel::Pair,
        "No other neighbours have what a mark says."),
    row(Kind::Thermometer, "thermometer", "온도계", "thermometer", "Thermo", Kernel::Pair,
        "Numbers rise from the bulb."),
    row(Kind::SlowThermometer, "slow thermometer", "느린 온도계", "", "", Kernel::Pair,
        "Numbers do not fall from the bulb."),
    row(Kind::Whisper, "whisper", "위스퍼", "", "Whisper", Kernel::Pair,
        "Neighbours on the line differ by this at least."),
    row(Kind::Palindrome, "palindrome", "회문", "palindrome", "Palindrome", Kernel::Pair,
        "The line reads the same from both ends."),
    row(Kind::Clone, "clone", "복제", "clone", "SameValues", Kernel::Pair,
        "The two groups hold the same numbers, cell by cell."),
    row(Kind::Pairs, "pair table", "숫자 쌍 표", "", "Pair", Kernel::Pair,
        "Cells stand in a relation the setter wrote down."),
    row(Kind::Cage, "killer cage", "킬러 케이지", "killercage", "Cage", Kernel::Sum,
        "The cells differ and add up to this."),
    row(Kind::Sum, "sum", "합", "", "Sum", Kernel::Sum,
        "The cells, each times its factor, add up to this."),
    row(Kind::Arrow, "arrow", "화살표", "arrow", "Arrow", Kernel::Sum,
        "The shaft adds up to the number in the circle."),
    row(Kind::Pill, "pill arrow", "알약 화살표", "", "PillArrow", Kernel::Sum,
        "The shaft adds up to the number in the pill."),
    row(Kind::LittleKiller, "little killer", "리틀 킬러", "littlekillersum", "LittleKiller", Kernel::Sum,
        "The cells on the diagonal add up to this."),
    row(Kind::RegionSum, "region sum line", "영역 합 선", "", "RegionSumLine", Kernel::Sum,
        "The line adds up to the same in each region."),
    row(Kind::SumLine, "sum line", "합 선", "", "SumLine", Kernel::Automaton,
        "The line divides into pieces that add up to this."),
    row(Kind::Zipper, "zipper", "지퍼", "", "Zipper", Kernel::Sum,
        "Cells as far from the middle add up to the same."),
    row(Kind::DoubleArrow, "double arrow", "양방향 화살표", "", "DoubleArrow", Kernel::Sum,
        "The line adds up to the sum of its circles."),
    row(Kind::Renban, "renban", "렌반", "", "Renban", Kernel::Consecutive,
        "Consecutive numbers in any order."),
    row(Kind::Entropic, "entropic line", "엔트로피 선", "", "Entropic", Kernel::Window,
        "Three cells in a row hold a low, a middle and a high number."),
    row(Kind::Modular, "modular line", "나머지 선", "", "Modular", Kernel::Window,
        "So many cells in a row differ by their rests."),
    row(Kind::Between, "between line", "사이 선", "betweenline", "Between", Kernel::Between,
        "The line lies between its ends."),
    row(Kind::Lockout, "lockout line", "바깥 선", "", "Lockout", Kernel::Between,
        "The line lies outside its ends."),
    row(Kind::Quadruple, "quadruple", "네 칸 숫자", "quadruple", "Quad", Kernel::Contains,
        "The numbers stand in the cells around."),
    row(Kind::Sandwich, "sandwich", "샌드위치", "sandwichsum", "Sandwich", Kernel::Automaton,
        "The cells between the least and the greatest number add up to this."),
    row(Kind::XSum, "X-sum", "X-합", "", "XSum", Kernel::Automaton,
        "The first X cells add up to this, X being the first."),
    row(Kind::Skyscraper, "skyscraper", "고층 건물", "", "Skyscraper", Kernel::Automaton,
        "So many numbers are greater than all before them."),
    row(Kind::NumberedRoom, "numbered room", "번호 방", "", "NumberedRoom", Kernel::Index,
        "The number stands in the Xth cell, X being the first."),
    row(Kind::Indexer, "indexer", "색인 칸", "", "Indexing", Kernel::Index,
        "The number tells where this row or column's own number stands."),
    row(Kind::Automaton, "automaton", "오토마톤", "", "NFA", Kernel::Automaton,
        "A machine the setter wrote down accepts the line."),
];

impl Kind {
    /// The row of the kind.
    pub fn entry(self) -> &'static Entry {
        &TABLE[self as usize]
    }

    /// What people call it.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// The same in a language.
    pub fn name_in(self, language: Language) -> &'static str {
        match language {
            Language::English => self.entry().name,
            Language::Korean => self.entry().korean,
        }
    }
}

impl Rule {
    /// Which kind of rule it is.
    pub fn kind(&self) -> Kind {
        match self {
            Rule::Allowed { .. } => Kind::Given,
            Rule::Odd(_) => Kind::Odd,
            Rule::Even(_) => Kind::Even,
            Rule::Minimum { .. } => Kind::Minimum,
            Rule::Maximum { .. } => Kind::Maximum,
            Rule::Different { why, .. } => match why {
                Differ::Extra => Kind::ExtraRegion,
                Differ::Diagonal => Kind::Diagonal,
                Differ::Windoku => Kind::Windoku,
                Differ::Disjoint => Kind::Disjoint,
                Differ::Set => Kind::Distinct,
            },
            Rule::AntiKnight => Kind::AntiKnight,
            Rule::AntiKing => Kind::AntiKing,
            Rule::Nonconsecutive => Kind::Nonconsecutive,
            Rule::Mark { relation, .. } => match relation {
                Relation::Difference(_) => Kind::Difference,
                Relation::Ratio(_) => Kind::Ratio,
                Relation::Sum(_) => Kind::Xv,
                Relation::Less | Relation::NotGreater => Kind::Inequality,
                _ => Kind::Pairs,
            },
            Rule::Negative(_) => Kind::Negative,
            Rule::Thermometer { slow: false, .. } => Kind::Thermometer,
            Rule::Thermometer { slow: true, .. } => Kind::SlowThermometer,
            Rule::Whisper { .. } => Kind::Whisper,
            Rule::Palindrome(_) => Kind::Palindrome,
            Rule::Clone { .. } => Kind::Clone,
            Rule::Pairs { .. } => Kind::Pairs,
            Rule::Cage { .. } => Kind::Cage,
            Rule::Sum { .. } => Kind::Sum,
            Rule::Arrow { pill, .. } if pill.len() < 2 => Kind::Arrow,
            Rule::Arrow { .. } => Kind::Pill,
            Rule::LittleKiller { .. } => Kind::LittleKiller,
            Rule::RegionSum { .. } => Kind::RegionSum,
            Rule::SumLine { .. } => Kind::SumLine,
            Rule::Zipper(_) => Kind::Zipper,
            Rule::DoubleArrow(_) => Kind::DoubleArrow,
            Rule::Renban(_) => Kind::Renban,
            Rule::Entropic(_) => Kind::Entropic,
            Rule::Modular { .. } => Kind::Modular,
            Rule::Between(_) => Kind::Between,
            Rule::Lockout { .. } => Kind::Lockout,
            Rule::Quadruple { .. } => Kind::Quadruple,
            Rule::Sandwich { .. } => Kind::Sandwich,
            Rule::XSum { .. } => Kind::XSum,
            Rule::Skyscraper { .. } => Kind::Skyscraper,
            Rule::NumberedRoom { .. } => Kind::NumberedRoom,
            Rule::Indexer { .. } => Kind::Indexer,
            Rule::Automaton { .. } => Kind::Automaton,
        }
    }
}
