// Makes a module smaller for the page: node wasm/shrink.mjs MODULE
//
// wasm/unreached.mjs made traps of panics, so the places in the source that they would name are blanked. Similar functions
// are put side by side, where Brotli finds what they share nearby.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(new URL("../web/package.json", import.meta.url));
const { default: binaryen } = await import(require.resolve("binaryen"));

/** A number in LEB128 and the position behind it. */
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [value >>> 0, at];
  }
}

/** The sections as [kind, start of the contents, end]. */
function* sections(bytes) {
  for (let at = 8; at < bytes.length; ) {
    const [size, start] = number(bytes, at + 1);
    yield [bytes[at], start, start + size];
    at = start + size;
  }
}

/** The data that is there from the beginning, as [address, start in the file, end]. */
function pieces(bytes) {
  const found = [];
  for (const [kind, start] of sections(bytes)) {
    if (kind !== 11) continue;
    let [count, at] = number(bytes, start);
    for (; count > 0; count--) {
      // Each piece: 0 (in the only memory), i32.const ADDRESS end, its size.
      if (bytes[at] !== 0 || bytes[at + 1] !== 0x41) throw new Error("data without a constant address");
      const [address, behind] = number(bytes, at + 2);
      const [size, from] = number(bytes, behind + 1);
      found.push([address, from, from + size]);
      at = from + size;
    }
  }
  return found;
}

/** Blanks the places of panics: four numbers each, address and length of the file's name, line and column. */
function blankPlaces(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const all = pieces(bytes);
  const text = (address, length) => {
    const [base, from] = all.find(([base, from, end]) => address >= base && address + length <= base + end - from) ?? [];
    return base === undefined ? undefined : bytes.subarray(from + address - base, from + address - base + length);
  };
  const [places, names] = [[], []];
  for (const [base, from, end] of all) {
    for (let at = from + (-base & 3); at + 16 <= end; at += 4) {
      const [address, length, line, column] = [0, 4, 8, 12].map((more) => view.getUint32(at + more, true));
      if (length < 4 || length > 200 || line === 0 || line > 20_000 || column === 0 || column > 1_000) continue;
      const name = text(address, length);
      if (name && /^[\w./-]+\.rs\0?$/.test(Buffer.from(name).toString("latin1"))) {
        places.push(bytes.subarray(at, at + 16));
        names.push(name);
      }
    }
  }
  for (const blank of [...places, ...names]) blank.fill(0);
}

/** The numbers of the functions, each followed by the one that shares most with it and those shortly before it. */
function sideBySide(bytes) {
  const bodies = [];
  for (const [kind, start] of sections(bytes)) {
    if (kind !== 10) continue;
    let [count, at] = number(bytes, start);
    for (; count > 0; count--) {
      const [size, from] = number(bytes, at);
      bodies.push(bytes.subarray(from, from + size));
      at = from + size;
    }
  }
  // What a function consists of: its runs of six bytes.
  const runs = bodies.map((body) => {
    const all = new Set();
    for (let i = 0; i + 6 <= body.length; i++) all.add(body.subarray(i, i + 6).reduce((hash, byte) => (hash * 31 + byte) | 0, 0));
    return all;
  });
  const users = new Map();
  runs.forEach((all, index) => all.forEach((run) => users.set(run, [...(users.get(run) ?? []), index])));
  const left = new Set(bodies.keys());
  const order = [];
  const shared = new Float64Array(bodies.length);
  for (let now = 0; left.size > 0; ) {
    left.delete(now);
    order.push(now);
    // What was longer ago counts less.
    for (let i = 0; i < shared.length; i++) shared[i] *= 0.9;
    for (const run of runs[now]) {
      const having = users.get(run);
      // What most functions have tells nothing.
      if (having.length < 200) for (const other of having) shared[other] += 1 / Math.sqrt(having.length);
    }
    let most = -1;
    for (const other of left) {
      const score = shared[other] / Math.sqrt(runs[other].size + 50);
      if (score > most) [most, now] = [score, other];
    }
  }
  return order;
}

/** A number as LEB128. */
function leb(value) {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)];
}

/** The module with the functions in an order: by names that sort like it. */
function reordered(bytes, order) {
  let imported = 0;
  for (let i = 0, all = binaryen.readBinary(bytes); i < all.getNumFunctions(); i++)
    if (binaryen.getFunctionInfo(all.getFunctionByIndex(i)).module) imported++;
  const names = order.map((index, rank) => [index + imported, `f${String(rank).padStart(6, "0")}`]).sort(([a], [b]) => a - b);
  const table = [...leb(names.length), ...names.flatMap(([index, name]) => [...leb(index), name.length, ...Buffer.from(name)])];
  const contents = [4, ...Buffer.from("name"), 1, ...leb(table.length), ...table];
  const module = binaryen.readBinary(Buffer.concat([bytes, Buffer.from([0, ...leb(contents.length), ...contents])]));
  module.runPasses(["reorder-functions-by-name", "strip-debug", "strip-target-features"]);
  return module.emitBinary();
}

const file = process.argv[2];
const bytes = readFileSync(file);
blankPlaces(bytes);
const module = binaryen.readBinary(bytes);
// The first addresses are the far end of the stack. More passes make it smaller, but not what Brotli makes of it.
binaryen.setLowMemoryUnused(true);
binaryen.setOptimizeLevel(1);
binaryen.setShrinkLevel(1);
module.runPasses(["dae-optimizing"]);
module.optimize();
// How loads and stores are aligned is a hint that engines ignore.
module.runPasses(["dealign", "strip-debug"]);
const small = module.emitBinary();
writeFileSync(file, reordered(small, sideBySide(small)));
