// What a player writes beside digits: candidates that are always on, and lines of the pen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clickCell, EASY, eventually, fixture, label, middle, noFault, press } from "./fixture.mjs";

const site = fixture();
const marks = (page, cell) =>
  page.read(`#cell-${cell}`, (g) => [...g.querySelectorAll(".mark")].map((mark) => mark.textContent.trim()).join(" "));

test("candidates that are always on follow the digits, and keep what the player removed", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await page.waitForSelector("#cell-80");
    await page.click(".gear");
    await page.click(".switch:has-text('Fill in all candidates')");
    await page.keyboard.press("Escape");
    await eventually(async () =>
      assert.deepEqual([await marks(page, 2), await marks(page, 3), await marks(page, 11)], ["1 2 4", "2 6", "2 4 7"]),
    );
    await clickCell(page, 11);
    await press(page, "c 7 z");
    await clickCell(page, 2);
    await press(page, "2");
    await eventually(async () => assert.deepEqual([await marks(page, 3), await marks(page, 11)], ["6", "4"]));
    await press(page, "Delete");
    await eventually(async () =>
      assert.deepEqual([await marks(page, 2), await marks(page, 3), await marks(page, 11)], ["1 2 4", "2 6", "2 4"]),
    );
    await press(page, "Control+z Control+z Control+z");
    await eventually(async () => assert.equal(await marks(page, 11), "2 4 7"));
    await page.click("text=Restart");
    await eventually(async () => assert.equal(await marks(page, 2), "1 2 4"));
  }));

const drawn = (page) => page.read(".pen.edge", (path) => (path.getAttribute("d").match(/M/g) ?? []).length);

async function drag(page, cells) {
  const [first, ...others] = await Promise.all(cells.map((cell) => middle(page, cell)));
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
}

test("the pen draws lines, and rubs them out, by mouse and by keyboard", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await page.waitForSelector("#cell-80");
    await press(page, "b");
    await drag(page, [2, 3, 13, 22]);
    await eventually(async () => assert.equal(await drawn(page), 3));
    await eventually(async () => assert.match(await label(page, 13), /line to r1c4, r3c5/));
    await drag(page, [22, 13]);
    await eventually(async () => assert.equal(await drawn(page), 2));
    await press(page, "Control+z");
    await eventually(async () => assert.equal(await drawn(page), 3));
    await clickCell(page, 40);
    await press(page, "Shift+ArrowRight Shift+ArrowDown");
    await eventually(async () => assert.equal(await drawn(page), 5));
    await page.reload();
    await page.waitForSelector("#cell-80");
    await eventually(async () => assert.equal(await drawn(page), 5));
    await noFault(page);
    await clickCell(page, 13);
    await press(page, "Delete");
    await eventually(async () => assert.equal(await drawn(page), 3));
    // The digits stay as they are, and are written as ever.
    await clickCell(page, 2);
    await press(page, "4");
    await eventually(async () => assert.match(await label(page, 2), /, 4, line to r1c4$/));
  }));
