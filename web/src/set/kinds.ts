import { boxOf, type Shape } from "../base/shape";
import type { Relation, Rule } from "../engine/variant";
import { ruleNumber } from "../game/rule-number";
import type { Kind } from "../i18n/rules";
import { diagonal, groups, inOrder, nameOf, neighboursOf, partsOf, rayFrom, shadedBoxes, squareAt } from "./cells";

/** How a kind of rule is drawn: with a press on a cell, from a cell to its neighbour, along a line, over cells, around a corner, from the edge
 *  inward, as two equal shapes, or not at all. */
export type How = "cell" | "pair" | "line" | "cells" | "square" | "edge" | "slant" | "clone" | "whole";

/** What a rule has besides the name of its kind. */
type Body = Omit<Rule, "rule">;

/** A kind of rule that one can draw. */
export interface Tool {
  how: How;
  /** How many cells it needs. */
  least: number;
  /** The number that it has when none is typed; null for none. Without this member it has no number. */
  usual?: (shape: Shape) => number | null;
  /** The rules for these cells and the number; none if they mean nothing. */
  make: (cells: readonly number[], shape: Shape, number: number | null) => Body[];
}

const names = (cells: readonly number[], shape: Shape): string[] => cells.map((cell) => nameOf(cell, shape));

const line = (least: number): Tool => ({ how: "line", least, make: (cells, shape) => [{ cells: names(cells, shape) }] });

/** A line with a number. */
const numberLine = (least: number, usual: (shape: Shape) => number, make: (number: number) => Body): Tool => ({
  how: "line",
  least,
  usual,
  make: (cells, shape, number) => [{ cells: names(cells, shape), ...make(number ?? usual(shape)) }],
});

const pair = (usual: number, relation: (number: number) => Relation): Tool => ({
  how: "pair",
  least: 2,
  usual: () => usual,
  make: (cells, shape, number) => [{ cells: names(cells.slice(0, 2), shape), relation: relation(number ?? usual) }],
});

const cell = (more: (at: number, shape: Shape) => Body = () => ({})): Tool => ({
  how: "cell",
  least: 1,
  make: ([at = 0], shape) => [{ cell: nameOf(at, shape), ...more(at, shape) }],
});

const cells: Tool = { how: "cells", least: 2, make: (all, shape) => [{ cells: names(inOrder(all), shape) }] };

/** Whether a board has a number. */
export const onBoard = (value: number, { least, values }: Shape) => value >= least && value < least + values;

/** The digits of a number, one by one. */
const digitsOf = (number: number | null): number[] => Array.from(String(number ?? ""), Number);

/** A sum that fits nearly everywhere, until another one is typed. */
const someSum = ({ values }: Shape) => values + 1;

const clue = (how: "edge" | "slant", made: (number: number | null) => Body): Tool => ({
  how,
  least: 1,
  usual: () => null,
  make: (drawn, shape, number) => {
    const ray = rayFrom(drawn, shape, how === "slant");
    return ray.length > 1 ? [{ cells: names(ray, shape), ...made(number) }] : [];
  },
});

const whole = (make: (shape: Shape) => Body[]): Tool => ({ how: "whole", least: 0, make: (_, shape) => make(shape) });

const extreme = cell((at, shape) => ({ others: names(neighboursOf(at, shape), shape) }));
const sets = (all: readonly number[][], shape: Shape): Body[] => all.map((group) => ({ cells: names(group, shape) }));

/** Every kind of rule that is drawn, in the order of the list. Pair tables and automata are written by hand. */
export const TOOLS = {
  "killer cage": {
    how: "cells",
    least: 1,
    usual: () => null,
    make: (all, shape, sum) => [{ cells: names(inOrder(all), shape), sum }],
  },
  thermometer: line(2),
  arrow: {
    how: "line",
    least: 2,
    make: ([circle = 0, ...shaft], shape) => [{ pill: [nameOf(circle, shape)], shaft: names(shaft, shape) }],
  },
  difference: pair(1, (difference) => ({ difference })),
  ratio: pair(2, (ratio) => ({ ratio })),
  XV: pair(10, (sum) => ({ sum })),
  inequality: { how: "pair", least: 2, make: (all, shape) => [{ cells: names(all.slice(0, 2), shape), relation: "less" }] },
  "all marks given": whole(() => [{ relations: [], marked: [] }]),
  whisper: numberLine(
    2,
    ({ values }) => Math.floor((values + 1) / 2),
    (difference) => ({ difference }),
  ),
  renban: line(2),
  palindrome: line(2),
  "region sum line": { how: "line", least: 2, make: (all, shape) => [{ parts: partsOf(all, shape).map((part) => names(part, shape)) }] },
  "between line": line(3),
  "lockout line": numberLine(
    3,
    ({ values }) => Math.floor((values - 1) / 2),
    (difference) => ({ difference }),
  ),
  zipper: line(3),
  "entropic line": line(3),
  "modular line": numberLine(
    3,
    () => 3,
    (modulus) => ({ modulus }),
  ),
  "sum line": numberLine(2, someSum, (sum) => ({ sum, closed: false })),
  "double arrow": line(3),
  "slow thermometer": line(2),
  "pill arrow": {
    how: "line",
    least: 3,
    make: (all, shape) => [{ pill: names(all.slice(0, 2), shape), shaft: names(all.slice(2), shape) }],
  },
  odd: cell(),
  even: cell(),
  minimum: extreme,
  maximum: extreme,
  quadruple: {
    how: "square",
    least: 1,
    usual: () => null,
    // The number is read digit by digit.
    make: ([at = 0], shape, number) => {
      const square = squareAt(at, shape);
      return square.length === 4 ? [{ cells: names(square, shape), values: digitsOf(number), exact: false }] : [];
    },
  },
  "extra region": cells,
  "distinct set": cells,
  sum: {
    how: "cells",
    least: 1,
    usual: () => null,
    make: (all, shape, sum) => [{ cells: names(inOrder(all), shape), factors: all.map(() => 1), sum }],
  },
  "counting circles": cells,
  clone: {
    how: "clone",
    least: 2,
    make: (all, shape) => {
      const middle = all.length / 2;
      return [{ first: names(all.slice(0, middle), shape), second: names(all.slice(middle), shape) }];
    },
  },
  "little killer": clue("slant", (sum) => ({ sum })),
  sandwich: clue("edge", (sum) => ({ sum })),
  "X-sum": clue("edge", (sum) => ({ sum })),
  skyscraper: clue("edge", (seen) => ({ seen })),
  "numbered room": clue("edge", (value) => ({ value })),
  indexer: cell((at, shape) => {
    const start = at - (at % shape.columns);
    const line = Array.from({ length: shape.columns }, (_, i) => start + i);
    return { line: names(line, shape), value: (at % shape.columns) + shape.least };
  }),
  diagonal: whole((shape) => sets([diagonal(shape, true), diagonal(shape, false)], shape)),
  windoku: whole((shape) => sets(shadedBoxes(shape), shape)),
  "disjoint groups": whole((shape) => sets(groups(shape), shape)),
  "anti-knight": whole(() => [{}]),
  "anti-king": whole(() => [{}]),
  nonconsecutive: whole(() => [{}]),
} as const satisfies Partial<Record<Kind, Tool>>;

export type Drawn = keyof typeof TOOLS;

export const toolOf = (kind: Drawn): Tool => TOOLS[kind];

/** The greatest number of six digits, which are all that is read. */
const MOST = 999999;

/** The least and the greatest number that a kind of rule takes; of a quadruple they are those of each digit. */
export const rangeOf = (kind: Mode, { least, values }: Shape): [least: number, greatest: number] =>
  kind === "quadruple" || kind === "numbered room"
    ? [least, Math.min(least + values - 1, kind === "quadruple" ? 9 : MOST)]
    : [kind === "modular line" || kind === "ratio" ? 1 : 0, MOST];

/** Whether a kind of rule takes a number. */
export function takes(kind: Mode, number: number, shape: Shape): boolean {
  const [least, greatest] = rangeOf(kind, shape);
  const all = kind === "quadruple" ? digitsOf(number) : [number];
  return all.length <= 4 && all.every((each) => each >= least && each <= greatest);
}

/** What the pointer draws: a rule, given digits, or regions. */
export type Mode = Drawn | "given" | "regions";

/** How a mode is drawn. */
export const howOf = (mode: Mode): How => (mode === "given" ? "cell" : mode === "regions" ? "cells" : toolOf(mode).how);

/** The groups of the palette, by how their tools are drawn. */
export const GROUPS = {
  cells: ["cell"],
  areas: ["cells", "clone"],
  lines: ["line"],
  between: ["pair", "square"],
  outside: ["edge", "slant"],
  whole: ["whole"],
} as const satisfies Record<string, readonly How[]>;

/** What a board takes of some modes. */
export const fitting = (modes: readonly Mode[], shape: Shape): Mode[] =>
  modes.filter((mode) => mode === "given" || mode === "regions" || fits(mode, shape));

/** What a board takes of a group. */
export const modesOf = (group: keyof typeof GROUPS, shape: Shape): Mode[] =>
  fitting(["given", "regions", ...(Object.keys(TOOLS) as Drawn[])], shape).filter((mode) =>
    (GROUPS[group] as readonly How[]).includes(howOf(mode)),
  );

/** Kinds that mean nothing without a number, and have no usual one. */
const ASKING: readonly string[] = ["little killer", "sandwich", "X-sum", "skyscraper", "numbered room", "quadruple", "sum"];

/** Whether a rule still waits for its number. */
export const isOpen = (rule: Rule): boolean => ASKING.includes(rule.rule) && ruleNumber(rule) === "";

/** Whether a board has what a kind needs: boxes, or as many rows as columns. */
export function fits(kind: Drawn, shape: Shape): boolean {
  const isSquare = shape.rows === shape.columns;
  if (kind === "diagonal") return isSquare;
  if (kind === "windoku") return isSquare && boxOf(shape) !== undefined;
  return kind !== "disjoint groups" || boxOf(shape) !== undefined;
}

/** Marks that "all marks given" speaks of. */
const MARKS: readonly string[] = ["difference", "ratio", "XV"];

const marksIn = (rules: readonly Rule[]): readonly Rule[] => rules.filter(({ rule }) => MARKS.includes(rule));
const relationsOf = (marks: readonly Rule[]): Relation[] => [
  ...new Map(marks.flatMap(({ relation }) => (relation ? [[JSON.stringify(relation), relation]] : []))).values(),
];
const isSum = (relation: Relation | undefined): boolean => typeof relation === "object" && "sum" in relation;
const asText = (relations: readonly Relation[]): string =>
  relations
    .map((relation) => JSON.stringify(relation))
    .sort()
    .join();

/** The rules after a change; "all marks given" speaks of the marks that are there. In a puzzle that came from elsewhere it may speak of others. */
export function settleMarks(rules: readonly Rule[], before: readonly Rule[]): Rule[] {
  const marks = marksIn(rules);
  const usual = asText(relationsOf(marksIn(before)));
  return rules.map((rule) => {
    if (rule.rule !== "all marks given") return rule;
    const own = rule.relations ?? [];
    const follows = own.length === 0 || asText(own) === usual;
    const related = follows ? marks : marks.filter(({ relation }) => own.some((each) => isSum(each) === isSum(relation)));
    return { ...rule, relations: follows ? relationsOf(marks) : own, marked: related.map(({ cells }) => cells ?? []) };
  });
}

/** A rule that is drawn anew. The factors of a sum stay with their cells. */
export const redrawn = (rule: Rule, made: Body): Rule => {
  const { cells = [], factors } = rule;
  return { ...rule, ...made, ...(factors && { factors: (made.cells ?? cells).map((cell) => factors[cells.indexOf(cell)] ?? 1) }) };
};

/** An area without a cell, as far as it stays one: a cage needs a number for its last cell. */
export function without(area: Rule, cell: string, { least }: Tool): Rule {
  const cells = (area.cells ?? []).filter((each) => each !== cell);
  return cells.length < (ruleNumber(area) ? least : Math.max(2, least)) ? area : redrawn(area, { cells });
}
