// Cells that are taken out of an area that is set.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, fixture, noFault, paste } from "./fixture.mjs";
import { begin, choose, drag, HERE, haveRules, keys, middle, rulesOf, written } from "./set-board.mjs";

const site = fixture();

test("a press takes a cell out of the area that is chosen, with undo; the last cells stay", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    await drag(page, 0, 1, 7);
    await drag(page, 21, 22);
    const press = async (cell) => page.mouse.click(...(await middle(page, cell)));
    // The first press chooses, the next one takes out.
    await press(1);
    await haveRules(page, "killer cage r1c1 r1c2 r2c2", "killer cage r4c4 r4c5");
    await press(1);
    await haveRules(page, "killer cage r1c1 r2c2", "killer cage r4c4 r4c5");
    // One cell alone is no cage without a number.
    await press(0);
    assert.equal((await rulesOf(page))[0], "killer cage r1c1 r2c2");
    await keys(page, "5");
    await press(0);
    await haveRules(page, "killer cage 5 r2c2", "killer cage r4c4 r4c5");
    await keys(page, "Control+z", "Control+z", "Control+z");
    await haveRules(page, "killer cage r1c1 r1c2 r2c2", "killer cage r4c4 r4c5");
    // With keys, and in another area.
    await choose(page, "extra region");
    await drag(page, 30, 31, 32);
    await keys(page, "ArrowLeft", "Space", "Space");
    await haveRules(page, "killer cage r1c1 r1c2 r2c2", "killer cage r4c4 r4c5", "extra region r6c1 r6c3");
    await noFault(page);
  }));

test("a sum whose cell is taken out and drawn again keeps its number, and its factors stay with their cells", () =>
  site.visiting({ ...HERE, size: "phone" }, async (page) => {
    await page.waitForSelector("main.set .board");
    const sum = { rule: "sum", cells: ["r1c1", "r1c2", "r1c3"], factors: [10, 3, -1], sum: -5 };
    await paste(page, JSON.stringify({ "ninefold-variant": 1, rows: 6, rules: [sum] }));
    await eventually(async () => assert.equal(await page.locator("[role=gridcell]").count(), 36));
    await page.click(".rule-list button");
    await page.locator("main.set .board").scrollIntoViewIfNeeded();
    await page.touchscreen.tap(...(await middle(page, 1)));
    const has = (rule) => eventually(async () => assert.deepEqual(JSON.parse(await written(page)).rules, [{ ...sum, ...rule }]));
    await has({ cells: ["r1c1", "r1c3"], factors: [10, -1] });
    await drag(page, 0, 1);
    await has({ factors: [10, 1, -1] });
    // Another number is one for the same factors.
    await page.fill(".number input", "7");
    await has({ factors: [10, 1, -1], sum: 7 });
  }));
