// Verdicts: at once while a puzzle is set, and before anything is counted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clickCell, EASY, eventually, fixture, label, paste, press } from "./fixture.mjs";

const site = fixture();
const status = (page) => page.textContent(".status");

test("a puzzle is judged while it is being set", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await page.click("text=Edit givens");
    await eventually(async () => assert.match(await status(page), /^Exactly one solution/));
    // Some givens are not needed; after taking out the five at the top there may be more solutions.
    await eventually(async () => assert.ok((await page.locator("path.spare").count()) > 0));
    await clickCell(page, 0);
    await press(page, "3");
    await eventually(async () => assert.match(await status(page), /contradict/));
    await eventually(async () => assert.ok((await page.locator(".shade.wrong").count()) >= 2));
    await clickCell(page, 0);
    await press(page, "8");
    await eventually(async () => assert.match(await status(page), /No solution|contradict/));
    await press(page, "Control+a Delete");
    await clickCell(page, 40);
    await press(page, "5");
    await eventually(async () => assert.match(await status(page), /More than one solution/));
  }));

test("while givens are typed, what would do nothing cannot be pressed", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await clickCell(page, 2);
    await press(page, "b");
    await page.click("text=Edit givens");
    await page.waitForSelector("[data-mode=digit][aria-checked=true]");
    const dead = await page.$$eval(".modes :disabled, .tools :disabled, .menu :disabled", (all) => all.map((each) => each.textContent));
    const expected = [
      "Corner",
      "Centre",
      "Colour",
      "Pen",
      "Hint",
      "Check",
      "Type in a puzzle",
      "Fill in candidates",
      "Undo mistakes",
      "Bookmarks…",
    ];
    assert.deepEqual(dead, expected);
    await press(page, "x h 4");
    await eventually(async () => assert.equal(await label(page, 0), "Row 1, column 1, 4, appears twice"));
    // The engine would have answered the hint before.
    await eventually(async () => assert.match(await status(page), /contradict/));
    assert.equal(await page.locator(".hint").count(), 0);
    await page.click(".status-row .main");
    await eventually(async () => assert.equal(await page.locator(".modes :disabled").count(), 0));
  }));

/** Writes down all that the page says of a puzzle in Explain: what it says first may soon be gone. */
const writeDown = (page) =>
  page.addInitScript(() => {
    globalThis.said = [];
    new MutationObserver(() => said.push(document.querySelector(".side [role=status]")?.textContent)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

test("many solutions: said at once, counted behind", () =>
  site.visiting({ hash: `#p=${".".repeat(72)}123456789&view=explain`, prepare: writeDown }, async (page) => {
    await page.waitForSelector(".notice.bad");
    const said = await page.evaluate(() => globalThis.said.filter(Boolean));
    const first = said.find((text) => text.includes("solution"));
    assert.match(first, /^More than one solution\.\s*Counting/);
  }));

test("from a wrong digit no steps are shown, but the mistake", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await clickCell(page, 2);
    await press(page, "1");
    await page.click("nav >> text=Explain");
    await page.waitForSelector(".steps");
    await page.click("text=Continue from my digits");
    await page.waitForSelector(".shade.wrong");
    await eventually(async () => assert.match(await page.textContent(".notice.bad"), /r1c3/));
    assert.equal(await page.locator(".steps, .role.placement").count(), 0);
  }));

for (const [name, clues, says] of [
  ["no solution", `11${EASY.slice(2)}`, "This puzzle has no solution."],
  ["several solutions", `12345678${".".repeat(73)}`, "This puzzle has several solutions."],
])
  test(`a puzzle with ${name} says so when it is opened, and its givens can be edited`, () =>
    site.visiting({}, async (page) => {
      await page.waitForSelector(".welcome");
      await paste(page, clues);
      await eventually(async () => assert.equal(await status(page), says));
      // It stays while the puzzle is played, and moves nothing.
      const top = () => page.read(".pad", (pad) => pad.getBoundingClientRect().top);
      const before = await top();
      await clickCell(page, 40);
      await press(page, "x 9");
      await eventually(async () => assert.match(await label(page, 40), /corner 9/));
      assert.equal(await status(page), says);
      await page.click(".status-row >> text=Edit givens");
      await page.waitForSelector(".status-row >> text=Start");
      assert.equal(await top(), before);
      await page.goto(`${site.server.url}#p=${EASY}`);
      await eventually(async () => assert.match(await page.textContent(".grade"), /Easy/));
      await page.goto(`${site.server.url}#p=${clues}`);
      await eventually(async () => assert.equal(await status(page), says));
    }));

test("a variant without exactly one solution says so too", () =>
  site.visiting({}, async (page) => {
    await page.waitForSelector(".welcome");
    await paste(page, ".Shape~4x4.Cage~3~R1C1~R1C2");
    await eventually(async () => assert.equal(await status(page), "This puzzle has several solutions."));
    await paste(page, ".Shape~4x4.Cage~3~R1C1~R1C2.Cage~3~R1C3~R1C4");
    await eventually(async () => assert.equal(await status(page), "This puzzle has no solution."));
    assert.equal(await page.locator(".status-row >> text=Edit givens").count(), 0);
  }));
