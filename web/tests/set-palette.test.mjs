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

test("on phones it has the tools used last in one row, and all with their names in a window", () =>
  site.visiting({ ...HERE, size: "phone" }, async (page) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await begin(page, 9);
    const edges = (what) => page.read(what, (each) => each.getBoundingClientRect().toJSON());
    const inSight = () => page.$$eval(".set-tools .palette input", (all) => all.map(({ value }) => value));
    const first = ["given", "killer cage", "thermometer", "arrow", "difference", "little killer"];
    assert.deepEqual(await inSight(), first);
    const tops = await page.$$eval(".palette label", (all) => all.map((each) => each.getBoundingClientRect().top));
    assert.equal(new Set(tops).size, 1);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    // Those that were used keep their places.
    await choose(page, "given");
    await page.click("text=All tools");
    await page.waitForSelector("dialog");
    assert.equal((await focused(page)).name, "Given digits");
    assert.ok((await page.locator("dialog label span").allTextContents()).length > 40);
    const [text, box] = await Promise.all(["dialog label:has([value='slow thermometer']) span", "dialog"].map(edges));
    assert.ok(text.right <= box.right);
    await noFault(page);
    // Keys go from tool to tool, and Enter to the board.
    await page.keyboard.press("ArrowRight");
    await pressTogether(page, "windoku");
    assert.equal((await focused(page)).name, "Windoku");
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog", { state: "detached" });
    assert.ok(await page.evaluate(() => document.activeElement.matches("main.set .board")));
    assert.equal(await page.textContent(".tool-now summary"), "Windoku");
    await choose(page, "anti-king");
    await page.waitForSelector("dialog", { state: "detached" });
    assert.equal(await page.locator(".set-tools .palette label:has(:checked)").getAttribute("title"), "Anti-king");
    assert.deepEqual(await inSight(), [...first.slice(0, 4), "anti-king", "windoku"]);
    // A board without boxes has no use for some of them.
    await page.selectOption(".size select >> nth=0", "7");
    await eventually(async () => assert.ok(!(await inSight()).includes("windoku")));
    await page.locator("text=Play it").scrollIntoViewIfNeeded();
    const [play, bar] = await Promise.all([".export .main", ".bar nav"].map(edges));
    assert.ok(play.bottom <= bar.top, `${play.bottom} ${bar.top}`);
    await noFault(page);
  }));

test("no control moves with the tool, and a board with room for clues keeps it", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 9);
    const placed = () =>
      page.evaluate(() =>
        ["button[aria-label=Undo]", ".export .main"].map((each) => document.querySelector(each).getBoundingClientRect().top),
      );
    const wide = () => page.read("#set-0 .hit", (cell) => cell.getBoundingClientRect().width);
    const first = await placed();
    for (const kind of ["given", "odd", "anti-king", "lockout line", "sandwich", "killer cage"]) {
      await choose(page, kind);
      assert.deepEqual(await placed(), first, kind);
    }
    const last = await wide();
    await choose(page, "sandwich");
    assert.equal(await wide(), last);
  }));
