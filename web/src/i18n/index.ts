import { effect, signal } from "@preact/signals";
import { settings } from "../base/settings";
import { en } from "./en";
import type { sections } from "./sections";
import type { windows } from "./windows";

/** All texts of the page in a language. */
export type Texts = typeof en & typeof sections & typeof windows;

/** English: the texts of the sections besides Play, and of the windows, come with them. */
const english = { ...en } as Texts;

export function addTexts(more: typeof sections | typeof windows): void {
  Object.assign(english, more);
}

/** The texts in Korean, once they are there: whoever reads English does not fetch them. */
const korean = signal<Texts | undefined>(undefined);

/** Fetches Korean as soon as it is chosen; the promise ends when the texts for the first drawing are there. Without them English stays. */
export function followLanguage(): Promise<void> {
  return new Promise((ready) => {
    effect(() => {
      if (settings.value.language !== "ko" || korean.peek()) return ready();
      void import("./ko")
        .then(({ ko }) => (korean.value = ko))
        .then(
          () => ready(),
          () => ready(),
        );
    });
  });
}

/** The page's texts in the chosen language. Read it while rendering: it follows the setting. */
export function t(): Texts {
  return (settings.value.language === "ko" && korean.value) || english;
}

/** A moment as the language writes day and time. */
export const moment = (when: number): string =>
  // As British as the page's spelling.
  new Date(when).toLocaleString(settings.value.language.replace("en", "en-GB"), { dateStyle: "medium", timeStyle: "short" });

/** The short name of the weekday of a day such as `2026-11-22`. */
export const weekday = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(settings.value.language, { weekday: "short", timeZone: "UTC" });

/** The day and month of a day such as `2026-11-22`, with its year if that is asked for. */
export const dayAndMonth = (day: string, year?: "numeric"): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(settings.value.language.replace("en", "en-GB"), {
    day: "numeric",
    month: "short",
    year,
    timeZone: "UTC",
  });

/** A number in the format of the language. */
export const number = (n: number): string => n.toLocaleString(settings.value.language);
