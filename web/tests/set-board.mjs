// What the tests of Set do on its board.
import assert from "node:assert/strict";
import { eventually } from "./fixture.mjs";

/** The puzzle in the notation that was chosen. */
export const WRITTEN = "main.set .export textarea";
export const HERE = { hash: "#view=set" };
export const said = (page) => page.textContent(".verdict");
export const says = (page, what) => eventually(async () => assert.match(await said(page), what));
/** The lines of the list of rules. */
export const rulesOf = (page) => page.$$eval(".rule-list li button:first-child", (all) => all.map((each) => each.textContent));
export const haveRules = (page, ...rules) => eventually(async () => assert.deepEqual(await rulesOf(page), rules));
/** Waits until all that the last stroke asks for is known. */
export const allKnown = (page) => says(page, /^(?!.*Working…).*solution/s);
export const tool = (kind) => `.palette input[value="${kind}"]`;
/** Where there is little room, a tool that is not in sight is in the window of all. */
export async function choose(page, kind) {
  if ((await page.locator(tool(kind)).count()) > 0) return page.check(tool(kind));
  await page.click("text=All tools");
  await page.click(`dialog ${tool(kind)}`);
}

/** The board of a size. */
export async function begin(page, size) {
  await page.waitForSelector("main.set .board");
  await page.selectOption(".size select", String(size));
  await eventually(async () => assert.equal(await page.locator("[role=gridcell]").count(), size * size));
}

/** The middle of a cell on the screen. */
export async function middle(page, cell, name = "set") {
  const { x, y, width, height } = await page.locator(`#${name}-${cell} .hit`).boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Drags over cells. */
export async function drag(page, ...cells) {
  await page.locator("main.set .board").scrollIntoViewIfNeeded();
  const [first, ...others] = cells;
  await page.mouse.move(...(await middle(page, first)));
  await page.mouse.down();
  for (const cell of others) await page.mouse.move(...(await middle(page, cell)), { steps: 4 });
  await page.mouse.up();
}

export async function digit(page, cell, value) {
  await page.mouse.click(...(await middle(page, cell)));
  await page.keyboard.press(String(value));
}

/** Keys one after the other. */
export async function keys(page, ...all) {
  for (const key of all) await page.keyboard.press(key);
}

/** The puzzle in the library's own JSON. */
export async function written(page) {
  if (!(await page.isVisible(WRITTEN))) await page.click("text=As a link or a text");
  await page.selectOption(".export select >> nth=-1", "variant-json");
  await eventually(async () => assert.match(await page.inputValue(WRITTEN), /ninefold-variant/));
  return page.inputValue(WRITTEN);
}
