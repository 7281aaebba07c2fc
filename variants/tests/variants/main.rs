//! Variants: the engine agrees with the reference, notations lose nothing, and what is said or made is true.

#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

#[path = "../common/mod.rs"]
mod common;
#[path = "../../../tests/common/not_run.rs"]
mod not_run;

mod bench;
mod cancel;
mod claims;
mod drawn;
mod explain;
mod files;
mod formats;
mod generate;
mod guide;
mod hostile;
mod image;
mod large;
mod meant;
mod names;
mod page;
mod questions;
mod random;
mod refused;
mod roundtrip;
mod sentences;
mod setter;
mod shared;
mod sudokumaker;
mod techniques;
mod texts;
