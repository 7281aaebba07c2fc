import { go, route } from "../base/route";
import { t } from "../i18n";
import { reasonOf } from "../i18n/reason";
import { puzzleAddress } from "./link";
import { offered, onlyOf, readText, startFrom } from "./open";
import { message } from "./state";

/** Opens the puzzle of a text in Explain if that is shown, else in Play; with several puzzles, or none, the dialog of Play opens with the text. */
export async function offer(text: string): Promise<void> {
  if (!text.trim()) return;
  try {
    const reading = await readText(text);
    const only = onlyOf(reading);
    if (only) startFrom(only);
    else offered.value = { text, reading };
    const { view } = route.peek();
    if (view !== "play" && (view !== "explain" || offered.peek())) go("play", puzzleAddress());
  } catch (error) {
    message.value = t().app.failed(reasonOf(error));
  }
}

/** Opens a file or text that is dropped anywhere, from outside the page; the returned function ends that. A section that takes files itself handles the event. */
export function acceptFiles(): () => void {
  const over = (event: DragEvent) => event.preventDefault();
  // A drag of selected text would end the stroke of a pointer, and a drop of it would be read as a puzzle.
  const drag = (event: DragEvent) => {
    if (!(event.target as Element).closest?.("textarea, input")) over(event);
  };
  const drop = (event: DragEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void file.text().then(offer);
    else void offer(event.dataTransfer?.getData("text") ?? "");
  };
  const stop = new AbortController();
  addEventListener("dragstart", drag, stop);
  addEventListener("dragover", over, stop);
  addEventListener("drop", drop, stop);
  return () => stop.abort();
}

/** Opens what is pasted onto the board; the returned function ends that. */
export function acceptPaste(open: (text: string) => unknown = offer): () => void {
  const paste = (event: ClipboardEvent) => {
    if ((event.target as HTMLElement | null)?.closest?.("dialog, textarea, input")) return;
    event.preventDefault();
    const file = event.clipboardData?.files[0];
    if (file) void file.text().then(open);
    else open(event.clipboardData?.getData("text") ?? "");
  };
  addEventListener("paste", paste);
  return () => removeEventListener("paste", paste);
}
