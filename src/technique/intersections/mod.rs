//! Intersections and exclusion: the digits of a block and a line where they meet, and exclusion by trying
//! combinations.

pub(super) mod entries;
mod exclusion;
mod sue_de_coq;
