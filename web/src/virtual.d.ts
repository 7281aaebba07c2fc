/** See `build/about.ts`. */
declare const __VERSION__: string;
declare const __SOURCE__: string;

/** Texts of the documentation as HTML; see `build/learn-pages.ts`. */
declare module "virtual:learn/*" {
  const pages: Record<string, string>;
  export default pages;
}
