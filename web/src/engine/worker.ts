/** The worker: loads the engine, and answers one call after the other. */
import type * as Wasm from "./pkg/simd/ninefold";

/** A module that is valid only where WebAssembly has vectors: a function with one vector instruction. */
const WITH_VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

async function load(): Promise<typeof Wasm> {
  const engine = WebAssembly.validate(WITH_VECTORS)
    ? await import("./pkg/simd/ninefold")
    : ((await import("./pkg/plain/ninefold")) as unknown as typeof Wasm);
  await engine.default();
  return engine;
}

const loading = load();
let recording: Wasm.Recording | undefined;

export interface Call { id: number; name: string; args: unknown[] }
export interface Reply { id: number; json?: string; error?: string }

/** Calls that keep or read the recorded search; all others are functions of the engine. */
const OWN: Record<string, (engine: typeof Wasm, ...args: never[]) => string> = {
  record(engine, rung: string, board: string, most: number) {
    recording?.free();
    recording = new engine.Recording(rung, board, most);
    return recording.summary();
  },
  write: (engine, shape: string, givens: string, placed: string, candidates: Uint16Array) =>
    JSON.stringify(engine.write(shape, givens, placed, candidates)),
  state: (_, at: number) => recording?.state(at) ?? "null",
  find: (_, at: number, kind: string, level: number | undefined, back: boolean) =>
    JSON.stringify(recording?.find(at, kind, level, back) ?? null),
  time(engine, rung: string, board: string) {
    let shortest = Infinity;
    const end = performance.now() + 60;
    do {
      const begun = performance.now();
      engine.run_silently(rung, board);
      shortest = Math.min(shortest, performance.now() - begun);
    } while (performance.now() < end);
    return JSON.stringify(shortest);
  },
};

addEventListener("message", async ({ data }: MessageEvent<Call>) => {
  const { id, name, args } = data;
  try {
    const engine = await loading;
    const own = OWN[name];
    const method = engine[name as keyof typeof Wasm] as unknown as ((...args: unknown[]) => string) | undefined;
    const json = own ? own(engine, ...(args as never[])) : method?.(...args);
    postMessage({ id, json } satisfies Reply);
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies Reply);
  }
});
