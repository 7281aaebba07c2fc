import { engine } from "../engine/client";
import { settings } from "../app/settings";

/** The marks in which a technique has a step, by the technique's code. */
const lines = Object.fromEntries(
  Object.entries(import.meta.glob<string>("../../../src/technique/catalogue/*/example.txt", { query: "?raw", import: "default", eager: true }))
    .map(([path, line]) => [path.split("/").at(-2), line]),
);

/** A technique's example in the language of the page. */
export const exampleOf = (code: string) => engine.example(code, lines[code] ?? "", settings.peek().language);
