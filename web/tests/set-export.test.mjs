// Set: the link is at hand, and nothing jumps when the rules contradict each other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf, eventually, fixture, noFault } from "./fixture.mjs";
import { allKnown, choose, says } from "./set-board.mjs";

const site = fixture();
const OPEN = `#view=set&p=${encodeURIComponent(".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2")}`;
const top = async (page, what) => (await page.locator(what).boundingBox()).y;

test("a button beside Play copies the link, which opens the puzzle", () =>
  site.visiting({ hash: OPEN, size: "phone" }, async (page) => {
    await boardOf(page, 16);
    await page.waitForSelector(".answers button");
    assert.ok((await top(page, ".export")) < (await top(page, ".answers")));
    // The link is made a moment after the puzzle has come.
    await eventually(async () => assert.match(await page.inputValue("label:has-text('Link to the puzzle') input"), /Cage/));
    await page.click("text=Copy link");
    await eventually(async () => assert.equal(await page.locator("button:has-text('Copied')").count(), 1));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto("about:blank");
    await page.goto(link);
    await boardOf(page, 16);
    await page.waitForSelector(".board .rule.cage");
  }));

test("a contradiction leaves the list of rules where it is, and its dashes are as thin as on large boards", () =>
  site.visiting({ hash: OPEN }, async (page) => {
    await says(page, /solutions/);
    await page.waitForSelector(".answers button");
    await choose(page, "given");
    await page.waitForSelector(".set-digits");
    // A row of answers may come or go with the cell that is chosen.
    await page.focus("main.set .board");
    await allKnown(page);
    assert.ok((await page.locator(".answers button").count()) > 0);
    const before = await top(page, ".rule-list");
    await page.keyboard.press("4");
    await says(page, /No solution/);
    await page.waitForSelector(".shade.wrong");
    assert.equal(await top(page, ".rule-list"), before);
    const [effect, width] = await page.read(".fault", (fault) => {
      const style = getComputedStyle(fault);
      return [style.vectorEffect, parseFloat(style.strokeWidth)];
    });
    assert.ok(effect === "non-scaling-stroke" && width < 6);
  }));

test("of rules that contradict each other the last is named first and stands out, and the rest is behind a press", () =>
  site.visiting({ hash: `#view=set&p=${encodeURIComponent(".Shape~6x6.~R1C1_1.~R1C2_2.~R1C3_3.~R2C4_4")}` }, async (page) => {
    await says(page, /^No solution: these rules contradict each other: r2c4 = 4, r1c3 = 3and 2 more/);
    assert.equal(await page.textContent(".verdict summary"), "and 2 more");
    // The full stop comes last.
    assert.equal(await page.read(".verdict summary", (each) => getComputedStyle(each, "::after").content), '"."');
    const strong = (x, y) =>
      eventually(async () =>
        assert.deepEqual(
          await page.$$eval(".shade.wrong:not(.also)", (all) =>
            all.map((each) => [each.x, each.y].map((at) => Math.floor(at.baseVal.value / 100))),
          ),
          [[x, y]],
        ),
      );
    await strong(3, 1);
    assert.equal(await page.locator(".shade.also").count(), 3);
    await page.click(".verdict summary");
    await page.hover(".verdict button:has-text('r1c2 = 2')");
    await strong(1, 0);
    // The row has 4, and so has the rest of the block.
    await page.click("text=Why?");
    assert.deepEqual(await page.locator(".verdict .conflict p").allTextContents(), ["Block 1 has no place for 4."]);
    await noFault(page);
  }));

test("a rule that is changed in the list is named first and stands out, and the verdict stays in sight", () =>
  site.visiting({ hash: `#view=set&p=${encodeURIComponent(".Shape~4x4.Cage~3~R1C1~R1C2.~R1C1_1.~R1C2_2")}` }, async (page) => {
    await says(page, /solutions?/);
    await page.evaluate(() => scrollTo(0, 1e5));
    await page.click(".rule-list button:has-text('killer cage 3')");
    await page.keyboard.press("4");
    await says(page, /contradict each other: killer cage 4 at r1c1, r1c2 = 2/);
    await eventually(async () => assert.deepEqual(await page.$$eval(".shade.wrong:not(.also)", (all) => all.length), 2));
    assert.ok(await page.evaluate(() => scrollY > 100));
    const { y, height } = await page.locator(".verdict").boundingBox();
    assert.ok(y >= 0 && y + height < 400, `${y} ${height}`);
  }));

test("the page names all that a format cannot hold, the rest of a long list on request", () => {
  const rules = [2, 3, 4, 5, 6, 7, 8].map((row) => ({ rule: "sum", cells: [`r${row}c1`, `r${row}c3`], factors: [1, -2], sum: row }));
  return site.visiting(
    { hash: `#view=set&p=${encodeURIComponent(JSON.stringify({ "ninefold-variant": 1, rows: 9, rules }))}` },
    async (page) => {
      await boardOf(page, 81);
      await page.click("text=As a link or a text");
      await page.click("text=and 2 more");
      assert.match(await page.textContent(".export details details"), /sum 7.*sum 8/);
      await noFault(page);
    },
  );
});

test("a text for other programs has the only solution with it, and a constraint string names no loss", () => {
  const givens = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3].map((digit, at) => `.~R${Math.floor(at / 4) + 1}C${(at % 4) + 1}_${digit}`);
  return site.visiting({ hash: `#view=set&p=${encodeURIComponent(`.Shape~4x4.Cage~3~R1C1~R1C2${givens.join("")}`)}` }, async (page) => {
    await says(page, /^Exactly one solution/);
    await page.evaluate(() => document.querySelector(".export details").setAttribute("open", ""));
    await page.selectOption(".export select >> nth=-1", "fpuzzles-json");
    const text = () => page.inputValue(".export textarea");
    await eventually(async () => assert.deepEqual(JSON.parse(await text()).solution.length, 16));
    await page.selectOption(".export select >> nth=-1", "iss");
    await eventually(async () => assert.match(await text(), /^\.Shape/));
    assert.equal(await page.locator(".export .soft.small").count(), 0);
  });
});
