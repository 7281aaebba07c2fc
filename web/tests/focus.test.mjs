// Focus, as assistive technology is told about it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clickCell, EASY, eventually, fixture, focused, label, press, tree } from "./fixture.mjs";

const site = fixture();

test("a window takes the focus itself, not its way out", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await page.click(".gear");
    await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement.tagName), "DIALOG"));
    await page.keyboard.press("Escape");
    await page.click("text=Open…");
    await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement.tagName), "TEXTAREA"));
  }));

test("whoever opens the first variant by keyboard plays on by keyboard", () =>
  site.visiting({}, async (page) => {
    await page.click(".gallery summary");
    await page.waitForSelector(".gallery svg");
    await page.focus(".gallery li button");
    await press(page, "Enter");
    await eventually(async () => assert.equal((await focused(page))?.role, "grid"));
    assert.equal(await page.locator("[role=gridcell]").count(), 36);
  }));

test("a question mark opens the list of keys over the page, and closes it; so does Escape", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await page.waitForSelector("#cell-80");
    for (const way of ["?", "Escape"]) {
      await page.keyboard.press("?");
      await page.waitForSelector("dialog .key-list");
      assert.equal(await page.evaluate(() => scrollY), 0);
      await page.keyboard.press(way);
      await page.waitForSelector("dialog", { state: "detached" });
      await eventually(async () => assert.equal((await focused(page))?.role, "grid"));
    }
  }));
const hash = `#p=${EASY}`;

test("Tab reaches the board, whose active cell has a name", () =>
  site.visiting({ hash }, async (page) => {
    await page.waitForSelector("#cell-80");
    for (let i = 0; i < 30 && (await focused(page))?.role !== "grid"; i++) await page.keyboard.press("Tab");
    const grid = await focused(page);
    assert.equal(grid?.role, "grid");
    assert.equal(grid.name, "Sudoku board");
    await press(page, "ArrowDown ArrowRight");
    await eventually(async () =>
      assert.deepEqual(
        (await focused(page)).activedescendant?.map(({ idref }) => idref),
        ["cell-41"],
      ),
    );
    const cells = (await tree(page)).filter(({ role }) => role === "gridcell");
    assert.equal(cells.length, 81);
    assert.equal(cells[0].name, "Row 1, column 1, 5, given");
  }));

test("the skip link lands on the board in every section that has one", () =>
  site.visiting({ hash }, async (page) => {
    for (const [view, last] of [
      ["play", "#cell-80"],
      ["explain", ".steps"],
      ["lab", ".program"],
    ]) {
      await page.goto(`${site.server.url}#view=${view}&p=${EASY}`);
      await page.waitForSelector(last);
      await page.evaluate(() => document.querySelector(".skip").focus());
      await page.keyboard.press("Enter");
      await eventually(async () => assert.equal((await focused(page))?.role, "grid", view));
    }
  }));

test("the modes are one stop of the Tab key, and the arrow keys choose among them", () =>
  site.visiting({ hash }, async (page) => {
    await page.waitForSelector("#cell-80");
    const radios = async () => (await tree(page)).filter(({ role }) => role === "radio");
    await page.focus("[role=radio][aria-checked=true]");
    await page.keyboard.press("ArrowRight");
    await eventually(async () => assert.equal((await focused(page)).name, "Corner"));
    assert.deepEqual(
      (await radios()).map(({ checked }) => checked),
      ["false", "true", "false", "false", "false"],
    );
    await press(page, "ArrowLeft ArrowLeft");
    await eventually(async () => assert.equal((await focused(page)).name, "Pen"));
    await page.keyboard.press("Tab");
    assert.equal((await focused(page)).role, "button");
    // After a press with the mouse the arrow keys belong to the board.
    await clickCell(page, 2);
    await page.click("text=Digit");
    await press(page, "ArrowRight 6");
    await eventually(async () => assert.match(await label(page, 3), /, 6$/));
  }));

test("the keyboard is on the board after a level, a hint's buttons and a window", () =>
  site.visiting({}, async (page) => {
    const onBoard = (after) => eventually(async () => assert.equal((await focused(page))?.role, "grid", after));
    const enter = async (selector) => {
      await page.focus(selector);
      await page.keyboard.press("Enter");
    };
    await enter(".welcome .easy");
    await page.waitForSelector(".digit.given");
    await onBoard("a level");
    await enter(".ask");
    await page.waitForSelector(".hint");
    // "Show more" keeps the keyboard, and leaves it to what comes in its place.
    await page.focus(".hint .main");
    for (const [depth, name] of [
      [2, "Show more"],
      [3, "Apply"],
    ]) {
      await page.keyboard.press("Enter");
      await page.waitForSelector(`.hint .depth-${depth}`);
      await eventually(async () => assert.equal((await focused(page)).name, name));
    }
    await page.keyboard.press("Enter");
    await page.waitForSelector(".hint", { state: "detached" });
    await onBoard("Apply");
    await press(page, "h");
    await page.waitForSelector(".hint");
    await enter(".hint .quiet");
    await page.waitForSelector(".hint", { state: "detached" });
    await onBoard("Close");
    await press(page, "h");
    await page.waitForSelector(".hint");
    // Esc closes it from its buttons too, and Enter applies it from the slider through its pictures.
    await page.focus(".hint .main");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".hint", { state: "detached" });
    await onBoard("Esc");
    for (const shown of [".hint", ".hint .depth-2", ".pictures"]) {
      await press(page, "h");
      await page.waitForSelector(shown);
    }
    await page.focus(".pictures input");
    await press(page, "Enter");
    await page.waitForSelector(".hint", { state: "detached" });
    await onBoard("Enter");
    await enter("#menu button");
    await page.waitForSelector("dialog");
    await enter("dialog .easy");
    await page.waitForSelector("dialog", { state: "detached" });
    await onBoard("a level in the window");
  }));

for (const size of ["desktop", "phone"])
  test(`whoever begins to type a puzzle with the keyboard types it on the board, ${size}`, () =>
    site.visiting({ size }, async (page) => {
      await page.focus(".welcome .others button >> nth=1");
      await page.keyboard.press("Enter");
      await eventually(async () => assert.equal((await focused(page))?.role, "grid"));
      await press(page, "5 3");
      await eventually(async () => assert.equal(await label(page, 1), "Row 1, column 2, 3"));
    }));

test("a message names a digit that stands twice", () =>
  site.visiting({ hash }, async (page) => {
    await clickCell(page, 2);
    await press(page, "5");
    await eventually(async () => assert.match(await page.textContent("[role=status]"), /appear twice/));
  }));

/** What screen readers are told from now on, in order. */
async function listening(page) {
  // The page itself listens a moment after it was drawn.
  await eventually(async () => {
    await press(page, "x z");
    assert.equal(await page.textContent(".spoken"), "Digit");
  });
  await page.evaluate(() => {
    globalThis.told = [];
    const regions = document.querySelectorAll("main [role=status], main [role=alert]");
    for (const region of regions)
      new MutationObserver(() => region.textContent && told.at(-1) !== region.textContent && told.push(region.textContent)).observe(
        region,
        {
          childList: true,
          characterData: true,
          subtree: true,
        },
      );
  });
  return async (expected) => {
    await eventually(async () => assert.deepEqual(await page.evaluate(() => globalThis.told), expected));
    await page.evaluate(() => {
      globalThis.told = [];
    });
  };
}

test("a screen reader is told what keys did, once, from places that were there before", () =>
  site.visiting({ hash }, async (page) => {
    await clickCell(page, 2);
    const told = await listening(page);
    await press(page, "4");
    await told(["4"]);
    await press(page, "Backspace");
    await told(["blank"]);
    await press(page, "Control+z");
    await told(["4"]);
    await press(page, "Control+z x");
    await told(["blank", "Corner"]);
    await press(page, "1 2");
    await told(["corner 1", "corner 1 2"]);
    await press(page, "z 5");
    await told(["Digit", "The marked digits appear twice in a row, column or block.", "5, appears twice"]);
    await press(page, "Backspace 1");
    await told(["corner 1 2", "1"]);
    await page.click("text=Check >> nth=0");
    await told(["One mistake; it is marked.", "Row 1, column 3"]);
    assert.equal(await label(page, 2), "Row 1, column 3, 1, wrong");
    await press(page, "Backspace h");
    await told(["corner 1 2", "Look at block 4."]);
    await press(page, "h");
    await told(["Hidden Single: look at block 4."]);
  }));

test("Enter applies a hint, and a message names the step and its place", () =>
  site.visiting({ hash }, async (page) => {
    await page.waitForSelector("#cell-80");
    const told = await listening(page);
    await press(page, "Enter h");
    await page.waitForSelector(".hint");
    const [first] = await eventually(async () => {
      const all = await page.evaluate(() => globalThis.told);
      assert.equal(all.length, 1);
      return all;
    });
    await told([first]);
    await press(page, "Enter");
    await page.waitForSelector(".hint", { state: "detached" });
    await eventually(async () => assert.match((await page.evaluate(() => globalThis.told)).join(), /^Row \d, column \d, \d$/));
  }));

test("a pause leads the keyboard to the veil, and back to the board", () =>
  site.visiting({ hash }, async (page) => {
    await page.waitForSelector(".timer");
    const isOn = (what) => eventually(async () => assert.equal(await page.locator(`${what}:focus`).count(), 1, what));
    await clickCell(page, 2);
    for (const goesOn of [() => press(page, "p"), () => press(page, "Enter"), () => page.click(".veil")]) {
      await press(page, "p");
      await isOn(".veil");
      await goesOn();
      await isOn(".board");
    }
  }));

test("the name of the pause button does not change each second", () =>
  site.visiting({ hash, prepare: (page) => page.clock.install() }, async (page) => {
    await page.waitForSelector(".timer");
    const name = async () => (await tree(page)).filter(({ role, name }) => role === "button" && /Pause/.test(name)).map(({ name }) => name);
    assert.deepEqual(await name(), ["Pause"]);
    await page.clock.runFor(61_000);
    await eventually(async () => assert.match(await page.textContent("[role=timer]"), /^1:/));
    assert.deepEqual(await name(), ["Pause"]);
  }));

test("a link or a card that opens a board leads the keyboard to it, also in another section", () =>
  site.visiting({ hash: "#view=explain" }, async (page) => {
    const onBoard = async (link, section) => {
      await link.focus();
      await page.keyboard.press("Enter");
      await page.waitForSelector(`main.${section} .board`);
      await eventually(async () => assert.equal((await focused(page))?.role, "grid", section));
    };
    await onBoard(page.getByRole("link", { name: "AI Escargot" }), "explain");
    await page.goto(`${site.server.url}#view=batch`);
    await page.fill("textarea", EASY);
    await page.click("text=Start");
    for (const section of ["play", "explain"]) {
      await onBoard(page.locator(`.listed a[href*=${section === "play" ? '"#p"' : section}]`), section);
      await page.goBack();
    }
    await eventually(async () => assert.equal((await focused(page))?.role, "heading"));
    await page.goto(`${site.server.url}#view=generate`);
    await onBoard(page.locator(".made button >> nth=0"), "play");
  }));
