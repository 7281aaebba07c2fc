// What stands out from what, and what can be told apart, in both themes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { EASY, fixture } from "./fixture.mjs";

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

/** A colour as most see it, and as deuteranopes and protanopes do (Machado and others, 2009), in L*a*b*. */
const SEEN = {
  "full sight": [1, 0, 0, 0, 1, 0, 0, 0, 1],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
};
function labOf(colour, matrix) {
  const rgb = colour.match(/[\d.]+/g).map((n) => (n / 255 <= 0.04045 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4));
  const times = (m, v) => [0, 3, 6].map((at) => m[at] * v[0] + m[at + 1] * v[1] + m[at + 2] * v[2]);
  const xyz = times(
    [0.4124, 0.3576, 0.1805, 0.2126, 0.7152, 0.0722, 0.0193, 0.1192, 0.9505],
    times(matrix, rgb).map((n) => Math.min(1, Math.max(0, n))),
  );
  const [x, y, z] = [xyz[0] / 0.9505, xyz[1], xyz[2] / 1.089].map((n) => (n > 0.008856 ? Math.cbrt(n) : 7.787 * n + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours look: CIEDE2000, after Sharma, Wu and Dalal (2005). */
function distance([l1, a1, b1], [l2, a2, b2]) {
  const [cos, sin] = [Math.cos, Math.sin].map((f) => (degrees) => f((degrees * Math.PI) / 180));
  const grey = (c) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const g = 1.5 - 0.5 * grey((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(g * a1, b1), Math.hypot(g * a2, b2)];
  const [h1, h2] = [Math.atan2(b1, g * a1), Math.atan2(b2, g * a2)].map((h) => ((h * 180) / Math.PI + 360) % 360);
  const turn = Math.abs(h2 - h1) > 180 ? 360 * Math.sign(h1 - h2) : 0;
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, (h1 + h2 + Math.abs(turn)) / 2];
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const byLightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const byChroma = (c2 - c1) / (1 + 0.045 * c);
  const byHue = (2 * Math.sqrt(c1 * c2) * sin((h2 - h1 + turn) / 2)) / (1 + 0.015 * c * t);
  const blue = -2 * grey(c) * sin(60 * Math.exp(-(((h - 275) / 25) ** 2)));
  return Math.sqrt(byLightness ** 2 + byChroma ** 2 + byHue ** 2 + blue * byChroma * byHue);
}

test("the distance of colours is that of CIEDE2000", () => {
  // Three pairs of the paper's test data.
  for (const [a, b, expected] of [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  ])
    assert.equal(distance(a, b).toFixed(4), String(expected));
});

for (const dark of [false, true])
  test(`everybody tells the nine colours apart, ${dark ? "dark" : "light"}`, () =>
    site.visiting({ hash, dark }, async (page) => {
      await page.waitForSelector("#cell-80");
      const names = ["ground", ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `paint paint-${n}`)];
      const colours = await fills(page, names);
      for (const [kind, matrix] of Object.entries(SEEN))
        for (const [i, a] of names.entries())
          for (const b of names.slice(0, i)) {
            const far = distance(...[a, b].map((name) => labOf(colours[name].fill, matrix)));
            // Dark colours stand out from a dark ground.
            assert.ok(far >= (kind === "full sight" || (dark && b === "ground") ? 12 : 9), `${a} and ${b}, ${kind}: ${far.toFixed(1)}`);
          }
      // Without any colour, there are three steps of three.
      const steps = names
        .slice(1)
        .map((name) => labOf(colours[name].fill, SEEN["full sight"])[0])
        .sort((a, b) => a - b);
      // The two that have the least colour for deuteranopes are not in the same one.
      const [one, eight] = [1, 8].map((n) => labOf(colours[`paint paint-${n}`].fill, SEEN.deuteranopia));
      assert.ok(Math.abs(one[0] - eight[0]) >= 4 && distance(one, eight) >= 13, `${one} ${eight}`);
      for (const at of [3, 6]) assert.ok(steps[at] - steps[at - 1] >= 4, steps.map((step) => step.toFixed(1)).join());
    }));

test("in forced colours the calls of a search that are not yet reached can be seen", () =>
  site.visiting({ hash: "#view=lab" }, async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    const call = await page.waitForSelector(".tree .later circle", { state: "attached" });
    // A mix of colours comes as three parts of 1.
    const [stroke, ground] = await call.evaluate((each) => [
      getComputedStyle(each).stroke,
      getComputedStyle(document.body).backgroundColor,
    ]);
    const rgb = stroke.startsWith("color(")
      ? `rgb(${stroke
          .match(/[\d.]+/g)
          .slice(0, 3)
          .map((part) => part * 255)})`
      : stroke;
    assert.ok(contrast(rgb, ground) > 3, `${stroke} on ${ground}`);
  }));
