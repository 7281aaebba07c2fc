// Setting a puzzle: rules drawn with pointer and keys, answers after each stroke, the way on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, fixture, noFault } from "./fixture.mjs";

const site = fixture();
const HERE = { hash: "#view=set" };
const said = (page) => page.textContent(".answers [role=status]");
const says = (page, what) => eventually(async () => assert.match(await said(page), what));
const choose = (page, kind) => page.selectOption(".set-tools select >> nth=0", kind);

/** The board of a size. */
async function begin(page, size) {
  await page.waitForSelector("main.set .board");
  await page.selectOption(".size select", String(size));
  await eventually(async () => assert.equal(await page.locator("[role=gridcell]").count(), size * size));
}

/** The middle of a cell on the screen. */
async function middle(page, cell) {
  const { x, y, width, height } = await page.locator(`#set-${cell} .hit`).boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Drags over cells. */
async function drag(page, ...cells) {
  await page.locator("main.set .board").scrollIntoViewIfNeeded();
  const [first, ...others] = cells;
  await page.mouse.move(...(await middle(page, first)));
  await page.mouse.down();
  for (const cell of others) await page.mouse.move(...(await middle(page, cell)), { steps: 4 });
  await page.mouse.up();
}

async function digit(page, cell, value) {
  await page.mouse.click(...(await middle(page, cell)));
  await page.keyboard.press(String(value));
}

test("cages and thermometers are drawn with the pointer, and each stroke is answered", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 4);
    await says(page, /288 solutions|Several/);
    await drag(page, 0, 1);
    await page.fill(".number input", "3");
    await eventually(async () => assert.equal(await page.textContent(".rule.corner"), "3"));
    await choose(page, "thermometer");
    await drag(page, 10, 14);
    await eventually(async () => assert.equal(await page.locator(".rule.thermometer").count(), 2));
    await says(page, /solutions/);
    // A sum that cannot be is told with the rule, and its cells are marked.
    await choose(page, "killer cage");
    await page.fill(".number input", "20");
    await drag(page, 14, 15);
    await says(page, /contradict.*killer cage 20/);
    await eventually(async () => assert.equal(await page.locator(".shade.wrong").count(), 2));
    await page.click("button[aria-label=Undo]");
    await says(page, /solutions/);
    assert.equal(await page.locator(".shade.wrong").count(), 0);
    await page.click("button[aria-label=Redo]");
    await says(page, /contradict/);
    await page.click("button[aria-label=Undo]");
    await noFault(page);
  }));

test("digits are given until the puzzle is unique, and what is not needed is named", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 4);
    await drag(page, 0, 1);
    await page.fill(".number input", "3");
    await choose(page, "given");
    for (const [cell, value] of [
      [2, 4],
      [4, 4],
      [8, 2],
    ])
      await digit(page, cell, value);
    await says(page, /^3 solutions/);
    assert.match(await page.textContent(".answers"), /would make it unique/);
    // Cell r2c4 has two candidates left, and the cursor tells how many solutions each has.
    await page.mouse.click(...(await middle(page, 7)));
    await eventually(async () => assert.match(await page.textContent(".answers"), /r2c4, solutions by digit: 1: 1, 2: 2/));
    await page.click(".answers button:has-text('r2c3 = 2')");
    await says(page, /Exactly one solution/);
    await eventually(async () => assert.match(await page.textContent(".answers"), /not needed|is needed/));
    await page.click("text=As a link or a text");
    await page.selectOption(".answers ~ .card select >> nth=-1", "iss");
    await eventually(async () => assert.match(await page.inputValue("main.set textarea"), /^\.Shape~4x4.*Cage~3~R1C1~R1C2/));
    await page.click("text=Play it");
    await page.waitForSelector("main.play #cell-15");
    assert.equal(await page.locator("[role=gridcell]").count(), 16);
    assert.equal(await page.locator(".rule.cage").count(), 1);
  }));

test("keys draw lines, also along diagonals, and what was set is there after a reload", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    await choose(page, "renban");
    await page.focus("main.set .board");
    for (const key of ["Space", "ArrowRight", "Shift+ArrowDown", "ArrowRight", "Space"]) await page.keyboard.press(key);
    await eventually(async () => assert.equal(await page.getAttribute(".rule.renban", "d"), "M50 50L150 50L250 150"));
    await choose(page, "anti-knight");
    await page.check(".set-tools input[type=checkbox]");
    await page.reload();
    await eventually(async () => assert.equal(await page.getAttribute(".rule.renban", "d"), "M50 50L150 50L250 150"));
    assert.match(await page.textContent(".rule-list"), /anti-knight/);
  }));

test("every kind in the list is drawn, and the engine takes it", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 9);
    const kinds = await page.locator(".set-tools select >> nth=0 >> option").evaluateAll((all) => all.map(({ value }) => value));
    assert.ok(kinds.length > 40);
    for (const kind of kinds.filter((kind) => !["given", "regions"].includes(kind))) {
      await page.selectOption(".size select", "9");
      await choose(page, kind);
      const box = page.locator(".set-tools input[type=checkbox]");
      const number = page.locator(".number input");
      if ((await number.count()) > 0) await number.fill(kind === "quadruple" ? "12" : kind === "skyscraper" ? "3" : "10");
      if (kind === "numbered room") await number.fill("4");
      if (["difference", "whisper", "lockout line", "ratio", "modular line"].includes(kind)) await number.fill("3");
      if ((await box.count()) > 0) await box.check();
      else if (kind === "clone") {
        await drag(page, 0, 1);
        await drag(page, 40, 40);
      } else if (kind === "little killer") await drag(page, 4, 14);
      else if (/sandwich|X-sum|skyscraper|room/.test(kind)) await drag(page, 4, 13);
      else if (/odd|even|imum|quadruple|indexer/.test(kind)) await drag(page, 40, 40);
      else if (/difference|ratio|XV|inequality/.test(kind)) await drag(page, 40, 41);
      else await drag(page, 27, 28, 29, 30);
      await eventually(async () => assert.match(await page.textContent(".rule-list, .answers >> nth=0"), /./));
      await eventually(async () => assert.ok((await page.locator(".rule-list li").count()) > 0, kind));
      await eventually(async () => assert.match(await said(page), /solution|found no answer/, kind));
    }
  }));

test("regions are painted, and the phone has room for it all", () =>
  site.visiting({ ...HERE, size: "phone" }, async (page) => {
    await begin(page, 4);
    await choose(page, "regions");
    await drag(page, 1, 2);
    await says(page, /5 cells for 4 values/);
    await drag(page, 6, 5);
    await says(page, /solutions/);
    await page.evaluate(() => scrollTo(0, 0));
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= (await page.evaluate(() => innerWidth)));
    await noFault(page);
  }));
