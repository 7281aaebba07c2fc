import { column, row } from "../base/geometry";
import type { Shape } from "../base/shape";

/** The border of some cells as a path, drawn so far inside it. */
export function outline(cells: readonly number[], { rows, columns }: Pick<Shape, "rows" | "columns">, inset: number): string {
  const all = new Set(cells);
  const has = (r: number, c: number) => r >= 0 && r < rows && c >= 0 && c < columns && all.has(r * columns + c);
  let d = "";
  for (const cell of all) {
    const [r, c] = [row(cell, columns), column(cell, columns)];
    for (const [down, right] of [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ] as const) {
      if (has(r + down, c + right)) continue;
      // The two ends of the side: where it turns away, goes straight on, or turns back around the corner.
      const [alongDown, alongRight] = [right, down].map(Math.abs) as [number, number];
      const end = (way: 1 | -1) => {
        const [nextDown, nextRight] = [alongDown * way, alongRight * way];
        if (!has(r + nextDown, c + nextRight)) return 50 - inset;
        return has(r + nextDown + down, c + nextRight + right) ? 50 + inset : 50;
      };
      const at = (way: 1 | -1) => {
        const far = end(way) * way;
        return `${c * 100 + 50 + right * (50 - inset) + alongRight * far} ${r * 100 + 50 + down * (50 - inset) + alongDown * far}`;
      };
      d += `M${at(-1)}L${at(1)}`;
    }
  }
  return d;
}

/** The sides between cells of different regions, as a path. */
export function borders(regions: readonly (readonly number[])[], { rows, columns }: Pick<Shape, "rows" | "columns">): string {
  const of = Array.from({ length: rows * columns }, () => "");
  regions.forEach((region, i) => {
    for (const cell of region) of[cell] += `${i},`;
  });
  let d = "";
  of.forEach((region, cell) => {
    const [r, c] = [row(cell, columns), column(cell, columns)];
    if (c + 1 < columns && of[cell + 1] !== region) d += `M${(c + 1) * 100} ${r * 100}v100`;
    if (r + 1 < rows && of[cell + columns] !== region) d += `M${c * 100} ${(r + 1) * 100}h100`;
  });
  return d;
}
