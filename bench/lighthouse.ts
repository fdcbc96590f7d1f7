import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromeFlags, chromePath } from "./browser.ts";

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
    const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "silent" });
    const lhr = result?.lhr;
    if (!lhr || lhr.runtimeError)
      throw new Error(`Lighthouse failed on ${url}: ${lhr?.runtimeError?.message}`);
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
