// What a visitor finds who brings nothing: no section is empty.
import assert from "node:assert/strict";
import { test } from "node:test";
import { digitsOn, eventually, fixture, noFault } from "./fixture.mjs";

const site = fixture();

for (const size of ["desktop", "phone"])
  test(`today's board is there on arrival, ${size}`, () =>
    site.visiting({ size }, async (page) => {
      await page.waitForSelector(".daily .thumb");
      const digits = await page.$$eval(".daily .thumb text", (all) => all.length);
      assert.ok(digits >= 17);
      assert.equal(await page.locator(".board .digit.today").count(), digits);
      const [card, board] = await Promise.all([".welcome", ".board"].map((each) => page.locator(each).boundingBox()));
      // Beside the board where there is room.
      if (size === "desktop") assert.ok(card.x >= board.x + board.width);
      await noFault(page);
      await page.click(".daily");
      await page.waitForSelector(".board .digit.given:not(.today)");
      assert.equal((await digitsOn(page)).replaceAll(".", "").length, digits);
      assert.equal(await page.locator(".board .today").count(), 0);
    }));

test("another level need not wait for today's puzzle", () =>
  site.visiting({}, async (page) => {
    await page.click(".welcome >> text=Easy");
    await page.waitForSelector(".board .digit.given:not(.today)");
  }));

test("Explain offers famous puzzles", () =>
  site.visiting({ hash: "#view=explain" }, async (page) => {
    await page.waitForSelector(".famous a");
    // The first of them lies faint on the board.
    assert.equal(await page.locator(".board .today").count(), 23);
    assert.deepEqual(await page.$$eval(".famous a", (all) => all.map((each) => each.textContent.replace(/^\d+/, ""))), [
      "AI Escargot",
      "Golden Nugget",
      "Easter Monster",
    ]);
    for (const link of await page.$$eval(".famous a", (all) => all.map(({ hash }) => hash))) {
      await page.evaluate((link) => (location.hash = link), link);
      await page.waitForSelector(".notice:text-is('Exactly one solution.')");
      await page.evaluate(() => (location.hash = "#view=learn"));
      await page.waitForSelector(".lessons");
    }
  }));

test("Batch makes puzzles to try; their table is sorted and searched", () =>
  site.visiting({ hash: "#view=batch" }, async (page) => {
    await page.click("text=Try 1,000 puzzles");
    await page.waitForSelector(".listed tbody tr");
    assert.match(await page.textContent(".listed [role=status]"), /^1,000 puzzles/);
    const column = (n) => page.$$eval(`.listed tbody td:nth-child(${n})`, (all) => all.map((each) => each.textContent));
    await page.click(".listed th >> text=Score");
    await page.click(".listed th >> text=Score");
    assert.equal(await page.getAttribute(".listed th:has-text('Score')", "aria-sort"), "descending");
    const scores = (await column(4)).map((score) => Number(score.replace(",", "")));
    assert.ok(scores[0] > scores.at(-1));
    assert.deepEqual(
      scores,
      [...scores].sort((a, b) => b - a),
    );
    await page.click(".histogram button:text-is('Hard')");
    await eventually(async () => assert.deepEqual([...new Set(await column(3))], ["Hard"]));
    await page.click(".histogram button:text-is('Hard')");
    await eventually(async () => assert.match(await page.textContent(".listed [role=status]"), /^1,000 puzzles/));
    // On a wide window the table is in sight beside what went in.
    assert.ok((await page.locator(".listed tbody tr >> nth=0").boundingBox()).y < 800);
    await page.fill(".listed input", "unfair");
    await eventually(async () => assert.deepEqual([...new Set(await column(3))], ["Unfair"]));
    await noFault(page);
  }));

test("Statistics show what will stand there", () =>
  site.visiting({ hash: `#p=${"1".padEnd(81, ".")}` }, async (page) => {
    await page.click("text=Statistics");
    await page.waitForSelector("dialog .none rect");
    await noFault(page);
  }));
