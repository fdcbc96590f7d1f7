import { Readable } from "node:stream";
import { and, eq, isNotNull } from "drizzle-orm";
import { mediaRefusals } from "#content/application-media.ts";
import { recruitmentMedia } from "#db/schema/applications.ts";
import { rangeOf } from "#server/platform/byte-range.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import { type Bytes, isStoredId } from "#server/platform/storage/stored-files.ts";
import { storage } from "#server/platform/storage.ts";
import { requireClean } from "./media-scan.server.ts";

/** A Content-Disposition header: in plain ASCII for old browsers, and with all letters (RFC 6266). */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const all = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${all}`;
}

/** @throws AppError not-found when the store has lost the file; that is logged, because somebody must look for it */
async function readStored(id: string, bytes: Bytes): Promise<Readable> {
  const files = await storage();
  try {
    return await files.read(id, bytes);
  } catch (error) {
    if ((await files.size(id)) !== undefined) throw error;
    log.error({ err: error, recording: id }, "the store does not have a recording that an application has");
    throw new AppError("not-found", mediaRefusals.notStored, { cause: error });
  }
}

/**
 * The recording of an application, or the requested range of it, streamed from the store. For admins and recruiters
 * only: the caller has checked that.
 * @throws AppError not-found when there is none, or no application uses it; forbidden or unavailable by the virus scanner
 */
export async function openMedia(id: string, request: Request): Promise<Response> {
  const [row] = isStoredId(id)
    ? await db()
        .select()
        .from(recruitmentMedia)
        .where(and(eq(recruitmentMedia.id, id), isNotNull(recruitmentMedia.application_id)))
    : [];
  if (!row?.content_type) throw new AppError("not-found", mediaRefusals.notStored);
  await requireClean(id, row);
  const { bytes: size, content_type: type, file_name: name } = row;
  // The content of an id never changes.
  const etag = `"${id}"`;
  const headers = new Headers({
    "Content-Type": type,
    "Content-Disposition": disposition(name),
    "Accept-Ranges": "bytes",
    ETag: etag,
    "Cache-Control": "private, no-store",
    // Even if a browser takes it for a document, it may run and load nothing. It keeps its own origin, because a
    // browser that opens it in a window loads it once more for its player.
    "Content-Security-Policy":
      "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Robots-Tag": "noindex",
  });
  const condition = request.headers.get("if-range");
  const asked =
    request.method === "HEAD" || (condition && condition !== etag)
      ? "whole"
      : rangeOf(request.headers.get("range"), size);
  if (asked === "none") {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = asked === "whole" ? { start: 0, end: size - 1 } : asked;
  headers.set("Content-Length", String(end - start + 1));
  if (asked !== "whole") headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  if (request.method === "HEAD") return new Response(null, { headers });
  const file = await readStored(id, { start, end });
  // The file is read as fast as the client accepts it, and closed when the client disconnects.
  return new Response(Readable.toWeb(file) as ReadableStream, {
    status: asked === "whole" ? 200 : 206,
    headers,
  });
}
