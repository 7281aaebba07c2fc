import { expect, it } from "vitest";
import type { Rule } from "../engine/variant";
import { TOOLS, toolOf } from "./kinds";
import { fitting } from "./resize";
import { blank } from "./state";

const names = (...cells: [number, number][]) => cells.map(([row, column]) => `r${row}c${column}`);
const column = (at: number, rows: number) => Array.from({ length: rows }, (_, i) => `r${i + 1}c${at}`);
const shape = (size: number) => ({ ...blank(size), regions: [], lines: true, houses: [], peers: [], lowered: false });

/** What is left of rules when a 9×9 becomes a board of this size. */
const left = (size: number, ...rules: Rule[]) => fitting({ ...blank(9), rules }, blank(size));

it("keeps what lies on the smaller board, and no more", () => {
  const inside: Rule[] = [
    { rule: "killer cage", cells: names([1, 1], [1, 2]), sum: 12 },
    { rule: "given", cell: "r6c6", values: [6] },
    { rule: "thermometer", cells: names([4, 4], [5, 5], [6, 6]) },
    { rule: "arrow", pill: ["r1c1"], shaft: names([2, 2], [3, 3]) },
    { rule: "clone", first: names([1, 1], [1, 2]), second: names([3, 1], [3, 2]) },
    { rule: "anti-knight" },
    { rule: "difference", cells: names([1, 1], [1, 2]), relation: { difference: 2 } },
    { rule: "all marks given", relations: [{ difference: 2 }], marked: [names([1, 1], [1, 2])] },
  ];
  expect(left(6, ...inside)).toEqual(inside);
  const outside: Rule[] = [
    { rule: "killer cage", cells: names([6, 6], [6, 7]), sum: 12 },
    { rule: "given", cell: "r7c1", values: [1] },
    { rule: "given", cell: "r1c1", values: [7] },
    { rule: "quadruple", cells: names([1, 1], [1, 2], [2, 1], [2, 2]), values: [1, 7], exact: false },
    { rule: "clone", first: names([1, 1], [1, 2]), second: names([9, 1], [9, 2]) },
    { rule: "pair table", cells: names([1, 1], [1, 2]), relation: { table: [] } },
    { rule: "constructor" },
  ];
  expect(left(6, ...outside)).toEqual([]);
});

it("makes anew what looks along the board, or covers it", () => {
  expect(left(6, { rule: "sandwich", cells: column(4, 9), sum: 5 })).toEqual([{ rule: "sandwich", cells: column(4, 6), sum: 5 }]);
  expect(left(12, { rule: "sandwich", cells: column(4, 9), sum: 5 })[0]?.cells).toEqual(column(4, 12));
  // From below it would begin in the middle of the board, or outside.
  for (const size of [6, 12]) expect(left(size, { rule: "sandwich", cells: column(4, 9).reverse(), sum: 5 })).toEqual([]);
  expect(left(6, { rule: "minimum", cell: "r6c6", others: names([5, 6], [6, 5], [6, 7], [7, 6]) })[0]?.others).toEqual(
    names([5, 6], [6, 5]),
  );
  const row = Array.from({ length: 9 }, (_, i) => `r2c${i + 1}`);
  expect(left(6, { rule: "indexer", cell: "r2c3", line: row, value: 3 })[0]?.line).toEqual(row.slice(0, 6));
  expect(left(6, { rule: "indexer", cell: "r2c3", line: column(3, 9), value: 2 })).toEqual([]);
  const whole = TOOLS.diagonal.make([], shape(9), null).map((body): Rule => ({ rule: "diagonal", ...body }));
  expect(left(6, ...whole).map(({ cells }) => cells?.length)).toEqual([6, 6]);
  expect(left(6, ...whole.slice(1))).toEqual([]);
  const parts = toolOf("region sum line").make([0, 1, 2, 3], { ...shape(9), regions: [[0, 1, 2]] }, null);
  expect(left(4, { rule: "region sum line", ...parts[0] })[0]?.parts).toEqual([names([1, 1], [1, 2]), names([1, 3], [1, 4])]);
});
