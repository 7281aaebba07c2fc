// Measures the figures of docs/WEB.md: npm run build && npm run figures [-- FILE]
// FILE holds the puzzles for the batch, one per line; without it that row is skipped.
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { launch, visit } from "./browser.mjs";
import { serve } from "./server.mjs";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const HARD = "..6..8..5.......4..1.7...3........595..3.....4.7..9.8....4.....3.9..5..2.2.8.6...";
const INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const file = process.argv[2];

const row = (what, measured) => console.log(`| ${what} | ${measured} |`);
const ms = (times) => {
  const sorted = [...times].sort((a, b) => a - b);
  const below = (part) => `${sorted[Math.ceil(part * sorted.length) - 1].toFixed(0)} ms`;
  return `${below(0.5)} in the middle of ${sorted.length}, ${below(0.99)} at the 99th percentile, ${below(1)} at most`;
};

/** First drawing and fetched files, for first-time visitors. */
async function first(browser) {
  const drawn = [];
  for (let i = 0; i < 7; i++) {
    const page = await visit(browser, server.url, { serviceWorkers: "block" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    drawn.push(await page.evaluate(() => performance.getEntriesByType("paint").find((e) => e.name === "first-contentful-paint").startTime));
    await page.context().close();
  }
  row("first drawing, from localhost, nothing stored", ms(drawn));
  const total = (files, kind) => `${(files.reduce((sum, each) => sum + each[kind], 0) / 1024).toFixed(1)} KiB`;
  // What the visitors above were sent, without the engine, which comes later.
  const needed = await server.measured((path) => !/worker|ninefold/.test(path));
  row("needed for the first board, brotli", total(needed, "brotli"));
  server.sent.length = 0;
  const page = await visit(browser, server.url, {});
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().close();
  const files = await server.measured();
  row("everything stored for offline use, brotli (gzip)", `${total(files, "brotli")} (${total(files, "gzip")})`);
  const modules = { "the engine": /[/]ninefold/, "the notations": /[/]texts/, variants: /[/]variants/ };
  for (const [name, path] of Object.entries(modules)) {
    const module = files.filter((file) => file.path.endsWith(".wasm") && path.test(file.path));
    row(`of it ${name}, brotli`, total(module, "brotli"));
  }
}

/** Each depth of the hints along a hard puzzle, from the key to the text on the page. */
async function hints(browser) {
  const page = await visit(browser, server.url, { hash: `#p=${HARD}` });
  await page.keyboard.press("h");
  await page.waitForSelector(".hint");
  const times = await page.evaluate(async () => {
    const text = () => document.querySelector(".hint p")?.textContent;
    const found = [];
    for (let i = 0; i < 90; i++) {
      const before = text();
      // After the whole hint, applies its step and asks for the next hint.
      document.querySelector(".hint strong") && document.querySelector(".hint .main").click();
      const begun = performance.now();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyH", key: "h", bubbles: true }));
      while ((!text() || text() === before) && performance.now() - begun < 3000) await new Promise((resolve) => setTimeout(resolve));
      found.push(performance.now() - begun);
    }
    return found;
  });
  row("next depth of a hint, or the next hint", ms(times));
  await page.context().close();
}

/** A file in the tab. */
async function batch(browser) {
  if (!file) return;
  for (const task of ["Solve", "Check"]) {
    const seconds = [];
    for (let i = 0; i < 3; i++) {
      const page = await visit(browser, server.url, { hash: "#view=batch" });
      await page.setInputFiles("input[type=file]", file);
      await page.click(`label:has-text('${task}')`);
      await page.click("text=Start");
      await page.waitForSelector(".preview");
      const text = await page.textContent(".card [role=status]");
      seconds.push(1000 * Number(/in ([\d.]+) s/.exec(text)[1]));
      if (i === 0) console.log(`  ${basename(file)}: ${text}`);
      await page.context().close();
    }
    row(`${task.toLowerCase()} the file in the tab, ${await cores(browser)} workers`, ms(seconds));
  }
}

async function cores(browser) {
  const page = await visit(browser, server.url, {});
  const count = await page.evaluate(() => navigator.hardwareConcurrency);
  await page.context().close();
  return count;
}

/** Frames while the lab plays, and places in its timeline. */
async function lab(browser) {
  const page = await visit(browser, server.url, { hash: `#view=lab&p=${INKALA}&rung=list-of-blanks` });
  await page.waitForFunction(() => document.querySelector(".player input")?.max === "1000000");
  await page.fill(".player input >> nth=1", "5");
  await page.keyboard.press("Space");
  await page.waitForSelector("text=Pause");
  const gaps = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const times = [];
          const draw = (now) =>
            times.push(now) <= 120 ? requestAnimationFrame(draw) : resolve(times.slice(1).map((time, i) => time - times[i]));
          requestAnimationFrame(draw);
        }),
    );
  const played = await gaps();
  row(
    "between frames while the lab plays 100,000 events a second",
    `${(played.reduce((a, b) => a + b) / played.length).toFixed(1)} ms on average, ${Math.max(...played).toFixed(0)} ms at most`,
  );
  await page.keyboard.press("Space");
  const scrubbed = await page.evaluate(async () => {
    const slider = document.querySelector(".player input");
    const times = [];
    for (let i = 0; i < 100; i++) {
      const place = String((i * 618_033) % 1_000_000);
      slider.value = place;
      const begun = performance.now();
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      while (!location.hash.endsWith(`step=${place}`)) await new Promise((resolve) => setTimeout(resolve));
      times.push(performance.now() - begun);
    }
    return times;
  });
  row("any place in a trace of 1,000,000 events", ms(scrubbed));
  await page.context().close();
}

const server = await serve(DIST);
const browser = await launch();
for (const part of [first, hints, batch, lab]) await part(browser);
await browser.close();
await server.close();
