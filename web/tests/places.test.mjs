// Nobody loses their place: every section keeps it, and every moment has a link.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf, clickCell, digitsOn, EASY, eventually, fixture, label, paste } from "./fixture.mjs";

const site = fixture();
const count = (page) => page.textContent(".stepper .count");
const event = (page) => page.evaluate(() => Number(document.querySelector(".player input[type=range]")?.value));

test("Explain and the lab are found again where they were left", () =>
  site.visiting({ hash: `#view=explain&p=${EASY}` }, async (page) => {
    await page.waitForSelector(".steps");
    for (let i = 0; i < 4; i++) await page.click("[aria-label='Next step']");
    await eventually(async () => assert.equal(await count(page), "Step 5 of 51"));
    await page.click("nav >> text=Lab");
    await page.waitForSelector(".player");
    await page.waitForFunction(() => Number(document.querySelector(".player input").max) > 100);
    for (let i = 0; i < 3; i++) await page.click("[aria-label='Step']");
    await eventually(async () => assert.equal(await event(page), 3));
    await page.click("nav >> text=Explain");
    await eventually(async () => assert.equal(await count(page), "Step 5 of 51"));
    await page.click("nav >> text=Lab");
    await eventually(async () => assert.equal(await event(page), 3));
    await page.goBack();
    await eventually(async () => assert.equal(await count(page), "Step 5 of 51"));
    await page.goForward();
    await eventually(async () => assert.equal(await event(page), 3));
  }));

test("the way back from a step leads to the section and the place before", () =>
  site.visiting({}, async (page) => {
    const place = () => page.evaluate(() => [location.hash.split("&")[0], document.title]);
    await page.click("nav >> text=Explain");
    await page.click("text=AI Escargot");
    await page.click("[aria-label='Next step']");
    await page.waitForURL(/step=2$/);
    await page.goBack();
    await eventually(async () => assert.deepEqual(await place(), ["#view=explain", "Explain · Ninefold"]));
    await page.waitForSelector(".famous");
    await page.goForward();
    await eventually(async () => assert.equal(await count(page), "Step 2 of 114"));
    await page.goBack();
    await page.waitForSelector(".famous");
    await page.goBack();
    await eventually(async () => assert.deepEqual(await place(), ["", "Play · Ninefold"]));
  }));

test("a step has a link, which a reload follows; the step survives a change of the language", () =>
  site.visiting({ hash: `#view=explain&p=${EASY}&step=7` }, async (page) => {
    await eventually(async () => assert.equal(await count(page), "Step 7 of 51"));
    await page.click("[aria-label='Next step']");
    await page.waitForURL(/step=8$/);
    await page.reload();
    await eventually(async () => assert.equal(await count(page), "Step 8 of 51"));
    await page.click(".gear");
    await page.selectOption("dialog select", "ko");
    await page.keyboard.press("Escape");
    await eventually(async () => assert.match(await count(page), /8 \/ 51/));
    await eventually(async () => assert.match(await page.textContent(".reason"), /[가-힣]/));
    await page.goto(`${site.server.url}#view=explain&p=${EASY}&show=solution`);
    await eventually(async () => assert.equal(await page.locator(".board .digit").count(), 81));
  }));

test("a hint, a puzzle that was made and a filter of a list follow a change of the language", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    const language = async (name) => {
      await page.click(".gear");
      await page.selectOption("dialog select", name);
      await page.keyboard.press("Escape");
    };
    await page.waitForSelector("#cell-80");
    await page.keyboard.press("h");
    await page.keyboard.press("h");
    await eventually(async () => assert.match(await page.textContent(".hint"), /2 \/ 3/));
    await language("ko");
    await eventually(async () => assert.match(await page.textContent(".hint p"), /[가-힣]/));
    assert.match(await page.textContent(".hint"), /2 \/ 3/);
    await page.goto(`${site.server.url}#view=generate`);
    await eventually(async () => assert.match(await page.textContent(".made li p.soft"), /[가-힣]/));
    await language("en");
    await eventually(async () => assert.match(await page.textContent(".made li p.soft"), /^score \d+, hardest step [A-Z][ \w-]+\.$/));
    await page.goto(`${site.server.url}#view=batch`);
    await page.fill("textarea", EASY);
    await page.click("label:has-text('Check')");
    await page.click("text=Start");
    await page.click(".histogram button:text-is('Unique')");
    assert.equal(await page.inputValue("input[type=search]"), "Unique");
    await language("ko");
    await eventually(async () => assert.equal(await page.inputValue("input[type=search]"), ""));
  }));

test("a link entered in the lab is followed there", () =>
  site.visiting({ hash: `#view=lab&p=${EASY}&rung=bitmask&step=10` }, async (page) => {
    await eventually(async () => assert.equal(await event(page), 10));
    await page.goto(`${site.server.url}#view=lab&p=1.....3..4.....2&rung=mrv&step=4`);
    await eventually(async () => assert.equal(await page.locator("[role=gridcell]").count(), 16));
    await eventually(async () => assert.equal(await event(page), 4));
    assert.equal(await page.inputValue(".choose-rung select"), "mrv");
    await page.goBack();
    await eventually(async () => assert.equal(await page.locator("[role=gridcell]").count(), 81));
    await eventually(async () => assert.equal(await event(page), 10));
    // So is a board that is chosen there.
    await page.click(".choose-rung >> text=A 4×4 board");
    await page.waitForURL(/p=1\.{5}3/);
    await page.goBack();
    await eventually(async () => assert.equal(await page.locator("[role=gridcell]").count(), 81));
    await eventually(async () => assert.equal(await event(page), 10));
    await page.goForward();
    await eventually(async () => assert.equal(await page.locator("[role=gridcell]").count(), 16));
  }));

test("Learn and Batch keep what is open", () =>
  site.visiting({ hash: "#view=learn&page=x-wing" }, async (page) => {
    await page.waitForSelector(".example");
    await page.click("nav >> text=Batch");
    await page.fill("textarea", EASY);
    await page.click("nav >> text=Learn");
    await page.waitForSelector("h1:text-is('X-Wing')");
    await page.click("nav >> text=Learn");
    await page.waitForSelector(".catalogue a");
    await page.click("nav >> text=Batch");
    await eventually(async () => assert.equal(await page.inputValue("textarea"), EASY));
  }));

test("Back leads to the puzzle before, with its game, and to the empty board; moves are no steps back", () =>
  site.visiting({}, async (page) => {
    const killer = ".Shape~4x4.Cage~3~R1C1~R1C2";
    await page.click(".welcome >> text=Other rules");
    await page.click(".gallery li button >> nth=0");
    await page.waitForSelector(".board .rule");
    const address = () => page.evaluate(() => location.href);
    const first = await address();
    const cell = (await digitsOn(page)).indexOf(".");
    await clickCell(page, cell);
    await page.keyboard.press("1");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("2");
    await paste(page, killer);
    await boardOf(page, 16);
    await paste(page, EASY);
    await boardOf(page, 81);
    await page.waitForURL((url) => url.hash === `#p=${EASY}`);
    await page.goBack();
    await boardOf(page, 16);
    // A reload keeps what was before.
    await page.reload();
    await boardOf(page, 16);
    await page.goBack();
    await eventually(async () => assert.match(await label(page, cell), /, 2\b/));
    assert.equal(await address(), first);
    await page.goBack();
    await page.waitForSelector(".welcome");
    await page.goForward();
    await eventually(async () => assert.match(await label(page, cell), /, 2\b/));
    await page.goForward();
    await boardOf(page, 16);
  }));

test("Back from a puzzle to a game that the page had kept", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await page.waitForSelector("#cell-80");
    await page.goto("about:blank");
    await page.goto(site.server.url);
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
    await paste(page, ".Shape~4x4");
    await boardOf(page, 16);
    await page.goBack();
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
    // A link that cannot be read, and the way back from it.
    await page.evaluate(() => (location.hash = "#p=53zz"));
    await page.waitForSelector(".status:has-text('could not be read')");
    assert.equal(await digitsOn(page), EASY);
    await page.goBack();
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
  }));

const OTHER = EASY.replace("53", "..");
const CAGE = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4";

test("Set opens the puzzle of a link, and keeps what is set after it; Play keeps its own", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await page.waitForSelector("#cell-80");
    await page.goto(`${site.server.url}#p=${encodeURIComponent(CAGE)}&view=set`);
    await page.waitForSelector("#set-2 .digit");
    await boardOf(page, 16);
    assert.equal(await page.locator(".board .rule.cage").count(), 1);
    assert.equal(await page.evaluate(() => location.hash), "#view=set");
    // On a reload there is what was set last, not the puzzle of the link.
    await page.check(".palette input[value=given]");
    await page.click("#set-15 .hit");
    await page.keyboard.press("1");
    await page.waitForSelector("#set-15 .digit");
    await page.reload();
    await page.waitForSelector("#set-15 .digit");
    await page.goto(`${site.server.url}#view=set&p=${OTHER}`);
    await boardOf(page, 81);
    await eventually(async () => assert.equal(await digitsOn(page), OTHER));
    // A link that cannot be read gets a message, and leaves the puzzle as it is.
    await page.goto(`${site.server.url}#view=set&p=nonsense`);
    await eventually(async () => assert.match(await page.textContent(".verdict"), /column 1: expected a digit/));
    assert.equal(await digitsOn(page), OTHER);
    await page.click("[aria-label=Undo]");
    await boardOf(page, 16);
    await page.click("nav >> text=Play");
    await page.waitForSelector("main.play #cell-80");
    assert.equal(await digitsOn(page), EASY);
  }));

test("all rows of a batch can be reached, and its list is the same after a way to a puzzle and back", () =>
  site.visiting({ hash: "#view=batch" }, async (page) => {
    await page.fill("textarea", `${EASY}\n`.repeat(250));
    await page.click("text=Start");
    for (const more of [100, 50]) await page.click(`text=Show ${more} more`);
    await page.click(".listed th button:has-text('Puzzle')");
    await page.fill("input[type=search]", "53");
    await page.click(".listed tbody a >> nth=0");
    await page.waitForSelector("main.play #cell-80");
    await page.goBack();
    await page.waitForSelector(".listed [aria-sort=ascending]");
    assert.equal(await page.inputValue("input[type=search]"), "53");
    assert.equal(await page.locator(".listed tbody tr").count(), 250);
  }));

test("a link to no lesson and no rung leads back to the list", () =>
  site.visiting({ hash: "#view=learn&lesson=99" }, async (page) => {
    await page.waitForSelector("text=There is no lesson 99.");
    await page.waitForSelector(".lessons");
    await page.goto(`${site.server.url}#view=learn&rung=quantum`);
    await page.waitForSelector("text=There is no text about quantum.");
    await page.click("main a:text-is('All texts')");
    await page.waitForSelector(".lessons");
    await page.waitForSelector("h1:focus");
  }));
