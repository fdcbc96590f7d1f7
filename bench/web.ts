import { fork } from "node:child_process";
import { digits, type Figure, kilobytes, median } from "./figures.ts";
import { plainPage } from "./floor.ts";
import { type Report, runLighthouse } from "./lighthouse.ts";
import { bytesBeforeIdle, counterBytes, scriptAfterIdle } from "./page-bytes.ts";
import { buildIfStale, startSite } from "./site.ts";
import { ratioOf, target } from "./targets.ts";

export interface WebOptions {
  routes: readonly string[];
  /** Lighthouse runs of each page and of its floor. */
  rounds: number;
}

function startFloor(pages: Record<string, string>): Promise<{ address: string; stop: () => void }> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL("floor-process.ts", import.meta.url));
    child.once("error", reject);
    child.once("message", (address) => resolve({ address: String(address), stop: () => child.disconnect() }));
    child.send(pages);
  });
}

const middle = (reports: readonly Report[], key: Exclude<keyof Report, "findings">) =>
  median(reports.map((report) => report[key]));

function lighthouseFigures(route: string, site: readonly Report[], floor: readonly Report[]): Figure[] {
  const [score, lcp, tbt, cls] = (["score", "lcp", "tbt", "cls"] as const).map((key) =>
    middle(site, key),
  ) as [number, number, number, number];
  const ratio = lcp / middle(floor, "lcp");
  const hundred = (["accessibility", "bestPractices", "seo"] as const).map((key) => middle(site, key));
  return [
    {
      what: `${route} Lighthouse mobile score`,
      target: `≥ ${target.score}`,
      measured: `${score}`,
      met: score >= target.score,
    },
    {
      what: `${route} LCP ÷ LCP of the same text as plain HTML`,
      target: `≤ ${ratioOf(route).toFixed(2)}`,
      measured: `${ratio.toFixed(2)} (${digits(lcp)} ÷ ${digits(middle(floor, "lcp"))} ms; FCP ${digits(middle(site, "fcp"))} ÷ ${digits(middle(floor, "fcp"))} ms)`,
      met: ratio <= ratioOf(route),
    },
    { what: `${route} CLS`, target: "0", measured: cls.toFixed(3), met: cls < 0.0005 },
    {
      what: `${route} TBT`,
      target: `≤ ${target.tbt} ms`,
      measured: `${digits(tbt)} ms`,
      met: tbt <= target.tbt,
    },
    {
      what: `${route} accessibility, best practices, SEO`,
      target: "100",
      measured: hundred.join(", "),
      met: hundred.every((value) => value === 100),
    },
  ];
}

async function byteFigures(route: string, url: string): Promise<Figure[]> {
  const first = await bytesBeforeIdle(url);
  console.log(`  ${route} before idle: ${first.requests.join(", ")}`);
  const idle = await scriptAfterIdle(url);
  const saving = await bytesBeforeIdle(url, true);
  const within = (bytes: number, limit: number) => (route === "/" ? bytes <= limit * 1000 : undefined);
  const limit = (kb: number) => (route === "/" ? `≤ ${kb} KB` : "");
  return [
    {
      what: `${route} transferred before idle or touch`,
      target: limit(target.firstKB),
      measured: `${kilobytes(first.all)} in ${first.requests.length} requests`,
      met: within(first.all, target.firstKB),
    },
    {
      what: `${route} script of that, inline included`,
      target: limit(target.firstScriptKB),
      measured: kilobytes(first.script),
      met: within(first.script, target.firstScriptKB),
    },
    {
      what: `${route} transferred to a visitor who saves data and only reads`,
      target: limit(target.savingKB),
      measured: kilobytes(saving.all),
      met: within(saving.all, target.savingKB),
    },
    {
      what: `${route} script after idle, brotli`,
      target: limit(target.idleKB),
      measured: kilobytes(idle),
      met: within(idle, target.idleKB),
    },
  ];
}

function counterFigure(): Figure {
  const bytes = counterBytes();
  return {
    what: "visitor counter script, gzip",
    target: `≤ ${target.counterKB} KB`,
    measured: bytes === undefined ? "not built yet" : kilobytes(bytes),
    met: bytes === undefined ? undefined : bytes <= target.counterKB * 1000,
  };
}

/** Measures pages as a slow phone sees them, alternating with the same text as plain HTML. */
export async function benchWeb({ routes, rounds }: WebOptions): Promise<Figure[]> {
  await buildIfStale();
  const site = await startSite();
  try {
    const html = Object.fromEntries(
      await Promise.all(
        routes.map(async (route) => [route, await (await fetch(site.address + route)).text()]),
      ),
    ) as Record<string, string>;
    const floor = await startFloor(
      Object.fromEntries(Object.entries(html).map(([route, text]) => [route, plainPage(text)])),
    );
    const figures: Figure[] = [
      {
        what: "built site to first answer, new database made on the way",
        target: "≤ 2 s with the database there",
        measured: `${digits(site.startedInMs / 1000, 1)} s`,
      },
    ];
    for (const route of routes) {
      const ofSite: Report[] = [];
      const ofFloor: Report[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ofSite.push(await runLighthouse(site.address + route));
        ofFloor.push(await runLighthouse(floor.address + route));
        const [one, other] = [ofSite.at(-1), ofFloor.at(-1)];
        console.log(
          `  ${route} score ${one?.score}, LCP ${digits(one?.lcp ?? 0)} ÷ ${digits(other?.lcp ?? 0)} ms, TBT ${digits(one?.tbt ?? 0)} ms, CLS ${one?.cls.toFixed(3)}`,
        );
      }
      const findings = new Set(ofSite.flatMap((report) => report.findings));
      if (findings.size) console.log(`  ${route} cost points: ${[...findings].join("; ")}`);
      figures.push(...lighthouseFigures(route, ofSite, ofFloor));
      figures.push(...(await byteFigures(route, site.address + route)));
    }
    floor.stop();
    return [...figures, counterFigure()];
  } finally {
    await site.stop();
  }
}
