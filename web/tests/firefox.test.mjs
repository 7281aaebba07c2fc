// The page in Firefox, where it is installed (Debian's package firefox-esr). It is driven by Marionette, its own remote control over TCP.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { PATIENCE, scratch } from "./browser.mjs";
import { EASY } from "./fixture.mjs";
import { serve } from "./server.mjs";

const FIREFOX = ["firefox-esr", "firefox"].find((name) => spawnSync(name, ["--version"]).status === 0);
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** A port that nothing listens at. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A headless Firefox with a fresh profile: `call` does a command of WebDriver. */
async function launch() {
  const [port, profile] = [await freePort(), scratch()];
  writeFileSync(join(profile, "user.js"), `user_pref("marionette.port", ${port});user_pref("ui.prefersReducedMotion", 1);`);
  const browser = spawn(FIREFOX, ["--headless", "--no-remote", "--profile", profile, "--marionette"], { stdio: "ignore" });
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  let socket;
  for (const until = Date.now() + PATIENCE; !socket && Date.now() < until; await pause(100))
    socket = await new Promise((resolve) => {
      const trying = connect(port, "127.0.0.1", () => resolve(trying)).on("error", () => resolve(undefined));
    });
  const waiting = new Map();
  let read = Buffer.alloc(0);
  // Each message is its length, a colon and JSON: [1, number, error, result]. The first is a greeting.
  socket.on("data", (data) => {
    read = Buffer.concat([read, data]);
    for (let colon = read.indexOf(":"); colon > 0; colon = read.indexOf(":")) {
      const end = colon + 1 + Number(read.subarray(0, colon));
      if (read.length < end) return;
      const message = JSON.parse(read.subarray(colon + 1, end));
      read = read.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.(message);
    }
  });
  let last = 0;
  const call = async (command, parameters = {}) => {
    const number = ++last;
    const text = JSON.stringify([0, number, command, parameters]);
    const answer = new Promise((resolve) => waiting.set(number, resolve));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answer;
    if (error) throw new Error(`${command}: ${error.message}`);
    return result;
  };
  const close = async () => {
    socket.destroy();
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  return { call, close };
}

test("Firefox plays, hints, explains, reads a file and shows the own type", {
  skip: FIREFOX ? false : "Firefox is not installed",
}, async () => {
  const server = await serve(fileURLToPath(new URL("../dist", import.meta.url)));
  const firefox = await launch();
  try {
    await firefox.call("WebDriver:NewSession", { capabilities: {} });
    const run = async (script, args = []) => (await firefox.call("WebDriver:ExecuteScript", { script, args })).value;
    const until = async (script, ...args) => {
      for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(50)) if (await run(script, args)) return;
      assert.fail(`never true: ${script} ${args}`);
    };
    const press = (value) =>
      firefox.call("WebDriver:PerformActions", {
        actions: [{ type: "key", id: "keys", actions: ["keyDown", "keyUp"].map((type) => ({ type, value })) }],
      });
    const seen = (selector) => until("return document.querySelector(arguments[0]) !== null", selector);
    await firefox.call("WebDriver:Navigate", { url: `${server.url}#p=${EASY}` });
    await until("return document.querySelectorAll('.board .digit.given').length === 30");
    for (const shown of [".hint", ".hint .row .main", ".hint .pictures"]) {
      await press("h");
      await seen(shown);
    }
    await until("return document.fonts.size === 1 && [...document.fonts][0].status === 'loaded'");
    await run("document.querySelector('.hint .main').click()");
    await until("return document.querySelectorAll('.board .digit.written').length === 1");
    await run("location.hash = arguments[0]", [`#p=${EASY}&view=explain`]);
    await seen(".stepper .count");
    await until("return /ER/.test(document.querySelector('.ratings')?.textContent)");
    await run("location.hash = '#view=batch'");
    await seen("textarea");
    await run(
      "const box = document.querySelector('textarea'); box.value = arguments[0]; box.dispatchEvent(new Event('input', { bubbles: true }))",
      [`${EASY}\n`],
    );
    await until("const start = document.querySelector('.drop .main'); if (!start.disabled) start.click(); return !start.disabled");
    await seen(".listed tbody tr");
    assert.equal(await run("return document.documentElement.scrollWidth <= innerWidth"), true);
  } finally {
    await firefox.close();
    await server.close();
  }
});
