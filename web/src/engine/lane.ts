import type { Call, Reply } from "./calls";

interface Waiting { resolve: (value: unknown) => void; reject: (error: Error) => void }

/** Thrown to callers of a call that was stopped. */
export class Stopped extends Error {
  constructor() {
    super("stopped");
  }
}

const engineWorker = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
export const textsWorker = (): Worker => new Worker(new URL("./texts.worker.ts", import.meta.url), { type: "module" });

/**
 * A worker with the engine, or with another module made by `make`. Calls are answered in order. A call in WebAssembly cannot be
 * interrupted, so stopping ends the worker; the next call starts another.
 */
export class Lane {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly make: () => Worker = engineWorker) {}

  call<T>(name: string, args: unknown[], signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) return Promise.reject(new Stopped());
    const worker = (this.worker ??= this.start());
    const id = ++this.last;
    const stop = () => this.stop();
    signal?.addEventListener("abort", stop, { once: true });
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      worker.postMessage({ id, name, args } satisfies Call);
    }).finally(() => signal?.removeEventListener("abort", stop));
  }

  /** Ends the worker; waiting callers get `Stopped`. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(new Stopped());
    this.waiting.clear();
  }

  private start(): Worker {
    const worker = this.make();
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.error !== undefined) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.json === undefined ? undefined : JSON.parse(data.json));
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      const waiting = [...this.waiting.values()];
      this.waiting.clear();
      this.worker = undefined;
      for (const { reject } of waiting) reject(new Error(event.message || "the engine could not be loaded"));
    });
    return worker;
  }
}
