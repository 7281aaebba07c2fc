// What presses and keys on the board of Set mean to each tool.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, fixture, noFault } from "./fixture.mjs";
import { begin, choose, drag, HERE, haveRules, keys, middle, rulesOf, says } from "./set-board.mjs";

const site = fixture();

test("a press chooses what lies there with its tool, unless it means something to the tool at hand", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    await choose(page, "thermometer");
    await drag(page, 0, 1, 2);
    const press = async (cell) => page.mouse.click(...(await middle(page, cell)));
    const toolNow = () => page.inputValue(".palette :checked");
    await choose(page, "anti-king");
    await press(1);
    assert.equal(await toolNow(), "thermometer");
    await choose(page, "killer cage");
    // A drag draws, and so does a press with a number that waits, or with a tool of one cell.
    await drag(page, 1, 7);
    await keys(page, "Escape", "4");
    await press(2);
    await choose(page, "odd");
    await press(0);
    const all = ["thermometer r1c1 r1c2 r1c3", "killer cage r1c2 r2c2", "killer cage 4 r1c3", "odd r1c1"];
    await haveRules(page, ...all);
    await choose(page, "renban");
    await press(0);
    assert.equal(await toolNow(), "odd");
    await choose(page, "sandwich");
    await press(1);
    await haveRules(page, ...all, "sandwich above column 2 = ?");
    await press(7);
    assert.equal(await toolNow(), "killer cage");
    await keys(page, "Delete");
    await haveRules(page, all[0], ...all.slice(2), "sandwich above column 2 = ?");
    await noFault(page);
  }));

test("nothing is drawn while the number is wrong, and the page says what fits", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    const fits = (text) => eventually(async () => assert.deepEqual(await page.locator(".set-tools [role=alert]").allTextContents(), text));
    for (const [kind, cells, wrong, says, right, rule] of [
      ["quadruple", [8], "1 2 3 4 5", "One to four digits from 1 to 6.", "1 2 3", "quadruple 1 2 3 r2c3 r2c4 r3c3 r3c4"],
      ["killer cage", [0, 1], "abc", "A whole number from 0 to 999999.", "5", "killer cage 5 r1c1 r1c2"],
      ["ratio", [24, 25], "0", "A whole number from 1 to 999999.", "3", "black dot 3 r5c1 r5c2"],
      ["numbered room", [30, 31], "7", "A whole number from 1 to 6.", "2", "numbered room 2 left of row 6"],
    ]) {
      await choose(page, kind);
      await page.fill(".number input", wrong);
      await fits([says]);
      const before = await rulesOf(page);
      await drag(page, ...cells);
      assert.deepEqual(await rulesOf(page), before);
      await page.fill(".number input", right);
      await fits([]);
      await drag(page, ...cells);
      await haveRules(page, ...before, rule);
      // A drawn rule keeps its number while another one is wrong.
      await page.fill(".number input", wrong);
      await fits([says]);
      assert.deepEqual(await rulesOf(page), [...before, rule]);
    }
  }));

test("a digit goes into all cells of a drag, and letters are the sums of V and X", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    await choose(page, "given");
    await drag(page, 0, 7);
    await drag(page, 14, 15, 16);
    await keys(page, "2");
    const givens = () => page.$$eval(".digit.given", (all) => all.map((each) => each.closest("[id]").id));
    await eventually(async () => assert.deepEqual(await givens(), ["set-14", "set-15", "set-16"]));
    await keys(page, "Control+z");
    assert.deepEqual(await givens(), []);
    await choose(page, "XV");
    await drag(page, 0, 1);
    await keys(page, "v");
    await drag(page, 2, 3);
    await keys(page, "x");
    await haveRules(page, "V r1c1 r1c2", "X r1c3 r1c4");
    await page.fill(".number input", "V");
    assert.equal(await page.inputValue(".number input"), "5");
    await noFault(page);
  }));

test("candidates stay on the board until the next answer", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    await drag(page, 0, 1);
    await keys(page, "3");
    await eventually(async () => assert.ok((await page.locator(".mark").count()) > 10));
    await page.evaluate(() => {
      window.least = Infinity;
      const count = () => (window.least = Math.min(window.least, document.querySelectorAll("main.set .mark").length));
      new MutationObserver(count).observe(document.querySelector("main.set .board"), { childList: true, subtree: true });
    });
    const marks = await page.locator(".mark").count();
    await drag(page, 20, 21);
    await keys(page, "4");
    await eventually(async () => assert.ok((await page.locator(".mark").count()) > marks));
    assert.ok((await page.evaluate(() => window.least)) > 10);
  }));

/** Lines of one colour, two of them over other cells than their corners, and frames of which two have one text. */
const DRAWN = {
  "ninefold-variant": 1,
  rows: 6,
  rules: [],
  unknown: [{ name: "line" }, { name: "cage" }],
  drawn: [
    ...["50 50 250 50 250 150", "350 350 550 550"].map((line) => ({
      line: line.match(/\d+ \d+/g).map((place) => place.split(" ").map(Number)),
      stroke: "#ffccaaff",
      width: 13,
    })),
    ...["r1c5 r1c6", "r6c1 r6c2"].map((cells) => ({ cells: cells.split(" "), stroke: "#666666ff", text: "A" })),
  ],
};

test("what is only drawn becomes rules, all of one colour at once", () =>
  site.visiting({ hash: `#view=set&p=${encodeURIComponent(JSON.stringify(DRAWN))}` }, async (page) => {
    await page.waitForSelector(".redraw");
    assert.match(await page.textContent(".answers"), /The 2 lines of this colour are:.*The 2 frames of this colour are:/s);
    await noFault(page);
    await page.selectOption(".redraw select >> nth=0", "renban");
    await page.click(".redraw button >> nth=0");
    const lines = ["renban r1c1 r1c2 r1c3 r2c3", "renban r4c4 r5c5 r6c6"];
    await haveRules(page, ...lines);
    await page.selectOption(".redraw select", "clone");
    await page.click(".redraw button");
    await haveRules(page, ...lines, "clone r1c5 r1c6 r6c1 r6c2");
    assert.equal(await page.locator(".drawn :is(path, text)").count(), 0);
    // Nothing is left that is not understood.
    await says(page, /solution/);
  }));
