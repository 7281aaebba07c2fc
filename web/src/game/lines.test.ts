import { expect, it } from "vitest";
import { isGame, newGame, redo, restart, restore, type, undo } from "./game";
import { drawLines, eraseLines, hasLine, linedTo, linePath, segment, segmentsOf } from "./lines";

const line = (a: number, b: number) => {
  const found = segment(a, b);
  if (!found) throw new Error("no neighbours");
  return found;
};

it("knows the lines between neighbours, in both directions", () => {
  for (const [a, b] of [
    [0, 1],
    [0, 9],
    [0, 10],
    [1, 9],
  ] as const)
    expect(segment(b, a)).toEqual(segment(a, b));
  for (const [a, b] of [
    [0, 2],
    [8, 9],
    [0, 17],
    [4, 4],
  ] as const)
    expect(segment(a, b)).toBeUndefined();
});

it("draws and rubs out, with undo", () => {
  const drawn = drawLines(newGame(""), [line(0, 1), line(1, 9)], true);
  expect(segmentsOf(drawn).map(({ cell }) => cell)).toEqual([0, 1]);
  expect(linedTo(drawn, 1)).toEqual(["r1c1", "r2c1"]);
  expect(linePath(segmentsOf(drawn))).toBe("M50 50L150 50M150 50L50 150");
  expect(hasLine(undo(drawn), line(0, 1))).toBe(false);
  expect(hasLine(redo(undo(drawn)), line(9, 1))).toBe(true);
  expect(segmentsOf(eraseLines(drawn, [0])).length).toBe(1);
  expect(segmentsOf(eraseLines(drawn, [])).length).toBe(0);
  expect(segmentsOf(restart(drawn)).length).toBe(0);
  // What is drawn does not touch what is written, and both are stored.
  const both = type(drawn, [5], "digit", 7);
  expect(segmentsOf(undo(both)).length).toBe(2);
  expect(isGame(JSON.parse(JSON.stringify({ ...both, bookmarks: [{ cells: both.cells, lines: both.lines }] })))).toBe(true);
  expect(isGame({ ...both, lines: [16] })).toBe(false);
  // A bookmark from before the first line has none.
  expect(segmentsOf(restore(both, { cells: newGame("").cells })).length).toBe(0);
});
