/** The correction codewords of a block, and the number of blocks, for versions 1 to 40 at level L (ISO/IEC 18004, table 9). */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28];
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
];

/** The eight masks: where one turns a module over. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => (x * y) % 6 === 0,
  (x, y) => (x * y) % 6 < 3,
  (x, y) => (x + y + ((x * y) % 3)) % 2 === 0,
];

/** The dark modules of a square code, line by line, by their places `y * size + x`. */
type Modules = (boolean | undefined)[];

/** The QR code of a text: the lines of the square, `true` where it is dark; none of a text of more than 2,953 bytes. */
export function qr(text: string): boolean[][] | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  for (const [i, blocks] of BLOCKS.entries()) {
    const [size, fixed] = frame(i + 1);
    const free = wayThrough(size, fixed);
    const correction = CORRECTION[i] ?? 30;
    const room = (free.length >> 3) - correction * blocks;
    // The mode (4: bytes), the length, the bytes, and the end: whole bytes together.
    const hex = [
      4,
      bytes.length.toString(16).padStart(i < 9 ? 2 : 4, "0"),
      ...bytes.map((byte) => byte.toString(16).padStart(2, "0")),
      0,
    ].join("");
    if (hex.length > 2 * room) continue;
    const data = Array.from({ length: room }, (_, at) =>
      Number.parseInt(hex.slice(2 * at, 2 * at + 2) || ((at - hex.length / 2) % 2 ? "11" : "ec"), 16),
    );
    const words = corrected(data, blocks, correction);
    const codes = MASKS.map((mask, m) => {
      const modules = [...fixed];
      free.forEach((place, bit) => {
        modules[place] = ((words[bit >> 3] ?? 0) & (128 >> (bit & 7))) > 0 !== mask(place % size, Math.floor(place / size));
      });
      drawFormat(size, modules, m);
      return Array.from({ length: size }, (_, y) => modules.slice(y * size, y * size + size).map(Boolean));
    });
    const [best = []] = codes
      .map((lines) => ({ lines, cost: penalty(lines) }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ lines }) => lines);
    return best;
  }
  return undefined;
}

/** The remainder of a division of polynomials over two elements, behind the number divided. */
function withRemainder(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < bits; i++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return (value << bits) | rest;
}

/** The size of a version, and its modules that are the same for all texts; those of the format are light until it is known. */
function frame(version: number): [size: number, fixed: Modules] {
  const size = 17 + 4 * version;
  const fixed: Modules = Array.from({ length: size * size });
  /** A square around a place, light in the rings of these distances. */
  const ring = (cx: number, cy: number, radius: number, ...light: number[]) => {
    for (let y = Math.max(0, cy - radius); y <= Math.min(size - 1, cy + radius); y++)
      for (let x = Math.max(0, cx - radius); x <= Math.min(size - 1, cx + radius); x++)
        fixed[y * size + x] = !light.includes(Math.max(Math.abs(x - cx), Math.abs(y - cy)));
  };
  for (let i = 0; i < size; i++) fixed[6 * size + i] = fixed[i * size + 6] = i % 2 === 0;
  const count = Math.floor(version / 7) + 1;
  const step = version === 32 ? 26 : 2 * Math.ceil((2 * version + 2) / count);
  const centres = version === 1 ? [] : [6, ...Array.from({ length: count }, (_, i) => size - 7 - i * step)];
  // Not in the corners that have a larger square.
  for (const y of centres) for (const x of centres) if (x + y > 12 && Math.abs(x - y) < size - 13) ring(x, y, 2, 1);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ring(x, y, 4, 2, 4);
  drawFormat(size, fixed, 0);
  const told = withRemainder(version, 12, 0x1f25);
  for (let i = 0; version > 6 && i < 18; i++) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    fixed[a * size + b] = fixed[b * size + a] = ((told >> i) & 1) > 0;
  }
  return [size, fixed];
}

/** Draws the level and the mask, twice. */
function drawFormat(size: number, modules: Modules, mask: number): void {
  const told = withRemainder(8 | mask, 10, 0x537) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((told >> i) & 1) > 0;
    const near = i < 6 ? i : i < 8 ? i + 1 : i < 9 ? 7 : 14 - i;
    modules[i < 8 ? near * size + 8 : 8 * size + near] = dark;
    modules[i < 8 ? 8 * size + size - 1 - i : (size - 15 + i) * size + 8] = dark;
  }
  modules[(size - 8) * size + 8] = true;
}

/** The places left for the text, in its order: up and down in columns two wide from the right, without the sixth. */
function wayThrough(size: number, fixed: Modules): number[] {
  const way: number[] = [];
  for (let pair = 0; pair < size >> 1; pair++) {
    const right = size - 1 - 2 * pair;
    for (let i = 0; i < size; i++) {
      const y = pair % 2 ? i : size - 1 - i;
      for (const x of right > 6 ? [right, right - 1] : [right - 1, right - 2])
        if (fixed[y * size + x] === undefined) way.push(y * size + x);
    }
  }
  return way;
}

/** A product in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** The data in blocks, the first ones a byte shorter, with the correction of Reed and Solomon: the first bytes of all, the second ones … */
function corrected(data: readonly number[], blocks: number, correction: number): number[] {
  let generator = [1];
  for (let i = 0, root = 1; i < correction; i++, root = times(root, 2))
    generator = [...generator, 0].map((term, j) => term ^ times(generator[j - 1] ?? 0, root));
  const short = Math.floor(data.length / blocks);
  const shorter = blocks - (data.length % blocks);
  const begin = (i: number) => i * short + Math.max(0, i - shorter);
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(begin(i), begin(i + 1)));
  const checks = parts.map((part) => {
    const rest = [...part, ...Array<number>(correction).fill(0)];
    part.forEach((_, i) => {
      const factor = rest[i] ?? 0;
      generator.forEach((term, j) => {
        rest[i + j] = (rest[i + j] ?? 0) ^ times(term, factor);
      });
    });
    return rest.slice(part.length);
  });
  const inTurn = (of: number[][]) =>
    Array.from({ length: short + correction }, (_, i) => of.flatMap((part) => part.slice(i, i + 1))).flat();
  return [...inTurn(parts), ...inTurn(checks)];
}

/** How hard a code is to read: long runs, squares, what looks like a corner, and too much of one colour. */
function penalty(lines: readonly (readonly boolean[])[]): number {
  const size = lines.length;
  const text = (line: readonly (boolean | undefined)[]) => line.map(Number).join("");
  const rows = lines.map(text);
  const columns = lines.map((_, x) => text(lines.map((line) => line[x])));
  let cost = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) cost += run.length - 2;
    cost += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  rows.forEach((row, y) => {
    const below = rows[y + 1] ?? "";
    for (let x = 1; x < below.length; x++) if (/^(0+|1+)$/.test(row.slice(x - 1, x + 1) + below.slice(x - 1, x + 1))) cost += 3;
  });
  const dark = rows.join("").replaceAll("0", "").length;
  return cost + 10 * Math.floor(Math.abs((20 * dark) / size / size - 10));
}
