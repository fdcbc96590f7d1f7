import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import S3rver from "s3rver";

const bucket = "recordings";
/** The smallest part of a file except the last, as in Amazon S3. */
const leastPart = 5 * 1024 * 1024;

export interface S3Server {
  /** The settings for this server. */
  environment: Record<"S3_BUCKET" | "S3_ENDPOINT" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY", string>;
  /** The keys of all objects in the bucket; unfinished multipart uploads as `<key> (parts)`. */
  keys(): string[];
  /** The content of a key. */
  content(key: string): Buffer;
  close(): Promise<void>;
}

/** s3rver responds before the object is stored: an immediate read would find less. */
async function untilWritten<Result extends { size: number }>(
  path: string,
  written: Promise<Result>,
): Promise<Result> {
  const result = await written;
  while ((await stat(path)).size < result.size) await turn();
  return result;
}

function waitForWrites({ store }: S3rver): void {
  const putObject = store.putObject.bind(store);
  const putPart = store.putPart.bind(store);
  store.putObject = (object) =>
    untilWritten(store.getResourcePath(object.bucket, object.key, "object"), putObject(object));
  store.putPart = (name, upload, part, content) =>
    untilWritten(
      join(store.getResourcePath(name, undefined, "uploads"), upload, String(part)),
      putPart(name, upload, part, content),
    );
}

function sendXml(response: ServerResponse, status: number, root: string, content: string): void {
  response.writeHead(status, { "Content-Type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><${root}>${content}</${root}>`);
}

const tag = (name: string, value: string | number) => `<${name}>${value}</${name}>`;

/** Unfinished multipart uploads: what s3rver stores of them, and the calls about them that it lacks. */
function unfinishedIn(folder: string) {
  const uploads = () => (existsSync(folder) ? readdirSync(folder) : []);
  const keyOf = (upload: string) => readFileSync(join(folder, upload, "key"), "utf8");
  const partsOf = (upload: string) =>
    readdirSync(join(folder, upload))
      .filter((name) => /^\d+$/.test(name) && existsSync(join(folder, upload, `${name}.md5`)))
      .map((name) => ({
        number: Number(name),
        size: statSync(join(folder, upload, name)).size,
        etag: readFileSync(join(folder, upload, `${name}.md5`), "utf8"),
      }))
      .sort((one, other) => one.number - other.number);

  function answerAboutOne(request: IncomingMessage, response: ServerResponse, upload: string): boolean {
    if (!uploads().includes(upload)) {
      sendXml(response, 404, "Error", tag("Code", "NoSuchUpload"));
      return true;
    }
    if (request.method === "GET") {
      const parts = partsOf(upload).map(({ number, size, etag }) =>
        tag("Part", tag("PartNumber", number) + tag("ETag", `&quot;${etag}&quot;`) + tag("Size", size)),
      );
      sendXml(response, 200, "ListPartsResult", tag("IsTruncated", "false") + parts.join(""));
      return true;
    }
    if (request.method === "DELETE") {
      rmSync(join(folder, upload), { recursive: true });
      response.writeHead(204).end();
      return true;
    }
    if (
      request.method === "POST" &&
      partsOf(upload)
        .slice(0, -1)
        .some(({ size }) => size < leastPart)
    ) {
      sendXml(response, 400, "Error", tag("Code", "EntityTooSmall"));
      return true;
    }
    return false;
  }

  function list(response: ServerResponse, prefix: string): void {
    const found = uploads().filter((upload) => keyOf(upload).startsWith(prefix));
    const lines = found.map((upload) =>
      tag(
        "Upload",
        tag("Key", keyOf(upload)) +
          tag("UploadId", upload) +
          tag("Initiated", statSync(join(folder, upload, "key")).mtime.toISOString()),
      ),
    );
    sendXml(response, 200, "ListMultipartUploadsResult", tag("IsTruncated", "false") + lines.join(""));
  }

  return {
    keys: () => uploads().map((upload) => `${keyOf(upload)} (parts)`),
    /** Handles the calls that s3rver lacks: ListParts, AbortMultipartUpload and ListMultipartUploads. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const { searchParams } = new URL(request.url ?? "/", "http://localhost");
      const upload = searchParams.get("uploadId");
      if (upload !== null) return answerAboutOne(request, response, upload);
      if (request.method !== "GET" || !searchParams.has("uploads")) return false;
      list(response, searchParams.get("prefix") ?? "");
      return true;
    },
  };
}

/**
 * An S3 server on the loopback: s3rver, which checks signatures as Amazon does, and the three calls about multipart
 * uploads that it lacks.
 */
export async function s3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "mindsync-s3-"));
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  // Its logger would handle uncaught errors itself.
  s3rver.logger.exceptions.unhandle();
  await s3rver.configureBuckets();
  waitForWrites(s3rver);
  const unfinished = unfinishedIn(s3rver.store.getResourcePath(bucket, undefined, "uploads"));
  const answer = s3rver.callback();
  const server = createServer((request, response) => {
    if (!unfinished.answer(request, response)) answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const ending = "._S3rver_object";
  return {
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    keys: () =>
      readdirSync(join(directory, bucket), { encoding: "utf8", recursive: true })
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
        .concat(unfinished.keys())
        .sort(),
    content: (key) => readFileSync(s3rver.store.getResourcePath(bucket, key, "object")),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
