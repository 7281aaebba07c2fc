import { readFileSync } from "node:fs";
import type { VNode } from "preact";
import { expect, it } from "vitest";
import type { Drawing, Rule } from "../engine/variant";
import { shapeOf } from "../game/variant";
import { RULES } from "../i18n/kinds";
import { cluesOf, marginsOf } from "./clues";
import { cornersOf } from "./corners";
import { borders, outline } from "./outline";
import { DRAWN } from "./RuleShapes";

const NINE = shapeOf(undefined);
const SCHEMA = readFileSync(new URL("../../../docs/json/variant.schema.json", import.meta.url), "utf8");

it("every rule of the notation has a drawing or a line in the list, and a text", () => {
  const known = Object.values((JSON.parse(SCHEMA) as { $defs: Record<string, Definition> }).$defs)
    .flatMap(namesOf)
    .sort();
  expect(known.length).toBeGreaterThan(40);
  expect(Object.keys(RULES).sort()).toEqual(known);
  expect(Object.keys(DRAWN).sort()).toEqual(known);
});

interface Definition {
  properties?: { rule?: { const?: string } };
  oneOf?: Definition[];
  anyOf?: Definition[];
}
const namesOf = ({ properties, oneOf = [], anyOf = [] }: Definition): string[] => [
  ...new Set([...(properties?.rule?.const ? [properties.rule.const] : []), ...[...oneOf, ...anyOf].flatMap(namesOf)]),
];

it("draws the border of cells inside them, around inner corners too", () => {
  // One cell: four sides.
  expect(outline([0], NINE, 10)).toBe("M10 10L90 10M90 10L90 90M10 90L90 90M10 10L10 90");
  const corner = outline([0, 1, 9], NINE, 10);
  // The inner corner: both sides reach beyond the cells' border.
  expect(corner).toContain("M90 90L190 90");
  expect(corner).toContain("M90 90L90 190");
});

it("draws lines between regions only", () => {
  expect(
    borders(
      [
        [0, 1],
        [2, 3],
      ],
      { rows: 1, columns: 4 },
    ),
  ).toBe("M200 0v100");
  expect(borders([], { rows: 2, columns: 2 })).toBe("");
});

it("places clues before their lines", () => {
  const clues = cluesOf([{ rule: "little killer", cells: ["r1c2", "r2c3"], sum: 30 }], NINE);
  expect([...clues.values()]).toEqual([{ at: { x: 50, y: -50 }, way: { x: 1, y: 1 }, number: "30", text: { x: 42, y: -58 } }]);
  expect(marginsOf({ rules: [{ rule: "skyscraper", cells: ["r9c4", "r8c4"], seen: 3 }] }, NINE)).toEqual([0, 0, 0, 80]);
});

it("gives all copies of a group of cells one colour, and each group another", () => {
  const one = (first: string, second: string): Rule => ({ rule: "clone", first: [first], second: [second] });
  const rules = [one("r1c1", "r2c2"), one("r3c3", "r4c4"), one("r2c2", "r5c5"), one("r6c6", "r4c4")];
  const colours = rules.map((rule) => (DRAWN.clone?.(rule, NINE, rules) as VNode<{ style: object }> | undefined)?.props.style);
  expect(colours[0]).toBeDefined();
  expect(colours[2]).toEqual(colours[0]);
  expect(colours[3]).toEqual(colours[1]);
  expect(colours[1]).not.toEqual(colours[0]);
});

it("parts clues at one place, and shows them all", () => {
  const rules: Rule[] = [
    { rule: "sandwich", cells: ["r1c3", "r2c3"], sum: 12 },
    { rule: "X-sum", cells: ["r1c3", "r2c3"], sum: 30 },
    { rule: "little killer", cells: ["r1c4", "r2c5"], sum: 30 },
    { rule: "little killer", cells: ["r1c2", "r2c1"], sum: 8 },
    { rule: "skyscraper", cells: ["r5c9", "r5c8"], seen: 3 },
    { rule: "numbered room", cells: ["r5c9", "r5c8"], value: 7 },
  ];
  const clues = [...cluesOf(rules, NINE).values()];
  const size = (number: string) => ({ x: number.length * 24, y: 36 });
  for (const [i, a] of clues.entries())
    for (const b of clues.slice(0, i)) {
      const [x, y] = [Math.abs(a.text.x - b.text.x), Math.abs(a.text.y - b.text.y)];
      const [wide, high] = [(size(a.number).x + size(b.number).x) / 2, 36];
      expect(x >= wide || y >= high, `${a.number} and ${b.number}`).toBe(true);
    }
  const [left, top, right, below] = marginsOf({ rules }, NINE);
  for (const { text, number } of clues) {
    expect(text.x - size(number).x / 2).toBeGreaterThanOrEqual(-left);
    expect(text.y - 18).toBeGreaterThanOrEqual(-top);
    expect(text.x + size(number).x / 2).toBeLessThanOrEqual(900 + right);
  }
  expect(below).toBe(0);
});

it("leaves room for what is only drawn outside the grid", () => {
  const text = { size: 44, text: "17" };
  const drawn: Drawing[] = [
    { box: [250, -50, 0, 0, 0], ...text },
    { box: [450, 950, 0, 0, 0], ...text },
    {
      arrow: [
        [-60, -60],
        [0, 0],
      ],
      width: 4,
    },
    { round: [1e6, 450, 10, 10, 0] },
  ];
  expect(marginsOf({ rules: [], drawn }, NINE)).toEqual([62, 77, 250, 77]);
  expect(marginsOf({ rules: [], drawn: [{ box: [50, 50, 100, 100, 0] }] }, NINE)).toEqual([0, 0, 0, 0]);
});

it("writes numbers in corners: of sums, of frames, of lines that differ from the usual, and at the end of names", () => {
  const rules: Rule[] = [
    { rule: "sum", cells: ["r2c2", "r1c2"], factors: [1, -1], sum: 0 },
    { rule: "killer cage", cells: ["r1c2"], sum: 7 },
    { rule: "quadruple", cells: ["r4c1", "r4c2", "r4c3"], values: [1, 2, 2], exact: true },
    { rule: "quadruple", cells: ["r8c1", "r8c2", "r9c1", "r9c2"], values: [1, 2], exact: false },
    { rule: "whisper", cells: ["r5c5", "r5c4"], difference: 4 },
    { rule: "whisper", cells: ["r6c5", "r6c4"], difference: 5 },
    { rule: "automaton", name: "rellik cage 12", cells: ["r7c8", "r7c7", "r7c6"] },
    { rule: "automaton", name: "rellik cage 13", cells: ["r9c9", "r8c9"] },
    { rule: "automaton", name: "equality cage", cells: ["r3c9", "r2c9"] },
    { rule: "automaton", name: "beat line 8", cells: ["r9c1", "r9c2", "r9c3"] },
  ];
  const corners = cornersOf(rules, NINE);
  expect(rules.map((rule) => corners.get(rule)?.text)).toEqual([
    "0",
    "7",
    "122",
    undefined,
    "4",
    undefined,
    "12",
    "13",
    undefined,
    "beat line 8",
  ]);
  const [sum, cage] = rules.map((rule) => corners.get(rule)?.x ?? 0) as [number, number];
  expect(cage).toBeGreaterThan(sum + 12);
  // The number of a line stands at its start, that of a frame in the first cell by the board.
  expect([4, 6, 7].map((at) => corners.get(rules[at] as Rule)?.x)).toEqual([408, 508, 808]);
});
