//! The baseline of other targets: what the compiler makes of plain loops.

use super::{Four, Groups, Mask, Tier, Vector, Wide};

pub(crate) struct Portable;

impl Tier for Portable {
    const LANES: usize = 16;
    const ACROSS: usize = 12;
    type Wide = Groups<[u32; 4]>;
    type Chosen = Mask;

    #[inline(always)]
    fn any(lanes: &Vector) -> bool {
        let [a, b, c, d] = Groups::<[u32; 4]>::load(lanes).united();
        a | b | c | d != 0
    }
}

impl Four for [u32; 4] {
    #[inline(always)]
    fn load(lanes: &[u32; 4]) -> Self {
        *lanes
    }

    #[inline(always)]
    fn lanes(self) -> [u32; 4] {
        self
    }

    #[inline(always)]
    fn and(self, [e, f, g, h]: Self) -> Self {
        let [a, b, c, d] = self;
        [a & e, b & f, c & g, d & h]
    }

    #[inline(always)]
    fn or(self, [e, f, g, h]: Self) -> Self {
        let [a, b, c, d] = self;
        [a | e, b | f, c | g, d | h]
    }

    #[inline(always)]
    fn xor(self, [e, f, g, h]: Self) -> Self {
        let [a, b, c, d] = self;
        [a ^ e, b ^ f, c ^ g, d ^ h]
    }

    #[inline(always)]
    fn turned<const BY: usize>(self) -> Self {
        [self[BY % 3], self[(1 + BY) % 3], self[(2 + BY) % 3], self[3]]
    }
}
