import { expect, it } from "vitest";
import type { Variant } from "../engine/variant";
import { carriedOf, withCarried } from "./carried";
import { fillMarks, newVariant, type, undo } from "./game";

const board = (rows: number): Variant => ({
  "ninefold-variant": 1,
  rows,
  columns: rows,
  values: rows,
  least: 1,
  lines: true,
  regions: [],
  rules: [{ rule: "given", cell: "r1c2", values: [3] }],
});

it("comes back with every digit and mark, and with a colour on a given", () => {
  for (const rows of [4, 16]) {
    const fresh = newVariant(board(rows), "");
    const digit = type(fresh, [0, rows * rows - 1], "digit", rows);
    const marked = type(type(digit, [2, 3], "corner", rows), [2], "centre", 1);
    const coloured = type(marked, [0, 1], "colour", 9);
    const filled = fillMarks(coloured, Array<number>(rows * rows).fill(2));
    for (const game of [fresh, digit, coloured, filled]) {
      const back = withCarried(fresh, carriedOf(game));
      expect([back.cells, back.filled ?? false]).toEqual([game.cells, game.filled ?? false]);
      // It counts as played: the shelf and the way back look for that.
      expect([undo(back).cells, back.history.done]).toEqual([fresh.cells, Number(game !== fresh)]);
    }
  }
});

it("is ignored where it carries nothing or does not fit the board", () => {
  const fresh = newVariant(board(4), "");
  const most = (2 ** 46).toString(36);
  for (const text of [
    "",
    "~",
    ".",
    "~..0.",
    "5",
    ".3",
    ".g",
    most,
    "zzzzzzzzzz",
    "1e-3",
    "1 2",
    "-1",
    "1.".repeat(16) + 1,
    "4\n",
    "x".repeat(1e5),
    ".".repeat(1e5),
  ])
    expect(withCarried(fresh, text), text.slice(0, 20)).toBe(fresh);
});
