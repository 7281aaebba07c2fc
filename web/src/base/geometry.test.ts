import { expect, it } from "vitest";
import { digitsOf, withDots } from "./geometry";
import { clashesOn, classicOf, stepOn } from "./shape";

it("knows the houses of boards of every size", () => {
  expect(classicOf(81).houses[8]).toEqual([72, 73, 74, 75, 76, 77, 78, 79, 80]);
  expect(classicOf(81).houses[9]).toEqual([0, 9, 18, 27, 36, 45, 54, 63, 72]);
  expect(classicOf(81).houses[22]).toEqual([30, 31, 32, 39, 40, 41, 48, 49, 50]);
  expect(classicOf(36).houses[15]).toEqual([15, 16, 17, 21, 22, 23]);
  expect(classicOf(16).houses[10]).toEqual([8, 9, 12, 13]);
});

it("sees digits that stand twice in a house", () => {
  expect([...clashesOn(classicOf(16), digitsOf("12..1........2.4"))]).toEqual([0, 1, 4, 13]);
});

it("moves around the edge", () => {
  expect(stepOn(classicOf(81), 0, -1, 0)).toBe(72);
  expect(stepOn(classicOf(81), 8, 0, 1)).toBe(0);
  expect(stepOn(classicOf(16), 15, 1, 1)).toBe(0);
});

it("knows the signs for blank cells", () => {
  expect(withDots("50*_-.3")).toBe("5.....3");
});
