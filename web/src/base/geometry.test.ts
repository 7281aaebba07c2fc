import { expect, it } from "vitest";
import { clashes, digitsOf, isInHouse, step, withDots } from "./geometry";

it("finds the cells of a house on boards of every size", () => {
  const cellsOf = (house: number, cells: number) => [...Array(cells).keys()].filter((cell) => isInHouse(cell, house, cells));
  expect(cellsOf(8, 81)).toEqual([72, 73, 74, 75, 76, 77, 78, 79, 80]);
  expect(cellsOf(9, 81)).toEqual([0, 9, 18, 27, 36, 45, 54, 63, 72]);
  expect(cellsOf(22, 81)).toEqual([30, 31, 32, 39, 40, 41, 48, 49, 50]);
  expect(cellsOf(21, 36)).toEqual([15, 16, 17, 21, 22, 23]);
  expect(cellsOf(20, 16)).toEqual([8, 9, 12, 13]);
});

it("sees digits that stand twice in a house", () => {
  expect([...clashes(digitsOf("12..1........2.4"))]).toEqual([0, 1, 4, 13]);
});

it("moves around the edge", () => {
  expect(step(0, -1, 0)).toBe(72);
  expect(step(8, 0, 1)).toBe(0);
  expect(step(15, 1, 1, 4)).toBe(0);
});

it("knows the signs for blank cells", () => {
  expect(withDots("50*_-.3")).toBe("5.....3");
});
