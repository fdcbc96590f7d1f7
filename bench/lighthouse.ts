import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { launch } from "chrome-launcher";
import { chromeFlags, chromePath } from "./browser.ts";

/**
 * It is not among the installed packages: with what it needs it was a fifth of all their files, and only this bench uses it.
 * npm fetches it when it is first run.
 */
const lighthouse = "lighthouse@13.5.0";

/** What is read of Lighthouse's JSON (`lhr` in its documentation). */
interface Result {
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  categories: Record<
    string,
    { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
}

/** The result of one Lighthouse run on a simulated slow phone. Times in milliseconds, scores out of 100. */
export interface Report {
  score: number;
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Audits that cost points, in words. */
  findings: string[];
}

/** On a busy machine Lighthouse sometimes loses its trace and reports this; then it is run once more. */
const lostTrace = /NO_NAVSTART|recording the trace/;

/** Runs Lighthouse's mobile default once, in a new browser. */
export function runLighthouse(url: string): Promise<Report> {
  return measure(url).catch((error) => {
    if (error instanceof Error && lostTrace.test(error.message)) return measure(url);
    throw error;
  });
}

async function measure(url: string): Promise<Report> {
  const chrome = await launch({
    chromePath: chromePath(),
    chromeFlags: [...chromeFlags],
    logLevel: "silent",
  });
  try {
    const { stdout } = await promisify(execFile)(
      "npm",
      [
        "exec",
        "--yes",
        `--package=${lighthouse}`,
        "--",
        "lighthouse",
        url,
        `--port=${chrome.port}`,
        "--output=json",
        "--quiet",
      ],
      { maxBuffer: 2 ** 26 },
    );
    const lhr: Result = JSON.parse(stdout);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
    const findings = Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter((ref) => ref.weight > 0 && (lhr.audits[ref.id]?.score ?? 1) < 0.9)
        .map((ref) => `${id}: ${lhr.audits[ref.id]?.title}`),
    );
    return {
      score: score("performance"),
      lcp: value("largest-contentful-paint"),
      fcp: value("first-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      findings,
    };
  } finally {
    chrome.kill();
  }
}
