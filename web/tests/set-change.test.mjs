// Changing what is set.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { digitsOn, EASY, eventually, fixture, noFault, paste } from "./fixture.mjs";
import { allKnown, begin, choose, drag, HERE, haveRules, keys, middle, rulesOf, said, says, written } from "./set-board.mjs";

const site = fixture();

test("a cage that is pressed, or chosen in the list, is changed: its number, its cells; a new one has no number", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    // Back over its own cells: a T stays whole.
    await drag(page, 0, 2, 1, 7);
    await page.keyboard.press("9");
    await drag(page, 18, 19);
    await drag(page, 24, 25);
    await haveRules(page, "killer cage 9 r1c1 r1c2 r1c3 r2c2", "killer cage r4c1 r4c2", "killer cage r5c1 r5c2");
    // The number may come first; then it serves once.
    await keys(page, "Escape", "1", "1");
    await drag(page, 30, 31);
    await drag(page, 32, 33);
    await haveRules(page, ...(await rulesOf(page)).slice(0, 3), "killer cage 11 r6c1 r6c2", "killer cage r6c3 r6c4");
    await page.mouse.click(...(await middle(page, 1)));
    assert.equal(await page.inputValue(".number input"), "9");
    await keys(page, "1", "4");
    await drag(page, 7, 13);
    assert.equal((await rulesOf(page))[0], "killer cage 14 r1c1 r1c2 r1c3 r2c2 r3c2");
    // From the list, with another tool: it becomes the tool of the rule.
    await choose(page, "thermometer");
    await page.click(".rule-list button:has-text('killer cage 11')");
    assert.equal(await page.inputValue(".number input"), "11");
    await keys(page, "5");
    await haveRules(page, ...(await rulesOf(page)).slice(0, 3), "killer cage 5 r6c1 r6c2", "killer cage r6c3 r6c4");
    await keys(page, "Delete");
    await eventually(async () => assert.equal((await rulesOf(page)).length, 4));
    // A drag from a cage that is not chosen goes on with it too.
    await drag(page, 19, 20);
    await haveRules(
      page,
      ...(await rulesOf(page)).slice(0, 1),
      "killer cage r4c1 r4c2 r4c3",
      "killer cage r5c1 r5c2",
      "killer cage r6c3 r6c4",
    );
    // The same cells again keep their number.
    await drag(page, 13, 7, 1, 0, 2);
    const all = await rulesOf(page);
    assert.deepEqual([all.length, all[0]], [4, "killer cage 14 r1c1 r1c2 r1c3 r2c2 r3c2"]);
    // A press on a free cell draws nothing, unless a number waits for it.
    await drag(page, 29);
    assert.deepEqual(await rulesOf(page), all);
    await keys(page, "3");
    await drag(page, 29);
    await haveRules(page, ...all, "killer cage 3 r5c6");
    await noFault(page);
  }));

test("with keys an area may cross itself, and another size tells the way back", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    await page.focus("main.set .board");
    await keys(page, "Space", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown", "Enter");
    await haveRules(page, "killer cage r1c1 r1c2 r1c3 r2c2");
    await drag(page, 30, 31);
    // Words are no part of what is taken back, and outlive another size.
    await page.click(".set-words summary");
    const title = page.locator(".set-words input >> nth=0");
    await title.fill("Two cages");
    await page.click("button[aria-label=Undo]");
    await haveRules(page, "killer cage r1c1 r1c2 r1c3 r2c2");
    await page.click("button[aria-label=Redo]");
    await eventually(async () => assert.equal((await rulesOf(page)).length, 2));
    assert.equal(await title.inputValue(), "Two cages");
    await begin(page, 5);
    await says(page, /^Rules that do not fit are gone\. Undo brings them back\./);
    await haveRules(page, "killer cage r1c1 r1c2 r1c3 r2c2");
    assert.equal(await title.inputValue(), "Two cages");
    await page.click("button[aria-label=Undo]");
    await eventually(async () => assert.equal((await rulesOf(page)).length, 2));
    assert.doesNotMatch(await said(page), /Undo/);
    // A tool that the board does not take is laid down, also on the way back.
    const using = (kind) => eventually(async () => assert.equal(await page.inputValue(".palette :checked"), kind));
    await choose(page, "diagonal");
    await page.selectOption("select[aria-label=Columns]", "4");
    await using("killer cage");
    await page.click("button[aria-label=Undo]");
    await choose(page, "diagonal");
    await page.click("button[aria-label=Redo]");
    await using("killer cage");
    await page.click("button[aria-label=Undo]");
    // Another puzzle has words of its own.
    await page.click("text=Start again");
    await eventually(async () => assert.equal(await title.inputValue(), ""));
    await page.click("button[aria-label=Undo]");
    await eventually(async () => assert.equal(await title.inputValue(), "Two cages"));
    // A button that has nothing left to do keeps the keys.
    for (let i = 0; i < 6; i++) await keys(page, "Enter");
    assert.equal(await page.getAttribute("button[aria-label=Undo]:focus", "aria-disabled"), "true");
  }));

test("lines follow the regions, and what is drawn from its other end is no second rule", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    await choose(page, "region sum line");
    await drag(page, 0, 4);
    await drag(page, 31, 34);
    await haveRules(page, "region sum line r1c1 r1c2 r1c3 r1c4 r1c5", "region sum line r6c2 r6c3 r6c4 r6c5");
    await choose(page, "regions");
    await drag(page, 3);
    const parts = async () =>
      JSON.parse(await written(page))
        .rules.flatMap((rule) => rule.parts ?? [])
        .map((part) => part.join(" "));
    await eventually(async () => assert.deepEqual(await parts(), ["r1c1 r1c2 r1c3", "r1c4", "r1c5", "r6c2 r6c3", "r6c4 r6c5"]));
    const lines = await rulesOf(page);
    await choose(page, "XV");
    await drag(page, 12, 13);
    await haveRules(page, ...lines, "X r3c1 r3c2");
    await drag(page, 13, 12);
    await haveRules(page, ...lines);
    await choose(page, "inequality");
    await drag(page, 12, 13);
    await drag(page, 13, 12);
    await haveRules(page, ...lines, "inequality r3c2 r3c1");
    await drag(page, 13, 12);
    await haveRules(page, ...lines);
    // Escape drops a line while the pointer is still down.
    await choose(page, "renban");
    await page.mouse.move(...(await middle(page, 12)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page, 13)), { steps: 4 });
    await page.keyboard.press("Escape");
    await page.mouse.move(...(await middle(page, 15)), { steps: 4 });
    await page.mouse.up();
    await drag(page, 18, 19);
    await haveRules(page, ...lines, "renban r4c1 r4c2");
    // What is pasted takes the place of the puzzle, which Undo brings back.
    await paste(page, "hello");
    await says(page, /^Line 1, column 1: expected.*\.$/);
    await paste(page, EASY);
    await says(page, /^Exactly one solution/);
    assert.equal(await digitsOn(page), EASY);
    await page.click("button[aria-label=Undo]");
    await haveRules(page, ...lines, "renban r4c1 r4c2");
    // A number that the board or the rule has no use for is said to be none.
    await choose(page, "numbered room");
    await drag(page, 0, 6);
    for (const [number, isRight] of [
      ["12", false],
      ["5", true],
      ["-5", false],
      ["1.5", false],
      ["9999999", false],
    ]) {
      await page.fill(".number input", number);
      await eventually(async () => assert.equal(await page.getAttribute(".number input", "aria-invalid"), String(!isRight)));
      assert.equal(await page.locator(".set-tools [role=alert]").count(), isRight ? 0 : 1);
    }
    await says(page, /solution/);
    await page.click("button[aria-label=Undo]");
    await page.click("button[aria-label=Undo]");
    // A notation that loses much tells how much.
    await choose(page, "slow thermometer");
    for (const cell of [6, 8, 12, 14, 20, 24]) await drag(page, cell, cell + 1);
    await page.selectOption(".export select >> nth=-1", "iss");
    await eventually(async () =>
      assert.match(await page.textContent(".card details > div"), /not hold everything:(.*;){4}.*and \d+ more.*\.$/),
    );
  }));

test("strokes draw also where text is selected, and nothing is selected with Ctrl+A", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    await page.focus("nav a");
    await page.keyboard.press("Control+a");
    assert.equal(await page.evaluate(() => String(getSelection())), "");
    await choose(page, "thermometer");
    await page.evaluate(() => getSelection().selectAllChildren(document.body));
    await drag(page, 7, 9);
    await haveRules(page, "thermometer r2c2 r2c3 r2c4");
    // From above the board into it.
    const [x, y] = await middle(page, 2);
    await page.mouse.move(x, y - 100);
    await page.mouse.down();
    await page.mouse.move(x, y + 100, { steps: 8 });
    await page.mouse.up();
    await drag(page, 20, 22);
    await haveRules(page, "thermometer r2c2 r2c3 r2c4", "thermometer r4c3 r4c4 r4c5");
    assert.match(page.url(), /view=set/);
  }));

test("undo has its key beside the board, and a rule that goes leaves the keys to the next, or to the board", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 4);
    await paste(page, ".Shape~4x4.Cage~3~R1C1~R1C2.~R4C4_1.Thermo~R2C1~R2C2.Renban~R3C1~R3C2");
    await eventually(async () => assert.equal((await rulesOf(page)).length, 3));
    const goes = (name) => page.focus(`.rule-list button[aria-label^="Remove: ${name}"]`).then(() => page.keyboard.press("Enter"));
    const focus = (what) =>
      eventually(async () =>
        assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.tagName), what),
      );
    await goes("killer cage 3 r1c1");
    await focus(/^Remove: thermometer/);
    await goes("renban");
    await focus(/^Remove: thermometer/);
    await goes("thermometer");
    await focus(/^The puzzle that you set/);
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press("Control+z");
    await haveRules(page, "thermometer r2c1 r2c2");
    await page.keyboard.press("Control+Shift+z");
    await haveRules(page);
    // In a text field the keys are the field's.
    await page.click("text=Title and words");
    await page.fill(".set-words input >> nth=0", "A");
    await page.keyboard.press("Control+z");
    await haveRules(page);
  }));

test("each tab sets a puzzle of its own, and a new one begins with the last", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 4);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await begin(other, 6);
    await choose(page, "odd");
    await drag(page, 5, 5);
    await haveRules(page, "odd r2c2");
    const third = await page.context().newPage();
    await third.goto(page.url());
    await haveRules(third, "odd r2c2");
    await other.reload();
    await eventually(async () => assert.equal(await other.locator("[role=gridcell]").count(), 36));
  }));

test("one starts again from regions too, the help is that of the rule, and there is a link to the page", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    const clear = page.locator("button:has-text('Start again')");
    assert.ok(await clear.isDisabled());
    await choose(page, "regions");
    await drag(page, 2, 3);
    await eventually(async () => assert.ok(await clear.isEnabled()));
    await clear.click();
    await eventually(async () => assert.ok(await clear.isDisabled()));
    const help = async (kind) => {
      await choose(page, kind);
      return page.textContent(".set-tools details");
    };
    assert.match(await help("inequality"), /from the lesser number to the greater/);
    assert.doesNotMatch(await help("difference"), /lesser/);
    for (const kind of ["killer cage", "difference", "whisper"])
      assert.match(await help(kind), /Type its number before or after you draw\.$/);
    assert.match(await help("quadruple"), /Type its digits before or after you draw\.$/);
    assert.match(await help("modular line"), /Type N before or after you draw\.$/);
    assert.doesNotMatch(await help("extra region"), /Type its number/);
    assert.match(await help("all marks given"), /without any it does nothing\.$/);
    // Only column indexers are drawn.
    assert.doesNotMatch(await help("indexer"), /\(in a/);
    await choose(page, "renban");
    await drag(page, 0, 2);
    await page.click("text=As a link or a text");
    const link = page.locator("label:has-text('Link to the puzzle') input");
    await eventually(async () => assert.match(await link.inputValue(), /#p=.*Renban~R1C1~R1C2~R1C3/));
  }));

test("clues begin beside the board, which keeps its size, and are chosen there", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    await choose(page, "sandwich");
    const box = (cell) => page.locator(`#set-${cell} .hit`).boundingBox();
    const before = await box(0);
    /** A place beside a cell, as many cells away. */
    const beside = async (cell, down, right) => {
      const { x, y, width } = await box(cell);
      return [x + width * (0.5 + right), y + width * (0.5 + down)];
    };
    await page.mouse.click(...(await beside(3, -0.9, 0)));
    await keys(page, "9");
    await page.mouse.move(...(await beside(0, 0, -0.8)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page, 1)), { steps: 8 });
    await page.mouse.up();
    await haveRules(page, "sandwich 9 above column 4", "sandwich left of row 1 = ?");
    // At a corner only a diagonal begins.
    await page.mouse.click(...(await beside(5, -0.8, 0.8)));
    await page.mouse.click(...(await beside(3, -0.9, 0)));
    assert.equal(await page.inputValue(".number input"), "9");
    await haveRules(page, "sandwich 9 above column 4", "sandwich left of row 1 = ?");
    await choose(page, "little killer");
    await page.mouse.click(...(await beside(5, -0.8, 0.8)));
    await page.mouse.move(...(await beside(33, 0.8, 0)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page, 32)), { steps: 8 });
    await page.mouse.up();
    await haveRules(
      page,
      ...["sandwich 9 above column 4", "sandwich left of row 1 = ?"],
      ...["little killer from r1c6 to r6c1 = ?", "little killer from r6c3 to r4c1 = ?"],
    );
    const after = await box(0);
    assert.deepEqual([after.x, after.y, after.width], [before.x, before.y, before.width]);
  }));

test("a clue waits for its number, and until then counts for nothing", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 4);
    await choose(page, "sandwich");
    await drag(page, 0, 4);
    await haveRules(page, "sandwich above column 1 = ?");
    assert.equal(await page.textContent(".board .rule.outside"), "?");
    await choose(page, "quadruple");
    // A little beyond the place where the four cells meet.
    const { x, y } = await page.locator("#set-10 .hit").boundingBox();
    await page.mouse.click(x + 5, y + 5);
    await eventually(async () => assert.equal(await page.textContent(".board .rule.quad ~ text"), "?"));
    await says(page, /^288 solutions/);
    assert.deepEqual(JSON.parse(await written(page)).rules, []);
    // A rule that cannot hold is marked behind the others. The number comes first, while the tool has the keys.
    await choose(page, "killer cage");
    await keys(page, "2", "0");
    await drag(page, 14, 15);
    await says(page, /^No solution: this rule cannot hold: killer cage 20/);
    await eventually(async () => assert.equal(await page.locator(".shade.wrong").count(), 2));
    await page.click("button[aria-label=Undo]");
    await page.click(".rule-list button:has-text('sandwich')");
    await keys(page, "5");
    await haveRules(page, "sandwich 5 above column 1", "quadruple r2c2 r2c3 r3c2 r3c3 = ?");
    await eventually(async () =>
      assert.deepEqual(
        JSON.parse(await written(page)).rules.map(({ sum }) => sum),
        [5],
      ),
    );
    await noFault(page);
  }));

test("a picture has the name of the puzzle, the colours of paper and nothing of the page", () =>
  site.visiting({ ...HERE, dark: true }, async (page) => {
    await begin(page, 4);
    await paste(page, ".Shape~4x4.Cage~3~R1C1~R1C2.~R4C4_1");
    await haveRules(page, "killer cage 3 r1c1 r1c2");
    await page.click("text=Title and words");
    await page.fill(".set-words input >> nth=0", "One/cage");
    const theme = await page.evaluate(() => document.documentElement.dataset.theme);
    const [svg] = await Promise.all([page.waitForEvent("download"), page.click("button:has-text('SVG')")]);
    assert.equal(svg.suggestedFilename(), "One cage.svg");
    const text = await readFile(await svg.path(), "utf8");
    assert.doesNotMatch(text, /aria-|role=|tabindex|class=| id=/);
    const [, red] = /<text[^>]* fill="rgb\((\d+),[^>]*>1</.exec(text);
    assert.ok(Number(red) < 80, red);
    const [png] = await Promise.all([page.waitForEvent("download"), page.click("button:has-text('PNG')")]);
    assert.equal(png.suggestedFilename(), "One cage.png");
    const bytes = [...(await readFile(await png.path()))];
    const corner = await page.evaluate(async (bytes) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const context = new OffscreenCanvas(1, 1).getContext("2d");
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, 1, 1).data[0];
    }, bytes);
    assert.ok(corner > 200, corner);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
  }));

test("what is not needed is marked on the board, and a list shows the rest of itself", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 4);
    await paste(page, EASY);
    await page.waitForSelector("path.spare", { state: "attached" });
    await allKnown(page);
    const all = page.locator(".answers .row button");
    const [spare, listed] = [await page.locator("path.spare").count(), await all.count()];
    assert.equal(listed, spare);
    await page.hover("main h1");
    const shown = await page.locator(".answers .row button:visible").count();
    assert.match(await page.textContent(".answers summary"), new RegExp(`^and ${listed - shown} more$`));
    await page.click(".answers summary");
    assert.equal(await page.locator(".answers .row button:visible").count(), listed);
    // Pointer and focus show a digit or a rule of the list.
    const marked = () =>
      page.$$eval(".shade.could", (all) => all.map((each) => [each.getAttribute("y") / 100, each.getAttribute("x") / 100]));
    const [, row, column] = /r(\d)c(\d)/.exec(await all.last().textContent());
    await all.last().hover();
    await eventually(async () => assert.deepEqual(await marked(), [[row - 1, column - 1]]));
    await page.hover("main h1");
    await eventually(async () => assert.deepEqual(await marked(), []));
    await paste(page, ".Shape~4x4.Cage~3~R1C1~R1C2.~R4C4_1");
    await page.focus(".rule-list button");
    await eventually(async () => assert.equal((await marked()).length, 2));
    await page.keyboard.press("Tab");
    await eventually(async () => assert.deepEqual(await marked(), []));
    await noFault(page);
  }));
