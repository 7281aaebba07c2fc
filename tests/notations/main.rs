//! Reading and writing: every format, whole and broken, told and recognised.

mod beside;
mod broken;
mod columns;
mod copied;
mod formats;
mod fuzz;
mod joined;
mod mistakes;
mod people;
