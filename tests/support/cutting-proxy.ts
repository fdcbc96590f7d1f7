import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface CuttingProxy {
  /** The address for clients; it stays the same when the server behind it changes. */
  address: string;
  /** Forwards to another server from now on. */
  leadTo(address: string): void;
  /** How much of the file went through, piece by piece. */
  readonly traffic: {
    /** Bytes of all pieces, cut ones included. */
    sent: number;
    /** For each time that a client resumed before its last position: how many bytes it sent again. */
    again: number[];
    /** How many connections were cut. */
    cuts: number;
  };
  close(): Promise<void>;
}

interface Options {
  /** The server behind the proxy. */
  to: string;
  /** Cuts the connection when this many bytes of the file have gone through for the first time. */
  cutAt?: readonly number[];
  /** Receives the progress of the file with each part of it. */
  onProgress?: (furthest: number) => void;
}

/** A request's body: its length, and its offset in the file. */
function readHead(head: string): { length: number; offset: number | undefined } {
  const offset = /^upload-offset: (\d+)/im.exec(head)?.[1];
  return {
    length: Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0),
    offset: head.startsWith("PATCH ") && offset !== undefined ? Number(offset) : undefined,
  };
}

/** Separates the bodies of requests from their headers, however the bytes are split. */
function bodyCounter(onBody: (bytes: number) => void, onPiece: (offset: number) => void) {
  let head = "";
  let left = 0;
  return (data: Buffer) => {
    for (let at = 0; at < data.length; ) {
      if (left > 0) {
        const taken = Math.min(left, data.length - at);
        left -= taken;
        at += taken;
        onBody(taken);
        continue;
      }
      head += data.toString("latin1", at, at + 1);
      at += 1;
      if (!head.endsWith("\r\n\r\n")) continue;
      const { length, offset } = readHead(head);
      head = "";
      left = length;
      if (offset !== undefined) onPiece(offset);
    }
  };
}

/** A proxy between an uploading client and its server, which breaks at given offsets and counts the bytes. */
export async function cuttingProxy({ to, cutAt = [], onProgress }: Options): Promise<CuttingProxy> {
  const places = [...cutAt].sort((one, other) => one - other);
  const traffic = { sent: 0, again: [] as number[], cuts: 0 };
  const sockets = new Set<Socket>();
  let target = new URL(to);
  let offset = 0;
  let furthest = 0;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const both = [near, far];
    function cut(): void {
      traffic.cuts += 1;
      // Half of them look like a dead cable, half like a server that hangs up.
      for (const socket of both) traffic.cuts % 2 ? socket.resetAndDestroy() : socket.destroy();
    }
    const count = bodyCounter(
      (bytes) => {
        traffic.sent += bytes;
        offset += bytes;
        furthest = Math.max(furthest, offset);
        onProgress?.(furthest);
      },
      (from) => {
        if (from < furthest) traffic.again.push(furthest - from);
        offset = from;
      },
    );
    for (const socket of both) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        for (const other of both) other.destroy();
      });
    }
    near.on("data", (data) => {
      count(data);
      if (!far.destroyed && !far.write(data)) {
        near.pause();
        far.once("drain", () => near.resume());
      }
      if (places[0] !== undefined && furthest >= places[0]) {
        places.shift();
        cut();
      }
    });
    far.pipe(near);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(address) {
      target = new URL(address);
    },
    traffic,
    async close() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
