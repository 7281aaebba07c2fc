// What must be legible, and what must not move.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf, clickCell, EASY, EASY_SOLVED, eventually, fixture, press } from "./fixture.mjs";

const site = fixture();
const hash = `#p=${EASY}`;

test("each colour has a letter for whoever wants one", () =>
  site.visiting({ hash }, async (page) => {
    await clickCell(page, 2);
    await press(page, "v 3 7");
    await page.waitForSelector(".paint-7");
    assert.equal(await page.locator(".letter").count(), 0);
    await page.click(".gear");
    await page.click("text=Mark each colour with a letter");
    await page.keyboard.press("Escape");
    await eventually(async () => assert.deepEqual(await page.locator(".letter").allTextContents(), ["C", "G"]));
  }));

test("the selection is drawn above the paint", () =>
  site.visiting({ hash }, async (page) => {
    await clickCell(page, 2);
    await press(page, "v 3");
    await page.waitForSelector(".paint");
    const above = await page.evaluate(
      () =>
        !!(document.querySelector(".paint").compareDocumentPosition(document.querySelector(".chosen")) & Node.DOCUMENT_POSITION_FOLLOWING),
    );
    assert.ok(above);
  }));

/** The places of elements on the page, however far it is scrolled. */
const tops = (page, selector) => page.$$eval(selector, (all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));

for (const size of ["desktop", "phone"]) {
  test(`nothing that is pressed moves when a hint or a message comes, ${size}`, () =>
    site.visiting({ hash, size }, async (page) => {
      await page.waitForSelector("#cell-80");
      const still = ".board, .modes button, .digits button, .tools button, .menu button";
      const before = await tops(page, still);
      await press(page, "h");
      await page.waitForSelector(".hint");
      assert.deepEqual(await tops(page, still), before);
      const inHint = await tops(page, ".hint button");
      // The first words are short, and leave digits free on a phone too.
      const [one] = await tops(page, ".digits button");
      assert.ok((await tops(page, ".hint"))[0] > one + 40);
      await press(page, "h h");
      await page.waitForSelector(".hint strong");
      assert.equal((await tops(page, ".hint button"))[0], inHint[0]);
      assert.deepEqual(await tops(page, still), before);
      await clickCell(page, 2);
      await press(page, "5");
      await page.click("text=Check");
      await page.waitForSelector(".shade.wrong");
      assert.deepEqual(await tops(page, still), before);
    }));

  test(`the buttons of Explain stay where they are through the whole path, ${size}`, () =>
    site.visiting(
      { hash: "#view=explain&p=..6..8..5.......4..1.7...3........595..3.....4.7..9.8....4.....3.9..5..2.2.8.6...", size },
      async (page) => {
        await page.waitForSelector(".reason");
        await eventually(async () => assert.equal(await page.locator(".side .row.soft").count(), 0));
        const still = ".explain .board, .stepper button, .steps";
        const before = await tops(page, still);
        for (let i = 0; i < 25; i++) {
          await page.click("[aria-label='Next step']");
          assert.deepEqual(await tops(page, still), before, `step ${i + 2}`);
        }
      },
    ));
}

/** Sizes of phones, upright. */
const PHONES = [
  [360, 640],
  [360, 740],
  [390, 664],
  [390, 720],
  [390, 844],
  [412, 915],
  [430, 932],
];

test("a phone shows board, digits and help at once, also with a hint", () =>
  site.visiting({ hash, size: "phone" }, async (page) => {
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await page.waitForSelector("#cell-80");
      const size = `${width}×${height}`;
      const bar = await page.read(".bar nav", (nav) => nav.getBoundingClientRect().top);
      const boxes = await page.$$eval(".tools button, .digits button", (all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      for (const box of boxes) {
        assert.ok(box.bottom <= bar, `${box.bottom} of ${bar} at ${size}`);
        assert.ok(box.width >= 32 && box.height >= 44, `${box.width}×${box.height} at ${size}`);
      }
      const still = () => page.read(".board", (board) => board.getBoundingClientRect().toJSON());
      const before = await still();
      await page.tap(".ask");
      // A tap on the board folds the hint, which leaves its words.
      const word = await page.textContent(".hint p");
      await page.tap("#cell-2 .hit", { force: true });
      await page.waitForSelector(".hint", { state: "detached" });
      assert.equal(await page.textContent(".status"), word);
      await page.tap(".ask");
      await eventually(async () => assert.match(await page.textContent(".hint p"), /: look at /));
      await page.tap(".hint >> text=Show more");
      await page.waitForSelector(".role.placement");
      assert.deepEqual(await still(), before, size);
      assert.equal(await page.evaluate(() => scrollY), 0, size);
      const [mark, hint] = [await page.locator(".role.placement").boundingBox(), await page.locator(".hint").boundingBox()];
      assert.ok(mark.y > 0 && mark.y + mark.height <= hint.y, `the marked cell at ${size}`);
      assert.ok(hint.y + hint.height <= bar, `the hint at ${size}`);
      const buttons = await page.locator(".hint > .row").boundingBox();
      assert.ok(buttons.y + buttons.height <= hint.y + hint.height, `its buttons at ${size}`);
      await page.tap(".hint .proof summary");
      const checked = await page.locator(".hint .good").boundingBox();
      assert.ok(checked.y + checked.height <= buttons.y, `what is said of its proof at ${size}`);
    }
  }));

test("a phone shows all that a variant needs at once, and its rules beside the board", () =>
  site.visiting({ size: "phone" }, async (page) => {
    for (const text of [".Cage~10~R1C1~R1C2.Thermo~R3C1~R3C2", ".Shape~16x16.Cage~10~R1C1~R1C2"]) {
      await page.evaluate((text) => (location.hash = `#p=${encodeURIComponent(text)}`), text);
      await boardOf(page, text.includes("16x16") ? 256 : 81);
      await page.waitForSelector(".told");
      for (const [width, height] of PHONES) {
        await page.setViewportSize({ width, height });
        const bar = await page.read(".bar nav", (nav) => nav.getBoundingClientRect().top);
        const rules = await page.locator(".told").boundingBox();
        assert.ok(rules.y + rules.height <= bar + 1, `${rules.y + rules.height} of ${bar} at ${width}×${height}`);
        await page.tap(".told summary");
        const [board, said] = [await page.locator(".board").boundingBox(), await page.locator(".told dd >> nth=-1").boundingBox()];
        assert.ok(board.y + 100 < said.y && said.y + said.height <= height, `the rules at ${width}×${height}`);
        await page.tap(".told summary");
      }
    }
  }));

for (const size of ["desktop", "phone"])
  test(`a long message is whole, and the few keys of a small board fill their room in each mode, ${size}`, () =>
    site.visiting({ size, hash: `#p=${encodeURIComponent(".Shape~4x4.Cage~3~R1C1~R1C2")}` }, async (page) => {
      await page.waitForSelector(".told");
      await eventually(async () => assert.match(await page.textContent(".status"), /several solutions/)); // It comes first.
      if (size === "phone") await page.tap(".more");
      await page.click("text=Fill in candidates");
      await eventually(async () => assert.match(await page.textContent(".status"), /not used\.$/));
      assert.ok(await page.read(".status", ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight));
      const [first, second, third] = await Promise.all([0, 1, 2].map((at) => page.locator(`.digits button >> nth=${at}`).boundingBox()));
      const { x, width } = await page.locator(".digits").boundingBox();
      assert.ok(first.y === second.y && third.x === first.x && Math.abs(second.x + second.width - x - width) < 1);
      const still = await tops(page, ".digits, .tools");
      await page.click("[data-mode=colour]");
      await page.waitForSelector(".digits.colour");
      assert.deepEqual(await tops(page, ".digits, .tools"), still);
      await page.goto(`${site.server.url}#p=.Shape~16x16`);
      await page.waitForSelector(".digits.many.colour");
      const held = await tops(page, ".digits, .tools");
      await page.click("[data-mode=digit]");
      await page.waitForSelector(".digits.many.digit");
      assert.deepEqual(await tops(page, ".digits, .tools"), held);
    }));

test("a phone shows the solved board and the way on at once", () =>
  site.visiting({ hash: `#p=${EASY_SOLVED.replace("534", "5.4")}`, size: "phone" }, async (page) => {
    await clickCell(page, 1);
    await press(page, "3");
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      await page.waitForSelector(".finish .main");
      const bar = await page.read(".bar nav", (nav) => nav.getBoundingClientRect().top);
      const main = await page.locator(".finish .main").boundingBox();
      assert.ok(main.y + main.height <= bar, `${main.y + main.height} of ${bar} at ${width}×${height}`);
      assert.ok((await page.locator(".board").boundingBox()).y >= 0);
    }
  }));

/** The side of a cell on the screen: a board can be smaller than its element. */
const cellSide = async (page) => (await page.locator("#cell-0 .hit").boundingBox()).width;

test("the cells of a short window stay large enough to press", () =>
  site.visiting({ hash, size: "phone" }, async (page) => {
    for (const [width, height] of [
      [320, 400],
      [360, 480],
      [320, 568],
      [480, 270],
    ]) {
      await page.setViewportSize({ width, height });
      assert.ok((await cellSide(page)) >= 26, `${width}×${height}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      // What has no room comes by scrolling, above the navigation.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const tools = await page.locator(".tools").boundingBox();
      const bar = await page.read(".bar nav", (nav) =>
        getComputedStyle(nav).position === "fixed" ? nav.getBoundingClientRect().top : innerHeight,
      );
      assert.ok(tools.y + tools.height <= bar, `${tools.y + tools.height} of ${bar} at ${width}×${height}`);
    }
  }));

test("a page zoomed in to 200 and 400 % has no sideways scroll, and its bar covers nothing", () =>
  site.visiting({ hash }, async (page) => {
    for (const [width, height] of [
      [640, 400],
      [320, 256],
    ]) {
      await page.setViewportSize({ width, height });
      await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width));
      assert.ok((await cellSide(page)) >= 26);
      assert.equal(await page.read(".bar nav", (nav) => getComputedStyle(nav).position), "static");
      assert.deepEqual(
        await page.$$eval(".bar nav a", (all) => all.filter((a) => a.scrollWidth > a.clientWidth).map((a) => a.textContent)),
        [],
      );
    }
  }));

test("a large window is used, and needs no scrolling", () =>
  site.visiting({ hash }, async (page) => {
    await page.waitForSelector("#cell-80");
    for (const [width, height] of [
      [1920, 1080],
      [1600, 900],
    ]) {
      await page.setViewportSize({ width, height });
      const [board, side] = await Promise.all([".board", ".side"].map((each) => page.locator(each).boundingBox()));
      assert.ok(board.height >= height - 110, `a board of ${board.height} at ${width}×${height}`);
      assert.ok((side.x + side.width - board.x) / width > 0.78);
      assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height);
      // Little stays empty below the menu.
      const [menu, keys] = await Promise.all([".menu", ".keys"].map((each) => page.locator(each).boundingBox()));
      assert.ok(keys.y - menu.y - menu.height < 80, `${keys.y - menu.y - menu.height} empty at ${width}×${height}`);
    }
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.click("nav >> text=Explain");
    await page.waitForSelector("main.explain .more");
    assert.ok((await page.locator("main.explain .board").boundingBox()).height >= 890);
  }));

test("zoomed in, Explain shows the board beside the steps, or above them without covering them", () =>
  site.visiting({ hash: `${hash}&view=explain` }, async (page) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await page.waitForSelector(".reason h2");
    const box = (selector) => page.locator(selector).first().boundingBox();
    for (const scroll of [0, 300]) {
      await page.evaluate((scroll) => scrollTo(0, scroll), scroll);
      const [board, path] = [await box(".board"), await box(".path")];
      assert.ok(board.y >= 0 && board.y + board.height <= 400, `the board at ${board.y}`);
      assert.ok(board.x + board.width <= path.x && path.y < 100);
      for (const button of await page.$$eval(".stepper button", (all) => all.map((each) => each.getBoundingClientRect().right)))
        assert.ok(button <= path.x + path.width, `a button ends at ${button}`);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    assert.ok((await box(".board")).width >= 230);
    const isInSight = await page.read(".reason h2", (h2) => {
      h2.scrollIntoView();
      return h2.contains(document.elementFromPoint(h2.getBoundingClientRect().x + 20, 8));
    });
    assert.ok(isInSight);
  }));

test("no section scrolls sideways at 400 %, and the board of the lab is there", () =>
  site.visiting(
    { hash: "#view=explain&p=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&step=30" },
    async (page) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.waitForSelector(".reason");
      for (const view of ["explain", "lab", "generate", "set", "batch", "learn"]) {
        await page.evaluate((view) => (location.hash = `#view=${view}`), view);
        await page.waitForSelector(`main.${view} h1`, { state: "attached" });
        await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, view));
        if (view === "lab") assert.ok((await page.locator(".board").boundingBox()).width >= 250);
        assert.deepEqual(
          await page.$$eval(".bar nav span", (all) =>
            all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
          ),
          [],
        );
      }
    },
  ));

test("cards with long words and rows of buttons fit on small phones, and the bars of Batch have names", () =>
  site.visiting({ hash: "#view=generate", size: "phone" }, async (page) => {
    const fits = (width, what) =>
      eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, what));
    await page.waitForSelector(".made li .more");
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await fits(width, "generate");
    }
    await page.evaluate(() => (location.hash = "#view=learn"));
    await page.waitForSelector(".catalogue a:has-text('Nested Contradiction Net')");
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      await fits(width, "learn");
      const wide = await page.$$eval(".catalogue .card", (all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
      );
      assert.deepEqual(wide, [], `in ${width}`);
    }
    await page.evaluate(() => (location.hash = "#view=batch"));
    await eventually(async () =>
      assert.deepEqual(await page.locator(".foretaste text").allTextContents(), ["Easy", "Medium", "Hard", "Unfair", "Extreme"]),
    );
  }));

test("Hint is the only tinted button of Play", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await page.waitForSelector(".ask");
    const ground = (selector) => page.read(selector, (each) => getComputedStyle(each).backgroundColor);
    assert.equal(await ground(".menu .new"), await ground(".menu .new + button"));
    assert.notEqual(await ground(".ask"), await ground(".menu .new"));
  }));

test("on a tablet no section scrolls sideways, and Explain shows the reason beside or right below the board", () =>
  site.visiting({}, async (page) => {
    const step = "view=explain&p=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&step=30";
    for (const [width, height] of [
      [768, 1024],
      [820, 1180],
      [900, 700],
      [1024, 768],
      [1100, 800],
      [1280, 1000],
    ]) {
      const size = `${width}×${height}`;
      await page.setViewportSize({ width, height });
      for (const view of ["lab", "generate", "set", "batch", "learn", "explain"]) {
        await page.evaluate((hash) => (location.hash = hash), view === "explain" ? step : `view=${view}`);
        await page.waitForSelector(view === "explain" ? ".reason h2" : `main.${view} h1`, { state: "attached" });
        await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, view));
      }
      const box = (selector) => page.locator(selector).boundingBox();
      const [path, last] = [await box(".path"), await box(".stepper > :last-child")];
      assert.ok(last.x + last.width < path.x + path.width, `the last button of the steps in ${size}`);
      const [board, reason] = [await box(".board"), await box(".reason h2")];
      assert.ok(reason.y < board.y + board.height + 110 && reason.y < height - 150, `the reason at ${reason.y} in ${size}`);
    }
  }));

test("forced colours keep what is chosen", () =>
  site.visiting({ hash }, async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.waitForSelector("#cell-80");
    const ground = (selector) => page.read(selector, (element) => getComputedStyle(element).backgroundColor);
    const highlight = await page.evaluate(() => {
      const probe = Object.assign(document.createElement("p"), { className: "probe" });
      document.body.append(probe);
      probe.style.cssText = "forced-color-adjust: none; background-color: Highlight";
      return getComputedStyle(probe).backgroundColor;
    });
    for (const chosen of ["[role=radio][aria-checked=true]", "nav [aria-current]"]) assert.equal(await ground(chosen), highlight, chosen);
    for (const other of ["[role=radio][aria-checked=false]", "nav a:not([aria-current])", ".digits button"])
      assert.notEqual(await ground(other), highlight, other);
    // Pictures made of colours keep them.
    assert.equal(await page.read(".sample.colour", (each) => getComputedStyle(each, "::before").forcedColorAdjust), "none");
  }));

test("whoever asks for more contrast gets lines and small texts in full ink", () =>
  site.visiting({ hash }, async (page) => {
    await page.waitForSelector("#cell-80");
    await page.waitForSelector(".soft");
    await page.emulateMedia({ contrast: "more" });
    const colours = await page.evaluate(() => {
      const of = (selector, name) => getComputedStyle(document.querySelector(selector))[name];
      return [of("body", "color"), of(".board .line.thin", "stroke"), of(".soft", "color")];
    });
    assert.equal(new Set(colours).size, 1, colours.join());
  }));

test("the board of Explain stays in sight beside all steps", () =>
  site.visiting({ hash: `${hash}&view=explain` }, async (page) => {
    await page.waitForSelector(".steps");
    await page.click(".available > summary");
    await page.waitForSelector(".available-list button");
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await eventually(async () => {
      assert.ok((await page.evaluate(() => scrollY)) > 50);
      assert.ok((await page.locator(".board").boundingBox()).y >= 0);
    });
  }));

test("a digit that stands twice looks the same in both languages", async () => {
  const pictures = [];
  for (const language of ["en", "ko"])
    await site.visiting({ hash: `#p=55${EASY.slice(2)}`, language }, async (page) => {
      await page.waitForSelector(".digit.clash");
      await page.evaluate(() => document.fonts.ready);
      const { x, y, width, height } = await page.locator("#cell-0 .hit").boundingBox();
      pictures.push(await page.screenshot({ clip: { x: x + 4, y: y + 4, width: width - 8, height: height - 8 } }));
    });
  assert.ok(pictures[0].equals(pictures[1]));
});
