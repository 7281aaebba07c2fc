import { column, NINE, row } from "./geometry";

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

const isIn = (block: number) => (cell: number) => Math.floor(row(cell) / 3) * 3 + Math.floor(column(cell) / 3) === block;

/** The board of classic puzzles. */
export const CLASSIC: Shape = {
  ...shape(
    { rows: 9, columns: 9, values: 9, least: 1 },
    range(9).map((block) => range(81).filter(isIn(block))),
  ),
  peers: NINE.peers,
};

/** The cells whose value stands again in one of their houses. */
export function clashesOn({ peers }: Shape, values: ArrayLike<number>): Set<number> {
  return new Set(range(peers.length).filter((cell) => values[cell] && peers[cell]?.some((other) => values[other] === values[cell])));
}

/** A value as the number that is written. */
export const numberOf = ({ least }: Shape, value: number): number => value - 1 + least;

/** The next cell in a direction, wrapping at the edge. */
export function stepOn({ rows, columns }: Shape, cell: number, down: number, right: number): number {
  const wrap = (n: number, size: number) => (n + size) % size;
  return wrap(row(cell, columns) + down, rows) * columns + wrap(column(cell, columns) + right, columns);
}
