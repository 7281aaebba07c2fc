/** A worker with the engine, or, if its name says so, with the module of texts or of variants. All in one file are smaller. */
import { answer } from "./calls";
import type * as Wasm from "./pkg/simd/ninefold";
import * as vectors from "./pkg/simd/ninefold";
import { answerTexts, rateWith } from "./texts";
import type { RecordingSummary, Timing } from "./types";
import { answerVariants } from "./variants";

/** Milliseconds that a measurement takes at least. */
const LONG_ENOUGH = 20;
/** How many samples a time is the best of; fewer where they take longer than this together. */
const SAMPLES = 9;
const MOST_TIME = 6000;

/** A module that is valid only where WebAssembly has vectors: a function with one vector instruction. */
const WITH_VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

async function load(): Promise<typeof Wasm> {
  const engine = WebAssembly.validate(WITH_VECTORS) ? vectors : ((await import("./pkg/plain/ninefold")) as unknown as typeof Wasm);
  await engine.default();
  return engine;
}

let recording: Wasm.Recording | undefined;
/** Searches of several rungs, to be watched side by side. */
let field: { recording: Wasm.Recording; end: number }[] = [];

// Calls that store or read the recorded search, or measure; all others are functions of the engine.
const answerEngine = () =>
  answer(load(), (engine, tell) => ({
    rate: rateWith(engine, tell),
    record(rung: string, board: string, most: number) {
      recording?.free();
      recording = new engine.Recording(rung, board, most);
      return recording.summary();
    },
    state: (at: number) => recording?.state(at) ?? "null",
    find: (at: number, kind: string, back: boolean) => JSON.stringify(recording?.find(at, kind, undefined, back) ?? null),
    whole: (mostCalls: number, pieces: number) => recording?.whole(mostCalls, pieces) ?? "null",
    enter(rungs: string[], board: string, most: number) {
      for (const { recording } of field) recording.free();
      const summaries = [];
      field = [];
      for (const rung of rungs) {
        const recording = new engine.Recording(rung, board, most);
        const summary = JSON.parse(recording.summary()) as RecordingSummary;
        // A rung's work after it found the solution is not part of a race.
        const end = recording.find(0, "solution", undefined, false) ?? summary.events;
        field.push({ recording, end });
        summaries.push({ ...summary, events: end });
      }
      return JSON.stringify(summaries);
    },
    states: (at: number) => `[${field.map(({ recording, end }) => recording.state(Math.min(at, end))).join()}]`,
    // The clock ticks every 100 µs, and most searches are shorter: they are repeated until enough time has passed. Whatever else the machine
    // does only makes a sample longer, so the best of several counts.
    time(rung: string, board: string) {
      const sample = (runs: number) => {
        const begun = performance.now();
        engine.run_silently(rung, board, runs);
        return performance.now() - begun;
      };
      let [runs, best] = [1, sample(1)];
      for (; best < LONG_ENOUGH; best = sample(runs)) runs *= 2;
      let taken = 1;
      for (let whole = best; taken < SAMPLES && whole < MOST_TIME; taken++) {
        const passed = sample(runs);
        best = Math.min(best, passed);
        whole += passed;
      }
      return JSON.stringify({ milliseconds: best / runs, runs: taken * runs } satisfies Timing);
    },
  }));

(({ texts: answerTexts, variants: answerVariants })[self.name] ?? answerEngine)();
