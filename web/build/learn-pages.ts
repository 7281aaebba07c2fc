import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The folders of the documentation texts that the page also shows. */
const SOURCES = {
  techniques: join(ROOT, "src/technique/catalogue"),
  rungs: join(ROOT, "src/learn/rungs"),
  walk: join(ROOT, "docs/learn"),
};

const LANGUAGES = { en: ".md", ko: ".ko.md" } as const;
type Language = keyof typeof LANGUAGES;

/**
 * Turns the library's own texts into modules, so that the page and the documentation cannot differ:
 * `virtual:learn/techniques/en`, `…/ko` and `virtual:learn/rungs/…` export HTML by code, `virtual:learn/walk` by language,
 * `virtual:learn/examples` the positions of the examples by code.
 */
export function learnPages(): Plugin {
  return {
    name: "ninefold-learn-pages",
    resolveId: (id) => (id.startsWith("virtual:learn/") ? `\0${id}` : undefined),
    load(id) {
      const [, what, language] = id.match(/^\0virtual:learn\/(\w+)(?:\/(en|ko))?$/) ?? [];
      switch (what) {
        case "techniques":
          return give(foldersIn(SOURCES.techniques, language as Language));
        case "rungs":
          return give(pagesIn(SOURCES.rungs, language as Language));
        case "examples":
          return give(examplesIn(SOURCES.techniques));
        case "walk":
          return give({ en: walk("README.md"), ko: walk("README.ko.md") });
      }
      return undefined;
    },
  };
}

const give = (pages: Record<string, string>): string => `export default ${JSON.stringify(pages)};`;

/** The page in each folder of a folder in a language as HTML, by the folder's name. */
function foldersIn(folder: string, language: Language): Record<string, string> {
  const page = `page${LANGUAGES[language]}`;
  return Object.fromEntries(readdirSync(folder).sort().map((name) => [name, html(join(folder, name, page))]));
}

/** The example in each folder of a folder: one grid, in which the givens are the letters from a on, then the removed candidates. It takes half as much. */
function examplesIn(folder: string): Record<string, string> {
  const short = (line: string): string => {
    const [givens = "", placed = "", ...removed] = line.trim().split(/\s+/);
    const grid = [...placed].map((digit, cell) => (/\d/.test(givens[cell] ?? "") ? String.fromCharCode(96 + Number(digit)) : digit));
    return grid.join("") + removed.join("");
  };
  return Object.fromEntries(readdirSync(folder).sort().map((name) => [name, short(readFileSync(join(folder, name, "example.txt"), "utf8"))]));
}

/** Every Markdown file of a folder in a language as HTML, by its name without the ending and with hyphens. */
function pagesIn(folder: string, language: Language): Record<string, string> {
  const ending = LANGUAGES[language];
  const names = readdirSync(folder).flatMap((file) => {
    const [name = "", ...rest] = file.split(".");
    return `.${rest.join(".")}` === ending ? [name] : [];
  });
  return Object.fromEntries(names.sort().map((name) => [name.replaceAll("_", "-"), html(join(folder, name + ending))]));
}

/** The walk-through of backtracking, without the link to its other language, and with its links into the repository as plain text. */
function walk(name: string): string {
  return html(join(SOURCES.walk, name)).replace(/<p><em><a href="README[^"]*">[^<]*<\/a><\/em><\/p>\n/, "").replace(/<a href="(?!https?:)[^"]*">(.*?)<\/a>/gs, "$1");
}

function html(path: string): string {
  const made = marked.parse(readFileSync(path, "utf8"), { async: false });
  // Elements that scroll sideways must be reachable by keyboard.
  return made.replaceAll("<pre>", '<pre tabindex="0">').replaceAll("<table>", '<table tabindex="0">');
}
