import { expect, it } from "vitest";
import type { Step } from "../engine/types";
import { fewOf, linksOf, pictures, showPicture } from "./pictures";

const step = (pattern: Step["pattern"], removes: boolean): Step => ({
  technique: "",
  name: "",
  level: "easy",
  score: 0,
  text: "",
  reason: "",
  placements: removes ? [] : [{ cell: 0, digit: 1 }],
  eliminations: removes ? [{ cell: 0, digit: 1 }] : [],
  pattern,
  chains: [],
  proof: { truths: [], deadly: [], guardians: [] },
});
const house = { role: "base", house: 0 };
const cells = { role: "body", cells: [1, 2], digits: [3] };

/** What is seen in each picture of a step. */
function seen(of: Step): string[] {
  return Array.from({ length: pictures(of).all }, (_, i) => {
    showPicture(of, i + 1);
    return pictures(of).seen;
  });
}

it("builds a pattern up: houses, cells, candidates, and what follows", () => {
  expect(seen(step([house, cells], true))).toEqual(["houses", "cells", "all", "all"]);
  expect(seen(step([cells], true))).toEqual(["cells", "all", "all"]);
});

it("shows a digit to write without its candidates", () => {
  expect(seen(step([house, cells], false))).toEqual(["houses", "all", "all"]);
  expect(seen(step([cells], false))).toEqual(["all", "all"]);
});

it("shows the last picture where none is chosen", () => {
  const other = step([house, cells], true);
  expect(pictures(other)).toEqual({ now: 4, all: 4, seen: "all" });
});

it("shows few pictures of a long chain, in pieces of nearly the same length", () => {
  expect([1, 2, 5].map(fewOf)).toEqual([[1], [1, 2], [1, 2, 3, 4, 5]]);
  expect(fewOf(10)).toEqual([2, 5, 7, 9, 10]);
  for (let all = 1; all <= 41; all++) {
    const few = fewOf(all);
    expect(few.length).toBe(Math.min(all, 5));
    expect(few.at(-1)).toBe(all);
    expect(few).toEqual([...new Set(few)].sort((a, b) => a - b));
  }
});

it("draws of too many links the first ones, and those that lead to the end", () => {
  const node = (cell: number, on = true) => ({ digit: 1, cells: [cell], on });
  const to = (from: number, to: number) => ({ from: node(from), to: node(to), strong: true, via: null });
  const net = [...Array.from({ length: 50 }, (_, i) => to(0, i + 1)), to(1, 60), to(2, 60)];
  const drawn = linksOf({ ...step([], true), chains: [net] }, 0);
  expect(drawn.length).toBe(40);
  expect(drawn.map((link) => link.to.cells[0])).toEqual([...Array.from({ length: 38 }, (_, i) => i + 1), 60, 60]);
});
