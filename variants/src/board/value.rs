//! Values and sets of values.

use std::iter::from_fn;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// A value of a board: its place in the board's range, from 0. On a board from 1 to 9 the value 0 is
/// written `1`; [`Board::number`](crate::Board::number) tells the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(pub u8);

impl Value {
    /// The value as an index of a list of all values.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of values, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Values(pub u32);

impl Values {
    /// No value.
    pub const EMPTY: Values = Values(0);

    /// The first `count` values; at most 32.
    #[inline]
    pub fn all(count: usize) -> Self {
        Values(if count >= 32 { u32::MAX } else { (1 << count) - 1 })
    }

    /// The set of one value; of none if that is beyond the 32 values that a set can have.
    #[inline]
    pub fn of(value: Value) -> Self {
        Values(1_u32.checked_shl(value.0.into()).unwrap_or(0))
    }

    /// Whether `value` is in the set.
    #[inline]
    pub fn contains(self, value: Value) -> bool {
        self.meets(Values::of(value))
    }

    /// The set with `value`, as [`Values::of`] has it.
    #[inline]
    #[must_use]
    pub fn with(self, value: Value) -> Self {
        self | Values::of(value)
    }

    /// The set without `value`.
    #[inline]
    #[must_use]
    pub fn without(self, value: Value) -> Self {
        self - Values::of(value)
    }

    /// Whether both have some value.
    #[inline]
    pub fn meets(self, other: Values) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all its values are in the other.
    #[inline]
    pub fn is_subset(self, other: Values) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many values are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no value is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The least value.
    #[inline]
    pub fn first(self) -> Option<Value> {
        (self.0 != 0).then_some(Value(self.0.trailing_zeros() as u8))
    }

    /// The greatest value.
    #[inline]
    pub fn last(self) -> Option<Value> {
        self.0.checked_ilog2().map(|last| Value(last as u8))
    }

    /// The value, if there is exactly one.
    #[inline]
    pub fn only(self) -> Option<Value> {
        self.0.is_power_of_two().then_some(Value(self.0.trailing_zeros() as u8))
    }

    /// The values in ascending order.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Value> {
        from_fn(move || {
            let first = self.first()?;
            self = self.without(first);
            Some(first)
        })
    }
}

impl FromIterator<Value> for Values {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Self {
        values.into_iter().fold(Values::EMPTY, Values::with)
    }
}

/// Operators, each with its assigning kin.
macro_rules! operators {
    ($($Op:ident $op:ident $Assign:ident $assign:ident $change:expr;)+) => {
        $(impl $Op for Values {
            type Output = Values;

            #[inline]
            fn $op(self, other: Values) -> Values {
                Values($change(self.0, other.0))
            }
        }

        impl $Assign for Values {
            #[inline]
            fn $assign(&mut self, other: Values) {
                *self = self.$op(other);
            }
        })+
    };
}

operators! {
    BitAnd bitand BitAndAssign bitand_assign u32::bitand;
    BitOr bitor BitOrAssign bitor_assign u32::bitor;
    Sub sub SubAssign sub_assign |a, b: u32| a & !b;
}
