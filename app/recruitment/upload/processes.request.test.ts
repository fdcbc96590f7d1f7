import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { places, sendFile } from "#tests/support/cut-upload.ts";
import { cuttingProxy } from "#tests/support/cutting-proxy.ts";
import { aRecording } from "#tests/support/media-files.ts";
import { preparedDataDirectory } from "#tests/support/prepared-data.ts";
import {
  removeDataDirectory,
  type ServerProcess,
  startServerProcess,
} from "#tests/support/server-process.ts";
import { uploading } from "#tests/support/uploading.ts";
import { pieceBytes, uploadsPath } from "./media-contract.ts";

let dataDirectory: string;
let one: ServerProcess;
let other: ServerProcess;
beforeAll(async () => {
  dataDirectory = preparedDataDirectory();
  one = await startServerProcess({ dataDirectory });
  other = await startServerProcess({ dataDirectory });
});
afterAll(async () => {
  await other.end();
  await one.end();
  await removeDataDirectory(dataDirectory);
});

const callsOf = (server: () => ServerProcess) =>
  uploading((path, options) => fetch(server().address + path, options));
const [atOne, atOther] = [callsOf(() => one), callsOf(() => other)];
const stored = (path: string) =>
  readFileSync(join(dataDirectory, "uploads", path.slice(uploadsPath.length + 1)));

/** A body that the test sends piece by piece, like a connection that has gone quiet. */
function heldBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  return {
    body,
    give: (bytes: Buffer) => controller?.enqueue(new Uint8Array(bytes)),
    end: () => controller?.close(),
  };
}

describe.each([
  ["two processes on one data directory", atOther],
  ["one process", atOne],
])("in %s", (_, second) => {
  test("a piece that went quiet gives way to a new request for the same upload, and corrupts nothing", async () => {
    const file = aRecording("mp4", 300_000);
    const path = await atOne.begun(file.length);
    const quiet = heldBody();
    const held = atOne.send(path, 0, quiet.body, { "content-length": String(file.length) });
    held.catch(() => {});
    quiet.give(file.subarray(0, 100_000));
    await expect.poll(() => stored(path).length).toBe(100_000);

    const asked = performance.now();
    const head = await second.head(path);
    expect(head.headers.get("upload-offset")).toBe("100000");
    expect(performance.now() - asked).toBeLessThan(5_000);
    const next = await second.send(path, 100_000, new Uint8Array(file.subarray(100_000, 200_000)));
    expect(next.status).toBe(204);
    // What the quiet connection sends from here on is ignored.
    quiet.give(Buffer.alloc(50_000, 1));
    quiet.end();
    await held.then(
      ({ headers }) => expect(headers.get("upload-offset")).toBe("100000"),
      () => {},
    );
    expect((await second.send(path, 200_000, new Uint8Array(file.subarray(200_000)))).status).toBe(204);
    expect(stored(path).equals(file)).toBe(true);
  });

  test("of pieces that arrive at the same moment one is accepted, and the others are told so", async () => {
    const file = aRecording("mp4", 500_000);
    const path = await atOne.begun(file.length);
    for (let offset = 0; offset < file.length; offset += 100_000) {
      const piece = new Uint8Array(file.subarray(offset, offset + 100_000));
      const answers = await Promise.all([
        atOne.send(path, offset, piece),
        second.send(path, offset, piece),
        atOne.send(path, offset, piece),
        second.send(path, offset, piece),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      // A request that loses its lock before it has stored its chunk gets 400 (tus: ABORTED).
      expect(statuses.filter((status) => status !== 204 && status !== 400 && status !== 409)).toEqual([]);
    }
    expect(stored(path).equals(file)).toBe(true);
  });
});

test("an upload continues at another process after each cut", async () => {
  const file = aRecording("mp4", 12 * pieceBytes);
  const network = await cuttingProxy({
    to: one.address,
    cutAt: places(6, file.length, 3),
    onProgress: () => network.leadTo(network.traffic.cuts % 2 ? other.address : one.address),
  });
  try {
    const id = await sendFile(file, network.address).done;
    expect(stored(`${uploadsPath}/${id}`).equals(file)).toBe(true);
    expect(network.traffic.cuts).toBe(6);
    expect(Math.max(...network.traffic.again)).toBeLessThanOrEqual(pieceBytes);
  } finally {
    await network.close();
  }
});

test("a process that is told to stop does not wait for a slow piece, and stores what it has of it", async () => {
  const stopping = await startServerProcess({ dataDirectory });
  const file = aRecording("mp4", 300_000);
  const { begun, send } = callsOf(() => stopping);
  const path = await begun(file.length);
  const slow = heldBody();
  const held = send(path, 0, slow.body, { "content-length": String(file.length) });
  held.catch(() => {});
  slow.give(file.subarray(0, 100_000));
  await expect.poll(() => stored(path).length).toBe(100_000);
  const asked = performance.now();
  expect(await stopping.end()).toBe(0);
  // After five seconds it would close open connections anyway.
  expect(performance.now() - asked).toBeLessThan(4_500);
  expect((await atOne.head(path)).headers.get("upload-offset")).toBe("100000");
  expect((await atOne.send(path, 100_000, new Uint8Array(file.subarray(100_000)))).status).toBe(204);
  expect(stored(path).equals(file)).toBe(true);
});
