import type { Shape } from "../base/shape";
import { cellAt } from "../board/place";
import type { Drawing, Rule, Variant } from "../engine/variant";
import { cellsOf } from "../game/variant";
import { beside } from "./cells";
import { type Drawn, type Mode, modesOf, toolOf } from "./kinds";
import { board, change, draft } from "./state";

/** Lines, or frames, that look alike: those of one kind have one colour. */
export interface Alike {
  colour: string;
  isLine: boolean;
  drawings: Drawing[];
}

const isLine = ({ line, fill }: Drawing): boolean => line !== undefined && fill === undefined;
const isFrame = ({ cells }: Drawing): boolean => cells !== undefined;

/** What a puzzle only draws, by what may be rules of one kind. */
export function alikeIn({ drawn = [] }: Pick<Variant, "drawn">): Alike[] {
  const groups = new Map<string, Alike>();
  for (const each of drawn) {
    if (!isLine(each) && !isFrame(each)) continue;
    const key = `${isLine(each)} ${each.stroke} ${isLine(each) && each.width}`;
    const group = groups.get(key) ?? { colour: each.stroke ?? "", isLine: isLine(each), drawings: [] };
    group.drawings.push(each);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The kinds that they may be. */
export const kindsOf = (alike: Alike, shape: Shape): Drawn[] =>
  modesOf(alike.isLine ? "lines" : "areas", shape).filter((mode: Mode): mode is Drawn => mode !== "regions" && mode !== "given");

/** The cells of a line, those between its corners too; none if it leaves the board or runs askew. */
export function cellsAlong(line: readonly (readonly [number, number])[], shape: Shape): number[] {
  const cells: number[] = [];
  for (const [x, y] of line) {
    const to = cellAt({ x, y }, shape);
    if (to === undefined) return [];
    for (let at = cells.at(-1) ?? to; at !== to; ) {
      const [down, right] = [Math.floor(to / shape.columns) - Math.floor(at / shape.columns), (to % shape.columns) - (at % shape.columns)];
      if (down && right && Math.abs(down) !== Math.abs(right)) return [];
      at = beside(at, shape, Math.sign(down), Math.sign(right)) ?? to;
      cells.push(at);
    }
    if (cells.length === 0) cells.push(to);
  }
  return cells;
}

/** A drawing with the rules that take its place. */
type Made = readonly [Drawing, Rule[]];

/** The rules of a kind in place of drawings. A frame's text is its number; frames with the same text are clones. */
export function rulesFor(kind: Drawn, drawings: readonly Drawing[], shape: Shape): Made[] {
  const { make, least } = toolOf(kind);
  const cellsIn = ({ line, cells }: Drawing) => (line ? cellsAlong(line, shape) : cellsOf(shape, cells));
  return drawings.flatMap((each): Made[] => {
    const text = each.text ?? "";
    let cells = cellsIn(each);
    if (kind === "clone") {
      const [first = each, ...others] = drawings.filter((other) => (other.text ?? "") === text);
      const other = first === each ? undefined : first;
      if (others.length === 0) return [];
      if (!other) return [[each, []]];
      cells = [...cellsIn(other), ...cells];
      if (cells.length !== 2 * cellsIn(other).length) return [];
    }
    const made = cells.length < least ? [] : make(cells, shape, /^\d{1,6}$/.test(text) ? Number(text) : null);
    return made.length > 0 ? [[each, made.map((body): Rule => ({ rule: kind, ...body }))]] : [];
  });
}

/** Makes drawings rules of a kind, as one change; returns how many cannot be. What is all drawn as rules counts as understood. */
export function redraw(kind: Drawn, drawings: readonly Drawing[]): number {
  const { drawn = [], unknown = [], rules, ...puzzle } = draft.value;
  const made = rulesFor(kind, drawings, board.value);
  const gone = new Set(made.map(([drawing]) => drawing));
  if (gone.size === 0) return drawings.length;
  const rest = drawn.filter((each) => !gone.has(each));
  const left = unknown.filter(({ name }) =>
    /^lines?$/.test(name) ? rest.some(isLine) : /^cages?$/.test(name) ? rest.some(isFrame) : true,
  );
  change({
    ...puzzle,
    rules: [...rules, ...made.flatMap(([, each]) => each)],
    ...(rest.length > 0 && { drawn: rest }),
    ...(left.length > 0 && { unknown: left }),
  });
  return drawings.length - gone.size;
}
