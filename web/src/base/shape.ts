import { column, row } from "./geometry";

/** The board of a game: up to 16 rows, columns and values. Cells are numbered row by row from 0. */
export interface Shape {
  rows: number;
  columns: number;
  /** How many values there are; in games they count from 1, and 0 is a blank cell. */
  values: number;
  /** The number that the first value is written as. */
  least: number;
  /** Boxes, or regions of any form. */
  regions: readonly (readonly number[])[];
  /** Rows, columns if they are houses, and regions. */
  houses: readonly (readonly number[])[];
  /** The cells that share a house with a cell, by cell. */
  peers: readonly (readonly number[])[];
  /** Whether numbers of rules stand in the corners of cells: the candidates of all cells stand below them. */
  lowered?: boolean;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The board with these regions; `lines` if the cells of a row or column differ. */
export function shape(
  { rows, columns, values, least }: Pick<Shape, "rows" | "columns" | "values" | "least">,
  regions: readonly (readonly number[])[],
  lines = true,
): Shape {
  const cells = range(rows * columns);
  const ofRow = range(rows).map((r) => cells.filter((cell) => row(cell, columns) === r));
  const ofColumn = range(columns).map((c) => cells.filter((cell) => column(cell, columns) === c));
  const houses = [...(lines ? [...ofRow, ...ofColumn] : []), ...regions];
  const peers = cells.map(() => new Set<number>());
  for (const house of houses) for (const a of house) for (const b of house) if (a !== b) peers[a]?.add(b);
  return { rows, columns, values, least, regions, houses, peers: peers.map((set) => [...set].sort((a, b) => a - b)) };
}

type Size = Pick<Shape, "rows" | "columns" | "values">;

/** The height and width of the boxes of a board, rather wide than high; undefined if it has none. */
export function boxOf({ rows, columns, values }: Size): readonly [number, number] | undefined {
  const fits = ([height, width]: readonly [number, number]) => rows % height === 0 && columns % width === 0;
  for (let small = Math.floor(Math.sqrt(values)); small > 1; small--) {
    if (values % small > 0) continue;
    const box = [[small, values / small] as const, [values / small, small] as const].find(fits);
    if (box) return box;
  }
  return undefined;
}

/** The boxes of a board, or none. */
export function boxes(shape: Size): number[][] {
  const box = boxOf(shape);
  if (!box) return [];
  const [height, width] = box;
  const { rows, columns } = shape;
  const across = columns / width;
  const all = Array.from({ length: (rows / height) * across }, (): number[] => []);
  for (let cell = 0; cell < rows * columns; cell++)
    all[Math.floor(row(cell, columns) / height) * across + Math.floor(column(cell, columns) / width)]?.push(cell);
  return all;
}

/** The classic board of this many cells: 16, 36 or 81. */
export function classicOf(cells: number): Shape {
  const side = Math.sqrt(cells);
  const size = { rows: side, columns: side, values: side, least: 1 };
  return shape(size, boxes(size));
}

/** The board of classic puzzles. */
export const CLASSIC: Shape = classicOf(81);

/** The cells whose value stands again in one of their houses. */
export function clashesOn({ peers }: Shape, values: ArrayLike<number>): Set<number> {
  return new Set(range(peers.length).filter((cell) => values[cell] && peers[cell]?.some((other) => values[other] === values[cell])));
}

/** A value as the number that is written. */
export const numberOf = ({ least }: Shape, value: number): number => value - 1 + least;

/** The next cell in a direction, wrapping at the edge. */
export function stepOn({ rows, columns }: Pick<Shape, "rows" | "columns">, cell: number, down: number, right: number): number {
  const wrap = (n: number, size: number) => (n + size) % size;
  return wrap(row(cell, columns) + down, rows) * columns + wrap(column(cell, columns) + right, columns);
}
