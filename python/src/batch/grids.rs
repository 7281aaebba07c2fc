//! Columns of solutions as they are made.

use arrow_array::{ArrayRef, StringArray};
use arrow_buffer::{Buffer, NullBufferBuilder, OffsetBuffer, ScalarBuffer};
use bytes::Bytes;
use memmap2::MmapMut;
use ninefold::Solution;
use std::sync::Arc;

/// The size of a large page. Memory that comes from the kernel in pages of 4 kB would take a tenth of
/// the time of the whole search.
const LARGE_PAGE: usize = 1 << 21;

/// How many solutions fill a large page.
pub(super) const ROWS_OF_PAGE: usize = LARGE_PAGE / 81;

/// Builds a column of solutions, 81 digits each.
pub(super) struct Grids {
    digits: Memory,
    /// Where each row ends in `digits`, after a 0.
    ends: Vec<i32>,
    nulls: NullBufferBuilder,
}

enum Memory {
    Small(Vec<u8>),
    Page(MmapMut),
}

impl Memory {
    fn of(bytes: usize) -> Memory {
        let is_page = bytes <= LARGE_PAGE && bytes + 81 > LARGE_PAGE;
        match is_page.then(page).flatten() {
            Some(page) => Memory::Page(page),
            None => Memory::Small(vec![0; bytes]),
        }
    }

    #[inline]
    fn bytes(&mut self) -> &mut [u8] {
        match self {
            Memory::Small(bytes) => bytes,
            Memory::Page(bytes) => bytes,
        }
    }

    /// The first bytes for Arrow, without a copy.
    fn finish(self, len: usize) -> Buffer {
        let buffer = match self {
            Memory::Small(bytes) => Buffer::from_vec(bytes),
            Memory::Page(bytes) => Buffer::from(Bytes::from_owner(bytes)),
        };
        buffer.slice_with_length(0, len)
    }
}

/// A large page, or several small ones where the kernel has none.
fn page() -> Option<MmapMut> {
    let page = MmapMut::map_anon(LARGE_PAGE).ok()?;
    #[cfg(target_os = "linux")]
    let _ = page.advise(memmap2::Advice::HugePage);
    Some(page)
}

impl Grids {
    /// Room for this many rows.
    pub(super) fn new(rows: usize) -> Grids {
        let mut ends = Vec::with_capacity(rows + 1);
        ends.push(0);
        Grids { digits: Memory::of(81 * rows), ends, nulls: NullBufferBuilder::new(rows) }
    }

    /// How many bytes are in use.
    #[inline]
    fn end(&self) -> i32 {
        self.ends.last().copied().unwrap_or_default()
    }

    /// A row with a solution. There must be room for it.
    #[inline]
    pub(super) fn push(&mut self, solution: &Solution) {
        let end = self.end();
        self.digits.bytes()[end as usize..][..81].copy_from_slice(&solution.ascii());
        self.ends.push(end + 81);
        self.nulls.append_non_null();
    }

    /// A row without one.
    pub(super) fn push_null(&mut self) {
        self.ends.push(self.end());
        self.nulls.append_null();
    }

    /// The column.
    pub(super) fn finish(mut self) -> ArrayRef {
        let (rows, end) = (self.ends.len() - 1, self.end());
        let ends = OffsetBuffer::new(ScalarBuffer::from(self.ends));
        let digits = self.digits.finish(end as usize);
        let column = StringArray::try_new(ends, digits, self.nulls.finish());
        Arc::new(column.unwrap_or_else(|_| StringArray::new_null(rows)))
    }
}
