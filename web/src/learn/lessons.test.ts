import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as engine from "../engine/pkg/simd/ninefold";
import type { Path, StepWithMarks } from "../engine/types";
import { LESSONS } from "./lessons";

const none = new Uint16Array();
engine.initSync({ module: readFileSync(new URL("../engine/pkg/simd/ninefold_bg.wasm", import.meta.url)) });

/** The step to find on a board, as the practice finds it. */
function stepOn(board: string, technique: string): StepWithMarks | undefined {
  const [puzzle = "", before = "0"] = board.split(" ");
  const path: Path = JSON.parse(engine.path(puzzle, none, ".".repeat(81), none, "", "en"));
  return path.steps.filter((step) => step.technique === technique)[Number(before)];
}

/** The candidates of the blank cells: the more there are, the harder it is to see a pattern among them. */
const candidates = ({ before }: StepWithMarks): number[] => before.candidates.filter((_, cell) => before.digits[cell] === ".");
const count = (masks: number[]): number => masks.reduce((sum, mask) => sum + [...mask.toString(2)].filter((bit) => bit === "1").length, 0);

it.each(LESSONS)("the boards of $technique need the lesson, from the easiest to the hardest", ({ technique, boards }) => {
  const steps = boards.map((board) => stepOn(board, technique));
  expect(steps.every((step) => step !== undefined)).toBe(true);
  const sizes = steps.map((step) => (step ? count(candidates(step)) : 0));
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(new Set(boards).size).toBe(3);
  // Where a cell has a single candidate, nobody would look for anything else.
  const trivial = steps.filter(
    (step) => step && technique !== "naked-single" && candidates(step).some((mask) => (mask & (mask - 1)) === 0),
  );
  expect(trivial).toEqual([]);
});
