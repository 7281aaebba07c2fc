import { useRef } from "preact/hooks";
import { column, row } from "../base/geometry";
import { ARROWS, isElsewhere } from "../base/keys";
import { numberOf } from "../base/shape";
import { Board } from "../board/Board";
import { marginsOf } from "../board/clues";
import { BelowLines, Fills, OnLines } from "../board/DrawnShapes";
import { cellAt, type Place, placeOf, placeOfCandidate } from "../board/place";
import { allOf, bit, digitsIn } from "../game/cell";
import { cellPlace, cellTold } from "../game/cell-text";
import { isOutside, sightOf } from "../game/outside";
import { rulesByCell } from "../game/rule-text";
import { givensOf } from "../game/variant";
import { t } from "../i18n";
import { seen } from "./ask";
import { beside, touch } from "./cells";
import { type How, howOf } from "./kinds";
import {
  board,
  cellsIn,
  choose,
  chooseAt,
  chosen,
  contradicting,
  cursor,
  draft,
  draw,
  give,
  given,
  isSolved,
  known,
  mode,
  picked,
  pointed,
  redo,
  remove,
  shapeDrawn,
  stroke,
  take,
  toggle,
  type,
  typed,
  typeOn,
  undo,
} from "./state";

/** The room for clues beside the board. */
const MARGIN = 100;

/** The board on which rules are drawn, with pointer, touch and keys. */
export function SetBoard() {
  const words = t().set;
  const shape = board.value;
  const puzzle = draft.value;
  const givens = givensOf(puzzle);
  const told = rulesByCell(puzzle);
  const { needs } = known.value;
  const { counts, solution: only } = seen.value;
  const solution = (isSolved.value && only) || [];
  const against = contradicting.value;
  const bad = new Set(against.flatMap((place) => cellsIn(puzzle.rules[place])));
  // The one drawn last stands out, until another one is pointed at.
  const worst = new Set(cellsIn(puzzle.rules[against.find((place) => place === pointed.value) ?? against[0] ?? -1]));
  const marked = new Set(cellsIn(puzzle.rules[pointed.value ?? chosen.value ?? -1]));
  // Digits that are not needed are underlined, as in Play.
  const spare = new Set(
    puzzle.rules.flatMap((rule, place) => (rule.rule === "given" && needs?.[place] === "needless" ? cellsIn(rule) : [])),
  );
  const drawn = new Set([...stroke.value, ...shapeDrawn.value, ...(picked.value.length > 1 ? picked.value : [])]);
  // Once there is room to press for clues beside it, the board keeps its size.
  const isWide = useRef(false);
  isWide.current ||= [{ rule: mode.value }, ...puzzle.rules].some(({ rule }) => isOutside(rule));
  const room = isWide.current ? MARGIN : 0;
  const [left, top, right, bottom] = marginsOf(puzzle, shape);
  return (
    <Board
      label={words.board}
      name="set"
      shape={shape}
      margins={[Math.max(left, room), Math.max(top, room), Math.max(right, room), Math.max(bottom, room)]}
      cursor={cursor.value}
      on={handlers()}
      shades={givens.map((_, cell) => {
        const shade = drawn.has(cell)
          ? "selected"
          : worst.has(cell)
            ? "wrong"
            : bad.has(cell)
              ? "wrong also"
              : marked.has(cell)
                ? "could"
                : "";
        return spare.has(cell) ? `${shade} spare` : shade;
      })}
      cells={givens.map((digit, cell) => {
        const mask = digit ? 0 : (counts?.masks[cell] ?? 0);
        const only = counts?.counts[cell] ?? [];
        const values = mask ? maskOf(only, mask) : [];
        const found = digit ? 0 : (solution[cell] ?? 0);
        const what = found ? words.solved(numberOf(shape, found)) : cellTold(shape, digit, true, mask);
        return {
          digit: digit || found,
          kind: found ? ("solution" as const) : ("given" as const),
          // A wall of all digits would hide the rules.
          candidates: mask === allOf(shape.values) ? 0 : mask,
          // What only one solution has is strong, once all are counted.
          faint: values.filter(([, few]) => counts?.partial || !few).reduce((all, [value]) => all | bit(value), 0),
          values: shape.values,
          least: shape.least,
          lowered: shape.lowered,
          selected: drawn.has(cell),
          label: [cellPlace(cell, shape), what, ...(told[cell] ?? [])].join(", "),
        };
      })}
      fills={<Fills puzzle={puzzle} shape={shape} />}
      below={
        <>
          <BelowLines puzzle={puzzle} shape={shape} />
          <path d={strokePath()} class="rule line set-stroke" />
          <Scarce />
        </>
      }
      onLines={<OnLines puzzle={puzzle} shape={shape} />}
    />
  );
}

/** The values of a mask, and whether few solutions have them. */
const maskOf = (counts: readonly number[], mask: number): [number, boolean][] =>
  counts.flatMap((count, i): [number, boolean][] => (mask & bit(i + 1) ? [[i + 1, count < 2]] : []));

/** How strong the ground of a candidate is that 1, 2, 3 … solutions have; that of others is bare. */
const SCARCE = [0.8, 0.5, 0.3, 0.2];

/** The fewer solutions have a candidate, the stronger its ground. */
function Scarce() {
  const { counts } = seen.value;
  const shape = board.value;
  // Of countless solutions the numbers say nothing, nor do they of the only digit of a cell.
  if (!counts || counts.partial || counts.solutions === null) return null;
  return counts.masks.map((mask, cell) => {
    const all = digitsIn(mask);
    if (all.length < 2 || mask === allOf(shape.values)) return null;
    return all.map((digit) => {
      const opacity = SCARCE[(counts.counts[cell]?.[digit - 1] ?? 0) - 1];
      const { x, y } = placeOfCandidate(cell, digit, shape);
      return opacity && <circle key={`${cell} ${digit}`} cx={x} cy={y} r={shape.values > 9 ? 11 : 14} class="scarce" opacity={opacity} />;
    });
  });
}

function strokePath(): string {
  const { columns } = board.value;
  const points = stroke.value.map((cell) => `${column(cell, columns) * 100 + 50} ${row(cell, columns) * 100 + 50}`);
  return points.length > 1 ? `M${points.join("L")}` : "";
}

/** How the strokes of what is drawn now go. */
const howNow = (): How => howOf(mode.value);

/** Continues the stroke into a cell; the way back along a line takes the last one off. */
function drawTo(cell: number): void {
  const how = howNow();
  const now = stroke.value;
  const last = now.at(-1);
  const isArea = how === "cells" || how === "clone";
  if (how === "whole" || (cell === last && !isArea)) return;
  if (last === undefined || how === "cell" || how === "square") stroke.value = [cell];
  else if (isArea) stroke.value = [...new Set([...now, cell])];
  else if (now.at(-2) === cell) stroke.value = now.slice(0, -1);
  else if (now.includes(cell)) return;
  else if ((how === "pair" || how === "line") && !touch(how === "pair" ? (now[0] ?? 0) : last, cell, board.value)) return;
  else if (how !== "line") stroke.value = [now[0] ?? 0, cell];
  else stroke.value = [...now, cell];
  cursor.value = cell;
}

/** The cell that is pressed, until the stroke leaves it. */
let pressed: number | undefined;

function endStroke(): void {
  const cells = stroke.value;
  stroke.value = [];
  if ((pressed === undefined || !chooseAt(pressed)) && cells.length > 0) draw(cells);
  pressed = undefined;
}

function dropStroke(): void {
  dragged = pressed = undefined;
  stroke.value = [];
}

/** The cell that is pressed; of the four around the nearest place where cells meet, the upper left. In the middle of a cell that is its own. */
function pressedAt(at: Place): number | undefined {
  const { rows, columns } = board.peek();
  const cell = cellAt(at, board.peek());
  if (cell === undefined || howNow() !== "square") return cell;
  const near = (place: number, size: number) => Math.max(1, Math.min(size - 1, Math.round(place / 100 + 0.1))) - 1;
  return near(at.y, rows) * columns + near(at.x, columns);
}

/** The cells that a drag enters; touching only a corner of a cell does not count. */
function enteredCells(from: Place, to: Place): number[] {
  const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 10));
  const away = (n: number) => Math.abs((((n % 100) + 100) % 100) - 50);
  return Array.from({ length: parts }, (_, i) => ({
    x: from.x + ((to.x - from.x) * (i + 1)) / parts,
    y: from.y + ((to.y - from.y) * (i + 1)) / parts,
  })).flatMap((at) => (away(at.x) + away(at.y) < 72 ? (cellAt(at, board.value) ?? []) : []));
}

/** Begins a stroke beside the board: there stands the clue, and an edge or a corner tells which way it looks. One that is there is chosen. */
function pressBeside({ x, y }: Place): void {
  const { rows, columns } = board.value;
  const at = (place: number, most: number) => Math.max(-1, Math.min(most, Math.floor(place / 100)));
  const here = { row: at(y, rows), column: at(x, columns) };
  const there = draft.value.rules.findLastIndex((rule) => {
    const sight = rule.rule === mode.value && sightOf(rule, board.value);
    return sight && sight.row === here.row && sight.column === here.column;
  });
  if (there >= 0) choose(there);
  const inward = (place: number, most: number) => (place < 0 ? 1 : place < most ? 0 : -1);
  const way = [inward(here.row, rows), inward(here.column, columns)] as const;
  const isCorner = way[0] !== 0 && way[1] !== 0;
  start = here;
  if (there < 0 && isCorner === (howNow() === "slant")) drawFrom(here, ...way);
}

/** A stroke from a place beside the board over two cells. */
function drawFrom(from: { row: number; column: number }, down: number, right: number): void {
  const first = (from.row + down) * board.value.columns + from.column + right;
  stroke.value = [first, beside(first, board.value, down, right) ?? first];
  cursor.value = first;
}

/** Where the stroke began, if that was beside the board. */
let start: { row: number; column: number } | undefined;

/** Handlers for mouse, pen, finger and keys. */
function handlers() {
  return {
    onPointerDown(event: PointerEvent) {
      const at = placeOf(event);
      const cell = pressedAt(at);
      // A second finger means no stroke.
      if (!event.isPrimary) dropStroke();
      const isClue = isOutside(mode.value);
      if ((cell === undefined && !isClue) || event.button > 0 || !event.isPrimary) return;
      const drawing = event.currentTarget as SVGSVGElement;
      drawing.setPointerCapture(event.pointerId);
      drawing.focus({ preventScroll: true });
      stroke.value = [];
      dragged = at;
      start = undefined;
      pressed = cell;
      if (cell === undefined) pressBeside(at);
      else {
        cursor.value = cell;
        if (mode.value !== "given") drawTo(cell);
        else picked.value = [cell];
      }
    },
    onPointerMove(event: PointerEvent) {
      if (!dragged) return;
      const to = placeOf(event);
      const crossing = howNow() === "square" ? [pressedAt(to) ?? []].flat() : undefined;
      for (const cell of crossing ?? enteredCells(dragged, to)) {
        const { columns } = board.value;
        if (cell !== pressed) pressed = undefined;
        if (mode.value === "given") picked.value = [...new Set([...picked.value, cell])];
        else if (!start) drawTo(cell);
        else if (howNow() === "slant" && stroke.value.length === 0)
          drawFrom(start, Math.sign(row(cell, columns) - start.row), Math.sign(column(cell, columns) - start.column));
      }
      dragged = to;
    },
    onPointerUp() {
      if (!dragged) return;
      dragged = undefined;
      endStroke();
    },
    onPointerCancel: dropStroke,
    onKeyDown,
  };
}

/** Where the pointer was last, while it is down. */
let dragged: Place | undefined;

/** Keys: arrows move, or lead the stroke; Space or Enter begins and ends one; digits are typed; Backspace and Delete take back. */
function onKeyDown(event: KeyboardEvent): void {
  const { key } = event;
  const way = ARROWS[key];
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (way) {
    // With Shift a line goes on along a diagonal: the next arrow turns it.
    const to = beside(cursor.value, board.value, ...way);
    if (to === undefined) {
      event.preventDefault();
      return;
    }
    if (stroke.value.length > 0 && event.shiftKey) pending = to;
    else if (stroke.value.length > 0) drawTo(pending === undefined ? to : (beside(pending, board.value, ...way) ?? to));
    if (!event.shiftKey) pending = undefined;
    if (stroke.value.length === 0) {
      cursor.value = to;
      picked.value = [];
    }
  } else if (key === " " || key === "Enter") {
    if (mode.value === "given") return;
    if (howNow() === "whole" && mode.value !== "regions") toggle(mode.value);
    else if (stroke.value.length > 0) {
      if (stroke.value.length === 1) pressed = cursor.value;
      endStroke();
    } else {
      drawTo(cursor.value);
      // The second shape of a clone needs no more than its place.
      if (howNow() === "cell" || howNow() === "square" || shapeDrawn.value.length > 0) endStroke();
    }
  } else if (key === "Escape") {
    dropStroke();
    take(mode.value);
  } else if (/^\d$/.test(key)) typeDigit(Number(key), event.timeStamp);
  else if (mode.value === "XV" && /^Key[VX]$/.test(event.code)) type(event.code.slice(3));
  else if (key === "Backspace" || key === "Delete") {
    if (mode.value === "given") give(given.value, null);
    else if (key === "Delete" && chosen.value !== undefined) remove(chosen.value);
    else type(typed.value.slice(0, -1));
  } else return;
  event.preventDefault();
}

/** Undo, redo and digits have their keys beside the board too, and nothing is selected as text; a text field has its own. The returned function
 *  ends that. */
export function listen(): () => void {
  const down = (event: KeyboardEvent) => {
    if (isElsewhere(event) || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey)) {
      if (/^\d$/.test(key)) typeDigit(Number(key), event.timeStamp);
      return;
    }
    if (key === "z") (event.shiftKey ? redo : undo)();
    else if (key === "y") redo();
    else if (key !== "a") return;
    event.preventDefault();
  };
  addEventListener("keydown", down);
  return () => removeEventListener("keydown", down);
}

/** The cell beside the end of the stroke on which a diagonal turns. */
let pending: number | undefined;

/** Where and when digits were given last. */
let last = { cells: "", at: 0, number: 0 };

function typeDigit(digit: number, at: number): void {
  if (mode.value !== "given") {
    typeOn(digit);
    return;
  }
  const { least, values } = board.value;
  const cells = given.value;
  // A second digit within 0.9 seconds, as in Play, makes a number of two, where the board has it.
  const now = last.cells === `${cells}` && at - last.at < 900 ? last.number : 0;
  const two = now * 10 + digit;
  const value = two < least + values ? two : digit;
  if (value >= least && value < least + values) give(cells, value);
  last = { cells: `${cells}`, at, number: value };
}
