// The end of a game, the statistics, the puzzle of the day, and ways back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clickCell, digitsOn, EASY, EASY_SOLVED, eventually, fixture, label, noFault, press } from "./fixture.mjs";

const site = fixture();
const nearly = EASY_SOLVED.replace(/^534/, "5.4");

for (const [size, language] of [
  ["desktop", "en"],
  ["phone", "ko"],
])
  test(`a solved puzzle is reported with level, time and hints, and remembered, ${size}`, () =>
    site.visiting({ hash: `#p=${nearly}`, size, language }, async (page) => {
      const korean = language === "ko";
      await press(page, "h");
      await page.waitForSelector(".hint");
      // The first word of a hint is a hint; all of the same step, also once more after it was closed, is no second one.
      if (!korean) {
        await press(page, "h h");
        await page.waitForSelector(".hint strong");
        await press(page, "h Escape");
        await press(page, "h h h");
        await page.waitForSelector(".hint strong");
      }
      await clickCell(page, 1);
      await press(page, "3");
      await page.waitForSelector(".finish");
      await eventually(async () =>
        assert.match(
          await page.textContent(".finish .facts"),
          korean ? /^\d+:\d\d쉬움 \d+점 · 힌트 1번$/ : /^\d+:\d\dEasy score \d+ · 1 hint$/,
        ),
      );
      await noFault(page);
      await page.reload();
      await page.waitForSelector(".finish");
      await page.click(korean ? ".finish >> text=통계" : ".finish >> text=Statistics");
      await page.waitForSelector("dialog table tbody tr");
      // One game, not of the day: no day in a row, one dot.
      assert.deepEqual(await page.locator("dialog dd").allTextContents(), ["1", "0%", "0", "0"]);
      assert.equal(await page.locator("dialog .times .easy circle").count(), 1);
      await eventually(async () => assert.match(await page.textContent("dialog tbody"), korean ? /^쉬움1/ : /^Easy1/));
      assert.match(await page.textContent("dialog .choices small"), korean ? /^\d{4}\. / : /^\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d$/);
      await noFault(page);
    }));

test("the statistics show the days in a row and the times of each level", () => {
  const prepare = (page) =>
    page.addInitScript((puzzle) => {
      const played = (ago, level, time, hints) => {
        const when = new Date();
        when.setDate(when.getDate() - ago);
        const two = (n) => String(n).padStart(2, "0");
        const day = `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
        return { puzzle, level, score: 300, time, hints, when: when.getTime(), day };
      };
      const records = [
        played(0, "easy", 200_000, 0),
        played(1, "hard", 900_000, 1),
        played(3, "easy", 300_000, 0),
        played(3, null, 1e12, 0),
      ];
      localStorage.setItem("ninefold.records", JSON.stringify(records));
    }, EASY);
  return site.visiting({ hash: `#p=${EASY}`, size: "phone", dark: true, prepare }, async (page) => {
    await page.waitForSelector("#cell-80");
    await page.tap("button:has-text('More')");
    await page.tap("text=Statistics");
    await page.waitForSelector(".days");
    assert.deepEqual(await page.locator("dialog dd").allTextContents(), ["4", "75%", "2", "2"]);
    assert.match(await page.getAttribute(".days", "aria-label"), /^3 solved in the last (29|3[0-5]) days$/);
    assert.equal(await page.locator(".days .done").count(), 3);
    assert.equal(await page.textContent(".days :last-child"), String(new Date().getDate()));
    const circles = (level) => page.$$eval(`.times .${level} circle`, (all) => all.map((each) => Number(each.getAttribute("cy"))));
    const [[hard], easy] = [await circles("hard"), await circles("easy")];
    // The harder one took longer, and of the easy ones the last was the faster one.
    assert.ok(hard < easy[0] && easy[0] < easy[1], `${hard} ${easy}`);
    assert.deepEqual(await page.$$eval(".times g:not([class]) text", (all) => all.map((each) => each.textContent)), ["2", "5", "10", "20"]);
    await noFault(page);
  });
});

test("the puzzle of the day is the same for everybody", async () => {
  const seen = [];
  for (let visitor = 0; visitor < 2; visitor++)
    await site.visiting({}, async (page) => {
      await page.click(".welcome .daily");
      await page.waitForFunction(() => document.querySelectorAll(".digit.given").length >= 17);
      seen.push(await digitsOn(page));
      // What is being played stands beside the time, and is read once.
      const name = () => page.textContent(".grade");
      assert.match(await name(), /^Puzzle of the day · \d+ [A-Z][a-z]+ (Easy|Medium|Hard|Unfair)$/);
      assert.match(await page.textContent(".spoken"), /^Puzzle of the day · /);
      await press(page, "x 1");
      assert.match(await name(), /^Puzzle of the day/);
    });
  assert.equal(seen[0], seen[1]);
});

test("level, clues and score stand beside the timer", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await eventually(async () => assert.match(await page.textContent(".grade"), /^Easy 30 clues · score \d+$/));
  }));

test("undo to the first mistake; bookmarks lead back", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await clickCell(page, 2);
    await press(page, "4");
    await page.click("text=/^Bookmark$/");
    await press(page, "ArrowRight 1 ArrowRight ArrowRight 8");
    await page.click("text=Undo mistakes");
    await eventually(async () => assert.equal((await digitsOn(page)).slice(0, 9), "534.7...."));
    await press(page, "Control+y Control+y");
    await eventually(async () => assert.equal((await digitsOn(page)).slice(0, 9), "534178..."));
    await page.click("text=/^Bookmark$/");
    // Both bookmarks are still there after a reload; the first leads back.
    await page.reload();
    await page.click("text=Bookmarks…");
    await eventually(async () =>
      assert.deepEqual(await page.locator(".bookmarks span").allTextContents(), [
        "Bookmark 1: 31 of 81 digits",
        "Bookmark 2: 33 of 81 digits",
      ]),
    );
    await page.click("[aria-label='Delete bookmark 2']");
    await eventually(async () => assert.equal(await page.locator(".bookmarks span").count(), 1));
    await page.click(".bookmarks button >> nth=0");
    await eventually(async () => assert.equal((await digitsOn(page)).slice(0, 9), "534.7...."));
  }));

test("a bookmark of an oblong variant shows its shape and its rules", () =>
  site.visiting({ hash: `#p=${encodeURIComponent(".Shape~4x6.Cage~3~R1C1~R1C2")}` }, async (page) => {
    await page.waitForSelector(".board .rule.cage");
    await page.click("text=/^Bookmark$/");
    await page.click("text=Bookmarks…");
    const [, , width, height] = (await page.getAttribute(".bookmarks .thumb", "viewBox")).split(" ");
    assert.equal(width - height, 200);
    assert.equal(await page.locator(".bookmarks .thumb .cage").count(), 1);
  }));

test("with digits first, a press writes the chosen digit", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await page.click(".gear");
    await page.click("text=Choose a digit first");
    await page.keyboard.press("Escape");
    await page.click(".digits button >> nth=3");
    await clickCell(page, 2);
    await eventually(async () => assert.match(await label(page, 2), /, 4$/));
    await eventually(async () => assert.ok((await page.locator(".shade.same").count()) > 1));
  }));

test("a hint shades where to look, and names the technique with a link", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await press(page, "h");
    await page.waitForSelector(".role.look");
    await press(page, "h h");
    await page.waitForSelector(".hint strong a[href*='page=']");
    await eventually(async () => assert.equal(await page.locator(".role.look").count(), 0));
    await eventually(async () => assert.ok((await page.locator(".coordinate").count()) === 18));
  }));

test("a hint shows the digit that it writes where no candidates are shown", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    for (const depth of [1, 2, 3]) {
      await press(page, "h");
      await page.waitForSelector(depth < 3 ? ".role.look" : ".digit.ghost");
    }
    assert.equal(await page.textContent(".digit.ghost"), /(\d)\.$/.exec((await page.textContent(".hint p")).trim())[1]);
    await page.click("text=Apply");
    await eventually(async () => assert.equal(await page.locator(".digit.ghost").count(), 0));
  }));

test("a mark in a fixed place is pressed away", () =>
  site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await page.click(".gear");
    await page.click("text=nine fixed places");
    await page.keyboard.press("Escape");
    await clickCell(page, 2);
    await press(page, "c 1 2 4");
    await eventually(async () => assert.match(await label(page, 2), /centre 1 2 4$/));
    const box = await page.locator("#cell-2 .hit").boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 5);
    await eventually(async () => assert.match(await label(page, 2), /centre 1 4$/));
  }));

test("whoever comes back after a finish finds today's puzzle first", () =>
  site.visiting({ hash: `#p=${nearly}` }, async (page) => {
    await clickCell(page, 1);
    await press(page, "3");
    await page.waitForSelector(".finish");
    assert.equal(await page.locator("[aria-selected=true]").count(), 0);
    // What is typed after the last digit was taken back goes where it was.
    await press(page, "Control+z 8");
    await eventually(async () => assert.equal((await digitsOn(page))[1], "8"));
    await press(page, "3");
    await page.waitForSelector(".finish");
    await page.goto("about:blank");
    await page.goto(site.server.url);
    await page.waitForSelector(".welcome");
    // In sight and for the keyboard.
    const all = await page.$$eval(".welcome .choice", (all) => all.map((each) => [each.getBoundingClientRect().top, each.className]));
    assert.match(all[0][1], /daily/);
    assert.match(all.sort(([a], [b]) => a - b)[0][1], /daily/);
    // On paper its day has a year.
    await page.click(".welcome .daily");
    await page.emulateMedia({ media: "print" });
    const printed = await page.read(".grade [title]", (each) => getComputedStyle(each, "::before").content);
    assert.match(printed, /^"Puzzle of the day · \d+ \w+ \d{4}"$/);
  }));

test("the finish of a puzzle of the day shows the last days, and the time beside earlier ones", () =>
  site.visiting(
    {
      hash: `#p=${nearly}`,
      prepare: (page) =>
        page.addInitScript(() => {
          const stored = localStorage.getItem("ninefold.game");
          if (!stored || localStorage.getItem("ninefold.records")) return;
          const two = (n) => String(n).padStart(2, "0");
          const day = (ago) => {
            const date = new Date();
            date.setDate(date.getDate() - ago);
            return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
          };
          localStorage.setItem("ninefold.game", JSON.stringify({ ...JSON.parse(stored), day: day(0) }));
          const played = { puzzle: "1".padEnd(81, "."), level: "easy", score: 4, time: 0, hints: 0, when: 1, day: day(1) };
          localStorage.setItem("ninefold.records", JSON.stringify([played]));
        }),
    },
    async (page) => {
      await page.waitForSelector("#cell-80");
      await page.reload();
      await clickCell(page, 1);
      await press(page, "3");
      await page.waitForSelector(".finish .week");
      assert.equal(await page.textContent(".finish h2"), "Puzzle of the day: solved");
      assert.equal(await page.locator(".week li").count(), 7);
      assert.equal(await page.locator(".week .done").count(), 2);
      await eventually(async () => assert.match(await page.textContent(".finish"), /Easy so far: best 0:00, average 0:00\..*2 in a row/));
      await noFault(page);
      // On arrival it is there as it was solved, and another puzzle is what is offered.
      await page.goto(`${site.server.url}index.html`);
      await page.waitForSelector(".welcome .daily .glyph");
      assert.equal(await page.locator(".daily .thumb text").count(), 81);
      const main = await page.$$eval(".welcome .main", (all) => all.map((each) => each.className));
      assert.equal(main.length, 1);
      assert.doesNotMatch(main[0], /daily/);
      await noFault(page);
      // With the levels' small lines, which the arrival leaves out.
      await page.click("nav >> text=Explain");
      await page.waitForSelector(".levels .main small");
      await noFault(page);
    },
  ));

for (const [language, title] of [
  ["en", "Small Change"],
  ["ko", "잔돈"],
])
  test(`after a puzzle of the gallery, another one is near, and what was solved is ticked, ${language}`, () =>
    site.visiting({ language }, async (page) => {
      await page.click(".gallery summary");
      const first = page.locator(".gallery li >> nth=0");
      await eventually(async () => assert.equal(await first.locator("strong").textContent(), title));
      assert.equal(await first.locator(".good").count(), 0);
      await first.locator("button:not(:disabled)").click();
      await page.waitForSelector("#cell-35");
      assert.equal(await page.textContent(".grade"), `${title} · 6×6 ${language === "ko" ? "쉬움" : "Easy"}`);
      await page.reload();
      await page.waitForSelector(`.told strong:text-is('${title}')`);
      assert.match(await page.textContent(".grade"), /6×6/);
      for (const [cell, digit] of [..."631425542631125364463152354216216543"].entries()) {
        await clickCell(page, cell);
        await press(page, digit);
      }
      await page.click(".finish .main");
      // Unfolded.
      await page.waitForSelector("dialog .gallery li .good");
      assert.equal(await page.locator("dialog .gallery li .good").count(), 1);
      assert.match(await page.textContent("dialog .gallery li >> nth=0"), language === "ko" ? /킬러: 케이지/ : /Killer: The cells/);
      await noFault(page);
    }));
