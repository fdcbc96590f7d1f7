import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { closeDatabase, openDatabase, sql } from "#server/platform/database.ts";
import { sendThroughTrouble } from "#tests/support/cut-upload.ts";
import { aRecording } from "#tests/support/media-files.ts";
import { preparedDataDirectory } from "#tests/support/prepared-data.ts";
import {
  removeDataDirectory,
  type ServerProcess,
  startServerProcess,
} from "#tests/support/server-process.ts";
import { mediaBytes, pieceBytes } from "./media-contract.ts";

let dataDirectory: string;
let server: ServerProcess | undefined;
beforeAll(() => {
  dataDirectory = preparedDataDirectory();
});
async function endServer(): Promise<void> {
  await server?.end("SIGKILL");
  server = undefined;
}
afterAll(async () => {
  await endServer();
  await removeDataDirectory(dataDirectory);
});

const start = (environment: Record<string, string> = {}) =>
  startServerProcess({ dataDirectory, environment: { LOG_LEVEL: "info", ...environment } });
const sumOf = (file: Buffer) => createHash("sha256").update(file).digest("hex");

async function sumOfStored(id: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(join(dataDirectory, "uploads", id))) hash.update(piece);
  return hash.digest("hex");
}

/** The rows of uploads, read by this process directly from the database behind the server. */
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

test("100 MB arrive whole, cut ten times and with the server killed in between, and no cut costs more than a piece", async () => {
  const file = aRecording("mp4", mediaBytes);
  const end = { at: 60_000_000, signal: "SIGKILL" } as const;
  const sent = await sendThroughTrouble({ start, file, cuts: 10, seed: 7, end });
  server = sent.server;
  expect(await sumOfStored(sent.id)).toBe(sumOf(file));
  expect(await rows()).toEqual([
    { id: sent.id, state: "complete", bytes: mediaBytes, content_type: "video/mp4" },
  ]);
  expect(sent.ids).toEqual([sent.id]);
  const { cuts, again, sent: bytes } = sent.traffic;
  expect(cuts).toBe(10);
  expect(Math.max(...again)).toBeLessThanOrEqual(pieceBytes);
  // There were ten cuts and a kill, so at most eleven pieces were sent twice.
  expect(again.length).toBeLessThanOrEqual(11);
  expect(bytes).toBe(mediaBytes + again.reduce((sum, more) => sum + more, 0));
  expect(server.output()).not.toMatch(/me\.mp4|"level":50/);
  await endServer();
}, 120_000);
