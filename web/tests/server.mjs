// Serves the built page from 127.0.0.1 the way an ordinary static host does: types, gzip, no more.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzipSync } from "node:zlib";

const brotli = promisify(brotliCompress);

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
};

/**
 * Starts a server for a folder; returns its address, the files it sent, and a function to stop it. Each file is packed once. `worker` changes
 * the program of the page's workers: here and not in the browser, whose tools do not see the second of two workers that start together.
 */
export async function serve(folder, worker) {
  const sent = [];
  const files = new Map();
  const packedFile = async (file) => {
    const known = files.get(file);
    if (known) return known;
    const read = await readFile(file);
    const body = worker && /\/worker-[^/]*\.js$/.test(file) ? Buffer.from(worker(read.toString())) : read;
    const made = { body, packed: gzipSync(body, { level: 9 }) };
    files.set(file, made);
    return made;
  };
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    try {
      const { body, packed } = await packedFile(file);
      const smaller = packed.length < body.length;
      const out = smaller ? packed : body;
      sent.push({ path, gzip: out.length, body });
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      response.writeHead(200, {
        "content-type": type,
        "content-length": out.length,
        "cache-control": "no-cache",
        ...(smaller ? { "content-encoding": "gzip" } : {}),
      });
      response.end(out);
    } catch {
      response.writeHead(404).end("not found");
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}/`;
  /** The files sent, each once, with their sizes under both compressions that hosts use: those whose paths `count`, since packing takes long. */
  const measured = (count = () => true) =>
    Promise.all(
      [...new Map(sent.map((file) => [file.path, file])).values()]
        .filter(({ path }) => count(path))
        .map(async ({ path, gzip, body }) => ({ path, gzip, brotli: Math.min(gzip, (await brotli(body)).length) })),
    );
  return {
    url,
    sent,
    measured,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
