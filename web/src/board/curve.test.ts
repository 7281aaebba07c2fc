import { expect, it } from "vitest";
import { curveOf } from "./curve";

const BLANK = { digits: ".".repeat(81), candidates: Array<number>(81).fill(0) };
/** A link from 5 in r9c5 to 4 in r1c5, up the column. */
const link = {
  from: { digit: 5, cells: [76], on: true },
  to: { digit: 4, cells: [4], on: true },
  strong: true,
  via: null,
};

/** How near the middle of a curve comes to a point. */
function nearest(line: string, x: number, y: number): number {
  const [ax, ay, mx, my, bx, by] = (line.match(/-?[\d.]+/g) ?? []).map(Number) as [number, number, number, number, number, number];
  const all = Array.from({ length: 101 }, (_, i) => i / 100).map((t) =>
    Math.hypot((1 - t) ** 2 * ax + 2 * t * (1 - t) * mx + t * t * bx - x, (1 - t) ** 2 * ay + 2 * t * (1 - t) * my + t * t * by - y),
  );
  return Math.min(...all);
}

it("leads a link past the digits on its way, and its head past those beside its target", () => {
  const digits = [...BLANK.digits].map((digit, cell) => (cell === 40 ? "8" : digit)).join("");
  expect(nearest(curveOf(link, BLANK), 450, 450)).toBeLessThan(32);
  expect(nearest(curveOf(link, { ...BLANK, digits }), 450, 450)).toBeGreaterThan(32);
  // From 4 in r3c5 straight up to 4 in r1c5, below which there is 7.
  const near = { ...link, from: { digit: 4, cells: [22], on: true } };
  const candidates = BLANK.candidates.with(4, (1 << 3) | (1 << 6));
  const head = (marks: typeof BLANK) => nearest(curveOf(near, marks), 421, 79);
  expect(head(BLANK)).toBeLessThan(14);
  expect(head({ ...BLANK, candidates })).toBeGreaterThan(14);
});
