import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { mediaBytes, pieceBytes } from "#app/recruitment/upload/media-contract.ts";
import { sendThroughTrouble } from "#tests/support/cut-upload.ts";
import { aRecording } from "#tests/support/media-files.ts";
import {
  removeDataDirectory,
  startServerProcess,
  temporaryDataDirectory,
} from "#tests/support/server-process.ts";
import { digits, type Figure, kilobytes } from "./figures.ts";
import { buildIfStale, residentMemory } from "./site.ts";

const sumOf = (file: Buffer) => createHash("sha256").update(file).digest("hex");

async function sumOfStored(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest("hex");
}

const megabytes = (bytes: number | undefined) =>
  bytes === undefined ? "not known here" : `${digits(bytes / 1e6)} MB`;

/**
 * Sends 100 MB with the form's own code, over a connection that is cut this many times, to a server that may be killed.
 */
async function send(cuts: number, killed: boolean) {
  const dataDirectory = temporaryDataDirectory();
  const file = aRecording("mp4", mediaBytes);
  let before: number | undefined;
  async function start() {
    const server = await startServerProcess({ dataDirectory, environment: { LOG_LEVEL: "info" } });
    before = await residentMemory(server.pid);
    return server;
  }
  try {
    const { id, traffic, ms, server } = await sendThroughTrouble({
      start,
      file,
      cuts,
      seed: 2026,
      ...(killed ? { end: { at: mediaBytes / 2, signal: "SIGKILL" } } : {}),
    });
    const after = await residentMemory(server.pid);
    await server.end();
    const equal = (await sumOfStored(join(dataDirectory, "uploads", id))) === sumOf(file);
    return { ...traffic, ms, before, after, equal };
  } finally {
    await removeDataDirectory(dataDirectory);
  }
}

/** Measures the upload of the largest recording over a connection that breaks. */
export async function benchUpload(): Promise<Figure[]> {
  await buildIfStale();
  const smooth = await send(0, false);
  const cut = await send(10, true);
  const most = Math.max(0, ...cut.again);
  const all = cut.again.reduce((sum, bytes) => sum + bytes, 0);
  return [
    {
      what: "100 MB over a connection cut ten times, the server killed once: arrives, checksum equal",
      target: "yes",
      measured: `${cut.equal ? "yes" : "no"} (${cut.cuts} cuts)`,
      met: cut.equal && cut.cuts === 10,
    },
    {
      what: "… most sent again after one cut or kill",
      target: `≤ ${kilobytes(pieceBytes)} (a piece)`,
      measured: kilobytes(most),
      met: most <= pieceBytes,
    },
    { what: "… sent again in all", target: "", measured: `${kilobytes(all)} in ${cut.again.length} goes` },
    {
      what: "… time, the server's new start included",
      target: "",
      measured: `${digits(cut.ms / 1000, 1)} s`,
    },
    {
      what: "100 MB over a connection that holds: time",
      target: "",
      measured: `${digits(smooth.ms / 1000, 1)} s`,
    },
    {
      what: "… resident memory of the node process, before it and after",
      target: "",
      measured: `${megabytes(smooth.before)}, ${megabytes(smooth.after)}`,
    },
  ];
}
