import { column, row } from "../base/geometry";
import type { Shape } from "../base/shape";
import type { Drawing, Rule, Variant } from "../engine/variant";
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

/** What tells kinds of clues apart where a board has several: one of a diagonal has an arrow, and a number alone is a sandwich. */
const SIGNS: Record<string, string> = { "little killer": "", sandwich: "", "X-sum": "X", skyscraper: "H", "numbered room": "R" };

/** Whether a kind of rule is a clue outside the grid. */
export const isOutside = (rule: string): boolean => Object.hasOwn(SIGNS, rule);

/** The middle of a cell. */
export const middle = (cell: number, { columns }: Shape): Place => ({
  x: column(cell, columns) * 100 + 50,
  y: row(cell, columns) * 100 + 50,
});

/** The clue of a rule before the first cell of its line, with its sign if other `rules` are clues of another kind. */
export function clueOf(rule: Rule, shape: Shape, rules: readonly Rule[] = []): Clue | undefined {
  const [first, second] = cellsOf(shape, rule.cells);
  if (first === undefined) return undefined;
  const at = middle(first, shape);
  const next = second === undefined ? { x: at.x + 100, y: at.y } : middle(second, shape);
  const way = { x: Math.sign(next.x - at.x), y: Math.sign(next.y - at.y) };
  const number = rule.sum ?? rule.seen ?? rule.value ?? "";
  return {
    at: { x: at.x - way.x * 100, y: at.y - way.y * 100 },
    way,
    number: `${rules.some((other) => isOutside(other.rule) && other.rule !== rule.rule) ? (SIGNS[rule.rule] ?? "") : ""}${number}`,
    slanted: way.x !== 0 && way.y !== 0,
  };
}

/** A place, and how far what stands there reaches to either side, and up and down. */
type Reach = readonly [x: number, y: number, across: number, down: number];

function reachesOf({ line, arrow, box, round, width = 0, size = 0, text = "" }: Drawing): Reach[] {
  const frame = box ?? round;
  if (!frame) return (line ?? arrow ?? []).map(([x, y]) => [x, y, width / 2, width / 2]);
  const [x, y, across, down] = frame;
  return [[x, y, Math.max(across / 2, text.length * size * 0.3), Math.max(down / 2, text ? size * 0.6 : 0)]];
}

/** A margin is no wider than this, whatever a text draws. */
const WIDEST = 250;

/** How far clues and drawings reach beyond the grid: to the left, above, to the right and below. */
export function marginsOf(
  { rules, drawn = [] }: Pick<Variant, "rules" | "drawn">,
  shape: Shape,
): readonly [number, number, number, number] {
  const clues = rules.filter(({ rule }) => isOutside(rule)).flatMap((rule) => clueOf(rule, shape) ?? []);
  const all = [...clues.map(({ at }): Reach => [at.x, at.y, 30, 30]), ...drawn.flatMap(reachesOf)];
  const most = (beyond: (reach: Reach) => number) =>
    Math.min(WIDEST, Math.ceil(all.reduce((far, reach) => Math.max(far, beyond(reach)), 0)));
  return [
    most(([x, , across]) => across - x),
    most(([, y, , down]) => down - y),
    most(([x, , across]) => x + across - shape.columns * 100),
    most(([, y, , down]) => y + down - shape.rows * 100),
  ];
}
