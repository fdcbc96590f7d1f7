/** Playwright's global setup: one site with one database for each worker. */
import type { FullConfig } from "@playwright/test";
import { runSite } from "./run-site.ts";

export default async function startSites({ workers }: FullConfig): Promise<() => Promise<void>> {
  const started = await Promise.all(Array.from({ length: workers }, () => runSite()));
  process.env.MINDSYNC_E2E_SITES = JSON.stringify(started.map(({ stop: _, ...site }) => site));
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}
