//! Windows of ratings that a puzzle may be required to have.

use super::{RatedStep, Ratings, Tenths, follow};
use crate::grid::{Clues, Language};
use crate::technique::{Budget, Flow, Spent};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::ops::{ControlFlow, RangeInclusive};

/// Accepted ratings: all, until ranges are set.
///
/// ```
/// use ninefold::rate::explainer::{Tenths, Window};
///
/// let window = Window::default().er(Tenths::new(71)..=Tenths::new(73));
/// assert_eq!(window.check(), Ok(()));
/// let none = Window::default().ed(Tenths::new(13)..=Tenths::new(14));
/// assert_eq!(none.check().unwrap_err().to_string(), "no step has a rating in the range of ED");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Window {
    er: Option<RangeInclusive<Tenths>>,
    ep: Option<RangeInclusive<Tenths>>,
    ed: Option<RangeInclusive<Tenths>>,
    /// Set with the first range, so that a program that sets none does without the rules.
    rater: Option<Rater>,
}

/// How a puzzle is rated; the receiver of the steps returns whether to go on.
type Rater = fn(&Clues, &mut dyn FnMut(&RatedStep) -> Flow) -> Result<Ratings, Spent>;

/// The reason why no puzzle is in a window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ImpossibleWindow {
    /// The first value of this range is higher than the second.
    Reversed(&'static str),
    /// No step has a rating in this range.
    NoStep(&'static str),
    /// No puzzle with ratings as high as in this range is known.
    AboveAll(&'static str),
    /// The first rating is never above the second.
    Order(&'static str, &'static str),
}

/// The highest known rating.
const HIGHEST: Tenths = Tenths::new(119);

/// The ratings of steps below those of loops.
const LOW: [u16; 18] = [10, 12, 15, 17, 19, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44];

/// Whether a step can have this rating: from loops on all but two.
fn is_of_a_step(tenths: u16) -> bool {
    LOW.contains(&tenths) || tenths >= 45 && !matches!(tenths, 63 | 64)
}

impl Window {
    /// The same with a range for the hardest step.
    #[must_use]
    pub fn er(self, range: RangeInclusive<Tenths>) -> Window {
        Window { er: Some(range), ..self.rating() }
    }

    /// The same with a range for the hardest step up to the first that places a digit.
    #[must_use]
    pub fn ep(self, range: RangeInclusive<Tenths>) -> Window {
        Window { ep: Some(range), ..self.rating() }
    }

    /// The same with a range for the first step.
    #[must_use]
    pub fn ed(self, range: RangeInclusive<Tenths>) -> Window {
        Window { ed: Some(range), ..self.rating() }
    }

    fn rating(self) -> Window {
        Window { rater: Some(|clues, each| follow(clues, &Budget::unlimited(), each)), ..self }
    }

    /// Whether every puzzle is accepted.
    pub const fn is_any(&self) -> bool {
        self.er.is_none() && self.ep.is_none() && self.ed.is_none()
    }

    /// Whether these ratings are accepted.
    pub fn contains(&self, ratings: &Ratings) -> bool {
        is_in(&self.er, ratings.er) && is_in(&self.ep, ratings.ep) && is_in(&self.ed, ratings.ed)
    }

    /// Whether a puzzle with exactly one solution has accepted ratings. Stops at the first step that
    /// decides against it.
    pub fn suits(&self, clues: &Clues) -> bool {
        let Some(rater) = self.rater else { return true };
        let (mut hardest, mut is_first, mut has_placed) = (Tenths::default(), true, false);
        let mut each = |step: &RatedStep| {
            hardest = hardest.max(step.rating);
            let is_out = self.er.as_ref().is_some_and(|er| hardest > *er.end())
                || is_first && !is_in(&self.ed, step.rating)
                || !has_placed && step.placement.is_some() && !is_in(&self.ep, hardest);
            is_first = false;
            has_placed |= step.placement.is_some();
            if is_out { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        rater(clues, &mut each).is_ok_and(|ratings| self.contains(&ratings))
    }

    /// Whether a puzzle can be in the window.
    ///
    /// # Errors
    /// The reason why none can.
    pub fn check(&self) -> Result<(), ImpossibleWindow> {
        let all = [("ER", &self.er), ("EP", &self.ep), ("ED", &self.ed)];
        for (name, range) in all {
            let Some(range) = range else { continue };
            let (least, most) = (range.start().get(), range.end().get());
            if least > most {
                return Err(ImpossibleWindow::Reversed(name));
            }
            if *range.start() > HIGHEST {
                return Err(ImpossibleWindow::AboveAll(name));
            }
            if !(least..=most.min(HIGHEST.get())).any(is_of_a_step) {
                return Err(ImpossibleWindow::NoStep(name));
            }
        }
        for (i, (high, above)) in all.iter().enumerate() {
            for (low, below) in &all[i + 1..] {
                if let (Some(above), Some(below)) = (above, below)
                    && below.start() > above.end()
                {
                    return Err(ImpossibleWindow::Order(low, high));
                }
            }
        }
        Ok(())
    }
}

fn is_in(range: &Option<RangeInclusive<Tenths>>, rating: Tenths) -> bool {
    range.as_ref().is_none_or(|range| range.contains(&rating))
}

impl fmt::Display for ImpossibleWindow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImpossibleWindow::Reversed(name) => {
                write!(f, "the first value of {name} is higher than the second")
            }
            ImpossibleWindow::NoStep(name) => {
                write!(f, "no step has a rating in the range of {name}")
            }
            ImpossibleWindow::AboveAll(name) => {
                write!(f, "no puzzle with {name} above {HIGHEST} is known")
            }
            ImpossibleWindow::Order(low, high) => write!(f, "{low} is never above {high}"),
        }
    }
}

impl core::error::Error for ImpossibleWindow {}

impl ImpossibleWindow {
    /// The reason in a language.
    pub fn text(&self, language: Language) -> String {
        match (self, language) {
            (_, Language::English) => self.to_string(),
            (ImpossibleWindow::Reversed(name), _) => {
                format!("{name} 범위의 앞 값이 뒤 값보다 큽니다")
            }
            (ImpossibleWindow::NoStep(name), _) => {
                format!("{name} 범위에 드는 평점을 가진 단계가 없습니다")
            }
            (ImpossibleWindow::AboveAll(name), _) => {
                format!("{name} 값이 {HIGHEST}보다 높은 퍼즐은 알려져 있지 않습니다")
            }
            (ImpossibleWindow::Order(low, high), _) => {
                format!("{low} 값은 {high} 값보다 클 수 없습니다")
            }
        }
    }
}
