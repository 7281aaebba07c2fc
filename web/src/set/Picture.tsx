import { VariantThumb } from "../board/VariantThumb";
import type { Rule, Variant } from "../engine/variant";
import { shapeOf } from "../game/variant";
import { nameOf } from "./cells";
import { type Drawn, type How, howOf, type Mode, toolOf } from "./kinds";
import { blank } from "./state";

/** The cells of an example, by the way it is drawn, and the part of the board that is shown: left, top and side, in cells. */
const EXAMPLES: Record<How, readonly [cells: readonly number[], left: number, top: number, side: number]> = {
  cell: [[4], 0.85, 0.85, 1.3],
  pair: [[0, 1], 0.35, -0.15, 1.3],
  line: [[2, 0, 1], 0, 0, 2],
  cells: [[0, 1, 2], 0, 0, 2],
  square: [[0], 0.4, 0.4, 1.2],
  edge: [[0, 1], -0.95, -0.3, 1.6],
  slant: [[0, 3], -0.95, -0.95, 1.9],
  clone: [[0, 1, 7, 8], 0, 0, 3],
  whole: [[], 0, 0, 2],
};

/** The sides of boards on which more is seen than on the usual ones. */
const SIDES: Partial<Record<Mode, number>> = { regions: 3, diagonal: 3, windoku: 9, "disjoint groups": 4, "anti-knight": 3 };

/** What stands in the first cell where the board draws no sign of the rule. */
const SIGNS: Partial<Record<Mode, string>> = { sum: "Σ", "distinct set": "≠" };

/** Two cells that may not be so, with what may not stand in them. */
const FORBIDDEN: Partial<Record<Mode, readonly [cell: number, digit: number][]>> = {
  "anti-knight": [
    [0, 5],
    [7, 5],
  ],
  "anti-king": [
    [0, 5],
    [3, 5],
  ],
  nonconsecutive: [
    [0, 4],
    [1, 5],
  ],
};

/** The numbers of examples, where the usual one is not the best. */
const NUMBERS: Partial<Record<Mode, number>> = { quadruple: 12, skyscraper: 3, "numbered room": 4, sandwich: 12 };

/** The rules of an example; those that a board does not draw are shown by others. */
function rulesOf(kind: Drawn, puzzle: Variant, cells: readonly number[]): Rule[] {
  const shape = shapeOf(puzzle);
  if (kind === "all marks given")
    return ["r1c1 r1c2", "r1c1 r2c1", "r1c2 r2c2", "r2c1 r2c2"].map((pair) => ({
      rule: "difference",
      cells: pair.split(" "),
      relation: { difference: 1 },
    }));
  const rules = toolOf(kind)
    .make(cells, shape, NUMBERS[kind] ?? toolOf(kind).usual?.(shape) ?? 9)
    .map((body): Rule => ({ rule: kind, ...body }));
  if (kind === "disjoint groups") return rules.slice(0, 1).map((rule) => ({ ...rule, rule: "extra region" }));
  // Beside another kind, out of sight, a clue has its sign.
  return howOf(kind) === "edge" ? [...rules, { rule: "little killer", cells: ["r2c2"] }] : rules;
}

/** A tool as a small picture: what it draws, on a tiny board. */
export function Picture({ of }: { of: Mode }) {
  const how = howOf(of);
  const [cells, left, top, part] = EXAMPLES[of === "nonconsecutive" ? "pair" : how];
  const own = SIDES[of];
  const side = own ?? (how === "cell" || how === "clone" ? 3 : 2);
  const empty = blank(side);
  // Lines between all cells, where there are no boxes, and all digits.
  if (side < 4) Object.assign(empty, { values: 9, regions: Array.from({ length: side * side }, (_, cell) => [nameOf(cell, empty)]) });
  if (of === "regions") empty.regions = ["r1c1 r1c2 r2c1", "r1c3 r2c2 r2c3", "r3c1 r3c2 r3c3"].map((names) => names.split(" "));
  const forbidden = FORBIDDEN[of] ?? [];
  const digits = Array.from({ length: side * side }, (_, cell) => forbidden.find(([at]) => at === cell)?.[1] ?? 0);
  if (of === "given") digits[4] = 5;
  const isDrawn = of !== "given" && of !== "regions" && forbidden.length === 0;
  const places = forbidden.map(([cell]) => `${(cell % side) * 100 + 50} ${Math.floor(cell / side) * 100 + 50}`);
  return (
    <VariantThumb
      puzzle={{ ...empty, rules: isDrawn ? rulesOf(of, empty, cells) : [] }}
      digits={digits}
      view={own ? [0, 0, own, own] : [left, top, part, part]}
      below={places.length > 0 && <path d={`M${places.join("L")}`} class="no" />}
      above={
        SIGNS[of] && (
          <text x="50" y="54" class="number">
            {SIGNS[of]}
          </text>
        )
      }
    />
  );
}
