import { expect, it } from "vitest";
import { curveOf } from "./curve";
import { placeOfCandidate } from "./place";

const BLANK = { digits: ".".repeat(81), candidates: Array<number>(81).fill(0) };
const link = (digit: number, cell: number, end: number, to: number) => ({
  from: { digit, cells: [cell], on: true },
  to: { digit: end, cells: [to], on: true },
  strong: true,
  via: null,
});

/** The points of a path in turn. */
const points = (path: string) =>
  Array.from(path.matchAll(/([-\d.e]+) ([-\d.e]+)/g), ([, x, y]) => [Number(x), Number(y)] as [number, number]);

/** How near a curve comes to a point. */
function nearest(line: string, x: number, y: number): number {
  const [p, q, r, s] = points(line) as [[number, number], [number, number], [number, number], [number, number]];
  const all = Array.from({ length: 101 }, (_, i) => i / 100).map((t) => {
    const on = (n: 0 | 1) => (1 - t) ** 3 * p[n] + 3 * (1 - t) ** 2 * t * q[n] + 3 * (1 - t) * t * t * r[n] + t ** 3 * s[n];
    return Math.hypot(on(0) - x, on(1) - y);
  });
  return Math.min(...all);
}

/** The middle of a head, and how far its tip is from a point. */
function headOf(head: string, x: number, y: number): { middle: [number, number]; tip: number } {
  const all = points(head);
  const [tip = [0, 0]] = all;
  return {
    middle: [0, 1].map((n) => all.reduce((sum, at) => sum + (at[n] ?? 0) / 3, 0)) as [number, number],
    tip: Math.hypot(tip[0] - x, tip[1] - y),
  };
}

it("leads a link past the digits on its way", () => {
  // From 5 in r9c5 to 4 in r1c5, up the column.
  const up = link(5, 76, 4, 4);
  const digits = [...BLANK.digits].map((digit, cell) => (cell === 40 ? "8" : digit)).join("");
  expect(nearest(curveOf(up, BLANK)[0], 450, 454)).toBeLessThan(36);
  expect(nearest(curveOf(up, { ...BLANK, digits })[0], 450, 454)).toBeGreaterThan(22);
  // From 2 in r1c8 to 2 in r1c1, between which there are 9, 8 and 6.
  const row = [...BLANK.digits].map((digit, cell) => ({ 2: "6", 3: "9", 5: "8" })[cell] ?? digit).join("");
  const [line] = curveOf(link(2, 7, 2, 0), { ...BLANK, digits: row });
  for (const x of [250, 350, 550]) expect(nearest(line, x, 54)).toBeGreaterThan(22);
});

it("ends each head at the ring of its node, and on no candidate beside it", () => {
  for (const [digit, cell, end, to, ...others] of [
    // In line with another candidate of its cell.
    [4, 22, 4, 4, 7],
    [2, 48, 2, 51, 1, 3, 6],
    [7, 25, 7, 19, 8],
    // In one cell.
    [5, 40, 2, 40, 6],
    [7, 40, 5, 40],
    [1, 40, 9, 40],
  ] as const) {
    const all = [end, ...others, ...(cell === to ? [digit] : [])];
    const candidates = BLANK.candidates.with(
      to,
      all.reduce((mask, each) => mask | (1 << (each - 1)), 0),
    );
    const at = (digit: number) => placeOfCandidate(to, digit);
    const { middle, tip } = headOf(curveOf(link(digit, cell, end, to), { ...BLANK, candidates })[1], at(end).x, at(end).y);
    expect(tip).toBeGreaterThan(17);
    expect(tip).toBeLessThan(20);
    for (const each of all) expect(Math.hypot(at(each).x - middle[0], at(each).y - middle[1]), `${end} by ${each}`).toBeGreaterThan(12);
  }
});
