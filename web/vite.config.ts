import { defineConfig } from "vite";
import { learnPages } from "./build/learn-pages.ts";
import { serviceWorker } from "./build/service-worker.ts";

// Relative addresses, so that the built files work below any path of any static host.
export default defineConfig({
  base: "./",
  plugins: [learnPages(), serviceWorker()],
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
