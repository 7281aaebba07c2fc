import { expect, it } from "vitest";
import { countRepeats, listRows, rowsOf, table, tally } from "./rows";

const rated = rowsOf(
  "aaa\nbbb\nccc\n",
  "aaa\teasy\t7\thidden-single\nbbb\thard\t90\tx-wing\nccc\teasy\t9\tnaked-single\n",
  "rate",
  [1, 2, 4],
);

it("joins puzzles and results", () => {
  expect(rated[1]).toEqual({ n: 2, puzzle: "bbb", fields: ["hard", "90", "x-wing"], error: "" });
  expect(rowsOf("a\nb\n", "1\nnone\n", "solve", [2, 3])).toEqual([
    { n: 2, puzzle: "a", fields: ["1"], error: "" },
    { n: 3, puzzle: "b", fields: [], error: "none" },
  ]);
});

it("counts puzzles that come again", () => {
  expect(countRepeats(rated, "rate")).toBe(0);
  expect(countRepeats([...rated, ...rated.slice(1)], "rate")).toBe(2);
});

it("finds puzzles of the same canonical form", () => {
  const rows = rowsOf("a\nb\nc\nd\n", "a\t12.\nb\t.12\nc\t12.\nd\tseveral solutions\n", "canon", [1, 3, 4, 5]);
  expect(rows.map(({ fields }) => fields)).toEqual([["12.", "1"], [".12", "3"], ["12.", "1"], []]);
  expect(countRepeats(rows, "canon")).toBe(1);
  expect(countRepeats(rows, "rate")).toBe(0);
});

it("counts levels", () => {
  expect(tally(rated)).toEqual({ easy: 2, hard: 1 });
  expect(tally(rated, { easy: 1 })).toEqual({ easy: 3, hard: 1 });
});

/** What the engine says of puzzles with one solution, several, none, and with a digit twice in a row. */
const WRONG = {
  solve: "12\nseveral 21\nnone\nnone\n",
  check: "unique\nseveral: 21 12\nnone\ncontradictory: 5 twice in row 1: r1c1 and r1c2\n",
  rate: "a\teasy\t7\t-\nb\tseveral solutions\nc\tno solution\nd\tcontradictory: 5 twice in row 1: r1c1 and r1c2\n",
  canon: "a\t12\nb\tseveral solutions\nc\tno solution\nd\tcontradictory: 5 twice in row 1: r1c1 and r1c2\n",
};

it("says the same of a puzzle in each task, and as many fields of each", () => {
  const found = (["solve", "check", "rate", "canon"] as const).map((task) => rowsOf("a\nb\nc\nd\n", WRONG[task], task, [1, 2, 3, 4]));
  for (const rows of found) expect(rows.map(({ error }) => error)).toEqual(["", "several", "none", "none"]);
  const [solved = [], checked = [], graded = [], canonical = []] = found;
  expect(table(solved, "solve")).toEqual(["solution", "12\t\n\tseveral\n\tnone\n\tnone\n"]);
  expect(table(checked, "check")).toEqual(["verdict", "unique\nseveral\nnone\nnone\n"]);
  expect(table(graded, "rate")[1]).toBe("easy\t7\t-\t\n\t\t\tseveral\n\t\t\tnone\n\t\t\tnone\n");
  expect(table(canonical, "canon")[0]).toBe("canonical\tfirst");
  expect(tally(checked)).toEqual({ unique: 1, several: 1, none: 2 });
});

it("sorts levels and techniques by difficulty and numbers by value, and finds what a line says", () => {
  const rows = rowsOf(
    "a\nb\nc\nd\ne\n",
    "a\thard\t90\tx-wing\nb\teasy\t100\tx-wing\nc\teasy\t9\tnaked-single\nd\tno solution\ne\tseveral solutions\n",
    "rate",
    [1, 3, 4, 5, 6],
  );
  const order = (column: number, down = false) =>
    listRows(rows, (field) => field, "", { column, down }, ["easy", "hard", "x-wing", "naked-single"])
      .map(({ puzzle }) => puzzle)
      .join("");
  expect([order(1), order(2), order(2, true), order(0, true)]).toEqual(["bcade", "cabde", "edbac", "edcba"]);
  expect(order(3)).toBe("abcde");
  expect(listRows(rows, (field) => field.toUpperCase(), "x-w", undefined, []).map(({ n }) => n)).toEqual([1, 3]);
  expect(listRows(rows, (field) => field, "none", undefined, []).map(({ told }) => told)).toEqual([["none"]]);
});
