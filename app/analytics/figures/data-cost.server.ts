import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dataPrice } from "#content/figures.ts";
import type { Reach } from "./contract.ts";
import type { PageGroup } from "./page-groups.server.ts";

const client = "build/client";

/** Bytes of a built file as sent over the network; 0 if it does not exist. */
function bytesOf(file: string): number {
  for (const name of [`${file}.br`, file]) {
    const found = statSync(join(client, name), { throwIfNoEntry: false });
    if (found?.isFile()) return found.size;
  }
  return 0;
}

const pages = new Map<string, number>();

/** Bytes of a page without its files. A page that is rendered on request counts as the home page. */
function pageBytes(path: string): number {
  const known = pages.get(path) ?? (bytesOf(join(path, "index.html")) || bytesOf("index.html"));
  pages.set(path, known);
  return known;
}

let shared: Promise<number> | undefined;

/** Bytes of the styles, fonts and scripts in the home page. A browser loads them once. */
function sharedBytes(): Promise<number> {
  shared ??= readFile(join(client, "index.html"), "utf8").then((html) => {
    const named = new Set(
      [...html.matchAll(/\/(?:assets|fonts)\/[\w./-]+\.(?:js|css|woff2)/g)].map(([file]) => file),
    );
    return [...named].reduce((sum, file) => sum + bytesOf(file), 0);
  });
  return shared;
}

/**
 * The data cost of an average visit, in naira: the pages seen, plus the shared files once. This is an upper limit, because
 * a browser that has the shared files cached uses less. Null without visitors or a build.
 */
export async function dataCost({ visitors }: Reach, seen: readonly PageGroup[]): Promise<number | null> {
  if (!visitors) return null;
  const ofPages = seen.reduce((sum, { path, views }) => sum + views * pageBytes(path), 0);
  const each = ofPages / visitors + (await sharedBytes().catch(() => Number.NaN));
  return Number.isNaN(each) ? null : (each / 1e9) * dataPrice.nairaPerGB;
}
