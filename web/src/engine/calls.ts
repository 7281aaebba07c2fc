/** The protocol between the page and a worker: calls by name, answered with JSON one after the other. */
export interface Call {
  id: number;
  name: string;
  args: unknown[];
}
export interface Reply {
  id: number;
  json?: string;
  error?: string;
  unloaded?: boolean;
  /** What is known so far of an answer that takes long. */
  known?: unknown;
}

/** The functions of a module; those of `own` take precedence. */
type Functions = Record<string, ((...args: never[]) => string) | undefined>;

/**
 * Answers the calls to this worker with a module that may still be loading. Without the module the worker is of no use: the page ends it.
 * A function of `own` may tell what it knows so far.
 */
export function answer<Module extends object>(
  loading: Promise<Module>,
  own: (module: Module, tell: (known: unknown) => void) => Functions,
): void {
  addEventListener("message", async ({ data }: MessageEvent<Call>) => {
    const { id, name, args } = data;
    let module: Module;
    try {
      module = await loading;
    } catch (error) {
      postMessage({ id, error: String(error), unloaded: true } satisfies Reply);
      return;
    }
    try {
      const tell = (known: unknown) => postMessage({ id, known } satisfies Reply);
      const json = (own(module, tell)[name] ?? (module as Functions)[name])?.(...(args as never[]));
      postMessage({ id, ...(json === undefined ? {} : { json }) } satisfies Reply);
    } catch (error) {
      postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies Reply);
    }
  });
}
