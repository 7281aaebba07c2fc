//! The formats, a file each, with the table of them in `text/format.rs`.

pub(in crate::text) mod bank;
pub(in crate::text) mod boxed;
pub(in crate::text) mod code;
#[cfg(feature = "csv")]
pub(in crate::text) mod csv;
#[cfg(feature = "csv")]
pub(in crate::text) mod csv_writer;
pub(in crate::text) mod euler;
pub(in crate::text) mod hodoku;
#[cfg(feature = "json")]
pub(in crate::text) mod json;
pub(in crate::text) mod line;
pub(in crate::text) mod links;
#[cfg(feature = "xml")]
pub(in crate::text) mod opensudoku;
#[cfg(feature = "xml")]
pub(in crate::text) mod opensudoku_data;
#[cfg(feature = "xml")]
pub(in crate::text) mod opensudoku_writer;
pub(in crate::text) mod pencilmarks;
pub(in crate::text) mod rows;
pub(in crate::text) mod sdk;
pub(in crate::text) mod sdm;
pub(in crate::text) mod sdx;
pub(in crate::text) mod spaced;
pub(in crate::text) mod ss;
pub(in crate::text) mod sukaku;
pub(in crate::text) mod susser;
pub(in crate::text) mod table;
