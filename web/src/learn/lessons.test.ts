import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as engine from "../engine/pkg/simd/ninefold";
import * as variants from "../engine/pkg/variants/ninefold";
import type { Path } from "../engine/types";
import type { ReadingOfVariants, VariantPractice } from "../engine/variant";
import { LESSONS, type Lesson } from "./lessons";
import { type Task, taskOf, taskOfVariant } from "./task";

const none = new Uint16Array();
engine.initSync({ module: readFileSync(new URL("../engine/pkg/simd/ninefold_bg.wasm", import.meta.url)) });
variants.initSync({ module: readFileSync(new URL("../engine/pkg/variants/ninefold_bg.wasm", import.meta.url)) });

/** The step to find on a board, as the practice finds it. */
function taskOn(board: string, { technique, variant }: Lesson): Task | undefined {
  const [puzzle = "", before = "0"] = board.split(" ");
  if (variant) return taskOnVariant(puzzle, Number(before), variant);
  const path: Path = JSON.parse(engine.path(puzzle, none, ".".repeat(81), none, "", "en"));
  const step = path.steps.filter((step) => step.technique === technique)[Number(before)];
  return step && taskOf(step);
}

function taskOnVariant(text: string, before: number, technique: string): Task | undefined {
  const [read] = (JSON.parse(variants.read(text, "en")) as ReadingOfVariants).puzzles;
  if (!read || !("variant" in read)) return undefined;
  const ready = new variants.Variant(JSON.stringify(read.variant), "en");
  expect(JSON.parse(ready.judge(100_000)).kind).toBe("unique");
  const found: VariantPractice | null = JSON.parse(ready.practice(technique, before));
  return found ? taskOfVariant(read.variant, found, found.step) : undefined;
}

/** The candidates of the blank cells: the more there are, the harder it is to see a pattern among them. */
const candidates = ({ digits, candidates }: Task): number[] => candidates.filter((_, cell) => !digits[cell]);
const count = (masks: number[]): number => masks.reduce((sum, mask) => sum + [...mask.toString(2)].filter((bit) => bit === "1").length, 0);

it.each(LESSONS)("the boards of $technique need the lesson, from the easiest to the hardest", (lesson) => {
  const { technique, boards } = lesson;
  const tasks = boards.map((board) => taskOn(board, lesson));
  expect(tasks.every((task) => task !== undefined)).toBe(true);
  const sizes = tasks.map((task) => (task ? count(candidates(task)) : 0));
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(new Set(boards).size).toBe(3);
  // Where a cell has a single candidate, nobody would look for anything else.
  const trivial = tasks.filter(
    (task) => task && technique !== "naked-single" && candidates(task).some((mask) => (mask & (mask - 1)) === 0),
  );
  expect(trivial).toEqual([]);
});

const OF = LESSONS.filter(({ variant }) => variant);

it.each(OF)("the steps of $technique rest on its rules, which a checker accepts", (lesson) => {
  const kinds = { "killer-cage": /^killer cage/, "thermometer-arrow": /^(thermometer|arrow)/, "45-rule": /^(block|row|column) .*[=]/ }[
    lesson.technique
  ];
  for (const board of lesson.boards) {
    const { own } = taskOn(board, lesson) ?? {};
    expect(own?.step.accepted).toBe(true);
    expect(own?.step.technique).toBe(lesson.variant);
    expect(own?.step.reasons[0]).toMatch(kinds ?? /^$/);
  }
});

it("the first two boards of the X-Wing show it in rows, as its text does, and the last in columns", () => {
  const lesson = LESSONS.find(({ technique }) => technique === "x-wing") as Lesson;
  const bases = lesson.boards.map((board) => taskOn(board, lesson)?.classic?.pattern.filter(({ role }) => role === "base"));
  expect(bases.map((houses) => houses?.every(({ house = 9 }) => house < 9))).toEqual([true, true, false]);
});
