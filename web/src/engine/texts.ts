/** What a worker does that reads and writes texts with puzzles, in all formats. */
import { answer } from "./calls";
import * as texts from "./pkg/texts/ninefold";
import type { RatingSoFar } from "./types";

/** A rating that tells how far it is. */
export const rateWith =
  ({ rate }: Pick<typeof texts, "rate">, tell: (known: unknown) => void) =>
  (scale: string, puzzle: string, solution: string, language: string) =>
    rate(scale, puzzle, solution, language, {
      tell: (rating: string, steps: number, placed: number) => tell({ scale, rating, steps, placed } satisfies RatingSoFar),
    });

let sheet: texts.Sheet | undefined;

// Calls that store or read the text of a batch; all others are functions of the module. Results that are not JSON are converted.
export const answerTexts = () =>
  answer(
    texts.default().then(() => texts),
    (module, tell) => ({
      rate: rateWith(module, tell),
      sheet(text: string, language: string) {
        sheet?.free();
        sheet = new texts.Sheet(text);
        return JSON.stringify({ ...JSON.parse(sheet.summary(language)), clues: sheet.clues() });
      },
      solved: (lines: string) => JSON.stringify(sheet?.solved(lines) ?? ""),
      told: (lines: string) => JSON.stringify(sheet?.told(lines) ?? ""),
      table: (names: string, lines: string) => JSON.stringify(sheet?.table(names, lines) ?? ""),
      write: (format: string, givens: string, placed: string, candidates: Uint16Array) =>
        JSON.stringify(texts.write(format, givens, placed, candidates)),
    }),
  );
