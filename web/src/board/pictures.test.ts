import { expect, it } from "vitest";
import type { Step } from "../engine/types";
import { pictures, showPicture } from "./pictures";

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
