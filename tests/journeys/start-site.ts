/** Playwright's global setup: one site with one database for each worker, and one stand-in for WhatsApp. */
import type { FullConfig } from "@playwright/test";
import { runSite } from "./run-site.ts";
import { startWhatsApp } from "./whatsapp.ts";

export default async function startSites({ workers }: FullConfig): Promise<() => Promise<void>> {
  const started = await Promise.all(Array.from({ length: workers }, () => runSite()));
  process.env.MINDSYNC_E2E_SITES = JSON.stringify(started.map(({ stop: _, ...site }) => site));
  const whatsapp = await startWhatsApp();
  process.env.MINDSYNC_E2E_WHATSAPP = String(whatsapp.port);
  return async () => {
    whatsapp.stop();
    await Promise.all(started.map(({ stop }) => stop()));
  };
}
