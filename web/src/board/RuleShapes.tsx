import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { column, row } from "../base/geometry";
import { memo } from "../base/memo";
import type { Shape } from "../base/shape";
import type { Rule } from "../engine/variant";
import { numberIn } from "../game/rule-number";
import { cellsOf } from "../game/variant";
import type { Kind } from "../i18n/rules";
import { cluesOf, isSlanted, middle } from "./clues";
import { cornersOf, isBlock, isCage } from "./corners";
import { outline } from "./outline";
import type { Place } from "./place";
import "../style/variant.css";

/** How a kind of rule is drawn below the digits; null: the list of rules beside the board tells it. */
type Draw = (rule: Rule, shape: Shape, all: readonly Rule[]) => ComponentChildren;

const path = (places: readonly Place[], closed = false): string =>
  places.map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y}`).join("") + (closed ? "Z" : "");

const along = (names: readonly string[] | undefined, shape: Shape): Place[] => cellsOf(shape, names).map((cell) => middle(cell, shape));

/** A point on the way from one place to another, so far from the first. */
function towards(from: Place, to: Place, far: number): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length };
}

/** The head of an arrow that comes from one place and ends at another. */
export function head(from: Place, to: Place, size = 24): string {
  const back = towards(to, from, size);
  const [dx, dy] = [to.x - back.x, to.y - back.y];
  return path([{ x: back.x - dy * 0.7, y: back.y + dx * 0.7 }, to, { x: back.x + dy * 0.7, y: back.y - dx * 0.7 }]);
}

/** What stands in the corner of a rule's first cell: a sum, or a number that is not the usual one. */
const corner: Draw = (rule, shape, rules) => {
  const found = cornersOf(rules, shape).get(rule);
  return (
    found && (
      <text x={found.x} y={found.y} class="rule corner" style={found.size ? { "--size": `${found.size}px` } : undefined}>
        {found.text}
      </text>
    )
  );
};

const withCorner =
  (draw: Draw): Draw =>
  (rule, shape, rules) => (
    <>
      {draw(rule, shape, rules)}
      {corner(rule, shape, rules)}
    </>
  );

const line =
  (name: string): Draw =>
  ({ cells, closed }, shape) => <path d={path(along(cells, shape), closed)} class={`rule line ${name}`} />;

/** A frame around cells, drawn so far inside them. */
const frame =
  (name: string, inset: number): Draw =>
  ({ cells }, shape) => <path d={outline(cellsOf(shape, cells), shape, inset)} class={`rule cage ${name}`} />;

const thermometer =
  (name: string): Draw =>
  ({ cells }, shape) => {
    const places = along(cells, shape);
    const [bulb] = places;
    return (
      <>
        <path d={path(places)} class={`rule line wide ${name}`} />
        {bulb && <circle cx={bulb.x} cy={bulb.y} r="37" class={`rule fill ${name}`} />}
      </>
    );
  };

const arrow: Draw = ({ pill, shaft }, shape) => {
  const [ends, way] = [along(pill, shape), along(shaft, shape)];
  const [first] = way;
  if (!first) return null;
  const near = (a: Place) => Math.hypot(a.x - first.x, a.y - first.y);
  const [from = first] = [...ends].sort((a, b) => near(a) - near(b));
  const all = [towards(from, first, 40), ...way];
  const [last, before] = [all.at(-1), all.at(-2)];
  return (
    <>
      <path d={path(ends.length > 1 ? ends : [from, from])} class="rule pill edge" />
      <path d={path(ends.length > 1 ? ends : [from, from])} class="rule pill" />
      <path d={path(all) + (last && before ? head(before, last) : "")} class="rule line arrow" />
    </>
  );
};

/** A line whose ends, or other places, are circles or diamonds. */
const ends =
  (name: string, diamond = false, which = (places: readonly Place[]) => [places[0], places.at(-1)]): Draw =>
  ({ cells }, shape) => {
    const places = along(cells, shape);
    return (
      <>
        <path d={path(places)} class={`rule line ${name}`} />
        {which(places).map(
          (at, i) =>
            at &&
            (diamond ? (
              <path key={i} d={`M${at.x} ${at.y - 44}l44 44l-44 44l-44 -44z`} class={`rule end ${name}`} />
            ) : (
              <circle key={i} cx={at.x} cy={at.y} r="38" class={`rule end ${name}`} />
            )),
        )}
      </>
    );
  };

const area =
  (name: string): Draw =>
  ({ cells, first, second, cell }, shape) =>
    [...cellsOf(shape, cells), ...cellsOf(shape, first), ...cellsOf(shape, second), ...cellsOf(shape, cell ? [cell] : [])].map((at) => (
      <rect
        key={at}
        x={column(at, shape.columns) * 100}
        y={row(at, shape.columns) * 100}
        width="100"
        height="100"
        class={`rule fill area ${name}`}
      />
    ));

/** The hues of groups of cells: those that hold the same numbers have the same. */
const huesOf = memo((rules: readonly Rule[]) => {
  const hues = new Map<string, number>();
  for (const { rule, first, second } of rules) {
    if (rule !== "clone") continue;
    const hue = hues.get(`${first}`) ?? hues.get(`${second}`) ?? hues.size;
    hues.set(`${first}`, hue).set(`${second}`, hue);
  }
  return hues;
});

const clone: Draw = (rule, shape, rules) => (
  <g style={{ "--rule": `hsl(${290 + (huesOf(rules).get(`${rule.first}`) ?? 0) * 69} 60% 60%)` }}>{area("clone")(rule, shape, rules)}</g>
);

const single =
  (shown: (at: Place) => ComponentChildren): Draw =>
  ({ cell }, shape) =>
    cellsOf(shape, cell ? [cell] : []).map((at) => shown(middle(at, shape)));

/** Minimum and maximum: the cell is shaded, and arrows lie on its edges to the neighbours: they point to the lesser number. */
const extreme =
  (inward: boolean): Draw =>
  (rule, shape, rules) => {
    const [cell] = cellsOf(shape, rule.cell ? [rule.cell] : []);
    if (cell === undefined) return null;
    const at = middle(cell, shape);
    return (
      <>
        {area("extreme")(rule, shape, rules)}
        {cellsOf(shape, rule.others).map((other) => {
          const to = middle(other, shape);
          return (
            <path
              key={other}
              d={inward ? head(towards(at, to, 48), towards(at, to, 37), 9) : head(towards(at, to, 37), towards(at, to, 48), 9)}
              class="rule sign"
            />
          );
        })}
      </>
    );
  };

/** A mark between two cells. */
const mark =
  (shown: (at: Place, number: number | undefined, from: Place, to: Place) => ComponentChildren): Draw =>
  ({ cells, relation }, shape) => {
    const [a, b] = along(cells, shape);
    return a && b ? shown({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, numberIn(relation), a, b) : null;
  };

const dot = (name: string, usual: number): Draw =>
  mark((at, number) => (
    <>
      <circle cx={at.x} cy={at.y} r="15" class={`rule ${name}`} />
      {number !== usual && (
        <text x={at.x} y={at.y} class={`rule small ${name}`}>
          {number}
        </text>
      )}
    </>
  ));

const XV: Record<number, string> = { 5: "V", 10: "X" };

/** Whether one gets from each cell to each other from side to side. */
function isOne(cells: readonly number[], { columns }: Shape): boolean {
  const far = (a: number, b: number) => Math.abs(row(a, columns) - row(b, columns)) + Math.abs(column(a, columns) - column(b, columns));
  const reached = new Set(cells.slice(0, 1));
  for (const cell of reached) for (const other of cells) if (far(cell, other) === 1) reached.add(other);
  return cells.every((cell) => reached.has(cell));
}

/** Numbers in the middle of four cells; of other cells in the corner of a frame. */
const quadruple: Draw = (rule, shape, rules) => {
  const { cells, values = [] } = rule;
  const all = cellsOf(shape, cells);
  if (!isBlock(all, shape))
    return (
      <>
        {withCorner(frame("", 7))(rule, shape, rules)}
        {!isOne(all, shape) && <path d={path(along(cells, shape))} class="rule cage" />}
      </>
    );
  const { x, y } = middle(Math.max(...all), shape);
  const rows = values.length > 2 ? [values.slice(0, 2), values.slice(2)] : [values];
  return (
    <>
      <circle cx={x - 50} cy={y - 50} r="27" class="rule quad" />
      {rows.map((row, i) => (
        <text key={i} x={x - 50} y={y - 50 + (i - (rows.length - 1) / 2) * 21} class="rule small">
          {row.join(" ") || "?"}
        </text>
      ))}
    </>
  );
};

/** A factor as a sum has it before its cell. */
const factorText = (factor: number): string => `${factor < 0 ? "−" : ""}${Math.abs(factor) === 1 ? "" : `${Math.abs(factor)}×`}`;

const sum: Draw = (rule, shape) => (
  <>
    {frame("sum", 12)(rule, shape, [])}
    {along(rule.cells, shape).map(({ x, y }, i) => {
      const factor = factorText(rule.factors?.[i] ?? 1);
      return (
        factor && (
          <text key={i} x={Math.max(12, x - 50)} y={y} class="rule factor">
            {factor}
          </text>
        )
      );
    })}
  </>
);

/** What a setter wrote as a program is a line through its cells, or a frame if its name says so. */
const own: Draw = (rule, shape, rules) => (isCage(rule) ? frame("own", 7) : line("own"))(rule, shape, rules);

/** A number outside the grid, with an arrow if it looks along a diagonal. */
const clue: Draw = (rule, shape, rules) => {
  const found = cluesOf(rules, shape).get(rule);
  if (!found) return null;
  const { at, way, number, text } = found;
  const from = { x: at.x + way.x * 22, y: at.y + way.y * 22 };
  const to = { x: at.x + way.x * 46, y: at.y + way.y * 46 };
  return (
    <>
      <text x={text.x} y={text.y} class="rule outside">
        {number}
      </text>
      {isSlanted(found) && <path d={path([from, to]) + head(from, to, 10)} class="rule sign" />}
    </>
  );
};

/** Every kind of rule: how it is drawn, or null. */
export const DRAWN: Record<Kind, Draw | null> = {
  given: null,
  odd: single(({ x, y }) => <circle cx={x} cy={y} r="38" class="rule fill parity" />),
  even: single(({ x, y }) => <rect x={x - 36} y={y - 36} width="72" height="72" class="rule fill parity" />),
  "counting circles": ({ cells }, shape) =>
    along(cells, shape).map(({ x, y }, i) => <circle key={i} cx={x} cy={y} r="38" class="rule count" />),
  minimum: extreme(true),
  maximum: extreme(false),
  "extra region": area("extra"),
  diagonal: line("diagonal"),
  windoku: area("extra"),
  "disjoint groups": null,
  "distinct set": frame("distinct", 12),
  "anti-knight": null,
  "anti-king": null,
  nonconsecutive: null,
  difference: dot("white", 1),
  ratio: dot("black", 2),
  XV: mark((at, number = 0) => (
    <text x={at.x} y={at.y} class="rule sum-mark">
      {XV[number] ?? number}
    </text>
  )),
  inequality: mark((at, _, lesser, greater) => (
    <path d={head(towards(at, greater, 8), towards(at, lesser, 10), 18)} class="rule sign strong" />
  )),
  "all marks given": null,
  thermometer: thermometer("thermometer"),
  "slow thermometer": thermometer("slow"),
  whisper: withCorner(line("whisper")),
  palindrome: line("palindrome"),
  clone,
  // The hundreds that stand for one rule of the whole board would cover it.
  "pair table": (rule, shape, rules) => rules.length < 100 && withCorner(own)(rule, shape, rules),
  "killer cage": withCorner(frame("", 7)),
  sum: withCorner(sum),
  arrow,
  "pill arrow": arrow,
  "little killer": clue,
  "region sum line": ({ parts }, shape, rules) => line("region-sum")({ rule: "", cells: parts?.flat() ?? [] }, shape, rules),
  "sum line": withCorner(line("sum-line")),
  // A ring tells the middle of one from the crossing of two.
  zipper: ends("zipper", false, (places) => [places[(places.length - 1) / 2]]),
  "double arrow": ends("double"),
  renban: line("renban"),
  "entropic line": line("entropic"),
  "modular line": withCorner(line("modular")),
  "between line": ends("between"),
  "lockout line": withCorner(ends("lockout", true)),
  quadruple,
  sandwich: clue,
  "X-sum": clue,
  skyscraper: clue,
  "numbered room": clue,
  indexer: area("indexer"),
  automaton: withCorner(own),
};

/** Kinds that lie on the lines of the board: marks on edges and numbers. */
const ON_LINES: readonly string[] = ["difference", "ratio", "XV", "inequality", "quadruple", "killer cage", "sum"];
/** Kinds that lie below the others. */
const AREAS: readonly string[] = ["extra region", "windoku", "diagonal", "clone", "indexer", "minimum", "maximum"];
/** Those of them that fill cells and say no more than that. */
const FILLS: readonly string[] = ["extra region", "windoku", "clone", "indexer"];
const rank = ({ rule }: Rule) => (AREAS.includes(rule) ? 0 : 1);

interface Shown {
  rules: readonly Rule[];
  shape: Shape;
  onLines?: boolean;
  /** Only rules that fill cells, or all but these. */
  fills?: boolean;
}

/** The rules of a variant that lie below the lines of the board, or on them; both below the digits. */
export function RuleShapes({ rules, shape, onLines = false, fills }: Shown) {
  // They stay as they are while digits are written.
  return useMemo(() => {
    const shown = rules.filter(
      ({ rule }) => DRAWN[rule as Kind] && ON_LINES.includes(rule) === onLines && (fills === undefined || FILLS.includes(rule) === fills),
    );
    const order = onLines ? shown : [...shown].sort((a, b) => rank(a) - rank(b));
    return (
      <g class="rules">
        {order.map((rule, i) => (
          <g key={i}>{DRAWN[rule.rule as Kind]?.(rule, shape, rules)}</g>
        ))}
      </g>
    );
  }, [rules, shape, onLines, fills]);
}
