import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * What the page says about itself: its version, where its source is (`NINEFOLD_SOURCE`), and the address that it is going to have
 * (`NINEFOLD_URL`), which the picture for links needs, since sites that show it want a whole address.
 */
export function about(): Plugin {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };
  const home = process.env.NINEFOLD_URL ?? "./";
  return {
    name: "ninefold-about",
    config: () => ({
      define: { __VERSION__: JSON.stringify(version), __SOURCE__: JSON.stringify(process.env.NINEFOLD_SOURCE ?? "") },
    }),
    transformIndexHtml: (html) => html.replaceAll("%HOME%", home),
  };
}
