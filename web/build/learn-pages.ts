import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
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

const MODULE = "virtual:learn";

/**
 * Turns the library's own texts into a module, so that the page and the documentation cannot differ: the pages of techniques, by their
 * code, and of rungs as HTML in each language, the walk-through, and the positions of the techniques' examples. They are one file, since
 * much is alike in the texts of both languages, and a file of all is smaller than one of each kind.
 */
export function learnPages(): Plugin {
  return {
    name: "ninefold-learn-pages",
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const texts = {
        techniques: { en: foldersIn(SOURCES.techniques, "en"), ko: foldersIn(SOURCES.techniques, "ko") },
        rungs: { en: pagesIn(SOURCES.rungs, "en"), ko: pagesIn(SOURCES.rungs, "ko") },
        walk: { en: walk("README.md"), ko: walk("README.ko.md") },
        examples: examplesIn(SOURCES.techniques),
      };
      return `export default ${JSON.stringify(texts)};`;
    },
  };
}

/** The page in each folder of a folder in a language as HTML, by the folder's name. */
function foldersIn(folder: string, language: Language): Record<string, string> {
  const page = `page${LANGUAGES[language]}`;
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, html(join(folder, name, page))]),
  );
}

/** The example in each folder of a folder: one grid, in which the givens are the letters from a on, then the removed candidates. It takes half as much. */
function examplesIn(folder: string): Record<string, string> {
  const short = (line: string): string => {
    const [givens = "", placed = "", ...removed] = line.trim().split(/\s+/);
    const grid = [...placed].map((digit, cell) => (/\d/.test(givens[cell] ?? "") ? String.fromCharCode(96 + Number(digit)) : digit));
    return grid.join("") + removed.join("");
  };
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, short(readFileSync(join(folder, name, "example.txt"), "utf8"))]),
  );
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
  return html(join(SOURCES.walk, name))
    .replace(/<p><em><a href="README[^"]*">[^<]*<\/a><\/em><\/p>\n/, "")
    .replace(/<a href="(?!https?:)[^"]*">(.*?)<\/a>/gs, "$1");
}

function html(path: string): string {
  const made = marked.parse(readFileSync(path, "utf8"), { async: false });
  // Elements that scroll sideways must be reachable by keyboard.
  return made.replaceAll("<pre>", '<pre tabindex="0">').replaceAll("<table>", '<table tabindex="0">');
}
