import { effect } from "@preact/signals";
import { route } from "../app/route";
import { settings } from "../app/settings";
import { engine } from "../engine/client";
import { t } from "../i18n";
import { startFrom } from "./OpenDialog";
import { givensLine, message, start } from "./state";

/** Opens the puzzle of a link; one that is being played already is left as it is. */
export function followLinks(): void {
  effect(() => {
    const text = route.value.values.get("p");
    if (text !== null && route.value.view !== "lab") void openLink(text);
  });
}

async function openLink(text: string): Promise<void> {
  const line = text.replaceAll(/[0*_-]/g, ".");
  if (line === givensLine.peek()) return;
  // The plain form needs no engine, so that the board is there at once.
  if (/^[1-9.]{81}$/.test(line)) return start(line);
  let why = "";
  try {
    const { puzzles, trouble } = await engine.read(text, settings.peek().language);
    if (puzzles[0]) return startFrom(puzzles[0]);
    const first = trouble[0];
    if (first) why = ` ${t().open.where(first.line, first.column)}${t().open.wanted(first.expected, first.found)}`;
  } catch (error) {
    why = ` ${error instanceof Error ? error.message : String(error)}`;
  }
  start("");
  message.value = t().open.broken + why;
}
