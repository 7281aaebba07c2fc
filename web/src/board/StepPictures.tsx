import { column, row } from "../base/geometry";
import { numberOf, type Shape } from "../base/shape";
import type { Variant, VariantStep } from "../engine/variant";
import { digitsIn } from "../game/cell";
import { shapeOf } from "../game/variant";
import type { Clue } from "./clues";
import { placeOfCandidate } from "./place";
import { cluesIn, StepAbove, StepBelow } from "./VariantStep";
import { VariantThumb } from "./VariantThumb";

/** In a wider part of the board candidates are too small to read. */
const READABLE = 5;

/** The square around some cells and clues outside: left, top, width and height in cells. */
function around(cells: readonly number[], clues: readonly Clue[], { rows, columns }: Shape): [number, number, number, number] {
  const beside = (side: "x" | "y") => clues.map(({ text }) => Math.floor(text[side] / 100));
  const xs = [...cells.map((cell) => column(cell, columns)), ...beside("x")];
  const ys = [...cells.map((cell) => row(cell, columns)), ...beside("y")];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const side = Math.max(3, wide, high);
  const begin = (from: number, length: number, all: number) =>
    Math.max(Math.min(0, from), Math.min(from - Math.floor((side - length) / 2), Math.max(all, from + length) - side));
  return [begin(left, wide, columns), begin(top, high, rows), side, side];
}

/** A variant's step in three small pictures: the rules and houses that it rests on, the candidates that matter, what it writes or strikes. */
export function StepPictures({ step, puzzle, digits }: { step: VariantStep; puzzle: Variant; digits: readonly number[] }) {
  const shape = shapeOf(puzzle);
  const [written, struck] = [step.placements, step.eliminations].map((all) => all.map(({ cell }) => cell)) as [number[], number[]];
  const view = around([...step.grounds.flat(), ...step.pattern, ...written, ...struck], cluesIn(step, puzzle, shape), shape);
  const marks = (cells: readonly number[]) =>
    view[2] <= READABLE &&
    [...new Set(cells)].map((cell) =>
      digitsIn(digits[cell] ? 0 : (step.candidates[cell] ?? 0)).map((digit) => {
        const { x, y } = placeOfCandidate(cell, digit, shape);
        return (
          <text key={`${cell}-${digit}`} x={x} y={y} class="candidate">
            {numberOf(shape, digit)}
          </text>
        );
      }),
    );
  const all = { puzzle, digits, view };
  const below = { depth: 3, puzzle };
  return (
    <div class="step-pictures" aria-hidden="true">
      <VariantThumb {...all} below={<StepBelow {...below} step={step} depth={1} />} />
      <VariantThumb
        {...all}
        below={<StepBelow {...below} step={{ ...step, placements: [] }} />}
        above={marks([...step.pattern, ...struck])}
      />
      <VariantThumb
        {...all}
        below={<StepBelow {...below} step={{ ...step, grounds: [] }} />}
        above={
          <>
            {/* A digit that is written stands where they would be. */}
            {marks(struck.filter((cell) => !written.includes(cell)))}
            <StepAbove step={step} shape={shape} />
          </>
        }
      />
    </div>
  );
}
