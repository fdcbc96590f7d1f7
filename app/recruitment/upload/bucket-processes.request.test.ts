/** Two machines on one database and one bucket, each with a data folder of its own, as docs/deploying.md describes them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { places, sendFile } from "#tests/support/cut-upload.ts";
import { cuttingProxy } from "#tests/support/cutting-proxy.ts";
import { settingsFor, testDatabase } from "#tests/support/database.ts";
import { aRecording } from "#tests/support/media-files.ts";
import { type S3Server, s3Server } from "#tests/support/s3-server.ts";
import {
  removeDataDirectory,
  type ServerProcess,
  startServerProcess,
  temporaryDataDirectory,
} from "#tests/support/server-process.ts";
import { uploading } from "#tests/support/uploading.ts";
import { pieceBytes, uploadsPath } from "./media-contract.ts";

const target = testDatabase();
const folders = [temporaryDataDirectory(), temporaryDataDirectory()];
let s3: S3Server;
let machines: ServerProcess[];
beforeAll(async () => {
  s3 = await s3Server();
  const environment = { ...settingsFor(target), ...s3.environment };
  machines = await Promise.all(
    folders.map((dataDirectory) => startServerProcess({ dataDirectory, environment })),
  );
}, 60_000);
afterAll(async () => {
  await Promise.all(machines.map((machine) => machine.end()));
  for (const folder of folders) await removeDataDirectory(folder);
  await s3.close();
}, 60_000);

const machine = (index: number) => machines[index % machines.length] as ServerProcess;
const callsOf = (index: number) =>
  uploading((path, options) => fetch(machine(index).address + path, options));

test("an upload continues on the other machine after each cut, and nothing that arrived is sent again", async () => {
  const file = aRecording("mp4", 12 * pieceBytes);
  const network = await cuttingProxy({
    to: machine(0).address,
    cutAt: places(6, file.length, 3),
    onProgress: () => network.leadTo(machine(network.traffic.cuts).address),
  });
  try {
    const id = await sendFile(file, network.address).done;
    expect(s3.content(id).equals(file)).toBe(true);
    expect(network.traffic.cuts).toBe(6);
    expect(Math.max(...network.traffic.again)).toBeLessThanOrEqual(pieceBytes);
  } finally {
    await network.close();
  }
}, 60_000);

test("of pieces that reach both machines at the same moment one is accepted, and the file is whole", async () => {
  const file = aRecording("mp4", 500_000);
  const path = await callsOf(0).begun(file.length);
  for (let offset = 0; offset < file.length; offset += 100_000) {
    const piece = new Uint8Array(file.subarray(offset, offset + 100_000));
    const answers = await Promise.all([0, 1, 0, 1].map((index) => callsOf(index).send(path, offset, piece)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    // A request that loses its lock before it has stored its piece gets 400 (tus: ABORTED).
    expect(statuses.filter((status) => ![204, 400, 409].includes(status))).toEqual([]);
  }
  expect(s3.content(path.slice(uploadsPath.length + 1)).equals(file)).toBe(true);
}, 60_000);
