// Hints of variants on Play, and steps in Explain: what the board shows of them, and where the card lies.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { boardOf, clickCell, digitsOn, eventually, fixture, label, press } from "./fixture.mjs";

const site = fixture();
/** The gallery: without givens there are the dots, with givens the lines. */
const GALLERY = readFileSync(new URL("../../testdata/gallery.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("."));
const [DOTS, LINES] = [GALLERY[5], GALLERY[9]];
/** Its fourth step writes a digit and strikes candidates. */
const BOTH = GALLERY[1];
const at = (text) => `#p=${encodeURIComponent(text)}`;

const status = (page) => page.textContent(".status");
const candidates = (page) => page.locator(".mark.candidate").count();

/** Asks for a hint until its step is shown whole. */
async function wholeHint(page, cells = 81) {
  await boardOf(page, cells);
  await page.click("button.ask");
  await page.waitForSelector(".why.depth-1");
  // It names cells.
  assert.equal(await page.locator(".coordinate").count(), 2 * Math.sqrt(cells));
  for (const depth of [2, 3]) {
    await page.click(".hint .row button >> nth=0");
    await page.waitForSelector(`.why.depth-${depth}`);
  }
}

test("only the cells of a step show all candidates, and screen readers hear them everywhere", () =>
  site.visiting({ hash: at(DOTS) }, async (page) => {
    await wholeHint(page);
    assert.equal(await candidates(page), 18);
    await eventually(async () => assert.match(await label(page, 80), /1 2 3 4 5 6 7 8 9/));
    await page.click("nav >> text=Explain");
    await eventually(async () => assert.match(await page.getAttribute("#explain-80", "aria-label"), /1 2 3 4 5 6 7 8 9/));
    assert.equal(await candidates(page), 18);
  }));

test("a step that also strikes candidates shows the digit that it writes, alone in its cell", () =>
  site.visiting({ hash: at(BOTH) }, async (page) => {
    const shown = async (name) => {
      assert.equal(await page.textContent(".table .board .ghost"), "1");
      assert.equal(await page.locator(`#${name}-19 .candidate`).count(), 0);
      assert.doesNotMatch(await page.getAttribute(`#${name}-19`, "aria-label"), /candidates/);
      assert.match(await page.getAttribute(`#${name}-18`, "aria-label"), /candidates/);
      assert.equal(await page.locator(".table .board .strike").count(), 16);
    };
    for (let step = 1; step < 4; step++) {
      await wholeHint(page, 36);
      await page.click(".hint button:has-text('Apply')");
    }
    await wholeHint(page, 36);
    await shown("cell");
    assert.equal(await page.textContent(".step-pictures .thumb:last-child .ghost"), "1");
    await page.click("nav >> text=Explain");
    await page.waitForSelector(".steps li:nth-child(4)");
    await page.click(".steps li:nth-child(4) button");
    await shown("explain");
  }));

test("a candidate stands out from the line below it, and cells with fewer than all keep theirs", () =>
  site.visiting({ hash: at(LINES) }, async (page) => {
    await wholeHint(page);
    const [width, order] = await page.read(".mark.candidate", (mark) => {
      const style = getComputedStyle(mark);
      return [parseFloat(style.strokeWidth), style.paintOrder];
    });
    assert.ok(width > 0 && order.startsWith("stroke"));
    assert.ok((await candidates(page)) > 300);
  }));

const box = (page, what) => page.locator(what).boundingBox();
const bottom = async (page, what) => {
  const { y, height } = await box(page, what);
  return y + height;
};

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [1280, 800],
])
  test(`a step in three small pictures, with its proof above the buttons, at ${width}×${height}`, () =>
    site.visiting({ hash: at(LINES), size: width < 481 ? "phone" : "desktop" }, async (page) => {
      await page.setViewportSize({ width, height });
      await page.waitForSelector(".told");
      await boardOf(page, 81);
      await page.evaluate(() => document.fonts.ready);
      const tops = () =>
        page.$$eval(".board, .modes, .digits button, .tools button, .menu button", (all) =>
          all.map((each) => each.getBoundingClientRect().top),
        );
      const before = await tops();
      await wholeHint(page);
      assert.equal(await page.locator(".step-pictures .thumb").count(), 3);
      // Nothing moves, and a desktop shows all of it without scrolling.
      assert.deepEqual(await tops(), before);
      const isWhole = () => page.read(".why", ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
      if (width > 860) assert.ok(await isWhole());
      // The last alone shows what goes, and the first no candidates.
      const struck = await page.locator(".step-pictures .strike").count();
      assert.ok(struck > 0);
      assert.equal(await page.locator(".step-pictures .thumb:last-child .strike").count(), struck);
      assert.equal(await page.locator(".step-pictures .thumb:first-child .candidate").count(), 0);
      await page.click(".hint summary");
      if (width > 860) await eventually(async () => assert.ok(await isWhole()));
      await page.locator(".hint .proof .good").scrollIntoViewIfNeeded();
      assert.ok((await bottom(page, ".hint .proof .good")) <= (await box(page, ".hint > .row")).y);
      const end = width < 481 ? (await box(page, ".bar nav")).y : height;
      assert.ok((await bottom(page, ".hint")) <= end, "the card ends in sight");
    }));

test("a hint shows the clue outside that it rests on, large and in its small pictures", () =>
  site.visiting({ hash: at(".Skyscraper~C9~9~.Skyscraper~C1~2~.~R2C2_5") }, async (page) => {
    await wholeHint(page);
    assert.match(await page.textContent(".why"), /^The skyscraper 9 above column 9/);
    const places = await page.$$eval(".table .board .look", (all) =>
      all.map((each) => [each.getAttribute("x"), each.getAttribute("y")].map(Number)),
    );
    assert.deepEqual(places.at(-1), [810, -82]);
    const views = await page.$$eval(".step-pictures .thumb", (all) => all.map(({ viewBox }) => viewBox.baseVal.y));
    assert.deepEqual(views, [-106, -106, -106]);
  }));

test("beside long rules all commands are in a window of 800 pixels, and keys scroll the rules", () => {
  const text = JSON.stringify({
    size: 9,
    ruleset: "Normal sudoku rules apply. ".repeat(40),
    line: [{ lines: [["R5C1", "R5C3"]], outlineC: "#000000", width: 0.1 }],
    grid: Array(9).fill(Array(9).fill({})),
  });
  return site.visiting({ hash: at(text) }, async (page) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await boardOf(page, 81);
    await eventually(async () => assert.equal(await page.read(".told", (told) => told.tabIndex), 0));
    assert.ok((await bottom(page, ".menu")) <= 800);
    const high = () => page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok((await high()) <= 800);
    // The rules have the height that the controls leave, and what is not understood stands below them.
    assert.ok((await box(page, ".told")).height > 190);
    assert.ok((await bottom(page, ".told .said")) <= (await box(page, ".told .notice")).y);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await eventually(async () => assert.ok((await high()) <= 1080));
    // The list of keys takes nothing from them.
    const still = (await box(page, ".digits")).y;
    await page.click("button.keys");
    await page.waitForSelector(".key-list");
    assert.equal((await box(page, ".digits")).y, still);
  });
});

test("a hint shows mistakes in a variant by the row of the first, then by their cells, where they can be erased", () =>
  site.visiting({ hash: at(".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R1C1_1.~R2C3_1.~R3C2_4") }, async (page) => {
    await boardOf(page, 16);
    const before = await digitsOn(page);
    for (const [cell, digit] of [
      [7, "3"],
      [15, "2"],
    ]) {
      await clickCell(page, cell);
      await press(page, digit);
    }
    const told = (text) => eventually(async () => assert.equal(await page.textContent(".hint p"), text));
    await press(page, "h");
    await told("Something is wrong in row 2.");
    assert.equal(await page.locator(".shade.wrong, .role.look").count(), 0);
    await press(page, "h");
    await told("2 mistakes; they are marked.");
    assert.equal(await page.locator(".shade.wrong").count(), 2);
    assert.equal(await label(page, 7), "Row 2, column 4, 3, wrong");
    await press(page, "h");
    await page.click(".hint >> text=Erase");
    await eventually(async () => assert.equal(await digitsOn(page), before));
    // A right candidate that is missing.
    await page.click(".menu >> text=Fill in candidates");
    await clickCell(page, 7);
    await press(page, "Control+2 h h");
    await told("The right candidate is missing from the marks of a marked cell.");
  }));

test("a puzzle with several solutions has steps, and Explain follows them to where it divides", () =>
  site.visiting({ hash: at(".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2") }, async (page) => {
    await boardOf(page, 16);
    await page.click("button:has-text('Hint')");
    await eventually(async () => assert.match(await page.textContent(".card.hint"), /killer cage 3/));
    await eventually(async () => assert.match(await status(page), /several solutions/));
    await page.click("button:has-text('Apply')");
    await eventually(async () => assert.equal(await digitsOn(page), "124.4...2......."));
    // The last cell is 1, 2 or 4 in some solution, and never 3.
    await clickCell(page, 15);
    await press(page, "3");
    await page.click("button:has-text('Check')");
    await eventually(async () => assert.match(await status(page), /^One mistake/));
    await press(page, "1");
    await page.click("button:has-text('Check')");
    await eventually(async () => assert.match(await status(page), /several solutions/));
    await page.click("nav >> text=Explain");
    await eventually(async () => assert.equal(await page.locator(".steps li").count(), 5));
    await page.waitForSelector(".notice:text-is('More than one solution.')");
    await page.waitForSelector("text=No technique finds another step.");
    // Two solutions, with the cells where they differ; and what some solution has.
    const shows = async (view) => {
      await page.click(`button:text-is('${view}')`);
      await page.waitForSelector(`[aria-pressed=true]:text-is('${view}')`);
      return digitsOn(page);
    };
    const [one, other] = [await shows("One solution"), await shows("Another solution")];
    assert.ok(/^[1-4]{16}$/.test(one) && /^[1-4]{16}$/.test(other) && one !== other);
    const differ = [...one].filter((digit, cell) => digit !== other[cell]).length;
    assert.equal(await page.locator(".board .shade.differs").count(), differ);
    await page.click("text=True candidates");
    await eventually(async () => assert.match(await page.getAttribute("#explain-15", "aria-label"), /1 2 4/));
    assert.match(page.url(), /&show=occurring$/);
    await page.click("text=Step 1 of 5");
    await press(page, "End ArrowLeft");
    await page.waitForSelector("[aria-pressed=true]:text-is('Steps')");
    // The address leads back to the step.
    await eventually(() => assert.match(page.url(), /&step=5$/));
    await page.reload();
    await page.waitForSelector("text=Step 5 of 5");
    await page.evaluate(() => (location.hash = location.hash.replace("step=5", "show=other")));
    await page.waitForSelector("[aria-pressed=true]:text-is('Another solution')");
    assert.equal(await digitsOn(page), other);
  }));

/** Its seventh step has an argument of four links. */
const FIVE =
  ".Shape~6x6.~R1C1_1_2_3.~R2C4_1_2.~R3C2_1_2.~R4C5_1_2.~R5C3_1_2.AllDifferent~R1C1~R2C4.AllDifferent~R2C4~R3C2.AllDifferent~R3C2~R4C5.AllDifferent~R4C5~R5C3.AllDifferent~R5C3~R1C1.AllDifferent~R1C1~R6C6";

test("an argument is followed on the board line by line, with the pointer and with the keyboard", () =>
  site.visiting({ hash: `${at(FIVE)}&view=explain` }, async (page) => {
    await page.waitForSelector(".steps li:nth-child(7)");
    await page.click(".steps li:nth-child(7) button");
    const lines = page.locator(".reason .lines button");
    assert.equal(await lines.first().textContent(), "If r1c2 were 3:");
    const ghosts = () => page.locator(".table .board .ghost").allTextContents();
    const strikes = () => page.locator(".table .board .strike").count();
    assert.deepEqual([await ghosts(), await strikes()], [[], 1]);
    await lines.nth(1).hover();
    // What is assumed stands on the board, and this line takes the 3 of r1c1 away.
    assert.deepEqual([await ghosts(), await strikes()], [["3"], 1]);
    assert.equal(await page.locator(".table .board .role.placement").count(), 0);
    await lines.nth(2).hover();
    // By then the 3 is gone, and two cells lose 1 and 2.
    assert.equal(await page.locator("#explain-0 .candidate").count(), 2);
    assert.equal(await strikes(), 4);
    await page.hover("h1, nav");
    assert.deepEqual([await ghosts(), await strikes()], [[], 1]);
    await lines.nth(1).click();
    await page.hover("h1, nav");
    // What is pressed stays while it has the focus.
    assert.deepEqual(await ghosts(), ["3"]);
    assert.equal(await page.locator(".reason [aria-current]").count(), 1);
    await page.click("nav >> text=Play");
    for (let step = 1; step < 7; step++) {
      await wholeHint(page, 36);
      await page.click(".hint button:has-text('Apply')");
    }
    await wholeHint(page, 36);
    const whole = await candidates(page);
    for (const line of [0, 4]) {
      await page.locator(".why .lines button").nth(line).hover();
      await page.waitForSelector(`.lines li:nth-child(${line + 1}) [aria-current]`);
      assert.deepEqual(await ghosts(), ["3"]);
      assert.ok((await candidates(page)) > whole / 2);
    }
  }));
