//! What happens in a search, step by step.

use super::board::Board;
use super::dimensions::Spot;
use super::observe::{Observer, Stopped};
use crate::grid::{Digit, House, Language};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::ops::ControlFlow;

/// What happens in one step of a search; see the methods of [`Observer`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum What {
    /// The recursive function is entered.
    Call,
    /// May this digit stand here?
    Try(Spot, Digit),
    /// No: this house already has it.
    Reject(Spot, Digit, House),
    /// The digit is written.
    Place(Spot, Digit),
    /// The cell is cleared.
    Undo(Spot),
    /// Nothing is left to try; the call returns.
    Back(Option<Spot>),
    /// The board is complete.
    Solution,
}

/// What stands in a [`What`], by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Parts {
    /// `call`, `try`, `reject`, `place`, `undo`, `back` or `solution`.
    pub name: &'static str,
    /// The cell.
    pub spot: Option<Spot>,
    /// The digit.
    pub digit: Option<Digit>,
    /// The house that forbids the digit.
    pub house: Option<House>,
}

/// One step of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// What happens.
    pub what: What,
    level: u8,
    checks: u32,
    looks: u32,
}

impl Event {
    /// How many calls are open below the current one.
    pub fn level(&self) -> usize {
        usize::from(self.level)
    }

    /// Checks made since the previous event, including that of a [`What::Try`].
    pub fn checks(&self) -> u64 {
        u64::from(self.checks)
    }

    /// Looks made since the previous event.
    pub fn looks(&self) -> u64 {
        u64::from(self.looks)
    }

    /// What happens, for those who write it as data.
    pub fn parts(&self) -> Parts {
        let (name, spot, digit, house) = match self.what {
            What::Call => ("call", None, None, None),
            What::Try(spot, digit) => ("try", Some(spot), Some(digit), None),
            What::Reject(spot, digit, house) => ("reject", Some(spot), Some(digit), Some(house)),
            What::Place(spot, digit) => ("place", Some(spot), Some(digit), None),
            What::Undo(spot) => ("undo", Some(spot), None, None),
            What::Back(spot) => ("back", spot, None, None),
            What::Solution => ("solution", None, None, None),
        };
        Parts { name, spot, digit, house }
    }
}

impl Event {
    /// What happens, in a language.
    pub fn text(&self, language: Language) -> String {
        if language == Language::English {
            return self.to_string();
        }
        match self.what {
            What::Call => format!("레벨 {}에서 호출", self.level),
            What::Try(spot, digit) => format!("{spot}에 {digit} 시도"),
            What::Reject(spot, digit, house) => {
                format!("{spot}에 {digit} 불가: {}에 있음", house.text(language))
            }
            What::Place(spot, digit) => format!("{spot}에 {digit} 놓음"),
            What::Undo(spot) => format!("{spot} 되돌림"),
            What::Back(Some(spot)) => format!("되돌아감: {spot}에 더 시도할 숫자 없음"),
            What::Back(None) => "되돌아감: 더 시도할 숫자 없음".into(),
            What::Solution => "해 발견".into(),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.what {
            What::Call => write!(f, "call at level {}", self.level),
            What::Try(spot, digit) => write!(f, "try {digit} in {spot}"),
            What::Reject(spot, digit, house) => write!(f, "no {digit} in {spot}: {house} has it"),
            What::Place(spot, digit) => write!(f, "place {digit} in {spot}"),
            What::Undo(spot) => write!(f, "undo {spot}"),
            What::Back(Some(spot)) => write!(f, "back: nothing left for {spot}"),
            What::Back(None) => f.write_str("back: nothing left to try"),
            What::Solution => f.write_str("solution"),
        }
    }
}

/// Turns a rung's reports into events for a function, until the function breaks.
///
/// The search ends with [`Stopped::Limit`] at the first call after the break.
pub struct Teller<F> {
    to: F,
    level: u8,
    checks: u32,
    looks: u32,
    ended: bool,
}

impl<F: FnMut(Event) -> ControlFlow<()>> Teller<F> {
    /// Reports to this function.
    pub fn new(to: F) -> Teller<F> {
        Teller { to, level: 0, checks: 0, looks: 0, ended: false }
    }

    /// Whether the function has asked to stop.
    pub const fn has_ended(&self) -> bool {
        self.ended
    }

    fn tell(&mut self, what: What) {
        if !self.ended {
            let Teller { level, checks, looks, .. } = *self;
            self.ended = (self.to)(Event { what, level, checks, looks }).is_break();
            (self.checks, self.looks) = (0, 0);
        }
    }
}

impl<F: FnMut(Event) -> ControlFlow<()>> Observer for Teller<F> {
    fn call(&mut self, level: usize) -> Result<(), Stopped> {
        self.resume(level);
        self.tell(What::Call);
        if self.ended { Err(Stopped::Limit) } else { Ok(()) }
    }

    fn check(&mut self, spot: Spot, digit: Digit) {
        self.cost(1, 0);
        self.tell(What::Try(spot, digit));
    }

    fn reject(&mut self, spot: Spot, digit: Digit, house: House) {
        self.tell(What::Reject(spot, digit, house));
    }

    fn place(&mut self, spot: Spot, digit: Digit) {
        self.tell(What::Place(spot, digit));
    }

    fn undo(&mut self, spot: Spot) {
        self.tell(What::Undo(spot));
    }

    fn back(&mut self, spot: Option<Spot>) {
        self.tell(What::Back(spot));
        self.level = self.level.saturating_sub(1);
    }

    fn resume(&mut self, level: usize) {
        self.level = u8::try_from(level).unwrap_or(u8::MAX);
    }

    fn solution(&mut self, _: &Board) {
        self.tell(What::Solution);
    }

    fn cost(&mut self, checks: u64, looks: u64) {
        let add = |sum: u32, n: u64| sum.saturating_add(u32::try_from(n).unwrap_or(u32::MAX));
        self.checks = add(self.checks, checks);
        self.looks = add(self.looks, looks);
    }
}
