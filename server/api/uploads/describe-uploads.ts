import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { describeCall } from "../describe.ts";
import type { ApiEnvironment } from "../requests.ts";

const version = { "Tus-Resumable": { description: "The version of tus", example: "1.0.0" } };
const offset = { "Upload-Offset": "How many bytes are stored" };
const shared = { group: "Recruitment", access: "anyone" } as const;
const one = {
  ...shared,
  path: "/uploads/{id}",
  params: z.object({ id: z.uuid() }),
  headers: version,
} as const;

/** Adds the calls of resumable uploads (tus 1.0) to the document. */
export function describeUploads(api: OpenAPIHono<ApiEnvironment>): void {
  describeCall(api, {
    ...shared,
    method: "post",
    path: "/uploads",
    summary: "Begin a resumable upload (tus 1.0) of a video or audio",
    headers: {
      ...version,
      "Upload-Length": { description: "The size of the whole file, in bytes", example: "9000" },
      "Upload-Metadata": { description: "filename, and the name in base64", example: "filename bWUubXA0" },
    },
    answers: { 201: { description: "Begun", headers: { Location: "The address of the upload" } } },
    errors: ["bad-request", "too-large", "invalid"],
  });
  describeCall(api, {
    ...one,
    method: "head",
    summary: "How much of an upload is stored",
    answers: { 200: { description: "Found", headers: { ...offset, "Upload-Length": "The whole size" } } },
    errors: ["not-found", "conflict"],
  });
  describeCall(api, {
    ...one,
    method: "patch",
    summary: "Send the next piece of an upload",
    description: "The first piece contains at least 4,100 bytes, or the whole file: they decide its type.",
    headers: { ...version, "Upload-Offset": { description: "Where the piece begins", example: "0" } },
    bytes: "The bytes of the piece",
    answers: { 204: { description: "Stored", headers: offset } },
    errors: ["bad-request", "not-found", "conflict", "too-large", "unsupported", "invalid"],
  });
  describeCall(api, {
    ...one,
    method: "delete",
    summary: "Take back an upload that no application has yet",
    answers: { 204: { description: "Erased" } },
    errors: ["not-found", "conflict"],
  });
}
