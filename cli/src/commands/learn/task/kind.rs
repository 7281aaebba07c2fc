//! The purposes of inputs for a program, in words.

use crate::console::language::words;
use std::fmt;

/// The purpose of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Corner(Corner),
    Easy,
    Hard,
    Several,
    Unsolvable,
    Costly,
}

/// An input at the edge of what a task allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Corner {
    Full,
    LastBlank,
    DeadEnd,
    Empty,
    FirstBlank,
    ManyGrids,
    OneDomino,
    NoMistake,
    LastStep,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Kind::Corner(corner) => words!(en: "a corner: {corner}", ko: "극단적인 경우: {corner}"),
            Kind::Easy => words!(en: "easy", ko: "쉬움"),
            Kind::Hard => words!(
                en: "hard: no given can be left out",
                ko: "어려움: 뺄 수 있는 주어진 숫자 없음",
            ),
            Kind::Several => words!(en: "several solutions", ko: "여러 해"),
            Kind::Unsolvable => words!(en: "no solution", ko: "해 없음"),
            Kind::Costly => words!(
                en: "costly for row-major search",
                ko: "행 우선 탐색이 오래 걸림",
            ),
        })
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Corner::Full => words!(en: "no blank at all", ko: "빈칸이 없는 판"),
            Corner::LastBlank => words!(en: "only the last cell blank", ko: "마지막 칸만 빈 판"),
            Corner::DeadEnd => words!(
                en: "the smallest digit that fits is wrong",
                ko: "들어갈 수 있는 가장 작은 숫자가 틀림",
            ),
            Corner::Empty => words!(en: "no given at all", ko: "빈 판"),
            Corner::FirstBlank => words!(en: "only the first cell blank", ko: "첫 칸만 빈 판"),
            Corner::ManyGrids => words!(
                en: "as many grids as there may be",
                ko: "판의 수가 최대",
            ),
            Corner::OneDomino => words!(
                en: "only one domino is missing",
                ko: "도미노 하나만 비어 있음",
            ),
            Corner::NoMistake => words!(en: "no mistake", ko: "실수 없음"),
            Corner::LastStep => words!(
                en: "only the last step is wrong",
                ko: "마지막 단계만 틀림",
            ),
        })
    }
}
