// The package as a program in Node uses it, in both builds. Run by `./test web` after `wasm/build`.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { load } from "../npm/index.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

for (const kind of ["simd", "plain"]) {
  const engine = await load(kind);

  test(`${kind}: texts are read, and what is wrong has its place`, () => {
    const read = engine.read(`hello\n${PUZZLE}`);
    assert.equal(read.count, 1);
    assert.equal(read.puzzles[0].grid, PUZZLE);
    assert.deepEqual([read.trouble[0].line, read.trouble[0].column], [1, 1]);
    assert.deepEqual([engine.read("53..7\n").trouble[0].expected, engine.read("53..7\n", "ko").trouble[0].expected], ["81 cells", "81칸"]);
    assert.throws(() => engine.hint({ givens: "zz" }), /line 1, column 1: expected a digit/);
  });

  test(`${kind}: the engine has all that the types promise`, () => {
    const types = readFileSync(new URL("../npm/index.d.ts", import.meta.url), "utf8");
    const promised = [...types.split("interface Engine")[1].matchAll(/^ {2}(\w+)\(/gm)].map(([, name]) => name);
    assert.ok(promised.length > 15);
    assert.deepEqual(promised.filter((name) => typeof engine[name] !== "function"), []);
    for (const { name } of engine.formats()) engine.write(name, { givens: PUZZLE });
  });

  test(`${kind}: one solution, several, none`, () => {
    assert.deepEqual(engine.judge(PUZZLE), { kind: "unique", solution: SOLUTION });
    const several = engine.judge(`..${PUZZLE.slice(2)}`, 10);
    assert.equal(several.kind, "several");
    assert.deepEqual([several.count, several.complete], [2, true]);
    assert.equal(several.solutions[1], SOLUTION);
    assert.deepEqual(engine.judge(`55${PUZZLE.slice(2)}`).cells, [0, 1]);
  });

  test(`${kind}: candidates are clues of a Sukaku`, () => {
    // Two candidates per cell: the right one and the next.
    const clues = [...SOLUTION].map((d) => (1 << (d - 1)) | (1 << (d % 9)));
    const none = ".".repeat(81);
    const verdict = engine.judge(none, 1000, clues);
    const reached = verdict.kind === "unique" ? [verdict.solution] : verdict.solutions;
    for (const grid of reached) assert.ok([...grid].every((d, cell) => clues[cell] & (1 << (d - 1))), grid);
    const seen = engine.occurring(none, clues);
    assert.ok(seen.every((mask, cell) => (mask & ~clues[cell]) === 0 && mask & (1 << (SOLUTION[cell] - 1))));
    // Without the next digits of the first cells there is only one way, and the path follows it.
    const fewer = clues.map((mask, cell) => (cell < 45 ? 1 << (SOLUTION[cell] - 1) : mask));
    assert.equal(engine.judge(none, 2, fewer).solution, SOLUTION);
    const path = engine.path({ givens: none, clues: fewer });
    assert.equal(path.solution, SOLUTION);
    assert.equal(path.grade.solved, true);
  });

  test(`${kind}: placed digits are distinguished from givens`, () => {
    const placed = `..4${".".repeat(78)}`;
    for (const format of ["fpuzzles", "susser", "hodoku", "coach"]) {
      const { puzzles } = engine.read(engine.write(format, { givens: PUZZLE, placed }));
      assert.equal(puzzles[0].grid, PUZZLE, format);
      assert.equal(puzzles[0].placed, `534${PUZZLE.slice(3)}`, format);
    }
    assert.ok(engine.write("line", { givens: PUZZLE, placed }).startsWith("534"));
  });

  test(`${kind}: hints in three depths and two languages, and whole paths`, () => {
    const texts = [1, 2, 3].map((depth) => engine.hint({ givens: HARD }, depth).text);
    assert.equal(new Set(texts).size, 3);
    assert.match(engine.hint({ givens: HARD }, 3, "ko").text, /\p{Script=Hangul}/u);
    const path = engine.path({ givens: PUZZLE });
    assert.equal(path.grade.level, "easy");
    const digits = [...PUZZLE];
    for (const { placements } of path.steps) for (const { cell, digit } of placements) digits[cell] = `${digit}`;
    assert.equal(digits.join(""), SOLUTION);
    const wrong = engine.mistakes({ givens: PUZZLE, placed: `..1${".".repeat(78)}` });
    assert.deepEqual([wrong[0].cell, wrong[0].digit], [2, 1]);
  });

  test(`${kind}: hints with candidates go on until every digit is placed`, () => {
    // Eliminations leave cells with one candidate, which no peer has any more: they are open still.
    const placed = Array(81).fill(".");
    let candidates = engine.candidates(PUZZLE);
    for (let steps = 0; placed.includes(".") && steps < 200; steps++) {
      const { kind: found, step, before } = engine.hint({ givens: PUZZLE, placed: placed.join(""), candidates });
      if (found === "solved") break;
      candidates = before.candidates.slice();
      for (const { cell, digit } of step.eliminations) candidates[cell] &= ~(1 << (digit - 1));
      for (const { cell, digit } of step.placements) {
        placed[cell] = `${digit}`;
        const peer = (other) =>
          other % 9 === cell % 9 || Math.floor(other / 9) === Math.floor(cell / 9) || (Math.floor(other / 27) === Math.floor(cell / 27) && Math.floor((other % 9) / 3) === Math.floor((cell % 9) / 3));
        candidates = candidates.map((mask, other) => (other === cell ? 0 : peer(other) ? mask & ~(1 << (digit - 1)) : mask));
      }
    }
    assert.equal([...PUZZLE].map((given, cell) => (given === "." ? placed[cell] : given)).join(""), SOLUTION);
  });

  test(`${kind}: the proof of a step is checked, without what it does not need`, () => {
    const path = engine.path({ givens: HARD });
    const placed = (digits) => [...digits].map((digit, cell) => (HARD[cell] === "." ? digit : ".")).join("");
    for (const step of path.steps) {
      const at = { givens: HARD, placed: placed(step.before.digits), candidates: step.before.candidates };
      const proof = engine.prove(at, step);
      assert.ok(proof.accepted, step.text);
      assert.ok(proof.truths.length > 0 || proof.deadly.length > 0, step.text);
      // Each truth is needed: without the first one the proof fails.
      if (proof.truths.length > 0) assert.ok(!engine.prove(at, { ...step, proof: { ...proof, truths: proof.truths.slice(1) } }).accepted, step.text);
    }
  });

  test(`${kind}: isomorphs have the same canonical form`, () => {
    const turned = Array.from({ length: 81 }, (_, i) => PUZZLE[(i % 9) * 9 + Math.floor(i / 9)]).join("").replace(/[1-9]/g, (digit) => String((Number(digit) % 9) + 1));
    const { output } = engine.batch(`${PUZZLE}\n${turned}\n${HARD}\n`, "line", "canon");
    const forms = output.trimEnd().split("\n").map((line) => line.split("\t")[1]);
    assert.equal(forms[0], forms[1]);
    assert.notEqual(forms[0], forms[2]);
  });

  test(`${kind}: puzzles are made, the same for a seed`, () => {
    const made = engine.generate({ min: "hard", max: "hard" }, 7);
    assert.equal(made.grade.level, "hard");
    assert.equal(engine.judge(made.puzzle).kind, "unique");
    assert.deepEqual(engine.generate({ min: "hard", max: "hard" }, 7), made);
    const pattern = [...made.puzzle].flatMap((digit, cell) => (digit === "." ? [] : [cell]));
    const same = engine.generate({ pattern }, 1n) ?? engine.generate({ pattern }, 2n);
    assert.deepEqual([...same.puzzle].flatMap((digit, cell) => (digit === "." ? [] : [cell])), pattern);
    assert.throws(() => engine.generate({ clues: [16, 16] }, 1), /17 are the least/);
    assert.throws(() => engine.generate({ clues: [16, 16] }, 1, "ko"), /17개가 가장 적습니다/);
  });

  test(`${kind}: searches are recorded, forth and back`, () => {
    const recording = engine.record("bitmask", PUZZLE);
    const { events, counts } = recording.summary;
    assert.deepEqual(engine.run("bitmask", PUZZLE).counts, counts);
    const back = recording.find(events, "back", true);
    assert.equal(recording.state(back).event.kind, "back");
    const solved = recording.find(0, "solution");
    assert.equal(recording.state(solved).digits.join(""), SOLUTION);
    assert.equal(recording.state(0).digits.join("").replaceAll("0", "."), PUZZLE);
    recording.free();
  });

  test(`${kind}: files of puzzles, with bad ones between`, () => {
    const done = engine.batch(`${PUZZLE}\nx\n${HARD}\n`, "line", "solve");
    const lines = done.output.trimEnd().split("\n");
    assert.equal(lines.length, 3);
    assert.equal(lines[0], SOLUTION);
    assert.match(lines[1], /malformed/);
    assert.deepEqual(done.counts, { malformed: 1, unique: 2 });
  });

  test(`${kind}: techniques can be switched off, and all steps of a position are found`, () => {
    const off = ["hidden-single"];
    const path = engine.path({ givens: PUZZLE }, "en", off);
    assert.ok(path.grade.solved && path.steps.length > 0);
    assert.ok(path.steps.every(({ technique }) => technique !== "hidden-single"));
    assert.notEqual(engine.hint({ givens: PUZZLE }, 3, "en", off).step.technique, "hidden-single");
    const steps = engine.steps({ givens: PUZZLE }, 60);
    assert.equal(steps[0].technique, engine.path({ givens: PUZZLE }).steps[0].technique);
    assert.ok(new Set(steps.map(({ technique }) => technique)).size > 1);
    assert.equal(new Set(steps.map(({ technique, text }) => technique + text)).size, steps.length);
    // Every step agrees with the solution.
    for (const { placements } of steps) for (const { cell, digit } of placements) assert.equal(SOLUTION[cell], String(digit));
    for (const { eliminations } of steps) for (const { cell, digit } of eliminations) assert.notEqual(SOLUTION[cell], String(digit));
  });

  test(`${kind}: ratings on every scale`, () => {
    const EASTER = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    const ratings = engine.scales().map((scale) => engine.rate(scale, EASTER, engine.judge(EASTER).solution));
    assert.deepEqual(ratings.map(({ scale, text }) => [scale, text]), [
      ["ninefold", "easy, score 530"],
      ["hodoku", "easy, score 486"],
      ["explainer", "ER 2.3, EP 1.2, ED 1.2"],
      ["proof", "proof size 0"],
    ]);
    assert.equal(engine.rate("explainer", PUZZLE, SOLUTION, "ko").text, "ER 1.2, EP 1.2, ED 1.2");
    assert.throws(() => engine.rate("fiendish", PUZZLE, SOLUTION));
  });

  test(`${kind}: a whole search as a tree of calls, or by its depth`, () => {
    const recording = engine.record("list-of-blanks", "1.....3..4.....2");
    const { calls, solution } = recording.whole(1000, 100);
    assert.equal(calls.length, recording.summary.counts.calls);
    assert.equal(solution, recording.find(0, "solution"));
    calls.forEach(([begin, level, cell, digit, end], i) => {
      const { event, open, digits } = recording.state(begin);
      assert.deepEqual([event.kind, event.level, open.length], ["call", level, level + 1]);
      if (i > 0) assert.equal(digits[cell], digit);
      // While the call is open, the search is in it or in one that it made.
      if (end !== null) assert.ok(recording.state(end).open.length > level && (recording.state(end + 1).event.level < level || recording.state(end + 1).event.kind === "call"));
    });
    const format = recording.whole(10, 7);
    assert.equal(format.calls, null);
    assert.equal(format.depths.length, 7);
    assert.equal(Math.max(...format.depths.map(([, most]) => most)), recording.summary.counts.deepest);
    recording.free();
  });
}
