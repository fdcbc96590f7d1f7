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

/** A name as a header carries it: plainly for old browsers, and with all its letters (RFC 6266). */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const all = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${all}`;
}

/** @throws AppError not-found when the store has lost it; that is logged, for somebody must look for it */
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
 * The recording of an application, or the part of it that is asked for, as it comes from the store. For admins and
 * recruiters only: whoever calls this has made sure of it.
 * @throws AppError not-found when there is none, or no application has it
 */
export async function openMedia(id: string, request: Request): Promise<Response> {
  const [row] = isStoredId(id)
    ? await db()
        .select()
        .from(recruitmentMedia)
        .where(and(eq(recruitmentMedia.id, id), isNotNull(recruitmentMedia.application_id)))
    : [];
  if (!row?.content_type) throw new AppError("not-found", mediaRefusals.notStored);
  const { bytes: size, content_type: type, file_name: name } = row;
  // Under its id the content never changes.
  const etag = `"${id}"`;
  const headers = new Headers({
    "Content-Type": type,
    "Content-Disposition": disposition(name),
    "Accept-Ranges": "bytes",
    ETag: etag,
    "Cache-Control": "private, no-store",
    // Whatever it were taken for, it may run and fetch nothing. Its own origin it keeps: a browser that opens it in a
    // window of its own fetches it once more for its player.
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
  // Read as fast as it is taken; when the reader leaves, the file is closed.
  return new Response(Readable.toWeb(file) as ReadableStream, {
    status: asked === "whole" ? 200 : 206,
    headers,
  });
}
