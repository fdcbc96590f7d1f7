import { setTimeout as pause } from "node:timers/promises";
import { digits, type Figure, percentile } from "./figures.ts";
import { isFailed, kinds, type Sent } from "./mixed-kinds.ts";
import { mixedLoad } from "./mixed-load.ts";
import { buildIfStale, residentMemory, startSite } from "./site.ts";

/** How often the memory is read, in milliseconds. */
const every = 15_000;
/** By how much the memory may be higher in the last quarter than in the second one, in MB. */
const target = { growthMB: 30 };

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
    const load = mixedLoad(site.address, account);
    const memory: number[] = [];
    for (let left = minutes * 60_000; left > 0; left -= every) {
      await pause(Math.min(every, left));
      memory.push(((await residentMemory(site.pid)) ?? Number.NaN) / 1e6);
      console.log(`  ${digits(memory.at(-1) ?? 0)} MB, ${digits(load.seen.sent.length)} requests`);
    }
    await load.end();
    const quarter = memory.length / 4;
    const [early, late] = [memory.slice(quarter, 2 * quarter), memory.slice(3 * quarter)].map(meanOf);
    const growth = (late ?? 0) - (early ?? 0);
    return [
      ...timesByKind(load.seen.sent),
      {
        what: `requests in ${minutes} minutes; files taken`,
        target: "",
        measured: `${digits(load.seen.sent.length)}; ${load.seen.uploads.length}`,
      },
      {
        what: "resident memory of the node process, mean of the second and of the last quarter",
        target: `≤ ${target.growthMB} MB more`,
        measured: `${digits(early ?? 0)}, ${digits(late ?? 0)} MB`,
        met: growth <= target.growthMB,
      },
      { what: "… each 15 s", target: "", measured: memory.map((one) => digits(one)).join(" ") },
    ];
  } finally {
    await site.stop();
  }
}
