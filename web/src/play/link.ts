import { effect } from "@preact/signals";
import { route } from "../app/route";
import { t } from "../i18n";
import { givensLine, message, start } from "./state";

/** Opens the puzzle of a link; one that is being played already is left as it is. */
export function followLinks(): void {
  effect(() => {
    const text = route.value.values.get("p");
    if (text !== null) openLink(text);
  });
}

function openLink(text: string): void {
  const line = text.replaceAll(/[0*_-]/g, ".");
  if (line === givensLine.peek()) return;
  if (/^[1-9.]{81}$/.test(line)) {
    start(line);
  } else {
    start("");
    message.value = t().open.broken;
  }
}
