import { column, row } from "../base/geometry";
import type { Shape } from "../base/shape";
import type { Rule } from "../engine/variant";
import { OUTSIDE } from "../i18n/kinds";
import { cellsOf } from "./variant";

/** Whether a kind of rule is a clue outside the grid. */
export const isOutside = (rule: string): boolean => Object.hasOwn(OUTSIDE, rule);

/** The sign of a kind of clue among these rules; empty if there is no other kind. */
export const signOf = (kind: string, rules: readonly Rule[]): string =>
  rules.some(({ rule }) => rule !== kind && isOutside(rule)) ? (OUTSIDE[kind] ?? "") : "";

/** Where a clue stands outside the grid, by row and column from 0, and the way that it looks. */
export interface Sight {
  row: number;
  column: number;
  down: number;
  right: number;
}

/** The place of a clue before the first cell of its line; undefined for other rules. */
export function sightOf({ rule, cells }: Rule, shape: Pick<Shape, "rows" | "columns">): Sight | undefined {
  const [first, second] = cellsOf(shape, cells);
  if (first === undefined || !isOutside(rule)) return undefined;
  const [r, c] = [row(first, shape.columns), column(first, shape.columns)];
  // A diagonal of one cell lies in a corner.
  let [down, right] = rule === "little killer" ? [r > 0 ? -1 : 1, c > 0 ? -1 : 1] : [0, 1];
  if (second !== undefined) [down, right] = [Math.sign(row(second, shape.columns) - r), Math.sign(column(second, shape.columns) - c)];
  return { row: r - down, column: c - right, down, right };
}
