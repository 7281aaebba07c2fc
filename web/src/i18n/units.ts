/** A time to three digits, in the unit that suits it. */
export function duration(milliseconds: number): string {
  const three = (n: number) => (n >= 1000 ? n.toFixed(0) : n.toPrecision(3));
  if (milliseconds >= 1000) return `${three(milliseconds / 1000)} s`;
  return milliseconds >= 1 ? `${three(milliseconds)} ms` : `${three(milliseconds * 1000)} µs`;
}
