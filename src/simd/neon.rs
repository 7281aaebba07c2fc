//! The baseline of 64-bit ARM.

use super::intrinsics::neon::*;
use super::{Four, Groups, Mask, Tier, Vector, Wide};
use core::arch::aarch64::uint32x4_t;

pub(crate) struct Neon;

impl Tier for Neon {
    const LANES: usize = 16;
    const ACROSS: usize = 12;
    type Wide = Groups<Quarter>;
    type Chosen = Mask;

    #[inline(always)]
    fn any(lanes: &Vector) -> bool {
        let Quarter(all) = Groups::<Quarter>::load(lanes).united();
        vmaxvq_u32(all) != 0
    }

    #[inline(always)]
    fn nonzero(lanes: &Vector) -> u32 {
        let (fours, _) = lanes.as_chunks();
        let mut bits = vdupq_n_u32(0);
        for (i, four) in fours.iter().enumerate() {
            let four = load_lanes(four);
            let bit = vshlq_u32(load_lanes(&[1, 2, 4, 8]), vdupq_n_s32(4 * i as i32));
            bits = vorrq_u32(bits, vandq_u32(vtstq_u32(four, four), bit));
        }
        vaddvq_u32(bits)
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Quarter(uint32x4_t);

impl Four for Quarter {
    #[inline(always)]
    fn load(lanes: &[u32; 4]) -> Self {
        Quarter(load_lanes(lanes))
    }

    #[inline(always)]
    fn lanes(self) -> [u32; 4] {
        let mut lanes = [0; 4];
        store_lanes(&mut lanes, self.0);
        lanes
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Quarter(vandq_u32(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Quarter(vorrq_u32(self.0, other.0))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Quarter(veorq_u32(self.0, other.0))
    }

    #[inline(always)]
    fn turned<const BY: usize>(self) -> Self {
        // The numbers of the bytes to take.
        const ONE: [u32; 4] = [0x0706_0504, 0x0B0A_0908, 0x0302_0100, 0x0F0E_0D0C];
        const TWO: [u32; 4] = [0x0B0A_0908, 0x0302_0100, 0x0706_0504, 0x0F0E_0D0C];
        let order = if BY == 1 { &ONE } else { &TWO };
        let order = vreinterpretq_u8_u32(load_lanes(order));
        let bytes = vqtbl1q_u8(vreinterpretq_u8_u32(self.0), order);
        Quarter(vreinterpretq_u32_u8(bytes))
    }
}
