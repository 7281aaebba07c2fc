// The programs beside the lab: each solves boards of every size (greedy gets as far as its rung), and the marked lines of those in Python are executed
// in the order in which the rung reports its events. Compilers that are not installed are left out.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "../npm/index.js";

const FOLDER = fileURLToPath(new URL("../../web/src/lab/programs/", import.meta.url));
const RUNGS = [...new Set(readdirSync(FOLDER).map((name) => name.split(".")[0]))];
const BOARDS = [
  "1.....3..4.....2",
  "1.....34...2....5..6...1....43.2....",
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
];
const engine = await load();
const has = (command) => spawnSync(command, ["--version"]).status === 0;
const run = (command, args, input) => {
  const { status, stdout, stderr } = spawnSync(command, args, { input, encoding: "utf8" });
  assert.equal(status, 0, `${command} ${args.join(" ")}: ${stderr}`);
  return stdout.trim();
};

/** The board that a rung leaves: the solution, or where it got stuck. */
function reached(rung, board) {
  const recording = engine.record(rung, board);
  const { digits } = recording.state(recording.find(0, "solution") ?? recording.summary.events);
  recording.free();
  return digits.join("");
}

/** How to build and run a program; returns a function from the board to what the program prints. */
const TOOLS = {
  py: () => has("python3") && ((file) => (board) => run("python3", [file], `${board}\n`)),
  cpp: () => has("g++") && ((file, out) => (run("g++", ["-std=c++17", "-Wall", "-Wextra", "-Werror", "-o", out, file]), (board) => run(out, [], `${board}\n`))),
  rs: () => has("rustc") && ((file, out) => (run("rustc", ["--edition=2021", "--crate-name=program", "-Dwarnings", "-o", out, file]), (board) => run(out, [], `${board}\n`))),
  java: () => has("javac") && has("java") && ((file, out) => (run("javac", ["-d", out, file]), (board) => run("java", ["-cp", out, "Main"], `${board}\n`))),
};

for (const [ending, tool] of Object.entries(TOOLS))
  test(`programs in .${ending} solve boards of every size`, (context) => {
    const make = tool();
    if (!make) return context.skip("no compiler");
    const scratch = mkdtempSync(join(tmpdir(), "ninefold-programs-"));
    process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
    for (const rung of RUNGS) {
      const solve = make(join(FOLDER, `${rung}.${ending}`), join(scratch, rung));
      for (const board of BOARDS) assert.equal(solve(board), reached(rung, board), `${rung}.${ending} on ${board}`);
    }
  });

const TRACER = `
import re, sys
path = sys.argv[1]
source = open(path).read()
marks = {n: m[1] for n, line in enumerate(source.split("\\n"), 1) if (m := re.search(r"#: (\\w+)$", line))}
seen = []
def trace(frame, event, _):
    if frame.f_code.co_filename != path:
        return None
    line = frame.f_code.co_firstlineno if event == "call" else frame.f_lineno
    mark = marks.get(line)
    if mark and event in ("call", "line") and (mark == "call") == (event == "call"):
        seen.append(mark)
    return trace
code = compile(source, path, "exec")
sys.settrace(trace)
exec(code, {"__name__": "__main__"})
sys.settrace(None)
print(" ".join(seen))
`;

test("the marked lines are executed in the order of the rung's events", (context) => {
  if (!has("python3")) return context.skip("no python3");
  for (const rung of RUNGS) {
    for (const board of BOARDS.slice(0, 2)) {
      const recording = engine.record(rung, board);
      const end = recording.find(0, "solution") ?? recording.summary.events;
      const kinds = Array.from({ length: end }, (_, i) => recording.state(i + 1).event.kind);
      const seen = run("python3", ["-c", TRACER, join(FOLDER, `${rung}.py`)], `${board}\n`).split("\n").at(-1).split(" ");
      assert.deepEqual(seen.slice(0, end), kinds, `${rung} on ${board}`);
      recording.free();
    }
  }
});

test("the programs of a rung mark the same events in every language", () => {
  const marks = (name) => [...readFileSync(join(FOLDER, name), "utf8").matchAll(/: (call|try|reject|place|undo|back|solution)$/gm)].map((m) => m[1]);
  for (const rung of RUNGS) for (const ending of ["cpp", "rs", "java"]) assert.deepEqual(marks(`${rung}.${ending}`), marks(`${rung}.py`), `${rung}.${ending}`);
});
