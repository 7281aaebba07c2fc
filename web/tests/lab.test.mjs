import assert from "node:assert/strict";
import { test } from "node:test";
import { digitsOn, eventually, fixture, focused, noFault, press, pressTogether } from "./fixture.mjs";

const site = fixture();
const INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const at = (page) => page.evaluate(() => Number(document.querySelector(".player input[type=range]").value));
const arrived = (page, n) => page.waitForFunction((want) => Number(document.querySelector(".player input[type=range]").value) === want, n);

test("a link to puzzle, rung and step; stepping forth and back; the next backtrack", () =>
  site.visiting({ hash: `#view=lab&p=${INKALA}&rung=bitmask&step=117` }, async (page) => {
    await arrived(page, 117);
    // The same state as in docs/learn/README.md.
    await eventually(async () => assert.equal(await page.textContent("p.event"), "no 1 in r2c2: column 2 has it"));
    await eventually(async () =>
      assert.match(await page.textContent(".counters"), /calls11checks52looks98assignments10backtracks1deepest level9level9/),
    );
    await eventually(async () => assert.equal(await page.textContent(".program li.now"), "    yes: the next d"));
    await eventually(async () => assert.equal(await page.locator(".digit.rejected").count(), 1));
    await press(page, "ArrowRight");
    await arrived(page, 118);
    // Each key counts, though the engine has not answered the one before.
    await pressTogether(page, ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight"]);
    await arrived(page, 120);
    await pressTogether(page, ["ArrowLeft", "ArrowLeft", "ArrowLeft"]);
    await arrived(page, 117);
    await press(page, "b");
    await page.waitForFunction(() => document.querySelector("p.event").textContent.startsWith("back:"));
    const back = await at(page);
    assert.ok(back > 117);
    await page.waitForURL(new RegExp(`rung=bitmask&step=${back}$`));
  }));

test("plays, pauses, and finds any place of a trace of a million events", () =>
  site.visiting({ hash: `#view=lab&p=${INKALA}&rung=list-of-blanks` }, async (page) => {
    await page.waitForFunction(() => document.querySelector(".player input").max === "1000000");
    await page.fill(".player input >> nth=1", "5");
    await page.keyboard.press("Space");
    await page.waitForSelector("text=Pause");
    const frames = page.evaluate(
      () =>
        new Promise((resolve) => {
          const times = [];
          const draw = (now) => (times.push(now) < 60 ? requestAnimationFrame(draw) : resolve(times.at(-1) - times[0]));
          requestAnimationFrame(draw);
        }),
    );
    console.log(`60 frames at full speed: ${(await frames).toFixed(0)} ms`);
    await page.keyboard.press("Space");
    await page.waitForSelector(".player .main:text-is('Play')");
    await eventually(async () => assert.ok((await at(page)) > 1000));
    for (const place of ["900000", "100000", "999999"]) {
      await page.fill(".player input >> nth=0", place);
      await arrived(page, Number(place));
    }
  }));

test("a 4×4 board is solved to its end; greedy gets stuck and says so", () =>
  site.visiting({ hash: "#view=lab" }, async (page) => {
    await page.waitForSelector(".program");
    await page.click("text=A 4×4 board");
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
    await page.waitForFunction(() => /Solved after/.test(document.querySelector(".whole").textContent));
    await press(page, "End");
    await page.waitForFunction(() => [...document.querySelectorAll("[role=gridcell] .digit")].length === 16);
    await eventually(async () => assert.equal((await digitsOn(page)).length, 16));
    await page.selectOption("select", "greedy");
    await page.waitForFunction(() => /Stuck after/.test(document.querySelector(".whole").textContent));
  }));

test("the open calls stand beside the board, with what failed in each", () =>
  site.visiting({ hash: "#view=lab" }, async (page) => {
    await eventually(async () => assert.equal(await page.locator("[role=gridcell]").count(), 16));
    await page.waitForFunction(() => Number(document.querySelector(".player input").max) > 0);
    const calls = () => page.$$eval(".levels-open li", (all) => all.map((li) => li.innerText.replace(/\s+/g, " ").trim()));
    await press(page, "b");
    await page.waitForFunction(() => document.querySelector("p.event").textContent.startsWith("back:"));
    // Where the search goes back, nothing fits: all four digits failed in the deepest call.
    await eventually(async () => assert.match((await calls()).at(-1), /^r\dc\d \? 1 2 3 4$/));
    const level = Number(await page.textContent(".counters div:last-child dd"));
    await eventually(async () => assert.equal((await calls()).length, level + 1));
    // Each digit that fails makes a card wider: the deepest one stays in sight.
    await page.goto(`${site.server.url}#view=lab&p=${INKALA}&rung=list-of-blanks&step=139`);
    await arrived(page, 139);
    await pressTogether(page, Array(7).fill("ArrowRight"));
    await arrived(page, 146);
    await eventually(async () => assert.ok((await page.read(".levels-open ol", (l) => l.scrollWidth - l.clientWidth - l.scrollLeft)) < 2));
  }));

test("a link whose board cannot be read says so", () =>
  site.visiting({ hash: "#view=lab&p=53zz" }, async (page) => {
    await page.waitForSelector(".choose-rung .notice.bad");
    await eventually(async () => assert.match(await page.textContent(".choose-rung .notice.bad"), /16, 36 or 81/));
    await eventually(async () => assert.equal(await page.locator("[role=gridcell]").count(), 16));
  }));

test("a link with a step that is no number, or with another rung, opens what there is", () =>
  site.visiting({ hash: "#view=lab&step=abc&rung=quantum" }, async (page) => {
    await eventually(async () => assert.match(await page.textContent(".choose-rung .notice.bad"), /no rung quantum/));
    await eventually(async () => assert.match(await page.textContent(".player"), /Event 0 of \d+/));
    assert.equal(await page.inputValue(".choose-rung select"), "list-of-blanks");
    await page.waitForSelector("text=the search tries digits in the first blank cell");
    await page.selectOption(".choose-rung select", "mrv");
    await eventually(async () => assert.equal(await page.locator("text=tries digits in the first blank cell").count(), 0));
  }));

test("a message names digits that contradict each other in the reader's language, and no search starts", () =>
  site.visiting({ hash: "#view=lab&p=11..............", language: "ko" }, async (page) => {
    await eventually(async () =>
      assert.equal(await page.textContent(".choose-rung .notice.bad"), "한 행, 열 또는 블록에 같은 숫자가 두 번 있습니다."),
    );
    await page.click("text=나란히 보기");
    await page.click("text=경주 시작");
    await eventually(async () => assert.match(await page.textContent(".race tbody tr >> nth=7"), /두 번 있습니다/));
  }));

test("another board ends the race", () =>
  site.visiting({ hash: `#view=lab&p=${INKALA}` }, async (page) => {
    await page.waitForSelector(".program");
    // The board of the link ends a race that began before it came.
    await page.waitForFunction(() => document.querySelector(".board")?.textContent.includes("8"));
    await page.focus("button:text-is('Start the race'):enabled");
    await page.keyboard.press("Enter");
    // The keys are where the button was.
    await page.waitForSelector(".race button:text-is('Cancel'):focus");
    await page.waitForSelector(".race tbody tr >> nth=1");
    await page.click("text=A 4×4 board");
    await page.waitForSelector("text=Start the race");
    // Nothing of it comes while the other board is searched.
    await page.waitForFunction(() => /Solved after/.test(document.querySelector(".whole").textContent));
    assert.equal(await page.locator(".race tbody tr").count(), 0);
    await page.click("text=Start the race");
    await page.waitForSelector(".race tbody tr >> nth=1");
    await page.keyboard.press("Enter");
    await page.waitForSelector("button:text-is('Start the race'):focus");
  }));

test("a race counts the same as the command", () =>
  site.visiting({ hash: `#view=lab&p=${INKALA}` }, async (page) => {
    await page.waitForSelector(".program");
    await page.click("text=Start the race");
    // One at a time, so that none slows another down.
    const atOnce = await page.evaluate(
      () =>
        new Promise((resolve) => {
          let most = 0;
          const look = () => {
            const rows = [...document.querySelectorAll(".race tbody tr")];
            const open = rows.filter((row) => row.textContent.includes("…")).length;
            most = Math.max(most, open);
            if (rows.length === 9 && open === 0) resolve(most);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    assert.equal(atOnce, 1);
    // All are in sight at once.
    const bottom = (of) => page.read(of, (each) => each.getBoundingClientRect().bottom);
    assert.ok((await bottom(".race tbody tr:last-child")) <= (await bottom(".race")));
    const rows = await page.$$eval(".race tbody tr", (all) => all.map((row) => row.innerText.replace(/\s+/g, " ")));
    // The clock ticks every 100 µs; no rung may be quicker than the clock can tell.
    const times = await page.$$eval(".race tbody tr", (all) => all.map((row) => row.children[1].textContent));
    for (const time of times) assert.match(time, /^[1-9][\d.]* (µs|ms|s)$|^0\.\d*[1-9]\d* (µs|ms|s)$|^[^\d]+$/);
    assert.ok(times.filter((time) => /\d/.test(time)).length >= 4, times.join());
    assert.ok(
      rows.some((row) => /^mrv .* 13,811 166,394 990,436 13,750$/.test(row)),
      rows.join("\n"),
    );
    assert.ok(
      rows.some((row) => /^exact-cover .* 1,472 – 249,583 1,411$/.test(row)),
      rows.join("\n"),
    );
    // Ranked by a count, which no busy machine changes.
    const calls = () => page.$$eval(".race tbody tr", (all) => all.map((row) => Number(row.children[3].textContent.replaceAll(",", ""))));
    await page.click(".race th >> text=calls");
    assert.deepEqual((await calls()).slice(0, 3), [1_472, 1_674, 13_811]);
    assert.equal(await page.getAttribute(".race th:has-text('calls')", "aria-sort"), "ascending");
  }));

test("rungs are watched side by side, to their ends", () =>
  site.visiting({ hash: "#view=lab&p=1.....3..4.....2", size: "phone" }, async (page) => {
    await page.waitForSelector(".program");
    await page.tap("text=Watch side by side");
    await page.waitForSelector(".runners li");
    await page.waitForFunction(() => [...document.querySelectorAll(".runners li")].some((li) => /calls [1-9]/.test(li.textContent)));
    await page.tap(".watch >> text=To the end");
    await page.waitForFunction(() => document.querySelectorAll(".runners li.solved").length > 5);
    await noFault(page);
    await eventually(async () => assert.match(await page.textContent(".runners li >> nth=0"), /greedy.*dead end/));
    await eventually(async () => assert.ok((await page.locator(".runners li.solved >> nth=0").locator("text").count()) === 16));
    await page.tap(".watch >> text=Close");
    await eventually(async () => assert.equal(await page.locator(".runners").count(), 0));
  }));

for (const [size, language] of [
  ["phone", "en"],
  ["desktop", "ko"],
])
  test(`no accessibility fault, ${size}, ${language}`, () =>
    site.visiting({ hash: "#view=lab", size, language }, async (page) => {
      await page.waitForSelector(".program");
      await noFault(page);
      await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true));
    }));

test("the whole search is a tree; a press in it leads to the call, and failed calls are marked", () =>
  site.visiting({ hash: "#view=lab" }, async (page) => {
    await page.waitForSelector(".tree .call");
    await press(page, "End");
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell] .digit").length === 16);
    const calls = Number((await page.textContent(".counters div:first-child dd")).replace(",", ""));
    await eventually(async () => assert.equal(await page.locator(".tree .call").count(), calls));
    await eventually(async () => assert.equal(await page.locator(".tree .later").count(), 0));
    const failed = await page.locator(".tree .call.failed").count();
    assert.equal(failed, Number((await page.textContent(".counters div:nth-child(5) dd")).replace(",", "")));
    await page.click(".tree .call >> nth=2");
    await page.waitForFunction(() => document.querySelector(".tree .call.now") === document.querySelectorAll(".tree .call")[2]);
    await eventually(async () => assert.match(await page.textContent("p.event"), /^call at level/));
  }));

test("a long search is drawn by its depth, and a press leads to a moment", () =>
  site.visiting({ hash: `#view=lab&p=${INKALA}&rung=list-of-blanks` }, async (page) => {
    await page.waitForSelector(".whole:has-text('Depth of the search') .depths .done", { state: "attached" });
    const box = await page.locator(".depths").boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(() => {
      const { value, max } = document.querySelector(".player input[type=range]");
      return value / max > 0.45 && value / max < 0.55;
    });
  }));

test("the same solver in other languages, line by line in step", () =>
  site.visiting({ hash: `#view=lab&p=${INKALA}&rung=bitmask&step=117` }, async (page) => {
    await arrived(page, 117);
    for (const [language, line] of [
      ["Python", "continue"],
      ["Rust", "continue;"],
      ["C++", "continue;"],
      ["Java", "continue;"],
    ]) {
      await page.click(`.languages >> text="${language}"`);
      await eventually(async () => assert.equal((await page.textContent(".program li.now")).trim(), line));
    }
    await press(page, "ArrowRight");
    await arrived(page, 118);
    await eventually(async () => assert.match(await page.textContent(".program li.now"), /if \(\(used\(cell\)/));
    await page.selectOption(".choose-rung select", "mrv");
    await eventually(async () => assert.ok((await page.locator(".program .code li").count()) > 30));
    await page.selectOption(".choose-rung select", "greedy");
    await eventually(async () => assert.match(await page.textContent(".program .code"), /static boolean fill\(\)/));
    await page.click(".languages >> text=Outline");
    await eventually(async () => assert.equal(await page.textContent(".program li >> nth=0"), "fill:"));
    // Every rung that can be watched has its program.
    await page.click(".languages >> text=Python");
    for (const rung of await page.$$eval(".choose-rung option", (all) => all.map((each) => each.value))) {
      await page.selectOption(".choose-rung select", rung);
      await page.waitForFunction(() => document.querySelectorAll(".program .code li").length > 30);
    }
  }));

test("a challenge asks for the next cell, and counts right answers", () =>
  site.visiting({ hash: "#view=lab&step=0" }, async (page) => {
    await page.waitForSelector(".program");
    await page.click("text=Challenge");
    await page.waitForSelector("text=Press it on the board");
    await page.click("#lab-1 .hit", { force: true });
    await eventually(async () => assert.match(await page.textContent(".challenge"), /Right: r1c2\..*1 of 1 right/s));
    await page.click("text=Next question");
    await page.waitForSelector("text=Press it on the board");
    await page.click("#lab-15 .hit", { force: true });
    await eventually(async () =>
      assert.match(await page.textContent(".challenge"), /No: r1c3\. It takes the first blank cell\..*1 of 2 right/s),
    );
    await press(page, "ArrowLeft");
    await page.waitForSelector("button:has-text('Challenge')");
    // At the end of the search it begins again.
    await press(page, "End");
    await arrived(page, 107);
    await page.click("text=Challenge");
    await page.waitForSelector("text=Press it on the board");
    assert.ok((await at(page)) < 10);
  }));

test("the challenge is answered by keyboard alone", () =>
  site.visiting({ hash: "#view=lab&step=0" }, async (page) => {
    await page.waitForSelector(".program");
    await page.focus("button:has-text('Challenge'):enabled");
    await press(page, "Enter");
    await page.waitForSelector("text=use the arrow keys");
    await page.waitForFunction(() => document.activeElement.classList.contains("board"));
    const before = await at(page);
    await press(page, "ArrowRight ArrowRight");
    assert.equal(await page.getAttribute(".lab .board", "aria-activedescendant"), "lab-1");
    assert.equal(await at(page), before);
    await press(page, "Enter");
    await eventually(async () => assert.match(await page.textContent(".challenge"), /Right: r1c2\..*1 of 1 right/s));
    await press(page, "Enter");
    await eventually(async () => assert.equal(await page.locator("text=use the arrow keys").count(), 1));
  }));

for (const reducedMotion of ["reduce", "no-preference"])
  test(`who only opens the lab sees a search that has begun, and stops, ${reducedMotion}`, () =>
    site.visiting({ hash: "#view=lab", prepare: (page) => page.emulateMedia({ reducedMotion }) }, async (page) => {
      await arrived(page, 40);
      await eventually(async () => assert.equal(await page.textContent(".player .main"), "Play"));
      assert.match(await page.textContent(".introduction"), /Press Play/);
      await page.click(".player .main");
      await page.waitForFunction(() => Number(document.querySelector(".player input[type=range]").value) > 45);
    }));

test("on a phone the player stands right under the board", () =>
  site.visiting({ hash: "#view=lab", size: "phone" }, async (page) => {
    await arrived(page, 40);
    const nav = () => page.read(".bar nav", (nav) => nav.getBoundingClientRect().top);
    const [board, player] = await page.$$eval(".lab .board, .player", (all) => all.map((each) => each.getBoundingClientRect().toJSON()));
    assert.ok(player.top >= board.bottom && player.top - board.bottom < 30, `${board.bottom} ${player.top}`);
    // What is searched is chosen in one row above it.
    const choices = await page.$$eval(".choose-rung :is(select, button)", (all) =>
      all.map((each) => each.getBoundingClientRect().toJSON()),
    );
    assert.ok(choices.every(({ top, bottom }) => top === choices[0].top && bottom <= board.top));
    // The tree comes into sight, and part of the board stays.
    await page.tap(".current a");
    await eventually(async () => {
      const [tree, above] = [await page.locator(".whole-box").boundingBox(), await page.locator(".lab .board").boundingBox()];
      assert.ok(tree.y + tree.height <= (await nav()) && above.y + above.height > 60, `${tree.y} ${above.y}`);
    });
    // From there, and from the race, a press leads back to the board.
    const top = async (of) => (await page.locator(of).boundingBox()).y;
    await page.tap(".whole .jump");
    await eventually(async () => assert.ok((await top(".lab .board")) >= 0));
    await page.tap(".current a:has-text('Race')");
    await eventually(async () => assert.ok((await top(".race .main")) < (await nav()) && (await top(".lab .board")) < 0));
    await page.tap(".race .jump");
    await eventually(async () => assert.ok((await top(".lab .board")) >= 0));
    await page.evaluate(() => scrollTo(0, 0));
    const play = await page.locator(".player .main").boundingBox();
    assert.ok(play.y + play.height <= (await nav()));
    await page.read(".challenge button:enabled", (begin) => begin.click());
    assert.ok((await top(".challenge.asking .quiet")) < (await nav()) && (await top(".player .main")) === play.y);
  }));

test("on short phones the event and the line that works are in sight from the start", () =>
  site.visiting({ hash: "#view=lab", size: "phone" }, async (page) => {
    await arrived(page, 40);
    for (const [width, height] of [
      [360, 640],
      [360, 740],
      [390, 664],
    ]) {
      await page.setViewportSize({ width, height });
      const nav = await page.read(".bar nav", (nav) => nav.getBoundingClientRect().top);
      for (const each of [".player .event", ".current"]) {
        const box = await page.locator(each).boundingBox();
        assert.ok(box.y + box.height <= nav, `${each} at ${width}×${height}`);
      }
    }
    // Nothing moves when it plays, on any screen: the second press stops it.
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ]) {
      await page.setViewportSize({ width, height });
      const play = () => page.locator(".player .main").boundingBox();
      const [before, at] = [await play(), await page.locator(".player input").first().inputValue()];
      await page.click(".player .main");
      await eventually(async () => assert.notEqual(await page.locator(".player input").first().inputValue(), at));
      assert.deepEqual(await play(), before);
      await page.click(".player .main");
    }
  }));

test("a wide window shows board, whole tree, program and player at once", () =>
  site.visiting({ hash: "#view=lab" }, async (page) => {
    await page.waitForSelector(".tree circle");
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
    ]) {
      await page.setViewportSize({ width, height });
      const [board, whole, code, player] = await Promise.all(
        [".board", ".whole", ".program", ".player"].map((each) => page.locator(each).boundingBox()),
      );
      assert.ok(board.x + board.width <= whole.x && whole.x + whole.width <= code.x, `columns at ${width}`);
      assert.ok(player.y + player.height <= height, `the player at ${width}`);
      assert.ok(board.width >= 350, `the board at ${width}`);
    }
    await page.click(".challenge >> text=Race");
    assert.match((await focused(page)).name, /Start the race/);
    await eventually(async () => assert.ok((await page.locator(".race .main").boundingBox()).y < 1080));
  }));

test("from the small board the race goes to a hard one, so that it tells the rungs apart", () =>
  site.visiting({ hash: "#view=lab" }, async (page) => {
    await page.waitForSelector(".tree circle");
    await page.click("text=Start the race");
    await eventually(async () => assert.ok((await page.locator(".race tbody tr").count()) >= 2));
    const calls = await page.$$eval(".race tbody tr", (all) => all.map((row) => row.children[3].textContent));
    await page.click(".race >> text=Cancel");
    assert.ok(!calls.includes("16"), calls.join());
    assert.match(await page.textContent(".race"), /on the hard 9×9 board/);
  }));
