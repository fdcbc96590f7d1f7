import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { chromeFlags, chromePath } from "./browser.ts";

const client = "build/client";

/** What a phone transfers before it is idle or touched, response headers included. */
export interface FirstBytes {
  requests: string[];
  all: number;
  /** Script files as transferred, and inline scripts as brotli would compress them alone. */
  script: number;
}

/**
 * Opens the page in a phone-sized window and counts the bytes that a browser loads if it never becomes idle.
 * @param saving whether the browser asks for less data (Save-Data). Such a visitor stays on the page until it is idle, and gets no
 *   more by reading
 */
export async function bytesBeforeIdle(url: string, saving = false): Promise<FirstBytes> {
  const browser = await chromium.launch({ executablePath: chromePath(), args: [...chromeFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    await page.addInitScript(
      saving
        ? "Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })"
        : "self.requestIdleCallback = () => 0",
    );
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const kinds = new Map<string, { url: string; type: string }>();
    const requests: string[] = [];
    let all = 0;
    let script = 0;
    session.on("Network.responseReceived", ({ requestId, type, response }) =>
      kinds.set(requestId, { url: response.url, type }),
    );
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const known = kinds.get(requestId);
      all += encodedDataLength;
      if (known?.type === "Script") script += encodedDataLength;
      requests.push(`${known ? new URL(known.url).pathname : "?"} ${encodedDataLength} B`);
    });
    await page.goto(url, { waitUntil: "networkidle" });
    // The page starts its idle-time loading within two seconds.
    if (saving) await page.waitForTimeout(3_000);
    const html = await (await fetch(url)).text();
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text]) => text,
    );
    if (inline.length) script += brotliCompressSync(inline.join("\n")).length;
    return { requests, all, script };
  } finally {
    await browser.close();
  }
}

/** Brotli bytes of all script files that a page has fetched once it is hydrated and the network is idle. */
export async function scriptAfterIdle(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromePath(), args: [...chromeFlags] });
  try {
    const page = await browser.newPage();
    const paths = new Set<string>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) paths.add(pathname);
    });
    await page.goto(url);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const sizes = [...paths].map((path) => brotliCompressSync(readFileSync(join(client, path))).length);
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  } finally {
    await browser.close();
  }
}

/** Gzip bytes of the visitor counter (the built script that posts to /api/visits); undefined when there is none. */
export function counterBytes(): number | undefined {
  const scripts = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  const sizes = scripts
    .map((name) => readFileSync(join(client, name)))
    .filter((text) => text.includes("/api/visits"))
    .map((text) => gzipSync(text, { level: 9 }).length);
  return sizes.length ? Math.min(...sizes) : undefined;
}
