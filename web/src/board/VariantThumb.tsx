import type { ComponentChildren } from "preact";
import { column, row } from "../base/geometry";
import { numberOf } from "../base/shape";
import type { Variant } from "../engine/variant";
import { shapeOf } from "../game/variant";
import { marginsOf } from "./clues";
import { borders } from "./outline";
import { RuleShapes } from "./RuleShapes";

/** A variant as a small picture, which a text beside it describes: the part of it in `view` (left, top, width and height in cells), or all with its
 *  clues. */
export function VariantThumb({
  puzzle,
  digits,
  view,
  below,
  above,
}: {
  puzzle: Variant;
  digits: readonly number[];
  view?: readonly [number, number, number, number];
  below?: ComponentChildren;
  above?: ComponentChildren;
}) {
  const shape = shapeOf(puzzle);
  const [width, height] = [shape.columns * 100, shape.rows * 100];
  const [ahead, over, behind, under] = marginsOf(puzzle, shape);
  const whole = [-ahead, -over, ahead + width + behind, over + height + under] as const;
  const [left, top, wide, high] = view ? view.map((part) => part * 100) : whole;
  return (
    <svg class="thumb" viewBox={`${left - 6} ${top - 6} ${wide + 12} ${high + 12}`} aria-hidden="true">
      {below}
      <RuleShapes rules={puzzle.rules} shape={shape} />
      <path d={`M0 0h${width}v${height}H0z${borders(shape.regions, shape)}`} class="grid" />
      <RuleShapes rules={puzzle.rules} shape={shape} onLines />
      {digits.map(
        (digit, cell) =>
          digit > 0 && (
            <text key={cell} x={column(cell, shape.columns) * 100 + 50} y={row(cell, shape.columns) * 100 + 54} class="number">
              {numberOf(shape, digit)}
            </text>
          ),
      )}
      {above}
    </svg>
  );
}
