import { column, row } from "../base/geometry";
import { memo } from "../base/memo";
import type { Shape } from "../base/shape";
import type { Rule } from "../engine/variant";
import { givenName, ruleNumber, USUAL } from "../game/rule-number";
import { cellsOf } from "../game/variant";
import type { Place } from "./place";

/** A number or a name in the corner of a cell, and its size if it is not the usual one. */
export interface Corner extends Place {
  text: string;
  size?: number;
}

/** Rules on cells without an order: the number stands in the first of these by the board. */
const FRAMES: readonly string[] = ["killer cage", "sum", "quadruple"];

/** Whether cells are four around one corner. */
export const isBlock = (cells: readonly number[], { columns }: Pick<Shape, "columns">): boolean => {
  const [first = 0, ...others] = [...cells].sort((a, b) => a - b);
  return `${others}` === `${[1, columns, columns + 1].map((step) => first + step)}` && column(first, columns) < columns - 1;
};

/** How wide a text is that is so high. */
const widthOf = (text: string, size: number): number => text.length * size * 0.64;

const BIG = 22;
const SMALL = 16;
const LEAST = 12;

/** Whether several rules have their text in a cell. */
const shared = (firsts: readonly (number | undefined)[], cell: number): boolean => firsts.indexOf(cell) !== firsts.lastIndexOf(cell);

/** How many cells lie in a row beside each other from one on, up to a cell with a text of its own. */
function across(first: number, cells: readonly number[], columns: number, own: ReadonlySet<number>): number {
  let count = 1;
  while (cells.includes(first + count) && column(first + count, columns) > 0 && !own.has(first + count)) count++;
  return count;
}

/** Whether a rule with a name of its own is a cage. */
export const isCage = (rule: Rule): boolean => /cage/i.test(givenName(rule) ?? "");

/** The cell whose corner a rule's text is in; none if it has no text. */
function cornerOf(rule: Rule, shape: Shape): number | undefined {
  const isOwn = givenName(rule) !== undefined;
  if (!isOwn && !FRAMES.includes(rule.rule) && !(rule.rule in USUAL)) return undefined;
  const all = cellsOf(shape, rule.cells);
  if (all.length === 0 || (rule.rule === "quadruple" && isBlock(all, shape))) return undefined;
  return FRAMES.includes(rule.rule) || isCage(rule) ? Math.min(...all) : all[0];
}

/** What a rule has in its corner: the whole name of a setter's own rule if there is room, else, and of a cage, the number at its end. */
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
  const [last = ""] = /-?\d+$/.exec(name) ?? [];
  return widthOf(name, SMALL) <= room && !(last && isCage(rule)) ? name : last;
}

/** What stands in the corners of the first cells of rules. Several in one corner stand beside each other, and the same one stands there once. */
export const cornersOf = memo((rules: readonly Rule[], shape: Shape): Map<Rule, Corner> => {
  const corners = new Map<Rule, Corner>();
  const taken = new Map<number, { texts: Set<string>; width: number; line: number }>();
  const blocks = rules
    .flatMap(({ rule, cells }) => (rule === "quadruple" ? [cellsOf(shape, cells)] : []))
    .filter((all) => isBlock(all, shape));
  // The circle of four numbers lies in the corner of the last cell.
  for (const all of blocks) taken.set(Math.max(...all), { texts: new Set(), width: 22, line: 0 });
  const firsts = rules.map((rule) => cornerOf(rule, shape));
  const own = new Set(firsts.filter((first) => first !== undefined));
  rules.forEach((rule, i) => {
    const first = firsts[i];
    if (first === undefined) return;
    const there = taken.get(first) ?? { texts: new Set(), width: 0, line: 0 };
    const whole = 100 * across(first, cellsOf(shape, rule.cells), shape.columns, own) - 12;
    const text = textOf(rule, whole - there.width);
    if (!text || there.texts.has(text)) return;
    // What has no room beside the others begins a line.
    const isBeside = widthOf(text, LEAST) <= whole - there.width;
    const [left, line] = isBeside ? [there.width, there.line] : [0, there.line + 1];
    const most = givenName(rule) !== undefined && !/^-?\d+$/.test(text) ? SMALL : BIG;
    const size = Math.max(LEAST, Math.min(most, (whole - left) / widthOf(text, 1)));
    corners.set(rule, {
      x: column(first, shape.columns) * 100 + 8 + left,
      y: row(first, shape.columns) * 100 + 16 + line * BIG,
      text,
      // Those with a size of their own are not enlarged on phones, where others beside them would be covered.
      ...((size < BIG || shared(firsts, first)) && { size }),
    });
    taken.set(first, { texts: there.texts.add(text), width: left + widthOf(text, size) + 10, line });
  });
  return corners;
});
