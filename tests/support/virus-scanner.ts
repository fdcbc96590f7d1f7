/** A virus scanner for tests, which speaks clamd's protocol and knows EICAR's harmless test file alone. */
import { type AddressInfo, createServer, type Socket } from "node:net";

/** EICAR's test file, in two parts, so that no scanner stops at this source. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-", "ANTIVIRUS-TEST-FILE!$H+H*"].join("");

export interface VirusScanner {
  /** The value for CLAMD_HOST. */
  address: string;
  /** The sizes of the files that were scanned. */
  scanned: number[];
  /** What it answers from now on instead of a verdict. */
  fail(words: string): void;
  close(): void;
}

/** The file of a whole INSTREAM command; null while it is not complete. */
function fileIn(sent: Buffer, from: number): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = from; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

export async function virusScanner(): Promise<VirusScanner> {
  const scanned: number[] = [];
  let failure: string | undefined;
  const server = createServer((socket: Socket) => {
    let sent = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      sent = Buffer.concat([sent, bytes]);
      const end = sent.indexOf(0);
      if (sent.subarray(0, end).toString() === "zPING") return socket.end("PONG\0");
      const file = fileIn(sent, end + 1);
      if (!file) return;
      scanned.push(file.length);
      const verdict = file.includes(eicar) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";
      socket.end(`${failure ?? verdict}\0`);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    fail(words) {
      failure = words;
    },
    close: () => server.close(),
  };
}
