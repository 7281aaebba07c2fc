/** What a worker does that answers about variants. */
import { answer } from "./calls";
import * as variants from "./pkg/variants/ninefold";

/** The puzzle asked about last, ready for the next question. */
let last: { text: string; language: string; variant: variants.Variant } | undefined;

function about(text: string, language: string): variants.Variant {
  if (last?.text !== text || last.language !== language) {
    const variant = new variants.Variant(text, language);
    last?.variant.free();
    last = { text, language, variant };
  }
  return last.variant;
}

export const answerVariants = () =>
  answer(
    variants.default().then(() => variants),
    () => ({
      judge: (text: string, language: string, guesses: number) => about(text, language).judge(guesses),
      contradiction: (text: string, language: string, guesses: number) => about(text, language).contradiction(guesses),
      why: (text: string, language: string, rules: Uint32Array) => about(text, language).why(rules),
      broken: (text: string, language: string, values: Uint8Array) => about(text, language).broken(values),
      hint: (text: string, language: string, values: Uint8Array, kept: Uint32Array) => about(text, language).hint(values, kept),
      wrong: (text: string, language: string, values: Uint8Array, kept: Uint32Array, guesses: number) =>
        about(text, language).wrong(values, kept, guesses),
      practice: (text: string, language: string, technique: string, before: number) => about(text, language).practice(technique, before),
      counts: (text: string, language: string, limit: number, guesses: number) => about(text, language).counts(limit, guesses),
      // Infinity, which is too many, becomes null.
      estimate: (text: string, language: string, samples: number) => JSON.stringify(about(text, language).estimate(samples)),
      needs: (text: string, language: string, guesses: number) => about(text, language).needs(guesses),
      write: (text: string, language: string, format: string, solution: Uint8Array) => about(text, language).write(format, solution),
    }),
  );
