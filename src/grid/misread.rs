//! The error of short texts and of values out of range.

use core::fmt;

/// A text or a value is not what was to be read.
///
/// ```
/// use ninefold::{Cell, Digit};
///
/// let error = "r0c1".parse::<Cell>().unwrap_err().to_string();
/// assert_eq!(error, "expected a cell such as r4c7, rows and columns counted from 1 to 9");
/// assert_eq!(Digit::try_from(10).unwrap_err().to_string(), "expected a digit from 1 to 9");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Misread {
    /// What was expected.
    pub(super) expected: &'static str,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for Misread {}
