import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dataPrice } from "#content/figures.ts";
import type { Reach } from "./contract.ts";
import type { PageGroup } from "./page-groups.server.ts";

const client = "build/client";

/** Bytes of a built file as it goes over the network, nothing for one that is not there. */
function bytesOf(file: string): number {
  for (const name of [`${file}.br`, file]) {
    const found = statSync(join(client, name), { throwIfNoEntry: false });
    if (found?.isFile()) return found.size;
  }
  return 0;
}

const pages = new Map<string, number>();

/** Bytes of a page alone; those that are rendered for each visitor count as the home page. */
function pageBytes(path: string): number {
  const known = pages.get(path) ?? (bytesOf(join(path, "index.html")) || bytesOf("index.html"));
  pages.set(path, known);
  return known;
}

let shared: Promise<number> | undefined;

/** Bytes of the files that the home page names, which a browser loads once: styles, fonts, scripts. */
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
 * What an average visit costs its visitor in data, in naira: the pages that were seen, and once a visit what all pages share.
 * A browser that has the shared files already pays less, so this is the most. Null without visitors or a build.
 */
export async function dataCost({ visitors }: Reach, seen: readonly PageGroup[]): Promise<number | null> {
  if (!visitors) return null;
  const ofPages = seen.reduce((sum, { path, views }) => sum + views * pageBytes(path), 0);
  const each = ofPages / visitors + (await sharedBytes().catch(() => Number.NaN));
  return Number.isNaN(each) ? null : (each / 1e9) * dataPrice.nairaPerGB;
}
