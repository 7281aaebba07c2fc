import { effect } from "@preact/signals";
import { storedObject } from "./storage";

export type Language = "en" | "ko";

/** The options of a player. */
export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  /** Mark digits that appear twice in a house. */
  conflicts: boolean;
  /** Mark the cells with the digit of the selected cell. */
  sameDigit: boolean;
  /** Shade the houses of the selected cell. */
  peers: boolean;
  /** Remove a placed digit from the marks of its peers. */
  tidy: boolean;
  /** A digit is chosen first, and written where the player presses. */
  digitFirst: boolean;
  /** The candidates of every game are filled in and follow its digits. */
  filled: boolean;
  /** Marks stand in nine fixed places of a cell. */
  fixedMarks: boolean;
  timer: boolean;
  /** Show how many of each digit are still to place. */
  counts: boolean;
  /** Write a letter into painted cells, one for each colour. */
  paintLetters: boolean;
  /** Write coordinates at the edge of the board. */
  coordinates: boolean;
  /** The codes of the techniques that hints and steps do without, between spaces. */
  off: string;
  /** The language of the programs beside the lab, by the ending of their files; empty for the outline. */
  program: string;
}

export const settings = storedObject<Settings>("settings", {
  language: (globalThis.navigator?.language ?? "en").toLowerCase().startsWith("ko") ? "ko" : "en",
  theme: "system",
  conflicts: true,
  sameDigit: true,
  peers: true,
  tidy: true,
  digitFirst: false,
  filled: false,
  fixedMarks: false,
  timer: true,
  counts: true,
  paintLetters: false,
  coordinates: false,
  off: "",
  program: "",
});

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  if (settings.value[key] !== value) settings.value = { ...settings.value, [key]: value };
}

/** Makes the document follow the settings of language and theme. */
export function followSettings(): void {
  effect(() => {
    const { language, theme } = settings.value;
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  });
}
