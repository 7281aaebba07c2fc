// A puzzle for every kind of rule: it opens, its rules are drawn or told beside the board, and screen readers hear of them cell by cell.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as variants from "../src/engine/pkg/variants/ninefold.js";
import { clickCell, eventually, fixture, noFault, press } from "./fixture.mjs";

const site = fixture();
const file = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const GALLERY = file("testdata/gallery.txt")
  .split("\n")
  .filter((line) => line.startsWith("."));
variants.initSync({ module: readFileSync(new URL("../src/engine/pkg/variants/ninefold_bg.wasm", import.meta.url)) });

/** The puzzle of a text in the library's own JSON. */
const opened = (text) => JSON.parse(variants.read(text, "en")).puzzles[0]?.variant;

/** The puzzles of the guide by kind of rule: a whole one, and parts before each of which stands what follows. */
const GUIDE = new Map(
  file("variants/src/guide/examples.txt")
    .split(/^# /m)
    .slice(1)
    .map((part) => part.trim().split("\n"))
    .map(([kind, ...lines]) => [kind, lines.map((line) => line.replace(/^\S+ /, ""))]),
);

/** Puzzles that people set: links to f-puzzles, and constraint strings. They are no part of the repository. */
function ofOthers() {
  const shared = (name) => file(`../shared/variants/${name}`);
  try {
    const links = JSON.parse(shared("fpuzzles-half.json")).map(([, packed]) => `https://www.f-puzzles.com/?load=${packed}`);
    const lines = shared("iss-half.jsonl").split("\n").filter(Boolean);
    // Those without rules are classic puzzles or Sukaku.
    const strings = lines.map((line) => JSON.parse(line).input).filter((text) => /^\.[A-Z~]/.test(text));
    return [...links, ...strings];
  } catch {
    return [];
  }
}

/** Kinds that have no form on the board, and those that speak of no cell alone. */
const NOT_DRAWN = ["given", "disjoint groups", "anti-knight", "anti-king", "nonconsecutive", "all marks given"];
const EVERYWHERE = ["disjoint groups", "anti-knight", "anti-king", "nonconsecutive", "all marks given"];

/** A puzzle for each kind of rule, of others where they have one. */
function puzzles() {
  const all = (texts) => texts.map((text) => ({ text, puzzle: opened(text) }));
  const others = all(ofOthers());
  return [...GUIDE].map(([kind, own]) => {
    // The list does not name given digits, but it names several numbers for a cell.
    const isOne = ({ rule, values }) => rule === kind && (kind !== "given" || values.length > 1);
    const fits = ({ puzzle }) => puzzle && !puzzle.unknown && !puzzle.drawn && puzzle.rules.some(isOne);
    const { text, puzzle } = others.find(fits) ?? all(own).find(fits);
    return { kind, text, puzzle, rule: puzzle.rules.find(isOne) };
  });
}

/** What the page shows: the numbers of rules that are drawn, and of those without size; the names in the list. */
const shown = (page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll(".rules:not(.drawn) > g")];
    const empty = all.filter((rule) => !["width", "height"].some((side) => rule.getBBox()[side] > 0));
    return { drawn: all.length, empty: empty.length, told: [...document.querySelectorAll(".told dt")].map((each) => each.textContent) };
  });

/** Kinds that people call by their look. */
const CALLED = { difference: "white dot", ratio: "black dot" };

test("every kind of rule opens from a text, is drawn and is in the list", (t) =>
  site.visiting({}, async (page) => {
    const all = puzzles();
    assert.ok(all.length > 40);
    if (ofOthers().length === 0) t.diagnostic("../shared/variants is not there: the puzzles of the guide serve alone");
    for (const { kind, text, puzzle, rule } of all) {
      await page.evaluate((text) => (location.hash = `#p=${encodeURIComponent(text)}`), text);
      const { rules, rows, columns } = puzzle;
      const called = rule.name ?? rule.relation?.name ?? CALLED[kind] ?? kind;
      await eventually(async () => {
        assert.equal(await page.locator("[role=gridcell]").count(), rows * columns, kind);
        const { drawn, empty, told } = await shown(page);
        assert.equal(drawn, rules.filter(({ rule }) => !NOT_DRAWN.includes(rule)).length, `${kind}: drawn`);
        assert.equal(empty, 0, `${kind}: nothing to see`);
        assert.ok(
          told.some((name) => name.startsWith(called)),
          `${kind} in the list: ${told}`,
        );
      });
      if (EVERYWHERE.includes(kind)) continue;
      const [cell] = [rule.cell, rule.cells, rule.shaft, rule.parts, rule.first].flat(2).filter(Boolean);
      const [row, column] = cell.match(/\d+/g);
      const label = await page.getAttribute(`#cell-${(row - 1) * columns + (column - 1)}`, "aria-label");
      assert.ok(
        label.startsWith(`Row ${row}, column ${column}, `) && (kind === "XV" ? /, [XV]/.test(label) : label.includes(called)),
        `${kind}: ${label}`,
      );
    }
    await noFault(page);
  }));

test("a zipper with a middle cell shows it", () =>
  site.visiting({ hash: `#p=${encodeURIComponent(".Shape~4x4.Zipper~R1C1~R1C2~R1C3.Zipper~R2C1~R2C2~R2C3~R2C4")}` }, async (page) => {
    await page.waitForSelector("path.rule.zipper", { state: "attached" });
    assert.deepEqual(await page.locator("circle.rule.zipper").evaluateAll((all) => all.map((each) => each.getAttribute("cx"))), ["150"]);
  }));

test("on a small phone a hint covers the rules, and the page ends with the window", () =>
  site.visiting({ hash: `#p=${encodeURIComponent(GALLERY[5])}`, size: "phone" }, async (page) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.waitForSelector(".rule.white");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    assert.equal(await height(), 640);
    await press(page, "h");
    await page.waitForSelector(".hint");
    assert.equal(await height(), 640);
    assert.ok(await page.isHidden(".told"));
  }));

test("the list explains a letter on the board", () =>
  site.visiting({ hash: `#p=${encodeURIComponent(".Sandwich~23~C5.Skyscraper~R5~~3")}` }, async (page) => {
    await page.waitForSelector(".told dt");
    assert.deepEqual((await page.locator(".rule.outside").allTextContents()).sort(), ["23", "H3"]);
    assert.deepEqual((await shown(page)).told.map((name) => name.trim()).sort(), ["sandwich", "skyscraper (H)"]);
    await page.click(".menu >> text=Open in Set");
    await page.waitForSelector(".rule-list");
    assert.match(await page.textContent(".rule-list"), /skyscraper 3 right of row 5 \(H\)/);
  }));

test("a rule of two thousand pairs opens", () =>
  site.visiting({ hash: "#p=.AntiTaxicab.~R1C1_2" }, async (page) => {
    await eventually(async () => assert.equal(await page.textContent(".told dt"), "anti-taxicab "));
    // They are in the list, but do not cover the board.
    assert.equal(await page.locator(".rule.own").count(), 0);
  }));

test("the status names what was broken last first, for as long as a rule is broken", () =>
  site.visiting({ hash: `#p=${encodeURIComponent(".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R3C1~R3C2.WhiteDot~R3C1~R4C1")}` }, async (page) => {
    await page.waitForSelector(".rule.cage");
    for (const [cell, key, says] of [
      [1, "3", "Broken: killer cage 3 at r1c1."],
      [8, "4", "Broken: thermometer at r3c1, killer cage 3 at r1c1."],
      [15, "1", "Broken: thermometer at r3c1, killer cage 3 at r1c1."],
      [12, "2", "Broken: white dot at r3c1, thermometer at r3c1 and 1 more."],
      [1, "Delete", "Broken: white dot at r3c1, thermometer at r3c1."],
    ]) {
      await clickCell(page, cell);
      await press(page, key);
      await eventually(async () => assert.equal(await page.textContent(".status"), says));
    }
    await press(page, "Control+z Control+z Control+z Control+z Control+z");
    await eventually(async () => assert.equal(await page.textContent(".status"), "This puzzle has several solutions."));
  }));

test("of rules that contradict each other a hint names two, and marks the cells of all", () =>
  site.visiting({ hash: `#p=${encodeURIComponent(".Shape~4x4.Thermo~R1C1~R1C2~R1C3.~R1C3_3.~R4C1_1")}` }, async (page) => {
    await page.waitForSelector("circle.rule.thermometer");
    await press(page, "h");
    await eventually(async () =>
      assert.equal(
        await page.textContent(".status"),
        "No solution: these rules contradict each other: thermometer at r1c1, r1c3 = 3 and 1 more.",
      ),
    );
    const marked = await page.$$eval(".fault", (all) =>
      all.map((each) => [each.getAttribute("x"), each.getAttribute("y")].map((at) => Math.floor(at / 100)).join()),
    );
    assert.deepEqual(marked, ["0,0", "1,0", "2,0", "0,3"]);
  }));

const FOUR = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R1C1_1.~R2C3_1.~R3C2_4";

/** An engine that finds no step of a variant. */
const withoutSteps = (program) => {
  const changed = program.replace(/hint:\((\w+,){3}\w+\)=>/, 'hint:()=>"null",found:(a,b,c,d)=>');
  assert.match(changed, /found:/);
  return changed;
};

test("where no technique finds a step, there is a digit of the solution, which says what it is", () =>
  site.visiting({ hash: `#p=${encodeURIComponent(FOUR)}`, worker: withoutSteps }, async (page) => {
    await page.waitForSelector(".rule.cage");
    await clickCell(page, 5);
    await press(page, "h");
    await eventually(async () => assert.equal(await page.textContent(".hint .why"), "No technique finds a step here."));
    await page.click(".hint button:has-text('Show one digit')");
    await eventually(async () => assert.match(await page.textContent(".hint .why"), /^r2c2 = 3 in the solution/));
    await noFault(page);
    await page.click(".hint button:has-text('Apply')");
    await eventually(async () => assert.equal(await page.textContent("#cell-5 .digit"), "3"));
  }));
