// Headless Chromium for the tests, with the flags that keep it from calling anywhere.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

export const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** How long a test waits for an expected element, in milliseconds: longer than a busy machine can need. */
export const PATIENCE = Number(process.env.PATIENCE ?? 120_000);

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const start = () =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", headless: true, args: FLAGS, timeout: PATIENCE });

/** A browser. Chromium sometimes crashes while it starts, before any page is open: it then gets one more attempt. */
export const launch = () =>
  start().catch((error) => {
    console.log(`the browser did not start, once more: ${error.message.split("\n")[0]}`);
    return start();
  });

/** A fresh visitor: empty storage, a size, a language; a phone has touch. `prepare` runs before the page is opened. */
export async function visit(browser, url, options = {}) {
  const { size = "desktop", language = "en", dark = false, hash = "", serviceWorkers = "allow", prepare } = options;
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size === "phone",
    isMobile: size === "phone",
    locale: language === "ko" ? "ko-KR" : "en-GB",
    colorScheme: dark ? "dark" : "light",
    serviceWorkers,
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(PATIENCE);
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(url).origin });
  const page = await context.newPage();
  // Reads the first such element once it is there: Playwright's own `$eval` fails where the page is a little slow.
  page.read = (selector, told, more) => page.locator(selector).first().evaluate(told, more);
  page.errors = [];
  page.elsewhere = [];
  page.on("pageerror", (error) => page.errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && page.errors.push(message.text()));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!["data:", "blob:"].includes(protocol) && origin !== new URL(url).origin) page.elsewhere.push(request.url());
  });
  await prepare?.(page);
  await page.goto(url + hash);
  await page.waitForSelector("main h1", { state: "attached" });
  return page;
}

export function scratch() {
  const folder = mkdtempSync(join(tmpdir(), "ninefold-web-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
