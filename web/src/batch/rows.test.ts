import { expect, it } from "vitest";
import { csv, histogram, repeated, rowsOf } from "./rows";

const rated = rowsOf("aaa\nbbb\nccc\n", "aaa\teasy\t7\thidden-single\nbbb\thard\t90\tx-wing\nccc\teasy\t9\tnaked-single\n", "rate");

it("joins puzzles and results", () => {
  expect(rated[1]).toEqual({ puzzle: "bbb", fields: ["hard", "90", "x-wing"] });
  expect(rowsOf("a\nb\n", "1\nnone\n", "solve")).toEqual([{ puzzle: "a", fields: ["1"] }, { puzzle: "b", fields: ["none"] }]);
});

it("counts puzzles that come again", () => {
  expect(repeated(rated)).toBe(0);
  expect(repeated([...rated, ...rated.slice(1)])).toBe(2);
});

it("counts levels and writes CSV", () => {
  expect(histogram(rated, ["easy", "medium", "hard"]).map(({ count }) => count)).toEqual([2, 0, 1]);
  expect(csv(rated.slice(0, 1), "rate")).toBe("puzzle,level,score,hardest\naaa,easy,7,hidden-single\n");
  expect(csv([{ puzzle: "a", fields: ['one, "two"'] }], "check")).toBe('puzzle,verdict\na,"one, ""two"""\n');
});
