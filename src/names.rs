//! Values that have names: one way to list, write and read them.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// Gives a type its names: `ALL`, `name`, `Display` and `FromStr`, which ignores case.
///
/// An enum lists its variants with their names, and after `or` what else people write. A type whose
/// names stand in a table of its own has `ALL` and `name` already, and gets the traits only.
macro_rules! names {
    ($Type:ident, $kind:literal: $($Variant:ident = $name:literal $(or $other:literal)*,)+) => {
        impl $Type {
            #[doc = concat!("Every ", $kind, ", in order.")]
            pub const ALL: &'static [$Type] = &[$($Type::$Variant),+];

            #[doc = concat!("The name of the ", $kind, ", which [`str::parse`] reads back.")]
            pub const fn name(self) -> &'static str {
                match self {
                    $($Type::$Variant => $name,)+
                }
            }

            /// Another word for one of them.
            fn otherwise(name: &str) -> Option<$Type> {
                let _ = name;
                $($(if name.eq_ignore_ascii_case($other) {
                    return Some($Type::$Variant);
                })*)+
                None
            }
        }

        names!(@traits $Type, $kind, $Type::otherwise);
    };
    ($Type:ident, $kind:literal) => {
        names!(@traits $Type, $kind, |_| None);
    };
    (@traits $Type:ident, $kind:literal, $otherwise:expr) => {
        impl core::fmt::Display for $Type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.name())
            }
        }

        impl core::str::FromStr for $Type {
            type Err = $crate::UnknownName;

            /// Reads a name, ignoring case.
            fn from_str(name: &str) -> Result<$Type, $crate::UnknownName> {
                let all = || $Type::ALL.iter();
                all().find(|one| one.name().eq_ignore_ascii_case(name))
                    .copied()
                    .or_else(|| $otherwise(name))
                    .ok_or_else(|| {
                        $crate::UnknownName::new($kind, name, all().map(|one| one.name()))
                    })
            }
        }
    };
}

/// Nothing of a kind has this name.
///
/// ```
/// use ninefold::Level;
///
/// let error = "fiendish".parse::<Level>().unwrap_err().to_string();
/// assert_eq!(
///     error,
///     "no level is called \"fiendish\"; there are easy, medium, hard, unfair, extreme",
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownName {
    kind: &'static str,
    name: String,
    known: Vec<&'static str>,
}

impl UnknownName {
    /// Nothing of this kind has the name; `known` are the names to list.
    pub(crate) fn new(
        kind: &'static str,
        name: &str,
        known: impl Iterator<Item = &'static str>,
    ) -> UnknownName {
        UnknownName { kind, name: name.into(), known: known.collect() }
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no {} is called {:?}", self.kind, self.name)?;
        for (i, known) in self.known.iter().enumerate() {
            write!(f, "{}{known}", if i == 0 { "; there are " } else { ", " })?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownName {}
