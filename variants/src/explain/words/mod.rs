//! Steps, arguments and contradictions in sentences, English and Korean.
//!
//! Each module imports only from those named before it, and from the finders:
//!
//! ```text
//! names <- effects, combinations <- argument <- lack, attempts <- needs, uneven <- ends <- follows <- sums <- steps <- conflict
//! ```

pub(in crate::explain) mod argument;
pub(in crate::explain) mod attempts;
pub(in crate::explain) mod combinations;
pub(in crate::explain) mod conflict;
pub(in crate::explain) mod effects;
pub(in crate::explain) mod ends;
pub(in crate::explain) mod follows;
pub(in crate::explain) mod lack;
pub(in crate::explain) mod names;
pub(in crate::explain) mod needs;
pub(in crate::explain) mod steps;
pub(in crate::explain) mod sums;
pub(in crate::explain) mod uneven;
