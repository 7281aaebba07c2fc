import { settings } from "../base/settings";
import { en, type Texts } from "./en";
import { ko } from "./ko";

/** The page's texts in the chosen language. Read it while rendering: it follows the setting. */
export function t(): Texts {
  return settings.value.language === "ko" ? ko : en;
}

/** A moment as the language writes day and time. */
export const moment = (when: number): string =>
  new Date(when).toLocaleString(settings.value.language, { dateStyle: "medium", timeStyle: "short" });

/** The short name of the weekday of a day such as `2026-11-22`. */
export const weekday = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(settings.value.language, { weekday: "short", timeZone: "UTC" });

/** A number in the format of the language. */
export const number = (n: number): string => n.toLocaleString(settings.value.language);
