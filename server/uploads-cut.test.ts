import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { mediaBytes, pieceBytes } from "#app/features/applications/media-contract.ts";
import { closeDatabase, openDatabase, sql } from "#server/platform/database.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres.ts";
import { places, sendFile } from "#tooling/testing/cut-upload.ts";
import { type CuttingProxy, cuttingProxy } from "#tooling/testing/cutting-proxy.ts";
import { aRecording } from "#tooling/testing/media-files.ts";
import { type S3Server, s3Server } from "#tooling/testing/s3-server.ts";
import {
  removeDataDirectory,
  type ServerProcess,
  startServerProcess,
  temporaryDataDirectory,
} from "#tooling/testing/server-process.ts";

let dataDirectory: string;
let s3: S3Server;
let server: ServerProcess | undefined;
let proxy: CuttingProxy | undefined;
beforeAll(async () => {
  dataDirectory = temporaryDataDirectory();
  s3 = await s3Server();
});
afterEach(async () => {
  await proxy?.close();
  await server?.end("SIGKILL");
  [proxy, server] = [undefined, undefined];
});
afterAll(async () => {
  await removeDataDirectory(dataDirectory);
  await s3.close();
});

const start = (environment: Record<string, string> = {}) =>
  startServerProcess({ dataDirectory, environment: { LOG_LEVEL: "info", ...environment } });
const sumOf = (file: Buffer) => createHash("sha256").update(file).digest("hex");

async function sumOfStored(id: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(join(dataDirectory, "uploads", id))) hash.update(piece);
  return hash.digest("hex");
}

/** The rows of uploads, asked of the database behind the server from this process. */
async function rows(): Promise<Record<string, unknown>[]> {
  const database = await startEmbeddedPostgres({ dataDirectory: join(dataDirectory, "postgres") });
  openDatabase(database);
  try {
    return await sql()`select id, state, bytes::int, content_type from recruitment_media order by created_at`;
  } finally {
    await closeDatabase();
    await database.release();
  }
}

describe("an upload over a connection that breaks", () => {
  test("100 MB arrive whole, cut ten times and with the server killed in between, and no cut costs more than a piece", async () => {
    const file = aRecording("mp4", mediaBytes);
    const killAt = 60_000_000;
    const killed = Promise.withResolvers<void>();
    const first = await start();
    server = first;
    let reached = false;
    const network = await cuttingProxy({
      to: first.address,
      cutAt: places(10, mediaBytes, 7),
      onProgress(furthest) {
        if (reached || furthest < killAt) return;
        reached = true;
        void first.end("SIGKILL").then(() => killed.resolve());
      },
    });
    proxy = network;
    const began = performance.now();
    const { done, told } = sendFile(file, network.address);
    await killed.promise;
    server = await start();
    network.leadTo(server.address);
    const id = await done;
    expect(performance.now() - began).toBeLessThan(20_000);

    expect(await sumOfStored(id)).toBe(sumOf(file));
    expect(await rows()).toEqual([{ id, state: "complete", bytes: mediaBytes, content_type: "video/mp4" }]);
    expect([...told.ids]).toEqual([id]);
    const { cuts, again, sent } = network.traffic;
    expect(cuts).toBe(10);
    expect(Math.max(...again)).toBeLessThanOrEqual(pieceBytes);
    // Ten cuts and a kill: no other piece was sent twice.
    expect(again.length).toBeLessThanOrEqual(11);
    expect(sent).toBe(mediaBytes + again.reduce((sum, bytes) => sum + bytes, 0));
    expect(server.output()).not.toMatch(/me\.mp4|"level":50/);
  }, 60_000);

  test("into a bucket as well, and a server that is stopped keeps what it has of a piece", async () => {
    const file = aRecording("webm", 23 * 1024 * 1024);
    const first = await start(s3.environment);
    server = first;
    const stopped = Promise.withResolvers<void>();
    let reached = false;
    const network = await cuttingProxy({
      to: first.address,
      cutAt: places(10, file.length, 11),
      onProgress(furthest) {
        if (reached || furthest < 12_345_678) return;
        reached = true;
        void first.end("SIGTERM").then(() => stopped.resolve());
      },
    });
    proxy = network;
    const { done } = sendFile(file, network.address);
    await stopped.promise;
    server = await start(s3.environment);
    network.leadTo(server.address);
    const id = await done;
    expect(sumOf(s3.content(id))).toBe(sumOf(file));
    expect(s3.keys()).toEqual([id, `${id}.info`]);
    const { again, cuts } = network.traffic;
    expect(cuts).toBe(10);
    expect(Math.max(...again)).toBeLessThanOrEqual(pieceBytes);
  }, 60_000);
});
