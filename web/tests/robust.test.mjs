// What goes wrong outside does not break the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clickCell, digitsOn, EASY, EASY_SOLVED, eventually, fixture, press } from "./fixture.mjs";

const site = fixture();
const hash = `#p=${EASY}`;

test("hints work again after the engine could not be fetched", () => {
  let offline = true;
  return site.visiting(
    {
      hash,
      prepare: (page) => page.route("**/*.wasm", (route) => (offline ? route.abort() : route.continue())),
    },
    async (page) => {
      await press(page, "h");
      await eventually(async () => assert.match(await page.textContent(".status"), /could not be loaded/));
      offline = false;
      await press(page, "h");
      await page.waitForSelector(".hint");
      page.errors.length = 0;
    },
  );
});

test("no message is about a board that another one has replaced", () => {
  let go;
  const held = new Promise((resolve) => (go = resolve));
  return site.visiting({ prepare: (page) => page.route("**/*.wasm", (route) => held.then(() => route.continue())) }, async (page) => {
    await press(page, "h");
    await page.evaluate((hash) => {
      globalThis.told = [];
      new MutationObserver(() => told.push(document.querySelector(".status").textContent)).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      location.hash = hash;
    }, hash);
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
    await press(page, "h");
    go();
    await page.waitForSelector(".hint");
    assert.ok((await page.evaluate(() => told)).every((text) => !text.includes("several")));
  });
});

test("damaged storage does not leave a white page", () =>
  site.visiting({ hash }, async (page) => {
    await page.waitForSelector("#cell-80");
    const damaged = {
      game: { game: { givens: Array(81).fill("x"), cells: Array(81).fill({}), history: { acts: [[1]], done: 9 } }, elapsed: "a", mode: 7 },
      shelf: [{ game: {} }, 3, null],
      settings: { language: 5, theme: {} },
      made: [{ puzzle: 4 }, null],
      generate: { level: [] },
      statistics: { games: 4 },
    };
    for (const text of [JSON.stringify, () => "{", () => "null", () => "[]", () => "7"]) {
      await page.evaluate(
        (kept) => {
          // Leaving the page stores the game once more; a listener that is called before prevents it.
          addEventListener("pagehide", (event) => event.stopImmediatePropagation(), true);
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(`ninefold.${key}`, value);
        },
        Object.fromEntries(Object.entries(damaged).map(([key, value]) => [key, text(value)])),
      );
      await page.reload();
      await page.waitForSelector("#cell-80");
      await page.click("text=Open…");
      await page.waitForSelector("dialog textarea");
      await page.keyboard.press("Escape");
      await page.goto(`${site.server.url}#view=generate`);
      await page.waitForSelector("form.options");
      await page.goto(site.server.url);
    }
  }));

test("names that all objects have are no pages and no rungs", () =>
  site.visiting({}, async (page) => {
    for (const name of ["constructor", "toString", "__proto__"]) {
      // Each address leads to another section than the one before.
      await page.goto(`${site.server.url}#view=learn&page=${name}`);
      await page.waitForSelector(`main.learn .notice.bad:has-text("no text about ${name}")`);
      assert.equal(await page.locator("main a[href='#view=learn']").count(), 1);
      await page.goto(`${site.server.url}#view=lab&rung=${name}`);
      await page.waitForSelector(`.choose-rung .notice.bad:has-text("no rung ${name}")`);
      await page.goto(`${site.server.url}#view=learn&rung=${name}`);
      await page.waitForSelector(`main.learn .notice.bad:has-text("no text about ${name}")`);
    }
  }));

test("a message says that the browser stores nothing, and the game goes on", () =>
  site.visiting(
    {
      hash,
      prepare: (page) =>
        page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
          };
        }),
    },
    async (page) => {
      await eventually(async () => assert.match(await page.textContent("main .notice.bad"), /closing the page ends the game/));
      await clickCell(page, 2);
      await press(page, "4");
      await eventually(async () => assert.equal((await digitsOn(page))[2], "4"));
    },
  ));

test("two tabs keep one list and the same settings, and none undoes what the other did", () =>
  site.visiting({ hash: "#view=generate" }, async (page) => {
    const other = await page.context().newPage();
    const count = (tab, n) => eventually(async () => assert.equal(await tab.locator(".made li").count(), n));
    await count(page, 6);
    await other.goto(page.url());
    await count(other, 6);
    await page.click("form .main");
    await count(other, 7);
    await other.click("form .main");
    await count(page, 8);
    await page.click(".gear");
    await page.selectOption("dialog select >> nth=1", "dark");
    await page.selectOption("dialog select >> nth=0", "ko");
    await other.waitForSelector("h1:text-is('퍼즐 만들기')");
    await other.click(".gear");
    await other.selectOption("dialog select >> nth=1", "light");
    await eventually(async () => assert.equal(await page.getAttribute("html", "data-theme"), "light"));
    await page.reload();
    await page.waitForSelector("h1:text-is('퍼즐 만들기')");
    await count(page, 8);
    await other.close();
  }));

test("on a phone a new puzzle comes into sight, and a full list says that the oldest one is gone", () =>
  site.visiting({ hash: "#view=generate", size: "phone" }, async (page) => {
    const all = page.locator(".made li");
    await eventually(async () => assert.equal(await all.count(), 6));
    await page.evaluate((solved) => {
      const [one] = JSON.parse(localStorage["ninefold.made"]);
      // Each lacks other cells.
      const lines = Array.from({ length: 100 }, (_, i) => solved.replace(/./g, (digit, cell) => ((i >> (cell % 7)) & 1 ? digit : ".")));
      localStorage["ninefold.made"] = JSON.stringify(lines.map((puzzle) => ({ ...one, puzzle })));
    }, EASY_SOLVED);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.reload();
    await eventually(async () => assert.equal(await all.count(), 100));
    await page.tap("form .main");
    await page.waitForSelector("form [role=status]:text-is('1 puzzle made. The list holds the 100 latest.')");
    assert.equal(await all.count(), 100);
    await eventually(async () => {
      const [card, bar] = await Promise.all([all.first(), page.locator(".bar nav")].map((each) => each.boundingBox()));
      assert.ok(card.y >= 0 && card.y + card.height <= bar.y, `${card.y} ${card.height}`);
    });
  }));

test("a pause survives a reload, and nobody types meanwhile", () =>
  site.visiting({ hash }, async (page) => {
    await clickCell(page, 2);
    await press(page, "p 4");
    await page.waitForSelector(".veil");
    await page.reload();
    await page.waitForSelector(".veil");
    await press(page, "ArrowRight 1 h p");
    await eventually(async () => assert.equal(await page.locator(".veil").count(), 0));
    assert.equal(await digitsOn(page), EASY);
    // The engine would have answered the hint before.
    await page.click("text=Check");
    await eventually(async () => assert.match(await page.textContent(".status"), /right so far/));
    assert.equal(await page.locator(".hint").count(), 0);
  }));

test("a small phone shows board and pad at once", () =>
  site.visiting({ hash, size: "phone" }, async (page) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await eventually(async () => {
      const bottom = await page.$$eval(".digits button, .tools button", (all) =>
        Math.max(...all.map((each) => each.getBoundingClientRect().bottom)),
      );
      const nav = await page.read(".bar nav", (nav) => nav.getBoundingClientRect().top);
      assert.ok(bottom <= nav, `${bottom} of ${nav}`);
      assert.ok((await page.read(".board", (board) => board.getBoundingClientRect().width)) > 250);
    });
  }));

test("text of twice the size keeps the way to every section", () =>
  site.visiting({ hash }, async (page) => {
    for (const [width, height] of [
      [1280, 800],
      [900, 700],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await eventually(async () => {
        const boxes = await page.$$eval(".bar nav a, .gear", (all) => all.map((each) => each.getBoundingClientRect().toJSON()));
        for (const { left, right, top, bottom } of boxes)
          assert.ok(left >= 0 && right <= width && top >= 0 && bottom <= height, `${left} ${right} ${top} ${bottom} at ${width}`);
      });
    }
  }));
