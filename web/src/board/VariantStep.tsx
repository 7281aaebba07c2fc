import { signal } from "@preact/signals";
import { column, row } from "../base/geometry";
import { numberOf, type Shape } from "../base/shape";
import type { Rule, Variant, VariantStep } from "../engine/variant";
import { allOf, digitsIn } from "../game/cell";
import { shapeOf } from "../game/variant";
import { Square } from "./Board";
import { type Clue, cluesOf } from "./clues";
import { placeOfCandidate } from "./place";

/** The clues outside the grid that a step rests on. */
export const cluesIn = ({ rules }: VariantStep, puzzle: Variant, shape: Shape): Clue[] => {
  const clues = cluesOf(puzzle.rules, shape);
  return rules.flatMap((rule) => clues.get(puzzle.rules[rule] as Rule) ?? []);
};

/** The line of a step's argument that the board draws. */
export const drawnLine = signal<{ of: VariantStep; n: number } | undefined>(undefined);

/** A step as the board draws it: whole, or the chosen line of its argument, with what is assumed and known by then. */
export function drawnOf(step: VariantStep): VariantStep {
  const { of, n } = drawnLine.value ?? {};
  const now = of === step && step.lines[n as number];
  if (!now) return step;
  const before = step.lines.slice(0, n).flatMap(({ left }) => left);
  const candidates = [...step.candidates];
  for (const [cell, mask] of before) candidates[cell] = mask;
  const known = [...before, ...now.left].filter(([, mask]) => (mask & (mask - 1)) === 0);
  const gone = now.left.filter((each) => !known.includes(each));
  return {
    ...step,
    candidates,
    placements: known.map(([cell, mask]) => ({ cell, digit: 32 - Math.clz32(mask) })),
    eliminations: gone.flatMap(([cell, mask]) => digitsIn((candidates[cell] ?? 0) & ~mask).map((digit) => ({ cell, digit }))),
    pattern: now.left.map(([cell]) => cell),
    grounds: now.grounds,
  };
}

/** Whether the board shows the candidates of a cell with a step: a digit to write stands alone, and all values say nothing in cells that the step
 *  does not speak of, and would hide its reason. */
export const tells = (step: VariantStep, cell: number, { values }: Shape): boolean =>
  !step.placements.some((each) => each.cell === cell) &&
  (step.candidates[cell] !== allOf(values) ||
    [...step.pattern, ...step.cells].includes(cell) ||
    step.eliminations.some((each) => each.cell === cell));

/** The cells of a variant's step: where to look, with the clues outside of its puzzle, and when it is shown whole, its pattern and the cells to
 *  write in. */
export function StepBelow({ step: whole, depth, puzzle }: { step: VariantStep; depth: number; puzzle: Variant }) {
  const step = drawnOf(whole);
  const shape = shapeOf(puzzle);
  const square = (cell: number, name: string, inset: number) => (
    <Square key={`${cell} ${name}`} cell={cell} side={shape.columns} class={`role ${name}`} inset={inset} />
  );
  const grounds = new Set(step.grounds.flat());
  return (
    <>
      {[...grounds].map((cell) => square(cell, "look", 0))}
      {grounds.size > 0 &&
        cluesIn(step, puzzle, shape).map(({ text: { x, y } }) => (
          <rect key={`${x} ${y}`} x={x - 40} y={y - 32} width="80" height="60" rx="8" class="role look" />
        ))}
      {depth === 3 && step.pattern.map((cell) => square(cell, "square body", 3))}
      {/* What an argument assumes is not to be written. */}
      {depth === 3 && step === whole && step.placements.map(({ cell }) => square(cell, "placement", 5))}
    </>
  );
}

/** The digits that a step writes, and the candidates that it strikes. */
export function StepAbove({ step: whole, shape }: { step: VariantStep; shape: Shape }) {
  const step = drawnOf(whole);
  const { columns } = shape;
  return (
    <>
      {step.placements.map(({ cell, digit }) => (
        <text key={cell} x={column(cell, columns) * 100 + 50} y={row(cell, columns) * 100 + 53} class="digit ghost">
          {numberOf(shape, digit)}
        </text>
      ))}
      {step.eliminations.map(({ cell, digit }) => {
        const { x, y } = placeOfCandidate(cell, digit, shape);
        return <path key={`${cell}-${digit}`} d={`M${x - 13} ${y + 13}l26 -26`} class="role strike" />;
      })}
    </>
  );
}
