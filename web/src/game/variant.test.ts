import { expect, it } from "vitest";
import { clashesOn, stepOn } from "../base/shape";
import type { Rule, Variant } from "../engine/variant";
import { possible } from "./candidates";
import { digitsIn } from "./cell";
import { isGame, newVariant, redo, type, undo } from "./game";
import { drawLines, linedTo, segment } from "./lines";
import { rulePlace, rulesByCell, ruleTitle } from "./rule-text";
import { cellsOf, givensOf, inWordsOf, isVariant, lackOf, shapeOf, titleOf } from "./variant";

/** A board of two rows and three columns without regions, from 0. */
const SMALL: Variant = {
  "ninefold-variant": 1,
  rows: 2,
  columns: 3,
  values: 12,
  least: 0,
  lines: true,
  regions: [],
  rules: [
    { rule: "given", cell: "r1c1", values: [11] },
    { rule: "given", cell: "r2c1", values: [3, 4] },
    { rule: "odd", cell: "r1c2" },
    { rule: "thermometer", cells: ["r1c1", "r1c2", "r2c2"] },
    { rule: "killer cage", cells: ["r2c2", "r2c3"], sum: 9 },
  ],
};

it("has the cells, the givens and the houses of a board of any size", () => {
  expect(cellsOf(SMALL, ["r2c3", "r3c1", "x", "r0c1"])).toEqual([5]);
  expect(givensOf(SMALL)).toEqual([12, 0, 0, 0, 0, 0]);
  const shape = shapeOf(SMALL);
  expect(shape.peers[0]).toEqual([1, 2, 3]);
  expect([stepOn(shape, 5, 0, 1), stepOn(shape, 1, -1, 0)]).toEqual([3, 4]);
  expect([...clashesOn(shape, [5, 0, 5, 0, 5, 0])]).toEqual([0, 2]);
});

it("has its candidates below the numbers in the corners of cells, where there are such", () => {
  const cells = ["r1c1", "r1c2"];
  const lowered = (rule: Rule) => shapeOf({ ...SMALL, rules: [rule] }).lowered;
  expect([9, null].map((sum) => lowered({ rule: "killer cage", cells, sum }))).toEqual([true, false]);
  expect([4, 5].map((difference) => lowered({ rule: "whisper", cells, difference }))).toEqual([true, false]);
  expect(["beat line 8", undefined].map((name) => lowered({ rule: "automaton", cells, ...(name ? { name } : {}) }))).toEqual([true, false]);
});

it("fills in what houses and single cells leave", () => {
  const left = possible(newVariant(SMALL, "")).map((mask) => digitsIn(mask).map((value) => value - 1));
  expect(left[1]).toEqual([1, 3, 5, 7, 9]);
  expect(left[3]).toEqual([3, 4]);
  expect(left[4]).toHaveLength(12);
});

it("is played with undo and lines, and known again from storage", () => {
  let game = type(type(newVariant(SMALL, "text"), [4], "digit", 12), [5], "centre", 10);
  const line = segment(1, 3, 3);
  expect(line).toBeDefined();
  if (line) game = drawLines(game, [line], true);
  expect(linedTo(game, 3)).toEqual(["r1c2"]);
  expect(isGame(JSON.parse(JSON.stringify(game)))).toBe(true);
  expect(redo(undo(game)).cells).toEqual(game.cells);
  expect(linedTo(undo(game), 3)).toEqual([]);
  expect(isGame({ ...game, cells: game.cells.slice(1) })).toBe(false);
  expect(isGame({ ...game, variant: { puzzle: { ...SMALL, rows: 17 }, text: "" } })).toBe(false);
  expect(isVariant({ ...SMALL, regions: [[1]] })).toBe(false);
});

it("tells the rules of a cell", () => {
  const told = rulesByCell(SMALL);
  expect(told[0]).toEqual(["thermometer, cell 1 of 3"]);
  expect(told[3]).toEqual(["given 3 4"]);
  expect(told[4]).toEqual(["thermometer, cell 3 of 3", "killer cage 9"]);
  const rules = [
    { rule: "disjoint groups", cells: ["r1c1", "r1c3"] },
    { rule: "clone", first: ["r1c1", "r1c2"], second: ["r2c1", "r2c2"] },
  ];
  const cells = rulesByCell({ ...SMALL, rules });
  expect([cells[0], cells[2], cells[SMALL.columns + 1]]).toEqual([["clone of r2c1"], [], ["clone of r1c2"]]);
});

it("names a clue outside the grid by its side, and one of a diagonal by its ends", () => {
  const place = (rule: string, ...cells: string[]) => rulePlace({ rule, cells, sum: 12 }, SMALL);
  expect(place("killer cage", "r1c1", "r1c2")).toBe("killer cage 12 at r1c1");
  expect(place("sandwich", "r2c1", "r2c2", "r2c3")).toBe("sandwich 12 left of row 2");
  expect(place("X-sum", "r2c3", "r2c2", "r2c1")).toBe("X-sum 12 right of row 2");
  expect(place("sandwich", "r1c3", "r2c3")).toBe("sandwich 12 above column 3");
  expect(place("sandwich", "r2c3", "r1c3")).toBe("sandwich 12 below column 3");
  expect(place("little killer", "r1c2", "r2c3")).toBe("little killer 12 from r1c2 to r2c3");
  expect(place("little killer", "r2c2", "r1c1")).toBe("little killer 12 from r2c2 to r1c1");
  expect(place("little killer", "r1c1", "r2c2")).toBe("little killer 12 from r1c1 to r2c2");
});

it("says what of a text is not there", () => {
  expect(lackOf(SMALL)).toBe("");
  expect(lackOf({ ...SMALL, fog: true })).toBe("Shown without its fog.");
  const both = lackOf({ ...SMALL, fog: true, unknown: [{ name: "lines" }, { name: "overlays" }, { name: "little killer" }] });
  expect(both).toBe("Not understood: drawn lines, shapes or texts, little killer. Shown without its fog.");
  const many = ["a", "b", "c", "d", "e"].map((name) => ({ name }));
  expect(lackOf({ ...SMALL, unknown: many })).toBe("Not understood: a, b, c, d, +1.");
});

it("tells of rules that are only in words, but not of the usual ones", () => {
  const warned = (description: string, rules: Variant["rules"] = []) => inWordsOf({ ...SMALL, rules, description }) !== "";
  for (const usual of ["", "Normal sudoku rules apply.", "Standard 9x9 Sudoku rules.", "기본 스도쿠 규칙을 따릅니다."])
    expect(warned(usual)).toBe(false);
  expect(warned("Normal sudoku rules apply. Knights differ.")).toBe(true);
  expect(warned("Knights differ.", [{ rule: "given", cell: "r1c1", values: [1] }])).toBe(true);
  expect(warned("Knights differ.", [{ rule: "anti-knight" }])).toBe(false);
});

it("tells of which marks all are given, and a title without asterisks", () => {
  const relations = [{ difference: 1 }, { ratio: 2 }, { ratio: 3 }, { sum: 5 }];
  expect(ruleTitle({ rule: "all marks given", relations })).toBe("all marks given: white dot, black dot, black dot 3, V");
  expect(ruleTitle({ rule: "all marks given", relations: [] })).toBe("all marks given");
  expect(titleOf({ ...SMALL, title: "**Two** * three" })).toBe("Two * three");
  expect(titleOf({ ...SMALL, title: `\u202eevil\u2066${"!".repeat(1000)}` })).toMatch(/^evil!{200,300}$/);
});
