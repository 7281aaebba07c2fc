//! Which ratings there can be.

use crate::rate::bounds::{Bounds, ImpossibleBounds};
use crate::rate::figure::{Column, Figure};
use crate::rate::tenths::Tenths;
use alloc::format;

/// The highest known rating.
const HIGHEST: Tenths = Tenths::new(119);

/// The ratings of steps below those of loops.
const LOW: [u16; 18] = [10, 12, 15, 17, 19, 20, 23, 25, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44];

/// Whether a step can have this rating: from loops on all but two.
fn is_of_a_step(tenths: u16) -> bool {
    LOW.contains(&tenths) || tenths >= 45 && !matches!(tenths, 63 | 64)
}

/// Whether a puzzle can have ratings within bounds.
pub(super) fn check(bounds: &Bounds) -> Result<(), ImpossibleBounds> {
    let columns = bounds.scale().figures();
    let end = |column: &Column, figure: Option<Figure>, open| match figure {
        Some(Figure::Tenths(tenths)) => (column.name.to_uppercase(), tenths),
        _ => (column.name.to_uppercase(), open),
    };
    let least = |column| end(column, bounds.least(column.name), Tenths::new(0));
    let most = |column| end(column, bounds.most(column.name), Tenths::UNSOLVED);
    for column in columns {
        let ((name, least), (_, most)) = (least(column), most(column));
        if least > HIGHEST {
            return Err(ImpossibleBounds::Never([
                format!("no puzzle with {name} above {HIGHEST} is known"),
                format!("{name} 값이 {HIGHEST}보다 높은 퍼즐은 알려져 있지 않습니다"),
            ]));
        }
        if !(least.get()..=most.min(HIGHEST).get()).any(is_of_a_step) {
            return Err(ImpossibleBounds::Never([
                format!("no step has a rating in the range of {name}"),
                format!("{name} 범위에 드는 평점을 가진 단계가 없습니다"),
            ]));
        }
    }
    for (i, high) in columns.iter().enumerate() {
        for low in &columns[i + 1..] {
            let ((low, below), (high, above)) = (least(low), most(high));
            if below > above {
                return Err(ImpossibleBounds::Never([
                    format!("{low} is never above {high}"),
                    format!("{low} 값은 {high} 값보다 클 수 없습니다"),
                ]));
            }
        }
    }
    Ok(())
}
