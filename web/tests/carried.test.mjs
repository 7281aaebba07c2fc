// A link to a variant with the player's digits and marks.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { clickCell, digitsOn, EASY, eventually, fixture, label, paste, press } from "./fixture.mjs";

const site = fixture();
/** A puzzle of the repository on a small board. */
const SMALL = readFileSync(new URL("../../testdata/variants.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("."))[2];

test("a link carries the digits and marks too, keeps the game it meets, and is inert where it does not fit", () =>
  site.visiting({ hash: `#p=${encodeURIComponent(SMALL)}` }, async (page) => {
    await page.waitForSelector(".rule.thermometer");
    const [blank, other] = await page.$$eval("[role=gridcell]", (all) =>
      all.flatMap((cell, i) => (/blank/.test(cell.getAttribute("aria-label")) ? [i] : [])),
    );
    const isAt = (cell, what) => eventually(async () => assert.match(await label(page, cell), what));
    await clickCell(page, blank);
    await press(page, "4");
    await clickCell(page, other);
    await press(page, "x 5");
    await page.click(".menu >> text=Share…");
    const plain = await page.inputValue("dialog input[readonly]");
    await page.click("dialog >> text=With my digits");
    const link = await page.inputValue("dialog input[readonly]");
    assert.ok(link.startsWith(`${plain}&own=`), link);
    await page.keyboard.press("Escape");
    // Another game of the same puzzle is on the board when the link is opened.
    await press(page, "Control+z Control+z");
    await clickCell(page, blank);
    await press(page, "z 5");
    await isAt(blank, /, 5\b/);
    for (const own of [".", "zzzzzzzzzz", "~1.2.3%00", "4.".repeat(90)]) {
      await page.goto(`${plain}&own=${own}`);
      await eventually(async () => assert.doesNotMatch(page.url(), /own=/));
      await isAt(blank, /, 5\b/);
    }
    await page.goto(link);
    await isAt(blank, /, 4\b/);
    await isAt(other, /\b5\b/);
    // A reload goes on from there.
    await press(page, "Control+a");
    await eventually(async () => assert.doesNotMatch(page.url(), /own=/));
    await clickCell(page, blank);
    await press(page, "6");
    await page.reload();
    await page.waitForSelector(".rule.thermometer");
    await isAt(blank, /, 6\b/);
    // Another puzzle, and back.
    await paste(page, EASY);
    await page.waitForURL(`**/#p=${EASY}`);
    await page.goBack();
    await isAt(blank, /, 6\b/);
    await isAt(other, /\b5\b/);
    // The game before is still among the earlier ones.
    await page.goForward();
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
    await page.click(".menu >> text=Open…");
    await page.click("dialog .earlier button >> nth=2");
    await isAt(blank, /, 5\b/);
  }));

test("what a link carries for a Sukaku is ignored", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    const sukaku = `1........${"123456789".repeat(80)}`;
    await page.goto(`${site.server.url}#p=${sukaku}`);
    await eventually(async () => assert.match(await label(page, 1), /centre 1 2 3/));
    await clickCell(page, 1);
    await press(page, "4");
    await page.goto(`${site.server.url}#p=${sukaku}&own=x`);
    await eventually(async () => assert.doesNotMatch(page.url(), /own=/));
    assert.match(await label(page, 1), /, 4$/);
  }));
