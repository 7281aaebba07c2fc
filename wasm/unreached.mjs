// Empties what a module never reaches: node wasm/unreached.mjs MODULE
//
// Nothing reads what a panic in WebAssembly says: the call ends with a trap, and the page shows that it failed. So the
// functions that only panic become traps. What they alone need (texts, and functions that write values as texts) then
// becomes traps and zeros too. The linker knows what needs what: with `--emit-relocs` it says at which places of the
// code and of the data the address of a function or of a piece of data stands.
import { readFileSync, writeFileSync } from "node:fs";

/** Functions of Rust's standard library that never return, by the parts of their mangled names. */
const PANICS = [
  /^core::(panicking::|option::(unwrap|expect)_failed|result::unwrap_failed|cell::panic_|str::slice_error_fail)/,
  /^core::slice::(index::slice_\w*fail|copy_from_slice_impl::len_mismatch_fail|sort::shared::smallsort::panic_)/,
  /^alloc::(.*assert_failed\b|raw_vec::(handle_error|capacity_overflow)|alloc::handle_alloc_error)/,
  /^(std::(panicking|alloc|thread::local::panic)|__rustc::(rust_begin_unwind|rust_panic|__rust_alloc_error_handler))/,
];

/** What tells whether a message shows a sign itself or its code, and for every sign the same answer without large tables. */
const ANSWERS = [
  [/^core::unicode::printable::is_printable$/, 1],
  [/^core::unicode::unicode_data::grapheme_extend::lookup_slow$/, 0],
];

/** Sections, kinds of symbols and of relocations that matter here. */
const [CUSTOM, ELEMENTS, CODE, DATA] = [0, 9, 10, 11];
const [FUNCTION_SYMBOL, DATA_SYMBOL] = [0, 1];
const NAMES_FUNCTION = [0, 1, 2, 12, 18, 24];
const NAMES_DATA = [3, 4, 5, 11, 14, 15, 16, 17, 21, 22, 23];
const [CALL, LOCAL, CONSTANT] = [0x10, 0x20, 0x41];
const TRAP = [0, 0, 0x0b];

/** Reads numbers and texts one after the other. */
class Reader {
  constructor(bytes, at = 0) {
    Object.assign(this, { bytes, at });
  }
  byte = () => this.bytes[this.at++];
  number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  };
  text = () => {
    const size = this.number();
    this.at += size;
    return this.bytes.subarray(this.at - size, this.at).toString();
  };
  list = (read) => Array.from({ length: this.number() }, (_, i) => read(i));
}

/** The parts of a mangled name, old or new, such as `core::panicking::panic_fmt`. */
function plain(name) {
  const rest = name.replace(/Cs[0-9A-Za-z]+_/g, "").replace(/^_[ZR]\D*/, "");
  const parts = [];
  for (let at = 0; at < rest.length; ) {
    const [all, size] = /^\D{0,4}?(\d+)_?/.exec(rest.slice(at)) ?? [];
    if (!all) break;
    const start = at + all.length - (all.endsWith("_") && rest[at + all.length] !== "_" && name.startsWith("_Z") ? 1 : 0);
    parts.push(rest.slice(start, start + Number(size)));
    at = start + Number(size);
  }
  return parts.join("::");
}

/** A number as LEB128. */
function leb(value) {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)];
}

const file = process.argv[2];
const bytes = readFileSync(file);

const sections = [];
for (const reader = new Reader(bytes, 8); reader.at < bytes.length; ) {
  const kind = reader.byte();
  const size = reader.number();
  const [start, end] = [reader.at, reader.at + size];
  sections.push({ kind, start, end, name: kind === CUSTOM ? reader.text() : "", contents: reader.at });
  reader.at = end;
}
const section = (kind, name = "") => sections.find((one) => one.kind === kind && one.name === name);
const code = section(CODE);
const data = section(DATA);

let reader = new Reader(bytes, section(2)?.start);
const imported = reader.list(() => {
  reader.text();
  reader.text();
  if (reader.byte() !== 0) throw new Error("an import that is no function");
  return reader.number();
}).length;

reader = new Reader(bytes, code.start);
const functions = reader.list(() => {
  const size = reader.number();
  reader.at += size;
  return { start: reader.at - size, end: reader.at, needs: [] };
});

reader = new Reader(bytes, data.start);
const segments = reader.list(() => {
  if (reader.byte() !== 0 || reader.byte() !== CONSTANT) throw new Error("data without a constant address");
  reader.number();
  reader.byte();
  const size = reader.number();
  reader.at += size;
  return reader.at - size;
});

const linking = section(CUSTOM, "linking");
reader = new Reader(bytes, linking.contents);
reader.number();
let symbols = [];
while (reader.at < linking.end) {
  const kind = reader.byte();
  const end = reader.number() + reader.at;
  if (kind === 8)
    symbols = reader.list(() => {
      const [kind, flags] = [reader.byte(), reader.number()];
      const isDefined = !(flags & 0x10);
      if (kind === DATA_SYMBOL) {
        const name = reader.text();
        if (!isDefined) return { name };
        const start = segments[reader.number()] + reader.number();
        return { name, start, end: start + reader.number(), needs: [], isData: true };
      }
      const index = reader.number();
      const name = kind !== 3 && (isDefined || flags & 0x40) ? reader.text() : "";
      return kind === FUNCTION_SYMBOL && isDefined ? { name, of: functions[index - imported] } : {};
    });
  reader.at = end;
}
for (const { name, of } of symbols) {
  if (of && PANICS.some((panic) => panic.test(plain(name)))) of.panics = true;
  const answer = of && ANSWERS.find(([known]) => known.test(plain(name)));
  if (answer) of.answers = Buffer.from([0, CONSTANT, answer[1], 0x0b]);
}

const holders = (all) => all.filter(Boolean).sort((a, b) => a.start - b.start);
/** The one of these in order that contains a place. */
function holder(all, place) {
  let [low, high] = [0, all.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (all[middle].start <= place) low = middle;
    else high = middle;
  }
  return all[low] && place < all[low].end ? all[low] : undefined;
}

/** The places in a section that name something, with what they name. */
function named(name, base) {
  const there = section(CUSTOM, name);
  const reader = new Reader(bytes, there.contents);
  reader.number();
  return reader.list(() => {
    const [kind, place, index] = [reader.byte(), base.start + reader.number(), reader.number()];
    if (NAMES_DATA.includes(kind) || [8, 9].includes(kind)) reader.number();
    const known = symbols[index];
    const what = NAMES_FUNCTION.includes(kind) ? known.of : NAMES_DATA.includes(kind) && known.isData ? known : undefined;
    return { place, what };
  });
}

const inCode = named("reloc.CODE", code);
const byPlace = new Map(inCode.map((one) => [one.place, one]));
/** What is pushed for the call of a function that only panics is not needed. */
function dropArguments(call) {
  for (let at = call - 1; ; ) {
    const pushed = byPlace.get(at - 5);
    if (pushed && bytes[at - 6] === CONSTANT) {
      pushed.what = undefined;
      at -= 6;
    } else if ((bytes[at - 2] === CONSTANT || bytes[at - 2] === LOCAL) && bytes[at - 1] < 0x80) at -= 2;
    else if (bytes[at - 3] === CONSTANT && bytes[at - 2] >= 0x80 && bytes[at - 1] < 0x80) at -= 3;
    else return;
  }
}
for (const { place, what } of inCode) if (what?.panics && bytes[place - 1] === CALL) dropArguments(place);
for (const { place, what } of inCode) if (what) holder(functions, place)?.needs.push(what);
const pieces = holders(symbols.filter((symbol) => symbol.isData && symbol.end > symbol.start));
for (const { place, what } of named("reloc.DATA", data)) if (what) holder(pieces, place)?.needs.push(what);

// From what is called from outside.
reader = new Reader(bytes, section(7).start);
const exported = reader.list(() => {
  reader.text();
  return [reader.byte(), reader.number()];
});
const start = section(8) ? [[0, new Reader(bytes, section(8).start).number()]] : [];
const waiting = [...exported, ...start].filter(([kind]) => kind === 0).map(([, index]) => functions[index - imported]);
const reached = new Set();
while (waiting.length > 0) {
  const now = waiting.pop();
  if (!now || reached.has(now)) continue;
  reached.add(now);
  if (!now.panics && !now.answers) waiting.push(...now.needs);
}

// Pieces may lie over each other.
const kept = holders([...reached].filter((one) => one.isData));
let zeroed = 0;
for (const piece of pieces) {
  if (reached.has(piece) || kept.some((other) => other.start < piece.end && piece.start < other.end)) continue;
  bytes.fill(0, piece.start, piece.end);
  zeroed += piece.end - piece.start;
}

const isTrap = functions.map((one) => one.panics || !reached.has(one));
const bodies = functions.map((one, i) => (isTrap[i] ? Buffer.from(TRAP) : (one.answers ?? bytes.subarray(one.start, one.end))));
const newCode = Buffer.concat([Buffer.from(leb(bodies.length)), ...bodies.flatMap((body) => [Buffer.from(leb(body.length)), body])]);
// In the table one trap is enough.
const trap = imported + isTrap.indexOf(true);
reader = new Reader(bytes, section(ELEMENTS).start);
const newElements = reader.list(() => {
  if (reader.byte() !== 0 || reader.byte() !== CONSTANT) throw new Error("a table without a constant place");
  const at = reader.number();
  reader.byte();
  const all = reader.list(() => reader.number()).map((index) => (isTrap[index - imported] ? trap : index));
  return [0, CONSTANT, ...leb(at), 0x0b, ...leb(all.length), ...all.flatMap(leb)];
});
const parts = sections
  .filter(({ kind, name }) => kind !== CUSTOM || !/^(linking|reloc\..*)$/.test(name))
  .map((one) => {
    const contents =
      one === code
        ? newCode
        : one.kind === ELEMENTS
          ? Buffer.from([...leb(newElements.length), ...newElements.flat()])
          : bytes.subarray(one.start, one.end);
    return Buffer.concat([Buffer.from([one.kind, ...leb(contents.length)]), contents]);
  });
writeFileSync(process.argv[3] ?? file, Buffer.concat([bytes.subarray(0, 8), ...parts]));
const saved = functions.reduce((sum, one, i) => sum + (isTrap[i] ? one.end - one.start : 0), 0);
console.error(`wasm/unreached: ${saved} bytes of code in ${isTrap.filter(Boolean).length} functions, ${zeroed} of data`);
