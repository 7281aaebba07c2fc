import { expect, it } from "vitest";
import { digitOf, digitsIn, EMPTY, MOST_STATE, marksOf, withDigit, withMarks } from "./cell";

it("keeps a digit and marks up to 16 apart", () => {
  let state = withDigit(EMPTY, 16);
  state = withMarks(state, "corner", 0b1000_0000_0000_0001);
  state = withMarks(state, "centre", 0xffff);
  state = withMarks(state, "colour", 0x1ff);
  expect(digitOf(state)).toBe(16);
  expect(digitsIn(marksOf(state, "corner"))).toEqual([1, 16]);
  expect(digitsIn(marksOf(state, "centre"))).toHaveLength(16);
  expect(marksOf(state, "colour")).toBe(0x1ff);
  expect(state).toBeLessThanOrEqual(MOST_STATE);
  state = withMarks(withDigit(state, 7), "centre", 0);
  expect([digitOf(state), digitsIn(marksOf(state, "corner")), marksOf(state, "centre")]).toEqual([7, [1, 16], 0]);
});

it("reads states that were stored before there were boards of 16", () => {
  const stored = 5 | (0b11 << 4) | (0x1ff << 13) | (0x1ff << 22);
  expect([digitOf(stored), marksOf(stored, "corner"), marksOf(stored, "centre"), marksOf(stored, "colour")]).toEqual([5, 3, 0x1ff, 0x1ff]);
  expect(withMarks(withDigit(stored, 5), "centre", 0x1ff)).toBe(stored);
});
