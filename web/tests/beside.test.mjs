// What comes beside the board when one asks for it, and what is told of it meanwhile.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, fixture } from "./fixture.mjs";

const site = fixture();
const ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

test("a race stands beside the board, in place of tree and program, until it is closed", () =>
  site.visiting({ hash: "#view=lab" }, async (page) => {
    await page.waitForSelector(".tree circle");
    await page.click(".challenge >> text=Race");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".race tbody tr >> nth=3");
    const box = (of) => page.locator(of).boundingBox();
    const [board, row, player] = await Promise.all([".board", ".race tbody tr >> nth=3", ".player"].map(box));
    assert.ok(row.x >= board.x + board.width && row.y + row.height <= player.y && player.y + player.height <= 800);
    assert.equal(await page.isVisible(".whole"), false);
    await page.click(".race >> text=Close");
    await page.waitForSelector(".whole");
    assert.equal(await page.locator(".race tbody tr").count(), 0);
  }));

test("the list of all steps stands beside the board and above the reason, without scrolling", () =>
  site.visiting({ hash: `#view=explain&p=${ESCARGOT}` }, async (page) => {
    await page.click(".stepper .small:not(.unknown)");
    await page.waitForSelector(".available ul button");
    const [board, list, reason] = await Promise.all(
      [".board", ".available-list", ".reason h2"].map((of) => page.locator(of).boundingBox()),
    );
    assert.ok(board.y >= 0 && list.x >= board.x + board.width && list.y >= 0 && list.y + list.height <= reason.y);
    assert.ok(reason.y + reason.height <= 800, `${reason.y}`);
  }));

test("while the proof size is sought, its least is told, and how many cells are placed", () =>
  site.visiting({ hash: `#view=explain&p=${ESCARGOT}` }, async (page) => {
    const told = () => page.textContent(".ratings .running span");
    await page.waitForSelector(".ratings progress");
    await eventually(async () => assert.match(await told(), /proof size ≥ [1-9], \d+ of 58 cells$/));
  }));

test("the ratings of a Sukaku count its cells, not its candidates", () => {
  const cell = (given) => "123456789".replaceAll(/./g, (digit) => (given === "." || given === digit ? digit : "."));
  return site.visiting({ hash: `#view=explain&p=${[...ESCARGOT].map(cell).join("")}` }, (page) =>
    page.waitForSelector('.ratings progress[max="58"]'),
  );
});
