// Loads the build of the engine that this machine can run, and turns its answers into objects.

// A module that is valid only where WebAssembly has vectors: a function with one vector instruction.
const WITH_VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

const none = new Uint16Array();
const EMPTY = ".".repeat(81);

/** The engine; `kind` forces one of the builds. */
export async function load(kind = WebAssembly.validate(WITH_VECTORS) ? "simd" : "plain") {
  // All paths are written out, so that bundlers find them.
  const wasm = kind === "simd" ? await import("./simd/ninefold.js") : await import("./plain/ninefold.js");
  const address =
    kind === "simd" ? new URL("./simd/ninefold_bg.wasm", import.meta.url) : new URL("./plain/ninefold_bg.wasm", import.meta.url);
  const texts = await import("./texts/ninefold.js");
  await Promise.all([start(wasm, address), start(texts, new URL("./texts/ninefold_bg.wasm", import.meta.url))]);
  return new Engine(wasm, texts);
}

async function start(wasm, address) {
  if (address.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    wasm.initSync({ module: await readFile(address) });
  } else {
    await wasm.default({ module_or_path: address });
  }
}

const masks = (candidates) => (candidates ? Uint16Array.from(candidates) : none);
const position = ({ givens, clues, placed = EMPTY, candidates }) => [givens, masks(clues), placed, masks(candidates)];

// Candidates as numbers, and lists with 65535 after each.
const numbers = (candidates) => candidates.map(({ cell, digit }) => 9 * cell + digit - 1);
const lists = (...all) => Uint16Array.from(all.flatMap((list) => [...list, 0xffff]));

class Engine {
  #wasm;
  #texts;

  constructor(wasm, texts) {
    this.#wasm = wasm;
    this.#texts = texts;
  }

  read = (text, language = "en") => JSON.parse(this.#texts.read(text, language));
  write = (format, { givens, placed = EMPTY, candidates }) => this.#texts.write(format, givens, placed, masks(candidates));
  formats = () => JSON.parse(this.#texts.formats());
  judge = (grid, limit = 2, clues = null) => JSON.parse(this.#wasm.judge(grid, masks(clues), limit));
  candidates = (grid) => JSON.parse(this.#wasm.candidates(grid));
  occurring = (grid, clues = null) => JSON.parse(this.#wasm.occurring(grid, masks(clues)));
  mistakes = (at, language = "en") => JSON.parse(this.#wasm.mistakes(...position(at), language));
  hint = (at, depth = 3, language = "en", off = []) => JSON.parse(this.#wasm.hint(...position(at), depth, off.join(" "), language));
  path = (at, language = "en", off = []) => JSON.parse(this.#wasm.path(...position(at), off.join(" "), language));
  steps = (at, most = 100, language = "en", off = []) => JSON.parse(this.#wasm.steps(...position(at), off.join(" "), most, language));
  prove = (at, { placements = [], eliminations = [], proof: { truths, deadly = [], guardians = [] } }) =>
    JSON.parse(
      this.#wasm.prove(...position(at), lists(numbers(placements), numbers(eliminations)), lists(truths, deadly, numbers(guardians))),
    );
  scales = () => [this.#wasm, this.#texts].flatMap((module) => JSON.parse(module.scales()));
  rate(scale, puzzle, solution, language = "en", tell = () => {}) {
    const module = JSON.parse(this.#wasm.scales()).includes(scale) ? this.#wasm : this.#texts;
    return JSON.parse(module.rate(scale, puzzle, solution, language, { tell }));
  }
  techniques = (language = "en") => JSON.parse(this.#wasm.techniques(language));
  generate = ({ min = "", max = "", technique = "", symmetry = "", clues = [], pattern = [], minimal = false }, seed, language = "en") =>
    JSON.parse(
      this.#wasm.generate(min, max, technique, symmetry, Uint8Array.from(clues), Uint8Array.from(pattern), minimal, BigInt(seed), language),
    );
  rungs = () => JSON.parse(this.#wasm.rungs());
  run = (rung, board, mostCalls = 1_000_000) => JSON.parse(this.#wasm.run(rung, board, mostCalls));

  batch(text, format, task) {
    const sheet = new this.#texts.Sheet(text, format);
    try {
      const { malformed, trouble } = JSON.parse(sheet.summary("en"));
      const { output, puzzles, counts } = JSON.parse(this.#wasm.batch(sheet.clues(), task));
      if (malformed > 0) counts.malformed = malformed;
      const written = task === "solve" ? sheet.solved(output) : sheet.told(output);
      return { output: written, puzzles: puzzles + malformed, counts, trouble };
    } finally {
      sheet.free();
    }
  }

  record(rung, board, mostEvents = 1_000_000) {
    const recording = new this.#wasm.Recording(rung, board, mostEvents);
    return {
      summary: JSON.parse(recording.summary()),
      state: (at) => JSON.parse(recording.state(at)),
      whole: (mostCalls, pieces) => JSON.parse(recording.whole(mostCalls, pieces)),
      find: (at, kind, back = false, level = undefined) => recording.find(at, kind, level, back) ?? null,
      free: () => recording.free(),
    };
  }
}
