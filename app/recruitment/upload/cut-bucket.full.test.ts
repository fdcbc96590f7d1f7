/*
 * A bucket stores a part of less than 5 MB under a second name while it moves. On a machine that is busy with other
 * tests a stop may happen during that move, so these run alone, in the full run.
 */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendThroughTrouble } from "#tests/support/cut-upload.ts";
import { aRecording } from "#tests/support/media-files.ts";
import { preparedDataDirectory } from "#tests/support/prepared-data.ts";
import { type S3Server, s3Server } from "#tests/support/s3-server.ts";
import {
  removeDataDirectory,
  type ServerProcess,
  startServerProcess,
} from "#tests/support/server-process.ts";
import { pieceBytes } from "./media-contract.ts";

let dataDirectory: string;
let s3: S3Server;
let server: ServerProcess | undefined;
beforeAll(async () => {
  dataDirectory = preparedDataDirectory();
  s3 = await s3Server();
});
async function endServer(): Promise<void> {
  await server?.end("SIGKILL");
  server = undefined;
}
afterAll(async () => {
  await endServer();
  await removeDataDirectory(dataDirectory);
  await s3.close();
});

const start = (environment: Record<string, string> = {}) =>
  startServerProcess({ dataDirectory, environment: { LOG_LEVEL: "info", ...environment } });
const sumOf = (file: Buffer) => createHash("sha256").update(file).digest("hex");

test("also with a bucket, a stopped server preserves what it received of a piece", async () => {
  const file = aRecording("webm", 23 * 1024 * 1024);
  const end = { at: 12_345_678, signal: "SIGTERM" } as const;
  const intoBucket = () => start(s3.environment);
  const sent = await sendThroughTrouble({ start: intoBucket, file, cuts: 10, seed: 11, end });
  server = sent.server;
  expect(sumOf(s3.content(sent.id))).toBe(sumOf(file));
  expect(s3.keys()).toEqual([sent.id, `${sent.id}.info`]);
  expect(sent.traffic.cuts).toBe(10);
  expect(Math.max(...sent.traffic.again)).toBeLessThanOrEqual(pieceBytes);
}, 120_000);

test("when a bucket's server is killed, at most one part is lost, and the file arrives whole", async () => {
  const file = aRecording("mov", 17 * 1024 * 1024);
  const end = { at: 9_000_000, signal: "SIGKILL" } as const;
  // The test before left a server with that bucket.
  const intoBucket = async () => {
    const running = server;
    server = undefined;
    return running ?? start(s3.environment);
  };
  const sent = await sendThroughTrouble({ start: intoBucket, file, cuts: 2, seed: 5, end });
  server = sent.server;
  expect(sumOf(s3.content(sent.id))).toBe(sumOf(file));
  // An incomplete part (below 5 MB) is moved inside the bucket, and may be lost meanwhile.
  expect(Math.max(...sent.traffic.again)).toBeLessThanOrEqual(5 * 1024 * 1024 + pieceBytes);
}, 120_000);
