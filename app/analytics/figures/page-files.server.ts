import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/*
 * What a browser fetches for a public page of the build: the page itself, the files that its HTML names, and what
 * hydrate.js fetches when the page is idle or touched (packages/page-finish/browser/hydrate.js). A journey compares this
 * with a browser.
 */

const client = "build/client";
const read = (file: string) => readFileSync(join(client, file), "utf8");

const sizes = new Map<string, number>();

/** Bytes of a built file as sent over the network; 0 if it does not exist. */
export function bytesOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const found = [`${file}.br`, file].map((name) => statSync(join(client, name), { throwIfNoEntry: false }));
  const bytes = found.find((one) => one?.isFile())?.size ?? 0;
  sizes.set(file, bytes);
  return bytes;
}

/** Bytes of a page without its files. A page that is rendered on request counts as the home page. */
export const pageBytes = (path: string): number => bytesOf(join(path, "index.html")) || bytesOf("index.html");

/** The addresses of built files that a text contains. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/\/(?:(?:assets|fonts)\/[\w./-]+\.(?:js|css|woff2|svg)|icon\.svg)/g)].map(
    ([file]) => file,
  );

interface Loaded {
  module: string;
  imports: string[];
}
interface Manifest {
  entry: Loaded;
  routes: Record<string, Loaded & { parentId?: string; path?: string }>;
}

let manifest: Manifest | undefined;

/** React Router's list of the build's routes, as hydrate.js reads it. */
function manifestIn(file: string): Manifest {
  if (manifest) return manifest;
  const text = read(file);
  manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
  return manifest;
}

/** The files of a route: its module, which may have several parts, and their imports. */
const filesOfRoute = (route: Loaded | undefined): string[] =>
  Object.values(route ?? {}).flatMap((value) => filesIn(String(value)));

/** The route of a public page: the one with its exact path, or else one with a parameter, such as courses/:slug. */
function routeOf(page: string, { routes }: Manifest) {
  const shown = Object.values(routes).filter(({ parentId }) => parentId === "site/layout");
  const path = page.slice(1);
  const matches = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path);
  return (
    shown.find((route) => (route.path ?? "") === path) ??
    shown.find((route) => route.path?.includes(":") && matches(route.path))
  );
}

/** The worker that each public page registers (app/site/layout.tsx). */
const worker = "/pages.js";

const known = new Map<string, ReadonlySet<string>>();

/**
 * The files that a browser loads for a page and stores, so that a visit loads each once.
 * @throws Error if there is no build
 */
export function filesOf(page: string): ReadonlySet<string> {
  const before = known.get(page);
  if (before) return before;
  const isBuilt = bytesOf(join(page, "index.html")) > 0;
  const html = read(isBuilt ? join(page, "index.html") : "index.html");
  const inPage = filesIn(html);
  const [, state] = /data-state="([\w-]+)"/.exec(html) ?? [];
  const start = inPage.find((file) => file.startsWith("/assets/hydrate-")) ?? "";
  const started = start ? filesIn(read(start)) : [];
  const list = started.find((file) => file.startsWith("/assets/manifest-"));
  const routes = list ? manifestIn(list) : undefined;
  const files = new Set([
    ...inPage,
    ...started,
    ...(state && isBuilt ? [`/assets/state-${state}.js`] : []),
    ...filesOfRoute(routes?.entry),
    ...filesOfRoute(routes?.routes.root),
    ...filesOfRoute(routes?.routes["site/layout"]),
    ...filesOfRoute(routes && routeOf(page, routes)),
    worker,
  ]);
  known.set(page, files);
  return files;
}
