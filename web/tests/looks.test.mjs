// What must be legible, and what must not move.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clickCell, EASY, eventually, fixture, press } from "./fixture.mjs";

const site = fixture();
const hash = `#p=${EASY}`;

/** The relative luminance of `rgb(…)`, as WCAG defines it. */
function luminance(colour) {
  const [r, g, b] = colour.match(/[\d.]+/g).map((n) => {
    const part = Number(n) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a, b) => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** The colours that the style sheet gives to drawings with these classes. */
const fills = (page, classes, tag = "rect") =>
  page.evaluate(
    ([classes, tag]) =>
      Object.fromEntries(
        classes.map((name) => {
          const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
          element.setAttribute("class", name);
          document.querySelector(".board").append(element);
          const { fill, stroke, opacity } = getComputedStyle(element);
          element.remove();
          return [name, { fill, stroke, opacity: Number(opacity) }];
        }),
      ),
    [classes, tag],
  );

for (const dark of [false, true])
  test(`digits and marks stand out from every ground, ${dark ? "dark" : "light"}`, () =>
    site.visiting({ hash, dark }, async (page) => {
      await page.waitForSelector("#cell-80");
      const paints = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `paint paint-${n}`);
      const shades = ["ground", "shade peer", "shade same", "shade could", "shade selected", "shade wrong", "shade differs"];
      const digits = ["digit given", "digit written", "digit clash", "mark corner", "mark centre"];
      const spots = [
        "body",
        "hinge",
        "wing",
        "fin",
        "endo-fin",
        "colour-a",
        "colour-b",
        "colour-c",
        "colour-d",
        "true",
        "false",
        "link",
        "set-0",
        "set-3",
        "set-more",
        "placement",
      ];
      const below = await fills(page, [...paints, ...shades, ...spots.map((role) => `role spot ${role}`)]);
      const texts = await fills(page, [...digits, "mark candidate", "mark candidate faint"], "text");
      const faint = [];
      const check = (text, ground) => {
        assert.equal(texts[text].opacity, 1, text);
        assert.equal(below[ground].opacity, 1, ground);
        const ratio = contrast(texts[text].fill, below[ground].fill);
        if (ratio < 4.5) faint.push(`${text} on ${ground}: ${ratio.toFixed(2)}`);
      };
      for (const text of digits) for (const ground of [...paints, ...shades]) check(text, ground);
      for (const role of spots) check("mark candidate", `role spot ${role}`);
      check("mark candidate faint", "ground");
      assert.deepEqual(faint, []);
      const { chosen } = await fills(page, ["chosen"]);
      for (const ground of [...paints, "ground"]) assert.ok(contrast(chosen.stroke, below[ground].fill) >= 3, `the selection on ${ground}`);
    }));

test("the selection is drawn above the paint", () =>
  site.visiting({ hash }, async (page) => {
    await clickCell(page, 2);
    await press(page, "v 3");
    await page.waitForSelector(".paint");
    const above = await page.evaluate(
      () =>
        !!(document.querySelector(".paint").compareDocumentPosition(document.querySelector(".chosen")) & Node.DOCUMENT_POSITION_FOLLOWING),
    );
    assert.ok(above);
  }));

/** The places of elements on the page, however far it is scrolled. */
const tops = (page, selector) => page.$$eval(selector, (all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));

for (const size of ["desktop", "phone"]) {
  test(`nothing that is pressed moves when a hint or a message comes, ${size}`, () =>
    site.visiting({ hash, size }, async (page) => {
      await page.waitForSelector("#cell-80");
      const still = ".modes button, .digits button, .history button, .actions button";
      const before = await tops(page, still);
      await press(page, "h");
      await page.waitForSelector(".hint");
      assert.deepEqual(await tops(page, still), before);
      const inHint = await tops(page, ".hint button");
      await press(page, "h h");
      await page.waitForSelector(".hint strong");
      assert.equal((await tops(page, ".hint button"))[0], inHint[0]);
      assert.deepEqual(await tops(page, still), before);
      await clickCell(page, 2);
      await press(page, "5");
      await page.click("text=Check");
      await page.waitForSelector(".shade.wrong");
      assert.deepEqual(await tops(page, still), before);
      // Setting the puzzle changes a button's text, but no button's place.
      const edges = () => page.$$eval(".actions button", (all) => all.map((each) => each.getBoundingClientRect().left));
      const columns = await edges();
      await page.click("text=Edit givens");
      await page.waitForSelector(".actions .main");
      assert.deepEqual(await edges(), columns);
    }));

  test(`the buttons of Explain stay where they are through the whole path, ${size}`, () =>
    site.visiting(
      { hash: "#view=explain&p=..6..8..5.......4..1.7...3........595..3.....4.7..9.8....4.....3.9..5..2.2.8.6...", size },
      async (page) => {
        await page.waitForSelector(".steps");
        await eventually(async () => assert.equal(await page.locator(".side .row.soft").count(), 0));
        const before = await tops(page, ".stepper button, .steps");
        const steps = Math.min(25, await page.locator(".steps li").count());
        for (let i = 0; i < steps; i++) {
          await page.click("[aria-label='Next step']");
          assert.deepEqual(await tops(page, ".stepper button, .steps"), before, `step ${i + 2}`);
        }
      },
    ));
}
