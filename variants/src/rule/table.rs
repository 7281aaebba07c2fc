//! The one table of rules: names, keys of formats and sentences.

use std::fmt;
use std::str::FromStr;

use ninefold::Language;

use super::{Differ, Relation, Rule};
use crate::board::Cell;

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Entry {
    /// Which rule it is.
    pub kind: Kind,
    /// What people call it.
    pub name: &'static str,
    /// The same in Korean.
    pub korean: &'static str,
    /// Its keys in f-puzzles' JSON with spaces between them, or nothing.
    pub f_puzzles: &'static str,
    /// Its type in strings of Interactive Sudoku Solver, or nothing.
    pub iss: &'static str,
}

/// Makes the kinds and their table from a row for each, so that both have one order: the kind; its
/// name, the Korean one, its keys in f-puzzles and its type in Interactive Sudoku Solver; what it
/// says, and that in Korean.
macro_rules! kinds {
    ($($kind:ident: $name:literal, $korean:literal, $f_puzzles:literal, $iss:literal,
        $sentence:literal, $in_korean:literal;)*) => {
        /// The kinds of rules.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
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
        }),*];

        /// What they say, in English and Korean. The page has its texts from here.
        const SENTENCES: &[[&str; 2]] = &[$([$sentence, $in_korean]),*];
    };
}

kinds! {
    Given: "given", "주어진 숫자", "given", "",
        "A cell holds its given number, or one of several.",
        "칸에 주어진 숫자, 또는 그 가운데 하나가 들어갑니다.";
    Odd: "odd", "홀수", "odd", "",
        "A cell with a grey circle holds an odd number.",
        "회색 동그라미가 있는 칸은 홀수입니다.";
    Even: "even", "짝수", "even", "",
        "A cell with a grey square holds an even number.",
        "회색 네모가 있는 칸은 짝수입니다.";
    Minimum: "minimum", "최솟값", "minimum", "",
        "The number is less than those of its neighbours.",
        "이웃한 칸의 숫자보다 작습니다.";
    Maximum: "maximum", "최댓값", "maximum", "",
        "The number is greater than those of its neighbours.",
        "이웃한 칸의 숫자보다 큽니다.";
    ExtraRegion: "extra region", "추가 영역", "extraregion", "AllDifferent",
        "The cells of a shaded region differ.",
        "색칠한 영역의 칸은 모두 다릅니다.";
    Diagonal: "diagonal", "대각선", "diagonal+ diagonal-", "Diagonal",
        "The cells on the diagonal differ.",
        "대각선의 칸은 모두 다릅니다.";
    Windoku: "windoku", "윈도쿠", "", "Windoku",
        "The cells of each shaded square differ.",
        "색칠한 네모의 칸은 모두 다릅니다.";
    Disjoint: "disjoint groups", "분리 그룹", "disjointgroups", "DisjointSets",
        "Cells in the same place in their blocks differ.",
        "블록 안의 같은 자리에 있는 칸은 모두 다릅니다.";
    Distinct: "distinct set", "서로 다른 칸", "", "AllDifferent",
        "The cells differ.",
        "이 칸은 모두 다릅니다.";
    AntiKnight: "anti-knight", "안티 나이트", "antiknight", "AntiKnight",
        "Cells a knight's move apart differ.",
        "체스의 나이트로 한 번에 갈 수 있는 두 칸은 다릅니다.";
    AntiKing: "anti-king", "안티 킹", "antiking", "AntiKing",
        "Cells a king's move apart differ.",
        "체스의 킹으로 한 번에 갈 수 있는 두 칸은 다릅니다.";
    Nonconsecutive: "nonconsecutive", "이웃 연속 금지", "nonconsecutive", "AntiConsecutive",
        "Neighbours are not consecutive.",
        "이웃한 칸에는 연속한 숫자가 올 수 없습니다.";
    Difference: "difference", "흰 점", "difference", "WhiteDot",
        "The two numbers at a white dot differ by its number, or by 1.",
        "흰 점 양쪽 숫자의 차는 점에 적힌 수, 없으면 1입니다.";
    Ratio: "ratio", "검은 점", "ratio", "BlackDot",
        "At a black dot one number is twice the other, or as many times as it says.",
        "검은 점 양쪽에서 한 숫자는 다른 숫자의 두 배이거나, 점에 적힌 수만큼의 배입니다.";
    Xv: "XV", "XV", "xv", "X",
        "The two numbers at an X add up to 10, at a V to 5, at a number to that number.",
        "X 양쪽의 합은 10, V 양쪽의 합은 5, 숫자가 있으면 그 수입니다.";
    Inequality: "inequality", "부등호", "", "GreaterThan",
        "The number at the open end is greater.",
        "벌어진 쪽의 숫자가 더 큽니다.";
    Negative: "all marks given", "빠짐없는 표시", "negative", "StrictKropki",
        "All marks of a kind are drawn: neighbours without one do not have what it says.",
        "같은 종류의 표시는 빠짐없이 그려져 있습니다. 표시가 없는 이웃한 두 칸에는 그 관계가 없습니다.";
    Thermometer: "thermometer", "온도계", "thermometer", "Thermo",
        "Numbers rise from the bulb.",
        "둥근 끝에서 멀어질수록 숫자가 커집니다.";
    SlowThermometer: "slow thermometer", "느린 온도계", "slowthermometer", "",
        "Numbers do not fall from the bulb.",
        "둥근 끝에서 멀어질수록 숫자가 커지거나 같습니다.";
    Whisper: "whisper", "위스퍼", "whispers germanwhispers dutchwhispers", "Whisper",
        "Neighbours on the line differ by at least its number.",
        "선에서 이웃한 두 숫자의 차는 정해진 수 이상입니다.";
    Palindrome: "palindrome", "회문", "palindrome", "Palindrome",
        "The line reads the same from both ends.",
        "선은 어느 쪽에서 읽어도 같습니다.";
    Clone: "clone", "복제", "clone", "SameValues",
        "The two groups hold the same numbers, cell by cell.",
        "두 모양의 같은 자리에는 같은 숫자가 들어갑니다.";
    Pairs: "pair table", "숫자 쌍 표", "nabner", "Pair",
        "Cells stand in a relation that the setter wrote down.",
        "출제자가 정한 관계가 두 칸 사이에 성립합니다.";
    Cage: "killer cage", "킬러 케이지", "killercage", "Cage",
        "The cells of a cage differ and add up to its number.",
        "케이지의 칸은 모두 다르고, 합은 적힌 수입니다.";
    Sum: "sum", "합", "", "Sum",
        "The cells of a sum, each times its factor if it has one, add up to its number.",
        "칸의 합은 정해진 수입니다. 계수가 있으면 곱해서 더합니다.";
    Arrow: "arrow", "화살표", "arrow", "Arrow",
        "The shaft adds up to the number in the circle.",
        "화살대의 합은 동그라미의 숫자입니다.";
    Pill: "pill arrow", "알약 화살표", "arrow", "PillArrow",
        "The shaft adds up to the number in the pill.",
        "화살대의 합은 알약에 적힌 수입니다.";
    LittleKiller: "little killer", "리틀 킬러", "littlekillersum", "LittleKiller",
        "The cells on the diagonal add up to the number at its arrow.",
        "대각선의 합은 화살표 옆의 수입니다.";
    RegionSum: "region sum line", "영역 합 선", "regionsumline", "RegionSumLine",
        "The line adds up to the same in each region.",
        "선이 지나는 영역마다 선 위의 합이 같습니다.";
    SumLine: "sum line", "합 선", "", "SumLine",
        "The line divides into pieces that add up to its number.",
        "선은 합이 정해진 수인 조각으로 나뉩니다.";
    Zipper: "zipper", "지퍼", "zipperline", "Zipper",
        "Cells equally far from the middle add up to the same, which is the number of the middle cell if there is one.",
        "가운데에서 같은 거리에 있는 두 칸의 합은 모두 같고, 한가운데 칸이 있으면 그 숫자와 같습니다.";
    DoubleArrow: "double arrow", "양방향 화살표", "doublearrow", "DoubleArrow",
        "The line adds up to the sum of its circles.",
        "선의 합은 두 동그라미의 합입니다.";
    Renban: "renban", "렌반", "renban", "Renban",
        "The line holds consecutive numbers in any order.",
        "선에는 연속한 숫자가 순서와 상관없이 들어갑니다.";
    Entropic: "entropic line", "엔트로피 선", "entropicline", "Entropic",
        "Any three successive cells of the line hold a low, a middle and a high number.",
        "선에서 잇따른 세 칸에는 낮은 수, 중간 수, 높은 수가 하나씩 들어갑니다.";
    Modular: "modular line", "나머지 선", "modularline", "Modular",
        "Any N successive cells of the line have different remainders when divided by N.",
        "선에서 잇따른 N칸은 N으로 나눈 나머지가 다릅니다.";
    Between: "between line", "사이 선", "betweenline", "Between",
        "The numbers on the line lie between its ends.",
        "선의 숫자는 두 끝 숫자 사이에 있습니다.";
    Lockout: "lockout line", "바깥 선", "lockout", "Lockout",
        "The ends differ by at least its number; every other number is below the smaller end or above the greater one.",
        "두 끝의 차는 정해진 수 이상이고, 나머지는 작은 끝보다 작거나 큰 끝보다 큽니다.";
    Quadruple: "quadruple", "네 칸 숫자", "quadruple", "Quad",
        "The four cells around a circle, or the cells in a frame, hold its numbers.",
        "동그라미 둘레의 네 칸이나 점선 안의 칸에는 적힌 숫자들이 들어갑니다.";
    CountingCircles: "counting circles", "동그라미 세기", "", "CountingCircles",
        "A number in a circle stands in as many of the circles as it says.",
        "동그라미의 숫자는 그 숫자가 들어간 동그라미의 개수입니다.";
    Sandwich: "sandwich", "샌드위치", "sandwichsum", "Sandwich",
        "The cells between the lowest and the highest digit of the line (usually 1 and 9) add up to the number beside it.",
        "그 줄에서 가장 작은 수와 가장 큰 수(보통 1과 9) 사이의 합은 판 바깥의 수입니다.";
    XSum: "X-sum", "X-합", "xsum", "XSum",
        "Counted from the number beside the line, the first X cells add up to it, X being the digit in the first.",
        "판 바깥의 수 쪽에서 첫 칸의 숫자가 X일 때, 처음 X칸의 합은 그 수입니다.";
    Skyscraper: "skyscraper", "고층 건물", "skyscraper", "Skyscraper",
        "The number beside the line counts the digits, seen from there, that are greater than all before them.",
        "판 바깥의 수는 그쪽에서 볼 때 앞의 모든 숫자보다 큰 숫자의 개수입니다.";
    NumberedRoom: "numbered room", "번호 방", "", "NumberedRoom",
        "Counted from the number beside the line, it stands in the Xth cell, X being the digit in the first.",
        "판 바깥의 수 쪽에서 첫 칸의 숫자가 X일 때, X번째 칸에 그 수가 들어갑니다.";
    Indexer: "indexer", "색인 칸", "rowindexer columnindexer boxindexer", "Indexing",
        "The digit tells in which cell of its row the number of its column stands (in a row indexer, rows and columns change places; a block indexer counts in its block).",
        "칸의 숫자는 그 열의 번호가 그 행의 몇 번째 칸에 있는지 알려 줍니다(행 색인이면 행과 열을 바꾸고, 블록 색인이면 블록 안에서 셉니다).";
    Automaton: "automaton", "오토마톤", "", "NFA",
        "An automaton that the setter wrote accepts the line.",
        "이 선은 출제자가 만든 오토마톤을 만족합니다.";
}

/// A text that names no kind of rule, or several.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownKind {
    /// The text.
    pub name: String,
    /// The rules whose names begin so, if there are several.
    pub begun: Vec<Kind>,
}

impl UnknownKind {
    /// What is wrong, in a language.
    pub fn text(&self, language: Language) -> String {
        let UnknownKind { name, begun } = self;
        let typed = |kind: &Kind| kind.name_in(language).to_lowercase().replace(' ', "-");
        let names = begun.iter().map(typed).collect::<Vec<_>>().join(", ");
        match (language, begun.is_empty()) {
            (Language::English, true) => format!("no rule is called {name}"),
            (Language::English, false) => format!("{name} could be {names}"),
            (Language::Korean, true) => format!("{name} 규칙은 없습니다"),
            (Language::Korean, false) => {
                format!("{name}: 다음 가운데 무엇인지 더 적으세요. {names}")
            }
        }
    }
}

impl fmt::Display for UnknownKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for UnknownKind {}

/// Common names of rules beside those of the table.
const COMMON: [(&str, Kind); 4] = [
    ("x", Kind::Diagonal),
    ("xsudoku", Kind::Diagonal),
    ("pairs", Kind::Pairs),
    ("alldifferent", Kind::Distinct),
];

impl FromStr for Kind {
    type Err = UnknownKind;

    /// Reads a name such as `killer cage`, `killer-cage` or `KillerCage`, also the Korean one and those of f-puzzles
    /// and Interactive Sudoku Solver, such as `germanwhispers` and `Cage`; the beginning of a name, if it
    /// is that of one rule, where a rule's own names come first; `X` or `X-Sudoku` for the diagonals.
    ///
    /// ```
    /// use ninefold_variants::Kind;
    ///
    /// for name in ["killer cage", "Killer-Cage", "killer", "cage", "킬러"] {
    ///     assert_eq!(name.parse(), Ok(Kind::Cage));
    /// }
    /// assert_eq!("X-Sudoku".parse(), Ok(Kind::Diagonal));
    /// assert_eq!("german".parse(), Ok(Kind::Whisper));
    /// let error = "frob".parse::<Kind>().unwrap_err();
    /// assert_eq!(error.to_string(), "no rule is called frob");
    /// let error = "anti".parse::<Kind>().unwrap_err();
    /// assert_eq!(error.to_string(), "anti could be anti-knight, anti-king");
    /// ```
    fn from_str(text: &str) -> Result<Kind, UnknownKind> {
        let plain = |name: &str| name.to_lowercase().replace([' ', '-', '_'], "");
        let name = plain(text.trim());
        if let Some((_, kind)) = COMMON.iter().find(|common| common.0 == name) {
            return Ok(*kind);
        }
        // Whole names come before beginnings, and among them a rule's own before those elsewhere.
        let mut begun = Vec::new();
        for (whole, own) in [(true, true), (true, false), (false, true), (false, false)] {
            let fits = |key: &str| {
                let key = plain(key);
                !name.is_empty() && (key == name || !whole && key.starts_with(&name))
            };
            let found = TABLE.iter().filter(|entry| match own {
                true => fits(entry.name),
                false => entry.f_puzzles.split(' ').chain([entry.iss, entry.korean]).any(fits),
            });
            begun = found.map(|entry| entry.kind).collect();
            match begun[..] {
                [] => {}
                [kind, ..] if whole || begun.len() == 1 => return Ok(kind),
                _ => break,
            }
        }
        Err(UnknownKind { name: text.trim().to_owned(), begun })
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

    /// What it says, in a language.
    pub fn sentence(self, language: Language) -> &'static str {
        SENTENCES[self as usize][usize::from(language == Language::Korean)]
    }

    /// What people call it, in a language.
    pub fn name_in(self, language: Language) -> &'static str {
        match language {
            Language::English => self.entry().name,
            Language::Korean => self.entry().korean,
        }
    }

    /// What makes a rule of its cells, if a rule of the kind is no more than a list of cells.
    pub(crate) fn bare(self) -> Option<fn(Vec<Cell>) -> Rule> {
        Some(match self {
            Kind::ExtraRegion => |cells| Rule::Different { cells, why: Differ::Extra },
            Kind::Diagonal => |cells| Rule::Different { cells, why: Differ::Diagonal },
            Kind::Windoku => |cells| Rule::Different { cells, why: Differ::Windoku },
            Kind::Disjoint => |cells| Rule::Different { cells, why: Differ::Disjoint },
            Kind::Distinct => |cells| Rule::Different { cells, why: Differ::Set },
            Kind::Thermometer => |cells| Rule::Thermometer { cells, slow: false },
            Kind::SlowThermometer => |cells| Rule::Thermometer { cells, slow: true },
            Kind::Palindrome => Rule::Palindrome,
            Kind::Zipper => Rule::Zipper,
            Kind::DoubleArrow => Rule::DoubleArrow,
            Kind::Renban => Rule::Renban,
            Kind::Entropic => Rule::Entropic,
            Kind::Between => Rule::Between,
            Kind::CountingCircles => Rule::CountingCircles,
            _ => return None,
        })
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
            Rule::CountingCircles(_) => Kind::CountingCircles,
            Rule::Sandwich { .. } => Kind::Sandwich,
            Rule::XSum { .. } | Rule::SameXSum { .. } => Kind::XSum,
            Rule::Skyscraper { .. } => Kind::Skyscraper,
            Rule::NumberedRoom { .. } => Kind::NumberedRoom,
            Rule::Indexer { .. } => Kind::Indexer,
            Rule::Automaton { .. } => Kind::Automaton,
        }
    }
}
