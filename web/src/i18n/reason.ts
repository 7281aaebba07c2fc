import { Unloaded } from "../engine/lane";
import type { Trouble } from "../engine/types";
import { t } from "./index";

/** Why something failed, in words for the player. */
export function reasonOf(error: unknown): string {
  if (error instanceof Unloaded) return t().app.unloaded;
  return error instanceof Error ? error.message : String(error);
}

/** What is wrong with a text, and where. */
export const placeOf = ({ line, column, expected, found }: Trouble): string =>
  t().open.where(line, column) + t().open.expected(expected, found);
