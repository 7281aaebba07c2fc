//! Human logic: each step is sound and proved, paths and ratings are the published ones.

#[path = "../common/mod.rs"]
mod common;

mod completeness;
mod exotic;
mod explainer;
mod explainer_paths;
mod guarded;
mod hardest;
mod own_technique;
mod proofs;
mod rating;
mod reglib;
mod replay;
mod sets;
mod smallest;
mod soundness;
mod steps;
