import { type Signal, effect, signal } from "@preact/signals";

/** Reads the value stored under a key; `undefined` when there is none, or it cannot be read. */
export function load<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(`ninefold.${key}`);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Stores a value; a full or forbidden storage must not stop a game. */
export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(`ninefold.${key}`, JSON.stringify(value));
  } catch {
    // In private windows and with full storage the page still works; it only forgets.
  }
}

/** A signal whose value is stored in the browser. */
export function stored<T extends object>(key: string, initial: T): Signal<T> {
  const value = signal<T>({ ...initial, ...load<Partial<T>>(key) });
  effect(() => save(key, value.value));
  return value;
}
