import { cellName, column, NINE, row } from "../base/geometry";
import { change, type Game } from "./game";

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

/** The segment between two cells; none when they are not neighbours. */
export function segment(from: number, to: number): Segment | undefined {
  const [a, b] = from < to ? [from, to] : [to, from];
  const way = WAYS.findIndex(([down, right]) => row(b) - row(a) === down && column(b) - column(a) === right);
  return way < 0 ? undefined : { cell: a, way };
}

const otherEnd = ({ cell, way }: Segment): number => cell + 9 * (WAYS[way]?.[0] ?? 0) + (WAYS[way]?.[1] ?? 0);

export const hasLine = ({ lines }: Game, { cell, way }: Segment): boolean => ((lines?.[cell] ?? 0) & (1 << way)) !== 0;

/** Draws lines, or rubs them out, as one action. */
export function drawLines(game: Game, segments: readonly Segment[], draws: boolean): Game {
  const next = [...(game.lines ?? Array<number>(81).fill(0))];
  for (const { cell, way } of segments) next[cell] = draws ? (next[cell] ?? 0) | (1 << way) : (next[cell] ?? 0) & ~(1 << way);
  return change(game, game.cells, next);
}

export const segmentsOf = ({ lines }: Game): Segment[] =>
  (lines ?? []).flatMap((mask, cell) => WAYS.map((_, way) => ({ cell, way })).filter(({ way }) => mask & (1 << way)));

/** Rubs out the lines that end in these cells; without cells all of them. */
export function eraseLines(game: Game, cells: readonly number[]): Game {
  const gone = segmentsOf(game).filter((each) => cells.length === 0 || cells.includes(each.cell) || cells.includes(otherEnd(each)));
  return drawLines(game, gone, false);
}

/** The cells to which lines lead from a cell, by name. */
export function linedTo(game: Game, cell: number): string[] {
  if (!game.lines) return [];
  const near = (NINE.peers[cell] ?? []).concat(WAYS.flatMap(([down, right]) => [cell + 9 * down + right, cell - 9 * down - right]));
  const joined = [...new Set(near)].filter((other) => {
    const line = other >= 0 && other < 81 && segment(cell, other);
    return line && hasLine(game, line);
  });
  return joined.sort((a, b) => a - b).map((other) => cellName(other));
}

/** The path of lines on the board. */
export const linePath = (segments: readonly Segment[]): string =>
  segments
    .map((each) => {
      const end = otherEnd(each);
      return `M${column(each.cell) * 100 + 50} ${row(each.cell) * 100 + 50}L${column(end) * 100 + 50} ${row(end) * 100 + 50}`;
    })
    .join("");
