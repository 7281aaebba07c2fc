import type { Plugin } from "vite";

/** The gallery without the lines at its start, which are for people who read the file. */
export function gallery(): Plugin {
  return {
    name: "ninefold-gallery",
    transform: (code, id) => (id.endsWith("gallery.txt?raw") ? code.replace(/(# [^:]*?\\n)+/, "\\n") : undefined),
  };
}
