/** See `build/about.ts`. */
declare const __VERSION__: string;
declare const __SOURCE__: string;

/** Texts of the documentation: HTML by language and name; see `build/learn-pages.ts`. */
declare module "virtual:learn" {
  type Both<T> = Record<"en" | "ko", T>;
  const texts: {
    techniques: Both<Record<string, string>>;
    rungs: Both<Record<string, string>>;
    walk: Both<string>;
    /** The positions of the techniques' examples. */
    examples: Record<string, string>;
  };
  export default texts;
}

/** A file as a text. */
declare module "*?raw" {
  const text: string;
  export default text;
}
