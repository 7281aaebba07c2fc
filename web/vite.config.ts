import { defineConfig } from "vite";
import { about } from "./build/about.ts";
import { carriedByTheProgram } from "./build/carried.ts";
import { shortColours } from "./build/colours.ts";
import { shortExports } from "./build/exports.ts";
import { gallery } from "./build/gallery.ts";
import { learnPages } from "./build/learn-pages.ts";
import { shortPreload } from "./build/preload.ts";
import { serviceWorker } from "./build/service-worker.ts";

/** The name of a module of WebAssembly begins with its kind: of the two builds of the engine only the one in use is stored for offline work. */
function kindOf(names: readonly string[]): string {
  const kind = names.map((name) => /pkg\/(plain|texts|variants)\//.exec(name)?.[1]).find(Boolean);
  return kind ? `${kind}-` : "";
}
const assetFileNames = (asset: { originalFileNames?: string[] }) =>
  `assets/${kindOf(asset.originalFileNames ?? [])}[name]-[hash:6][extname]`;
const chunkFileNames = (chunk: { moduleIds?: string[] }) => `assets/${kindOf(chunk.moduleIds ?? [])}[name]-[hash:6].js`;

/** The windows of Play with what they share with other sections, which is too little for a file of its own. */
const WINDOWS = {
  name: "windows",
  test: /gallery|src\/(play\/(windows|Bookmarks|GalleryList|OpenDialog|ShareDialog|Statistics)|parts\/(About|CopyField|Formats|SettingsDialog))/,
};

// Relative addresses, so that the built files work below any path of any static host.
export default defineConfig({
  base: "./",
  plugins: [about(), gallery(), learnPages(), shortPreload(), shortColours(), shortExports(), serviceWorker(), carriedByTheProgram()],
  worker: { format: "es", rolldownOptions: { output: { assetFileNames, chunkFileNames, entryFileNames: "assets/[name]-[hash:6].js" } } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        assetFileNames,
        chunkFileNames,
        entryFileNames: chunkFileNames,
        codeSplitting: { groups: [WINDOWS], includeDependenciesRecursively: false },
      },
    },
  },
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
