// What a player has does not get lost: the puzzle of the day, the digits while givens are edited, the time; and mistakes that were shown.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clickCell, digitsOn, EASY, EASY_SOLVED, eventually, fixture, label, press } from "./fixture.mjs";

const site = fixture();
const hash = `#p=${EASY}`;
const status = (page, text) => eventually(async () => assert.equal(await page.textContent(".status"), text));
const choose = async (page, what) => {
  await page.click("#menu >> text=New puzzle");
  await page.click(what);
  await page.waitForSelector("dialog", { state: "detached" });
};

/** Writes into the first blank cells. */
async function write(page, digits) {
  const line = await digitsOn(page);
  const blanks = [...line.matchAll(/\./g)].map(({ index }) => index);
  for (const [i, digit] of [...digits].entries()) {
    await clickCell(page, blanks[i]);
    await press(page, digit);
  }
  const after = [...line].map((digit, cell) => digits[blanks.indexOf(cell)] ?? digit).join("");
  await eventually(async () => assert.equal(await digitsOn(page), after));
  return after;
}

test("the puzzle of the day goes on where it was left: on the board, from the shelf and from the faint board", () =>
  site.visiting({}, async (page) => {
    await page.click(".welcome .daily");
    await page.waitForSelector(".digit.given:not(.today)");
    const begun = await write(page, "123");
    await choose(page, "dialog .daily");
    assert.equal(await digitsOn(page), begun);
    await choose(page, "dialog .easy");
    await eventually(async () => assert.match(await page.textContent(".status"), /^Easy, \d+ clues$/));
    await page.click("#menu >> text=New puzzle");
    assert.match(await page.textContent("dialog .daily"), new RegExp(` · ${[...begun].filter((digit) => digit !== ".").length} / 81$`));
    await page.click("dialog .daily");
    await status(page, "Resumed where you left off.");
    assert.equal(await digitsOn(page), begun);
    // The empty board of the arrival.
    await page.goto("about:blank");
    await page.addInitScript(() => {
      const stored = JSON.parse(localStorage.getItem("ninefold.game"));
      if (!stored?.day) return;
      const { game, elapsed, day } = stored;
      localStorage.setItem("ninefold.shelf", JSON.stringify([{ game, elapsed, day, when: 1 }]));
      localStorage.removeItem("ninefold.game");
    });
    await page.goto(site.server.url);
    await page.waitForSelector(".board .today");
    await clickCell(page, 0);
    await eventually(async () => assert.equal(await digitsOn(page), begun));
  }));

/** A clock that stands, and what is stored of the game. */
const NOON = 1e12;
const stopped = { hash, prepare: (page) => page.clock.setFixedTime(NOON) };
const after = (page, seconds) => page.clock.setFixedTime(NOON + 1000 * seconds);
const shows = (page, time) => eventually(async () => assert.equal(await page.textContent("[role=timer]"), time));
const hints = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("ninefold.game")).hints);

/** A minute of play: two right digits and a hint. */
async function playAMinute(page) {
  await page.waitForSelector("#cell-80");
  await after(page, 60);
  const played = await write(page, "46");
  await press(page, "h");
  await page.waitForSelector(".hint");
  await press(page, "Escape");
  await shows(page, "1:00");
  return played;
}

test("givens are edited without the player's digits, which come back with the clock and the hints", () =>
  site.visiting(stopped, async (page) => {
    await playAMinute(page);
    await page.click("text=Edit givens");
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
    await clickCell(page, 3);
    await press(page, "6");
    await press(page, "Enter");
    await eventually(async () => assert.equal(await page.locator("text=/^Start$/").count(), 0));
    assert.deepEqual([await label(page, 2), await label(page, 3)], ["Row 1, column 3, 4", "Row 1, column 4, 6, given"]);
    await shows(page, "1:00");
    assert.equal(await hints(page), 1);
    // They do not come back into another puzzle.
    for (const [cell, digit] of [
      [0, "8"],
      [5, "4"],
    ]) {
      await page.click("text=Edit givens");
      await clickCell(page, cell);
      await press(page, `${digit} Enter`);
      await eventually(async () => assert.equal(await page.locator("text=/^Start$/").count(), 0));
      assert.equal((await digitsOn(page))[2], ".");
      await shows(page, "0:00");
      await clickCell(page, 2);
      await press(page, "4");
    }
  }));

test("a restart begins at 0:00 without hints, and its undo brings both back", () =>
  site.visiting(stopped, async (page) => {
    const played = await playAMinute(page);
    await page.click("text=Restart");
    await shows(page, "0:00");
    assert.equal(await digitsOn(page), EASY);
    assert.equal(await hints(page), 0);
    await after(page, 65);
    await shows(page, "0:05");
    await press(page, "Control+z");
    await shows(page, "1:05");
    assert.equal(await digitsOn(page), played);
    assert.equal(await hints(page), 1);
    // Once.
    await press(page, "Control+y Control+z");
    await shows(page, "1:05");
  }));

test("the undo of two restarts brings back the times of both, and a solved game says its whole time", () =>
  site.visiting(stopped, async (page) => {
    await page.waitForSelector("#cell-80");
    await after(page, 60);
    await write(page, [...EASY_SOLVED].filter((_, cell) => EASY[cell] === ".").join(""));
    await status(page, "Solved in 1:00.");
    await page.click("text=Back to the pad");
    await page.click("text=Restart");
    await after(page, 70);
    await write(page, "4");
    await shows(page, "0:10");
    await page.click("text=Restart");
    // Nothing to restart.
    await page.click("text=Restart");
    await after(page, 75);
    await shows(page, "0:05");
    await press(page, "Control+z");
    await shows(page, "0:15");
    await press(page, "Control+z Control+z");
    await status(page, "Solved in 1:15.");
  }));

test("a hint shows a mistake by its block, then by its cell, where it can be erased; hint and check count once each", () =>
  site.visiting({ hash }, async (page) => {
    const wrong = await write(page, "1");
    for (const text of ["Something is wrong in block 1.", "A digit is wrong in block 1."]) {
      await press(page, "h");
      await eventually(async () => assert.equal(await page.textContent(".hint p"), text));
      assert.equal(await page.locator(".shade.wrong").count(), 0);
      assert.equal(await page.getAttribute(".role.look", "height"), "300");
      assert.equal(await label(page, 0), "Row 1, column 1, 5, given");
    }
    await press(page, "h");
    await page.waitForSelector(".shade.wrong");
    assert.equal(await page.locator(".role.look").count(), 0);
    assert.equal(await label(page, 2), "Row 1, column 3, 1, wrong");
    // The rows are named beside the board, also on a phone.
    await page.setViewportSize({ width: 430, height: 900 });
    const lefts = await page.$$eval(".coordinate", (all) => all.map((each) => each.getBoundingClientRect().left));
    assert.ok(lefts.length === 18 && Math.min(...lefts) >= 0, `${Math.min(...lefts)}`);
    await page.click(".hint >> text=Erase");
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
    await press(page, "Control+z");
    await eventually(async () => assert.equal(await digitsOn(page), wrong));
    assert.equal(await hints(page), 1);
    await press(page, "k");
    await status(page, "One mistake; it is marked.");
    await press(page, "k");
    await page.waitForSelector(".shade.wrong");
    assert.equal(await hints(page), 2);
    // Another digit in the same cell is another mistake.
    await clickCell(page, 2);
    await press(page, "2 k");
    await eventually(async () => assert.equal(await hints(page), 3));
    await press(page, "h h h");
    await page.waitForSelector(".hint >> text=Erase");
    await press(page, "Enter");
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
  }));

test("a right candidate that is missing cannot be erased: the marks of its cell stay", () =>
  site.visiting({ hash }, async (page) => {
    await page.click("text=Fill in candidates");
    await clickCell(page, 2);
    await eventually(async () => assert.match(await label(page, 2), /4/));
    await press(page, "Control+4 h h h");
    await eventually(async () => assert.match(await label(page, 2), /wrong$/));
    assert.equal(await page.locator(".hint >> text=Erase").count(), 0);
    const marks = await label(page, 2);
    await press(page, "Enter");
    assert.equal(await label(page, 2), marks);
  }));
