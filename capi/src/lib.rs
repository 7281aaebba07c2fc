//! Ninefold for C and C++. The functions that C calls are in `border`; the other modules answer
//! them in ordinary Rust.

mod batch;
mod border;
mod generator;
mod message;
mod rating;
mod solver;
mod status;
mod variant;
