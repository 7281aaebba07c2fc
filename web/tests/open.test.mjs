// Whatever a person copies from anywhere opens, or is told why not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { digitsOn, EASY, eventually, fixture, focused, paste } from "./fixture.mjs";

const site = fixture();
const rows = EASY.match(/.{9}/g);
const zeros = EASY.replaceAll(".", "0");

const COPIED = {
  "a JSON array": JSON.stringify(rows.map((row) => [...row].map((digit) => Number(digit) || 0))),
  "a list of lists in Python": `board = [\n${rows.map((row) => `  [${[...row].map((d) => (d === "." ? "None" : d)).join(", ")}],  # row`).join("\n")}\n]`,
  "an array in C": `int a[9][9] = {\n${rows.map((row) => `{${[...row].map((d) => Number(d) || 0).join(",")}}`).join(",\n")}\n};`,
  "rows of a spreadsheet": rows.map((row) => [...row].map((d) => (d === "." ? "" : d)).join("\t")).join("\n"),
  "a link of Sudoku Exchange": `https://sudokuexchange.com/play/?s=${zeros}&d=2`,
  "the page's own link": `http://127.0.0.1:4173/#view=explain&p=${EASY}`,
};

test("the text box has the focus, and takes what programs, spreadsheets and sites have", () =>
  site.visiting({}, async (page) => {
    for (const [what, text] of Object.entries(COPIED)) {
      await page.click("text=Open…");
      await eventually(async () => assert.equal((await focused(page))?.name, "Puzzle", what));
      await page.keyboard.insertText(text);
      await page.keyboard.press("Control+Enter");
      await page.waitForSelector("dialog", { state: "detached" });
      await eventually(async () => assert.equal(await digitsOn(page), EASY, what));
      await page.goto(`${site.server.url}#p=${".".repeat(80)}1`);
      await eventually(async () => assert.notEqual(await digitsOn(page), EASY));
    }
  }));

test("a short id of SudokuPad is told to be one", () =>
  site.visiting({}, async (page) => {
    await page.click("text=Open…");
    await page.fill("dialog textarea", "https://sudokupad.app/h8cq2gdcnv");
    await page.click("dialog button.main");
    await eventually(async () =>
      assert.match(
        await page.textContent("dialog [role=alert]"),
        /expected the puzzle itself in the link, found only the name of a puzzle on a server/,
      ),
    );
  }));

test("pasting onto the board opens; with several puzzles there is a choice", () =>
  site.visiting({}, async (page) => {
    await paste(page, COPIED["an array in C"]);
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
    await paste(page, `${EASY}\n${EASY.slice(0, 80)}8\n`);
    await page.waitForSelector("dialog .choices button");
    await page.click("dialog .choices button >> nth=1");
    await eventually(async () => assert.equal((await digitsOn(page)).at(-1), "8"));
  }));

test("a file dropped on any section opens", () =>
  site.visiting({ hash: "#view=learn" }, async (page) => {
    await page.waitForSelector(".catalogue a");
    const data = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "puzzle.txt"));
      return data;
    }, EASY);
    await page.dispatchEvent("h1", "drop", { dataTransfer: data });
    await page.waitForSelector("#cell-80");
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
  }));

test("what is wrong with a variant begins with a capital; the last game is named on arrival", () =>
  site.visiting({}, async (page) => {
    await page.click("text=Open…");
    await page.fill("dialog textarea", ".Shape~4x4.Cage~3~R1C9~R1C2");
    await page.click("dialog button.main");
    await eventually(async () => assert.match(await page.textContent("dialog [role=alert]"), /^Line 1, column 11: /));
    await page.fill("dialog textarea", ".Shape~4x4.Cage~3~R1C1~R1C2");
    await page.click("dialog button.main");
    await page.click("#cell-15 .hit");
    await page.keyboard.press("1");
    await page.goto(`${site.server.url}#p=x`);
    await eventually(async () => assert.match(await page.textContent(".welcome > .daily"), /4×4 · .* 1 \/ 16/));
    assert.match(await page.textContent(".status"), /could not be read/);
  }));
