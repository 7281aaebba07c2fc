//! The one table of rules: names, keys of formats and sentences.

use std::str::FromStr;

use ninefold::Language;

use super::{Differ, Relation, Rule};

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
    /// What it says.
    pub sentence: &'static str,
}

/// Makes the kinds and their table from a row for each, so that both have one order: the kind; its
/// name, the Korean one, its key in f-puzzles and its type in Interactive Sudoku Solver; what it
/// says.
macro_rules! kinds {
    ($($kind:ident: $name:literal, $korean:literal, $f_puzzles:literal, $iss:literal,
        $sentence:literal;)*) => {
        /// The kinds of rules.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Kind {
            $(#[doc = $sentence] $kind,)*
        }

        /// All rules, in the order of [`Kind`].
        pub const TABLE: &[Entry] = &[$(Entry {
            kind: Kind::$kind,
            name: $name,
            korean: $korean,
            f_puzzles: $f_puzzles,
            iss: $iss,
            sentence: $sentence,
        }),*];
    };
}

kinds! {
    Given: "given", "주어진 숫자", "given", "",
        "The cell holds this number, or one of these.";
    Odd: "odd", "홀수", "odd", "",
        "The number is odd.";
    Even: "even", "짝수", "even", "",
        "The number is even.";
    Minimum: "minimum", "최솟값", "minimum", "",
        "The number is less than those of its neighbours.";
    Maximum: "maximum", "최댓값", "maximum", "",
        "The number is greater than those of its neighbours.";
    ExtraRegion: "extra region", "추가 영역", "extraregion", "AllDifferent",
        "The cells differ.";
    Diagonal: "diagonal", "대각선", "diagonal+", "Diagonal",
        "The cells on the diagonal differ.";
    Windoku: "windoku", "윈도쿠", "", "Windoku",
        "The cells of each shaded box differ.";
    Disjoint: "disjoint groups", "분리 그룹", "disjointgroups", "DisjointSets",
        "Cells at the same place of their boxes differ.";
    Distinct: "distinct set", "서로 다른 칸", "", "AllDifferent",
        "The cells differ.";
    AntiKnight: "anti-knight", "안티 나이트", "antiknight", "AntiKnight",
        "Cells a knight's move apart differ.";
    AntiKing: "anti-king", "안티 킹", "antiking", "AntiKing",
        "Cells a king's move apart differ.";
    Nonconsecutive: "nonconsecutive", "이웃 연속 금지", "nonconsecutive", "AntiConsecutive",
        "Neighbours are not consecutive.";
    Difference: "difference", "차이", "difference", "WhiteDot",
        "The two numbers differ by this.";
    Ratio: "ratio", "비율", "ratio", "BlackDot",
        "One number is the other times this.";
    Xv: "XV", "XV", "xv", "X",
        "The two numbers add up to this.";
    Inequality: "inequality", "부등호", "", "GreaterThan",
        "The number at the open end is greater.";
    Negative: "all marks given", "빠짐없는 표시", "negative", "StrictKropki",
        "No other neighbours have what a mark says.";
    Thermometer: "thermometer", "온도계", "thermometer", "Thermo",
        "Numbers rise from the bulb.";
    SlowThermometer: "slow thermometer", "느린 온도계", "", "",
        "Numbers do not fall from the bulb.";
    Whisper: "whisper", "위스퍼", "", "Whisper",
        "Neighbours on the line differ by this at least.";
    Palindrome: "palindrome", "회문", "palindrome", "Palindrome",
        "The line reads the same from both ends.";
    Clone: "clone", "복제", "clone", "SameValues",
        "The two groups hold the same numbers, cell by cell.";
    Pairs: "pair table", "숫자 쌍 표", "", "Pair",
        "Cells stand in a relation the setter wrote down.";
    Cage: "killer cage", "킬러 케이지", "killercage", "Cage",
        "The cells differ and add up to this.";
    Sum: "sum", "합", "", "Sum",
        "The cells, each times its factor, add up to this.";
    Arrow: "arrow", "화살표", "arrow", "Arrow",
        "The shaft adds up to the number in the circle.";
    Pill: "pill arrow", "알약 화살표", "", "PillArrow",
        "The shaft adds up to the number in the pill.";
    LittleKiller: "little killer", "리틀 킬러", "littlekillersum", "LittleKiller",
        "The cells on the diagonal add up to this.";
    RegionSum: "region sum line", "영역 합 선", "", "RegionSumLine",
        "The line adds up to the same in each region.";
    SumLine: "sum line", "합 선", "", "SumLine",
        "The line divides into pieces that add up to this.";
    Zipper: "zipper", "지퍼", "", "Zipper",
        "Cells as far from the middle add up to the same.";
    DoubleArrow: "double arrow", "양방향 화살표", "", "DoubleArrow",
        "The line adds up to the sum of its circles.";
    Renban: "renban", "렌반", "", "Renban",
        "Consecutive numbers in any order.";
    Entropic: "entropic line", "엔트로피 선", "", "Entropic",
        "Three cells in a row hold a low, a middle and a high number.";
    Modular: "modular line", "나머지 선", "", "Modular",
        "So many cells in a row differ by their rests.";
    Between: "between line", "사이 선", "betweenline", "Between",
        "The line lies between its ends.";
    Lockout: "lockout line", "바깥 선", "", "Lockout",
        "The line lies outside its ends.";
    Quadruple: "quadruple", "네 칸 숫자", "quadruple", "Quad",
        "The numbers stand in the cells around.";
    Sandwich: "sandwich", "샌드위치", "sandwichsum", "Sandwich",
        "The cells between the least and the greatest number add up to this.";
    XSum: "X-sum", "X-합", "", "XSum",
        "The first X cells add up to this, X being the first.";
    Skyscraper: "skyscraper", "고층 건물", "", "Skyscraper",
        "So many numbers are greater than all before them.";
    NumberedRoom: "numbered room", "번호 방", "", "NumberedRoom",
        "The number stands in the Xth cell, X being the first.";
    Indexer: "indexer", "색인 칸", "", "Indexing",
        "The number tells where this row or column's own number stands.";
    Automaton: "automaton", "오토마톤", "", "NFA",
        "A machine the setter wrote down accepts the line.";
}

/// A text that names no kind of rule, or several.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no rule is called {0:?}")]
pub struct UnknownKind(pub String);

impl FromStr for Kind {
    type Err = UnknownKind;

    /// Reads a name such as `killer cage` or `killer-cage`, or the beginning of one that no other has.
    fn from_str(text: &str) -> Result<Kind, UnknownKind> {
        let text = text.trim().to_lowercase().replace(['-', '_'], " ");
        let name = |entry: &Entry| entry.name.to_lowercase().replace('-', " ");
        let exact = TABLE.iter().find(|entry| name(entry) == text);
        let mut begun =
            TABLE.iter().filter(|entry| !text.is_empty() && name(entry).starts_with(&text));
        let only = begun.next().filter(|_| begun.next().is_none());
        exact.or(only).map(|entry| entry.kind).ok_or(UnknownKind(text))
    }
}

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
