//! The baseline of 64-bit ARM.

#![allow(unsafe_code)] // intrinsics; this module is compiled only where there is NEON

use super::{Four, Groups, Tier, Vector, Wide};
use core::arch::aarch64::*;

pub(super) struct Neon;

impl Tier for Neon {
    const LANES: usize = 16;
    const ACROSS: usize = 12;
    type Wide = Groups<Quarter>;

    #[inline(always)]
    fn any(lanes: &Vector) -> bool {
        let Quarter(all) = Groups::<Quarter>::load(lanes).united();
        // SAFETY: there is NEON.
        unsafe { vmaxvq_u32(all) != 0 }
    }

    #[inline(always)]
    fn nonzero(lanes: &Vector) -> u32 {
        // SAFETY: there is NEON, and the loads stay within the arrays.
        unsafe {
            let mut bits = vdupq_n_u32(0);
            for i in 0..4 {
                let four = vld1q_u32(lanes.as_ptr().add(4 * i));
                let bit = vshlq_u32(vld1q_u32([1, 2, 4, 8].as_ptr()), vdupq_n_s32(4 * i as i32));
                bits = vorrq_u32(bits, vandq_u32(vtstq_u32(four, four), bit));
            }
            vaddvq_u32(bits)
        }
    }
}

#[derive(Clone, Copy)]
pub(super) struct Quarter(uint32x4_t);

impl Four for Quarter {
    #[inline(always)]
    fn load(lanes: &[u32; 4]) -> Self {
        // SAFETY: there is NEON, and the load stays within the array.
        Quarter(unsafe { vld1q_u32(lanes.as_ptr()) })
    }

    #[inline(always)]
    fn lanes(self) -> [u32; 4] {
        let mut lanes = [0; 4];
        // SAFETY: there is NEON, and the store stays within the array.
        unsafe { vst1q_u32(lanes.as_mut_ptr(), self.0) };
        lanes
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        // SAFETY: there is NEON.
        Quarter(unsafe { vandq_u32(self.0, other.0) })
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        // SAFETY: there is NEON.
        Quarter(unsafe { vorrq_u32(self.0, other.0) })
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        // SAFETY: there is NEON.
        Quarter(unsafe { veorq_u32(self.0, other.0) })
    }

    #[inline(always)]
    fn turned<const BY: usize>(self) -> Self {
        const ONE: [u8; 16] = [4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15];
        const TWO: [u8; 16] = [8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15];
        let order = if BY == 1 { &ONE } else { &TWO };
        // SAFETY: there is NEON, and the load stays within the array.
        unsafe {
            let bytes = vqtbl1q_u8(vreinterpretq_u8_u32(self.0), vld1q_u8(order.as_ptr()));
            Quarter(vreinterpretq_u32_u8(bytes))
        }
    }
}
