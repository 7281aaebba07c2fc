// Puzzles of other sizes and with other rules: opened from everywhere, drawn, told, played, stored and passed on.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { boardOf, clickCell, digitsOn, eventually, fixture, focused, label, noFault, paste, press, pressTogether } from "./fixture.mjs";

const site = fixture();
const FOUR = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R1C1_1.~R2C3_1.~R3C2_4";
const SOLVED = "1243431224313124";
/** The puzzles of the repository, by the comment before each. */
const OWN = readFileSync(new URL("../../testdata/variants.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("."));
const at = (text) => `#p=${encodeURIComponent(text)}`;
const status = (page) => page.textContent(".status");
const cages = (page) => page.locator(".rule.cage").count();

test("a variant is pasted, typed into the dialog, dropped as a file and opened from an address; its module waits until then", () =>
  site.visiting({}, async (page) => {
    await page.waitForSelector("#cell-80");
    assert.equal(site.server.sent.filter(({ path }) => path.includes("variants-")).length, 0);
    await paste(page, FOUR);
    await boardOf(page, 16);
    assert.deepEqual(await page.$$eval(".rule.cage", (all) => all.map((cage) => getComputedStyle(cage).strokeWidth)), ["2.5px"]);
    assert.ok(site.server.sent.some(({ path }) => path.includes("variants-")));
    await page.click("text=Open…");
    await page.fill("dialog textarea", OWN[0]);
    await page.click("dialog button.main");
    await page.waitForSelector("#cell-80");
    await eventually(async () => assert.ok((await cages(page)) > 20));
    const data = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "puzzle.txt"));
      return data;
    }, OWN[1]);
    await page.dispatchEvent("body", "drop", { dataTransfer: data });
    await boardOf(page, 36);
    await page.goto(`${site.server.url}${at(FOUR)}`);
    await boardOf(page, 16);
  }));

test("a list of variants offers a choice, and a text that is no variant stays what it is", () =>
  site.visiting({}, async (page) => {
    await page.waitForSelector("#cell-80");
    await paste(page, `${FOUR}\n${OWN[1]}\n`);
    await page.click("dialog .choices button:has(svg):has-text('6×6 · killer cage')");
    await boardOf(page, 36);
    await page.click("text=Open…");
    await page.fill("dialog textarea", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7");
    await page.click("dialog button.main");
    await eventually(async () => assert.match(await page.textContent("dialog [role=alert]"), /Line 1, column 81/));
  }));

/** A puzzle of SudokuPad in our own JSON: a cage, what is only drawn, and a rule that nobody here understands. */
const DRAWN = JSON.stringify({
  "ninefold-variant": 1,
  rows: 4,
  solution: [1, 2, 4, 3, 4, 3, 1, 2, 2, 4, 3, 1, 3, 1, 2, 4],
  rules: [
    { rule: "killer cage", cells: ["r1c1", "r1c2"], sum: 3 },
    { rule: "given", cell: "r1c3", values: [4] },
  ],
  drawn: [
    {
      line: [
        [50, 150],
        [250, 350],
      ],
      stroke: "#67f067ff",
      width: 16,
    },
    { round: [350, 350, 60, 60, 0], fill: "#ffffffff", stroke: "#000000ff", width: 3, text: "7", over: true },
  ],
  fog: true,
  unknown: [{ name: "lines" }, { name: "overlays", at: "r4c4" }],
});

test("a puzzle with a rule that is not understood is drawn and played, without guesses at its answers", () =>
  site.visiting({ hash: at(DRAWN) }, async (page) => {
    await boardOf(page, 16);
    assert.equal(await page.locator(".drawn path").count(), 1);
    assert.equal(await page.locator(".drawn ellipse").count(), 1);
    const missed = /^Not understood: drawn lines, shapes or texts\. Shown without its fog\./;
    await eventually(async () => assert.match(await status(page), missed));
    assert.match(await page.textContent(".told .notice"), missed);
    assert.match(await page.textContent(".told .notice"), /You can still play, and Check works\. For hints, draw these rules in Set/);
    // Hints cannot work; whoever asks for one all the same is told why.
    assert.deepEqual(await page.locator(".tools [aria-disabled]").allTextContents(), ["Undo", "Redo", "Hint"]);
    await page.press("button:has-text('Hint')", "Enter");
    await eventually(async () => assert.match(await status(page), /^That needs rules that are not understood: drawn lines/));
    // The solution that the text holds serves Check, and tells when the puzzle is solved.
    await clickCell(page, 0);
    await press(page, "2");
    await page.click("button:has-text('Check')");
    await eventually(async () => assert.match(await status(page), /^One mistake/));
    for (const [cell, digit] of [..."1243431224313124"].entries()) {
      if (cell === 2) continue;
      await clickCell(page, cell);
      await press(page, digit);
    }
    await eventually(async () => assert.match(await status(page), /solved/i));
  }));

/** The JSON of f-puzzles with fog, and with more. */
const foggy = (more) => JSON.stringify({ size: 4, grid: Array(4).fill([{}, {}, {}, {}]), foglight: ["R1C1"], ...more });

test("a message names fog, which switches nothing off; a clue without a number is drawn where it stands", () =>
  site.visiting({ hash: at(foggy({ sandwichsum: [{ cell: "R1C0", value: "5" }] })) }, async (page) => {
    await boardOf(page, 16);
    await eventually(async () => assert.equal(await status(page), "Shown without its fog."));
    assert.equal((await page.textContent(".told .notice")).trim(), "Shown without its fog.");
    await page.click("button:has-text('Check')");
    await eventually(async () => assert.match(await status(page), /several solutions/));
    // Coordinates stand beyond the clues.
    await page.click("nav >> text=Explain");
    const [name, sandwich] = await Promise.all(
      ["text.coordinate.side", ".explain .rule.outside"].map((each) => page.locator(each).first().boundingBox()),
    );
    assert.ok(name.x + name.width < sandwich.x);
    await page.click("nav >> text=Play");
    await paste(page, foggy({ littlekillersum: [{ cell: "R0C2", direction: "DR", value: "?" }] }));
    await eventually(async () => assert.equal(await status(page), "Not understood: little killer. Shown without its fog."));
    const [clue, cell] = [await page.locator(".drawn text").boundingBox(), await page.locator("#cell-1 .hit").boundingBox()];
    assert.ok(clue.y + clue.height / 2 < cell.y && clue.x > cell.x && clue.x + clue.width < cell.x + cell.width);
    assert.equal(await page.textContent(".drawn text"), "?");
    assert.match(await page.textContent(".told .notice"), /without Check: the text holds no solution\./);
  }));

test("a rule that is not understood is named for a board without a solution", () =>
  site.visiting({ hash: at(".Shape~4x4.Frobnicate~3~R1C1~R2C1") }, async (page) => {
    await boardOf(page, 16);
    assert.match(await page.textContent(".told .notice"), /^Not understood: Frobnicate\./);
    assert.deepEqual(await page.locator(".tools [aria-disabled]").allTextContents(), ["Undo", "Redo", "Hint", "Check"]);
    await page.press("button:has-text('Check')", "Enter");
    await eventually(async () => assert.match(await status(page), /^That needs rules that are not understood: Frobnicate\./));
  }));

test("a variant is played to its end: clashes of rules, check, undo, reload", () =>
  site.visiting({ hash: at(FOUR) }, async (page) => {
    await boardOf(page, 16);
    assert.match(await label(page, 1), /^Row 1, column 2, blank, killer cage 3$/);
    // A 3 breaks the cage alone, before anything else does: no house has another one.
    await clickCell(page, 1);
    await press(page, "3");
    await eventually(async () => assert.equal(await status(page), "Broken: killer cage 3 at r1c1."));
    assert.match(await label(page, 1), /breaks a rule/);
    await page.click("button:has-text('Check')");
    await eventually(async () => assert.equal(await status(page), "One mistake; it is marked."));
    await page.click("button:has-text('Hint')");
    await eventually(async () => assert.equal(await page.locator(".shade.wrong").count(), 1));
    await press(page, "Control+z");
    await eventually(async () => assert.equal(await page.locator(".digit.clash").count(), 0));
    // They are the solution, which nobody gets without being asked.
    const answers = [false, true];
    page.on("dialog", (dialog) => (answers.shift() ? dialog.accept() : dialog.dismiss()));
    await page.click(".menu >> text=True candidates");
    await eventually(async () => assert.deepEqual(answers, [true]));
    assert.match(await label(page, 1), /blank/);
    await page.click(".menu >> text=True candidates");
    await eventually(async () => assert.match(await label(page, 1), /centre 2,/));
    // Not the cell that was pressed a moment ago: that would be a double click.
    for (const cell of [3, 5, 1, 7]) {
      await clickCell(page, cell);
      await press(page, SOLVED[cell]);
    }
    await page.reload();
    await boardOf(page, 16);
    assert.equal(await digitsOn(page), "1243431224......");
    for (let cell = 10; cell < 16; cell++) {
      await clickCell(page, cell);
      await press(page, SOLVED[cell]);
    }
    await page.waitForSelector(".finish");
    assert.equal(await digitsOn(page), SOLVED);
    // It is not counted in the statistics.
    assert.equal(await page.locator(".finish >> text=Statistics").count(), 0);
  }));

for (const number of [1, 2])
  test(`hints lead through puzzle ${number} of the repository, with their reasons on the board`, () =>
    site.visiting({ hash: at(OWN[number]) }, async (page) => {
      await page.waitForSelector(".rules > g", { state: "attached" });
      await page.keyboard.press("h");
      await eventually(async () => assert.match(await page.textContent(".hint p"), /^Look at /));
      assert.ok((await page.locator(".role.look").count()) > 0);
      await page.keyboard.press("h");
      await page.keyboard.press("h");
      await eventually(async () => assert.ok((await page.locator(".digit.ghost, .role.strike").count()) > 0));
      // The proof says what the step rests on, and stays open for the next step.
      await page.click(".hint .proof summary");
      await page.waitForSelector(".hint .proof .good");
      assert.match(await page.textContent(".hint .proof"), /^Proof .*knows only the rules\.If .* not all of these could hold:/s);
      await noFault(page);
      await page.keyboard.press("Escape");
      for (let steps = 0; (await page.locator(".finish").count()) === 0; steps++) {
        assert.ok(steps < 400);
        const before = await page.textContent("body");
        await page.keyboard.press("h");
        await page.waitForSelector(".hint, .finish");
        if ((await page.locator(".finish").count()) > 0) break;
        await page.click(".hint button:has-text('Apply')");
        await eventually(async () => assert.notEqual(await page.textContent("body"), before));
      }
    }));

test("Explain goes through a variant, with the reason of each step", () =>
  site.visiting({ hash: at(OWN[1]) }, async (page) => {
    await page.waitForSelector(".rules > g", { state: "attached" });
    await page.click("nav >> text=Explain");
    const reason = () => page.textContent(".path .reason");
    await page.waitForSelector(".steps li:nth-child(2)");
    assert.ok((await page.locator("main.explain .rules > g").count()) > 0);
    const first = await reason();
    assert.deepEqual([/r\dc\d/.test(first), /\?/.test(await page.textContent(".steps"))], [true, false]);
    // The list names all that is struck on the board.
    const [cells, digits] = (await page.textContent(".steps .effect")).split(" ≠ ");
    assert.equal(await page.locator(".board .strike").count(), cells.split(" ").length * digits.length);
    await press(page, "ArrowRight");
    await eventually(async () => assert.notEqual(await reason(), first));
    await page.click(".path .proof summary");
    await page.waitForSelector(".path .proof .good");
    await noFault(page);
    await page.click(".path .proof summary");
    // All are found; at the end the board is full.
    await eventually(async () => assert.equal(await page.locator(".path > .soft").count(), 0));
    // The list goes down as far as the board, a line for each step.
    const bottom = (of) => page.read(of, (each) => each.getBoundingClientRect().bottom);
    assert.ok(Math.abs((await bottom(".path")) - (await bottom(".board"))) < 8);
    assert.ok((await page.read(".steps", (list) => list.clientHeight)) > 160);
    assert.ok(Math.max(...(await page.$$eval(".steps li", (rows) => rows.map((row) => row.clientHeight)))) < 40);
    await press(page, "End");
    await eventually(async () => assert.match(await reason(), /Solved/));
    // How hard it is, and the solution.
    await page.waitForSelector(".notice.good:text-is('Exactly one solution.')");
    await page.waitForSelector(".side .level + :text-matches('score [0-9]+, hardest step [A-Z]')");
    const end = await digitsOn(page);
    await page.click("button:text-is('Solution')");
    assert.equal(await digitsOn(page), end);
    assert.equal(await page.locator(".board .mark").count(), 0);
  }));

test("what is shared opens again: the page's own link, links to other sites, a constraint string, JSON", () =>
  site.visiting({ hash: at(OWN[2]) }, async (page) => {
    await page.waitForSelector(".rule.thermometer");
    // Another notation may have the rules in another order.
    const drawing = () => page.$$eval(".rules > g", (rules) => rules.map((rule) => rule.innerHTML).sort());
    const first = await drawing();
    await page.click(".menu >> text=Share…");
    const texts = [await page.inputValue("dialog .field input, dialog input[readonly]")];
    for (const name of ["fpuzzles", "sudokupad", "iss", "variant-json", "fpuzzles-json"]) {
      await page.selectOption("dialog select", name);
      const sites = { fpuzzles: /f-puzzles\.com/, sudokupad: /sudokupad\.app/ };
      const sign = { ...sites, iss: /^\./, "variant-json": /ninefold-variant/, "fpuzzles-json": /"grid"/ }[name];
      await eventually(async () => assert.match(await page.inputValue("dialog textarea"), sign));
      texts.push(await page.inputValue("dialog textarea"));
    }
    const names = await page.locator("dialog select option").allTextContents();
    assert.deepEqual(names.sort(), [
      "a constraint string of Interactive Sudoku Solver",
      "a line of N² cells or a drawn grid of N rows",
      "a link to SudokuPad, or its id, with the puzzle in it",
      "a link to f-puzzles",
      "the JSON of Ninefold for variants",
      "the JSON of f-puzzles",
    ]);
    await page.keyboard.press("Escape");
    for (const text of texts) {
      await page.goto(`${site.server.url}#p=${".".repeat(80)}1`);
      await boardOf(page, 81);
      if (text.startsWith(site.server.url)) await page.goto(text);
      else await paste(page, text);
      await page.waitForSelector(".rule.thermometer");
      assert.deepEqual(await drawing(), first);
    }
  }));

test("numbers of two digits, the pad of 16, and boards from 0", () =>
  site.visiting({}, async (page) => {
    await page.waitForSelector("#cell-80");
    await paste(page, JSON.stringify({ "ninefold-variant": 1, rows: 16, regions: [], rules: [{ rule: "odd", cell: "r1c1" }] }));
    await boardOf(page, 256);
    await clickCell(page, 0);
    await pressTogether(page, "15");
    await eventually(async () => assert.match(await label(page, 0), /^Row 1, column 1, 15/));
    await press(page, "Control+z");
    assert.match(await label(page, 0), /blank/);
    await page.click(".digits button >> nth=15");
    assert.match(await label(page, 0), /, 16,/);
    // On tall phones and on tablets the digits leave the tools free.
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
    ]) {
      await page.setViewportSize({ width, height });
      const bottom = (what) => page.$$eval(what, (all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom)));
      const top = await page.read(".tools", (tools) => tools.getBoundingClientRect().top);
      assert.ok((await bottom(".digits button")) <= top, `${width}×${height}`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await eventually(async () => assert.equal(await status(page), "Broken: odd at r1c1."));
    await page.keyboard.press("Shift+1");
    await paste(page, JSON.stringify({ "ninefold-variant": 1, rows: 4, least: 0, regions: [], rules: [{ rule: "even", cell: "r1c1" }] }));
    await boardOf(page, 16);
    await clickCell(page, 0);
    await press(page, "0");
    assert.match(await label(page, 0), /^Row 1, column 1, 0,/);
  }));

for (const options of [{}, { dark: true }, { size: "phone", language: "ko" }])
  test(`everybody can read the rules: ${JSON.stringify(options)}`, () =>
    site.visiting({ ...options, hash: at(OWN[2]) }, async (page) => {
      await page.waitForSelector(".told");
      assert.equal(await page.read(".told", (told) => told.open), options.size !== "phone");
      assert.match(
        await page.textContent(".told"),
        options.language === "ko" ? /온도계.*화살표|화살표.*온도계/s : /Numbers rise from the bulb/,
      );
      await page.focus(".board");
      await page.keyboard.press("ArrowDown");
      await eventually(async () => assert.equal((await focused(page)).role, "grid"));
      await noFault(page);
    }));

for (const [where, board] of [
  ["Play", "#cell-80"],
  ["Set", "#set-80"],
])
  test(`on paper, from ${where}: the title, the board with its rules, and what they say, light and without the page around them`, () =>
    site.visiting({ hash: at(OWN[4]), size: "phone", dark: true }, async (page) => {
      await page.waitForSelector(".rule.whisper");
      if (where === "Set") {
        await page.click(".more");
        await page.click(".menu >> text=Open in Set");
      }
      await page.waitForSelector(board);
      await page.emulateMedia({ media: "print" });
      const box = (what) => page.locator(what).boundingBox();
      const [title, drawing, said] = [await box(".told summary"), await box(".board"), await box(".told dd >> nth=-1")];
      assert.ok(title.y + title.height <= drawing.y && drawing.y + drawing.height <= said.y, "title, board, rules from top to bottom");
      assert.ok(said.height > 10);
      assert.equal(await page.$$eval("button, .bar", (all) => all.filter((each) => each.checkVisibility()).length), 0);
      const colour = (what, name) => page.read(what, (shape, name) => getComputedStyle(shape)[name], name);
      assert.equal(await colour("body", "backgroundColor"), "rgb(255, 255, 255)");
      assert.equal(await colour(".rule.whisper", "stroke"), "rgb(143, 220, 154)");
    }));

test("a puzzle of the gallery is opened, and each has a sentence", () =>
  site.visiting({}, async (page) => {
    await page.waitForSelector(".gallery summary");
    await page.click(".gallery summary");
    await page.waitForSelector(".gallery li");
    assert.equal(await page.locator(".gallery li").count(), 10);
    await page.waitForSelector(".gallery svg");
    assert.ok(await page.$$eval(".gallery small", (all) => all.every((each) => each.scrollHeight <= each.clientHeight)));
    for (const text of await page.locator(".gallery small").allTextContents()) assert.match(text, /\w{3}.*\.$/);
    // Once the puzzles are read, with their numbers.
    await eventually(async () => {
      const all = (await page.locator(".gallery small").allTextContents()).join("\n");
      assert.match(all, /^Kropki: .* white dot differ by 1\. At a black dot one number is twice the other\. /m);
      assert.match(all, /^German whispers: Neighbours on the line differ by at least 5\. Renban: The line/m);
    });
    await page.click(".gallery li button >> nth=2");
    await boardOf(page, 49);
    await page.waitForSelector(".gallery", { state: "detached" });
    await page.click("text=New puzzle");
    await page.click("dialog .gallery summary");
    await page.click("dialog .gallery li button >> nth=0");
    await boardOf(page, 36);
    assert.ok((await cages(page)) > 10);
  }));

/** Dots, a dot with a number, a quadruple at the corner of a cage, and what a text draws outside. */
const MARKS = JSON.stringify({
  "ninefold-variant": 1,
  rows: 9,
  title: "Marks",
  rules: [
    { rule: "killer cage", cells: ["r5c5", "r5c6"], sum: 12 },
    { rule: "quadruple", cells: ["r4c4", "r4c5", "r5c4", "r5c5"], values: [1, 2, 3, 4], exact: false },
    { rule: "ratio", cells: ["r2c2", "r2c3"], relation: { ratio: 2 } },
    { rule: "ratio", cells: ["r7c2", "r7c3"], relation: { ratio: 3 } },
    { rule: "difference", cells: ["r2c5", "r3c5"], relation: { difference: 1 } },
    { rule: "difference", cells: ["r7c5", "r8c5"], relation: { difference: 3 } },
  ],
  drawn: [
    { box: [-50, 250, 0, 0, 0], size: 44, text: "17", over: true },
    { box: [950, 450, 0, 0, 0], size: 44, text: "44", over: true },
    { box: [350, -50, 0, 0, 0], size: 44, text: "12", over: true },
    { box: [450, 950, 0, 0, 0], size: 44, text: "33", over: true },
  ],
});

for (const options of [{}, { dark: true, size: "phone" }])
  test(`dots keep their colours, and what is drawn outside has room: ${JSON.stringify(options)}`, () =>
    site.visiting({ ...options, hash: at(MARKS) }, async (page) => {
      await page.waitForSelector("circle.rule.black", { state: "attached" });
      const fill = (what) => page.read(what, (shape) => getComputedStyle(shape).fill);
      assert.deepEqual(
        [await fill("circle.rule.black"), await fill("circle.rule.white"), await fill("text.rule.black"), await fill("text.rule.white")],
        ["rgb(0, 0, 0)", "rgb(255, 255, 255)", "rgb(255, 255, 255)", "rgb(0, 0, 0)"],
      );
      const board = await page.locator("main .board").boundingBox();
      for (const text of await page.locator(".drawn text").all()) {
        const { x, y, width, height } = await text.boundingBox();
        const beyond = [board.x - x, board.y - y, x + width - board.x - board.width, y + height - board.y - board.height];
        assert.ok(Math.max(...beyond) <= 1, `${beyond}`);
      }
      // Longer rules than there is room for are scrolled with keys.
      await page.focus(".told summary");
      await page.keyboard.press("ArrowDown");
      if (options.size !== "phone") await eventually(async () => assert.ok((await page.read(".told", (told) => told.scrollTop)) > 0));
      await noFault(page);
    }));

test("what a board says is told where not everyone knows it", async () => {
  for (const [text, says] of [
    [".Shape~9x9~0-8.~R1C1_0", "No number stands twice in a row or a column, or in a region. The numbers are 0 to 8."],
    [".Shape~6x6.NoBoxes.~R1C1_6", "No number stands twice in a row or a column. The numbers are 1 to 6."],
    [".Shape~6x6.Cage~3~R1C1~R1C2", "The cells of a cage differ and add up to its number."],
    // Look-and-say: in a frame, and exactly as often.
    [".LookAndSay~1213~R1C1~R1C2~R1C3~R2C1", /in a frame, hold its numbers\. No number stands there more often/],
  ])
    await site.visiting({ hash: at(text) }, async (page) => {
      await page.waitForSelector(".told dd");
      const told = await page.locator(".told dd").allTextContents();
      if (typeof says === "string") assert.deepEqual(told, [says]);
      else assert.match(told.join(), says);
    });
});
