// What a text says in words about a puzzle stays with it, and what nobody understands is named.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf, digitsOn, EASY, eventually, fixture, paste } from "./fixture.mjs";

const site = fixture();
const SECRET = "Normal sudoku rules apply. The rest is a secret.";
const grid = (line) =>
  line.match(/.{9}/g).map((row) => [...row].map((digit) => (digit === "." ? {} : { value: Number(digit), given: true })));
const json = (more, line = EASY) => JSON.stringify({ size: 9, ...more, grid: grid(line) });
const status = (page, text) => eventually(async () => assert.match(await page.textContent(".status"), text));

test("a classic puzzle from Set keeps its words on Play, in its link and on the way back", () =>
  site.visiting({ hash: `#view=set&p=${EASY}` }, async (page) => {
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
    await page.click("text=Title and words");
    await page.fill(".set-words input >> nth=0", "Secret rule");
    await page.fill(".set-words textarea", SECRET);
    await page.click("text=Play it");
    await page.waitForSelector("main.play .told strong:text-is('Secret rule')");
    assert.equal(await page.textContent(".told .said"), SECRET);
    assert.equal(await digitsOn(page), EASY);
    assert.equal(await page.textContent(".told .notice"), "Hints know only the classic rules, not those in words. ");
    // It is rated and explained as a classic puzzle.
    await page.click(".ask");
    await page.waitForSelector(".hint:has-text('Look at')");
    await eventually(async () => assert.match(page.url(), /f-puzzles/));
    const link = page.url();
    await page.click("#cell-2 .hit");
    await page.keyboard.press("4");
    await page.reload();
    await page.waitForSelector(".told strong:text-is('Secret rule')");
    assert.equal((await digitsOn(page)).slice(0, 3), "534");
    // Elsewhere the link alone has all of it.
    await page.evaluate(() => {
      // Leaving the page would store the game once more.
      addEventListener("pagehide", (event) => event.stopImmediatePropagation(), true);
      localStorage.clear();
    });
    await page.goto("about:blank");
    await page.goto(link);
    await page.waitForSelector(".told strong:text-is('Secret rule')");
    await page.click("text=Open in Set");
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
    await page.click("text=Play it");
    await page.waitForSelector("main.play .told strong:text-is('Secret rule')");
  }));

test("title and author need no warning; a blank board with words takes the card of the arrival away", () =>
  site.visiting({}, async (page) => {
    await paste(page, json({ title: "Plain", author: "Somebody", ruleset: "Normal Sudoku rules apply." }));
    await page.waitForSelector(".told:has-text('by Somebody')");
    await status(page, /^(Opened\.)?$/);
    assert.equal(await page.locator(".lack, .told .notice").count(), 0);
    await paste(page, json({ ruleset: SECRET }, ".".repeat(81)));
    await eventually(async () => assert.equal(await page.textContent(".told .said"), SECRET));
    assert.equal(await page.locator(".welcome").count(), 0);
    await page.click("text=Restart");
    assert.equal(await digitsOn(page), ".".repeat(81));
  }));

test("on a phone the folded rules and the answer of a hint name what is not understood", () =>
  site.visiting(
    { size: "phone", language: "en", hash: `#p=${encodeURIComponent(json({ knightly: [{ cells: ["R1C1"] }], antiking: true }))}` },
    async (page) => {
      await boardOf(page, 81);
      await status(page, /^Not understood: .*knightly/);
      await page.waitForSelector(".told .lack:has-text('Not understood:')");
      await page.press(".ask", "Enter");
      await status(page, /^That needs rules that are not understood: .*knightly/);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/lack.png` });
      await page.click(".told summary");
      await page.waitForSelector(".told .notice");
      await page.waitForSelector(".lack", { state: "hidden" });
    },
  ));
