import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { marked } from "marked";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The folders of the documentation texts that the page also shows. */
const SOURCES = {
  techniques: join(ROOT, "src/technique"),
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
      const [en, ko, examples] = [techniquePages("en"), techniquePages("ko"), techniqueExamples()];
      const rungs = { en: pagesIn(SOURCES.rungs, "en"), ko: pagesIn(SOURCES.rungs, "ko") };
      const walks = { en: walk("README.md"), ko: walk("README.ko.md") };
      // The codes stand once, in order, since pages and examples have the same: that is smaller than three objects.
      const codes = Object.keys(en);
      const by = (all: Record<string, string>) => `by(${JSON.stringify(codes.map((code) => all[code]))})`;
      return `const codes = ${JSON.stringify(codes.join(" "))}.split(" ");
const by = (all) => Object.fromEntries(codes.map((code, i) => [code, all[i]]));
export default { techniques: { en: ${by(en)}, ko: ${by(ko)} }, examples: ${by(examples)}, rungs: ${JSON.stringify(rungs)}, walk: ${JSON.stringify(walks)} };`;
    },
  };
}

/** The files of this name in the folders of a folder, such as those of the families of techniques. */
function filesIn(folder: string, name: string): string[] {
  const families = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return families.map((family) => readFileSync(join(folder, family.name, name), "utf8"));
}

/** The pages of techniques in a language as HTML, by the codes in their headings. */
function techniquePages(language: Language): Record<string, string> {
  const sections = filesIn(SOURCES.techniques, `pages${LANGUAGES[language]}`).flatMap((text) => text.split(/^# /m).slice(1));
  const pages = sections.flatMap((section) => {
    const [heading = "", ...lines] = section.split("\n");
    return heading.split(", ").map((code) => [code, toHtml(lines.join("\n"))] as const);
  });
  return byName(pages);
}

/** The examples of techniques by their codes: one grid of the givens, with `!` where the solution's digit stands, then the removed candidates. It takes a third. */
function techniqueExamples(): Record<string, string> {
  const rows = filesIn(SOURCES.techniques, "examples.txt").flatMap((text) => text.trim().split("\n"));
  const short = (row: string): readonly [string, string] => {
    const [code = "", givens = "", placed = "", ...removed] = row.split(/\s+/);
    const grid = [...placed].map((digit, cell) => (/[1-9]/.test(digit) ? (/\d/.test(givens[cell] ?? "") ? digit : "!") : "."));
    return [code, grid.join("") + removed.join("")];
  };
  return byName(rows.map(short));
}

/** An object of these entries, sorted by name. */
function byName(entries: (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
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

/** The walk-through of backtracking, without its title and the link to its other language, and with its links into the repository as plain text. */
function walk(name: string): string {
  return html(join(SOURCES.walk, name))
    .replace(/^<h1.*?<\/em>/, "")
    .replace(/<a href="(?!https?:)[^"]*">(.*?)<\/a>/gs, "$1");
}

function html(path: string): string {
  return toHtml(readFileSync(path, "utf8"));
}

function toHtml(text: string): string {
  const made = marked.parse(text, { async: false });
  // Elements that scroll sideways must be reachable by keyboard.
  return short(made.replaceAll("<pre>", '<pre tabindex="0">').replaceAll("<table>", '<table tabindex="0">'));
}

/** The same page in fewer bytes: quotes as they are, and outside of programs without line breaks and the closing tags that HTML does not need. */
export function short(html: string): string {
  const parts = html.split(/(<pre.*?<\/pre>)/s);
  const flat = parts.map((part, i) =>
    i % 2 ? part : part.replace(/\s+/g, " ").replace(/ ?(<\/?(?:p|[uo]l|li|h\d|t[a-z]+)\b[^>]*>) ?/g, "$1"),
  );
  return flat
    .join("")
    .replace(/<\/(p|li|t[dhr])>| class="language-\w+"/g, "")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"');
}
