import { defineConfig } from "vite";
import { about } from "./build/about.ts";
import { carriedByTheProgram } from "./build/carried.ts";
import { learnPages } from "./build/learn-pages.ts";
import { shortPreload } from "./build/preload.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { shorter } from "./build/shorter.ts";

/** The name of a module of WebAssembly begins with its kind: of the two builds of the engine only the one in use is stored for offline work. */
function kindOf(names: readonly string[]): string {
  const kind = names.map((name) => /pkg\/(plain|texts|variants)\//.exec(name)?.[1]).find(Boolean);
  return kind ? `${kind}-` : "";
}
const assetFileNames = (asset: { originalFileNames?: string[] }) => `assets/${kindOf(asset.originalFileNames ?? [])}[name]-[hash][extname]`;
const chunkFileNames = (chunk: { moduleIds?: string[] }) => `assets/${kindOf(chunk.moduleIds ?? [])}[name]-[hash].js`;

// Relative addresses, so that the built files work below any path of any static host.
export default defineConfig({
  base: "./",
  plugins: [about(), learnPages(), shortPreload(), shorter(), serviceWorker(), carriedByTheProgram()],
  worker: { format: "es", rolldownOptions: { output: { assetFileNames, chunkFileNames } } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        assetFileNames,
        chunkFileNames,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Fetched with the first variant.
            {
              name: "ruled",
              test: /board\/(clues|RuleShapes|DrawnShapes|VariantStep|VariantThumb|StepPictures|corners)|parts\/(RulesPanel|StepText|Formats|CopyField)|play\/ruled|i18n\/known|style\/(variant|gallery)/,
              priority: 1,
            },
            // What the first board needs stays together: two files would take longer.
            { name: "index", tags: ["$initial" as const] },
          ],
        },
      },
    },
  },
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
