import { defineConfig } from "vite";
import { about } from "./build/about.ts";
import { carriedByTheProgram } from "./build/carried.ts";
import { learnPages } from "./build/learn-pages.ts";
import { serviceWorker } from "./build/service-worker.ts";

/** The two builds of the engine have different names, so that only the one in use is stored for offline work. */
function assetFileNames(asset: { originalFileNames?: string[]; names?: string[] }): string {
  const plain = asset.originalFileNames?.some((name) => name.includes("pkg/plain/"));
  return plain ? "assets/plain-[name]-[hash][extname]" : "assets/[name]-[hash][extname]";
}

// Relative addresses, so that the built files work below any path of any static host.
export default defineConfig({
  base: "./",
  plugins: [about(), learnPages(), serviceWorker(), carriedByTheProgram()],
  worker: { format: "es", rolldownOptions: { output: { assetFileNames } } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { assetFileNames } },
  },
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
