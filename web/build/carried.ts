import { utimesSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const BUILD_SCRIPT = fileURLToPath(new URL("../../cli/build.rs", import.meta.url));

/**
 * Triggers a rebuild of the command-line program, since it contains the page: Cargo compares the time of change of the
 * program's build script. Watching `dist/` alone would miss the first build of the page.
 */
export function carriedByTheProgram(): Plugin {
  return {
    name: "ninefold-carried-by-the-program",
    apply: "build",
    closeBundle() {
      const now = new Date();
      utimesSync(BUILD_SCRIPT, now, now);
    },
  };
}
