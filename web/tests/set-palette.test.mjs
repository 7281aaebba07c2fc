// The palette of Set: what can be drawn, as small pictures.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, fixture, focused, noFault, pressTogether } from "./fixture.mjs";
import { begin, choose, HERE, tool } from "./set-board.mjs";

const site = fixture();

test("each tool is a picture with a name, and keys choose one", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 9);
    const drawn = await page.$$eval(".palette label", (all) =>
      all.map((label) => [label.title, label.querySelector("input").ariaLabel, label.querySelector("svg").innerHTML]),
    );
    assert.ok(drawn.every(([title, name]) => /^[A-Z]/.test(title) && title === name));
    assert.equal(new Set(drawn.map(([, , picture]) => picture)).size, drawn.length);
    await page.focus(tool("killer cage"));
    await page.keyboard.press("ArrowRight");
    assert.deepEqual((({ role, name }) => [role, name])(await focused(page)), ["radio", "Extra region"]);
    assert.equal(await page.textContent(".tool-now summary"), "Extra region");
    await pressTogether(page, "slow");
    assert.equal((await focused(page)).name, "Slow thermometer");
    // A board without boxes has no use for some of them.
    await page.selectOption(".size select >> nth=0", "7");
    await eventually(async () => assert.equal(await page.locator(tool("windoku")).count(), 0));
  }));

test("on phones it is one row that scrolls within itself, with the chosen tool in sight", () =>
  site.visiting({ ...HERE, size: "phone" }, async (page) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await begin(page, 9);
    const edges = (what) => page.$eval(what, (each) => each.getBoundingClientRect().toJSON());
    const tops = await page.$$eval(".palette label", (all) => all.map((each) => each.getBoundingClientRect().top));
    assert.equal(new Set(tops).size, 1);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    await choose(page, "anti-king");
    const [row, one] = await Promise.all([".palette", ".palette label:has(:checked)"].map(edges));
    assert.ok(one.left >= row.left && one.right <= row.right);
    await page.locator("text=Play it").scrollIntoViewIfNeeded();
    const [play, bar] = await Promise.all([".export .main", ".bar nav"].map(edges));
    assert.ok(play.bottom <= bar.top, `${play.bottom} ${bar.top}`);
    await noFault(page);
  }));
