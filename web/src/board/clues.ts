import { column, row } from "../base/geometry";
import type { Shape } from "../base/shape";
import type { Rule } from "../engine/variant";
import { cellsOf } from "../game/variant";
import type { Place } from "./place";

/** A clue outside the grid: its number, where it stands, and the way that it looks. */
export interface Clue {
  at: Place;
  way: Place;
  number: string;
  /** Whether it looks along a diagonal. */
  slanted: boolean;
}

/** What tells kinds of clues apart: one of a diagonal has an arrow, and a number alone is a sandwich. */
const SIGNS: Record<string, string> = { "little killer": "", sandwich: "", "X-sum": "X", skyscraper: "H", "numbered room": "R" };

/** Whether a kind of rule is a clue outside the grid. */
export const isOutside = (rule: string): boolean => Object.hasOwn(SIGNS, rule);

/** The clue of a rule before the first cell of its line. */
export function clueOf(rule: Rule, shape: Shape): Clue | undefined {
  const [first, second] = cellsOf(shape, rule.cells);
  if (first === undefined) return undefined;
  const place = (cell: number) => ({ x: column(cell, shape.columns) * 100 + 50, y: row(cell, shape.columns) * 100 + 50 });
  const at = place(first);
  const next = second === undefined ? { x: at.x + 100, y: at.y } : place(second);
  const way = { x: Math.sign(next.x - at.x), y: Math.sign(next.y - at.y) };
  const number = rule.sum ?? rule.seen ?? rule.value ?? "";
  return {
    at: { x: at.x - way.x * 100, y: at.y - way.y * 100 },
    way,
    number: `${SIGNS[rule.rule] ?? ""}${number}`,
    slanted: way.x !== 0 && way.y !== 0,
  };
}

/** Where clues stand outside the grid: how wide the margin is at the left, above, at the right and below. */
export function marginsOf(rules: readonly Rule[], shape: Shape): readonly [number, number, number, number] {
  const clues = rules.filter(({ rule }) => isOutside(rule)).flatMap((rule) => clueOf(rule, shape) ?? []);
  const width = (beyond: (at: Place) => boolean) => (clues.some(({ at }) => beyond(at)) ? 80 : 0);
  return [
    width(({ x }) => x < 0),
    width(({ y }) => y < 0),
    width(({ x }) => x > shape.columns * 100),
    width(({ y }) => y > shape.rows * 100),
  ];
}
