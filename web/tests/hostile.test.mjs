// Hostile texts: endless, huge, damaged, with scripts.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as variants from "../src/engine/pkg/variants/ninefold.js";
import { boardOf, eventually, fixture, paste } from "./fixture.mjs";

const site = fixture();
const FOUR = ".Shape~4x4.Cage~3~R1C1~R1C2";

/** A link that unpacks to a run of one letter: each code of lz-string stands for one letter more than the one before. */
function run(codes) {
  let bits = `00${[..."01100001"].reverse().join("")}`;
  for (let i = 0, code = 4, left = 4, width = 3; i <= codes; i++, code++) {
    // A 2 ends the text.
    bits += [...(i < codes ? code : 2).toString(2).padStart(width, "0")].reverse().join("");
    if (--left === 0) left = 2 ** width++;
  }
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const padded = bits.padEnd(Math.ceil(bits.length / 24) * 24, "0");
  return `https://www.f-puzzles.com/?load=${padded.replace(/.{6}/g, (six) => letters[Number.parseInt(six, 2)])}`;
}

const SCRIPT = '<img src=x onerror="window.ran = 1"><script>window.ran = 1</script>';
const json = (rest) => JSON.stringify({ "ninefold-variant": 1, rows: 9, rules: [], ...rest });
const ruled = (...rules) => json({ rows: 16, regions: [], rules });
const TAKES = /up to 16×16, with up to 2,500 rules/;

/** Hostile texts, and what the page says; where it says nothing, they open as harmless puzzles. */
const HOSTILE = [
  ["20,000 characters in a link", run(200), /a whole link, found one that is damaged or cut off/],
  ["33 million characters in a link of 16 KiB", run(8124), /a whole link, found one that is damaged or cut off/],
  ["a link cut off", run(8124).slice(0, 3000), /a whole link/],
  ["a link cut off at its beginning", "https://www.f-puzzles.com/?load=N4Ig", /./],
  ["deep JSON", `{"ninefold-variant":1,"rows":9,"rules":${"[".repeat(200_000)}`, /nested too deeply/],
  ["deep objects", `{"ninefold-variant":${'{"a":'.repeat(100_000)}`, /nested too deeply/],
  ["too many rules", ruled(...Array(3000).fill({ rule: "odd", cell: "r1c1" })), TAKES],
  ["a cell a hundred thousand times", ruled({ rule: "whisper", cells: Array(100_000).fill("r1c1"), difference: 1 }), /too many cells/],
  ["many long lines", ruled(...Array(800).fill({ rule: "renban", cells: Array(100).fill("r1c1") })), TAKES],
  ["a large board", json({ rows: 25 }), TAKES],
  ["a larger board", json({ rows: 1024, columns: 1024 }), /1024/],
  ["a board beyond all numbers", '{"ninefold-variant":1,"rows":1e999,"rules":[]}', /a number of the JSON/],
  ["a negative board", json({ rows: -1 }), /-1 is not a valid number/],
  ["a member too many", json({ rules_text: "Rules" }), /^rules_text: unknown member$/],
  ["a negative sum", ruled({ rule: "killer cage", cells: ["r1c1"], sum: -5 })],
  ["a sum beyond all sums", ruled({ rule: "killer cage", cells: ["r1c1"], sum: 1e18 }), /not a valid number/],
  ["cells outside", ruled({ rule: "thermometer", cells: ["r0c1", "r99999999999999999999c1"] }), /r0c1.*not a cell/],
  ["an expression without end", `.Regex~${"(".repeat(1000)}1{99}${"){99}".repeat(1000)}~R1C1~R1C2`, /damaged/],
  ["a shape without end", ".Shape~999999999x999999999", /Shape/],
  ["a title of a million letters", json({ title: "W".repeat(1_000_000), rules: [{ rule: "odd", cell: "r1c1" }] })],
  ["many drawings", json({ drawn: Array(5000).fill({ box: [0, 0, 10, 10, 0] }) }), /drawings/],
  ["names that all objects have", '{"ninefold-variant":1,"rows":9,"rules":[{"rule":"constructor"},{"rule":"__proto__"}]}'],
  [
    "a drawing that fills everything",
    json({ drawn: [{ box: [1e9, 0, 1e12, 1e12, 0], fill: "#ff0000ff", text: "a".repeat(9999), size: 1e9 }] }),
  ],
  [
    "scripts everywhere",
    json({
      ...{ title: SCRIPT, author: SCRIPT, description: SCRIPT },
      rules: [{ rule: SCRIPT, cells: ["r1c1"] }],
      unknown: [{ name: SCRIPT, at: SCRIPT }],
      drawn: [
        { box: [50, 50, 60, 60, 0], fill: "url(https://elsewhere.example/x.svg#a)", stroke: `red"/>${SCRIPT}`, ink: "red;}", text: SCRIPT },
        { line: [["0", SCRIPT]], stroke: "javascript:window.ran=1" },
      ],
    }),
  ],
];

test("hostile texts are refused in a sentence, or do no harm", () =>
  site.visiting({}, async (page) => {
    await page.waitForSelector("#cell-80");
    for (const [what, text, said] of HOSTILE) {
      await paste(page, FOUR);
      await boardOf(page, 16);
      await paste(page, text);
      if (said) {
        await eventually(async () => assert.match(await page.textContent("dialog[open] [role=alert]", { timeout: 1000 }), said, what));
        await page.keyboard.press("Escape");
        await page.waitForSelector("dialog", { state: "detached" });
      } else {
        await eventually(async () => assert.ok((await page.locator("[role=gridcell]").count()) > 16, what));
      }
      // A link does the same.
      if (text.length < 100_000) {
        if (!said) await paste(page, FOUR);
        await boardOf(page, 16);
        await page.evaluate((text) => (location.hash = `#p=${encodeURIComponent(text)}`), text);
        if (said) await page.waitForSelector(".status:has-text('could not be read')");
        await boardOf(page, said ? 16 : /"rows":16/.test(text) ? 256 : 81);
      }
      assert.equal(await page.evaluate(() => window.ran), undefined, what);
    }
  }));

test("values and cells that a board has not count for nothing", () => {
  variants.initSync({ module: readFileSync(new URL("../src/engine/pkg/variants/ninefold_bg.wasm", import.meta.url)) });
  const variant = new variants.Variant(json({ rows: 4, rules: [{ rule: "killer cage", cells: ["r1c1", "r1c2"], sum: 3 }] }), "en");
  const hint = (values, kept) => variant.hint(Uint8Array.from(values), Uint32Array.from(kept));
  const plain = hint([1], []);
  assert.match(plain, /r1c2/);
  assert.equal(hint([1, ...Array(15).fill(255), 2, 3], Array(20).fill(2 ** 32 - 1)), plain);
});

test("what is wrong with a puzzle is said in the player's language", () => {
  variants.initSync({ module: readFileSync(new URL("../src/engine/pkg/variants/ninefold_bg.wasm", import.meta.url)) });
  const wrong = json({ rows: 4, rules: [{ rule: "killer cage", cells: ["r1c1", "r1c9"], sum: 3 }] });
  assert.throws(() => new variants.Variant(wrong, "en"), { message: /r1c9/ });
  assert.throws(() => new variants.Variant(wrong, "ko"), { message: /[가-힣].*r1c9/ });
});
