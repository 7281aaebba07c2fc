import { effect, type Signal, signal } from "@preact/signals";

/** Whether the browser's storage refuses to keep what the player does: it is full, or forbidden. */
export const forgets = signal(false);

/** Where a value is stored: for all tabs, or for this one. */
type Place = "localStorage" | "sessionStorage";

/** Reads the value stored under a key; `undefined` when there is none, it cannot be read, or it is not what `is` expects. */
export function load<T>(key: string, is: (value: unknown) => value is T, place: Place = "localStorage"): T | undefined {
  try {
    const text = globalThis[place].getItem(`ninefold.${key}`);
    const value: unknown = text === null ? undefined : JSON.parse(text);
    return is(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

let closing = false;

/** Deletes everything stored, and stores nothing more until the page is loaded again. */
export function forgetAll(): void {
  closing = true;
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) if (key.startsWith("ninefold.")) localStorage.removeItem(key);
}

/** Stores a value. The game goes on with a full or forbidden storage; the page says that it will forget. */
export function save(key: string, value: unknown, place: Place = "localStorage"): void {
  if (closing) return;
  try {
    globalThis[place].setItem(`ninefold.${key}`, JSON.stringify(value));
    forgets.value = false;
  } catch {
    forgets.value = true;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value is a list of whole numbers from 0 to `most`, of this length if one is given. */
export const areNumbers = (value: unknown, most: number, length?: number): value is number[] =>
  Array.isArray(value) &&
  (length === undefined || value.length === length) &&
  value.every((n) => Number.isInteger(n) && n >= 0 && n <= most);

/** A signal whose value is stored in the browser, and follows what another tab stores: each would undo what the other has added. */
function sharedSignal<T>(key: string, read: () => T): Signal<T> {
  let taken = read();
  const value = signal(taken);
  effect(() => {
    if (value.value !== taken) save(key, value.value);
  });
  globalThis.window?.addEventListener("storage", (event) => {
    if (event.key === `ninefold.${key}`) value.value = taken = read();
  });
  return value;
}

/** An object that is stored. Of a stored value, the members count that have the type of the initial ones. */
export const storedObject = <T extends object>(key: string, initial: T): Signal<T> =>
  sharedSignal(key, () => {
    const kept = load(key, isObject) ?? {};
    const members = Object.entries(initial).map(([name, value]) => [name, typeof kept[name] === typeof value ? kept[name] : value]);
    return Object.fromEntries(members) as T;
  });

/** A list that is stored. Of a stored one, the items count that are what `is` expects. */
export const storedList = <T>(key: string, is: (value: unknown) => value is T): Signal<readonly T[]> =>
  sharedSignal(key, () => (load(key, Array.isArray) ?? []).filter(is));
