import { column, row } from "../base/geometry";
import type { Link, Marks, Node } from "../engine/types";
import { digitsIn } from "../game/cell";
import { cellAt, type Place, placeOfCandidate } from "./place";

const far = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The position where a candidate, or the digit in its cell, is drawn. */
export function place(cell: number, digit: number, digits: string): Place {
  return digits[cell] === "." ? placeOfCandidate(cell, digit) : { x: column(cell) * 100 + 50, y: row(cell) * 100 + 50 };
}

/** The member of a node that is nearest to a place: there a link begins or ends. */
function nearest(node: Node, to: Place, digits: string): Place {
  const all = node.cells.map((cell) => place(cell, node.digit, digits));
  return all.reduce((best, at) => (far(at, to) < far(best, to) ? at : best), all[0] ?? to);
}

/** Whether a point lies on a digit or a candidate, or not well within the board. */
function isCovered(at: Place, { digits, candidates }: Marks): boolean {
  const cell = cellAt(at);
  if (cell === undefined || Math.min(at.x, at.y) < 8 || Math.max(at.x, at.y) > 892) return true;
  if (digits[cell] !== ".") return far(place(cell, 0, digits), at) < 32;
  return digitsIn(candidates[cell] ?? 0).some((digit) => far(placeOfCandidate(cell, digit), at) < 15);
}

/** The bends that a link's line may have. */
const BENDS = [1, -1, 2.2, -2.2, 0];

/** A link's line, from ring to ring. Of its possible curves it is the one that lies on the fewest digits, above all with its head. */
export function curveOf(link: Link, marks: Marks): string {
  const { digits } = marks;
  const first = place(link.to.cells[0] ?? 0, link.to.digit, digits);
  const from = nearest(link.from, nearest(link.to, nearest(link.from, first, digits), digits), digits);
  const to = nearest(link.to, from, digits);
  const [dx, dy, length] = [to.x - from.x, to.y - from.y, far(from, to) || 1];
  const bend = Math.min(40 / length, 0.14);
  const gap = Math.min(21, length / 3);
  const curves = BENDS.map((by) => {
    const middle = { x: from.x + dx / 2 - dy * bend * by, y: from.y + dy / 2 + dx * bend * by };
    const [a, b] = [from, to].map((end) => {
      const part = gap / (far(end, middle) || 1);
      return { x: end.x + (middle.x - end.x) * part, y: end.y + (middle.y - end.y) * part };
    }) as [Place, Place];
    let covered = 0;
    for (let t = 0; t <= 1; t += 12 / length) {
      const on = (n: "x" | "y") => (1 - t) ** 2 * a[n] + 2 * t * (1 - t) * middle[n] + t ** 2 * b[n];
      const at = { x: on("x"), y: on("y") };
      if (isCovered(at, marks)) covered += far(at, b) < 30 ? 4 : 1;
    }
    return { covered, line: `M${a.x} ${a.y}Q${middle.x} ${middle.y} ${b.x} ${b.y}` };
  });
  return curves.reduce((best, curve) => (curve.covered < best.covered ? curve : best)).line;
}
