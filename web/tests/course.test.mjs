// The course: lessons with a board on which the technique is found.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, fixture, noFault } from "./fixture.mjs";

const site = fixture();

/** Presses a candidate on the board of a lesson. */
async function pressCandidate(page, cell, digit) {
  const box = await page.locator(`#practice-${cell} .hit`).boundingBox();
  const at = (n) => ((n % 3) + 0.5) / 3;
  await page.mouse.click(box.x + box.width * at(digit - 1), box.y + box.height * at(Math.floor((digit - 1) / 3)));
}

/** What the step that is shown removes or writes, read from its marks on the board. */
const marked = (page, selector) =>
  page.$$eval(selector, (all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBBox();
      const [cx, cy] = [x + width / 2, y + height / 2];
      const [column, row] = [Math.floor(cx / 100), Math.floor(cy / 100)];
      return { cell: row * 9 + column, digit: Math.floor(((cy % 100) - 6) / 29.4) * 3 + Math.floor(((cx % 100) - 6) / 29.4) + 1 };
    }),
  );

test("a lesson is done by finding the step; the list remembers it", () =>
  site.visiting({ hash: "#view=learn" }, async (page) => {
    await page.waitForSelector(".lessons li");
    assert.equal(await page.locator(".lessons li").count(), 10);
    // Each has a picture of its pattern.
    await eventually(async () => assert.equal(await page.locator(".lessons .picture:has(.role)").count(), 10));
    assert.match(await page.textContent(".heading"), /0 of 10/);
    assert.match(await page.textContent(".lessons .next"), /Candidates/);
    await page.click("text=X-Wing >> nth=0");
    await page.waitForSelector(".practice .board");
    // A digit that stands already is no answer; a candidate outside the pattern is a wrong one.
    await page.click("text=Show me");
    await page.waitForSelector(".practice .strike");
    const gone = await marked(page, ".practice .strike");
    assert.ok(gone.length > 0);
    assert.equal(await page.locator(".lessons .done").count(), 0);
    await page.reload();
    await page.waitForSelector(".practice .board");
    const other = await page.$$eval(
      ".practice [role=gridcell]",
      (cells, gone) => {
        for (const [cell, group] of cells.entries())
          for (const mark of group.querySelectorAll(".candidate")) {
            const digit = Number(mark.textContent);
            if (!gone.some((each) => each.cell === cell && each.digit === digit)) return { cell, digit };
          }
        return undefined;
      },
      gone,
    );
    await pressCandidate(page, other.cell, other.digit);
    await eventually(async () => assert.match(await page.textContent(".practice [role=status]"), /not by this technique/));
    for (const { cell, digit } of gone) await pressCandidate(page, cell, digit);
    await eventually(async () => assert.equal(await page.textContent(".practice [role=status]"), "Found!"));
    await page.goBack();
    await page.waitForSelector(".lessons .done");
    assert.match(await page.textContent(".heading"), /1 of 10/);
    assert.match(await page.textContent(".lessons .next"), /Candidates/);
  }));

test("another board is made by the generator, up to the step that needs the technique", () =>
  site.visiting({ hash: "#view=learn&lesson=4" }, async (page) => {
    await page.waitForSelector(".practice .board");
    const digits = () =>
      page.$$eval(".practice [role=gridcell]", (cells) => cells.map((c) => c.querySelector(".digit")?.textContent ?? ".").join(""));
    const before = await digits();
    await page.click("text=Another board");
    await eventually(async () => assert.notEqual(await digits(), before));
    await page.click("text=Show me");
    await eventually(async () => assert.match(await page.textContent(".practice"), /have only the candidates/));
    assert.ok((await marked(page, ".practice .strike")).length > 0);
  }));

test("lessons are done with the keyboard too", () =>
  site.visiting({ hash: "#view=learn&lesson=1" }, async (page) => {
    await page.waitForSelector(".practice .board");
    await page.click("text=Show me");
    await page.waitForSelector(".practice .placement");
    const [{ cell, digit }] = await marked(page, ".practice .placement");
    await page.reload();
    await page.waitForSelector(".practice .board");
    await page.focus(".practice .board");
    await page.keyboard.press("ArrowUp");
    const [down, right] = [Math.floor(cell / 9) - 4, (cell % 9) - 4];
    for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
    for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
    await page.keyboard.press(`${digit}`);
    await eventually(async () => assert.equal(await page.textContent(".practice [role=status]"), "Found!"));
  }));

for (const language of ["en", "ko"])
  test(`a lesson on a phone, ${language}, without a fault that axe finds`, () =>
    site.visiting({ hash: "#view=learn&lesson=10", size: "phone", language, dark: true }, async (page) => {
      await page.waitForSelector(".practice .board");
      await noFault(page);
      if (language === "ko") await eventually(async () => assert.match(await page.textContent("h1"), /체인/));
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    }));

test("a technique is practised on its own page, on a board that is made for it", () =>
  site.visiting({ hash: "#view=learn&page=naked-pair" }, async (page) => {
    await page.waitForSelector(".example .board");
    await page.click("summary:has-text('Practise it')");
    await page.waitForSelector(".practice .board");
    await page.click(".practice >> text=Show me");
    await page.waitForSelector(".practice .strike");
  }));

test("the walk through backtracking has the lab in it", () =>
  site.visiting({ hash: "#view=learn&page=backtracking" }, async (page) => {
    await page.waitForSelector(".text table");
    await page.waitForFunction(() => Number(document.querySelector(".player input").max) > 0);
    await page.click("[aria-label='Step']");
    await eventually(async () => assert.match(await page.textContent("p.event"), /^call at level 0/));
    await noFault(page);
    assert.match(page.url(), /page=backtracking$/);
  }));
