import { cellName, column, row } from "../base/geometry";
import { boxOf, type Shape } from "../base/shape";

/** The name of a cell, as the library writes it. */
export const nameOf = (cell: number, { columns }: Pick<Shape, "columns">): string => cellName(cell, columns);

/** The cell so many rows down and columns to the right; undefined outside the board. */
export function beside(cell: number, { rows, columns }: Pick<Shape, "rows" | "columns">, down: number, right: number): number | undefined {
  const [r, c] = [row(cell, columns) + down, column(cell, columns) + right];
  return r >= 0 && r < rows && c >= 0 && c < columns ? r * columns + c : undefined;
}

const WAYS = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

/** The neighbours of a cell above, at the left, at the right and below. */
export const neighboursOf = (cell: number, shape: Shape): number[] =>
  WAYS.flatMap(([down, right]) => beside(cell, shape, down, right) ?? []);

/** Whether two cells touch, at a side or at a corner. */
export function touch(a: number, b: number, { columns }: Shape): boolean {
  const [down, right] = [row(b, columns) - row(a, columns), column(b, columns) - column(a, columns)];
  return a !== b && Math.abs(down) <= 1 && Math.abs(right) <= 1;
}

/** A shape so that its first cell lies on another; what would lie outside the board is left out. */
export function moveShape(cells: readonly number[], to: number, shape: Shape): number[] {
  const { columns } = shape;
  const [from = 0] = cells;
  return cells.flatMap(
    (cell) => beside(to, shape, row(cell, columns) - row(from, columns), column(cell, columns) - column(from, columns)) ?? [],
  );
}

/** The cells in reading order. */
export const inOrder = (cells: readonly number[]): number[] => [...cells].sort((a, b) => a - b);

/** The four cells around the lower right corner of a cell. */
export const squareAt = (cell: number, shape: Shape): number[] =>
  [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ].flatMap(([down = 0, right = 0]) => beside(cell, shape, down, right) ?? []);

/** The line of a clue outside the board: from a cell at the edge, in the direction of the second cell or straight inward. */
export function rayFrom([first, second]: readonly number[], shape: Shape, slanted: boolean): number[] {
  if (first === undefined) return [];
  const { rows, columns } = shape;
  const [r, c] = [row(first, columns), column(first, columns)];
  const inward = (at: number, size: number) => (at === 0 ? 1 : at === size - 1 ? -1 : 0);
  const drawn = second === undefined ? undefined : [Math.sign(row(second, columns) - r), Math.sign(column(second, columns) - c)];
  const usual = slanted
    ? [inward(r, rows) || 1, inward(c, columns) || 1]
    : inward(c, columns) && !inward(r, rows)
      ? [0, inward(c, columns)]
      : [inward(r, rows), 0];
  const [down = 0, right = 0] = drawn && (drawn[0] !== 0 && drawn[1] !== 0) === slanted ? drawn : usual;
  if (down === 0 && right === 0) return [];
  // The clue stands outside: the line begins at the edge.
  if (beside(first, shape, -down, -right) !== undefined) return [];
  const ray = [first];
  for (let next = beside(first, shape, down, right); next !== undefined; next = beside(next, shape, down, right)) ray.push(next);
  return ray;
}

/** The diagonal that falls to the right, or that rises. */
export const diagonal = ({ rows, columns }: Shape, falls: boolean): number[] =>
  Array.from({ length: rows }, (_, i) => i * columns + (falls ? i : columns - 1 - i));

/** A line in parts, one for each time that it enters a region. */
export function partsOf(cells: readonly number[], { regions }: Shape): number[][] {
  const region = (cell: number) => regions.findIndex((each) => each.includes(cell));
  const parts: number[][] = [];
  for (const cell of cells) {
    const last = parts.at(-1);
    if (last?.[0] !== undefined && region(last[0]) === region(cell)) last.push(cell);
    else parts.push([cell]);
  }
  return parts;
}

const spread = (
  shape: Shape,
  [top, left]: readonly [number, number],
  [rows, columns]: readonly [number, number],
  [down, right]: readonly [number, number],
): number[] =>
  Array.from({ length: rows * columns }, (_, i) => (top + Math.floor(i / columns) * down) * shape.columns + left + (i % columns) * right);

/**
 * The shaded boxes of a windoku. The library knows these patterns too (`board/patterns.rs`), but answers later than a press has to show its rule.
 */
export function shadedBoxes(shape: Shape): number[][] {
  const box = boxOf(shape);
  if (!box) return [];
  const starts = (side: number) => Array.from({ length: shape.rows }, (_, i) => 1 + i * (side + 1)).filter((at) => at + side < shape.rows);
  return starts(box[0]).flatMap((top) => starts(box[1]).map((left) => spread(shape, [top, left], box, [1, 1])));
}

/** The cells at each place of the boxes. */
export function groups(shape: Shape): number[][] {
  const box = boxOf(shape);
  if (!box) return [];
  const [height, width] = box;
  return Array.from({ length: height * width }, (_, i) =>
    spread(shape, [Math.floor(i / width), i % width], [shape.rows / height, shape.columns / width], box),
  );
}
