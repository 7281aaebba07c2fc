import { column, row } from "../base/geometry";
import { memo } from "../base/memo";
import type { Shape } from "../base/shape";
import type { Drawing, Rule, Variant } from "../engine/variant";
import { sightOf, signOf } from "../game/outside";
import type { Place } from "./place";

/** A clue outside the grid: its place, the way that it looks, its number and the middle of that. */
export interface Clue {
  at: Place;
  way: Place;
  number: string;
  text: Place;
}

/** The middle of a cell. */
export const middle = (cell: number, { columns }: Pick<Shape, "columns">): Place => ({
  x: column(cell, columns) * 100 + 50,
  y: row(cell, columns) * 100 + 50,
});

/** Whether a clue looks along a diagonal. */
export const isSlanted = ({ way }: Clue): boolean => way.x !== 0 && way.y !== 0;

/** The height of a number, and the gap between two. */
const SIZE = 40;
const GAP = 8;
const SIDES = ["x", "y"] as const;

/** How far a number reaches from its middle to either side, and up and down. */
const reach = ({ number }: Clue): Place => ({ x: Math.max(22, number.length * SIZE * 0.3), y: 22 });

/** The clues of the rules of a board. Several at one place stand beside each other, or farther out; a sign tells kinds apart if there are several. */
export const cluesOf = memo((rules: readonly Rule[], shape: Shape): Map<Rule, Clue> => {
  const clues = new Map<Rule, Clue>();
  for (const rule of rules) {
    const sight = sightOf(rule, shape);
    if (!sight) continue;
    const at = { x: sight.column * 100 + 50, y: sight.row * 100 + 50 };
    const number = `${signOf(rule.rule, rules)}${rule.sum ?? rule.seen ?? rule.value ?? "?"}`;
    clues.set(rule, { at, way: { x: sight.right, y: sight.down }, number, text: { ...at } });
  }
  // One of a diagonal stands beside its arrow, and those of the line farther out.
  const all = [...clues.values()].sort((a, b) => Number(isSlanted(b)) - Number(isSlanted(a)));
  for (const clue of all) {
    const { at, way, text } = clue;
    const isSame = (a: Place, b: Place) => a.x === b.x && a.y === b.y;
    const here = all.filter((other) => isSame(other.at, at));
    const nearer = here.slice(0, here.indexOf(clue)).filter((other) => !isSlanted(clue) || isSame(other.way, way));
    for (const side of SIDES) {
      const own = reach(clue)[side];
      const isCrossed = here.some((other) => other.way[side] * way[side] < 0);
      const out = nearer.map((other) => (at[side] - other.text[side]) * way[side] + reach(other)[side] + GAP + own);
      text[side] -= way[side] * (isCrossed ? -own - GAP / 2 : Math.max(isSlanted(clue) ? GAP : 0, ...out));
    }
  }
  return clues;
});

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
  const clues = [...cluesOf(rules, shape).values()].map((clue): Reach => {
    const { x, y } = reach(clue);
    return [clue.text.x, clue.text.y, x + GAP, y + GAP];
  });
  const all = [...clues, ...drawn.flatMap(reachesOf)];
  const most = (beyond: (reach: Reach) => number) =>
    Math.min(WIDEST, Math.ceil(all.reduce((far, reach) => Math.max(far, beyond(reach)), 0)));
  return [
    most(([x, , across]) => across - x),
    most(([, y, , down]) => down - y),
    most(([x, , across]) => x + across - shape.columns * 100),
    most(([, y, , down]) => y + down - shape.rows * 100),
  ];
}
