/**
 * Runs axe on a page. Its own package for Playwright sends 1.4 MB of script twice for each look, which costs more than the
 * look itself; here a document gets the short script once.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

type Violations = AxeResults["violations"];

let script: string | undefined;

/** The violations of axe's rules, or of the given ones. */
export async function faultsOn(page: Page, rules: readonly string[]): Promise<Violations> {
  if (await page.evaluate(() => !("axe" in window))) {
    script ??= readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
    await page.evaluate(script);
  }
  const options: RunOptions = {
    // What is in frames is not ours: a video of another site.
    iframes: false,
    // No report of the elements that pass.
    resultTypes: ["violations"],
    ...(rules.length ? { runOnly: { type: "rule", values: [...rules] } } : {}),
  };
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run(of: Document, how: RunOptions): Promise<AxeResults> } };
    return (await axe.run(document, options)).violations;
  }, options);
}
