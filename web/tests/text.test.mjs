// Text that is read: no longer than an eye follows, whole, and in sight.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf, EASY, eventually, fixture } from "./fixture.mjs";

const site = fixture();
const ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/** The longest line of each paragraph of the section, longest first. */
const longestLines = (page) =>
  page.evaluate(() => {
    const range = document.createRange();
    /** The letters of an element, by where their line ends on the screen. */
    const linesOf = (element) => {
      const lines = new Map();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        for (let i = 0; i < text.length && !text.parentElement.closest(".hidden"); i++) {
          range.setStart(text, i);
          range.setEnd(text, i + 1);
          const at = range.getClientRects()[0];
          // Parts of a line in other type end a little higher or lower.
          const line = at?.width && Math.round(at.bottom / 10);
          if (line) lines.set(line, (lines.get(line) ?? "") + text.data[i]);
        }
      return [...lines.values()].map((line) => line.trim());
    };
    return [...document.querySelectorAll("main :is(p, li, dd, figcaption)")]
      .filter((each) => !each.closest("svg, pre, table, button") && !each.querySelector("p, li, button, a.card"))
      .flatMap(linesOf)
      .sort((a, b) => b.length - a.length);
  });

test("a line of running text has at most 68 letters", () =>
  site.visiting({}, async (page) => {
    // What stands there once the view has its text.
    for (const [view, shown] of [
      ["", ".welcome p"],
      ["view=lab&rung=list-of-blanks", ".introduction"],
      ["view=lab&rung=propagation", ".choose-rung p"],
      ["view=explain", ".famous"],
      [`view=explain&p=${ESCARGOT}`, ".reason p"],
      ["view=learn", ".lessons"],
      ["view=learn&lesson=1", ".words p"],
      ["view=learn&lesson=6", ".words p"],
      ["view=learn&lesson=13", ".words p"],
      ["view=learn&page=x-wing", ".words strong"],
      ["view=learn&page=backtracking", ".text li"],
      ["view=learn&rung=bitmask", ".text p"],
      ["view=batch", "header p"],
    ])
      for (const [width, height] of [
        [1280, 800],
        [1920, 1080],
      ]) {
        await page.setViewportSize({ width, height });
        await page.evaluate((view) => (location.hash = view), view);
        await page.waitForSelector(`main ${shown}`).catch(() => assert.fail(`no ${shown} in ${view}`));
        const [longest = ""] = await longestLines(page);
        assert.ok(longest.length > 20, `no text in ${view} at ${width}`);
        assert.ok(longest.length <= 68, `${longest.length} letters in ${view} at ${width}: ${longest}`);
      }
  }));

test("a line of Korean text, and one of signs of one width, is not short either", () =>
  site.visiting({ hash: "#view=learn&lesson=1", language: "ko" }, async (page) => {
    await page.waitForSelector(".words p");
    const [{ length }] = await longestLines(page);
    assert.ok(length > 32 && length < 50, `${length} letters`);
    await page.evaluate((view) => (location.hash = view), `view=explain&p=${ESCARGOT}`);
    await page.waitForSelector(".reason p.mono");
    // What a zero takes in it, more than 60 times.
    const [most, size] = await page.read(".reason p.mono", (each) => {
      const { maxWidth, fontSize } = getComputedStyle(each);
      return [maxWidth, fontSize].map(Number.parseFloat);
    });
    assert.ok(most / size > 36, `${most} of ${size}`);
  }));

test("on a phone the line that works is whole", () =>
  site.visiting({ hash: "#view=lab&rung=propagation", size: "phone" }, async (page) => {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [640, 400],
    ]) {
      await page.setViewportSize({ width, height });
      await page.focus(".player input");
      await page.keyboard.press("Home");
      const cut = new Set();
      // On to the longest of them; a line may be shown a little after the press.
      await eventually(async () => {
        await page.click("[aria-label='Step']");
        const line = page.locator(".current code");
        const [box, room] = [await line.boundingBox(), await page.locator(".current").boundingBox()];
        const text = await line.textContent();
        if (box.x + box.width > room.x + room.width || (await line.evaluate((each) => each.scrollWidth > each.clientWidth))) cut.add(text);
        assert.equal(text, "while some digit is forced: write it");
      });
      assert.deepEqual([...cut], [], `at ${width}`);
    }
  }));

test("a press on how many techniques apply brings their list into sight", () =>
  site.visiting({ hash: `#p=${EASY}&view=explain` }, async (page) => {
    await page.click(".stepper .small:not(.unknown)");
    await page.waitForSelector(".available-list h3");
    await eventually(async () => {
      const { bottom } = await page.read(".available-list", (list) => list.getBoundingClientRect().toJSON());
      assert.ok(bottom <= 801, `${bottom} of 800`);
    });
  }));

test("what a search for techniques finds stands in sight", () =>
  site.visiting({ hash: "#view=learn" }, async (page) => {
    await page.waitForSelector(".catalogue a");
    await page.fill("input[type=search]", "wing");
    await eventually(async () => {
      const cards = await page.$$eval(".catalogue .card", (all) => all.map((each) => each.getBoundingClientRect().bottom));
      assert.ok(cards.length > 5 && cards.length < 20 && cards.every((bottom) => bottom <= 800), cards.join());
    });
  }));

test("a rung that makes no checks is not the first by checks", () =>
  site.visiting({ hash: "#view=lab&p=1.....3..4.....2" }, async (page) => {
    await boardOf(page, 16);
    await page.click("text=Start the race");
    await page.waitForSelector(".race button:text-is('Start the race')");
    await page.click(".race th >> text=checks");
    await page.waitForSelector(".race th[aria-sort=ascending]");
    const checks = await page.$$eval(".race tbody tr", (all) => all.map((row) => row.children[4].textContent));
    // Those that solve it by checks, the one that comes to a dead end, and those without.
    assert.deepEqual([checks[0], ...checks.slice(-2)], ["80,883", "–", "–"]);
  }));

test("every text has a size of the scale", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    // Those of drawings depend on their places; what has gone meanwhile has none.
    const sizes = () =>
      page.$$eval("header *, main *, dialog *", (all) => [
        ...new Set(
          all
            .filter(
              (each) =>
                each.isConnected &&
                !each.closest("svg, .sample, option") &&
                [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()),
            )
            .map((each) => getComputedStyle(each).fontSize),
        ),
      ]);
    for (const view of ["play", "explain", "lab", "generate", "set", "batch", "learn", "learn&page=x-wing", "learn&lesson=3"])
      for (const [width, height] of [
        [1280, 800],
        [360, 640],
      ]) {
        await page.setViewportSize({ width, height });
        await page.evaluate((view) => (location.hash = `view=${view}`), view);
        await page.waitForSelector(`main.${view.split("&")[0]} h1`, { state: "attached" });
        const off = (await sizes()).filter((size) => !["13px", "15px", "17px", "22px", "32px"].includes(size));
        // A heading may be left to readers of screens.
        assert.deepEqual(
          off.filter((size) => size !== "0px"),
          [],
          `${view} at ${width}`,
        );
      }
  }));
