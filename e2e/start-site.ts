/** Playwright's global setup: the site that most tests share. */
import { runSite } from "./run-site.ts";

export default async function startSite(): Promise<() => Promise<void>> {
  const { stop, ...site } = await runSite();
  process.env.MINDSYNC_E2E_SITE = JSON.stringify(site);
  return stop;
}
