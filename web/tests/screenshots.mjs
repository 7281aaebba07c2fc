// Takes the pictures of the documents into docs/images: npm run build && npm run screenshots
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launch, visit } from "./browser.mjs";
import { serve } from "./server.mjs";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const IMAGES = fileURLToPath(new URL("../../docs/images", import.meta.url));
const CHAIN = "..6..8..5.......4..1.7...3........595..3.....4.7..9.8....4.....3.9..5..2.2.8.6...";
const INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/** The lines of puzzles with other rules, as the tutorial counts them, and its arrows. */
const GALLERY = readFileSync(new URL("../../testdata/gallery.txt", import.meta.url), "utf8").split("\n");
const TUTORIAL = readFileSync(new URL("../../docs/tutorial/first-variants.md", import.meta.url), "utf8");
const [, ARROWS] = /echo '(.*Arrow.*)' > arrows/.exec(TUTORIAL);

/** A board alone. */
const boardOf = (name, puzzle) => ({
  name,
  element: ".board",
  hash: `#p=${encodeURIComponent(puzzle)}`,
  act: (page) => page.waitForSelector(".told"),
});

/** Goes through the steps until one has a chain of some length. */
async function toChain(page) {
  await page.waitForSelector(".stepper");
  for (let i = 0; i < 80; i++) {
    if ((await page.locator(".board .link-line").count()) >= 4) return;
    await page.keyboard.press("ArrowRight");
  }
}

const PICTURES = [
  { name: "explain", hash: `#p=${CHAIN}&view=explain`, act: toChain },
  {
    name: "lab",
    hash: `#view=lab&p=${INKALA}&rung=bitmask&step=117`,
    act: async (page) => {
      await page.waitForFunction(() => document.querySelector("p.event")?.textContent.startsWith("no 1"));
    },
  },
  {
    name: "race",
    element: ".race",
    hash: `#view=lab&p=${INKALA}`,
    act: async (page) => {
      await page.waitForSelector(".program");
      await page.click("text=Watch side by side");
      await page.waitForSelector(".runners");
      await page.fill(".pace input", "4");
      await page.waitForFunction(() => document.querySelector(".runners li.solved"));
      await page.click(".watch >> text=Pause");
    },
  },
  {
    name: "play-phone",
    size: "phone",
    dark: true,
    hash: `#p=${CHAIN}`,
    act: async (page) => {
      await page.click(".more");
      await page.click("text=Fill in candidates");
      await page.waitForSelector(".mark.corner");
      await page.click("#cell-40 .hit", { force: true });
    },
  },
  {
    name: "explain-phone-ko",
    size: "phone",
    language: "ko",
    hash: `#p=${CHAIN}&view=explain`,
    act: toChain,
  },
  {
    name: "variant",
    hash: `#p=${encodeURIComponent(GALLERY[19])}`,
    act: async (page) => {
      await page.waitForSelector(".told");
      for (const name of ["Hint", "Show more", "Show more"]) await page.click(`button:has-text("${name}")`);
      await page.waitForSelector(".step-pictures");
    },
  },
  boardOf("killer", GALLERY[3]),
  boardOf("thermometer", GALLERY[5]),
  boardOf("arrows", ARROWS),
];

/** The picture that other sites show for a link: of the size that they ask for. */
async function linkPicture() {
  const page = await visit(browser, server.url, { hash: `#p=${CHAIN}&view=explain` });
  await page.setViewportSize({ width: 1200, height: 630 });
  await toChain(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path: fileURLToPath(new URL("../public/link-picture.png", import.meta.url)) });
  await page.context().close();
}

const server = await serve(DIST);
const browser = await launch();
for (const { name, act, element, ...options } of PICTURES) {
  const page = await visit(browser, server.url, options);
  await act(page);
  await page.waitForTimeout(300);
  const picture = element ? page.locator(element) : page;
  await picture.screenshot({ path: `${IMAGES}/${name}.png` });
  await page.context().close();
}
await linkPicture();
await browser.close();
await server.close();
