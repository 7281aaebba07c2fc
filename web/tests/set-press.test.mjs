// What presses and keys on the board of Set mean to each tool.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, fixture, noFault } from "./fixture.mjs";
import { begin, choose, drag, HERE, keys, middle } from "./set-board.mjs";

const site = fixture();
const rulesOf = (page) => page.$$eval(".rule-list li button:first-child", (all) => all.map((each) => each.textContent));
const haveRules = (page, ...rules) => eventually(async () => assert.deepEqual(await rulesOf(page), rules));

test("a press chooses what lies there with its tool, unless it means something to the tool at hand", () =>
  site.visiting(HERE, async (page) => {
    await begin(page, 6);
    await choose(page, "thermometer");
    await drag(page, 0, 1, 2);
    const press = async (cell) => page.mouse.click(...(await middle(page, cell)));
    const toolNow = () => page.inputValue(".palette :checked");
    await choose(page, "anti-king");
    await press(1);
    assert.equal(await toolNow(), "thermometer");
    await choose(page, "killer cage");
    // A drag draws, and so does a press with a number that waits, or with a tool of one cell.
    await drag(page, 1, 7);
    await keys(page, "Escape", "4");
    await press(2);
    await choose(page, "odd");
    await press(0);
    const all = ["thermometer r1c1 r1c2 r1c3", "killer cage r1c2 r2c2", "killer cage 4 r1c3", "odd r1c1"];
    await haveRules(page, ...all);
    await choose(page, "renban");
    await press(0);
    assert.equal(await toolNow(), "odd");
    await choose(page, "sandwich");
    await press(1);
    await haveRules(page, ...all, "sandwich above column 2 = ?");
    await press(7);
    assert.equal(await toolNow(), "killer cage");
    await keys(page, "Delete");
    await haveRules(page, all[0], ...all.slice(2), "sandwich above column 2 = ?");
    await noFault(page);
  }));
