// What a visitor finds who brings nothing: no section is empty.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clickCell, digitsOn, EASY, eventually, fixture, noFault, press } from "./fixture.mjs";

const site = fixture();

for (const size of ["desktop", "phone"])
  test(`today's board is there on arrival, ${size}`, () =>
    site.visiting({ size }, async (page) => {
      await page.waitForSelector(".daily .thumb");
      const digits = await page.$$eval(".daily .thumb text", (all) => all.length);
      assert.ok(digits >= 17);
      assert.equal(await page.locator(".board .digit.today").count(), digits);
      const [card, board] = await Promise.all([".welcome", ".board"].map((each) => page.locator(each).boundingBox()));
      // What the other sections do is drawn a little later.
      for (const view of ["explain", "lab", "learn"]) await page.waitForSelector(`.tiles [href*=${view}] .thumb circle`);
      // Beside the board where there is room.
      if (size === "desktop") assert.ok(card.x >= board.x + board.width);
      // Keys find nothing to hint at.
      for (const key of ["h", "k"]) await page.keyboard.press(key);
      await noFault(page);
      assert.deepEqual(await page.locator("p.status").allTextContents(), [""]);
      await page.click(".daily");
      await page.waitForSelector(".board .digit.given:not(.today)");
      assert.equal((await digitsOn(page)).replaceAll(".", "").length, digits);
      assert.equal(await page.locator(".board .today").count(), 0);
    }));

test("the card of the arrival covers nothing, and the first of it is in sight", () =>
  site.visiting({}, async (page) => {
    await page.waitForSelector(".daily .thumb");
    for (const [width, height] of [
      [1280, 450],
      [768, 1024],
      [700, 900],
      [800, 600],
      [640, 400],
      [390, 844],
      [320, 256],
    ]) {
      const size = `${width}×${height}`;
      await page.setViewportSize({ width, height });
      const box = (selector) => page.read(selector, (each) => each.getBoundingClientRect().toJSON());
      const [board, card, head] = await Promise.all([".board-box", ".welcome", ".welcome h2"].map(box));
      assert.ok(board.width >= 260, size);
      assert.ok(card.x >= board.x + board.width || card.y >= board.y + board.height, `the board at ${size}`);
      assert.ok(head.height > 0 && head.y + head.height <= height, `the headline at ${size}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, size);
    }
  }));

test("a phone shows today's board, faint, and what one can begin with", () =>
  site.visiting({ hash: `#p=${EASY}`, size: "phone" }, async (page) => {
    await page.waitForSelector("#cell-80");
    await clickCell(page, 2);
    await press(page, "4");
    // With a game to go on with, there is the most to choose.
    await page.evaluate(() => (location.hash = ""));
    for (const [width, height, rows] of [
      [360, 640, 2],
      [390, 844, 6],
    ]) {
      await page.setViewportSize({ width, height });
      await page.waitForSelector(".welcome > .daily");
      await eventually(async () => {
        const seen = await page.$$eval(".board .today", (all) => {
          const { bottom } = document.querySelector(".board-box").getBoundingClientRect();
          return Math.max(
            ...all.map((each) => Number(each.getBoundingClientRect().bottom < bottom) * Number(each.closest("[id]").id.slice(5))),
          );
        });
        assert.ok(seen >= 9 * (rows - 1), `${seen} at ${height}`);
      });
      const nav = await page.read(".bar nav", (each) => each.getBoundingClientRect().top);
      for (const what of [".welcome > .daily", ".levels .daily", ".levels .easy", ".levels .extreme"])
        assert.ok((await page.read(what, (each) => each.getBoundingClientRect().bottom)) <= nav, `${what} at ${height}`);
    }
    // A press on it begins the game.
    await page.tap("#cell-0");
    await page.waitForSelector(".board .digit.given:not(.today)");
  }));

for (const language of ["en", "ko"])
  test(`the five levels stand in one row on a phone, each whole, ${language}`, () =>
    site.visiting({ size: "phone", language }, async (page) => {
      await page.waitForSelector(".daily .thumb");
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 640 });
        const levels = await page.$$eval(".welcome .levels .choice:not(.daily)", (all) =>
          all.map((each) => ({
            top: each.getBoundingClientRect().top,
            height: each.clientHeight,
            spare: each.clientWidth - each.scrollWidth,
          })),
        );
        assert.equal(levels.length, 5);
        for (const { top, height, spare } of levels) {
          assert.equal(top, levels[0].top, `a row at ${width}`);
          assert.ok(height >= 44 && spare >= 0, `${height} high, ${spare} over at ${width}`);
        }
      }
    }));

test("another level need not wait for today's puzzle", () =>
  site.visiting({}, async (page) => {
    await page.click(".welcome .easy");
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
    assert.match(await page.textContent(".foretaste"), /^Example/);
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
    await page.waitForSelector("dialog .none circle");
    assert.match(await page.textContent("dialog .none"), /^Example/);
    await noFault(page);
  }));

test("a cell of today's board begins it; its time stops in other sections", () => {
  // The page's clock stands where it is set.
  const noon = new Date().setHours(12, 0, 0, 0);
  const after = (page, seconds) => page.clock.setFixedTime(noon + 1000 * seconds);
  const shows = (page, time) => eventually(async () => assert.equal(await page.textContent("[role=timer]"), time));
  return site.visiting({ prepare: (page) => after(page, 0) }, async (page) => {
    await page.waitForSelector(".board .today");
    const line = await digitsOn(page);
    const blank = line.indexOf(".");
    await clickCell(page, blank);
    await page.waitForSelector(".board .digit.given:not(.today)");
    assert.equal(await digitsOn(page), line);
    await press(page, "5");
    await eventually(async () => assert.equal((await digitsOn(page))[blank], "5"));
    await after(page, 5);
    await shows(page, "0:05");
    await page.click("nav >> text=Learn");
    await page.waitForSelector(".lessons");
    assert.equal(await page.title(), "Learn · Ninefold");
    await page.click("a:text-is('bitmask')");
    await page.waitForFunction(() => document.title === "bitmask · Ninefold");
    await after(page, 100);
    await page.click("nav >> text=Play");
    await shows(page, "0:05");
    await after(page, 102);
    await shows(page, "0:07");
  });
});

test("Explain says that a link is broken; Learn keeps its place in the list", () =>
  site.visiting({ hash: "#view=explain&p=53..7" }, async (page) => {
    await page.waitForSelector(".notice.bad:has-text('could not be read')");
    await page.click("nav >> text=Learn");
    await page.waitForSelector(".catalogue a");
    await page.evaluate(() => scrollTo(0, 1200));
    await eventually(async () => assert.equal(await page.evaluate(() => scrollY), 1200));
    await page.evaluate(() => document.querySelector("a[href*='page=x-wing']").click());
    await page.waitForSelector(".lesson .text");
    assert.equal(await page.evaluate(() => scrollY), 0);
    await page.goBack();
    await page.waitForSelector(".catalogue a");
    await eventually(async () => assert.equal(await page.evaluate(() => scrollY), 1200));
    await page.fill("input[type=search]", "zzz");
    await page.waitForSelector("text=There is no text about zzz.");
  }));

test("the gallery is cards of one width: two beside each other on phones, more elsewhere, where the board stays in sight", async () => {
  for (const [size, columns] of [
    ["phone", 2],
    ["desktop", 3],
  ])
    await site.visiting({ size }, async (page) => {
      await page.click(".gallery summary");
      await page.waitForSelector(".gallery svg");
      // Clues outside the grid are in the picture.
      const beyond = await page.$$eval(".gallery .outside", (all) =>
        all.map((each) => {
          const [text, picture] = [each, each.closest("svg")].map((what) => what.getBoundingClientRect());
          return Math.max(picture.left - text.left, picture.top - text.top, text.right - picture.right, text.bottom - picture.bottom);
        }),
      );
      assert.ok(beyond.length >= 18 && Math.max(...beyond) < 2, `${beyond}`);
      const lefts = () => page.$$eval(".gallery li", (all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
      assert.equal(new Set(await lefts()).size, columns);
      await page.locator(".gallery li >> nth=-1").scrollIntoViewIfNeeded();
      if (size === "desktop") assert.ok((await page.locator(".board").boundingBox()).y >= 0);
      await noFault(page);
    });
});
