// The common start of all browser tests: the built page, served, and one browser.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { launch, PATIENCE, visit } from "./browser.mjs";
import { serve } from "./server.mjs";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

export const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const EASY_SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** Starts server and browser before the tests of a file and stops them after. */
export function fixture() {
  const made = {};
  before(async () => {
    made.server = await serve(DIST);
    made.browser = await launch();
  });
  after(async () => {
    await made.browser?.close();
    await made.server?.close();
  });
  /**
   * A fresh visitor for a test; any error on the page, or request to another origin, fails the test. What offline use needs is stored only
   * in tests about it, which allow service workers. `worker` changes the program of the page's workers.
   */
  made.visiting = async ({ worker, ...options }, test) => {
    const server = worker ? await serve(DIST, worker) : made.server;
    const page = await visit(made.browser, server.url, { serviceWorkers: "block", ...options });
    try {
      await test(page);
      assert.deepEqual(page.errors, []);
      assert.deepEqual(page.elsewhere, []);
    } catch (error) {
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/failed.png` });
      throw error;
    } finally {
      // A worker may still ask for its files.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.context().close();
      if (worker) await server.close();
    }
  };
  return made;
}

/** Repeats the check until it passes: the page may show the expected result a little later. */
export async function eventually(check) {
  for (const until = Date.now() + PATIENCE; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

/** The digits on a board as a line, `.` for blanks. */
export const digitsOn = (page, board = ".board") =>
  page.$$eval(`${board} [role=gridcell]`, (cells) => cells.map((c) => c.querySelector(".digit")?.textContent ?? ".").join(""));

/** What screen readers announce for a cell of the play page. */
export const label = (page, cell) => page.getAttribute(`#cell-${cell}`, "aria-label");

export async function press(page, keys) {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
}

/** Presses keys that the page takes together because they come soon one after the other, on a slow machine too. */
export const pressTogether = (page, keys) => Promise.all([...keys].map((key) => page.keyboard.press(key)));

/** Waits for a board of so many cells. */
export const boardOf = (page, cells) => eventually(async () => assert.equal(await page.locator("[role=gridcell]").count(), cells));

/** Pastes a text onto the page: once a section takes it, which prevents the browser's own paste. */
export const paste = (page, text) =>
  eventually(async () => {
    const ignored = await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData("text/plain", text);
      return document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    }, text);
    assert.ok(!ignored);
  });

/** The middle of a cell on the screen. */
export async function middle(page, cell, name = "cell") {
  const box = await page.locator(`#${name}-${cell} .hit`).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function clickCell(page, cell, modifiers = []) {
  for (const key of modifiers) await page.keyboard.down(key);
  const at = await middle(page, cell);
  await page.mouse.click(at.x, at.y);
  for (const key of modifiers) await page.keyboard.up(key);
}

/** No fault that axe finds. */
export async function noFault(page) {
  // The policy of the page forbids injected scripts; the tests' own evaluation is outside it.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  assert.deepEqual(
    violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.target} ${n.failureSummary}`)}`),
    [],
  );
}

/** What the browser tells assistive technology: role, name and properties of every node. */
export async function tree(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter((node) => !node.ignored)
    .map(({ role, name, properties = [] }) => ({
      role: role?.value,
      name: name?.value ?? "",
      ...Object.fromEntries(properties.map((each) => [each.name, each.value.value ?? each.value.relatedNodes])),
    }));
}

/** The node that has the focus. */
export const focused = async (page) => (await tree(page)).findLast((node) => node.focused && node.role !== "RootWebArea");
