import assert from "node:assert/strict";
import { test } from "node:test";
import { digitsOn, EASY, EASY_SOLVED, eventually, fixture, noFault, press } from "./fixture.mjs";

const site = fixture();
const hash = `#p=${EASY}&view=explain`;
const HARD = "..6..8..5.......4..1.7...3........595..3.....4.7..9.8....4.....3.9..5..2.2.8.6...";
const ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

test("of a net's many links the first is drawn at first, and of those drawn the last stands out", () =>
  site.visiting({ hash: `#view=explain&p=${ESCARGOT}` }, async (page) => {
    await page.click(".steps button:has-text('Contradiction Net') >> nth=0");
    await page.waitForSelector(".pictures");
    const count = (selector) => page.locator(`.board ${selector}`).count();
    const all = await count(".link-line");
    assert.ok(all > 14);
    const drawn = async () => [await count(".later .link-line"), await count(".past .link-line")];
    assert.deepEqual(await drawn(), [all - 1, 0]);
    // Each picture marks the statement that it leads to, and each statement has a picture, with the keyboard too.
    const marked = () => page.textContent(".chain [aria-current]");
    assert.equal(await marked(), await page.textContent(".chain li >> nth=1"));
    await page.focus(".chain button >> nth=1");
    await page.keyboard.press("Tab");
    await eventually(async () => assert.equal(await marked(), await page.textContent(".chain li >> nth=2")));
    assert.equal(await page.locator(".chain .soft").count(), (await page.locator(".chain li").count()) - 3);
    // A statement under the pointer would choose a picture.
    await page.mouse.move(5, 5);
    await page.focus(".pictures input");
    await page.keyboard.press("End");
    await eventually(async () => assert.deepEqual(await drawn(), [0, all - 1]));
    await page.keyboard.press("Home");
    await press(page, "ArrowRight ArrowRight");
    await eventually(async () => assert.deepEqual(await drawn(), [all - 3, 2]));
  }));

test("beside the board the list leaves a net the room, so that all it tells is in sight", () =>
  site.visiting({ hash: `#view=explain&p=${ESCARGOT}&step=3` }, async (page) => {
    for (const [width, height] of [
      [1920, 1080],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height });
      await page.waitForSelector(".net");
      const { bottom } = await page.read(".net", (net) => net.getBoundingClientRect().toJSON());
      assert.ok(bottom <= height, `${bottom} of ${height}`);
      // The name of what runs is whole.
      assert.ok(await page.$$eval(".running span", (all) => all.every((each) => each.scrollWidth <= each.clientWidth)));
    }
  }));

test("the whole path step by step, and the solution", () =>
  site.visiting({ hash }, async (page) => {
    await page.waitForSelector(".steps");
    await eventually(async () => assert.match(await page.textContent("[role=status]"), /Exactly one solution/));
    await eventually(async () => assert.equal(await page.locator(".steps li").count(), 51));
    await eventually(async () => assert.equal(await page.locator(".board .role.placement").count(), 1));
    await eventually(async () => assert.match(await page.textContent(".steps li >> nth=0"), /Hidden Single.*r5c3=6/s));
    await page.click("[aria-label='Next step']");
    await eventually(async () => assert.match(await page.textContent(".count"), /^Step 2 of 51$/));
    await page.keyboard.press("ArrowLeft");
    await eventually(async () => assert.match(await page.textContent(".count"), /^Step 1 of/));
    const place = await page.locator(".board .frame").boundingBox();
    await page.getByRole("button", { name: "Solution", exact: true }).click();
    await eventually(async () => assert.equal(await digitsOn(page), EASY_SOLVED));
    // The board does not move, and no statement is without a drawing.
    assert.deepEqual(await page.locator(".board .frame").boundingBox(), place);
    assert.deepEqual([await page.locator(".legend li").count(), await page.isVisible(".reason")], [0, false]);
  }));

test("on paper there are the board and the reason, and nothing to press", () =>
  site.visiting({ hash, dark: true }, async (page) => {
    await page.waitForSelector(".steps");
    await page.emulateMedia({ media: "print" });
    for (const seen of [".board", ".reason"]) await eventually(async () => assert.ok(await page.isVisible(seen), seen));
    const pressed = page.locator(":is(button, .button, input, summary, nav):visible");
    await eventually(async () => assert.equal(await pressed.count(), 0));
    await eventually(async () =>
      assert.match(await page.evaluate(() => getComputedStyle(document.querySelector(".board .ground")).fill), /255, 255, 255/),
    );
    for (const [place, board] of [
      ["lesson=3", ".practice .board"],
      ["page=x-wing", ".example .board"],
    ]) {
      await page.goto(`${site.server.url}#view=learn&${place}`);
      await page.waitForSelector(board);
      assert.equal(await pressed.count(), 0, place);
    }
  }));

test("a browser without vectors gets the other build of the engine, which does the same", async () => {
  const engines = new Set();
  const prepare = (page) => page.on("request", (request) => /\/(?!texts-)[^/]*\.wasm$/.test(request.url()) && engines.add(request.url()));
  const worker = (program) => `WebAssembly.validate = () => false;${program}`;
  await site.visiting({ hash, prepare, worker }, async (page) => {
    await page.waitForSelector(".steps");
    await eventually(async () => assert.equal(await page.locator(".steps li").count(), 51));
    await page.getByRole("button", { name: "Solution", exact: true }).click();
    await eventually(async () => assert.equal(await digitsOn(page), EASY_SOLVED));
  });
  assert.ok(engines.size === 1 && [...engines][0].includes("/plain-"), [...engines].join());
});

test("patterns of hard steps have roles, eliminations and links", () =>
  site.visiting({ hash: `#p=${HARD}&view=explain` }, async (page) => {
    await page.waitForSelector(".steps");
    const seen = { strikes: 0, links: 0 };
    const steps = Math.min(60, await page.locator(".steps li").count());
    for (let i = 0; i < steps; i++) {
      await page.keyboard.press("ArrowRight");
      seen.strikes += await page.locator(".board .role.strike").count();
      seen.links += await page.locator(".board .link-line").count();
    }
    assert.ok(seen.strikes > 0 && seen.links > 0, JSON.stringify(seen));
    await page.keyboard.press("Home");
    await eventually(async () => assert.match(await page.textContent(".stepper .count"), /^Step 1 of/));
  }));

test("several solutions: how many, two that differ, and what is possible", () =>
  site.visiting({ hash: `#p=${EASY.replace("53", "..").replace("79", "..")}&view=explain` }, async (page) => {
    await page.waitForFunction(() => /\d+ solutions\./.test(document.querySelector("[role=status]").textContent));
    const first = await digitsOn(page);
    await eventually(async () => assert.ok((await page.locator(".shade.differs").count()) > 3));
    await page.click("text=Another solution");
    await eventually(async () => assert.notEqual(await digitsOn(page), first));
    await page.click("text=True candidates");
    await page.waitForSelector(".role.occurs");
    await eventually(async () => assert.ok((await page.locator(".mark.faint").count()) > 20));
  }));

test("an empty board offers puzzles instead of counting its solutions", () =>
  site.visiting({ hash: "#view=explain" }, async (page) => {
    await page.click(".choice.easy");
    await page.waitForSelector(".steps");
    await page.waitForURL(/#view=explain&p=[1-9.]{81}$/);
  }));

test("contradicting digits are marked, and can still be edited", () =>
  site.visiting({ hash: `#p=55${".".repeat(79)}&view=explain` }, async (page) => {
    await page.waitForSelector(".notice.bad");
    await eventually(async () => assert.equal(await page.locator(".digit.clash").count(), 2));
    await page.click("nav >> text=Play");
    await page.click("text=Edit givens");
    await eventually(async () => assert.match(await page.getAttribute("#cell-0", "aria-label"), /, 5, appears twice$/));
  }));

for (const language of ["en", "ko"])
  test(`on a phone, ${language}, without a fault that axe finds`, () =>
    site.visiting({ hash, size: "phone", language }, async (page) => {
      await page.waitForSelector(".reason");
      if (language === "ko") await eventually(async () => assert.match(await page.textContent(".reason"), /[가-힣]/));
      await noFault(page);
      await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390));
      // Below the list and its reason the board is still in sight.
      await page.click(".count");
      await page.click(".steps button >> nth=-1");
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await eventually(async () => assert.ok((await page.locator(".board").boundingBox()).y >= 0));
    }));

test("the ratings on the other scales stand below the level", () =>
  site.visiting(
    { hash: `#view=explain&p=..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9` },
    async (page) => {
      await page.waitForSelector(".steps");
      const told = ["HoDoKu easy, score 486", "Sudoku Explainer ER 2.3, EP 1.2, ED 1.2", "proof size 0"];
      await eventually(async () => {
        const text = (await page.locator(".ratings").innerText()).replace(/\s+/g, " ");
        for (const rating of told) assert.ok(text.includes(rating), text);
      });
      await page.goto(page.url().replace(/p=[\d.]+/, `p=${HARD}`));
      await eventually(async () => assert.match(await page.locator(".ratings").innerText(), /proof size [1-9]/));
    },
  ));

test("a long rating shows that it runs, and is stopped", () =>
  site.visiting({ hash: `#view=explain&p=${ESCARGOT}` }, async (page) => {
    await page.waitForSelector(".ratings progress");
    await eventually(async () => assert.match(await page.textContent(".ratings .running span"), /ER ≥ \d+\.\d, step \d+ of about 114\b/));
    // The bar tells the same.
    assert.equal(await page.getAttribute(".ratings progress", "max"), "114");
    await noFault(page);
    await page.click(".ratings button");
    await eventually(async () => assert.equal(await page.locator(".ratings progress").count(), 0));
  }));

test("the step of the path is always among all steps of its position, also a nested net", () =>
  site.visiting({ hash: `#view=explain&p=${ESCARGOT}&step=6` }, async (page) => {
    await eventually(async () => assert.match(await page.textContent(".reason h2 a"), /^Nested/));
    await page.click(".available summary");
    await eventually(async () => assert.match(await page.textContent(".available h3"), /^Nested/));
  }));

test("all steps of a position are listed, and shown on the board", () =>
  site.visiting({ hash: `#p=${HARD}&view=explain` }, async (page) => {
    await page.waitForSelector(".steps");
    // How many techniques apply stands beside the number of the step, and leads to the list.
    const told = page.locator(".stepper .small");
    await eventually(async () => assert.match(await told.textContent(), /^[1-9]\d* techniques? appl(y|ies) here$/));
    const count = Number.parseInt(await told.textContent(), 10);
    await told.click();
    await page.waitForSelector(".available ul button");
    assert.equal(await page.locator(".available h3").count(), count);
    assert.ok(await page.read(".available summary", (each) => each === document.activeElement));
    const names = await page.$$eval(".available h3", (all) => all.map((each) => each.firstChild.textContent.trim()));
    assert.ok(names.length >= 2 && new Set(names).size === names.length, names.join());
    await page.click(".available ul button >> nth=-1");
    await eventually(async () => assert.equal(await page.textContent(".reason h2 a"), names.at(-1)));
    await page.click("[aria-label='Next step']");
    await eventually(async () =>
      assert.equal(
        await page.textContent(".reason h2 a"),
        (await page.locator(".steps [aria-current]").innerText())
          .replace(/^\d+\s+/, "")
          .split("\n")[0]
          .trim(),
      ),
    );
    await noFault(page);
  }));

test("steps do without techniques that are switched off", () =>
  site.visiting({ hash }, async (page) => {
    await page.waitForSelector(".steps");
    await page.click("text=Techniques in use");
    await page.click(".family summary:has-text('Singles')");
    await page.click(".family label:has-text('Hidden Single')");
    await eventually(async () => {
      const steps = await page.locator(".steps li").allTextContents();
      assert.ok(steps.length > 0 && !steps.some((step) => step.includes("Hidden Single")));
    });
    await page.click("text=Switch all on");
    await eventually(async () => assert.ok((await page.locator(".steps li:has-text('Hidden Single')").count()) > 10));
    // Without any technique no step is the hardest.
    for (const family of await page.locator(".family").all()) {
      if (!(await family.getAttribute("open"))) await family.evaluate((each) => (each.open = true));
      await family.locator("label:has-text('All of these') input").uncheck();
    }
    await eventually(async () => assert.match(await page.textContent(".card [role=status]"), /score 0\. The techniques do not solve it\./));
  }));

test("a chain is put into words, statement by statement", () =>
  site.visiting(
    { hash: "#view=explain&p=...9.3....3..1....61.78.2.9......5...643.....5......26.4..7.9..3..6..8.79......4." },
    async (page) => {
      await page.waitForSelector(".steps");
      await page.click(".steps button:has-text('Alternating Inference Chain') >> nth=0");
      await page.waitForSelector(".chain li");
      const said = await page.$$eval(".chain li", (all) => all.map((each) => each.textContent));
      assert.match(said[0], /^If r\dc\d is not \d$/);
      assert.match(await page.textContent(".reason > p"), /^In the chain, if one end is false, the other is true\. Either way, /);
      assert.match(await page.textContent(".chain + .mono.small"), /^Alternating Inference Chain: \(\d\)r\dc\d=/);
      // What the last statement says is the other end of the chain, by which its digit goes.
      assert.match(said.at(-1), /^r\dc\d is \d$/);
      assert.equal(said.length, (await page.locator(".board .link-line").count()) + 1);
    },
  ));

test("a net is drawn as its text goes, branch by branch", () =>
  site.visiting({ hash: `#view=explain&p=${ESCARGOT}` }, async (page) => {
    await page
      .locator(".steps button")
      .filter({ hasText: /(?<!Nested )Contradiction Net(?! with)/ })
      .first()
      .click();
    await page.waitForSelector(".net");
    assert.match(await page.textContent(".reason p"), /This leads to the statements below\. Then /);
    // A statement says what it follows from, which comes before it and is drawn with a link to it.
    const told = await page.$$eval(".chain li", (all) => all.map((each) => each.textContent));
    const before = [];
    let links = 0;
    for (const [i, text] of told.entries()) {
      const [, claim, reasons] = /^(?:If )?(.*? (?:is|[=≠]) \d)(?:, from (.*))?$/.exec(text);
      for (const reason of reasons?.split(", ") ?? []) assert.ok(before.includes(reason), `${reason} before ${text}`);
      links += reasons?.split(", ").length ?? 0;
      assert.equal(reasons === undefined, i === 0, text);
      before.push(claim.split(" ")[0]);
    }
    assert.equal(links, await page.locator(".board .link-line").count());
    const rings = await page.$$eval(
      ".board .link-node",
      (all) => new Set(all.map((each) => `${each.getAttribute("cx")} ${each.getAttribute("cy")}`)).size,
    );
    assert.equal(rings, told.length);
    await page.click(".steps button:has-text('Nested') >> nth=0");
    await page.waitForSelector(".branches button:text-is('*1')");
    const arrows = () => page.locator(".board .link-line").count();
    // What a picture draws stands beside the slider, also where the list of statements is out of sight.
    await page.locator(".pictures input").fill("12");
    await eventually(async () => assert.match(await page.textContent(".stated"), /^r\dc\d [=≠] \d, from /));
    assert.equal(await page.textContent(".stated"), await page.textContent(".net [aria-current]"));
    await page.click(".branches button >> nth=1");
    await eventually(async () => assert.equal(await page.locator(".branches [aria-pressed=true]").count(), 1));
    const one = await arrows();
    await page.click(".branches button:text-is('*1')");
    await eventually(async () => assert.equal(await page.locator(".branches [aria-pressed=true]").textContent(), "*1"));
    const other = await page.textContent(".chain");
    assert.ok(one > 0 && (await arrows()) > 0);
    await page.click(".branches button >> nth=1");
    await eventually(async () => assert.notEqual(await page.textContent(".chain"), other));
    await noFault(page);
  }));

test("the proof of a step is shown, and the step drawn from it", () =>
  site.visiting({ hash: `#view=explain&p=${HARD}&step=2` }, async (page) => {
    await page.waitForSelector(".steps");
    await page.click(".proof summary");
    await page.waitForSelector(".proof .good");
    const count = await page.locator(".proof li").count();
    await eventually(async () =>
      assert.equal(
        (await page.locator(".board .role.house.base").count()) + (await page.locator(".board .role.square.body").count()),
        count,
      ),
    );
    await eventually(async () => assert.match(await page.textContent(".legend"), /one of these is true/));
    await noFault(page);
    // In the place of the slider is the way back to the pattern; the keys are on the slider then.
    await page.focus("button.pictures");
    await page.keyboard.press("Enter");
    await eventually(async () => assert.equal(await page.locator(".proof[open]").count(), 0));
    await page.waitForSelector(".pictures input:focus");
    await eventually(async () => assert.doesNotMatch(await page.textContent(".legend"), /one of these is true/));
    await page.click(".proof summary");
    await page.waitForSelector("button.pictures");
    await page.click("[aria-label='Next step']");
    await page.waitForSelector(".pictures input");
    assert.equal(await page.locator(".proof[open]").count(), 0);
    await page.click("[aria-label='Step back']");
    await page.waitForSelector("button.pictures");
    await page.reload();
    await page.waitForSelector(".pictures input");
    assert.equal(await page.locator(".proof[open]").count(), 0);
  }));

test("on a phone the proof of a net has a way back of its own, to the pictures in sight", () =>
  site.visiting({ hash: `#view=explain&p=${ESCARGOT}&step=6`, size: "phone" }, async (page) => {
    await page.waitForSelector(".stated");
    // All that its marks mean is in sight, and agrees with the words.
    assert.ok((await page.$$eval(".legend li", (all) => all.map((each) => each.getBoundingClientRect().right))).every((x) => x <= 390));
    assert.match(await page.textContent(".legend"), /is falseis true/);
    await page.read(".proof summary", (summary) => scrollBy(0, summary.getBoundingClientRect().top - 480));
    await page.tap(".proof summary");
    await page.waitForSelector(".proof .good");
    await page.waitForSelector(".board .strike");
    // It is where the finger was, not behind the board.
    const { y } = await page.locator(".proof button.pictures").boundingBox();
    assert.ok(y > 400 && y < 600, `${y}`);
    await page.tap(".proof button.pictures");
    await page.waitForSelector(".pictures input:focus");
    const [slider, board] = await Promise.all([".pictures", ".board-box"].map((each) => page.locator(each).boundingBox()));
    assert.ok(slider.y >= board.y + board.height, `${slider.y} ${board.y + board.height}`);
  }));

test("a hint shows its proof too, and is drawn from it", () =>
  site.visiting({ hash: `#p=${HARD}` }, async (page) => {
    await page.waitForSelector(".board .cell, .board text");
    for (let depth = 1; depth <= 3; depth++) {
      await page.keyboard.press("h");
      await page.waitForSelector(depth < 3 ? ".hint" : ".hint .proof");
    }
    await page.click(".hint .proof summary");
    await page.waitForSelector(".hint .proof .good");
    // It says of what it is the proof.
    assert.match(
      await page.textContent(".hint .proof p:not(.good)"),
      /^If (r\dc\d were (not )?\d|a candidate to remove were true), not all of these could hold\. Each is needed:$/,
    );
    const count = await page.locator(".hint .proof li").count();
    await eventually(async () =>
      assert.equal(
        (await page.locator(".board .role.house.base").count()) + (await page.locator(".board .role.square.body").count()),
        count,
      ),
    );
    await page.click(".hint .proof summary");
    await eventually(async () => assert.equal(await page.locator(".hint .proof .good").count(), 0));
    await noFault(page);
  }));

test("sets of cells have a colour each, and a link of a group begins and ends at its members, never between them", () =>
  site.visiting(
    { hash: "#view=explain&p=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..&step=55" },
    async (page) => {
      await page.waitForSelector(".link-line");
      // The legend has the colour of each set of cells, and a cell has no other.
      const colours = (selector) =>
        page.$$eval(selector, (all) => [
          ...new Set(all.flatMap((each) => (each.checkVisibility() ? [getComputedStyle(each).getPropertyValue("--paint")] : []))),
        ]);
      const sets = await colours(".legend li:has-text('sets of cells') circle");
      assert.equal(sets.length, 3);
      assert.deepEqual((await colours(".board .square")).sort(), sets.sort());
      const far = await page.$$eval(".board :is(.link-line, .arrow-head)", (lines) => {
        const nodes = [...document.querySelectorAll(".link-node")].map((node) => ({ x: node.cx.baseVal.value, y: node.cy.baseVal.value }));
        const off = (at) => Math.min(...nodes.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
        return lines.map((line) => off(line.getPointAtLength(0)));
      });
      assert.ok(far.length > 8 && Math.max(...far) < 22, `${Math.max(...far)}`);
    },
  ));
