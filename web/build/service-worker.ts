import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Writes `sw.js` beside the built page: on the first visit it stores every file of the build, and from
 * then on answers from that store, so that the page works offline. The store's name is a digest of the
 * build; a new build makes a new store and drops the old one. The page itself is stored once, as the folder.
 */
export function serviceWorker(): Plugin {
  let publicDir = "";
  return {
    name: "ninefold-service-worker",
    apply: "build",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        // The picture for links and the large icon are for sites and for installing, which need the network anyway.
        const own = readdirSync(publicDir).filter((name) => !["link-picture.png", "icon-512.png"].includes(name));
        // The engine for browsers without vectors is stored on first use, not before.
        const files = [...Object.keys(bundle).filter((name) => !name.includes("plain-")), ...own].sort();
        const digest = createHash("sha256");
        for (const name of files) {
          const item = bundle[name];
          const bytes = !item ? readFileSync(join(publicDir, name)) : item.type === "chunk" ? item.code : item.source;
          digest.update(name).update(bytes);
        }
        const source = script(`ninefold-${digest.digest("hex").slice(0, 16)}`, ["./", ...files.filter((name) => name !== "index.html")]);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

function script(store: string, files: string[]): string {
  return `const STORE = ${JSON.stringify(store)};
const FILES = ${JSON.stringify(files)};
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("ninefold-") && name !== STORE);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  event.respondWith(
    caches.open(STORE).then(async (store) => {
      const stored = await store.match(url.pathname.replace(/index\\.html$/, ""), { ignoreSearch: true });
      if (stored) return stored;
      const answer = await fetch(event.request);
      if (answer.ok && url.pathname.includes("/assets/")) await store.put(event.request, answer.clone());
      return answer;
    }),
  );
});
`;
}
