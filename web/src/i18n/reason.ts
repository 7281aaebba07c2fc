import { Unloaded } from "../engine/lane";
import { t } from "./index";

/** Why something failed, in words for the player. */
export function reasonOf(error: unknown): string {
  if (error instanceof Unloaded) return t().app.unloaded;
  return error instanceof Error ? error.message : String(error);
}
