import { expect, it } from "vitest";
import { sections } from "./i18n/sections";
import { windows } from "./i18n/windows";

/** The folders from the bottom up. A file imports from its own folder and from lower lines; folders in one line do not know each other. */
const LAYERS = [
  ["base", "style"],
  ["engine"],
  ["i18n"],
  ["game"],
  ["board"],
  ["parts"],
  ["batch", "explain", "generate", "lab", "play", "set"],
  // Its texts have the board of the lab beside them, and lead to the form of Generate.
  ["learn"],
  ["app"],
];
const heightOf = (folder: string) => LAYERS.findIndex((line) => line.includes(folder));

const SOURCES = import.meta.glob<string>("./**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
// What wasm-bindgen makes is no source.
const FILES = Object.entries(SOURCES).filter(([file]) => !file.includes("/pkg/"));

/** The paths that a file imports, from the root of the sources: `./game/state`. A text taken as it is (`?raw`) is data, not a source. */
function importsOf(file: string, text: string): string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"?]+)"/g);
  return Array.from(found, ([, path = ""]) => `.${new URL(path, new URL(file, "file:///")).pathname}`);
}

const folderOf = (path: string) => path.split("/")[1] ?? "";

/** The files that lie in a folder; those beside the folders may import all of them. */
const INSIDE = FILES.filter(([file]) => file.split("/").length > 2);

/** The imports of a file that do not lead downward. */
function upward(file: string, text: string): string[] {
  const own = folderOf(file);
  const isFine = (to: string) => to === own || (heightOf(to) >= 0 && heightOf(to) < heightOf(own));
  return importsOf(file, text)
    .filter((path) => !isFine(folderOf(path)))
    .map((path) => `${file} imports ${path}`);
}

it("imports lead downward only", () => {
  expect(INSIDE.length).toBeGreaterThan(80);
  expect(INSIDE.map(([file]) => folderOf(file)).filter((folder) => heightOf(folder) < 0)).toEqual([]);
  expect(INSIDE.flatMap(([file, text]) => upward(file, text))).toEqual([]);
});

it("sees every kind of import that leads up or aside", () => {
  const text =
    'import { a } from "../base/route";\nimport type { B } from "../play/keys";\nexport { c } from "../i18n";\nvoid import("../app/App");\nimport "./d";';
  expect(upward("./game/state.ts", text)).toEqual(["./game/state.ts imports ./play/keys", "./game/state.ts imports ./app/App"]);
  expect(upward("./lab/state.ts", 'import { form } from "../generate/state";')).toHaveLength(1);
  expect(upward("./base/route.ts", 'import { App } from "../main";')).toHaveLength(1);
});

it("no files import each other in a circle", () => {
  const names = new Map(FILES.flatMap(([file]) => [file, file.replace(/(\/index)?\.tsx?$/, "")].map((name) => [name, file] as const)));
  const graph = new Map(FILES.map(([file, text]) => [file, importsOf(file, text).flatMap((path) => names.get(path) ?? [])]));
  const done = new Set<string>();
  const circle = (file: string, way: string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    const found = graph
      .get(file)
      ?.map((next) => circle(next, [...way, file]))
      .find(Boolean);
    done.add(file);
    return found;
  };
  expect([...graph.values()].flat().length).toBeGreaterThan(300);
  expect(FILES.map(([file]) => circle(file, [])).find(Boolean)).toBeUndefined();
});

it("the game is drawn elsewhere", () => {
  const plain = ["base", "engine", "i18n", "game"];
  expect(FILES.map(([file]) => file).filter((file) => file.endsWith(".tsx") && plain.includes(folderOf(file)))).toEqual([]);
});

/** The files that read texts of these groups. */
function readers(texts: object, files: typeof INSIDE): string[] {
  const late = Object.keys(texts).join("|");
  const reads = new RegExp(`\\bt\\(\\)\\.(${late})\\b|\\b(${late})\\b[^{}]*\\} = t\\(\\)`);
  return files.filter(([, text]) => reads.test(text)).map(([file]) => file);
}

it("texts that come with the sections or with windows are read there only", () => {
  expect(readers({ lab: 1 }, [["./app/App.tsx", "const { lab, app } = t();"]])).toHaveLength(1);
  const early = INSIDE.filter(([file]) => ["base", "engine", "game", "board", "parts", "play", "app"].includes(folderOf(file)));
  expect(readers(sections, early)).toEqual([]);
  const windowsOf = {
    parts: ["About", "CopyField", "Formats", "SettingsDialog"],
    play: ["Bookmarks", "Charts", "GalleryList", "KeyHelp", "OpenDialog", "ShareDialog", "Statistics"],
  };
  const later = Object.entries(windowsOf).flatMap(([folder, files]) => files.map((file) => `./${folder}/${file}.tsx`));
  expect(readers(windows, early).sort()).toEqual(later);
});
