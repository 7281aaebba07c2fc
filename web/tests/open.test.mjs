// Whatever a person copies from anywhere opens, or a message says why not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf, clickCell, digitsOn, EASY, eventually, fixture, focused, paste, press } from "./fixture.mjs";

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

test("a message says that a text is a short id of SudokuPad", () =>
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
    const address = await page.getAttribute("dialog [role=alert] a", "href");
    assert.equal(address, "https://sudokupad.app/api/puzzle/h8cq2gdcnv");
    // As an address of the page too, while a game is open.
    await page.keyboard.press("Escape");
    await page.goto(`${site.server.url}#p=${EASY}`);
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
    await page.evaluate(() => (location.hash = "#p=https://sudokupad.app/gftbs4cy36"));
    await page.waitForSelector("dialog [role=alert] a[href='https://sudokupad.app/api/puzzle/gftbs4cy36']");
    assert.equal(await page.textContent(".status"), "");
    assert.equal(await digitsOn(page), EASY);
    // In Explain, which has no such window, a notice tells it, and none opens later in Play.
    await page.keyboard.press("Escape");
    await page.evaluate((easy) => (location.hash = `#view=explain&p=${easy}`), EASY);
    await page.waitForSelector(".reason");
    await page.evaluate(() => (location.hash = "#view=explain&p=https://sudokupad.app/gftbs4cy36"));
    await eventually(async () => assert.match(await page.textContent(".notice.bad"), /name of a puzzle on a server/));
    await page.click(".bar nav a >> nth=0");
    await page.waitForSelector("#cell-80");
    assert.equal(await page.locator("dialog").count(), 0);
  }));

test("clones have the colour that the setter gave their cells", () => {
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  grid[0][0] = grid[2][2] = { c: "#D0D0FF" };
  const text = JSON.stringify({ size: 4, grid, clone: [{ cells: ["R1C1", "R1C2"], cloneCells: ["R3C3", "R3C4"] }] });
  return site.visiting({ hash: `#p=${encodeURIComponent(text)}` }, async (page) => {
    await page.waitForSelector(".drawn rect");
    // What is painted last on the middle of each cell.
    const painted = await page.evaluate(() => {
      const on = (cell) => {
        const [x, y] = [(cell % 4) * 100 + 50, Math.floor(cell / 4) * 100 + 50];
        const all = [...document.querySelectorAll(".rules rect")].filter((each) => each.isPointInFill(new DOMPoint(x, y)));
        return all.length > 0 && getComputedStyle(all.at(-1)).fill;
      };
      return [0, 10, 1, 11].map(on);
    });
    assert.deepEqual(painted.slice(0, 2), ["rgb(208, 208, 255)", "rgb(208, 208, 255)"]);
    // Cells without one have ours.
    assert.ok(painted[2] && painted[2] === painted[3] && painted[2] !== painted[0], painted.join());
  });
});

test("killers as text open, or a message says what is wrong", () =>
  site.visiting({}, async (page) => {
    const short = "9<<<<<<<<".repeat(9);
    const rows = "A<<<<<<<<\n".repeat(9);
    const long = `3x3:d:k:${Array.from({ length: 81 }, (_, i) => 256 * 45 + Math.floor(i / 9)).join(":")}`;
    const sumocue = `SumoCueV1${Array.from({ length: 81 }, (_, i) => (i % 9 ? `+${i - (i % 9)}` : "=45")).join("")}`;
    for (const [text, sum, diagonals] of [
      [short, "9", 0],
      [long, "45", 2],
      [rows, "10", 0],
      [sumocue, "45", 0],
    ]) {
      await paste(page, text);
      await eventually(async () => {
        assert.deepEqual(await page.locator(".board .rule.corner").allTextContents(), Array(9).fill(sum));
        assert.equal(await page.locator(".board .rule.diagonal").count(), diagonals);
      });
    }
    await paste(page, short.slice(1));
    await eventually(async () =>
      assert.match(await page.textContent("dialog [role=alert]"), /a killer of sums and arrows has 81 characters, found 80/),
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
    // Explain keeps the puzzle, and leaves the choice to Play.
    await page.click("nav >> text=Explain");
    await page.waitForSelector("#explain-80");
    await paste(page, EASY);
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
    await page.waitForSelector("main.explain .stepper");
    await paste(page, '{"size": 9, "source": "https://www.f-puzzles.com/?load=N4Ig"}');
    await eventually(async () =>
      assert.match(await page.textContent("main.play dialog [role=alert]"), /^The page does not read JSON of other programs/),
    );
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

test("a message says that an address has no puzzle, or that the first of several is open", () =>
  site.visiting({ hash: "#lab" }, async (page) => {
    const said = (text) => eventually(async () => assert.equal(await page.textContent(".status"), text));
    await page.waitForSelector(".welcome [role=alert]:text-is('The link could not be read.')");
    await page.goto(`${site.server.url}#p=${EASY}%0A${EASY.slice(0, 80)}8`);
    await said("The first of 2 puzzles is open.");
    await page.goto(`${site.server.url}#view=nowhere`);
    await said("The link could not be read.");
    assert.equal(await digitsOn(page), EASY);
  }));

test("the message about a broken link stands above the headline, the cause first, beside Open…", () =>
  site.visiting({}, async (page) => {
    const links = {
      "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QGUY":
        /^Expected a whole link, found one that is damaged or cut off\. The link could not/,
      "https://sudokupad.app/h8cq2gdcnv":
        /^Expected the puzzle itself in the link, found only the name of a puzzle on a server; .*\. The link could not be read\.$/,
      ".Cage~999~R99C99": /^Line 1, column \d+: .*[^.]\. The link could not be read\.$/,
    };
    for (const [link, why] of Object.entries(links)) {
      await page.goto("about:blank");
      await page.goto(`${site.server.url}#p=${encodeURIComponent(link)}`);
      const told = page.locator(".welcome > .notice.bad:first-child");
      await eventually(async () => assert.match(await told.locator("[role=alert]").textContent(), why));
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/broken.png` });
    }
    await page.click(".welcome > .notice >> text=Open…");
    await page.fill("dialog textarea", EASY);
    await page.click("dialog button.main");
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
    // A message does not come again.
    await page.goBack();
    await page.waitForSelector(".welcome");
    assert.equal(await page.locator(".welcome > .notice").count(), 0);
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
    await page.goBack();
    await eventually(async () => assert.match(await page.textContent(".welcome > .daily"), /4×4 · .* 1 \/ 16/));
  }));

test("letters that a text draws lie on the shapes around them, and stand out from these and from the board", () => {
  const fontC = "#000000";
  const text = [["R1C1"], ["R2C2"]].map((cells, i) => ({ cells, value: "XV"[i], fontC, size: 0.4 }));
  const circle = [{ cells: ["R1C1"], baseC: "#FFFFFF", outlineC: fontC, width: 0.4, height: 0.4 }];
  const drawn = JSON.stringify({ size: 4, grid: Array(4).fill([{}, {}, {}, {}]), text, circle });
  return site.visiting({ hash: `#p=${encodeURIComponent(drawn)}`, dark: true }, async (page) => {
    await page.waitForSelector(".drawn text");
    assert.deepEqual(await page.locator(".drawn :is(ellipse, text)").evaluateAll((all) => all.map(({ tagName }) => tagName)), [
      "ellipse",
      "text",
      "text",
    ]);
    const [onShape, bare] = await page.locator(".drawn text").evaluateAll((all) => all.map((each) => getComputedStyle(each).fill));
    assert.equal(onShape, "rgb(0, 0, 0)");
    assert.equal(bare, "rgb(243, 243, 239)");
  });
});

for (const dark of [false, true])
  test(`what a text fills lies below selection, colours and mistakes, and digits stand out from it, ${dark ? "dark" : "light"}`, () => {
    const colours = ["#FFFFAA", "#CCAAFF", "#FFFFFF", "#000000", "#3377FF"];
    const grid = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
    colours.forEach((c, i) => {
      grid[0][i] = i === 1 ? { c, value: 2, given: true } : { c };
    });
    const line = [{ lines: [["R5C1", "R5C3"]], outlineC: "#000000", width: 0.1 }];
    const solution = [..."123456789456789123789123456214365897365897214897214365531642978642978531978531642"].map(Number);
    const text = JSON.stringify({ size: 9, grid, line, solution });
    return site.visiting({ hash: `#p=${encodeURIComponent(text)}`, dark }, async (page) => {
      await page.waitForSelector(".drawn rect");
      assert.equal(await page.locator(".drawn rect").count(), 5);
      const light = await page.evaluate(() => {
        const context = document.createElement("canvas").getContext("2d");
        return ["rect", "path"].map((tag) =>
          [...document.querySelectorAll(`.drawn ${tag}`)].map((each) => {
            context.fillStyle = getComputedStyle(each)[tag === "rect" ? "fill" : "stroke"];
            context.fillRect(0, 0, 1, 1);
            const parts = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((n) => n / 255);
            const [r, g, b] = parts.map((n) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4));
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          }),
        );
      });
      const [fills, [stroke]] = light;
      // Where the ground is dark, no fill is light, and no line is black; on paper all is as the text has it.
      if (dark) assert.ok(fills.every((fill) => fill < 0.1) && stroke > 0.8, light.join("; "));
      else assert.ok(fills[0] > 0.9 && fills[3] === 0 && stroke === 0, light.join("; "));
      const { order, width } = await page.read(".digit", (digit) => {
        const style = getComputedStyle(digit);
        return { order: style.paintOrder, width: parseFloat(style.strokeWidth) };
      });
      assert.ok(order.startsWith("stroke") && width > 0);
      await clickCell(page, 3);
      await press(page, "5");
      await clickCell(page, 4);
      await press(page, "v 3");
      await page.click("button:has-text('Check')");
      await page.waitForSelector(".fault");
      const above = await page.evaluate(() =>
        [".tint.selected", ".paint", ".fault", ".chosen"].map((what) =>
          [...document.querySelectorAll(".drawn rect")].every(
            (fill) => fill.compareDocumentPosition(document.querySelector(what)) & Node.DOCUMENT_POSITION_FOLLOWING,
          ),
        ),
      );
      assert.deepEqual(above, [true, true, true, true]);
    });
  });

test("a long title has two lines, and no long word makes the page wider than a phone", () => {
  const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk";
  const text = JSON.stringify({ size: 4, title: word.repeat(4), author: word, ruleset: word, grid: Array(4).fill([{}, {}, {}, {}]) });
  return site.visiting({ hash: `#p=${encodeURIComponent(text)}`, size: "phone" }, async (page) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await boardOf(page, 16);
    await page.read(".told summary", (summary) => summary.click());
    await page.waitForSelector(".told .said");
    assert.equal(await width(), 390);
    assert.ok((await page.locator(".told strong").boundingBox()).height < 45);
    for (const view of ["explain", "set"]) {
      await page.evaluate((view) => (location.hash = `#view=${view}`), view);
      await page.waitForSelector(`main.${view} .board`);
      if (view === "set") await paste(page, text);
      await boardOf(page, 16);
      assert.equal(await width(), 390, view);
    }
    // Where the games before are listed.
    await page.click("nav >> text=Play");
    await page.waitForSelector("main.play .board");
    await paste(page, EASY);
    await boardOf(page, 81);
    await page.click("text=More");
    await page.click("text=Open…");
    await page.waitForSelector(".earlier strong");
    assert.ok((await page.read("dialog", ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)) === 0);
  });
});
