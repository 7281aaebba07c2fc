import { column, row } from "../base/geometry";
import type { Link, Marks, Node } from "../engine/types";
import { bit } from "../game/cell";
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

/** How much lies at a point: a candidate, or a digit or the edge of the board, which are worse. */
function coverAt(at: Place, { digits, candidates }: Marks): number {
  const cell = cellAt(at);
  if (cell === undefined || Math.min(at.x, at.y) < 8 || Math.max(at.x, at.y) > 892) return 3;
  // A digit is higher than wide.
  if (digits[cell] !== ".") return Math.abs((at.x % 100) - 50) < 22 && Math.abs((at.y % 100) - 54) < 28 ? 3 : 0;
  // The candidate that is nearest.
  const [x, y] = [at.x, at.y].map((each) => Math.min(2, Math.max(0, Math.floor(((each % 100) - 6) / 29.3)))) as [number, number];
  const digit = 3 * y + x + 1;
  return (candidates[cell] ?? 0) & bit(digit) && far(placeOfCandidate(cell, digit), at) < 15 ? 1 : 0;
}

/** From a node's middle to where its links begin, just outside its ring. */
const GAP = 21;

/** The angles by which a link may leave and reach its nodes beside the straight way. */
const ANGLES = [0.2, -0.2, 0.6, -0.6, 0.9, -0.9, 1.3, -1.3];

/** The point at an angle and a distance from another. */
const beside = ({ x, y }: Place, angle: number, by: number): Place => ({ x: x + Math.cos(angle) * by, y: y + Math.sin(angle) * by });

/** Points as paths have them. */
const path = (...all: Place[]): string => all.map(({ x, y }) => `${x} ${y}`).join();

/** A link's line, from ring to ring, and its head, which lies above the digits. */
type Curve = readonly [line: string, head: string];

/** The curves that were found in a position: each picture of a step draws them again. */
const known = new WeakMap<Marks, Record<string, Curve>>();

/** A link's curve: of those that it may have, the one that lies on the fewest digits, above all with its head. */
export function curveOf(link: Link, marks: Marks): Curve {
  const { digits } = marks;
  const first = place(link.to.cells[0] ?? 0, link.to.digit, digits);
  const from = nearest(link.from, nearest(link.to, nearest(link.from, first, digits), digits), digits);
  const to = nearest(link.to, from, digits);
  const found = known.get(marks) ?? {};
  known.set(marks, found);
  const key = path(from, to);
  found[key] ??= leastCovered(from, to, marks);
  return found[key];
}

function leastCovered(from: Place, to: Place, marks: Marks): Curve {
  const straight = Math.atan2(to.y - from.y, to.x - from.x);
  const length = far(from, to);
  let least = Infinity;
  let best: Curve = ["", ""];
  for (const reach of [0.35, 0.22, 0.14])
    for (const a of ANGLES)
      for (const b of ANGLES) {
        const room = length - GAP * Math.cos(a) - (GAP + 6) * Math.cos(b);
        // It bends little, and has room for its head.
        let cost = 3 * (Math.abs(a) + Math.abs(b) + 2 * Math.abs(a - b)) + Math.max(0, 20 - room) * 0.6 + reach * 9;
        if (cost >= least) continue;
        const by = GAP + Math.max(reach * length, 24);
        const [out, back] = [straight + a, straight + Math.PI - b];
        // The line ends within the head.
        const [p, q, r, s] = [beside(from, out, GAP), beside(from, out, by), beside(to, back, by), beside(to, back, GAP + 6)];
        for (let t = 0; t <= 1 && cost < least; t += Math.min(0.1, 12 / length)) {
          const on = (a: Place, b: Place) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
          const middle = on(q, r);
          const at = on(on(on(p, q), middle), on(middle, on(r, s)));
          cost += coverAt(at, marks) * (far(at, s) < 20 ? 6 : 1);
        }
        if (cost < least) {
          least = cost;
          const head = path(beside(to, back, GAP - 2), beside(to, back - 0.23, GAP + 16), beside(to, back + 0.23, GAP + 16));
          best = [`M${path(p)}C${path(q, r, s)}`, `M${head}z`];
        }
      }
  return best;
}
