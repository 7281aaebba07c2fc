//! Ninefold for Python: the library's answers as Python objects and Arrow columns.
//!
//! There are no Sudoku rules here: each function reads its arguments, calls the library and returns
//! the result. `ninefold/_native.pyi` describes the functions for Python; `docs/PYTHON.md` explains
//! them.

mod arguments;
mod batch;
mod column;
mod drawing;
mod errors;
mod input;
mod iterate;
mod jobs;
mod learn;
mod logic;
mod making;
mod names;
mod objects;
mod puzzle;
mod questions;
mod rating;
mod text;
mod transform;
mod variants;

use pyo3::prelude::*;

/// The functions and classes that `ninefold/__init__.py` passes on.
#[pymodule]
mod _native {
    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "Python has this name for it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    #[pymodule_export]
    use crate::batch::check::check;
    #[pymodule_export]
    use crate::batch::count::count;
    #[pymodule_export]
    use crate::batch::rate::rate;
    #[pymodule_export]
    use crate::batch::solutions::solutions;
    #[pymodule_export]
    use crate::batch::solve::solve;
    #[pymodule_export]
    use crate::batch::texts::{canonical, minimise, transform};
    #[pymodule_export]
    use crate::column::Column;
    #[pymodule_export]
    use crate::drawing::Drawing;
    #[pymodule_export]
    use crate::iterate::Texts;
    #[pymodule_export]
    use crate::learn::{race, rungs, trace};
    #[pymodule_export]
    use crate::making::{generate, grids, sample};
    #[pymodule_export]
    use crate::names::{levels, scales, symmetries, techniques};
    #[pymodule_export]
    use crate::puzzle::Proved;
    #[pymodule_export]
    use crate::questions::answer;
    #[pymodule_export]
    use crate::text::{detect, formats, read, write};
    #[pymodule_export]
    use crate::transform::{
        isomorphism, transform_inverse, transform_random, transform_text, transform_then,
    };
}
