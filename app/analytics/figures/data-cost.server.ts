import { dataPrice } from "#content/figures.ts";
import type { Reach } from "./contract.ts";
import { bytesOf, filesOf, pageBytes } from "./page-files.server.ts";
import type { PageGroup } from "./page-groups.server.ts";

/** Bytes that the visits loaded: a page with each view, and a file at most once a visit. */
function loadedBytes({ visitors }: Reach, seen: readonly PageGroup[]): number {
  const loads = new Map<string, number>();
  let bytes = 0;
  for (const { path, views } of seen) {
    bytes += views * pageBytes(path);
    for (const file of filesOf(path)) loads.set(file, (loads.get(file) ?? 0) + views);
  }
  for (const [file, times] of loads) bytes += Math.min(times, visitors) * bytesOf(file);
  return bytes;
}

/**
 * The data cost of an average visit, in naira: the pages seen, plus each file that they load, counted once, including the
 * script, styles and fonts that load once a page is idle. It leaves out what a press loads. A browser that has the files
 * cached, saves data or leaves before the page is idle uses less. Null without visitors or a build.
 */
export function dataCost(totals: Reach, seen: readonly PageGroup[]): number | null {
  if (!totals.visitors) return null;
  try {
    return (loadedBytes(totals, seen) / totals.visitors / 1e9) * dataPrice.nairaPerGB;
  } catch {
    return null;
  }
}
