//! Generating: what is asked for is made, and a seed makes the same again.

mod generate;
mod seeds;
