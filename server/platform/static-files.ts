import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, extname, join } from "node:path";
import type { InlineHashes } from "#packages/page-finish/finished-pages.ts";
import { everyAnswer, pagePolicy } from "./security-headers.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".data": "text/x-script; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};

/** Content types of files whose extension does not tell. */
const typesByName: Record<string, string> = { "rss.xml": "application/rss+xml; charset=utf-8" };

function typeOf(path: string): string {
  return typesByName[basename(path)] ?? types[extname(path)] ?? "application/octet-stream";
}

/** One way a file can be sent: its bytes and all headers of the response. */
interface Variant {
  body: Buffer;
  headers: Record<string, string>;
}

interface StaticFile {
  etag: string;
  br?: Variant;
  gzip?: Variant;
  identity: Variant;
  notModified: Record<string, string>;
}

/** Sends a built file if the request is for one; returns whether it did. */
export type StaticAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

function readIf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function load(path: string, address: string, pages: Record<string, InlineHashes>): StaticFile {
  const identity = readFileSync(path);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 12)}"`;
  const immutable = /^\/(assets|fonts)\//.test(address);
  const page = pages[address];
  const shared: Record<string, string> = {
    ...everyAnswer,
    ETag: etag,
    Vary: "Accept-Encoding",
    "Cache-Control": immutable ? "public, max-age=31536000, immutable" : "no-cache",
    ...(page ? { "Content-Security-Policy": pagePolicy(page, address) } : {}),
  };
  const variant = (body: Buffer | undefined, encoding?: string): Variant | undefined =>
    body && {
      body,
      headers: {
        ...shared,
        "Content-Type": typeOf(path),
        "Content-Length": String(body.length),
        ...(encoding ? { "Content-Encoding": encoding } : {}),
      },
    };
  const br = variant(readIf(`${path}.br`), "br");
  const gzip = variant(readIf(`${path}.gz`), "gzip");
  return {
    etag,
    ...(br ? { br } : {}),
    ...(gzip ? { gzip } : {}),
    identity: variant(identity) as Variant,
    notModified: shared,
  };
}

/**
 * Reads the built site into memory, each file with its compressed forms, and sends it from there without touching the
 * disk or creating a Request object: most requests of visitors are for these files. A page with a query that it reads
 * (`spokenQueries`, by path) is left to be rendered.
 */
export function staticFiles(
  directory: string,
  pages: Record<string, InlineHashes>,
  spokenQueries: Readonly<Record<string, readonly string[]>> = {},
): StaticAnswer {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || entry.parentPath.includes(".vite")) continue;
    const path = join(entry.parentPath, entry.name);
    const address =
      path
        .slice(directory.length)
        .replaceAll("\\", "/")
        .replace(/\/index\.html$/, "") || "/";
    files.set(address, load(path, address, pages));
  }
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const address = request.url ?? "/";
    const query = address.indexOf("?");
    const path = query === -1 ? address : address.slice(0, query);
    const file = files.get(path);
    if (!file) return false;
    if (query !== -1 && spokenQueries[path]) {
      const said = new URLSearchParams(address.slice(query));
      if (spokenQueries[path].some((name) => said.has(name))) return false;
    }
    // HTTP/1.1 connections stay open by default, and every byte of a page's headers counts.
    if (request.httpVersion === "1.1") response.removeHeader("connection");
    if (request.headers["if-none-match"]?.includes(file.etag)) {
      response.writeHead(304, file.notModified).end();
      return true;
    }
    const accepted = request.headers["accept-encoding"] ?? "";
    const chosen =
      (accepted.includes("br") && file.br) || (accepted.includes("gzip") && file.gzip) || file.identity;
    response.writeHead(200, chosen.headers);
    response.end(request.method === "HEAD" ? undefined : chosen.body);
    return true;
  };
}
