import { Unloaded } from "../engine/lane";
import type { Trouble } from "../engine/types";
import { t } from "./index";

/** Why something failed, in words for the player. */
export function reasonOf(error: unknown): string {
  if (error instanceof Unloaded) return t().app.unloaded;
  return error instanceof Error ? error.message : String(error);
}

/** A text with a capital. A place in JSON, such as `rules[0]`, stays as it is written there. */
export const capital = (text: string): string => text.replace(/^.(?!\w*[[.:])/, (first) => first.toUpperCase());

/** A reason of the engine, which is part of a sentence, as a sentence. */
export const asSentence = (text: string): string => capital(text).replace(/[^.…]$/, "$&.");

/** What is wrong with a text. */
export const causeOf = ({ expected, found }: Trouble): string => t().open.expected(expected, found);

/** What is wrong with a text, and where. */
export const placeOf = (trouble: Trouble): string => t().open.where(trouble.line, trouble.column) + causeOf(trouble);
