import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { givenNameLength, mediaBytes, uploadsPath } from "#app/recruitment/upload/media-contract.ts";
import {
  beginMedia,
  discardMedia,
  finishMedia,
  isWhole,
} from "#app/recruitment/upload/media-uploads.server.ts";
import { mediaRefusals } from "#content/application-media.ts";
import { AppError } from "#server/platform/errors.ts";
import { networkOf } from "#server/platform/network-of.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { isStoredId } from "#server/platform/storage/stored-files.ts";
import type { ApiEnvironment } from "./requests.ts";
import { describeUploads } from "./uploads/describe-uploads.ts";
import { uploadRefusal } from "./uploads/refusals.ts";

type CallContext = Context<ApiEnvironment>;

/** Imports the tus server with the first upload: most processes never need it. */
const tus = () => import("./uploads/tus-server.ts");

const version = { "Tus-Resumable": "1.0.0" };

/** The declared length of the file. @throws AppError when there is none */
function declaredLength(context: CallContext): number {
  const declared = context.req.header("upload-length") ?? "";
  if (!/^\d{1,15}$/.test(declared)) throw new AppError("bad-request", mediaRefusals.length);
  const bytes = Number(declared);
  if (bytes > mediaBytes) throw new AppError("too-large", mediaRefusals.size);
  if (bytes === 0) throw new AppError("invalid", mediaRefusals.empty);
  return bytes;
}

/**
 * The file's name, from the Upload-Metadata header of tus (values in base64). @throws AppError invalid when it is
 * over-long
 */
function givenName(context: CallContext): string {
  const pairs = (context.req.header("upload-metadata") ?? "")
    .split(",")
    .map((pair) => pair.trim().split(" "));
  const value = pairs.find(([name]) => name === "filename")?.[1] ?? "";
  const given = Buffer.from(value, "base64").toString();
  if (Array.from(given).length > givenNameLength) throw new AppError("invalid", mediaRefusals.name);
  return given;
}

/** The upload id in the address. @throws AppError not-found when it is no valid id */
function uploadId(context: CallContext): string {
  const id = context.req.param("id") ?? "";
  if (!isStoredId(id)) throw new AppError("not-found", mediaRefusals.gone);
  return id;
}

/** A body that ends where its connection breaks, so that the bytes received so far are stored. */
function endsQuietly(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
        if (done || !value) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Passes a call about an upload to the tus server. @throws AppError; an upload larger than declared is erased */
async function passOn(context: CallContext, id: string): Promise<Response> {
  const { method, headers, body } = context.req.raw;
  const sent = method === "PATCH" && body ? { body: endsQuietly(body), duplex: "half" } : {};
  const { answerTus } = await tus();
  try {
    return await answerTus(new Request(`http://localhost${uploadsPath}/${id}`, { method, headers, ...sent }));
  } catch (error) {
    const refusal = uploadRefusal(error);
    if (refusal instanceof AppError && refusal.code === "too-large") await discardMedia(id);
    // Closes the connection instead of reading the rest of the piece.
    if (method === "PATCH") context.header("Connection", "close");
    throw refusal;
  }
}

const path = "/uploads";

/**
 * /api/uploads: tus 1.0 with the extensions creation and termination. Anybody who knows an upload's id may continue or
 * withdraw it until an application has it; nobody can read it here.
 */
export function uploads(api: OpenAPIHono<ApiEnvironment>): void {
  describeUploads(api);

  api.post(path, async (context) => {
    const bytes = declaredLength(context);
    const network = networkOf(context.var.facts.clientAddress);
    await enforceLimit("upload-declared", network);
    const id = await beginMedia({ bytes, name: givenName(context), network });
    try {
      const { createUpload, Upload } = await tus();
      await createUpload(new Upload({ id, size: bytes, offset: 0 }));
    } catch (error) {
      await discardMedia(id);
      throw error;
    }
    return context.body(null, 201, { ...version, Location: `${uploadsPath}/${id}` });
  });

  // Hono routes HEAD requests to the handler of GET.
  api.get(`${path}/:id`, async (context) => {
    if (context.req.method !== "HEAD") throw new AppError("method-not-allowed", "An upload cannot be read.");
    const id = uploadId(context);
    const { headers } = await passOn(context, id);
    const [offset, length] = [headers.get("upload-offset") ?? "", headers.get("upload-length") ?? ""];
    // The server crashed after the last byte and before the upload was finished.
    if (offset === length && !(await isWhole(id))) await finishMedia(id);
    return context.body(null, 200, { ...version, "Upload-Offset": offset, "Upload-Length": length });
  });

  api.patch(`${path}/:id`, async (context) => {
    const id = uploadId(context);
    const { headers } = await passOn(context, id);
    return context.body(null, 204, { ...version, "Upload-Offset": headers.get("upload-offset") ?? "" });
  });

  api.delete(`${path}/:id`, async (context) => {
    const id = uploadId(context);
    await passOn(context, id);
    return context.body(null, 204, version);
  });
}
