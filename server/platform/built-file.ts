import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file that the build made, in memory. */
export interface BuiltFile {
  readonly name: string;
  readonly etag: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

const files = new Map<string, BuiltFile>();

/**
 * Reads a file of the build, once.
 * @param name one of the names that the caller knows: it must not come from an address unchecked
 * @returns undefined where the build has not made it
 */
export function builtFile(folder: string, name: string): BuiltFile | undefined {
  const path = join("build", folder, name);
  const known = files.get(path);
  if (known) return known;
  if (!existsSync(path)) return undefined;
  const content = new Uint8Array(readFileSync(path));
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  const file = { name, etag, content };
  files.set(path, file);
  return file;
}

/** The response with a PDF that anybody may open: shown in the browser, revalidated by ETag. */
export function openPdf(request: Request, { name, etag, content }: BuiltFile): Response {
  const headers = new Headers({
    ETag: etag,
    "Cache-Control": "public, max-age=0, must-revalidate",
    "X-Robots-Tag": "noindex",
  });
  if (request.headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  headers.set("Content-Type", "application/pdf");
  headers.set("Content-Disposition", `inline; filename="${name}"`);
  headers.set("Content-Length", String(content.length));
  return new Response(request.method === "HEAD" ? null : content, { headers });
}

/** The response where there is no such file. */
export function noSuchFile(text: string): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "X-Robots-Tag": "noindex" };
  return new Response(`${text}\n`, { status: 404, headers });
}
