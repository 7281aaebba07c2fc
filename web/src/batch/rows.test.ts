import { expect, it } from "vitest";
import { csv, histogram, listed, repeated, rowsOf } from "./rows";

const rated = rowsOf(
  "aaa\nbbb\nccc\n",
  "aaa\teasy\t7\thidden-single\nbbb\thard\t90\tx-wing\nccc\teasy\t9\tnaked-single\n",
  "rate",
  [1, 2, 4],
);

it("joins puzzles and results", () => {
  expect(rated[1]).toEqual({ n: 2, puzzle: "bbb", fields: ["hard", "90", "x-wing"] });
  expect(rowsOf("a\nb\n", "1\nnone\n", "solve", [2, 3])).toEqual([
    { n: 2, puzzle: "a", fields: ["1"] },
    { n: 3, puzzle: "b", fields: ["none"] },
  ]);
});

it("counts puzzles that come again", () => {
  expect(repeated(rated, "rate")).toBe(0);
  expect(repeated([...rated, ...rated.slice(1)], "rate")).toBe(2);
});

it("finds puzzles of the same canonical form", () => {
  const rows = rowsOf("a\nb\nc\nd\n", "a\t12.\nb\t.12\nc\t12.\nd\tseveral solutions\n", "canon", [1, 3, 4, 5]);
  expect(rows.map(({ fields }) => fields)).toEqual([["12.", "1"], [".12", "3"], ["12.", "1"], ["several solutions"]]);
  expect(repeated(rows, "canon")).toBe(1);
  expect(repeated(rows, "rate")).toBe(0);
});

it("counts levels and writes CSV", () => {
  expect(histogram(rated, ["easy", "medium", "hard"]).map(({ count }) => count)).toEqual([2, 0, 1]);
  expect(csv(rated.slice(0, 1), "rate")).toBe("puzzle,level,score,hardest\naaa,easy,7,hidden-single\n");
  expect(csv([{ n: 1, puzzle: "a", fields: ['one, "two"'] }], "check")).toBe('puzzle,verdict\na,"one, ""two"""\n');
});

it("sorts levels by difficulty and numbers by value, and finds what a line says", () => {
  const rows = rowsOf("a\nb\nc\n", "a\thard\t90\tx-wing\nb\teasy\t100\tx-wing\nc\teasy\t9\thidden-single\n", "rate", [1, 3, 4]);
  const order = (column: number, down = false) =>
    listed(rows, (field) => field, "", { column, down }, ["easy", "hard"])
      .map(({ puzzle }) => puzzle)
      .join("");
  expect([order(1), order(2), order(2, true), order(0, true)]).toEqual(["bca", "cab", "bac", "cba"]);
  expect(listed(rows, (field) => field.toUpperCase(), "x-w", undefined, []).map(({ n }) => n)).toEqual([1, 3]);
});
