import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { scratch } from "./browser.mjs";
import { digitsOn, EASY, EASY_SOLVED, eventually, fixture, noFault } from "./fixture.mjs";

const site = fixture();

test("a puzzle is made with options and played", () =>
  site.visiting({ hash: "#view=generate" }, async (page) => {
    await page.waitForSelector("option[value=x-wing]", { state: "attached" });
    // One of each level, and one for the eye, are there already.
    await eventually(async () => assert.equal(await page.locator(".made li").count(), 6));
    const [print, clear] = await page.locator(".list button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    assert.ok(print.right < clear.left && clear.left - print.right < 20 && print.width < 200);
    // They are the same ones after a reload, and come back when the list was cleared.
    const lines = () => page.$$eval(".made li", (all) => all.map((each) => each.textContent));
    const first = await lines();
    await page.reload();
    await eventually(async () => assert.deepEqual(await lines(), first));
    await page.click("text=Clear the list");
    await page.waitForSelector(".list button:text-is('Undo'):focus");
    assert.deepEqual(await lines(), []);
    await page.keyboard.press("Enter");
    await eventually(async () => assert.deepEqual(await lines(), first));
    await page.selectOption("select >> nth=0", "medium");
    await page.selectOption("select >> nth=2", "rotate180");
    await page.click("form .main");
    await eventually(async () => assert.equal(await page.locator(".made a[href*='view=explain']").count(), 7));
    await eventually(async () => assert.match(await page.textContent(".made li"), /Medium/));
    await page.waitForSelector("form [role=status]:text-is('1 puzzle made.')");
    const clues = await digitsOn(page, ".made li:first-child .board");
    assert.equal(
      [...clues].map((d) => d !== ".").join(),
      [...clues]
        .reverse()
        .map((d) => d !== ".")
        .join(),
    );
    await page.emulateMedia({ media: "print" });
    await eventually(async () => assert.ok(await page.isVisible(".made .board")));
    await eventually(async () => assert.equal(await page.locator("button:visible, select:visible").count(), 0));
    await page.emulateMedia({ media: "screen" });
    await page.click("text=Make 10");
    await eventually(async () => assert.equal(await page.locator(".made li").count(), 17));
    await page.waitForSelector("button:text-is('Make 10'):focus");
    await page.click(`.made li:nth-child(11) .row button`);
    await page.waitForSelector("#cell-0");
    await eventually(async () => assert.equal(await digitsOn(page), clues));
  }));

test("a puzzle is made with a score in a window, copied, linked and rated", () =>
  site.visiting(
    {
      hash: "#view=generate",
      prepare: (page) => page.addInitScript(() => localStorage.setItem("ninefold.generate", JSON.stringify({ level: "score" }))),
    },
    async (page) => {
      await eventually(async () => assert.equal(await page.locator(".made li").count(), 6));
      await page.fill("[aria-label='lowest score']", "600");
      await page.fill("[aria-label='highest score']", "700");
      await page.click("form .main");
      await eventually(async () => assert.equal(await page.locator(".made li").count(), 7));
      const score = Number(/score ([\d,]+)/.exec(await page.textContent(".made li:first-child"))[1].replace(",", ""));
      assert.ok(score >= 600 && score <= 700, `${score}`);
      const puzzle = await digitsOn(page, ".made li:first-child .board");
      const pasted = () => page.evaluate(() => navigator.clipboard.readText());
      await page.click(".made li:first-child >> text=/^Copy$/");
      await eventually(async () => assert.equal(await pasted(), puzzle));
      await page.click(".made li:first-child >> text=Copy link");
      await eventually(async () => assert.ok((await pasted()).endsWith(`#p=${puzzle}`)));
      await page.click(".made li:first-child >> text=Ratings");
      await eventually(async () => assert.match(await page.textContent(".made .ratings"), /Sudoku Explainer ER/));
      await noFault(page);
    },
  ));

test("a pattern is pressed, and the clues stand there", () =>
  site.visiting(
    { hash: "#view=generate", prepare: (page) => page.addInitScript(() => localStorage.setItem("ninefold.made", "[]")) },
    async (page) => {
      // Where there is room, the cells come beside the form, and nothing moves.
      const places = () =>
        page.$$eval(".options select, .options > .row button, .switch", (all) =>
          all.map((each) => JSON.stringify(each.getBoundingClientRect())),
        );
      const before = await places();
      await page.click(".pattern summary");
      await page.waitForSelector(".mask");
      assert.deepEqual(await places(), before);
      const cells = [...EASY].flatMap((digit, cell) => (digit === "." ? [] : [cell]));
      // A press is mirrored as the symmetry says, half a turn at first.
      for (const cell of cells.filter((cell) => cell <= 40)) await page.click(`.mask button >> nth=${cell}`);
      assert.equal(await page.textContent(".pattern [role=status]"), "30 clues");
      await noFault(page);
      await page.selectOption("select >> nth=0", "");
      await page.click("form >> text=Make a puzzle");
      await eventually(async () => {
        const drawn = await page.$$eval(".made li:first-child [role=gridcell]", (all) =>
          all.flatMap((cell, i) => (cell.querySelector(".digit") ? [i] : [])),
        );
        assert.deepEqual(drawn, cells);
      });
      await page.click(".pattern >> text=Clear");
      assert.equal(await page.locator(".mask [aria-pressed=true]").count(), 0);
      // A drag paints like its first cell.
      await page.selectOption("select >> nth=2", "none");
      const at = async (cell) => {
        const { x, y, width, height } = await page.locator(`.mask button >> nth=${cell}`).boundingBox();
        return [x + width / 2, y + height / 2];
      };
      for (const [from, to, left, steps] of [
        [0, 4, 5, 8],
        [4, 2, 2, 8],
        [6, 8, 5, 1],
        [8, 6, 2, 1],
      ]) {
        await page.mouse.move(...(await at(from)));
        await page.mouse.down();
        await page.mouse.move(...(await at(to)), { steps });
        await page.mouse.up();
        await eventually(async () => assert.equal(await page.locator(".mask [aria-pressed=true]").count(), left));
      }
      await page.focus(".mask button >> nth=40");
      await page.keyboard.press("Enter");
      await eventually(async () => assert.equal(await page.locator(".mask [aria-pressed=true]").count(), 3));
    },
  ));

test("impossible options are refused with the reason; a long search is stopped", () =>
  site.visiting({ hash: "#view=generate" }, async (page) => {
    await page.waitForSelector("option[value=x-wing]", { state: "attached" });
    await page.fill("[aria-label=least]", "16");
    await page.fill("[aria-label=most]", "16");
    // The browser checks the field before we do.
    await page.evaluate(() => (document.querySelector("form").noValidate = true));
    await page.click("form .main");
    await page.waitForSelector(".notice.bad");
    await eventually(async () => assert.match(await page.textContent(".notice.bad"), /^No puzzle .*17 are the least.*\.$/));
    await page.fill("[aria-label=least]", "");
    await page.fill("[aria-label=most]", "10");
    await page.click("form .main");
    await eventually(async () => assert.match(await page.textContent(".notice.bad"), /^No puzzle has 10 clues/));
    await page.fill("[aria-label=least]", "17");
    await page.fill("[aria-label=most]", "17");
    await page.click("form .main");
    await page.click("text=Cancel");
    // What one has cancelled oneself is no trouble, and the keys stay here.
    await page.waitForSelector("form .main:focus");
    assert.equal(await page.locator(".notice.bad").count(), 0);
    // It goes on in another section.
    await page.click("form .main");
    await page.waitForSelector("text=Cancel");
    await page.click("nav >> text=Batch");
    await page.waitForSelector(".drop");
    await page.click("nav >> text=Generate");
    await eventually(async () => assert.match(await page.textContent(".options > .row [role=status]"), /tries so far/));
    await page.click("text=Cancel");
    // A list that was cleared stays empty.
    await page.click("text=Clear the list");
    await page.click("nav >> text=Batch");
    await page.waitForSelector(".drop");
    await page.click("nav >> text=Generate");
    await page.waitForSelector(".list button:text-is('Undo')");
  }));

test("a file is solved in workers and the result downloaded; malformed lines are reported", () =>
  site.visiting({ hash: "#view=batch" }, async (page) => {
    const file = join(scratch(), "some.txt");
    await writeFile(file, Array.from({ length: 9000 }, (_, i) => `${i === 5000 ? "53..7" : EASY}\n`).join(""));
    // A dropped file, as from a file manager.
    const dropped = await page.evaluateHandle(
      (text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], "some.txt"));
        return data;
      },
      await readFile(file, "utf8"),
    );
    // Anywhere in the section.
    await page.dispatchEvent("h1", "drop", { dataTransfer: dropped });
    await page.click("text=Start");
    await page.waitForSelector(".preview", { state: "attached" });
    await eventually(async () => assert.match(await page.textContent(".card [role=status]"), /8,999 puzzles.*Unique: 8,999/s));
    await eventually(async () => assert.equal(await page.locator("text=Repeated puzzles: 8,998.").count(), 1));
    // One button stands out: the one for what comes next.
    assert.deepEqual(await page.locator(".bench .main").allTextContents(), ["Download as text"]);
    await eventually(async () => assert.match(await page.textContent(".notice.bad"), /not counted: 1\.Line 5,?001, column 6/));
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("text=Download")]);
    assert.equal(download.suggestedFilename(), "some.solved.txt");
    const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\n");
    assert.equal(lines.length, 9000);
    assert.equal(lines[8999], EASY_SOLVED);
    assert.match(lines[5000], /malformed/);
    // What is put into the form later does not rename the result.
    await page.click("text=Another file");
    await page.fill("textarea", EASY);
    await eventually(async () => assert.deepEqual(await page.locator(".bench .main").allTextContents(), ["Start"]));
    const [again] = await Promise.all([page.waitForEvent("download"), page.click("text=Download as CSV")]);
    assert.equal(again.suggestedFilename(), "some.solved.csv");
    // Another file is not shown beside it.
    await page.fill("textarea", "");
    await page.setInputFiles("input[type=file]", { name: "other.txt", mimeType: "text/plain", buffer: Buffer.from(EASY) });
    await page.waitForSelector(".drop strong:text-is('other.txt')");
    assert.equal(await page.locator(".preview").count(), 0);
    assert.ok(page.url().endsWith("view=batch"));
  }));

test("a table keeps the columns of its file and has a row for each puzzle, malformed ones too", () =>
  site.visiting({ hash: "#view=batch" }, async (page) => {
    await page.fill("textarea", `name,puzzle,diff\n"one, x",${EASY},1\nbad,53..7,2\nlast,${EASY},3\n`);
    for (const [task, text, columns, row] of [
      ["Check", "puzzles.checked.txt", "verdict", "unique,"],
      ["Solve", "puzzles.solved.txt", "solution", `${EASY_SOLVED},`],
    ]) {
      await page.click(`label:has-text('${task}')`);
      await page.click("text=Start");
      const [plain] = await Promise.all([page.waitForEvent("download"), page.click("text=Download as text")]);
      assert.equal(plain.suggestedFilename(), text);
      const [download] = await Promise.all([page.waitForEvent("download"), page.click("text=Download as CSV")]);
      assert.deepEqual((await readFile(await download.path(), "utf8")).split("\n"), [
        `name,puzzle,diff,line,${columns},error`,
        `"one, x",${EASY},1,2,${row}`,
        'bad,53..7,2,3,,"malformed: line 3, column 10: expected 81 cells, found 5"',
        `last,${EASY},3,4,${row}`,
        "",
      ]);
    }
  }));

test("a batch says how many malformed puzzles it does not name", () =>
  site.visiting({ hash: "#view=batch" }, async (page) => {
    await page.fill("textarea", "53..7\n".repeat(12));
    await page.click("text=Start");
    await eventually(async () => assert.match(await page.textContent(".notice.bad"), /^Malformed, and not counted: 12\..*…$/s));
    assert.equal(await page.locator(".notice.bad div").count(), 10);
    await eventually(async () => assert.match(await page.textContent(".card [role=status]"), /^ ?0 puzzles/));
  }));

test("puzzles without a single solution are counted, found and written in words", () =>
  site.visiting({ hash: "#view=batch", size: "phone" }, async (page) => {
    await page.fill("textarea", `${EASY}\n${EASY.replace("..7", "557")}\n${".".repeat(81)}\n`);
    await page.click("label:has-text('Check')");
    await page.click("text=Start");
    await page.waitForSelector(".histogram");
    const bars = await page.$$eval(".histogram tr", (all) => all.map((each) => each.textContent));
    assert.deepEqual(bars, ["Unique 1", "Several solutions 1", "No solution 1"]);
    // A press on a bar is one on its name.
    const tap = async (selector) => {
      const { x, y, width, height } = await page.locator(selector).boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    };
    await page.waitForSelector(".histogram button:enabled");
    await tap(".histogram tr >> nth=2 >> svg");
    await eventually(async () => assert.equal(await page.locator(".listed tbody tr").count(), 1));
    assert.match(await page.textContent(".listed tbody tr"), /^253557.*No solution/);
    // The row is the link.
    await tap(".listed tbody td >> nth=0");
    await page.waitForSelector("main.explain #explain-80");
  }));

test("rating can be stopped, and what is done is kept", () =>
  site.visiting({ hash: "#view=batch" }, async (page) => {
    const file = join(scratch(), "many.txt");
    await writeFile(file, `${EASY}\n`.repeat(100_000));
    await page.setInputFiles("input[type=file]", file);
    await page.click("label:has-text('Rate')");
    await page.click("text=Start");
    await page.waitForFunction(() => Number(document.querySelector("progress")?.value) > 0);
    // The levels so far.
    await page.waitForFunction(() => /^Easy [1-9]/.test(document.querySelector(".histogram tr")?.textContent));
    await page.click("text=Cancel");
    await page.waitForSelector(".preview", { state: "attached" });
    await page.waitForSelector(".drop .row button:focus");
    await eventually(async () => assert.match(await page.textContent(".preview"), /\teasy\t\d+\thidden-single/));
    await eventually(async () => assert.match(await page.textContent("section"), /Stopped/));
  }));

test("a rating shows the levels, opens a puzzle, and is downloaded as CSV", () =>
  site.visiting({ hash: "#view=batch" }, async (page) => {
    await page.fill("textarea", `${EASY}\n${EASY_SOLVED.replaceAll("1", ".")}\n`);
    await page.click("label:has-text('Rate')");
    await page.click("text=Start");
    await page.waitForSelector(".histogram");
    await eventually(async () => assert.match(await page.textContent(".histogram tr >> nth=0"), /^Easy 2/));
    await eventually(async () => assert.equal(await page.locator(".listed .level.easy").count(), 2));
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("text=Download as CSV")]);
    assert.equal(download.suggestedFilename(), "puzzles.rated.csv");
    const lines = (await readFile(await download.path(), "utf8")).split("\n");
    assert.equal(lines[0], "puzzle,line,level,score,hardest,error");
    assert.match(lines[1], new RegExp(`^${EASY.replaceAll(".", "\\.")},1,easy,\\d+,[a-z-]+,$`));
    await page.click(".listed a:text-is('Play')");
    await page.waitForSelector("#cell-80");
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
  }));

test("puzzles that differ only in names and places are found by their canonical forms", () =>
  site.visiting({ hash: "#view=batch" }, async (page) => {
    const turned = [...EASY]
      .map((_, i) => EASY[(i % 9) * 9 + Math.floor(i / 9)])
      .join("")
      .replace(/[1-9]/g, (digit) => String(10 - Number(digit)));
    await page.fill("textarea", `53..7\n${EASY}\n${turned}\n${EASY_SOLVED.replaceAll("1", ".")}\n`);
    await page.click("label:has-text('Canonical forms')");
    await page.click("text=Start");
    await page.waitForSelector("text=Puzzles that equal an earlier one once digits are renamed or rows and columns moved: 1.");
    // The line of each puzzle, and the one that it is like, where there is one before it.
    assert.deepEqual(await page.locator(".listed td.right").allTextContents(), ["2", "", "3", "2", "4", ""]);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("text=Download as CSV")]);
    assert.equal(download.suggestedFilename(), "puzzles.canonical.csv");
    const lines = (await readFile(await download.path(), "utf8"))
      .trimEnd()
      .split("\n")
      .map((line) => line.split(","));
    assert.deepEqual(lines[0], ["puzzle", "line", "canonical", "first", "error"]);
    assert.equal(lines[2][2], lines[3][2]);
    assert.deepEqual(
      lines.slice(1).map((fields) => fields[3]),
      ["", "2", "2", "4"],
    );
  }));

/** Someone who asked Generate for few clues in a pattern. */
const restricted = (page) =>
  page.addInitScript(() => localStorage.setItem("ninefold.generate", JSON.stringify({ least: "70", pattern: "0 80", minimal: true })));

test("the texts of the documentation, with an example on a board", () =>
  site.visiting({ hash: "#view=learn", prepare: restricted }, async (page) => {
    await page.waitForSelector(".catalogue a");
    await page.fill("input[type=search]", "x-wing");
    await page.click(".catalogue a:has-text('X-Wing') >> nth=0");
    await page.waitForSelector(".example .role.strike");
    const page1 = await readFile(new URL("../../src/technique/fish/pages.md", import.meta.url), "utf8");
    await eventually(async () => assert.ok((await page.textContent(".text")).startsWith(page1.split("\n")[2].slice(0, 40))));
    await page.click("text=Make a puzzle that needs it");
    await page.waitForFunction(() => document.querySelectorAll("select")[1]?.value === "x-wing");
    // Nothing that was asked for earlier stands in its way.
    assert.equal(await page.inputValue("[aria-label=least]"), "");
    assert.equal(await page.locator(".mask [aria-pressed=true]").count(), 0);
    await page.goto(`${site.server.url}#view=learn&page=backtracking`);
    await page.waitForSelector(".text table");
    await page.goto(`${site.server.url}#view=learn&rung=bitmask`);
    await page.waitForSelector(".text");
    await page.click("text=Watch it in the lab");
    await page.waitForSelector(".program");
    // The way back leads to the text that was open, and from there to the list.
    await page.click("nav >> text=Learn");
    await page.waitForSelector("h1:text-is('bitmask')");
    await page.click("nav >> text=Learn");
    await page.click("a:text-is('sat')");
    await page.waitForSelector(".text p");
    await eventually(async () => assert.equal(await page.locator("text=Watch it in the lab").count(), 0));
  }));

test("the texts are Korean for a Korean reader, those of techniques and rungs too", () =>
  site.visiting({ hash: "#view=learn&page=x-wing", language: "ko" }, async (page) => {
    const text = async (path) => (await readFile(new URL(`../../src/${path}`, import.meta.url), "utf8")).replace(/^# .*\n\n/, "");
    const first = async (path) => (await text(path)).split("\n")[0].slice(0, 30);
    await page.waitForSelector(".example .role.strike");
    await eventually(async () => assert.equal(await page.textContent("h1"), "엑스윙"));
    await eventually(async () => assert.ok((await page.textContent(".text")).startsWith(await first("technique/fish/pages.ko.md"))));
    await page.goto(`${site.server.url}#view=learn&rung=mrv`);
    const rung = await first("learn/rungs/mrv.ko.md");
    await page.waitForFunction((begin) => document.querySelector(".text")?.textContent.startsWith(begin), rung);
  }));

for (const language of ["en", "ko"])
  test(`the way to every section is in sight at any width, ${language}`, () =>
    site.visiting({ language }, async (page) => {
      for (const width of [320, 390, 667, 761, 820, 960, 1021, 1280]) {
        await page.setViewportSize({ width, height: 500 });
        const far = await page.$$eval(".bar nav a, .gear, .name", (all) =>
          Math.max(...all.map((each) => each.getBoundingClientRect().right)),
        );
        assert.ok(far <= width, `${far} of ${width}`);
      }
    }));

/** Views, each with the element that appears last. */
const VIEWS = {
  generate: "option[value=x-wing]",
  batch: ".drop",
  learn: ".catalogue a",
  "learn&page=xy-chain": ".example .role.strike",
  "learn&rung=place-then-check": ".text p",
  "learn&page=backtracking": ".text table",
};
for (const [view, last] of Object.entries(VIEWS))
  for (const [size, language] of [
    ["phone", "ko"],
    ["desktop", "en"],
  ])
    test(`${view}: no accessibility fault, ${size}, ${language}`, () =>
      site.visiting({ hash: `#view=${view}`, size, language, dark: size === "desktop" }, async (page) => {
        await page.waitForSelector("main h1, .text h1");
        await page.waitForSelector(last, { state: "attached" });
        await noFault(page);
        await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true));
      }));
