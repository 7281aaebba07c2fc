// The pictures in which a step is drawn, and the page's own type.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clickCell, EASY, EASY_SOLVED, eventually, fixture, noFault, press } from "./fixture.mjs";

const site = fixture();
/** A puzzle whose first step needs many words. */
const LONG = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..";
const HARD = "..6..8..5.......4..1.7...3........595..3.....4.7..9.8....4.....3.9..5..2.2.8.6...";
const CHAIN = "...9.3....3..1....61.78.2.9......5...643.....5......26.4..7.9..3..6..8.79......4.";
/** Its third hint is a net. */
const NET = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const later = (page) => page.locator(".board .later .link-line").count();
const links = (page) => page.locator(".board .link-line").count();

/** The first chain of a puzzle's path in Explain. */
async function chain(page) {
  await page.waitForSelector(".reason");
  if (!(await page.isVisible(".steps"))) await page.click(".count");
  await page.click(".steps button:has-text('Alternating Inference Chain') >> nth=0");
  await page.waitForSelector(".pictures");
}

test("the slider draws a chain link by link, and what goes at last; its arrow keys do not change the step", () =>
  site.visiting({ hash: `#view=explain&p=${CHAIN}` }, async (page) => {
    await chain(page);
    const [all, at] = [await links(page), await page.textContent(".steps [aria-current]")];
    assert.equal(await later(page), 0);
    assert.ok((await page.locator(".board .strike").count()) > 0);
    await page.focus(".pictures input");
    await page.keyboard.press("Home");
    await eventually(async () => assert.equal(await later(page), all - 1));
    assert.equal(await page.locator(".board .strike").count(), 0);
    await page.keyboard.press("ArrowRight");
    await eventually(async () => assert.equal(await later(page), all - 2));
    assert.equal(await page.textContent(".steps [aria-current]"), at);
    assert.equal(await page.getAttribute(".pictures input", "aria-valuetext"), `Picture 2 of ${all + 1}`);
    await noFault(page);
    await page.keyboard.press("End");
    await eventually(async () => assert.ok((await page.locator(".board .strike").count()) > 0));
  }));

test("on a small phone the slider stands with the board, and the list is folded", () =>
  site.visiting({ hash: `#view=explain&p=${CHAIN}`, size: "phone" }, async (page) => {
    await chain(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.click(".count");
    assert.equal(await page.locator(".steps").count(), 0);
    const [board, slider] = await Promise.all([".board", ".pictures"].map((each) => page.locator(each).boundingBox()));
    const nav = await page.read(".bar nav", (nav) => nav.getBoundingClientRect().top);
    assert.ok(board.y >= 0 && slider.y + slider.height <= nav, `${board.y} ${slider.y} ${nav}`);
  }));

test("the board draws a chain up to the statement under the pointer", () =>
  site.visiting({ hash: `#view=explain&p=${CHAIN}` }, async (page) => {
    await chain(page);
    const all = await links(page);
    await page.hover(".chain button >> nth=2");
    await eventually(async () => assert.equal(await later(page), all - 2));
    await page.mouse.move(5, 5);
    await eventually(async () => assert.equal(await later(page), 0));
  }));

/** Notes in `seen` which pictures come. */
const notePictures = (page) =>
  page.evaluate(() => {
    globalThis.seen = [];
    new MutationObserver(() => seen.push(document.querySelector(".pictures span")?.textContent)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

test("a hint plays its pictures, unless motion is unwelcome", () =>
  site.visiting({ hash: `#p=${HARD}` }, async (page) => {
    await page.waitForSelector("#cell-80");
    const ask = async () => {
      for (const wanted of [".hint", ".hint", ".pictures"]) {
        await page.keyboard.press("h");
        await page.waitForSelector(wanted);
      }
    };
    await ask();
    assert.equal(await page.textContent(".pictures span"), "Picture 3 of 3");
    await page.keyboard.press("Escape");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await notePictures(page);
    await ask();
    await eventually(async () => {
      const seen = await page.evaluate(() => [...new Set(globalThis.seen)].filter(Boolean));
      assert.deepEqual(seen.slice(-3).sort(), ["Picture 1 of 3", "Picture 2 of 3", "Picture 3 of 3"]);
    });
    await eventually(async () => assert.equal(await page.textContent(".pictures span"), "Picture 3 of 3"));
  }));

test("in Explain a chain draws itself, link by link, unless motion is unwelcome; other steps are there at once", () =>
  site.visiting({ hash: `#view=explain&p=${CHAIN}` }, async (page) => {
    await chain(page);
    const all = (await links(page)) + 1;
    assert.equal(await page.textContent(".pictures span"), `Picture ${all} of ${all}`);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await notePictures(page);
    await page.click("[aria-label='Step back']");
    await eventually(async () => assert.match(await page.textContent(".pictures span"), /^Picture (\d+) of \1$/));
    const before = await page.evaluate(() => seen.splice(0));
    assert.ok(
      before.every((each) => !each || /^Picture (\d+) of \1$/.test(each)),
      before.join(),
    );
    await page.click("[aria-label='Next step']");
    await eventually(async () =>
      assert.deepEqual(
        await page.evaluate(() => [...new Set(seen)].filter(Boolean).slice(-10)),
        Array.from({ length: all }, (_, i) => `Picture ${i + 1} of ${all}`),
      ),
    );
    assert.equal(await later(page), 0);
  }));

test("the heads of links lie above the digits, and the legend has the fills of a chain's nodes", () =>
  site.visiting({ hash: `#view=explain&p=${CHAIN}` }, async (page) => {
    await chain(page);
    const areAbove = await page.$$eval(".board .arrow-head", (heads) => {
      const last = [...document.querySelectorAll(".board .mark")].at(-1);
      return heads.map((head) => !!(last.compareDocumentPosition(head) & Node.DOCUMENT_POSITION_FOLLOWING));
    });
    assert.deepEqual(areAbove, Array(await links(page)).fill(true));
    const fills = (selector) =>
      page.$$eval(selector, (all) => [...new Set(all.map((each) => getComputedStyle(each).fill))].filter((fill) => fill !== "none").sort());
    assert.deepEqual(await fills(".legend :is(.spot, .link-node)"), await fills(".board .spot"));
  }));

for (const language of ["en", "ko"])
  test(`the hint of a chain is whole, and what is said of its proof in sight, ${language}`, () =>
    site.visiting({ hash: `#p=${HARD}`, size: "phone", language }, async (page) => {
      await page.waitForSelector("#cell-80");
      const ask = async () => {
        for (let depth = 1; depth <= 3; depth++) {
          await press(page, "h");
          await page.waitForSelector(`.hint .depth-${depth}`);
        }
      };
      // The nineteenth step is a chain of nine links.
      for (let step = 1; step < 19; step++) {
        await press(page, "h");
        await page.tap(`.hint .row button:has-text('${language === "ko" ? "적용" : "Apply"}')`);
        await page.waitForSelector(".hint", { state: "detached" });
      }
      await ask();
      await page.waitForSelector(".board .arrow-head");
      const box = (what) => page.locator(what).first().boundingBox();
      for (const [width, height] of [
        [360, 640],
        [360, 740],
        [390, 844],
        [430, 932],
        [1280, 800],
        [1920, 1080],
      ]) {
        await page.setViewportSize({ width, height });
        const size = `${width}×${height}`;
        assert.ok(await page.read(".why > p", (p) => p.scrollHeight <= p.clientHeight), `its words at ${size}`);
        const [hint, text] = [await box(".hint"), await box(".why > p")];
        for (const what of [".pictures input", ".proof summary", ".hint .main"]) {
          const { y, height } = await box(what);
          assert.ok(text.y + text.height <= y + 1 && y + height <= hint.y + hint.height, `${what} at ${size}`);
        }
        // Nothing lies over what is pressed.
        await page.click(".hint .proof summary");
        await page.waitForSelector(".hint .proof .good");
        const [open, good, buttons] = [await box(".hint"), await box(".hint .good"), await box(".hint > .row")];
        assert.ok(good.y > open.y && good.y + good.height <= buttons.y, `what is said of its proof at ${size}`);
        await page.click(".hint .proof summary");
        await page.waitForSelector(".hint .pictures");
      }
    }));

test("on a small phone a long hint keeps its slider and its proof in sight, and a proof that is open stands alone", () =>
  site.visiting({ hash: `#p=${LONG}`, size: "phone", language: "ko" }, async (page) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.waitForSelector("#cell-80");
    for (const shown of [".hint", ".hint .depth-2", ".pictures"]) {
      await page.keyboard.press("h");
      await page.waitForSelector(shown);
    }
    const box = (what) => page.locator(what).boundingBox();
    const [text, apply] = [await box(".why > p"), await box(".hint .main")];
    for (const what of [".pictures input", ".proof summary"]) {
      const { x, y, width, height } = await box(what);
      assert.ok(text.y + text.height <= y && y + height <= apply.y + apply.height + 2, what);
      assert.ok(x >= apply.x + apply.width && x + width <= 348, what);
    }
    await page.tap(".proof summary");
    await page.waitForSelector(".why > p", { state: "hidden" });
    await page.waitForSelector(".proof .good");
    const [proof, buttons] = [await box(".proof summary"), await box(".hint > .row")];
    assert.ok(proof.y < text.y + 20 && proof.y + proof.height < buttons.y);
  }));

test("a hint tells of a net what follows and why, without its notation, and leads to it in Explain", () =>
  site.visiting({ hash: `#p=${NET}`, size: "phone" }, async (page) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.waitForSelector("#cell-80");
    const ask = async () => {
      for (const shown of [".hint", ".hint .depth-2", ".pictures"]) {
        await page.keyboard.press("h");
        await page.waitForSelector(shown);
      }
    };
    for (let i = 0; i < 2; i++) {
      await ask();
      await page.keyboard.press("Enter");
      await page.waitForSelector(".hint", { state: "detached" });
    }
    await ask();
    const why = await page.textContent(".why p");
    assert.match(why, /^Contradiction Net[^.]*\. r\dc\d cannot be \d\. Suppose [^>]* The pictures and Explain show how\.$/);
    // All of it is in sight, and of the links only those to the last statement stand out.
    const [proof, buttons] = await Promise.all([".hint summary", ".hint > .row"].map((each) => page.locator(each).boundingBox()));
    assert.ok(proof.y + proof.height <= buttons.y + buttons.height, `${proof.y} ${proof.height} ${buttons.y}`);
    const [all, past] = [await links(page), await page.locator(".board .past .link-line").count()];
    assert.ok(past > 14 && past >= all - 6 && past < all, `${past} of ${all}`);
    await page.click(".why a:has-text('Explain')");
    await page.waitForSelector(".net");
    assert.equal(await page.textContent(".reason h2 a"), why.split(".")[0]);
    assert.match(await page.textContent(".reason p"), /the statements below/);
  }));

test("a hint shows a chain of nine links in five pictures; in Explain each link has its own", () =>
  site.visiting({ hash: `#p=${CHAIN}&view=explain` }, async (page) => {
    await chain(page);
    const all = (await links(page)) + 1;
    assert.ok(all > 5);
    const step = Number(await page.textContent(".steps [aria-current] .number")) - 1;
    assert.equal(await page.getAttribute(".pictures input", "max"), String(all));
    await page.evaluate((address) => (location.hash = address), `#p=${CHAIN}`);
    await page.waitForSelector("#cell-80");
    // Hints lead to the same chain.
    for (let i = 0; i < step; i++) {
      await page.keyboard.press("h");
      await page.click(".hint .row button:has-text('Apply')");
      await page.waitForSelector(".hint", { state: "detached" });
    }
    for (const shown of [".hint", ".hint .row .main", ".hint .pictures"]) {
      await page.keyboard.press("h");
      await page.waitForSelector(shown);
    }
    assert.match(await page.textContent(".hint strong"), /Alternating Inference Chain/);
    assert.equal(await page.textContent(".pictures span"), "Picture 5 of 5");
    const drawn = [];
    await page.focus(".pictures input");
    await page.keyboard.press("Home");
    for (let picture = 1; picture <= 5; picture++) {
      await eventually(async () => assert.equal(await page.textContent(".pictures span"), `Picture ${picture} of 5`));
      drawn.push((await links(page)) - (await later(page)));
      await page.keyboard.press("ArrowRight");
    }
    assert.deepEqual(drawn, [2, 5, 7, 9, 9]);
    const struck = (is) => eventually(async () => assert.equal((await page.locator(".board .strike").count()) > 0, is));
    await struck(true);
    // An open proof proves the whole step.
    await page.fill(".pictures input", "1");
    await struck(false);
    await page.click(".proof summary");
    await struck(true);
  }));

test("the page brings its own type, from its own origin", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await page.waitForSelector("#cell-80");
    await eventually(async () =>
      assert.deepEqual(await page.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status])), [
        ["Figtree", "loaded"],
      ]),
    );
    assert.match(await page.read(".board .digit", (digit) => getComputedStyle(digit).fontFamily), /^Figtree/);
  }));

test("a house that is completed lights up, and no other", () =>
  site.visiting({ hash: `#p=${EASY_SOLVED.slice(0, 8)}.${EASY.slice(9)}` }, async (page) => {
    await clickCell(page, 8);
    await press(page, "3");
    assert.equal(await page.locator(".board .completed").count(), 0);
    await press(page, EASY_SOLVED[8]);
    await eventually(async () =>
      assert.deepEqual(
        await page.$$eval(".board .completed", (all) => all.map((each) => [each.getAttribute("x"), each.getAttribute("y")])),
        // The cells of the first row, and no other.
        Array.from({ length: 9 }, (_, column) => [String(column * 100), "0"]),
      ),
    );
  }));

test("the cells of a pattern lie above its houses, and its small picture has its digit", () =>
  site.visiting({ hash: "#view=learn&page=x-wing" }, async (page) => {
    await page.waitForSelector(".example .square");
    const parts = await page.$$eval(".board .role:is(.house, .square)", (all) => all.map((each) => each.classList.contains("square")));
    assert.deepEqual(parts, [false, false, false, false, true, true, true, true]);
    await page.goto(`${site.server.url}#view=learn`);
    const picture = page.locator(".lessons li >> nth=5");
    await picture.scrollIntoViewIfNeeded();
    await eventually(async () => assert.deepEqual(await picture.locator(".thumb .written").allTextContents(), ["7", "7", "7", "7"]));
  }));
