import type { Plugin } from "vite";

const NAMES = /(?:export|import)\{([^}]*)\}/;

/** The pairs of a list of names: `a as b,c`. */
const pairs = (list: string): [string, string][] =>
  list.split(",").map((each) => {
    const [from = "", to = from] = each.split(" as ");
    return [from, to];
  });

const renamed = (from: string, to: string): string => (from === to ? from : `${from} as ${to}`);

/**
 * Passes on what the first file gives to the others under the names that it has there, in order: Brotli writes that with half the bytes that
 * the bundler's own names need.
 */
export function shortExports(): Plugin {
  return {
    name: "ninefold-short-exports",
    apply: "build",
    generateBundle(_, files) {
      const chunks = Object.values(files).filter((file) => file.type === "chunk");
      const first = chunks.find((chunk) => chunk.isEntry);
      const list = first && /export\{([^}]*)\};?\s*$/.exec(first.code);
      if (!list) return;
      const names = new Map(pairs(list[1] ?? "").map(([own, other]) => [other, own]));
      first.code = `${first.code.slice(0, list.index)}export{${[...new Set(names.values())].sort().join()}};`;
      const from = `from"./${first.fileName.slice(first.fileName.lastIndexOf("/") + 1)}"`;
      for (const chunk of chunks)
        chunk.code = chunk.code.replace(new RegExp(`${NAMES.source}${from.replaceAll(/[.$]/g, "\\$&")}`, "g"), (_, all: string) => {
          const own = pairs(all).sort(([, a], [, b]) => (a < b ? -1 : 1));
          return `import{${own.map(([other, here]) => renamed(names.get(other) ?? other, here)).join()}}${from}`;
        });
    },
  };
}
