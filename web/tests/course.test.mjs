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

/** What the step on the board of a lesson removes or writes. Asking for it ends that board, so the page is loaded again. */
async function answer(page, selector) {
  await page.click("text=Show me");
  await page.waitForSelector(`.practice ${selector}`);
  const found = await marked(page, `.practice ${selector}`);
  await page.reload();
  await page.waitForSelector(".practice .candidate");
  return found;
}

const said = (page) => page.textContent(".practice [role=status]");

test("a lesson is done by finding the step on its three boards; the list remembers it", () =>
  site.visiting({ hash: "#view=learn" }, async (page) => {
    await eventually(async () => assert.equal(await page.locator(".lessons li").count(), 13));
    // Each has a picture of its pattern, or of the rules of its first board.
    await eventually(async () => assert.equal(await page.locator(".lessons .picture:has(.role)").count(), 10));
    await page.locator(".lessons li").last().scrollIntoViewIfNeeded();
    await eventually(async () => assert.equal(await page.locator(".lessons .picture:has(.rule)").count(), 3));
    assert.match(await page.textContent(".heading"), /0 of 13/);
    assert.match(await page.textContent(".lessons .next"), /Candidates/);
    await page.click("text=X-Wing >> nth=0");
    await page.waitForSelector(".practice .candidate");
    const candidates = [];
    for (let board = 1; board <= 3; board++) {
      candidates.push(await page.locator(".practice .candidate").count());
      const gone = await answer(page, ".strike");
      assert.match(await page.textContent(".boards [aria-pressed=true]"), new RegExp(`Board ${board}`));
      // A digit that stands already is no answer, and a press on it none either; a candidate outside the pattern is a wrong one.
      const other = await page.$$eval(
        ".practice [role=gridcell]",
        (cells, { digit }) =>
          cells
            .map((group, cell) => ({ cell, digits: Array.from(group.querySelectorAll(".candidate"), (mark) => Number(mark.textContent)) }))
            .find(({ digits }) => digits.length > 1 && !digits.includes(digit)),
        gone[0],
      );
      const absent = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => !other.digits.includes(digit));
      const filled = await page.$$eval(".practice [role=gridcell]", (cells) => cells.findIndex((cell) => cell.querySelector(".digit")));
      await pressCandidate(page, filled, 5);
      // Where a candidate is not, a press chooses the cell only; with keys, a message says that it is not there.
      await pressCandidate(page, other.cell, absent);
      assert.match(await said(page), /^Find the pattern/);
      await page.keyboard.press(`${absent}`);
      await eventually(async () => assert.match(await said(page), /^\d is not a candidate of r\dc\d\.$/));
      assert.equal(await page.locator(".practice circle.missing").count(), 0);
      await pressCandidate(page, other.cell, other.digits[0]);
      await eventually(async () => assert.match(await said(page), /^This technique does not remove \d from r\dc\d\.$/));
      // A ring around it, through which it can be read.
      assert.equal(await page.locator(".practice circle.missing").evaluate((ring) => getComputedStyle(ring).fill), "none");
      for (const { cell, digit } of gone) await pressCandidate(page, cell, digit);
      await eventually(async () => assert.equal(await said(page), "Found!"));
      if (board < 3) {
        await page.click("text=Next board");
        await eventually(async () => assert.notEqual(await said(page), "Found!"));
        await page.waitForSelector(".practice .candidate");
      }
    }
    // From the easiest to the hardest.
    assert.deepEqual(
      candidates,
      candidates.toSorted((a, b) => a - b),
    );
    await page.click("text=All texts");
    await page.waitForSelector(".lessons .done");
    assert.match(await page.textContent(".heading"), /1 of 13/);
    assert.match(await page.textContent(".lessons .next"), /Candidates/);
    assert.match(await page.textContent(".catalogue a:has-text('X-Wing') >> nth=0"), /practised 3 times/);
    assert.equal(await page.locator(".again").count(), 0);
  }));

/** Presses a candidate on the board of a lesson of so many rows and values. */
async function pressOn(page, cell, digit, values) {
  await page.locator(`#practice-${cell} .hit`).scrollIntoViewIfNeeded();
  const box = await page.locator(`#practice-${cell} .hit`).boundingBox();
  const [x, y] = [((digit - 1) % 3) + 0.5, Math.floor((digit - 1) / 3) + 0.6];
  await page.mouse.click(box.x + (box.width * x) / 3, box.y + (box.height * y) / Math.ceil(values / 3));
}

/** What the step that is shown writes, or removes if it writes nothing, on a board of so many rows. */
async function markedOn(page, rows) {
  const marks = (selector) =>
    page.$$eval(
      `.practice ${selector}`,
      (all, rows) =>
        all.map((each) => {
          const { x, y, width, height } = each.getBBox();
          const [cx, cy] = [x + width / 2, y + height / 2];
          const [across, down] = [88 / 3, 88 / (rows / 3)];
          const digit = Math.floor(((cy % 100) - 12) / down) * 3 + Math.floor(((cx % 100) - 6) / across) + 1;
          return { cell: Math.floor(cy / 100) * rows + Math.floor(cx / 100), digit: Number(each.textContent) || digit };
        }),
      rows,
    );
  const writes = await marks(".ghost");
  return writes.length > 0 ? writes : marks(".strike");
}

for (const [lesson, reason] of [
  [11, /killer cage \d+ at/],
  [12, /thermometer at|arrow at/],
  [13, /adds? up to (45\. Less the|\d+\. Less \w+ \d \((21|45)\),)/],
])
  test(`lesson ${lesson} is done on boards with its rules, and one of them is played`, () =>
    site.visiting({ hash: `#view=learn&lesson=${lesson}` }, async (page) => {
      for (let board = 1; board <= 3; board++) {
        await eventually(async () => assert.match(await page.textContent(".boards [aria-pressed=true]"), new RegExp(`Board ${board}`)));
        await page.waitForSelector(".practice .rule");
        const rows = Math.sqrt(await page.locator(".practice [role=gridcell]").count());
        await page.click("text=Show me");
        await page.waitForSelector(".practice .role.strike, .practice .role.placement");
        assert.match(await page.textContent(".practice"), reason);
        const step = await markedOn(page, rows);
        // Asking for it ends that board.
        await page.reload();
        await page.waitForSelector(".practice .rule");
        if (board === 1) await noFault(page);
        for (const { cell, digit } of step) await pressOn(page, cell, digit, rows);
        await eventually(async () => assert.equal(await said(page), "Found!"));
        assert.equal(await page.locator("text=Another board").count(), 0);
        if (board === 3) break;
        await page.click("text=Next board");
        await eventually(async () => assert.notEqual(await said(page), "Found!"));
      }
      await page.click("text=Play it");
      await page.waitForSelector("main.play .rule");
      await page.goto(`${site.server.url}#view=learn`);
      await page.waitForSelector(`.lessons li:nth-child(${lesson}) .done`);
    }));

test("what was practised days ago is offered again", () =>
  site.visiting(
    {
      hash: "#view=learn",
      prepare: (page) =>
        page.addInitScript(() =>
          localStorage.setItem("ninefold.practised", JSON.stringify({ all: "x-wing:4:2:9000 naked-pair:1:1:99999" })),
        ),
    },
    async (page) => {
      await page.waitForSelector(".again a");
      const again = () => page.$$eval(".again a > span:last-child", (all) => all.map((each) => each.textContent));
      // The names come from the engine.
      await eventually(async () => assert.deepEqual(await again(), ["X-Wing practised 4 times"]));
      await noFault(page);
      await page.click(".again a");
      await page.waitForSelector(".practice .board");
    },
  ));

test("the first board of the second lesson needs the lesson", () =>
  site.visiting({ hash: "#view=learn&lesson=2" }, async (page) => {
    await page.waitForSelector(".practice .candidate");
    const counts = await page.$$eval(".practice [role=gridcell]", (cells) =>
      cells.map((cell) => cell.querySelectorAll(".candidate").length).filter(Boolean),
    );
    assert.ok(counts.length >= 20 && counts.length <= 32, `${counts.length} blanks`);
    assert.ok(Math.min(...counts) >= 2, "no cell has a single candidate");
  }));

test("a lesson is in one view: its board beside its words", () =>
  site.visiting({ hash: "#view=learn&lesson=10" }, async (page) => {
    await page.waitForSelector(".practice .candidate");
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
    ]) {
      await page.setViewportSize({ width, height });
      const [board, words, told] = await Promise.all(
        [".practice .board", ".lesson .words", ".practice .row"].map((each) => page.locator(each).boundingBox()),
      );
      assert.ok(board.y + board.height <= height && told.y + told.height <= height, `all at ${width}`);
      assert.ok(board.x + board.width <= words.x && words.y + words.height <= told.y, `beside at ${width}`);
    }
  }));

test("the board of a lesson and a row of buttons are in view on a short phone, and its text one press away", () =>
  site.visiting({ hash: "#view=learn&lesson=9", size: "phone" }, async (page) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.reload();
    await page.waitForSelector(".practice .board");
    // The first board stands below the whole text.
    assert.equal(await page.isVisible(".words details p"), true);
    await page.tap("text=Board 2");
    await eventually(async () => assert.equal(await page.isVisible(".words details p"), false));
    await page.waitForSelector(".practice .board");
    const [board, button, bar] = await Promise.all(
      [".practice .board", ".practice .row button >> nth=0", ".bar nav"].map((each) => page.locator(each).boundingBox()),
    );
    // The text names cells by both.
    assert.deepEqual(
      await page.$$eval(".practice .coordinate", (all) =>
        all.filter((each) => each.getBoundingClientRect().width).map((each) => each.textContent),
      ),
      ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9"],
    );
    for (const { y, height } of [board, button]) assert.ok(y + height <= bar.y, `${y + height} of ${bar.y}`);
    await page.tap(".words summary");
    await eventually(async () => assert.equal(await page.isVisible(".words details p"), true));
  }));

test("the buttons of a lesson on a phone, and the way on, stand above the navigation", () =>
  site.visiting({ hash: "#view=learn&lesson=1", size: "phone" }, async (page) => {
    const above = async (what) => {
      const [box, bar] = [await page.locator(what).boundingBox(), await page.locator(".bar nav").boundingBox()];
      assert.ok(box.y + box.height <= bar.y, `${box.y + box.height} of ${bar.y}`);
    };
    await page.tap("text=Board 2");
    await page.waitForSelector(".practice .row button");
    await eventually(() => above(".practice .row"));
    await page.evaluate(() => (location.hash = "#view=learn&lesson=13"));
    await page.waitForSelector(".practice .rule");
    await page.tap("text=Show me");
    await page.waitForSelector(".practice .main:focus");
    await eventually(() => above(".practice .main"));
  }));

test("another step by the same technique is right too", () =>
  site.visiting({ hash: "#view=learn&lesson=1" }, async (page) => {
    await page.waitForSelector(".practice .candidate");
    const [meant] = await answer(page, ".placement");
    const singles = await page.$$eval(".practice [role=gridcell]", (cells) =>
      cells.flatMap((group, cell) => {
        const all = group.querySelectorAll(".candidate");
        return all.length === 1 ? [{ cell, digit: Number(all[0].textContent) }] : [];
      }),
    );
    const other = singles.find(({ cell }) => cell !== meant.cell);
    // The engine may still be looking for the others.
    await eventually(async () => {
      await pressCandidate(page, other.cell, other.digit);
      assert.equal(await said(page), "Found!");
    });
  }));

test("another board is made by the generator, up to the step that needs the technique", () =>
  site.visiting({ hash: "#view=learn&lesson=4" }, async (page) => {
    await page.waitForSelector(".practice .board");
    const digits = () =>
      page.$$eval(".practice [role=gridcell]", (cells) => cells.map((c) => c.querySelector(".digit")?.textContent ?? ".").join(""));
    const before = await digits();
    // A press on the board that it took the place of leads back there.
    for (const other of [true, false]) {
      await page.click(other ? "text=Another board" : ".boards button >> nth=0");
      await eventually(async () => assert.equal((await digits()) !== before, other));
      assert.equal(await page.locator(".boards [aria-pressed=true]").count(), other ? 0 : 1);
    }
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
    // What was pressed is gone: what comes next has the keys.
    for (const board of [2, 3]) {
      await page.focus(".practice >> text=Next board");
      await page.keyboard.press("Enter");
      await page.waitForSelector(`.boards [aria-pressed=true]:text-is('Board ${board} ')`);
      await page.waitForSelector(".practice .board:focus");
      await page.focus("text=Show me");
      await page.keyboard.press("Enter");
      await page.waitForSelector(".practice .row .main:focus");
    }
    await page.keyboard.press("Enter");
    await page.waitForSelector("h1:text-is('2. The only place'):focus");
    await page.waitForSelector(".practice .board");
  }));

test("in another language the step is put into words again, and what was found of it stays", () =>
  site.visiting({ hash: "#view=learn&lesson=5" }, async (page) => {
    const [one, other] = await answer(page, ".strike");
    assert.ok(other);
    const language = async (name) => {
      await page.click(".gear");
      await page.selectOption("dialog select >> nth=0", name);
      await page.keyboard.press("Escape");
    };
    await pressCandidate(page, one.cell, one.digit);
    await eventually(async () => assert.match(await said(page), /^Right/));
    await language("ko");
    await eventually(async () => assert.match(await said(page), /^맞습니다/));
    await page.click("text=보여 주기");
    const reason = () => page.textContent(".practice .side > p:not(.notice)");
    await eventually(async () => assert.match(await reason(), /[가-힣]/));
    await language("en");
    await eventually(async () => assert.doesNotMatch(await reason(), /[가-힣]/));
  }));

for (const language of ["en", "ko"])
  test(`a lesson on a phone, ${language}, without a fault that axe finds`, () =>
    site.visiting({ hash: "#view=learn&lesson=10", size: "phone", language, dark: true }, async (page) => {
      await page.tap(".boards button >> nth=1");
      await page.waitForSelector(".practice .board");
      await noFault(page);
      if (language === "ko") await eventually(async () => assert.match(await page.textContent("h1"), /체인/));
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
      // The task, the board and what can be pressed are in one view.
      const [task, board, row, nav] = await Promise.all(
        [".practice .notice", ".practice .board", ".practice .row", ".bar nav"].map((each) => page.locator(each).boundingBox()),
      );
      assert.ok(task.y + task.height <= board.y && board.y + board.height <= nav.y, `${board.y + board.height} ${nav.y}`);
      assert.ok(row.y < nav.y, `${row.y}`);
    }));

test("a technique is practised on its own page, on a board that is made for it", () =>
  site.visiting({ hash: "#view=learn&page=naked-pair" }, async (page) => {
    // The example, what its marks mean, and the way on are in one view; the practice takes their place.
    const bottom = (what) => page.read(what, (each) => each.getBoundingClientRect().bottom);
    for (const what of [".example .board", ".example .legend", "text=Practise it"]) assert.ok((await bottom(what)) <= 800, what);
    await page.click("text=Practise it");
    await page.waitForSelector(".practice .board:focus");
    assert.ok((await bottom(".practice .board")) <= 800);
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

test("a finger chooses a cell, and then one of its candidates", () =>
  site.visiting({ hash: "#view=learn&lesson=2", size: "phone" }, async (page) => {
    await page.waitForSelector(".practice .candidate");
    const [{ cell, digit }] = await answer(page, ".placement");
    await page.tap(`#practice-${cell} .hit`, { force: true });
    const picks = page.locator(".picks button:not([aria-label])");
    const names = await page.$$eval(`#practice-${cell} .candidate`, (all) => all.map((each) => each.textContent.trim()));
    assert.deepEqual(await picks.allTextContents(), names);
    for (const pick of await picks.all()) {
      const { width, height } = await pick.boundingBox();
      assert.ok(width >= 44 && height >= 44, `${width}×${height}`);
    }
    // Nothing was answered yet.
    assert.match(await said(page), /^Find the cell/);
    await noFault(page);
    // Esc and the cross close them, and leave the keys to the board; another lesson closes them too.
    const again = () => page.tap(`#practice-${cell} .hit`, { force: true });
    const close = page.locator(".picks [aria-label]");
    for (const key of ["Escape", "Enter"]) {
      await close.press(key);
      await page.waitForSelector(".practice:not(:has(.picks)) .board:focus");
      await again();
    }
    await page.goto(`${site.server.url}#view=learn&lesson=3`);
    await page.waitForSelector(".practice .candidate");
    await page.goto(`${site.server.url}#view=learn&lesson=2`);
    await page.waitForSelector(".practice .candidate");
    assert.equal(await page.locator(".picks").count(), 0);
    await again();
    await picks.filter({ hasText: String(digit) }).tap();
    await eventually(async () => assert.equal(await said(page), "Found!"));
    assert.equal(await page.locator(".picks").count(), 0);
  }));
