//! Transformations as text, and those with names.

use super::digit::Digit;
use super::language::Language;
use super::symmetry::Transform;
use core::fmt;
use core::str::FromStr;

/// Rows or columns in their order.
const IN_ORDER: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/// Rows or columns in reverse order.
const REVERSED: [u8; 9] = [8, 7, 6, 5, 4, 3, 2, 1, 0];

impl Transform {
    /// The moves of the square, by name: `transpose`, `antitranspose`, `rotate90`, `rotate180` and
    /// `rotate270` (clockwise), `mirror` (left to right) and `flip` (top to bottom).
    pub const NAMED: [(&'static str, Transform); 7] = [
        ("transpose", Transform::TRANSPOSE),
        ("antitranspose", Transform::of_square(true, REVERSED, REVERSED)),
        ("rotate90", Transform::of_square(true, IN_ORDER, REVERSED)),
        ("rotate180", Transform::of_square(false, REVERSED, REVERSED)),
        ("rotate270", Transform::of_square(true, REVERSED, IN_ORDER)),
        ("mirror", Transform::of_square(false, IN_ORDER, REVERSED)),
        ("flip", Transform::of_square(false, REVERSED, IN_ORDER)),
    ];
}

impl fmt::Display for Transform {
    /// The parts that change something, separated by commas: `transpose`, then `rows=` with the new
    /// place of each row, `columns=` likewise, and `digits=` with what the digits 1 to 9 become;
    /// `identity` when nothing changes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut comma = "";
        if self.transposes() {
            f.write_str("transpose")?;
            comma = ",";
        }
        for (name, lines) in [("rows", self.rows()), ("columns", self.columns())] {
            if *lines != IN_ORDER {
                write!(f, "{comma}{name}=")?;
                lines.iter().try_for_each(|line| write!(f, "{}", line + 1))?;
                comma = ",";
            }
        }
        if *self.digits() != Digit::ALL {
            write!(f, "{comma}digits=")?;
            self.digits().iter().try_for_each(|digit| write!(f, "{digit}"))?;
            comma = ",";
        }
        if comma.is_empty() { f.write_str("identity") } else { Ok(()) }
    }
}

/// The text is not a transformation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotATransform {
    /// [`Transform`] has no such name, and writes no such part.
    Part,
    /// Nine different digits were expected.
    NotAnOrder,
    /// The rows of a band or the columns of a stack do not stay together.
    TearsChutes,
}

impl NotATransform {
    /// The reason in a language.
    pub const fn text(self, language: Language) -> &'static str {
        let [english, korean] = match self {
            NotATransform::Part => [
                "expected transpose, antitranspose, rotate90, rotate180, rotate270, mirror, flip, rows=…, columns=… or digits=…, separated by commas",
                "transpose, antitranspose, rotate90, rotate180, rotate270, mirror, flip, rows=…, columns=…, digits=…를 쉼표로 나누어 씁니다",
            ],
            NotATransform::NotAnOrder => {
                ["expected the digits 1 to 9, each once", "숫자 1-9를 한 번씩 씁니다"]
            }
            NotATransform::TearsChutes => [
                "the rows of a band and the columns of a stack must stay together",
                "한 밴드의 행들과 한 스택의 열들은 함께 옮겨야 합니다",
            ],
        };
        match language {
            Language::English => english,
            Language::Korean => korean,
        }
    }
}

impl fmt::Display for NotATransform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text(Language::English))
    }
}

impl core::error::Error for NotATransform {}

impl FromStr for Transform {
    type Err = NotATransform;

    /// Reads what [`Transform`] writes, and the names in [`Transform::NAMED`]. Moves with a name come
    /// first, in their order.
    fn from_str(text: &str) -> Result<Transform, NotATransform> {
        let mut moved = Transform::IDENTITY;
        let (mut rows, mut columns, mut digits) = (IN_ORDER, IN_ORDER, Digit::ALL);
        for part in text.split(',').map(str::trim) {
            match part.split_once('=') {
                None if part == "identity" => {}
                None => {
                    let named = Transform::NAMED.iter().find(|(name, _)| *name == part);
                    moved = moved.then(&named.ok_or(NotATransform::Part)?.1);
                }
                Some(("rows", order)) => rows = numbers(order)?.map(|digit| digit.get() - 1),
                Some(("columns", order)) => columns = numbers(order)?.map(|digit| digit.get() - 1),
                Some(("digits", order)) => digits = numbers(order)?,
                _ => return Err(NotATransform::Part),
            }
        }
        let rest =
            Transform::new(false, rows, columns, digits).ok_or(NotATransform::TearsChutes)?;
        Ok(moved.then(&rest))
    }
}

/// Nine different digits.
fn numbers(text: &str) -> Result<[Digit; 9], NotATransform> {
    let mut digits = Digit::ALL;
    let mut seen = super::digit::DigitSet::EMPTY;
    let mut bytes = text.bytes();
    for digit in &mut digits {
        *digit = bytes.next().and_then(Digit::from_ascii).ok_or(NotATransform::NotAnOrder)?;
        if !seen.insert(*digit) {
            return Err(NotATransform::NotAnOrder);
        }
    }
    if bytes.next().is_none() { Ok(digits) } else { Err(NotATransform::NotAnOrder) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Cell;

    #[test]
    fn texts_round_trip() {
        for n in [0, 1, 2, 1_234_567, Transform::GEOMETRIES - 1] {
            let transform = Transform::geometry(n).then(&Transform::relabelling(n % 362_880));
            assert_eq!(transform.to_string().parse(), Ok(transform));
        }
        assert_eq!(Transform::IDENTITY.to_string(), "identity");
        let turn = "transpose,columns=987654321";
        assert_eq!(turn.parse::<Transform>().map(|turn| turn.to_string()), Ok(turn.to_owned()));
        assert_eq!("rows=123".parse::<Transform>(), Err(NotATransform::NotAnOrder));
        assert_eq!("rows=113456789".parse::<Transform>(), Err(NotATransform::NotAnOrder));
        assert_eq!("rows=423156789".parse::<Transform>(), Err(NotATransform::TearsChutes));
        assert_eq!("".parse::<Transform>(), Err(NotATransform::Part));
    }

    #[test]
    fn names_are_read_before_the_parts() {
        for (name, transform) in Transform::NAMED {
            assert_eq!(name.parse(), Ok(transform));
            let parts = transform.then(&Transform::relabelling(7));
            assert_eq!(format!("digits=123457698, {name}").parse(), Ok(parts), "{parts}");
        }
        assert_eq!("rotate90,rotate270".parse(), Ok(Transform::IDENTITY));
        assert_eq!("rotate91".parse::<Transform>(), Err(NotATransform::Part));
    }

    #[test]
    fn named_moves_move_as_they_say() {
        let named = |name| Transform::NAMED.iter().find(|(n, _)| *n == name).unwrap().1;
        let corner = Cell::at(0, 1);
        assert_eq!(named("rotate90").cell(corner), Cell::at(1, 8));
        assert_eq!(named("rotate180").cell(corner), Cell::at(8, 7));
        assert_eq!(named("rotate270").cell(corner), Cell::at(7, 0));
        assert_eq!(named("mirror").cell(corner), Cell::at(0, 7));
        assert_eq!(named("flip").cell(corner), Cell::at(8, 1));
        assert_eq!(named("transpose").cell(corner), Cell::at(1, 0));
        assert_eq!(named("antitranspose").cell(corner), Cell::at(7, 8));
    }
}
