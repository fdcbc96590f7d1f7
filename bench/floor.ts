import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

const style =
  "body{max-width:60rem;margin:auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif}a{color:#0b57d0}";

/**
 * The floor that a page is compared with: the same text and elements as plain HTML with one tiny stylesheet, without
 * scripts, drawings, classes and fonts. No page with the same content can be much faster.
 */
export function plainPage(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  const plain = body
    .replace(/<(script|svg|style|template|noscript)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<(link|img|source|video|iframe)\b[^>]*>/g, "")
    .replace(/ (class|style|data-[\w-]+|sizes|srcset)(="[^"]*")?/g, "");
  const title = /<title>[\s\S]*?<\/title>/.exec(html)?.[0] ?? "<title>Plain</title>";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${title}<style>${style}</style></head><body>${plain}</body></html>`;
}

/** Serves plain pages with the best compression; used by floor-process.ts. */
export function servePlainPages(pages: Record<string, string>): Promise<string> {
  const bodies = new Map(Object.entries(pages).map(([path, html]) => [path, brotliCompressSync(html)]));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? "");
    if (!body) return response.writeHead(404).end();
    response
      .writeHead(200, {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Encoding": "br",
        "Content-Length": body.length,
      })
      .end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}
