import type { Plugin } from "vite";

/** Shortens the names of the two properties with which Lightning CSS writes `light-dark()` for older browsers. */
export function shortColours(): Plugin {
  return {
    name: "ninefold-short-colours",
    enforce: "post",
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === "asset" && file.fileName.endsWith(".css"))
          file.source = String(file.source).replaceAll("--lightningcss-light", "--day").replaceAll("--lightningcss-dark", "--night");
    },
  };
}
