import { setTimeout as pause } from "node:timers/promises";
import { mostRemembered } from "#app/analytics/outliers.server.ts";
import { digits, type Figure, percentile } from "./figures.ts";
import { isFailed, kinds, type Sent } from "./mixed-kinds.ts";
import { asking, emptySeen, mixedLoad } from "./mixed-load.ts";
import { visit } from "./mixed-people.ts";
import { buildIfStale, type MemoryParts, memoryParts, startSite } from "./site.ts";

/** How often the memory is read, in milliseconds. */
const every = 15_000;
/** By how much the memory may be higher at the end than when the load has run for a while, in MB. */
const target = { growthMB: 30 };
/** How many of the visits that fill what the site remembers are sent at once. */
const atOnce = 50;

const account = { email: "owner@mindsync.example", password: "an owner's long password" };

/** How quickly each kind of request was answered, and how many were not taken. */
function timesByKind(sent: readonly Sent[]): Figure[] {
  return kinds.map((kind) => {
    const own = sent.filter((one) => one.kind === kind);
    const times = own.map(({ ms }) => ms);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => digits(percentile(times, share), 1));
    const failed = own.filter(isFailed).length;
    return {
      what: `${kind}: p50, p95, p99 of ${digits(own.length)}; errors`,
      target: "no errors",
      measured: `${p50}, ${p95}, ${p99} ms; ${failed}`,
      met: failed === 0,
    };
  });
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The means of a part of the memory in the third and in the last minute; in a run under four minutes, in its third and last
 * quarter.
 */
export function earlyAndLate(values: readonly number[]): [early: number, late: number] {
  const part = Math.min(60_000 / every, values.length / 4);
  return [meanOf(values.slice(2 * part, 3 * part)), meanOf(values.slice(-part))];
}

/**
 * Fills what the site remembers of sessions and networks for ten minutes to its bound, before the memory is read. Otherwise
 * it would grow for as long as the measurement lasts, whatever else grows.
 */
async function fillWhatIsBounded(address: string): Promise<void> {
  const ask = asking(address, []);
  const seen = emptySeen();
  for (let sent = 0; sent < mostRemembered; sent += atOnce)
    await Promise.all(Array.from({ length: atOnce }, () => visit(ask, seen)));
}

/** Puts a mixed load on one process for this many minutes, and watches its memory. */
export async function benchMixed({ minutes }: { minutes: number }): Promise<Figure[]> {
  await buildIfStale();
  const site = await startSite({
    TRUST_PROXY: "1",
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    LOG_LEVEL: "error",
  });
  try {
    await fillWhatIsBounded(site.address);
    const load = mixedLoad(site.address, account);
    const memory: MemoryParts[] = [];
    for (let left = minutes * 60_000; left > 0; left -= every) {
      await pause(Math.min(every, left));
      const now = await memoryParts(site.address);
      memory.push(now);
      const [resident, heap, external] = [now.resident, now.heap, now.external].map((part) =>
        digits(part / 1e6),
      );
      const requests = digits(load.seen.sent.length);
      console.log(`  ${resident} MB (heap ${heap}, external ${external}), ${requests} requests`);
    }
    await load.end();
    const partOf = (part: keyof MemoryParts) => memory.map((one) => one[part] / 1e6);
    const figureOf = (what: string, part: keyof MemoryParts): Figure => {
      const [early, late] = earlyAndLate(partOf(part));
      return { what: `… ${what}`, target: "", measured: `${digits(early)}, ${digits(late)} MB` };
    };
    const [early, late] = earlyAndLate(partOf("resident"));
    return [
      ...timesByKind(load.seen.sent),
      {
        what: `requests in ${minutes} minutes; files taken`,
        target: "",
        measured: `${digits(load.seen.sent.length)}; ${load.seen.uploads.length}`,
      },
      {
        what: "resident memory of the node process, mean of the third and of the last minute (or quarter)",
        target: `≤ ${target.growthMB} MB more`,
        measured: `${digits(early)}, ${digits(late)} MB`,
        met: late - early <= target.growthMB,
      },
      figureOf("of it in use on the heap", "heap"),
      figureOf("of it outside the heap (buffers)", "external"),
      {
        what: "… each 15 s",
        target: "",
        measured: partOf("resident")
          .map((one) => digits(one))
          .join(" "),
      },
    ];
  } finally {
    await site.stop();
  }
}
