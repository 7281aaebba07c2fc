import type { Call, Reply } from "./calls";

interface Waiting {
  call: Call;
  retried: boolean;
  known: ((known: never) => void) | undefined;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** Thrown to callers of a call that was stopped. */
export class Stopped extends Error {
  constructor() {
    super("stopped");
  }
}

/** Thrown to callers when the engine could not be loaded. */
export class Unloaded extends Error {
  constructor() {
    super("unloaded");
  }
}

const engineWorker = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "engine" });
export const variantsWorker = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "variants" });
export const textsWorker = (): Worker => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "texts" });

/**
 * A worker with the engine, or with another module made by `make`. Calls are answered in order. A call in WebAssembly cannot be
 * interrupted, so stopping ends the worker; the next call starts another. So does a call whose worker could not be loaded.
 */
export class Lane {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly make: () => Worker = engineWorker) {}

  /** `known` hears what is known of the answer before it comes. */
  call<T>(name: string, args: unknown[], signal?: AbortSignal, known?: (known: never) => void): Promise<T> {
    if (signal?.aborted) return Promise.reject(new Stopped());
    const call: Call = { id: ++this.last, name, args };
    const stop = () => this.stop();
    signal?.addEventListener("abort", stop, { once: true });
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(call.id, { call, retried: false, known, resolve: resolve as (value: unknown) => void, reject });
      this.send(call);
    }).finally(() => signal?.removeEventListener("abort", stop));
  }

  /** Ends the worker; waiting callers get `Stopped`. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(new Stopped());
    this.waiting.clear();
  }

  private send(call: Call): void {
    this.worker ??= this.start();
    this.worker.postMessage(call);
  }

  private start(): Worker {
    const worker = this.make();
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      if (data.unloaded) return this.startAgain(worker);
      const waiting = this.waiting.get(data.id);
      if (data.known !== undefined) return waiting?.known?.(data.known as never);
      this.waiting.delete(data.id);
      if (data.error !== undefined) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.json === undefined ? undefined : JSON.parse(data.json));
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.startAgain(worker);
    });
    return worker;
  }

  /** After a worker that failed: its calls go to another one once, since a fetch may have failed, and are refused if that fails too. */
  private startAgain(failed: Worker): void {
    if (failed !== this.worker) return;
    failed.terminate();
    this.worker = undefined;
    for (const waiting of [...this.waiting.values()]) {
      if (waiting.retried) {
        this.waiting.delete(waiting.call.id);
        waiting.reject(new Unloaded());
      } else {
        waiting.retried = true;
        this.send(waiting.call);
      }
    }
  }
}
