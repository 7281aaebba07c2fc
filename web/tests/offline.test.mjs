import assert from "node:assert/strict";
import { test } from "node:test";
import { digitsOn, EASY, eventually, fixture } from "./fixture.mjs";

const site = fixture();

test("the first board needs little", async () => {
  site.server.sent.length = 0;
  await site.visiting({ hash: `#p=${EASY}` }, async (page) => {
    await page.waitForSelector("#cell-80");
    // How rules look comes with the first variant.
    const styles = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ cssRules }) => Array.from(cssRules, (rule) => rule.cssText)),
    );
    assert.ok(styles.length > 100 && !styles.some((rule) => rule.includes(".rule.")));
  });
  // The engine comes later, in a worker.
  const needed = await site.server.measured((path) => !/worker|ninefold/.test(path));
  const size = needed.reduce((sum, { brotli }) => sum + brotli, 0);
  console.log(`the first board: ${size} bytes with brotli`);
  assert.ok(size <= 60 * 1024, `${size} bytes with Brotli`);
});

test("a first visit fetches little", async () => {
  site.server.sent.length = 0;
  await site.visiting({ serviceWorkers: "allow" }, (page) => page.evaluate(() => navigator.serviceWorker.ready));
  const once = await site.server.measured();
  const sum = (of, kind) => once.filter(({ path }) => of(path)).reduce((total, file) => total + file[kind], 0);
  for (const kind of ["gzip", "brotli"]) {
    const [all, wasm] = [sum(() => true, kind), sum((path) => path.endsWith(".wasm"), kind)];
    console.log(`first visit, everything stored for offline work: ${all} bytes with ${kind}, of it wasm ${wasm}`);
  }
  const [all, engine] = [
    sum(() => true, "brotli"),
    Math.max(...once.filter(({ path }) => path.endsWith(".wasm") && !path.includes("variants-")).map((file) => file.brotli)),
  ];
  console.log(`the engine, with brotli: ${engine} bytes`);
  const variants = once.find(({ path }) => path.includes("variants-"))?.brotli ?? Infinity;
  console.log(`variants, with brotli: ${variants} bytes`);
  // The aims are 700 KiB in all and 150 KiB for variants; their steps with proofs and arguments alone take 39 KiB.
  assert.ok(all <= 838 * 1024, `${all} bytes with Brotli`);
  assert.ok(variants <= 259 * 1024, `${variants} bytes with Brotli for variants`);
  assert.ok(engine <= 212 * 1024, `${engine} bytes with Brotli for the engine`);
});

// The last test of this file: it stops the server, since a browser's emulation of being offline need not reach
// the service worker.
test("works without a network after the first visit", () =>
  site.visiting({ hash: `#p=${EASY}`, serviceWorkers: "allow" }, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await site.server.close();
    await page.reload();
    await page.waitForSelector(".board");
    await eventually(async () => assert.equal(await digitsOn(page), EASY));
    await page.goto(`${site.server.url}index.html`);
    await page.waitForSelector(".board");
    assert.equal(
      await page.evaluate(() =>
        fetch("./nowhere").then(
          () => "answered",
          () => "refused",
        ),
      ),
      "refused",
    );
    // The browser reports the refused request as an error.
    page.errors.length = 0;
  }));
