import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/*
 * The virus scanner clamd, spoken to by its own protocol: a command that ends with a zero byte, as its answer does. One
 * connection for one command.
 */

/** How long clamd may be silent, in milliseconds: a file of 100 MB takes it up to a minute on a small machine. */
const longestSilence = 120_000;

let place: string | undefined;

/** Takes the scanner's address, once at the start. Without one nothing is scanned. */
export function openScanner({ CLAMD_HOST }: { CLAMD_HOST?: string | undefined }): void {
  place = CLAMD_HOST;
}

/** Whether files are scanned before anybody may open them. */
export const isScanning = (): boolean => place !== undefined;

/** The host and port of `host:port`, or the path of a socket. */
export function scannerPlace(address: string): { host: string; port: number } | { path: string } {
  if (address.startsWith("/")) return { path: address };
  const [host = "", port = "3310"] = address.split(":");
  return { host, port: Number(port) };
}

/** A scanner that gave no verdict. It has no more than clamd's own words. */
export class NoVerdict extends Error {
  override name = "NoVerdict";
}

async function connected(): Promise<Socket> {
  if (place === undefined) throw new NoVerdict("No scanner is set.");
  const socket = connect(scannerPlace(place));
  socket.setTimeout(longestSilence, () => socket.destroy(new NoVerdict("The scanner does not answer.")));
  await once(socket, "connect");
  return socket;
}

/** What clamd answers, without the zero byte at its end. It may come, and the connection end, before all was sent. */
function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    socket.on("data", (part: Buffer) => {
      parts.push(part);
      const text = Buffer.concat(parts).toString();
      if (text.endsWith("\0")) resolve(text.slice(0, -1));
    });
    socket.on("error", reject);
    socket.on("close", () => reject(new NoVerdict("The scanner ended the connection.")));
  });
}

/** A file as INSTREAM has it: pieces with their length before them, and a length of zero at the end. */
async function* inPieces(file: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of file) {
    const bytes = Buffer.from(piece);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    if (bytes.length > 0) yield Buffer.concat([length, bytes]);
  }
  yield Buffer.alloc(4);
}

/**
 * Scans a file.
 * @returns the name of what was found in it, or null
 * @throws NoVerdict, or the error of the network or of the file
 */
export async function scan(file: Readable): Promise<string | null> {
  try {
    const socket = await connected();
    try {
      const answer = answerOn(socket);
      const sent = pipeline(inPieces(file), socket, { end: false });
      // The answer may come before the end of the file; a file that cannot be read gets none.
      const words = await Promise.race([answer, sent.then(() => answer)]);
      if (words === "stream: OK") return null;
      const found = /^stream: (.+) FOUND$/.exec(words)?.[1];
      if (!found) throw new NoVerdict(words);
      return found.slice(0, 200);
    } finally {
      socket.destroy();
    }
  } finally {
    file.destroy();
  }
}

/** Asks the scanner whether it works. @throws NoVerdict, or the error of the network */
export async function checkScanner(): Promise<void> {
  const socket = await connected();
  try {
    const answer = answerOn(socket);
    socket.write("zPING\0");
    const words = await answer;
    if (words !== "PONG") throw new NoVerdict(words);
  } finally {
    socket.destroy();
  }
}
