//! What all sets have: the typed bit sets, [`DigitSet`](super::DigitSet), [`CellSet`](super::CellSet)
//! and [`HouseSet`](super::HouseSet), and sets of several words, such as
//! [`CandidateSet`](super::CandidateSet).

/// Defines a `Copy` set over a type with `index() -> usize` and `from_index(usize)`.
macro_rules! bit_set {
    (@count u16, $bits:expr) => { $crate::grid::set::NINE_BITS[($bits & 511) as usize] as usize };
    (@count $Bits:ident, $bits:expr) => { $bits.count_ones() as usize };
    ($(#[$doc:meta])* $vis:vis struct $Set:ident($Bits:ident) of $Item:ty, $len:literal;) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        $vis struct $Set($Bits);

        impl $Set {
            /// The set without members.
            pub const EMPTY: $Set = $Set(0);
            /// The set of everything.
            pub const FULL: $Set = $Set(((1 as $Bits) << $len) - 1);

            /// The set that contains member `i` (by `index()`) when bit `i` is set; ignores higher
            /// bits.
            pub const fn from_bits(bits: $Bits) -> $Set {
                $Set(bits & $Set::FULL.0)
            }

            /// The bits, bit `i` for the member with index `i`.
            pub const fn bits(self) -> $Bits {
                self.0
            }

            /// The set of one member.
            pub const fn of(item: $Item) -> $Set {
                $Set((1 as $Bits) << item.index())
            }

            /// How many members there are.
            pub const fn len(self) -> usize {
                $crate::grid::set::bit_set!(@count $Bits, self.0)
            }

            /// Whether there is no member.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether `item` is a member.
            pub const fn contains(self, item: $Item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// This set and `item`.
            #[must_use]
            pub const fn with(self, item: $Item) -> $Set {
                $Set(self.0 | $Set::of(item).0)
            }

            /// This set without `item`.
            #[must_use]
            pub const fn without(self, item: $Item) -> $Set {
                $Set(self.0 & !$Set::of(item).0)
            }

            /// Adds `item`; returns true when it was not there before.
            pub const fn insert(&mut self, item: $Item) -> bool {
                let before = self.0;
                self.0 |= $Set::of(item).0;
                self.0 != before
            }

            /// Removes `item`; returns true when it was there.
            pub const fn remove(&mut self, item: $Item) -> bool {
                let before = self.0;
                self.0 &= !$Set::of(item).0;
                self.0 != before
            }

            /// The members of both.
            #[must_use]
            pub const fn and(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }

            /// The members of either.
            #[must_use]
            pub const fn or(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// The members of this set that `other` does not have.
            #[must_use]
            pub const fn minus(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }

            /// The members that only one of the two has.
            #[must_use]
            pub const fn xor(self, other: $Set) -> $Set {
                $Set(self.0 ^ other.0)
            }

            /// Whether a member is shared.
            pub const fn meets(self, other: $Set) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether every member is one of `other`'s.
            pub const fn is_subset(self, other: $Set) -> bool {
                self.0 & !other.0 == 0
            }

            /// The member with the smallest index.
            #[inline]
            pub const fn first(self) -> Option<$Item> {
                if self.0 == 0 { None } else { Some(<$Item>::from_index(self.0.trailing_zeros() as usize)) }
            }

            /// The member with the largest index.
            #[inline]
            pub const fn last(self) -> Option<$Item> {
                if self.0 == 0 { None } else { Some(<$Item>::from_index(self.0.ilog2() as usize)) }
            }

            /// The member, when there is exactly one.
            #[inline]
            pub const fn only(self) -> Option<$Item> {
                if self.0 & self.0.wrapping_sub(1) == 0 { self.first() } else { None }
            }

            /// The members in ascending order of their index.
            #[inline]
            pub const fn iter(self) -> $crate::grid::set::SetIter<$Set> {
                $crate::grid::set::SetIter(self)
            }
        }

        impl Iterator for $crate::grid::set::SetIter<$Set> {
            type Item = $Item;

            #[inline]
            fn next(&mut self) -> Option<$Item> {
                let first = self.0.first()?;
                self.0.0 &= self.0.0 - 1;
                Some(first)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl DoubleEndedIterator for $crate::grid::set::SetIter<$Set> {
            #[inline]
            fn next_back(&mut self) -> Option<$Item> {
                let last = self.0.last()?;
                self.0.remove(last);
                Some(last)
            }
        }

        impl ExactSizeIterator for $crate::grid::set::SetIter<$Set> {}

        impl core::iter::FusedIterator for $crate::grid::set::SetIter<$Set> {}

        impl IntoIterator for $Set {
            type Item = $Item;
            type IntoIter = $crate::grid::set::SetIter<$Set>;

            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl IntoIterator for &$Set {
            type Item = $Item;
            type IntoIter = $crate::grid::set::SetIter<$Set>;

            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        $crate::grid::set::operators!($Set of $Item);

        impl core::fmt::Debug for $Set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self).finish()
            }
        }
    };
}

pub(super) use bit_set;

/// The methods and operators of a set of several words with the constants `EMPTY` and `FULL` and the
/// methods `insert`, `remove`, `len`, `is_empty` and `iter`.
macro_rules! word_set {
    ($Set:ident of $Item:ty) => {
        impl $Set {
            /// The set of one member.
            pub const fn of(item: $Item) -> $Set {
                $Set::EMPTY.with(item)
            }

            /// This set and `item`.
            #[must_use]
            pub const fn with(mut self, item: $Item) -> $Set {
                self.insert(item);
                self
            }

            /// This set without `item`.
            #[must_use]
            pub const fn without(mut self, item: $Item) -> $Set {
                self.remove(item);
                self
            }

            /// The members of both.
            #[must_use]
            pub fn and(self, other: $Set) -> $Set {
                $Set(core::array::from_fn(|i| self.0[i] & other.0[i]))
            }

            /// The members of either.
            #[must_use]
            pub fn or(self, other: $Set) -> $Set {
                $Set(core::array::from_fn(|i| self.0[i] | other.0[i]))
            }

            /// The members of this set that `other` does not have.
            #[must_use]
            pub fn minus(self, other: $Set) -> $Set {
                $Set(core::array::from_fn(|i| self.0[i] & !other.0[i]))
            }

            /// The members that only one of the two has.
            #[must_use]
            pub fn xor(self, other: $Set) -> $Set {
                $Set(core::array::from_fn(|i| self.0[i] ^ other.0[i]))
            }

            /// Whether a member is shared.
            pub fn meets(self, other: $Set) -> bool {
                !self.and(other).is_empty()
            }

            /// Whether every member is one of `other`'s.
            pub fn is_subset(self, other: $Set) -> bool {
                self.minus(other).is_empty()
            }

            /// The first member.
            pub fn first(&self) -> Option<$Item> {
                self.iter().next()
            }

            /// The last member.
            pub fn last(&self) -> Option<$Item> {
                self.iter().next_back()
            }

            /// The member, when there is exactly one.
            pub fn only(&self) -> Option<$Item> {
                let mut members = self.iter();
                let only = members.next();
                if members.next().is_none() { only } else { None }
            }
        }

        $crate::grid::set::operators!($Set of $Item);
    };
}

pub(crate) use word_set;

/// The operators and conversions of a set with the constants `EMPTY` and `FULL` and the methods
/// `and`, `or`, `xor`, `minus`, `insert` and `of`.
macro_rules! operators {
    ($Set:ident of $Item:ty) => {
        $crate::grid::set::operators! {
            $Set:
            BitAnd bitand BitAndAssign bitand_assign and,
            BitOr bitor BitOrAssign bitor_assign or,
            BitXor bitxor BitXorAssign bitxor_assign xor,
            Sub sub SubAssign sub_assign minus,
        }

        impl core::ops::Not for $Set {
            type Output = $Set;
            fn not(self) -> $Set {
                $Set::FULL.minus(self)
            }
        }

        impl Extend<$Item> for $Set {
            fn extend<I: IntoIterator<Item = $Item>>(&mut self, items: I) {
                for item in items {
                    self.insert(item);
                }
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> $Set {
                let mut set = $Set::EMPTY;
                set.extend(items);
                set
            }
        }

        impl From<$Item> for $Set {
            fn from(item: $Item) -> $Set {
                $Set::of(item)
            }
        }
    };
    ($Set:ident: $($Op:ident $op:ident $Assign:ident $assign:ident $method:ident,)+) => {
        $($crate::grid::set::operators!(@one $Set $Op $op $Assign $assign $method);)+
    };
    (@one $Set:ident $Op:ident $op:ident $Assign:ident $assign:ident $method:ident) => {
        impl core::ops::$Op for $Set {
            type Output = $Set;
            fn $op(self, other: $Set) -> $Set {
                self.$method(other)
            }
        }

        impl core::ops::$Assign for $Set {
            fn $assign(&mut self, other: $Set) {
                *self = self.$method(other);
            }
        }
    };
}

pub(crate) use operators;

/// How many of nine bits are set; uses a table, because not every CPU has an instruction that
/// counts bits.
pub(super) const NINE_BITS: [u8; 512] = {
    let mut counts = [0; 512];
    let mut i = 1;
    while i < 512 {
        counts[i] = counts[i / 2] + (i % 2) as u8;
        i += 1;
    }
    counts
};

/// The members of a set in ascending order of their index.
#[derive(Clone, Copy, Debug)]
pub struct SetIter<S>(pub(super) S);
