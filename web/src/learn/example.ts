import lines from "virtual:learn/examples";
import { own } from "../app/own";
import { settings } from "../app/settings";
import { engine } from "../engine/client";

/** The line that the engine reads: the givens, all digits, and what else is removed. */
function whole(short: string): string {
  const placed = short.slice(0, 81).replace(/[a-i]/g, (letter) => `${letter.charCodeAt(0) - 96}`);
  const givens = short.slice(0, 81).replace(/[1-9]/g, ".").replace(/[a-i]/g, (letter) => `${letter.charCodeAt(0) - 96}`);
  return [givens, placed, ...(short.slice(81).match(/.../g) ?? [])].join(" ");
}

/** A technique's example in the language of the page. */
export const exampleOf = (code: string) => engine.example(code, whole(own(lines, code) ?? ""), settings.peek().language);
