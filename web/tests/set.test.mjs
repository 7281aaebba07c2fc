// Setting a puzzle: rules drawn with pointer and keys, answers after each stroke, the way on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, fixture, noFault, paste, pressTogether } from "./fixture.mjs";
import { begin, choose, digit, drag, HERE, keys, middle, said, says, tool, WRITTEN, written } from "./set-board.mjs";

const site = fixture();
test("cages and thermometers are drawn with the pointer, and each stroke is answered", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 4);
    await says(page, /288 solutions|Several/);
    await drag(page, 0, 1);
    await page.fill(".number input", "3");
    await eventually(async () => assert.equal(await page.textContent(".board .rule.corner"), "3"));
    await choose(page, "thermometer");
    await drag(page, 10, 14);
    await eventually(async () => assert.equal(await page.locator(".board .rule.thermometer").count(), 2));
    await says(page, /solutions/);
    // The message about a sum that cannot be names the rule, and its cells are marked.
    await choose(page, "killer cage");
    await page.fill(".number input", "20");
    await drag(page, 14, 15);
    await says(page, /^No solution: this rule cannot hold: killer cage 20/);
    await eventually(async () => assert.equal(await page.locator(".shade.wrong").count(), 2));
    await page.click("button[aria-label=Undo]");
    await says(page, /solutions/);
    assert.equal(await page.locator(".shade.wrong").count(), 0);
    await page.click("button[aria-label=Redo]");
    await says(page, /No solution/);
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
    await eventually(async () => assert.match(await page.textContent(".answers"), /r2c4: 1 solution with 1, 2 solutions with 2\./));
    assert.match(await page.textContent(".answers"), /Bold: in one solution only; grey: in several\./);
    assert.deepEqual(await page.$$eval(".scarce", (all) => [...new Set(all.map((each) => getComputedStyle(each).opacity))].sort()), [
      "0.5",
      "0.8",
    ]);
    // The same digit again takes it back, and nothing is left to undo in vain.
    await digit(page, 15, 1);
    await says(page, /(Exactly one|No) solution|^[12] solutions/);
    await digit(page, 15, 1);
    await says(page, /^3 solutions/);
    await page.click(".answers button:has-text('r2c3 = 2')");
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute("role")), "grid");
    await says(page, /Exactly one solution/);
    await eventually(async () => assert.match(await page.textContent(".answers"), /not needed|is needed/));
    // The solution is on the board when one wants to see it.
    assert.equal(await page.locator(".digit.solution").count(), 0);
    await page.check("text=Show the solution");
    assert.equal(await page.locator(".digit").count(), 16);
    assert.equal(await page.locator(".digit.solution").count(), 12);
    assert.match(await page.getAttribute("#set-0", "aria-label"), /, [12], solution, killer cage 3/);
    await page.click("text=Explain it");
    await page.waitForSelector("main.explain .rule.cage");
    await page.goBack();
    await page.waitForSelector("#set-15");
    await says(page, /Exactly one solution/);
    await page.click("text=As a link or a text");
    await page.selectOption(".export select >> nth=-1", "iss");
    await eventually(async () => assert.match(await page.inputValue(WRITTEN), /^\.Shape~4x4.*Cage~3~R1C1~R1C2/));
    await page.click("text=Play it");
    await page.waitForSelector("main.play #cell-15");
    assert.equal(await page.locator("[role=gridcell]").count(), 16);
    assert.equal(await page.locator(".board .rule.cage").count(), 1);
  }));

test("keys draw lines, also along diagonals, and what was set is there after a reload", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    await choose(page, "renban");
    await page.focus("main.set .board");
    for (const key of ["Space", "ArrowRight", "Shift+ArrowDown", "ArrowRight", "Space"]) await page.keyboard.press(key);
    await eventually(async () => assert.equal(await page.getAttribute(".board .rule.renban", "d"), "M50 50L150 50L250 150"));
    await choose(page, "anti-knight");
    await page.check(".set-tools input[type=checkbox]");
    await page.reload();
    await eventually(async () => assert.equal(await page.getAttribute(".board .rule.renban", "d"), "M50 50L150 50L250 150"));
    assert.match(await page.textContent(".rule-list"), /anti-knight/);
  }));

test("every kind in the list is drawn, and the engine takes it", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    const kinds = await page.locator(".palette input").evaluateAll((all) => all.map(({ value }) => value));
    assert.ok(kinds.length > 40);
    const top = () => page.read(".set-tools", (tools) => tools.getBoundingClientRect().top + scrollY);
    const before = await top();
    for (const kind of kinds.filter((kind) => !["given", "regions"].includes(kind))) {
      await choose(page, kind);
      const box = page.locator(".set-tools input[type=checkbox]");
      const number = page.locator(".number input");
      if ((await number.count()) > 0) await number.fill(kind === "quadruple" ? "12" : kind === "skyscraper" ? "3" : "10");
      if (kind === "numbered room") await number.fill("4");
      if (["difference", "whisper", "lockout line", "ratio", "modular line"].includes(kind)) await number.fill("3");
      if ((await box.count()) > 0) await box.check();
      else if (kind === "clone") {
        await drag(page, 0, 1);
        await drag(page, 14, 14);
      } else if (kind === "little killer") await drag(page, 4, 11);
      else if (/sandwich|X-sum|skyscraper|room/.test(kind)) await drag(page, 4, 10);
      else if (/odd|even|imum|quadruple|indexer/.test(kind)) await drag(page, 14, 14);
      else if (/difference|ratio|XV|inequality/.test(kind)) await drag(page, 14, 15);
      else await drag(page, 18, 19, 20, 21);
      await eventually(async () => assert.ok((await page.locator(".rule-list li").count()) > 0, kind));
      await eventually(async () => assert.match(await said(page), /solution|found no answer/, kind));
      // What is pressed next has not moved with the length of the answer.
      assert.equal(await top(), before, kind);
      await page.click("text=Start again");
    }
  }));

test("regions are painted, and the phone has room for it all", () =>
  site.visiting({ ...HERE, size: "phone" }, async (page) => {
    await begin(page, 4);
    await choose(page, "regions");
    await drag(page, 1, 2);
    await says(page, /5 cells, more than the 4 digits/);
    await drag(page, 6, 5);
    await says(page, /solutions/);
    await page.evaluate(() => scrollTo(0, 0));
    // What is known of the board stands below it, above the bar.
    const edges = (what) => page.read(what, (each) => each.getBoundingClientRect().toJSON());
    const [board, verdict, bar] = await Promise.all(["main.set .board", ".verdict", ".bar nav"].map(edges));
    assert.ok(board.bottom <= verdict.top && verdict.bottom <= bar.top);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= (await page.evaluate(() => innerWidth)));
    // On a small one too, the digits and undo stay in sight beside the board.
    await page.setViewportSize({ width: 360, height: 640 });
    await choose(page, "given");
    const [small, undo] = await Promise.all([".bar nav", "button[aria-label=Undo]"].map(edges));
    assert.ok(undo.bottom <= small.top, `${undo.bottom} ${small.top}`);
    await noFault(page);
  }));

/** A finger that goes over cells. */
async function swipe(page, ...cells) {
  await page.locator("main.set .board").scrollIntoViewIfNeeded();
  page.touch ??= await page.context().newCDPSession(page);
  const send = (type, touchPoints) => page.touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  const places = [];
  for (const cell of cells) places.push(await middle(page, cell));
  const [[x, y], ...others] = places;
  await send("touchStart", [{ x, y }]);
  for (const [x, y] of others) await send("touchMove", [{ x, y }]);
  await send("touchEnd", []);
}

/** A text opened in Play shows the same rules. */
async function readBack(page, text) {
  const drawing = () => page.$$eval(".board .rules > g", (rules) => rules.map((rule) => rule.innerHTML));
  const set = await drawing();
  await page.goto(`${site.server.url}#p=${encodeURIComponent(text)}`);
  await page.waitForSelector("main.play .rules > g");
  assert.deepEqual(await drawing(), set);
}

test("a finger draws on an oblong board: lines, cages, clues, dots, regions, digits", () =>
  site.visiting({ ...HERE, size: "phone" }, async (page) => {
    await begin(page, 4);
    await page.selectOption(".size select >> nth=1", "6");
    await eventually(async () => assert.equal(await page.locator("[role=gridcell]").count(), 24));
    await page.tap(tool("killer cage"));
    await swipe(page, 0, 1, 7);
    await page.tap(".number input");
    await page.keyboard.type("11");
    await eventually(async () => assert.equal(await page.textContent(".board .rule.corner"), "11"));
    await choose(page, "thermometer");
    await swipe(page, 9, 10, 17);
    await choose(page, "skyscraper");
    await swipe(page, 5, 4);
    // The number may come after; it is selected, so that another one takes its place.
    await page.tap(".number input");
    await page.keyboard.type("3");
    await eventually(async () => assert.equal(await page.textContent(".board .rule.outside"), "3"));
    await choose(page, "ratio");
    await swipe(page, 18, 19);
    await choose(page, "given");
    await swipe(page, 23);
    await page.tap(".set-digits button >> nth=5");
    assert.equal(await page.textContent("#set-23 .digit"), "6");
    // A cell leaves its region for another one, which begins there.
    await choose(page, "regions");
    await swipe(page, 2);
    await swipe(page, 2, 3);
    await says(page, /solution/i);
    const puzzle = JSON.parse(await written(page));
    assert.deepEqual([puzzle.rows, puzzle.columns, puzzle.values], [4, 6, 6]);
    assert.deepEqual(puzzle.regions.map(({ length }) => length).sort(), [2, 5, 5, 6, 6]);
    assert.deepEqual(
      puzzle.rules.map(({ rule, cells }) => [rule, cells?.join(" ")]).sort(),
      [
        ["given", undefined],
        ["killer cage", "r1c1 r1c2 r2c2"],
        ["ratio", "r4c1 r4c2"],
        ["skyscraper", "r1c6 r1c5 r1c4 r1c3 r1c2 r1c1"],
        ["thermometer", "r2c4 r2c5 r3c6"],
      ].sort(),
    );
    // Two fingers draw nothing.
    await choose(page, "renban");
    const places = [await middle(page, 0), await middle(page, 8)].map(([x, y], id) => ({ x, y, id }));
    await page.touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: places.slice(0, 1) });
    await page.touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: places });
    await page.touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    assert.equal(await page.locator(".board .rule.renban").count(), 0);
    await noFault(page);
    await readBack(page, JSON.stringify(puzzle));
  }));

test("keys alone reach the board, draw every sort of mark, number it, take it back and take it away", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    const reach = async (what) => {
      for (let i = 0; i < 40; i++) {
        if (await page.evaluate((what) => document.activeElement.matches(what), what)) return;
        await page.keyboard.press("Tab");
      }
      assert.fail(`${what} is not reached by Tab`);
    };
    const take = async (kind) => {
      await page.evaluate(() => document.activeElement.blur());
      await reach(".palette input");
      await pressTogether(page, kind);
      assert.equal(await page.inputValue(".palette :checked"), kind);
      await page.keyboard.press("Enter");
      assert.ok(await page.evaluate(() => document.activeElement.matches("main.set .board")));
    };
    const rules = () => page.$$eval(".rule-list li button:first-child", (all) => all.map((each) => each.textContent));
    await page.evaluate(() => document.activeElement.blur());
    await reach("main.set .board");
    // The number of a new cage takes the place of that of the one before.
    await keys(page, "Space", "ArrowRight", "Space", "1", "1");
    await keys(page, "ArrowDown", "Space", "ArrowDown", "Enter", "7");
    await eventually(async () => assert.deepEqual(await rules(), ["killer cage 11 r1c1 r1c2", "killer cage 7 r2c2 r3c2"]));
    // The two digits of a number are one change.
    await keys(page, "Control+z", "Control+z", "Control+z");
    await eventually(async () => assert.deepEqual(await rules(), ["killer cage r1c1 r1c2"]));
    await keys(page, "Control+y");
    await eventually(async () => assert.deepEqual(await rules(), ["killer cage 11 r1c1 r1c2"]));
    await says(page, /^More than 1,000 solutions\. About 10⁶, by estimate/);
    await take("sandwich");
    await keys(page, "ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft", "Space", "ArrowRight", "Space", "5");
    await eventually(async () => assert.match((await rules())[1], /^sandwich 5 left of row 1$/));
    await take("clone");
    await keys(page, "Space", "ArrowDown", "Space", "ArrowUp", "Space", "ArrowDown");
    assert.equal((await rules()).length, 2);
    // A shape that would not fit, or lie on itself, waits for another place.
    for (let i = 0; i < 4; i++) await keys(page, "ArrowDown");
    await keys(page, "Space", "ArrowUp", "ArrowRight", "Space");
    await eventually(async () => assert.match((await rules())[2], /^clone r\dc\d r\dc\d/));
    await keys(page, "Delete");
    await eventually(async () => assert.equal((await rules()).length, 2));
    await noFault(page);
  }));

/** A puzzle with words, a given digit, and marks of which only the sums are all given. */
const SET = {
  "ninefold-variant": 1,
  rows: 4,
  title: "Two cages",
  author: "A setter",
  description: "Cages and a V.",
  solution: [1, 2, 4, 3, 4, 3, 1, 2, 2, 4, 3, 1, 3, 1, 2, 4],
  rules: [
    { rule: "killer cage", cells: ["r1c1", "r1c2"], sum: 3 },
    { rule: "killer cage", cells: ["r3c3", "r3c4"], sum: 4 },
    { rule: "difference", cells: ["r1c1", "r1c2"], relation: { difference: 1 } },
    { rule: "XV", cells: ["r2c3", "r2c2"], relation: { sum: 5 } },
    { rule: "all marks given", relations: [{ sum: 5 }], marked: [["r2c3", "r2c2"]] },
    { rule: "given", cell: "r1c3", values: [4] },
  ],
};

test("a puzzle goes from Play into Set with its rules, digits and words, is changed there, and comes back", () =>
  site.visiting({ hash: "#view=set" }, async (page) => {
    await begin(page, 6);
    await choose(page, "renban");
    await drag(page, 0, 1);
    await page.goto(`${site.server.url}#p=${encodeURIComponent(JSON.stringify({ ...SET, rules: SET.rules.filter((_, i) => i !== 4) }))}`);
    await eventually(async () => assert.equal(await page.locator("[id^=cell-]").count(), 16));
    await page.mouse.click(...(await middle(page, 5, "cell")));
    await page.keyboard.press("3");
    const drawing = () => page.$$eval(".board .rules > g", (rules) => rules.map((rule) => rule.innerHTML));
    const played = await drawing();
    await page.click(".menu >> text=Open in Set");
    await page.waitForSelector("#set-15");
    assert.deepEqual(await drawing(), played);
    assert.match(await page.getAttribute("#set-2", "aria-label"), /4 \(given\)|given.*4|4, given/i);
    await says(page, /Exactly one solution|solutions/);
    // Who changes nothing finds the game as it was.
    await page.click("text=Play it");
    await page.waitForSelector("#cell-5 .digit");
    await page.click(".menu >> text=Open in Set");
    await page.waitForSelector("#set-15");
    await page.click(".set-words summary");
    assert.equal(await page.inputValue(".set-words input >> nth=0"), "Two cages");
    await page.fill(".set-words input >> nth=0", "Three cages");
    await choose(page, "killer cage");
    await drag(page, 8, 12);
    await page.fill(".number input", "5");
    await says(page, /Exactly one solution|solutions/);
    await page.click("text=Play it");
    await page.waitForSelector("main.play .told");
    assert.match(await page.textContent(".told"), /Three cages.*A setter.*Cages and a V\./s);
    // The page's own words for what the setter has told are folded.
    assert.ok(!(await page.isVisible(".told dl")));
    await page.click(".told details summary");
    await page.waitForSelector(".told dl");
    assert.equal(await page.locator(".board .rule.cage").count(), 3);
    assert.equal(await page.locator("#cell-5 .digit").count(), 0);
    await page.reload();
    await page.waitForSelector("main.play .rule.cage");
    assert.match(await page.textContent(".told"), /Three cages/);
    // What was set before is there again, also after a reload.
    await page.click("nav >> text=Set");
    for (let i = 0; i < 4; i++) await page.click("button[aria-label=Undo]");
    await page.waitForSelector("#set-35");
    assert.equal(await page.locator(".board .rule.renban").count(), 1);
  }));

test("what Set cannot draw stays, and a rule that is not understood is named instead of an answer", () =>
  site.visiting(
    {
      hash: `#p=${encodeURIComponent(JSON.stringify({ ...SET, unknown: [{ name: "lines" }], drawn: [{ round: [350, 350, 60, 60, 0], fill: "#ffffffff", text: "7" }] }))}`,
    },
    async (page) => {
      await page.waitForSelector("#cell-15");
      await page.click(".menu >> text=Open in Set");
      await page.waitForSelector("#set-15");
      assert.equal(await page.locator(".drawn ellipse").count(), 1);
      await says(page, /^Not understood: drawn lines, shapes or texts\./);
      await choose(page, "odd");
      await page.mouse.click(...(await middle(page, 15)));
      await says(page, /^Not understood: drawn lines, shapes or texts\./);
      // Only the sums are given in full, also after a change: a dot says nothing of a V.
      await page.click("text=As a link or a text");
      await page.selectOption(".export select >> nth=-1", "variant-json");
      await eventually(async () => {
        const { rules, solution } = JSON.parse(await page.inputValue(WRITTEN));
        assert.deepEqual(
          rules.find(({ rule }) => rule === "all marks given"),
          SET.rules[4],
        );
        assert.equal(solution, undefined);
      });
      // Who has drawn them gets answers.
      await page.click(".answers >> text=I have drawn all its rules");
      await says(page, /solution/);
    },
  ));

test("candidates that were found so far are shown, and it goes on until all are", () =>
  site.visiting(HERE, async (page) => {
    await page.waitForSelector("main.set .board");
    await page.read(".verdict", (verdict) => {
      window.told = [];
      const marks = () => document.querySelectorAll("main.set .mark").length > 0;
      const tell = () => window.told.push([verdict.textContent, marks()]);
      new MutationObserver(tell).observe(verdict, { characterData: true, childList: true, subtree: true });
    });
    await paste(page, ".~R3C7_2.~R4C7_6.~R4C9_8.~R6C1_5.~R6C3_7.~R7C3_6.~R7C4_2.~R7C7_7.~R7C8_9.~R8C8_8.AntiKnight");
    await says(page, /^396 solutions\.$/);
    const soFar = "Several solutions. These candidates were found so far; there may be others. Working…";
    const told = await page.evaluate(() => window.told);
    assert.ok(
      told.some(([text, marks]) => text === soFar && marks),
      JSON.stringify(told),
    );
  }));
