import { cellName, column, row } from "../base/geometry";
import { boardOf, change, type Game } from "./game";

/** Lines of the pen between neighbouring cells: for each cell a bit for the line to its right, below, and to the two cells diagonally below. */
const WAYS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/** A line from the centre of a cell to the centre of a neighbour: the upper cell, and which of its lines. */
export interface Segment {
  cell: number;
  way: number;
}

/** The segment between two cells of a board with so many columns; none when they are not neighbours. */
export function segment(from: number, to: number, columns = 9): Segment | undefined {
  const [a, b] = from < to ? [from, to] : [to, from];
  const apart = (of: typeof row) => of(b, columns) - of(a, columns);
  const way = WAYS.findIndex(([down, right]) => apart(row) === down && apart(column) === right);
  return way < 0 ? undefined : { cell: a, way };
}

const otherEnd = ({ cell, way }: Segment, columns: number): number => cell + columns * (WAYS[way]?.[0] ?? 0) + (WAYS[way]?.[1] ?? 0);

export const hasLine = ({ lines }: Game, { cell, way }: Segment): boolean => ((lines?.[cell] ?? 0) & (1 << way)) !== 0;

/** Draws lines, or rubs them out, as one action. */
export function drawLines(game: Game, segments: readonly Segment[], draws: boolean): Game {
  const next = [...(game.lines ?? Array<number>(game.cells.length).fill(0))];
  for (const { cell, way } of segments) next[cell] = draws ? (next[cell] ?? 0) | (1 << way) : (next[cell] ?? 0) & ~(1 << way);
  return change(game, game.cells, next);
}

export const segmentsOf = ({ lines }: Game): Segment[] =>
  (lines ?? []).flatMap((mask, cell) => WAYS.map((_, way) => ({ cell, way })).filter(({ way }) => mask & (1 << way)));

/** Rubs out the lines that end in these cells; without cells all of them. */
export function eraseLines(game: Game, cells: readonly number[]): Game {
  const { columns } = boardOf(game);
  const gone = segmentsOf(game).filter(
    (each) => cells.length === 0 || [each.cell, otherEnd(each, columns)].some((end) => cells.includes(end)),
  );
  return drawLines(game, gone, false);
}

/** The cells to which lines lead from a cell, by name. */
export function linedTo(game: Game, cell: number): string[] {
  if (!game.lines) return [];
  const { columns } = boardOf(game);
  const ends = segmentsOf(game).map((each) => [each.cell, otherEnd(each, columns)] as const);
  const joined = ends.flatMap(([a, b]) => (a === cell ? [b] : b === cell ? [a] : []));
  return joined.sort((a, b) => a - b).map((other) => cellName(other, columns));
}

/** The path of lines on a board with so many columns. */
export const linePath = (segments: readonly Segment[], columns = 9): string =>
  segments
    .map((each) => {
      const place = (cell: number) => `${column(cell, columns) * 100 + 50} ${row(cell, columns) * 100 + 50}`;
      return `M${place(each.cell)}L${place(otherEnd(each, columns))}`;
    })
    .join("");
