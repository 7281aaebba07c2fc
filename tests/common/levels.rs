//! The CPU levels that this machine has; tests say that they are not run at the others.

use super::not_run::not_run;
use ninefold::solve::CpuLevel;

/// The levels of this CPU, lowest first. A test that asks for them reports each that is missing.
pub(crate) fn levels() -> Vec<CpuLevel> {
    let (here, missing) = split(CpuLevel::is_here);
    missing.iter().for_each(|reason| not_run(reason));
    here
}

/// The levels that are here, and for each of the others why nothing is tested at it.
pub(crate) fn split(is_here: fn(CpuLevel) -> bool) -> (Vec<CpuLevel>, Vec<String>) {
    let (here, missing): (Vec<_>, Vec<_>) =
        CpuLevel::ALL.iter().copied().partition(|&at| is_here(at));
    // Other architectures have the lowest level only.
    let missing = missing.into_iter().filter(|_| cfg!(target_arch = "x86_64"));
    (here, missing.map(|level| format!("this CPU lacks the level {level}")).collect())
}
