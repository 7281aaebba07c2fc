// Hints of variants on Play, and steps in Explain: what the board shows of them, and where the card lies.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { boardOf, eventually, fixture, label } from "./fixture.mjs";

const site = fixture();
/** The gallery: without givens there are the dots, with givens the lines. */
const GALLERY = readFileSync(new URL("../../testdata/gallery.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("."));
const [DOTS, LINES] = [GALLERY[5], GALLERY[9]];
const at = (text) => `#p=${encodeURIComponent(text)}`;

const candidates = (page) => page.locator(".mark.candidate").count();

/** Asks for a hint until its step is shown whole. */
async function wholeHint(page) {
  await boardOf(page, 81);
  await page.click("button.ask");
  await page.waitForSelector(".why.depth-1");
  for (const depth of [2, 3]) {
    await page.click(".hint .row button >> nth=0");
    await page.waitForSelector(`.why.depth-${depth}`);
  }
}

test("only the cells of a step show all candidates, and screen readers hear them everywhere", () =>
  site.visiting({ hash: at(DOTS) }, async (page) => {
    await wholeHint(page);
    assert.equal(await candidates(page), 18);
    assert.match(await label(page, 80), /1 2 3 4 5 6 7 8 9/);
    await page.click("nav >> text=Explain");
    await eventually(async () => assert.equal(await candidates(page), 18));
    assert.match(await page.getAttribute("#explain-80", "aria-label"), /1 2 3 4 5 6 7 8 9/);
  }));

test("a candidate stands out from the line below it, and cells with fewer than all keep theirs", () =>
  site.visiting({ hash: at(LINES) }, async (page) => {
    await wholeHint(page);
    const [width, order] = await page.$eval(".mark.candidate", (mark) => {
      const style = getComputedStyle(mark);
      return [parseFloat(style.strokeWidth), style.paintOrder];
    });
    assert.ok(width > 0 && order.startsWith("stroke"));
    assert.ok((await candidates(page)) > 300);
  }));
