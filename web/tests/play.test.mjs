import assert from "node:assert/strict";
import { test } from "node:test";
import { clickCell, digitsOn, EASY, EASY_SOLVED, eventually, fixture, label, middle, noFault, press } from "./fixture.mjs";

const site = fixture();
const hash = `#p=${EASY}`;

test("a puzzle from a link is solved with the keyboard alone", () =>
  site.visiting({ hash }, async (page) => {
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
    // To the top left by arrows, then line by line.
    await press(page, "ArrowDown ArrowUp ArrowUp ArrowUp ArrowUp ArrowLeft ArrowLeft ArrowLeft ArrowLeft");
    // The cursor starts in the middle, and the first arrow only shows it.
    await eventually(async () => assert.equal(await page.getAttribute(".board", "aria-activedescendant"), "cell-0"));
    for (let cell = 0; cell < 81; cell++) {
      if (EASY[cell] === ".") await page.keyboard.press(EASY_SOLVED[cell]);
      await page.keyboard.press("ArrowRight");
      if (cell % 9 === 8) await page.keyboard.press("s");
    }
    await eventually(async () => assert.equal(await digitsOn(page), EASY_SOLVED));
    await eventually(async () => assert.match(await page.textContent("[role=status]"), /^Solved in \d+:\d\d\.$/));
  }));

test("modes by key, by held key and by button; the same again removes", () =>
  site.visiting({ hash }, async (page) => {
    await clickCell(page, 2);
    await press(page, "x 1 2 c 4 z");
    await eventually(async () => assert.match(await label(page, 2), /corner 1 2, centre 4/));
    await press(page, "Shift+1 Control+7");
    await eventually(async () => assert.match(await label(page, 2), /corner 2, centre 4 7/));
    await press(page, "v 3 z 4");
    await eventually(async () => assert.match(await label(page, 2), /^Row 1, column 3, 4, colour 3$/));
    await press(page, "4");
    await eventually(async () => assert.match(await label(page, 2), /corner 2, centre 4 7, colour 3/));
    await press(page, "Delete");
    await eventually(async () => assert.match(await label(page, 2), /corner 2, colour 3/));
    await page.click("text=Corner");
    await page.click(".digits button >> nth=8");
    await eventually(async () => assert.match(await label(page, 2), /corner 2 9/));
  }));

test("drag, Ctrl+click, all, invert, double click", () =>
  site.visiting({ hash }, async (page) => {
    const count = () => page.locator("[aria-selected=true]").count();
    const from = await middle(page, 0);
    const to = await middle(page, 4);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 12 });
    await page.mouse.up();
    await eventually(async () => assert.equal(await count(), 5));
    await clickCell(page, 80, ["Control"]);
    await eventually(async () => assert.equal(await count(), 6));
    await press(page, "Control+i");
    await eventually(async () => assert.equal(await count(), 75));
    await press(page, "Control+a");
    await eventually(async () => assert.equal(await count(), 81));
    const seven = await middle(page, 4);
    await page.mouse.dblclick(seven.x, seven.y);
    await eventually(async () => assert.equal(await count(), [...EASY].filter((digit) => digit === "7").length));
    // A quick drag has few events; the cells between are selected all the same, and a diagonal one takes the diagonal.
    for (const [first, last, cells] of [
      [0, 8, 9],
      [0, 40, 5],
    ]) {
      const [a, b] = [await middle(page, first), await middle(page, last)];
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move(b.x, b.y);
      await page.mouse.up();
      await eventually(async () => assert.equal(await count(), cells));
    }
    await page.mouse.click(4, 400);
    await eventually(async () => assert.equal(await count(), 0));
  }));

test("undo, redo and the game survive a reload", () =>
  site.visiting({ hash }, async (page) => {
    await clickCell(page, 2);
    await press(page, "4 ArrowRight 6");
    await press(page, "Control+z");
    await page.reload();
    await page.waitForSelector(".board");
    await eventually(async () => assert.match(await label(page, 2), /column 3, 4$/));
    await eventually(async () => assert.match(await label(page, 3), /blank/));
    await press(page, "Control+y");
    await eventually(async () => assert.match(await label(page, 3), /column 4, 6$/));
    await press(page, "Control+z Control+z");
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
  }));

test("a hint stands alone: the selected cell's houses and digit are not shaded beside it", () =>
  site.visiting({ hash }, async (page) => {
    await clickCell(page, 0);
    await eventually(async () => assert.ok((await page.locator(".shade.peer").count()) > 15));
    await press(page, "h");
    await page.waitForSelector(".hint");
    assert.equal(await page.locator(".shade:is(.peer, .same)").count(), 0);
    await press(page, "Escape");
    await eventually(async () => assert.ok((await page.locator(".shade.same").count()) > 1));
  }));

test("while presses select several cells, the page says so, and a press ends it", () =>
  site.visiting({ hash, size: "phone" }, async (page) => {
    await page.waitForSelector("#cell-80");
    await page.tap("button:has-text('More')");
    await page.tap("text=Select several cells");
    for (const cell of [2, 3]) await page.tap(`#cell-${cell} .hit`, { force: true });
    assert.equal(await page.locator(".chosen").count(), 2);
    await page.tap(".status-row >> text=Several");
    await page.tap("#cell-5 .hit", { force: true });
    await eventually(async () => assert.equal(await page.locator(".chosen").count(), 1));
    assert.equal(await page.locator(".status-row >> text=Several").count(), 0);
  }));

test("conflicts and the same digit show, unless switched off", () =>
  site.visiting({ hash }, async (page) => {
    await clickCell(page, 2);
    await press(page, "5");
    await eventually(async () => assert.equal(await page.locator(".digit.clash").count(), 2));
    await eventually(async () => assert.ok((await page.locator(".shade.same").count()) > 2));
    await page.click("[aria-label=Settings]");
    await page.click("text=Mark digits that appear twice");
    await page.click("text=Mark cells with the same digit");
    await page.keyboard.press("Escape");
    await eventually(async () => assert.equal(await page.locator(".digit.clash").count(), 0));
    await eventually(async () => assert.equal(await page.locator(".shade.same").count(), 0));
  }));

test("the clock pauses and hides the board", () =>
  site.visiting({ hash, prepare: (page) => page.clock.install() }, async (page) => {
    const shown = async () => (await page.textContent(".timer")).match(/\d+:\d\d/)[0];
    await page.waitForSelector(".timer");
    await page.clock.runFor(61_000);
    await eventually(async () => assert.match(await shown(), /^1:/));
    await press(page, "p");
    await eventually(async () => assert.equal(await page.isVisible(".board"), false));
    const paused = await shown();
    await page.clock.runFor(61_000);
    assert.equal(await shown(), paused);
    await page.click(".veil");
    await eventually(async () => assert.equal(await page.isVisible(".board"), true));
    await page.clock.runFor(61_000);
    await eventually(async () => assert.match(await shown(), /^2:/));
  }));

test("on a small phone the Korean messages about a conflict, a mistake and a contradiction fit", () =>
  site.visiting({ hash, size: "phone", language: "ko" }, async (page) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.waitForSelector(".timer");
    const says = async (text) => {
      await eventually(async () => assert.equal(await page.textContent(".status"), text));
      assert.ok(await page.read(".status", ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight), text);
    };
    await clickCell(page, 2);
    await press(page, "5");
    await says("겹치는 숫자를 표시했습니다.");
    await press(page, "Backspace 1");
    await page.tap(".tools button:nth-child(5)");
    await says("틀린 칸 1개를 표시했습니다.");
    await page.evaluate(
      (puzzle) => (location.hash = puzzle),
      `#p=${encodeURIComponent(".Shape~4x4.Thermo~R1C1~R1C2~R1C3.~R1C3_3.~R4C1_1")}`,
    );
    await page.waitForSelector("circle.rule.thermometer");
    await page.tap(".tools button:nth-child(5)");
    await says("해가 없습니다. 함께 성립할 수 없는 규칙: r1c1의 온도계, r1c3 = 3 외 1개.");
  }));

test("by touch on a phone, in Korean", () =>
  site.visiting({ hash, size: "phone", language: "ko" }, async (page) => {
    const at = await middle(page, 2);
    await page.touchscreen.tap(at.x, at.y);
    await page.tap(".digits button >> nth=3");
    await eventually(async () => assert.equal(await label(page, 2), "1행 3열, 4"));
    await page.tap("text=되돌리기");
    await eventually(async () => assert.equal(await label(page, 2), "1행 3열, 빈칸"));
    await page.tap(".more");
    await page.tap("text=여러 칸 선택");
    const other = await middle(page, 60);
    await page.touchscreen.tap(other.x, other.y);
    await eventually(async () => assert.equal(await page.locator("[aria-selected=true]").count(), 2));
    await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390));
  }));

test("a puzzle is typed in and shared by link and QR code", () =>
  site.visiting({}, async (page) => {
    await page.click("text=Type in a puzzle");
    await clickCell(page, 0);
    await press(page, "5 3");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await eventually(async () => assert.match(await label(page, 0), /5, given/));
    await page.click("text=Share…");
    await page.waitForSelector("svg.qr");
    await noFault(page);
    const link = await page.inputValue("dialog input[readonly]");
    assert.match(link, /#p=53\.{79}$/);
    await page.click("dialog >> text=Copy");
    await eventually(async () => assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link));
  }));

test("the position is written in other shapes and read back", () =>
  site.visiting({ hash }, async (page) => {
    await clickCell(page, 2);
    await press(page, "4");
    await page.click("text=Share…");
    await page.waitForSelector("dialog option[value=boxed]", { state: "attached" });
    const written = () => page.inputValue("dialog textarea");
    const arrives = (test) => eventually(async () => assert.ok(test(await written()), await written()));
    await arrives((text) => text === EASY);
    await page.click("dialog >> text=With my digits");
    await arrives((text) => text.startsWith("534"));
    // The link also carries the placed digits.
    await page.waitForFunction(() => document.querySelector("dialog input[readonly]").value.includes("#p=53%2B4"));
    const state = await page.inputValue("dialog input[readonly]");
    await page.selectOption("dialog select", "sudokupad");
    await arrives((text) => text.includes("scl") || text.includes("sudokupad"));
    const link = await written();
    await page.keyboard.press("Escape");
    await page.click("text=Open…");
    await page.fill("dialog textarea", link);
    await page.click("dialog button.main");
    await page.waitForSelector("dialog", { state: "detached" });
    await eventually(async () => assert.equal((await digitsOn(page)).slice(0, 9), "534.7...."));
    // Placed digits are distinguished from givens.
    await eventually(async () => assert.match(await label(page, 2), /column 3, 4$/));
    await eventually(async () => assert.match(await label(page, 1), /3, given$/));
    await page.click("text=Restart");
    await eventually(async () => assert.match(await label(page, 2), /blank$/));
    await page.goto(state);
    await page.waitForFunction(() => /3, 4$/.test(document.querySelector("#cell-2").getAttribute("aria-label")));
  }));

test("a broken link says why, and a game that is open stays as it is", () =>
  site.visiting({ hash }, async (page) => {
    await clickCell(page, 2);
    await press(page, "4");
    await page.goto(`${site.server.url}#p=53zz`);
    await page.waitForFunction(() => /Line 1, column 3/.test(document.querySelector(".status").textContent));
    assert.match(await label(page, 2), /column 3, 4$/);
    await page.waitForURL((url) => url.hash === hash);
    await page.evaluate(() => (location.hash = "#view=explain&p=53zz"));
    await page.waitForSelector("main.explain > .notice.bad:has-text('Line 1, column 3')");
    await page.click("nav >> text=Play");
    await page.click("#cell-3 .hit");
    await press(page, "Control+z");
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
  }));

test("a reload finds the puzzle that was opened last, and a link the game that it began", () =>
  site.visiting({ hash }, async (page) => {
    await clickCell(page, 2);
    await press(page, "4");
    await page.click("text=Open…");
    await page.fill("dialog textarea", EASY_SOLVED.replace(/[12]/g, "."));
    await page.click("dialog button.main");
    await page.waitForSelector("dialog", { state: "detached" });
    const opened = await digitsOn(page);
    await page.waitForURL((url) => url.href.endsWith(`#p=${opened}`));
    await page.reload();
    await page.waitForSelector(".board");
    await eventually(async () => assert.equal(await digitsOn(page), opened));
    await page.goto(site.server.url + hash);
    await page.waitForFunction(() => document.querySelector("#cell-2 .digit")?.textContent === "4");
  }));

test("an empty page offers a puzzle of each level", () =>
  site.visiting({ size: "phone" }, async (page) => {
    await noFault(page);
    await page.tap(".welcome .medium");
    await page.waitForFunction(() => document.querySelectorAll(".digit.given").length >= 17);
    await eventually(async () => assert.match(await page.textContent(".status"), /^Medium, \d+ clues$/));
    await eventually(async () => assert.equal(await page.locator(".welcome").count(), 0));
    await page.tap(".more");
    await page.tap("#menu >> text=New puzzle");
    await page.click("dialog >> text=More options…");
    await page.waitForSelector("form.options");
  }));

test("digits typed on an empty board are a puzzle to the other sections", () =>
  site.visiting({}, async (page) => {
    await page.click("text=Type in a puzzle");
    // At once, from the first cell on, and like a text.
    for (const digit of EASY.slice(0, 9)) await page.keyboard.press(digit === "." ? "Space" : digit);
    await press(page, "9 Backspace");
    await eventually(async () => assert.equal((await digitsOn(page)).slice(0, 18), `${EASY.slice(0, 9)}.........`));
    await page.click("nav >> text=Explain");
    await page.waitForSelector(".card .notice");
    await eventually(async () => assert.match(await page.textContent(".card .notice"), /More than one solution|solutions/));
    await page.click("nav >> text=Play");
    await page.click("text=Share…");
    await eventually(async () => assert.match(await page.inputValue("dialog input[readonly]"), /#p=[1-9.]{81}$/));
  }));

test("a Sukaku, whose candidates are clues, is judged, explained and shared", () =>
  site.visiting({}, async (page) => {
    // The right candidate of each cell and the next one; in the upper half only the right one, except in one cell.
    const cell = (d, i) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => (n === +d || (i > 44 && n === (+d % 9) + 1) ? n : ".")).join("");
    const sukaku = [...EASY_SOLVED].map((d, i) => (i < 45 && i % 2 ? "123456789" : cell(d, i))).join("");
    await page.click("text=Open…");
    await page.fill("dialog textarea", sukaku);
    await page.click("dialog button.main");
    await page.waitForSelector("dialog", { state: "detached" });
    await page.waitForURL(/#p=[1-9.]{729}$/);
    await press(page, "h");
    await page.waitForSelector(".hint");
    await page.click("nav >> text=Explain");
    await page.waitForSelector(".steps");
    await eventually(async () => assert.match(await page.textContent("[role=status]"), /Exactly one solution/));
    await page.getByRole("button", { name: "Solution", exact: true }).click();
    await eventually(async () => assert.equal(await digitsOn(page), EASY_SOLVED));
    await page.reload();
    await page.waitForSelector(".steps");
    await page.click("nav >> text=Play");
    await page.click("text=Restart");
    await eventually(async () => assert.match(await label(page, 1), /centre 1 2 3/));
  }));

test("a hint in three depths, and doing it", () =>
  site.visiting({ hash }, async (page) => {
    await page.click("text=Hint");
    const first = await page.textContent(".hint p");
    assert.match(first, /^Look at /);
    await page.click("text=Show more");
    await page.waitForFunction((before) => document.querySelector(".hint p").textContent !== before, first);
    await eventually(async () => assert.match(await page.textContent(".hint p"), /: look at /));
    await page.click("text=Show more");
    await page.waitForSelector(".role.placement");
    await page.click("text=Apply");
    await eventually(async () => assert.equal([...(await digitsOn(page))].filter((digit) => digit === ".").length, 50));
  }));

test("check, automatic candidates, and a mistake that a hint reports first", () =>
  site.visiting({ hash }, async (page) => {
    await page.click("text=Fill in candidates");
    await page.waitForFunction(() => document.querySelector("#cell-2").getAttribute("aria-label").includes("centre 1 2 4"));
    await page.click("text=Check");
    await page.waitForFunction(() => document.querySelector("[role=status]").textContent.includes("right so far"));
    await clickCell(page, 2);
    await press(page, "1");
    await page.click("text=Check");
    await page.waitForSelector(".shade.wrong");
    await press(page, "h");
    await page.waitForSelector(".hint");
    await eventually(async () => assert.match(await page.textContent(".hint p"), /wrong in block 1/));
  }));

test("pasted puzzles of any shape open; nonsense is reported with its place", () =>
  site.visiting({}, async (page) => {
    await page.click("text=Open…");
    await page.fill("textarea", "53..7....\n6..1x5...");
    await page.click("dialog button.main");
    await page.waitForSelector("dialog .notice.bad");
    await eventually(async () => assert.match(await page.textContent("dialog .notice.bad"), /^Line \d+, column \d+: expected /));
    await eventually(async () => assert.match(await page.inputValue("textarea"), /^53/));
    const rows = EASY.match(/.{9}/g)
      .map((row) => row.replace(/.{3}/g, "$&|"))
      .join("\n");
    await page.fill("textarea", rows);
    await page.click("dialog button.main");
    await page.waitForSelector("dialog", { state: "detached" });
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
  }));

test("nonsense is reported with its place in Korean too", () =>
  site.visiting({ language: "ko" }, async (page) => {
    await page.click("text=열기…");
    await page.fill("textarea", "53..7....\n6..1x5...");
    await page.click("dialog button.main");
    await page.waitForSelector("dialog .notice.bad");
    await eventually(async () =>
      assert.equal(await page.textContent("dialog .notice.bad"), "3번째 줄 1번째 글자: 입력 끝 대신 모두 9행 중 3번째 행이 필요합니다."),
    );
  }));

for (const size of ["desktop", "phone"])
  for (const language of ["en", "ko"])
    test(`no accessibility fault, ${size}, ${language}`, () =>
      site.visiting({ hash, size, language, dark: size === "phone" }, async (page) => {
        await clickCell(page, 2);
        await press(page, "5");
        await noFault(page);
        await page.click(".gear");
        await page.waitForSelector("dialog");
        await noFault(page);
      }));

test("on paper the name and the level of a puzzle stand above its board", () =>
  site.visiting({ hash }, async (page) => {
    await eventually(async () => assert.match(await page.textContent(".grade"), /^Easy/));
    await page.emulateMedia({ media: "print" });
    for (const width of [794, 1280]) {
      await page.setViewportSize({ width, height: 1123 });
      const [name, board] = await Promise.all([".grade", ".board"].map((each) => page.locator(each).boundingBox()));
      assert.ok(name.y + name.height <= board.y);
      assert.equal(name.x, board.x);
      assert.ok(board.width > 640);
    }
    assert.equal(await page.locator(":is(.timer, .digits):visible").count(), 0);
  }));
