import { signal } from "@preact/signals";

export const VIEWS = ["play", "explain", "lab", "generate", "set", "batch", "learn"] as const;
export type View = (typeof VIEWS)[number];

/** The page's place, as its address states it after the `#`: `#p=53..7…&view=lab&rung=bitmask&step=100`. */
export interface Route {
  view: View;
  /** Further values: `p` a puzzle, `rung` and `step` of the lab, `page` of the learn pages. */
  values: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  // A plus marks a digit in some puzzle notations; it is not a space.
  const text = hash.replace(/^#/, "");
  // A whole link to another site, whose own signs are not the page's.
  const values = new URLSearchParams(/^https?:/.test(text) ? { p: text } : text.replaceAll("+", "%2B"));
  const view = VIEWS.find((known) => known === values.get("view"));
  // What names neither a section nor a puzzle is a link that cannot be read.
  if (text && !view && !values.has("p")) values.set("p", "");
  return { view: view ?? "play", values };
}

export function formatRoute(view: View, values: Record<string, string | number | undefined> = {}): string {
  const all: Record<string, string | number | undefined> = { view: view === "play" ? undefined : view, ...values };
  const parts = Object.entries(all)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`);
  return `#${parts.join("&")}`;
}

/** The place last seen in each section, so that the way back leads there. */
const places = new Map<View, URLSearchParams>();

/** The last place in a section. */
export const placeOf = (view: View): URLSearchParams | undefined => places.get(view);

export const route = signal<Route>(parseRoute(globalThis.location?.hash ?? ""));

/** Goes to a view; the browser's back button returns. */
export function go(view: View, values: Record<string, string | number | undefined> = {}): void {
  location.hash = formatRoute(view, values);
}

/** The address that the page follows. The browser's is another one for a moment after a link was followed. */
let known = globalThis.location?.hash ?? "";

/**
 * Changes the address, without a new entry in the browser's history unless another puzzle was `opened`. When the address already names another place
 * or section, which is about to be shown, it stays as it is: an answer of the engine that arrives late must not lead back.
 */
export function stay(view: View, values: Record<string, string | number | undefined> = {}, opened = false): void {
  if (location.hash !== known || route.peek().view !== view) return;
  const address = formatRoute(view, values);
  if (address !== location.hash) history[opened ? "pushState" : "replaceState"](null, "", address);
  known = location.hash;
  places.set(view, parseRoute(address).values);
}

export function followAddress(): void {
  addEventListener("hashchange", () => {
    known = location.hash;
    route.value = parseRoute(known);
    places.set(route.value.view, route.value.values);
  });
  places.set(route.peek().view, route.peek().values);
}
