import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const BUILD_SCRIPT = fileURLToPath(new URL("../../cli/build.rs", import.meta.url));
const PAGE = fileURLToPath(new URL("../dist", import.meta.url));
/** Files that a page served to its own machine does not need: the picture that sites show for a link, and the engine for old browsers. */
const LEFT_OUT = /^(link-picture\.png|assets[\\/]plain-.*)$/;
const CARRIED = fileURLToPath(new URL("../carried", import.meta.url));

/**
 * Packs the page's files with gzip for the command-line program, which contains and serves them so, and triggers a rebuild
 * of the program: Cargo compares the time of change of the program's build script. Watching `carried/` alone would miss the
 * first build of the page.
 */
export function carriedByTheProgram(): Plugin {
  return {
    name: "ninefold-carried-by-the-program",
    apply: "build",
    closeBundle() {
      rmSync(CARRIED, { recursive: true, force: true });
      for (const entry of readdirSync(PAGE, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        const name = relative(PAGE, file);
        if (LEFT_OUT.test(name)) continue;
        const packed = join(CARRIED, name);
        mkdirSync(dirname(packed), { recursive: true });
        writeFileSync(packed, gzipSync(readFileSync(file), { level: 9 }));
      }
      const now = new Date();
      utimesSync(BUILD_SCRIPT, now, now);
    },
  };
}
