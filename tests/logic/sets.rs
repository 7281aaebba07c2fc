//! All sets have the same constructors, operators and iterators.

use ninefold::grid::HouseSet;
use ninefold::proof::{Constraint, Constraints};
use ninefold::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};

/// Checks a set type against numbers: `FULL` lists its members, and a set is known by the numbers of its
/// members in this list.
macro_rules! behaves_as_a_set {
    ($Set:ident of $Item:ident) => {{
        let all: Vec<$Item> = $Set::FULL.iter().collect();
        let count = all.len();
        let of = |has: &dyn Fn(usize) -> bool| -> $Set {
            all.iter().enumerate().filter(|(i, _)| has(*i)).map(|(_, &item)| item).collect()
        };
        let [third, fifth] = [3, 5].map(|n| of(&|i| i % n == 0));
        let either = of(&|i| i % 3 == 0 || i % 5 == 0);
        let both = of(&|i| i % 15 == 0);
        let rest = of(&|i| i % 3 == 0 && i % 5 != 0);
        let one = of(&|i| (i % 3 == 0) != (i % 5 == 0));

        assert_eq!(
            [third | fifth, third & fifth, third - fifth, third ^ fifth],
            [either, both, rest, one]
        );
        assert_eq!([third.or(fifth), third.and(fifth)], [either, both]);
        assert_eq!([third.minus(fifth), third.xor(fifth)], [rest, one]);
        assert_eq!([!third, !!third, !$Set::FULL], [of(&|i| i % 3 != 0), third, $Set::EMPTY]);
        let mut set = third;
        set |= fifth;
        set &= either;
        set ^= both;
        set -= fifth;
        assert_eq!(set, rest);
        assert!(third.meets(fifth) && !third.meets(!third));
        assert!(both.is_subset(third) && !third.is_subset(both));

        assert_eq!([$Set::default(), $Set::EMPTY], [[].into_iter().collect(), of(&|_| false)]);
        assert!($Set::EMPTY.is_empty() && !both.is_empty());
        assert_eq!(
            ($Set::EMPTY.len(), $Set::FULL.len(), third.len()),
            (0, count, count.div_ceil(3))
        );
        let (first, second, last) = (all[0], all[1], all[count - 1]);
        assert_eq!([$Set::of(first), $Set::from(last)], [of(&|i| i == 0), of(&|i| i == count - 1)]);
        assert_eq!(third.with(second).without(first), of(&|i| i > 0 && (i == 1 || i % 3 == 0)));
        assert!(third.contains(first) && !third.contains(second));
        let mut set = third;
        assert_eq!([set.insert(second), set.insert(second)], [true, false]);
        assert_eq!([set.remove(second), set.remove(second)], [true, false]);
        set.extend([first, second]);
        assert_eq!(set, third.with(second));

        assert_eq!(($Set::FULL.first(), $Set::FULL.last()), (Some(first), Some(last)));
        assert_eq!(($Set::EMPTY.first(), $Set::EMPTY.last()), (None, None));
        assert_eq!(
            [$Set::of(last).only(), third.only(), $Set::EMPTY.only()],
            [Some(last), None, None]
        );

        let listed: Vec<$Item> = all.iter().copied().step_by(3).collect();
        assert!(third.iter().eq(listed.iter().copied()));
        assert!(third.into_iter().rev().eq(listed.iter().rev().copied()));
        assert!((&third).into_iter().eq(&listed.iter().copied().collect::<$Set>()));
        // From both ends in turn.
        let mut members = third.iter();
        let mut left = &listed[..];
        while let [front, rest @ ..] = left {
            assert_eq!((members.len(), members.next()), (left.len(), Some(*front)));
            left = rest;
            if let [rest @ .., back] = left {
                assert_eq!((members.len(), members.next_back()), (left.len(), Some(*back)));
                left = rest;
            }
        }
        assert_eq!((members.len(), members.next(), members.next_back()), (0, None, None));
    }};
}

#[test]
fn sets_are_alike() {
    behaves_as_a_set!(DigitSet of Digit);
    behaves_as_a_set!(CellSet of Cell);
    behaves_as_a_set!(HouseSet of House);
    behaves_as_a_set!(CandidateSet of Candidate);
    behaves_as_a_set!(Constraints of Constraint);
    assert!(CandidateSet::FULL.iter().is_sorted_by_key(|of| (of.digit, of.cell)));
}
