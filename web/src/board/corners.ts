import { column, row } from "../base/geometry";
import { memo } from "../base/memo";
import type { Shape } from "../base/shape";
import type { Rule } from "../engine/variant";
import { givenName, ruleNumber } from "../game/rule-text";
import { cellsOf } from "../game/variant";
import type { Place } from "./place";

/** A number or a name in the corner of a cell, and its size if it is not the usual one. */
export interface Corner extends Place {
  text: string;
  size?: number;
}

/** Numbers of lines that go without saying. */
const USUAL: Record<string, number> = { whisper: 5, "modular line": 3, "lockout line": 4, "sum line": 10 };
/** Rules on cells without an order: the number stands in the first of these by the board. */
const FRAMES: readonly string[] = ["killer cage", "sum", "quadruple"];

/** Whether cells are four around one corner. */
export const isBlock = (cells: readonly number[], { columns }: Pick<Shape, "columns">): boolean => {
  const [first = 0, ...others] = [...cells].sort((a, b) => a - b);
  return `${others}` === `${[1, columns, columns + 1].map((step) => first + step)}` && column(first, columns) < columns - 1;
};

/** How wide a text is that is so high. */
const widthOf = (text: string, size: number): number => text.length * size * 0.58;

const BIG = 22;
const SMALL = 16;

/** How many cells lie in a row beside each other from one on. */
function across(first: number, cells: readonly number[], columns: number): number {
  let count = 1;
  while (cells.includes(first + count) && column(first + count, columns) > 0) count++;
  return count;
}

/** What a rule has in its corner: the whole name of a setter's own rule if there is room, else the number at its end. */
function textOf(rule: Rule, room: number): string {
  const { sum } = rule;
  if (rule.rule === "killer cage") return `${sum ?? ""}`;
  if (rule.rule === "sum") return `${sum ?? "?"}`;
  if (rule.rule === "quadruple") {
    const values = rule.values ?? [];
    return values.join(values.some((value) => value > 9) ? " " : "") || "?";
  }
  const usual = USUAL[rule.rule];
  const number = ruleNumber(rule);
  if (usual !== undefined) return number === `${usual}` ? "" : number;
  const name = givenName(rule) ?? "";
  return widthOf(name, SMALL) <= room ? name : (/-?\d+$/.exec(name)?.[0] ?? "");
}

/** What stands in the corners of the first cells of rules. Several in one corner stand beside each other, and the same one stands there once. */
export const cornersOf = memo((rules: readonly Rule[], shape: Shape): Map<Rule, Corner> => {
  const corners = new Map<Rule, Corner>();
  const taken = new Map<number, { texts: Set<string>; width: number }>();
  const blocks = rules
    .flatMap(({ rule, cells }) => (rule === "quadruple" ? [cellsOf(shape, cells)] : []))
    .filter((all) => isBlock(all, shape));
  // The circle of four numbers lies in the corner of the last cell.
  for (const all of blocks) taken.set(Math.max(...all), { texts: new Set(), width: 22 });
  for (const rule of rules) {
    const isOwn = givenName(rule) !== undefined;
    if (!isOwn && !FRAMES.includes(rule.rule) && !(rule.rule in USUAL)) continue;
    const all = cellsOf(shape, rule.cells);
    const isFrame = FRAMES.includes(rule.rule) || /cage/i.test(givenName(rule) ?? "");
    const first = isFrame ? Math.min(...all) : all[0];
    if (first === undefined || all.length === 0 || (rule.rule === "quadruple" && isBlock(all, shape))) continue;
    const there = taken.get(first) ?? { texts: new Set(), width: 0 };
    const room = 100 * across(first, all, shape.columns) - 12 - there.width;
    const text = textOf(rule, room);
    if (!text || there.texts.has(text)) continue;
    const most = isOwn && !/^-?\d+$/.test(text) ? SMALL : BIG;
    const size = Math.max(12, Math.min(most, room / widthOf(text, 1)));
    corners.set(rule, {
      x: column(first, shape.columns) * 100 + 8 + there.width,
      y: row(first, shape.columns) * 100 + 16,
      text,
      ...(size < BIG && { size }),
    });
    taken.set(first, { texts: there.texts.add(text), width: there.width + widthOf(text, size) + 10 });
  }
  return corners;
});
