import { column, row } from "../base/geometry";
import { numberOf, type Shape } from "../base/shape";
import type { VariantStep } from "../engine/variant";
import { Square } from "./Board";
import { placeOfCandidate } from "./place";

/** The cells of a variant's step: where to look, and when it is shown whole, its pattern and the cells to write in. */
export function StepBelow({ step, depth, columns }: { step: VariantStep; depth: number; columns: number }) {
  const square = (cell: number, name: string, inset: number) => (
    <Square key={`${cell} ${name}`} cell={cell} side={columns} class={`role ${name}`} inset={inset} />
  );
  const grounds = new Set(step.grounds.flat());
  return (
    <>
      {[...grounds].map((cell) => square(cell, "look", 0))}
      {depth === 3 && step.pattern.map((cell) => square(cell, "square body", 3))}
      {depth === 3 && step.placements.map(({ cell }) => square(cell, "placement", 5))}
    </>
  );
}

/** The digits that a step writes, and the candidates that it strikes. */
export function StepAbove({ step, shape }: { step: VariantStep; shape: Shape }) {
  const { columns } = shape;
  return (
    <>
      {step.eliminations.length === 0 &&
        step.placements.map(({ cell, digit }) => (
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
