/** Texts of the documentation as HTML; see `build/learn-pages.ts`. */
declare module "virtual:learn/*" {
  const pages: Record<string, string>;
  export default pages;
}
