//! Values and sets of values.

/// A value of a board: its place in the board's range, from 0. On a board from 1 to 9 the value 0 is
/// written `1`; [`Board::number`](crate::Board::number) tells the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(pub u8);

/// A set of values, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Values(pub u32);

impl Values {
    /// No value.
    pub const NONE: Values = Values(0);

    /// The first `count` values; at most 32.
    pub fn all(count: usize) -> Self {
        Values(if count >= 32 { u32::MAX } else { (1 << count) - 1 })
    }

    /// Whether `value` is in the set.
    pub fn contains(self, value: Value) -> bool {
        value.0 < 32 && self.0 >> value.0 & 1 == 1
    }

    /// The set with `value`, unless that is beyond the 32 values that a set can have.
    #[must_use]
    pub fn with(self, value: Value) -> Self {
        Values(self.0 | 1_u32.checked_shl(value.0.into()).unwrap_or(0))
    }

    /// How many values are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no value is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The values in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Value> {
        (0..32).filter(move |&v| self.0 >> v & 1 == 1).map(Value)
    }
}

impl FromIterator<Value> for Values {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Self {
        values.into_iter().fold(Values::NONE, Values::with)
    }
}
