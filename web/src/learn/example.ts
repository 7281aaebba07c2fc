import { own } from "../base/own";
import { settings } from "../base/settings";
import { engine } from "../engine/client";
import type { StepWithMarks } from "../engine/types";

/** The line that the engine reads: the givens, all digits, and what else is removed. */
async function whole(short: string): Promise<string> {
  const grid = short.slice(0, 81);
  const givens = grid.replaceAll("!", ".");
  const verdict = await engine.verdict({ givens, clues: null });
  const placed = verdict.kind === "unique" ? grid.replace(/!/g, (_, cell) => verdict.solution[cell] ?? ".") : givens;
  return [givens, placed, ...(short.slice(81).match(/.../g) ?? [])].join(" ");
}

/** What the build made from the repository's own texts: a file of its own. */
export const texts = () => import("virtual:learn").then((file) => file.default);

/** A technique's example in the language of the page. */
export async function exampleOf(code: string): Promise<StepWithMarks | null> {
  const short = own((await texts()).examples, code) ?? "";
  return engine.example(code, await whole(short), settings.peek().language);
}
