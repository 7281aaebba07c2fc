/** What a worker does that answers about variants. */
import { answer } from "./calls";
import * as variants from "./pkg/variants/ninefold";

/** The puzzle asked about last, ready for the next question. */
let last: { text: string; variant: variants.Variant } | undefined;

function about(text: string): variants.Variant {
  if (last?.text !== text) {
    const variant = new variants.Variant(text);
    last?.variant.free();
    last = { text, variant };
  }
  return last.variant;
}

export const answerVariants = () =>
  answer(
    variants.default().then(() => variants),
    () => ({
      judge: (text: string, guesses: number) => about(text).judge(guesses),
      contradiction: (text: string, guesses: number, language: string) => about(text).contradiction(guesses, language),
      broken: (text: string, values: Uint8Array) => about(text).broken(values),
      hint: (text: string, values: Uint8Array, kept: Uint32Array, language: string) => about(text).hint(values, kept, language),
      practice: (text: string, technique: string, before: number, language: string) => about(text).practice(technique, before, language),
      possible: (text: string, guesses: number) => about(text).possible(guesses),
      counts: (text: string, limit: number, guesses: number) => about(text).counts(limit, guesses),
      needs: (text: string, guesses: number) => about(text).needs(guesses),
      write: (text: string, format: string, language: string) => about(text).write(format, language),
    }),
  );
