//! Texts that puzzles are written in.
