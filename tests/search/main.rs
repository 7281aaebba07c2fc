//! Counting and solving: every engine at every CPU level against the readable reference solver; canonical forms.

#[path = "../common/mod.rs"]
mod common;

mod brute_force;
mod canon;
mod canon_candidates;
mod counts;
mod engine;
mod engines_agree;
mod ladder;
#[cfg(feature = "rayon")]
mod parallel;
mod solver;
#[cfg(target_arch = "x86_64")]
mod vectorised;
