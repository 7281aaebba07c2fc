// Runs a test binary that was built for wasm32-wasip1, with the repository's folder in view.
import { readFile } from "node:fs/promises";
import { argv, cwd, exit } from "node:process";
import { WASI } from "node:wasi";

const [program, ...rest] = argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [program, ...rest], env: {}, preopens: { [cwd()]: cwd() } });
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
exit(wasi.start(instance) ?? 0);
