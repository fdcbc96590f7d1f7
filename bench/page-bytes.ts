import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { chromeFlags, chromePath } from "./browser.ts";

const client = "build/client";

/** What a phone takes over the network before idle or touch, heads of the answers included. */
export interface FirstBytes {
  requests: string[];
  all: number;
  /** Script files as transferred, and inline scripts as brotli would send them alone. */
  script: number;
}

/** Opens the page in a phone's window whose browser never becomes idle, and counts what comes. */
export async function bytesBeforeIdle(url: string): Promise<FirstBytes> {
  const browser = await chromium.launch({ executablePath: chromePath(), args: [...chromeFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    await page.addInitScript("self.requestIdleCallback = () => 0");
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

/** The files that a page hydrates from: named by its scripts and by what it preloads for them. */
function startOf(html: string): string[] {
  const parts = html.match(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g) ?? [];
  return parts.flatMap((part) => part.match(/\/assets\/[\w.-]+\.js/g) ?? []);
}

/** Brotli bytes of all script that a page has once it is hydrated: what it starts from and what that imports. */
export function scriptAfterIdle(html: string): number {
  const seen = new Set<string>();
  const waiting = startOf(html);
  let bytes = 0;
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const text = readFileSync(join(client, path));
    bytes += brotliCompressSync(text).length;
    // Static imports only: what import() names comes when it is used.
    for (const [, name] of text.toString().matchAll(/(?:\bfrom|\bimport)\s*["'`]([^"'`]+\.js)["'`]/g)) {
      waiting.push(new URL(name ?? "", `file://${path}`).pathname);
    }
  }
  return bytes;
}

/** Gzip bytes of the visitor counter: the built script that posts to /api/visits; undefined when there is none. */
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
